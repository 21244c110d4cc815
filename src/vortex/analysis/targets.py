"""Whether the figures are what they should be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from vortex.analysis.balance import Balance, Use
from vortex.analysis.intervals import Share
from vortex.kernel.measures import AMOUNT, EACH, EVERY_CARD, MEAN, RATE, Target

_MOST_NAMED = 6


class Judged(NamedTuple):
    """A target beside its figure. `met` is None where nothing was counted that could tell; `sure`, whether the games
    are many enough that luck alone would hardly have it otherwise."""

    target: Target
    figure: str
    met: bool | None
    detail: str = ""
    sure: bool = True

    @property
    def verdict(self) -> str:
        if self.met is None:
            return "not counted"
        return ("met" if self.met else "not met") + ("" if self.sure else " so far")

    @property
    def wanted(self) -> str:
        low, high = self.target.low, self.target.high
        if self.target.kind == MEAN:
            return f"{low:g}–{high:g}"
        if self.target.kind not in (RATE, AMOUNT):
            return f"each by at least {100 * low:.0f} %" if low else "all"
        if high >= 1.0:
            return f"at least {100 * low:.0f} %"
        return f"{100 * low:.0f}–{100 * high:.0f} %"

    def as_json(self) -> dict[str, Any]:
        return {
            "target": self.target.words,
            "wanted": self.wanted,
            "figure": self.figure,
            "met": self.met,
            "sure": self.sure,
            "detail": self.detail,
        }


def wanted_of(targets: Sequence[Target], seats: int) -> list[Target]:
    """Those for a table of this size."""
    return [target for target in targets if not target.seats or seats in target.seats]


def judge(
    targets: Sequence[Target], found: Balance, seats: int, names: Mapping[str, Mapping[str, str]]
) -> list[Judged]:
    """All targets for a table of this size; `names` are those of the cards."""
    return [_judged(target, found, names) for target in wanted_of(targets, seats)]


def _judged(target: Target, found: Balance, names: Mapping[str, Mapping[str, str]]) -> Judged:
    if target.kind == MEAN:
        spread = found.numbers.get(target.name)
        if spread is None:
            return Judged(target, "–", None)
        middle = f"half of them {spread.quantile(0.25)} to {spread.quantile(0.75)}"
        # The mean may be right although hardly any game is near it.
        inside = spread.within(target.low, target.high)
        detail = f"{middle}; {100 * inside.value:.0f} % within"
        low, high = spread.mean - spread.margin, spread.mean + spread.margin
        met = _is_inside(target, spread.mean, spread.mean)
        sure = _is_inside(target, low, high) if met else not _touches(target, low, high)
        return Judged(target, f"{spread.mean:.1f}", met, detail, sure)
    if target.kind == EVERY_CARD:
        return _of_all_cards(target, found.cards.get(target.name, {}), names.get(target.name, {}))
    if target.kind in (RATE, AMOUNT):
        shares = dict(_shares(target, found))
        return _within(target, shares)
    sources: Mapping[str, int] = found.amounts.get(target.name, {})
    return _of_all(target, len(target.sources), [name for name in target.sources if not sources.get(name)])


def _of_all_cards(target: Target, uses: Mapping[str, Use], names: Mapping[str, str]) -> Judged:
    """Each is used at all, and by as large a share of the seats that could as the target says."""
    shares = {key: Share(use.used, use.could) for key, use in uses.items()}
    missing = [key for key, share in shares.items() if not share.hits or share.value < target.low]
    judged = _of_all(target, len(uses), [names[key] for key in missing])
    if missing:
        # What few seats could use may yet be used by more.
        return judged._replace(sure=any(shares[key].interval[1] < target.low for key in missing))
    return judged._replace(sure=all(share.interval[0] >= target.low for share in shares.values()))


def _of_all(target: Target, number: int, missing: list[str]) -> Judged:
    if not number:
        return Judged(target, "–", None)
    detail = f"missing: {', '.join(missing)}" if missing else ""
    # Something that has not happened yet may happen in the next game.
    return Judged(target, f"{number - len(missing)} of {number}", not missing, detail, sure=not missing)


def _shares(target: Target, found: Balance) -> Iterator[tuple[str, Share]]:
    if target.kind == RATE:
        rates = found.rates.get(target.name, {})
        yield from ((by, share) for by, share in rates.items() if target.by in (by, EACH))
        return
    sources = found.amounts.get(target.name)
    if sources is None:
        return
    whole = sources.total()
    # Results of one game are not independent, so they count as one for each game.
    worth = min(whole, found.games)
    for by in sources if target.by == EACH else (target.by,):
        yield by, Share(sources[by], whole, worth)


def _within(target: Target, shares: dict[str, Share]) -> Judged:
    known = {by: share for by, share in shares.items() if share.of}
    if not known:
        return Judged(target, "–", None)
    outside = [by for by, share in known.items() if not _is_inside(target, share.value, share.value)]
    met = not outside
    if met:
        sure = all(_is_inside(target, *share.interval) for share in known.values())
    else:
        sure = any(not _touches(target, *known[by].interval) for by in outside)
    if target.by != EACH:
        [share] = known.values()
        figure = str(share) if target.kind == RATE else f"{100 * share.value:.1f} %"
        return Judged(target, figure, met, "", sure)
    values = [share.value for share in known.values()]
    figure = f"{100 * min(values):.1f}–{100 * max(values):.1f} %"
    outside.sort(key=lambda by: -max(target.low - known[by].value, known[by].value - target.high))
    named = [f"{by} {100 * known[by].value:.1f} %" for by in outside[:_MOST_NAMED]]
    more = f" and {len(outside) - _MOST_NAMED} more" if len(outside) > _MOST_NAMED else ""
    return Judged(target, figure, met, f"outside: {', '.join(named)}{more}" if outside else "", sure)


def _is_inside(target: Target, low: float, high: float) -> bool:
    return target.low <= low and high <= target.high


def _touches(target: Target, low: float, high: float) -> bool:
    return low <= target.high and target.low <= high
