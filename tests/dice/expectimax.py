"""The chance of success by playing out everything: every choice of everybody, every face of every die.

Knows nothing of attempts, tables or odds: it asks the game what is legal, answers on a copy, and listens whether the
Adventure succeeded. So what it says and what the solver says can only agree if both are right.
"""

from __future__ import annotations

from vortex.games.time_of_the_daleks import TimeOfTheDaleks
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.chance import Chance
from vortex.kernel.state import dump_stack


class NumberNeeded(Exception):
    """The script is at its end, and a number below this one is asked for."""

    def __init__(self, below: int) -> None:
        self.below = below


class Script(Chance):
    """Gives the numbers of the script, then stops the play."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        if not self.numbers:
            raise NumberNeeded(n)
        return self.numbers.pop(0)

    def copy(self) -> Script:
        return Script(tuple(self.numbers))


class Expectimax:
    def __init__(self, game: TimeOfTheDaleks) -> None:
        self.game = game
        self._known: dict[str, float] = {}

    def probability(self, state: DaleksState) -> float:
        """With best play by everybody who is asked."""
        key = repr(
            (
                state.asked,
                state.topic,
                dump_stack(state),
                state.pool,
                state.by_cards,
                state.dice,
                sorted(state.picked),
                sorted(state.used),
                state.focused,
                state.focus_cards,
                state.tokens,
                state.hands,
                state.conditions,
                state.k9_used,
                state.exterminated,
            )
        )
        if key not in self._known:
            self._known[key] = max(self.after(state, choice) for choice in state.options)
        return self._known[key]

    def after(self, state: DaleksState, choice: int, script: tuple[int, ...] = ()) -> float:
        """With this choice, over everything that luck can make of it."""
        twin = self.game.clone(state)
        twin.chance = Script(script)
        twin.events = []
        try:
            self.game.apply(twin, choice)
        except NumberNeeded as needed:
            if self._ending(twin) is None:
                faces = range(needed.below)
                return sum(self.after(state, choice, (*script, face)) for face in faces) / needed.below
        ending = self._ending(twin)
        return self.probability(twin) if ending is None else ending

    def _ending(self, state: DaleksState) -> float | None:
        for event in state.events or ():
            if event.kind == "adventure-succeeded":
                return 1.0
            if event.kind == "adventure-failed":
                return 0.0
        return None
