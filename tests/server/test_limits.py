"""Limits count the same in one process and in several that share them."""

from __future__ import annotations

import pytest

from vortex.server.limits import Limits, OwnBuckets, OwnLimits, SharedLimits
from vortex.server.times import Times


class Stopped(Times):
    """Time goes on when it is told to."""

    def __init__(self) -> None:
        self.at = 1000.0

    def monotonic(self) -> float:
        return self.at


@pytest.fixture(params=[OwnLimits, lambda: SharedLimits(4)])
def limits(request: pytest.FixtureRequest) -> Limits:
    made: Limits = request.param()
    return made


def test_so_many_at_once_then_so_many_a_second(limits: Limits) -> None:
    times = Stopped()
    buckets = limits.buckets("reads", 3, 2.0, times)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b", 3)
    times.at += 1.0
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    times.at += 100.0
    assert not buckets.take("a", 4)
    assert buckets.take("a", 3)


def test_what_leaves_makes_room(limits: Limits) -> None:
    counts = limits.counts("addresses")
    assert counts.enter("a", 1)
    assert not counts.enter("a", 1)
    assert counts.enter("b", 1)
    counts.leave("a")
    assert counts.enter("a", 1)


def test_processes_count_together_and_one_that_is_gone_counts_no_more() -> None:
    shared = SharedLimits(2)
    first, second = shared.for_row(0).counts("sessions"), shared.for_row(1).counts("sessions")
    assert first.enter("a", 2)
    assert second.enter("a", 2)
    assert not first.enter("a", 2)
    shared.clear(0)
    assert second.enter("a", 2)
    times = Stopped()
    buckets = [shared.for_row(row).buckets("writes", 2, 1.0, times) for row in (0, 1)]
    assert [buckets[turn % 2].take("a") for turn in range(3)] == [True, True, False]


def test_an_asker_who_could_do_as_much_as_a_newcomer_is_forgotten() -> None:
    times = Stopped()
    buckets = OwnBuckets(3, 2.0, times)
    for address in range(100):
        assert buckets.take(f"visitor {address}")
        times.at += 0.01
    assert len(buckets) <= 52
    assert buckets.take("a", 3)
    times.at += 1.0
    assert not buckets.take("a", 3)
    assert len(buckets) == 1


def test_of_too_many_those_least_used_are_forgotten() -> None:
    buckets = OwnBuckets(1, 0.0, Stopped(), most=2)
    assert [buckets.take(key) for key in "aba"] == [True, True, False]
    assert buckets.take("c")
    assert [buckets.take(key) for key in "ac"] == [False, False]
    assert buckets.take("b")
