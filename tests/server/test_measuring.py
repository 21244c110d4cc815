"""What is told of many games."""

from __future__ import annotations

import pytest

from vortex.server.measuring import figures
from vortex.server.proving import GameFound


def test_figures_say_what_using_a_card_does_to_winning() -> None:
    games = [GameFound([0], 10, [0, 1], [0]) for _ in range(6)] + [GameFound([], 20, [0, 1], [0])] * 2
    found = figures(games, 2)
    assert (found.games, found.could, found.used) == (8, 16, 8)
    assert found.rounds == 12.5
    assert found.nobody.value == 0.25
    assert [share.value for share in found.seats] == [0.75, 0.0]
    assert found.with_it is not None
    assert found.with_it.value == 0.75
    assert found.difference is not None
    assert found.difference.value == 0.75
    assert found.difference.low > 0


@pytest.mark.parametrize("games", [[], [GameFound([0], 3, [], [])]])
def test_where_nobody_could_use_it_nothing_is_said(games: list[GameFound]) -> None:
    found = figures(games, 2)
    assert found.with_it is found.without_it is found.difference is None
