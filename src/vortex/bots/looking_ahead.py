"""A shallow search: every choice is tried in the same imagined worlds; the worse half is dropped, again and again."""

from __future__ import annotations

from vortex.bots.chair import Chair
from vortex.bots.rollout import play_on
from vortex.bots.thought import Considered, Thought
from vortex.kernel.chance import FastChance
from vortex.kernel.state import answer


class TimeLord:
    """Tries each choice, plays on by the advice for a while and judges."""

    __slots__ = ("_chance", "decisions", "trials")

    def __init__(self, seed: int, trials: int = 160, decisions: int = 24) -> None:
        self._chance = FastChance(seed)
        self.trials = trials
        self.decisions = decisions

    def choose(self, chair: Chair) -> int:
        legal = chair.legal()
        return legal[0] if len(legal) == 1 else self.think(chair).choice

    def think(self, chair: Chair) -> Thought:
        legal = chair.legal()
        total = dict.fromkeys(legal, 0.0)
        tried = dict.fromkeys(legal, 0)
        left = list(legal)
        rounds = max(1, (len(legal) - 1).bit_length())
        for _ in range(rounds):
            worlds = max(1, self.trials // (rounds * len(left)))
            for _ in range(worlds):
                world = chair.imagine(self._chance)
                luck = self._chance.below(1 << 30)
                for choice in left:
                    twin = chair.copy(world)
                    answer(twin, choice)
                    # The same luck for every choice: what differs is then the choice.
                    total[choice] += play_on(chair.game, twin, self.decisions, FastChance(luck))[chair.seat]
                    tried[choice] += 1
            left.sort(key=lambda choice: -total[choice] / tried[choice])
            left = left[: (len(left) + 1) // 2]
        considered = [
            Considered(choice, tried[choice], total[choice] / tried[choice] if tried[choice] else 0.0)
            for choice in legal
        ]
        considered.sort(key=lambda one: (one.choice != left[0], -one.visits, -one.value))
        return Thought(left[0], tuple(considered))
