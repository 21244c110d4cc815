"""Ratings say how often one bot wins against another, and follow from the results alone."""

from __future__ import annotations

from itertools import permutations
from math import exp

import pytest

from vortex.analysis.ratings import MEAN, SCALE, Rating, Win, ratings


def expected(rated: dict[str, Rating], first: str, second: str) -> float:
    """How often the first is to win, by the ratings of both."""
    return 1 / (1 + exp((rated[second].mu - rated[first].mu) / SCALE))


def test_the_order_of_the_games_means_nothing() -> None:
    games = [(Win("a", ("b",)), 1.0)] * 2 + [(Win("b", ("c",)), 1.0)] * 2 + [(Win("c", ("a",)), 1.0)]
    found = [ratings("abc", order) for order in set(permutations(games))]
    for other in found[1:]:
        for bot in "abc":
            assert other[bot] == pytest.approx(found[0][bot])


@pytest.mark.parametrize("share", [0.5, 0.6, 2 / 3, 0.9])
def test_two_bots_are_as_far_apart_as_their_wins(share: float) -> None:
    rated = ratings("ab", [(Win("a", ("b",)), 3000 * share), (Win("b", ("a",)), 3000 * (1 - share))])
    assert expected(rated, "a", "b") == pytest.approx(share, abs=0.002)
    assert rated["a"].mu + rated["b"].mu == pytest.approx(2 * MEAN)
    assert ratings("ab", [(Win("b", ("a",)), 3.0)])["b"].mu > MEAN


def test_four_more_mean_two_wins_of_three() -> None:
    rated = {"a": Rating(27, 0), "b": Rating(23, 0)}
    assert expected(rated, "a", "b") == pytest.approx(2 / 3, abs=0.01)


def test_who_lost_together_does_not_become_alike() -> None:
    """At tables of four, of which one wins: three in a row that lost say nothing of each other."""
    wins = [(Win("a", ("a", "b", "b")), 2.0), (Win("b", ("a", "a", "b")), 1.0)]
    rated = ratings("ab", [(win, 500 * weight) for win, weight in wins])
    assert expected(rated, "a", "b") == pytest.approx(2 / 3, abs=0.002)


def test_more_games_leave_less_doubt_and_a_bot_that_always_wins_has_a_rating() -> None:
    few, many = (ratings("ab", [(Win("a", ("b",)), float(games))]) for games in (5, 500))
    assert few["a"].sigma > many["a"].sigma > 0
    assert MEAN < few["a"].mu < many["a"].mu < 2 * MEAN


def test_nothing_played_leaves_every_bot_at_the_mean() -> None:
    rated = ratings("abc", [])
    assert {each.mu for each in rated.values()} == {MEAN}
    assert rated["a"].sigma == pytest.approx(25 / 3 * (2 / 3) ** 0.5)


def test_the_doubt_is_that_of_the_wins() -> None:
    """With many games, twice as far as the share of wins may be off, in points."""
    rated = ratings("ab", [(Win("a", ("b",)), 2000.0), (Win("b", ("a",)), 2000.0)])
    assert rated["a"].sigma == pytest.approx(SCALE / 2 / (4000 * 0.25) ** 0.5, rel=0.01)
