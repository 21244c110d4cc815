"""A balance report as a single HTML page that stands alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import NamedTuple, TypeVar

from vortex.analysis.balance import FEWEST_COMPARED, Balance, Spread, Use
from vortex.analysis.intervals import Share
from vortex.analysis.plots import Bar, bars, differences, histogram
from vortex.analysis.targets import Judged
from vortex.kernel.measures import AMOUNT, EACH, MEAN, RATE, Target

T = TypeVar("T")

_STYLE = """
:root { color-scheme: light dark; --ink: #1c2430; --paper: #fff; --soft: #5a6472; --line: #d5dae1;
  --bar: #3f6fb0; --far: #9aa7b8; --band: #cfe8d2; --yes: #1f7a3a; --no: #a3291f }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eaf0; --paper: #12161c; --soft: #9aa5b4; --line: #303946;
  --bar: #7ea6dd; --far: #56606f; --band: #1f4028; --yes: #6cc784; --no: #f08a80 } }
body { font: 16px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.25rem; margin-top: 2.5rem } h3 { font-size: 1rem; margin-bottom: .3rem }
code { overflow-wrap: anywhere } .soft { color: var(--soft) }
table { border-collapse: collapse; width: 100% } .wide { overflow-x: auto }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
tr.more td { border-bottom: 0 }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
.yes { color: var(--yes); font-weight: 600 } .no { color: var(--no); font-weight: 600 }
svg { width: 100%; height: auto; display: block; overflow: visible }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink) }
svg .bar { fill: var(--bar) } svg .outside { fill: var(--far) } svg .band { fill: var(--band) }
svg .sure { stroke: var(--ink); stroke-width: 2; fill: none } svg .axis { stroke: var(--far); fill: none }
svg .dot { fill: var(--bar); stroke: var(--paper) }
"""

_LEGEND = (
    "Shares are followed by the range in which the true share lies in 95 of 100 cases; a green band is where a "
    "figure should be. “So far” says that more games could still change it."
)


class About(NamedTuple):
    """What the report is of. `sources` is the hash of the rules and the bots, `pack` that of the cards."""

    title: str
    command: str
    games: int
    seats: int
    bot: str
    settings: Mapping[str, object]
    version: str
    sources: str
    pack: str
    notes: Mapping[str, str] = {}


def page(
    about: About, found: Balance, judged: Sequence[Judged], names: Mapping[str, Mapping[str, str]]
) -> str:
    """The whole page."""
    settings = ", ".join(f"{key} {value}" for key, value in about.settings.items())
    played = f"{about.games} games of {about.seats} seats by {about.bot}"
    played += f" ({settings})" if settings else ""
    body = [
        f"<h1>{escape(about.title)}: balance</h1>",
        f"<p>{escape(played)}; Vortex {about.version}, sources {about.sources[:12]}, cards {about.pack[:12]}.</p>",
        f"<p><code>{escape(about.command)}</code></p>",
        f'<p class="soft">{_LEGEND}</p>',
        *_targets(judged),
        *_rates(found, [each.target for each in judged], about.notes),
        *_amounts(found, [each.target for each in judged]),
        *_numbers(found, [each.target for each in judged]),
        *_cards(found, names, about.notes),
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(about.title)}: balance</title><style>{_STYLE}</style></head><body>\n"
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def _targets(judged: Sequence[Judged]) -> Iterator[str]:
    if not judged:
        return
    yield "<h2>Targets</h2><div class=wide><table><thead><tr><th>figure<th>should be<th>is<th></tr></thead><tbody>"
    for each in judged:
        sign = {True: '<td class="yes">✓ ', False: '<td class="no">✗ ', None: "<td>"}[each.met]
        # Whatever is named has the whole width: in a column of a phone it would be a word a line.
        yield (
            f"<tr{' class=more' if each.detail else ''}><td>{escape(each.target.words)}<td>{escape(each.wanted)}"
            f"<td>{escape(each.figure)}{sign}{each.verdict}</tr>"
        )
        if each.detail:
            yield f'<tr><td colspan="4" class="soft">{escape(each.detail)}</tr>'
    yield "</tbody></table></div>"


def _band(
    targets: Sequence[Target], kind: str, name: str, by: str | None = None
) -> tuple[float, float] | None:
    for target in targets:
        if target.kind == kind and target.name == name and (by is None or target.by == by):
            return target.low, target.high
    return None


def _rates(found: Balance, targets: Sequence[Target], notes: Mapping[str, str]) -> Iterator[str]:
    whole = {name: shares[""] for name, shares in found.rates.items() if "" in shares}
    if whole:
        yield "<h2>Rates</h2>"
        for name, share in sorted(whole.items()):
            yield bars(name, [_bar(name, share)], _band(targets, RATE, name, ""))
    for name, shares in found.rates.items():
        if "" not in shares:
            yield f"<h2>{escape(_capital(name))}</h2>"
            if name in notes:
                yield f'<p class="soft">{escape(notes[name])}</p>'
            rows = [_bar(by, share) for by, share in _in_order(shares)]
            yield bars(name, rows, _band(targets, RATE, name, EACH))


def _amounts(found: Balance, targets: Sequence[Target]) -> Iterator[str]:
    for name, sources in found.amounts.items():
        whole = sources.total()
        if not whole:
            continue
        band = _band(targets, AMOUNT, name, EACH)
        rows = []
        for by, much in _in_order(sources):
            own = _band(targets, AMOUNT, name, by)
            share = Share(much, whole)
            wanted = f", wanted {100 * own[0]:.0f}–{100 * own[1]:.0f}" if own else ""
            rows.append(Bar(by, share.value, f"{100 * share.value:.1f} % ({much}){wanted}"))
        yield f"<h2>{escape(_capital(name))}</h2>"
        yield bars(name, rows, band)


def _numbers(found: Balance, targets: Sequence[Target]) -> Iterator[str]:
    if found.numbers:
        yield "<h2>Numbers</h2>"
    for name, spread in found.numbers.items():
        yield f"<h3>{escape(_capital(name))}</h3><p class=soft>{_in_words(spread)}</p>"
        yield histogram(name, spread, _band(targets, MEAN, name))


def _in_words(spread: Spread) -> str:
    low, middle, high = (spread.quantile(share) for share in (0.05, 0.5, 0.95))
    return f"mean {spread.mean:.1f}, median {middle}, nine of ten from {low} to {high}; {spread.of} in all"


def _cards(found: Balance, names: Mapping[str, Mapping[str, str]], notes: Mapping[str, str]) -> Iterator[str]:
    for group, uses in found.cards.items():
        if not uses:
            continue
        ranked = sorted(
            uses.items(), key=lambda item: -(item[1].used / item[1].could if item[1].could else -1)
        )
        yield f"<h2>Use of cards: {escape(group)}</h2>"
        yield (
            '<p class="soft">Counted by games and seats: a seat that could use a card at least once, and one that '
            "did. The difference is that of winning, between those who used it and those who could have, in points and "
            f"with its own range; there is none where fewer than {FEWEST_COMPARED} did or did not.</p>"
        )
        if group in notes:
            yield f'<p class="soft">{escape(notes[group])}</p>'
        yield (
            "<div class=wide><table><thead><tr><th>card<th class=n>could<th class=n>did<th class=n>share"
            "<th class=n>times<th class=n>wins with<th class=n>without<th class=n>difference</tr></thead><tbody>"
        )
        for key, use in ranked:
            yield _card_row(names[group][key], use)
        yield "</tbody></table></div>"
        compared = [(names[group][key], use) for key, use in ranked if use.difference is not None]
        if compared:
            compared.sort(key=lambda item: -(item[1].difference or 0.0))
            yield differences(
                f"difference to winning: {group}", [_difference(name, use) for name, use in compared]
            )


def _card_row(name: str, use: Use) -> str:
    share = f"{100 * use.used / use.could:.0f} %" if use.could else "–"
    with_it = f"{100 * use.with_it.value:.0f} %" if use.used else "–"
    without = f"{100 * use.without_it.value:.0f} %" if use.could > use.used else "–"
    difference = _compared(use, 0) or "–"
    cells = (use.could, use.used, share, use.times, with_it, without, difference)
    return f"<tr><td>{escape(name)}" + "".join(f"<td class=n>{cell}" for cell in cells) + "</tr>"


def _compared(use: Use, digits: int) -> str:
    """By how many points, and between which; empty where too few can be compared."""
    if use.difference is None or use.interval is None:
        return ""
    value, low, high = (f"{100 * each:+.{digits}f}" for each in (use.difference, *use.interval))
    return f"{value} ({low} to {high})"


def _difference(name: str, use: Use) -> Bar:
    return Bar(name, use.difference or 0.0, _compared(use, 1), *(use.interval or (None, None)))


def _bar(label: str, share: Share) -> Bar:
    low, high = share.interval
    return Bar(label, share.value, f"{share} of {share.of:.0f}", low, high)


def _in_order(shares: Mapping[str, T]) -> list[tuple[str, T]]:
    """Numbers as numbers."""
    return sorted(
        shares.items(), key=lambda item: (len(item[0]), item[0]) if item[0].isdecimal() else (99, item[0])
    )


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
