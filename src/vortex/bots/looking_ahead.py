"""A shallow search: one choice, then the game goes on by the advice for a while and is judged."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from vortex.bots.chair import Chair
from vortex.bots.contest import Contest, Searching
from vortex.bots.rollout import play_on
from vortex.kernel.chance import FastChance
from vortex.kernel.state import State, answer


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class TimeLord(Searching):
    """Tries its choices against each other in possible worlds, as often as `trials` says or as the game wants, and no
    longer than `seconds` where a player waits."""

    __slots__ = ("_chance", "seconds", "trials")

    def __init__(self, seed: int, trials: int | None = None, seconds: float | None = None) -> None:
        self._chance = FastChance(seed)
        self.trials = trials
        self.seconds = seconds

    def contest(self, chair: Chair) -> Contest:
        def trial(world: State, choice: int, luck: FastChance) -> list[float]:
            foreseen = chair.advice.is_before_luck(world)
            answer(world, choice)
            return play_on(chair.game, world, chair.advice.decisions_ahead, luck, foreseen)

        trials = chair.advice.trials if self.trials is None else self.trials
        return Contest(chair, self._chance, trial, trials, self.seconds)
