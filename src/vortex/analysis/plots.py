"""Plots as SVG for a page that stands alone: bars with their intervals, and histograms.

Colours are the page's own properties, so that a dark page has dark plots. What a plot shows stands in its title too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

from vortex.analysis.balance import Spread

_LABEL, _BAR, _FIGURE, _ROW = 250, 320, 170, 22
_HIGH, _STEP, _FOOT = 110, 22, 20
_MOST_COLUMNS = 40


class Bar(NamedTuple):
    """`low` and `high` are how sure it is, `text` is what stands behind it."""

    label: str
    value: float
    text: str
    low: float | None = None
    high: float | None = None


def bars(title: str, rows: Sequence[Bar], band: tuple[float, float] | None = None, most: float = 1.0) -> str:
    """Bars from left to right, on request with the band in which they should end."""
    height = _ROW * len(rows) + 4
    scale = _BAR / max(most, 1e-9)

    def x(value: float) -> float:
        return _LABEL + scale * min(max(value, 0.0), most)

    parts = [
        _head(title, _LABEL + _BAR + _FIGURE, height, "; ".join(f"{row.label}: {row.text}" for row in rows))
    ]
    if band:
        low, high = x(band[0]), x(band[1])
        parts.append(f'<rect class="band" x="{low:.1f}" y="0" width="{high - low:.1f}" height="{height}"/>')
    for number, row in enumerate(rows):
        top = _ROW * number + 4
        middle = top + 8
        parts.append(
            f'<text x="{_LABEL - 8}" y="{middle + 4}" text-anchor="end">{escape(_cut(row.label))}</text>'
        )
        parts.append(
            f'<rect class="bar" x="{_LABEL}" y="{top}" width="{x(row.value) - _LABEL:.1f}" height="16"/>'
        )
        if row.low is not None and row.high is not None:
            parts.append(f'<path class="sure" d="M{x(row.low):.1f} {middle}H{x(row.high):.1f}"/>')
        parts.append(f'<text x="{_LABEL + _BAR + 8}" y="{middle + 4}">{escape(row.text)}</text>')
    return "".join(parts) + "</svg>"


def differences(title: str, rows: Sequence[Bar]) -> str:
    """Dots left and right of nothing, each with how sure it is."""
    reach = max((max(abs(row.low or 0), abs(row.high or 0)) for row in rows), default=0) or 1.0
    height = _ROW * len(rows) + 4

    def x(value: float) -> float:
        return _LABEL + _BAR / 2 * (1 + value / reach)

    said = "; ".join(f"{row.label}: {row.text}" for row in rows)
    parts = [_head(title, _LABEL + _BAR + _FIGURE, height, said)]
    parts.append(f'<path class="axis" d="M{x(0)} 0V{height}"/>')
    for number, row in enumerate(rows):
        middle = _ROW * number + 12
        parts.append(
            f'<text x="{_LABEL - 8}" y="{middle + 4}" text-anchor="end">{escape(_cut(row.label))}</text>'
        )
        parts.append(f'<path class="sure" d="M{x(row.low or 0):.1f} {middle}H{x(row.high or 0):.1f}"/>')
        parts.append(f'<circle class="dot" cx="{x(row.value):.1f}" cy="{middle}" r="5"/>')
        parts.append(f'<text x="{_LABEL + _BAR + 8}" y="{middle + 4}">{escape(row.text)}</text>')
    return "".join(parts) + "</svg>"


def histogram(title: str, spread: Spread, band: tuple[float, float] | None = None) -> str:
    """How often each value occurred; if there are many values, neighbours share a bar."""
    columns = _columns(spread.counts)
    most = max(columns.values())
    width = _STEP * len(columns) + 40
    said = f"mean {spread.mean:.1f}, half of them {spread.quantile(0.25)} to {spread.quantile(0.75)}"
    parts = [_head(title, width, _HIGH + _FOOT + 4, said)]
    every = 1 + len(columns) // 12
    for number, (values, count) in enumerate(columns.items()):
        left = 20 + _STEP * number
        tall = _HIGH * count / most
        inside = band is None or band[0] <= values.start <= band[1]
        kind = "bar" if inside else "bar outside"
        parts.append(
            f'<rect class="{kind}" x="{left}" y="{_HIGH - tall:.1f}" width="{_STEP - 3}" height="{tall:.1f}"/>'
        )
        if number % every == 0:
            at = left + _STEP / 2 - 1.5
            parts.append(f'<text x="{at}" y="{_HIGH + 15}" text-anchor="middle">{values.start}</text>')
    return "".join(parts) + "</svg>"


def _columns(counts: Mapping[int, int]) -> dict[range, int]:
    first, last = min(counts), max(counts)
    # Results in hundreds have nothing between the hundreds.
    unit = 100 if all(value % 100 == 0 for value in counts) and last > first else 1
    wide = unit * -(-((last - first) // unit + 1) // _MOST_COLUMNS)
    columns = {range(at, at + wide): 0 for at in range(first, last + 1, wide)}
    starts = list(columns)
    for value, count in counts.items():
        columns[starts[(value - first) // wide]] += count
    return columns


def _head(title: str, width: int, height: int, said: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height}" '
        f'style="max-width:{width}px"><title>{escape(title)}</title><desc>{escape(said)}</desc>'
    )


def _cut(label: str) -> str:
    return label if len(label) <= 38 else label[:37] + "…"
