"""What a game says about odds: worked out, or left to a solver. `vortex.analysis.odds` answers for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from vortex.kernel.state import PASS
from vortex.kernel.words import Words

ALIKE = 1e-9
"""Odds that differ by less count as equal."""


class OutOfTime(Exception):
    """It cannot be worked out in the given time."""


GoOn = Callable[[], None]
"""Called repeatedly during a long calculation; raises OutOfTime to end it."""


def no_hurry() -> None:
    """Never ends the calculation."""


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
    """Whether all choices were weighed in full: otherwise one that was left out, for want of time or because it was not
    asked for, or one of `at_least`, may be better, and the probability is at least this."""
    at_least: frozenset[int] = frozenset()
    """Choices that may be worth more: of all that they lead to, only the most promising was worked out."""

    @property
    def best(self) -> list[int]:
        """The best choices, in the order of the options."""
        return [choice for choice, each in self.choices.items() if each > self.probability - 1e-12]


class Unsolved:
    """What a game leaves to a solver, as plain data that a room of its own defines, such as `vortex.dice`."""

    __slots__ = ()


class Leaning(NamedTuple):
    """A choice whose odds count on another player's next step. `words` stand before the figure, `label` says it in
    full; `seat` is that player's, NOBODY where it is not yet known who it will be."""

    seat: int
    words: Words
    label: Words


class Luck(NamedTuple):
    """How the odds of a question are shown. `words`: what they are of, in a word or two; `label`: the same in full.
    `takes_long`: some choices are weighed only in full. `tells_all`: what choices are worth is shown even
    where all are worth the same. `leaning`: the choices that count on another player; none of them is called the
    best. `free`: the choices without a price."""

    words: Words
    label: Words
    takes_long: bool = False
    tells_all: bool = False
    leaning: tuple[tuple[int, Leaning], ...] = ()
    free: tuple[int, ...] = ()

    def own(self, options: Sequence[int]) -> list[int]:
        """The choices that count on nobody else."""
        leaning = dict(self.leaning)
        return [choice for choice in options if choice not in leaning]

    def next_free(self, options: Sequence[int], odds: Mapping[int, float]) -> int | None:
        """The next step without a price towards the likeliest success that counts on nobody else. None where stopping
        is as good, only something with a price is best, nothing can succeed, or not all odds are known."""
        own = self.own(options)
        if not own or not all(choice in odds for choice in own):
            return None
        most = max(odds[choice] for choice in own)
        best = [choice for choice in own if odds[choice] > most - ALIKE]
        if most < ALIKE or PASS in best:
            return None
        return next((choice for choice in best if choice in self.free), None)
