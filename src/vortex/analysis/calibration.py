"""Are forecasts true? Compares predictions with results: sorted into bins, as a table and as a picture."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import NamedTuple

BINS = 20


class Trial(NamedTuple):
    predicted: float
    succeeded: bool


class Bin(NamedTuple):
    """Trials whose predicted chance lies in one range."""

    trials: int
    predicted: float
    succeeded: float

    spread: float
    """The standard error of the share of successes, if the predictions are true."""

    @property
    def margin(self) -> float:
        return 2 * self.spread


def sort_into_bins(trials: list[Trial]) -> list[Bin]:
    found: list[list[Trial]] = [[] for _ in range(BINS)]
    for trial in trials:
        found[min(BINS - 1, int(trial.predicted * BINS))].append(trial)
    return [
        Bin(
            len(some),
            sum(trial.predicted for trial in some) / len(some),
            sum(trial.succeeded for trial in some) / len(some),
            _spread(some) / len(some),
        )
        for some in found
        if some
    ]


def _spread(trials: list[Trial]) -> float:
    """How far from the predictions chance alone takes the number of successes: one standard deviation."""
    return math.sqrt(max(sum(trial.predicted * (1 - trial.predicted) for trial in trials), 1e-9))


def chi_squared(bins: list[Bin]) -> float:
    """How far all bins together lie from the predictions; by chance about as much as there are bins."""
    return sum(((some.succeeded - some.predicted) / some.spread) ** 2 for some in bins)


def as_table(trials: list[Trial]) -> str:
    """In Markdown: predictions, results, and how far apart chance alone may put them."""
    bins = sort_into_bins(trials)
    lines = ["| trials | predicted | succeeded | ± (two standard errors) |", "|---:|---:|---:|---:|"]
    for some in bins:
        lines.append(
            f"| {some.trials} | {some.predicted:.1%} | {some.succeeded:.1%} | {some.margin:.1%} |".replace(
                "%", " %"
            )
        )
    expected = sum(trial.predicted for trial in trials)
    came = sum(trial.succeeded for trial in trials)
    lines.append("")
    lines.append(
        f"{len(trials)} trials: {expected:.1f} successes predicted, {came} achieved; "
        f"that is {(came - expected) / _spread(trials):+.2f} standard deviations. "
        f"χ² is {chi_squared(bins):.1f} over {len(bins)} bins."
    )
    return "\n".join(lines)


def as_svg(trials: list[Trial]) -> str:
    """Predictions from left to right, results from bottom to top; a true forecast lies on the line."""
    size, edge = 440, 50
    whole = size + 2 * edge

    def x(value: float) -> float:
        return edge + size * value

    def y(value: float) -> float:
        return edge + size * (1 - value)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" role="img">',
        "<style>text { font: 13px sans-serif }</style>",
        "<title>Foretold chance and actual share of successes</title>",
        f'<rect width="{whole}" height="{whole}" fill="#fff"/>',
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#888" stroke-dasharray="4 4"/>',
        f'<path d="M{x(0)} {y(1)}V{y(0)}H{x(1)}" stroke="#222" fill="none"/>',
    ]
    for tick in range(0, 101, 20):
        share = tick / 100
        parts.append(f'<text x="{x(share)}" y="{y(0) + 20}" text-anchor="middle">{tick} %</text>')
        parts.append(f'<text x="{x(0) - 8}" y="{y(share) + 4}" text-anchor="end">{tick} %</text>')
    most = max(some.trials for some in sort_into_bins(trials))
    for some in sort_into_bins(trials):
        low, high = max(0.0, some.succeeded - some.margin), min(1.0, some.succeeded + some.margin)
        at = x(some.predicted)
        radius = 3 + 5 * math.sqrt(some.trials / most)
        parts.append(f'<path d="M{at:.1f} {y(low):.1f}V{y(high):.1f}" stroke="#0b5394" stroke-width="1.5"/>')
        parts.append(f'<circle cx="{at:.1f}" cy="{y(some.succeeded):.1f}" r="{radius:.1f}" fill="#0b5394"/>')
    parts.append(f'<text x="{x(0.5)}" y="{whole - 8}" text-anchor="middle">predicted</text>')
    parts.append(
        f'<text transform="translate(14 {y(0.5)}) rotate(-90)" text-anchor="middle">succeeded</text></svg>'
    )
    return "\n".join(parts) + "\n"


def kept(path: Path, trials: list[Trial]) -> list[Trial]:
    """All trials of the file, with these added to it."""
    with path.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(trial) + "\n" for trial in trials)
    return [Trial(*json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]
