"""What a game says about odds: worked out, or left to a solver. `vortex.analysis.odds` answers for every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


class OutOfTime(Exception):
    """More than can be worked out in the time that was given."""


GoOn = Callable[[], None]
"""Asked again and again while something takes long; raises OutOfTime to end it."""


def no_hurry() -> None:
    """There is time enough for everything."""


@dataclass(frozen=True)
class Odds:
    """How likely success is, exactly, from what one seat knows."""

    probability: float
    """With best play from here."""
    choices: dict[int, float]
    """With each choice of the asked seat, and best play after it; empty where the seat has nothing to choose."""
    rule: str
    """The rule that says what a success is."""
    is_whole: bool = True
    """Whether all choices were weighed: else one that was left out, for want of time or because it was not asked for,
    may be better, and the probability is at least this."""

    @property
    def best(self) -> list[int]:
        """The choices that nothing beats, in the order in which they were asked."""
        return [choice for choice, each in self.choices.items() if each > self.probability - 1e-12]


class Unsolved:
    """What a game leaves to a solver, as plain data that a room of its own defines, such as `vortex.dice`."""

    __slots__ = ()
