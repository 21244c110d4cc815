"""Odds come in time. How long they take in detail is measured by `bench/odds.py`."""

from __future__ import annotations

from time import process_time

from tests.analysis.large_attempts import large_attempts

from vortex.analysis.multisets import colour_against
from vortex.analysis.odds import Solver
from vortex.kernel.chances import Prospect

SECONDS = 0.05
SLACK = 4
"""A loaded machine may take so many times as long as the target says; something that has become slow takes longer."""


def times(attempts: list[Prospect]) -> list[float]:
    """Each solved from nothing."""
    took: list[float] = []
    for prospect in attempts:
        colour_against.cache_clear()
        began = process_time()
        Solver().chance(prospect)
        took.append(process_time() - began)
    return took


def late(took: list[float]) -> float:
    """All but one of twenty are quicker."""
    return sorted(took)[int(0.95 * len(took))]


def test_eight_dice_are_solved_within_50_ms() -> None:
    """A busy machine makes single attempts slow, but not the same ones each time: of each the quickest time counts."""
    attempts = list(large_attempts(40))
    took = times(attempts)
    for _ in range(3):
        if late(took) < SECONDS:
            break
        took = list(map(min, took, times(attempts)))
    assert late(took) < SLACK * SECONDS
