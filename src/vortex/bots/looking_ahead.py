"""A shallow search: one choice, then the game goes on by the advice for a while and is judged.

What the advice likes is tried first and longest; something else must show that it is better.
"""

from __future__ import annotations

from math import sqrt

from vortex.bots.chair import Chair
from vortex.bots.rollout import play_on
from vortex.bots.sensible import advised
from vortex.bots.thought import Considered, Thought
from vortex.kernel.chance import FastChance
from vortex.kernel.state import answer


class TimeLord:
    """Tries the choices in so many worlds that could be, and takes the one that it came back to most often."""

    __slots__ = ("_chance", "curiosity", "trials")

    def __init__(self, seed: int, trials: int = 30, curiosity: float = 0.6) -> None:
        self._chance = FastChance(seed)
        self.trials = trials
        self.curiosity = curiosity

    def choose(self, chair: Chair) -> int:
        legal = chair.legal()
        return legal[0] if len(legal) == 1 else self.think(chair).choice

    def think(self, chair: Chair) -> Thought:
        legal = chair.legal()
        shares = advised(chair, self._chance)
        total = [0.0] * len(legal)
        tried = [0] * len(legal)
        for trial in range(self.trials):
            # What has not been tried is taken to be as good as the others on average, a little less.
            hope = sum(total) / trial - 0.05 if trial else 0.5
            root = self.curiosity * sqrt(trial + 1)
            best, best_score = 0, -1.0
            for index, share in enumerate(shares):
                mean = total[index] / tried[index] if tried[index] else hope
                score = mean + root * share / (1 + tried[index])
                if score > best_score:
                    best, best_score = index, score
            world = chair.imagine(self._chance)
            answer(world, legal[best])
            total[best] += play_on(chair.game, world, chair.advice.decisions_ahead, self._chance)[chair.seat]
            tried[best] += 1
        considered = [
            Considered(choice, visits, value / visits if visits else 0.0)
            for choice, visits, value in zip(legal, tried, total, strict=True)
        ]
        considered.sort(key=lambda one: (-one.visits, -one.value))
        return Thought(considered[0].choice, tuple(considered))
