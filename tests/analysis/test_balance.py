"""What is counted in games, and how it adds up."""

from __future__ import annotations

from collections import Counter
from math import inf, isclose

import pytest
from tests.analysis.measured import a_game

from vortex.analysis.balance import Spread, Use, add_up
from vortex.analysis.intervals import Share, between
from vortex.kernel.measures import (
    Measured,
)


def test_rates_numbers_and_amounts_add_up() -> None:
    one = Measured({"r": {"": [1, 2], "x": [0, 1]}}, {"n": [3, 3, 8]}, {"a": {"s": 2}}, [[], []], [{}, {}])
    two = Measured({"r": {"": [2, 2]}}, {"n": [1]}, {"a": {"s": 1, "t": 5}}, [[], []], [{}, {}])
    found = add_up([a_game((0,), one), a_game((1,), two)], {})
    assert found.games == 2
    assert {by: share[:2] for by, share in found.rates["r"].items()} == {"": (3, 4), "x": (0, 1)}
    assert found.numbers["n"].counts == {3: 2, 8: 1, 1: 1}
    assert isclose(found.numbers["n"].mean, 15 / 4)
    assert found.amounts["a"] == {"s": 3, "t": 5}


def test_wins_are_told_by_seat_whatever_the_game_counts() -> None:
    nothing = Measured(could=[[], []], used=[{}, {}])
    found = add_up([a_game((0,), nothing), a_game((0, 1), nothing), a_game((), nothing)], {})
    assert {by: share[:2] for by, share in found.rates["wins by seat"].items()} == {"1": (2, 3), "2": (1, 3)}


def test_a_card_makes_the_difference_between_those_who_used_it_and_those_who_could_have() -> None:
    cards = {"card": {"lamp": "Lamp", "rope": "Rope"}}
    used = Measured(could=[["card/lamp"], ["card/lamp"]], used=[{"card/lamp": 3}, {}])
    games = [a_game((0,), used)] * 6 + [a_game((1,), used)] * 2
    found = add_up(games, cards)
    lamp = found.cards["card"]["lamp"]
    assert (lamp.could, lamp.used, lamp.times) == (16, 8, 24)
    assert lamp.difference == 3 / 4 - 1 / 4
    assert found.cards["card"]["rope"] == Use()
    assert found.cards["card"]["rope"].difference is None


def test_one_lucky_use_makes_no_difference() -> None:
    """Who won with it once, or lost with it once, tells nothing, and neither does it where all but one used it."""
    for use in (
        Use(440, 1, 1, 1, 105),
        Use(440, 1, 1, 0, 105),
        Use(440, 436, 436, 105, 4),
        Use(440, 4, 4, 4, 9),
    ):
        assert use.difference is None
        assert use.interval is None
        told = use.as_json()
        assert [told[each] for each in ("difference", "low", "high")] == [None] * 3


def test_a_difference_is_as_sure_as_both_shares_are() -> None:
    """Newcombe's own examples (1998, table II, method 10), and one where all of a few have won."""
    for shares, expected in (
        ((Share(56, 70), Share(48, 80)), (0.0524, 0.3339)),
        ((Share(9, 10), Share(3, 10)), (0.1705, 0.8090)),
        ((Share(10, 10), Share(0, 10)), (0.6075, 1.0)),
    ):
        assert between(*shares) == pytest.approx(expected, abs=1e-4)
    few = Use(440, 5, 5, 5, 105)
    assert few.difference is not None
    assert few.interval is not None
    low, high = few.interval
    assert low < few.difference - 0.4
    assert few.difference < high <= 1
    assert (few.as_json()["low"], few.as_json()["high"]) == few.interval


def test_quantiles_are_values_that_occurred() -> None:
    spread = Spread(Counter([1] * 50 + [2] * 25 + [9] * 25))
    assert [spread.quantile(share) for share in (0.05, 0.5, 0.51, 0.75, 0.76, 1.0)] == [1, 1, 2, 2, 9, 9]


def test_one_value_says_nothing_of_how_far_the_mean_may_be_off() -> None:
    assert Spread(Counter()).margin == Spread(Counter({32: 1})).margin == inf
    # Two that differ by 2 scatter by the square root of 2 (n - 1), their mean by 1.
    assert Spread(Counter({31: 1, 33: 1})).margin == pytest.approx(1.96)
