"""How sure a share is."""

from __future__ import annotations

from math import isclose, sqrt
from random import Random
from statistics import mean, stdev

import pytest

from vortex.analysis.intervals import Gathered, Share


def test_an_interval_is_that_of_wilson() -> None:
    """The figures are those of R's prop.test without its correction: 81 of 263, and 0 of 20."""
    low, high = Share(81, 263).interval
    assert isclose(low, 0.2553, abs_tol=1e-4)
    assert isclose(high, 0.3662, abs_tol=1e-4)
    assert Share(0, 20).interval[0] == 0.0
    assert isclose(Share(0, 20).interval[1], 0.1611, abs_tol=1e-4)
    assert Share(0, 0).interval == (0.0, 1.0)


def gathered(*games: tuple[int, int]) -> Gathered:
    found = Gathered()
    for hits, of in games:
        found.add(hits, of)
    return found


def test_what_comes_once_a_game_is_worth_as_many_as_there_are() -> None:
    """Whatever comes of it: the interval is exactly that of Wilson."""
    for hits, of in ((81, 263), (0, 20), (20, 20), (1, 3)):
        found = gathered(*[(1, 1)] * hits, *[(0, 1)] * (of - hits)).share
        assert found == (hits, of, of)
        assert found.interval == Share(hits, of).interval


def test_what_comes_from_one_game_hangs_together() -> None:
    """Where all ten of a game come out alike, a game is worth one; where every game is like the others, no more."""
    alike = gathered(*[(10, 10)] * 30, *[(0, 10)] * 70).share
    assert alike.worth == 100
    assert alike.interval == Share(30, 100).interval
    assert str(alike) == str(Share(30, 100))
    assert gathered(*[(3, 10)] * 100).worth == 100
    assert gathered((7, 10)).worth == 1
    mixed = gathered(*[(8, 10), (2, 10)] * 50)
    # Single games are 0.3 from the mean, so it is 0.3 / √100 off.
    assert mixed.worth == pytest.approx(0.25 / 0.03**2)
    # A little luck more does not make a thousand into a million.
    assert gathered(*[(5, 10)] * 99, (6, 10)).worth == 1000


def test_the_error_of_a_share_is_the_spread_of_such_shares() -> None:
    """Runs of 200 games, each with a luck of its own in which it tries one to twenty times."""
    luck = Random(1)
    found = []
    for _ in range(400):
        run_of_games = Gathered()
        for _ in range(200):
            chance, of = luck.choice((0.3, 0.9)), luck.randint(1, 20)
            run_of_games.add(sum(luck.random() < chance for _ in range(of)), of)
        found.append(run_of_games)
    spread = stdev(each.share.value for each in found)
    told = sqrt(mean(each.share.value * (1 - each.share.value) / each.worth for each in found))
    naive = sqrt(mean(each.share.value * (1 - each.share.value) / each.of for each in found))
    assert told == pytest.approx(spread, rel=0.1)
    assert naive < 0.6 * spread
    inside = sum(each.share.interval[0] <= 0.6 <= each.share.interval[1] for each in found)
    assert 0.92 * len(found) < inside
