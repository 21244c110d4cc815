"""Odds come in time. How long they take in detail is measured by `bench/odds.py`."""

from __future__ import annotations

from time import process_time

import pytest
from tests.dice.large_attempts import large_attempts

from vortex.analysis.odds import Solver
from vortex.dice.attempt import Prospect
from vortex.dice.solving.multisets import colour_against

SECONDS = 0.05


def times(attempts: list[Prospect]) -> list[float]:
    """Each solved from nothing."""
    took: list[float] = []
    for prospect in attempts:
        colour_against.cache_clear()
        began = process_time()
        Solver().probability(prospect)
        took.append(process_time() - began)
    return took


def late(took: list[float]) -> float:
    """All but one of twenty are quicker."""
    return sorted(took)[int(0.95 * len(took))]


@pytest.mark.slow
def test_eight_dice_are_solved_within_50_ms() -> None:
    """A busy machine makes single attempts slow, but not the same ones each time: of each the quickest of three times
    counts, where one is not enough."""
    attempts = list(large_attempts(100))
    took = times(attempts)
    for _ in range(2):
        if late(took) < SECONDS:
            break
        took = list(map(min, took, times(attempts)))
    assert late(took) < SECONDS


def test_a_helper_in_a_large_attempt_takes_what_the_caller_leaves_in_the_box() -> None:
    """What `bench/odds.py --helped` solves. An attempt with more dice than the box has is refused."""
    pools = [prospect.attempt.dice for prospect in large_attempts(50, is_helped=True)]
    assert [tuple(map(sum, each)) for each in pools] == [(5, 3)] * 50
