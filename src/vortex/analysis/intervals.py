"""How certain a counted share is."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from typing import NamedTuple

_SURE = 1.959963984540054
"""Normal deviates lie within this of their mean in 95 of 100 cases."""


class Share(NamedTuple):
    """A count out of a total, with the interval in which the true share lies in 95 of 100 cases (Wilson's). Dependent
    trials say less: `worth` is the number of independent ones that would say as much; without it, all are
    independent."""

    hits: float
    of: float
    worth: float | None = None

    @property
    def value(self) -> float:
        return self.hits / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if not self.of:
            return 0.0, 1.0
        of = self.of if self.worth is None else self.worth
        square = _SURE * _SURE
        middle = self.value + square / (2 * of)
        margin = _SURE * sqrt(self.value * (1 - self.value) / of + square / (4 * of * of))
        whole = 1 + square / of
        return max(0.0, (middle - margin) / whole), min(1.0, (middle + margin) / whole)

    def as_json(self) -> dict[str, float]:
        low, high = self.interval
        worth = self.of if self.worth is None else self.worth
        return {
            "hits": self.hits,
            "of": self.of,
            "worth": worth,
            "share": self.value,
            "low": low,
            "high": high,
        }

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.value:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def between(one: Share, other: Share) -> tuple[float, float]:
    """Within what the first share less the second truly lies in 95 of 100 cases (Newcombe's interval from the two of
    Wilson): it stays wide where all of a few hit, or none, which the usual one does not."""
    (low, high), (other_low, other_high) = one.interval, other.interval
    difference = one.value - other.value
    return (
        difference - hypot(one.value - low, other_high - other.value),
        difference + hypot(high - one.value, other.value - other_low),
    )


@dataclass
class Gathered:
    """A share gathered game by game: so much of so much in each. What comes from one game is dependent, so how far
    the share may be off is read from how far single games are from it (the error of a ratio of sums)."""

    games: int = 0
    hits: float = 0
    of: float = 0
    hits_by_hits: float = 0
    hits_by_of: float = 0
    of_by_of: float = 0

    def add(self, hits: float, of: float) -> None:
        self.games += 1
        self.hits += hits
        self.of += of
        self.hits_by_hits += hits * hits
        self.hits_by_of += hits * of
        self.of_by_of += of * of

    @property
    def worth(self) -> float:
        """How many independent ones would say as much; where one comes from each game, exactly that many."""
        hits, of = self.hits, self.of
        off = of * of * self.hits_by_hits - 2 * hits * of * self.hits_by_of + hits * hits * self.of_by_of
        if off <= 0:
            # Games that all agree say nothing about their spread: each counts as one.
            return self.games
        # If a few games are more alike than chance suggests, that is chance too.
        return min(hits * (of - hits) * of * of / off, max(of, self.games))

    @property
    def share(self) -> Share:
        return Share(self.hits, self.of, self.worth)
