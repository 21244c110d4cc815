"""Who sits where: every bot in every seat and beside every other equally often."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.analysis.played import ALONE, TEAMS

from vortex.analysis.lineups import BOTH, MIXED, PURE, line_ups


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d", "e")])
def test_every_bot_sits_in_every_seat_and_beside_every_other_equally_often(
    seats: int, bots: tuple[str, ...]
) -> None:
    seated = line_ups(bots, ALONE[seats], MIXED, 1)
    for seat in range(seats):
        assert len(set(Counter(line_up[seat] for line_up in seated).values())) == 1
        assert {line_up[seat] for line_up in seated} == set(bots)
    meetings = Counter(
        (a, b) for line_up in seated for a in bots for b in bots if a < b and {a, b} <= {*line_up}
    )
    assert len(meetings) == len(bots) * (len(bots) - 1) // 2
    assert len(set(meetings.values())) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_few_games_are_fair_already(seats: int) -> None:
    """The turns of a line-up around the table come one after the other."""
    seated = line_ups(("a", "b"), ALONE[seats], MIXED, 1)[:seats]
    assert len({tuple(sorted(line_up)) for line_up in seated}) == 1
    counts = {Counter(line_up[seat] for line_up in seated)["a"] for seat in range(seats)}
    assert len(counts) == 1


def test_a_team_is_one_bot() -> None:
    seated = line_ups(("a", "b", "c"), TEAMS, MIXED, 1)
    assert all(line_up[0] == line_up[2] != line_up[1] == line_up[3] for line_up in seated)
    assert len(seated) == len(set(seated)) == 6


def test_a_bot_alone_has_all_seats() -> None:
    assert line_ups(("a", "b"), ALONE[3], PURE, 1) == [("a",) * 3, ("b",) * 3]
    assert line_ups(("a",), ALONE[3], MIXED, 1) == [("a",) * 3]
    both = line_ups(("a", "b"), ALONE[3], BOTH, 1)
    assert Counter(len(set(line_up)) for line_up in both[:6]) == {1: 3, 2: 3}
    assert both.count(("a",) * 3) == both.count(("b",) * 3) == len(both) / 4
