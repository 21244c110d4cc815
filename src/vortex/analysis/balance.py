"""What many games have in common: everything that their measures counted, added up. Knows no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import inf, sqrt
from typing import Any

from vortex.analysis.intervals import Gathered, Share, between
from vortex.analysis.runs import Played

FEWEST_COMPARED = 5
"""With fewer seats than this, a comparison says nothing."""


@dataclass
class Spread:
    """How often a number had which value."""

    counts: Counter[int] = field(default_factory=Counter)

    @property
    def of(self) -> int:
        return self.counts.total()

    @property
    def mean(self) -> float:
        return sum(value * count for value, count in self.counts.items()) / self.of if self.of else 0.0

    @property
    def margin(self) -> float:
        """The true mean lies within this distance of it in 95 of 100 cases."""
        if self.of < 2:
            # A single value says nothing about the spread.
            return inf
        mean = self.mean
        variance = sum(count * (value - mean) ** 2 for value, count in self.counts.items()) / (self.of - 1)
        return 1.96 * sqrt(variance / self.of)

    def within(self, low: float, high: float) -> Share:
        """How many of them lie there, the ends included."""
        return Share(sum(count for value, count in self.counts.items() if low <= value <= high), self.of)

    def quantile(self, share: float) -> int:
        """The least value that this share of all does not exceed."""
        passed = 0
        for value in sorted(self.counts):
            passed += self.counts[value]
            if passed >= share * self.of:
                return value
        return 0

    def as_json(self) -> dict[str, Any]:
        return {
            "of": self.of,
            "mean": self.mean,
            "quantiles": {str(share): self.quantile(share) for share in (0.05, 0.25, 0.5, 0.75, 0.95)},
            "counts": {str(value): self.counts[value] for value in sorted(self.counts)},
        }


@dataclass
class Use:
    """One card, counted by games and seats: who could use it, who did, how often, and how many of both won."""

    could: int = 0
    used: int = 0
    times: int = 0
    won_with: int = 0
    won_without: int = 0

    @property
    def with_it(self) -> Share:
        return Share(self.won_with, self.used)

    @property
    def without_it(self) -> Share:
        """Of those who could have used it and did not."""
        return Share(self.won_without, self.could - self.used)

    @property
    def difference(self) -> float | None:
        """How much likelier its users are to win; None if there are too few to compare."""
        if min(self.used, self.could - self.used) < FEWEST_COMPARED:
            return None
        return self.with_it.value - self.without_it.value

    @property
    def interval(self) -> tuple[float, float] | None:
        """The true difference lies in this interval in 95 of 100 cases."""
        return None if self.difference is None else between(self.with_it, self.without_it)

    def as_json(self) -> dict[str, Any]:
        low, high = self.interval or (None, None)
        return {
            "could": self.could,
            "used": self.used,
            "times": self.times,
            "wins_with": self.with_it.value if self.used else None,
            "wins_without": self.without_it.value if self.could > self.used else None,
            "difference": self.difference,
            "low": low,
            "high": high,
        }


@dataclass
class Balance:
    """The sum over all games."""

    games: int = 0
    rates: dict[str, dict[str, Share]] = field(default_factory=dict)
    numbers: dict[str, Spread] = field(default_factory=dict)
    amounts: dict[str, Counter[str]] = field(default_factory=dict)
    cards: dict[str, dict[str, Use]] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {
            "rates": {
                name: {by: share.as_json() for by, share in sorted(shares.items())}
                for name, shares in self.rates.items()
            },
            "numbers": {name: spread.as_json() for name, spread in self.numbers.items()},
            "amounts": {name: dict(sorted(sources.items())) for name, sources in self.amounts.items()},
            "cards": {
                group: {key: use.as_json() for key, use in uses.items()} for group, uses in self.cards.items()
            },
        }


def add_up(games: Iterable[Played], cards: Mapping[str, Mapping[str, str]]) -> Balance:
    """All measured games; `cards` are those whose use was counted, so that unused ones are listed too."""
    found = Balance(cards={group: {key: Use() for key in keys} for group, keys in cards.items()})
    gathered: dict[str, dict[str, Gathered]] = {}
    for played in games:
        measured = played.measured
        if measured is None:
            continue
        found.games += 1
        by_seat = gathered.setdefault("wins by seat", {})
        for seat in range(len(played.bots)):
            by_seat.setdefault(str(seat + 1), Gathered()).add(seat in played.winners, 1)
        for name, rates in measured.rates.items():
            known = gathered.setdefault(name, {})
            for by, (hits, of) in rates.items():
                known.setdefault(by, Gathered()).add(hits, of)
        for name, values in measured.numbers.items():
            found.numbers.setdefault(name, Spread()).counts.update(values)
        for name, sources in measured.amounts.items():
            found.amounts.setdefault(name, Counter()).update(sources)
        for seat, could in enumerate(measured.could):
            won = seat in played.winners
            for thing in could:
                group, _, key = thing.partition("/")
                _count(found.cards[group][key], measured.used[seat].get(thing, 0), won)
    found.rates = {name: {by: each.share for by, each in rates.items()} for name, rates in gathered.items()}
    return found


def _count(use: Use, times: int, won: bool) -> None:
    use.could += 1
    use.times += times
    if times:
        use.used += 1
        use.won_with += won
    else:
        use.won_without += won
