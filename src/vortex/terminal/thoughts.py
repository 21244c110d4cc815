"""What was thought out for a person: a hint, the odds, what a choice would change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from vortex.kernel.preview import Change


class Tried(NamedTuple):
    choice: int
    tries: int
    odds: float
    nobody: float


class Advice(NamedTuple):
    """What a good bot would choose, and what came of what it tried. `nobody` is who wins where no seat does."""

    choice: int
    tried: tuple[Tried, ...]
    nobody: str


class Worth(NamedTuple):
    choice: int
    odds: float
    is_least: bool


class Chances(NamedTuple):
    """How likely `success` is with best play, and what each choice is worth; the best first."""

    success: str
    odds: float
    rule: str
    choices: tuple[Worth, ...]
    is_whole: bool

    @classmethod
    def ranked(
        cls, success: str, odds: float, rule: str, choices: Iterable[Worth], is_whole: bool
    ) -> Chances:
        return cls(success, odds, rule, tuple(sorted(choices, key=lambda each: -each.odds)), is_whole)


class Foreseen(NamedTuple):
    """What a choice would change in the view; None where luck or hidden cards decide at once."""

    changes: Sequence[Change] | None
    is_whole: bool
