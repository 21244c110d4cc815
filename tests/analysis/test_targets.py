"""Whether figures are what they should be."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.analysis.measured import TABLES, a_game

from vortex.analysis.balance import Balance, Spread, Use, add_up
from vortex.analysis.intervals import Share
from vortex.analysis.targets import judge
from vortex.games import load_game
from vortex.kernel.measures import (
    AMOUNT,
    EACH,
    EVERY_CARD,
    EVERY_SOURCE,
    MEAN,
    RATE,
    Measured,
    Target,
)


def found_figures() -> Balance:
    return Balance(
        games=1000,
        rates={"r": {"": Share(400, 1000), "x": Share(90, 100), "y": Share(50, 100)}},
        numbers={"n": Spread(Counter({10: 3, 20: 1})), "many": Spread(Counter({10: 300, 20: 100}))},
        amounts={"a": Counter({"s": 300, "t": 700}), "none": Counter({"s": 0})},
        cards={"g": {"lamp": Use(4, 2, 3), "rope": Use(4, 0, 0)}},
    )


@pytest.mark.parametrize(
    ("target", "figure", "verdict", "detail"),
    [
        (Target("", RATE, "r", 0.35, 0.45), "40.0 % (37.0–43.1)", "met", ""),
        (Target("", RATE, "r", 0.38, 0.45), "40.0 % (37.0–43.1)", "met so far", ""),
        (Target("", RATE, "r", 0.42, 0.5), "40.0 % (37.0–43.1)", "not met so far", ""),
        (Target("", RATE, "r", 0.5, 0.6), "40.0 % (37.0–43.1)", "not met", ""),
        (Target("", RATE, "r", 0.3, 0.6, by=EACH), "40.0–90.0 %", "not met", "outside: x 90.0 %"),
        (Target("", AMOUNT, "a", 0.2, 0.4, by="s"), "30.0 %", "met", ""),
        (Target("", AMOUNT, "a", 0.2, 0.6, by=EACH), "30.0–70.0 %", "not met", "outside: t 70.0 %"),
        (Target("", AMOUNT, "none", 0.2, 0.6, by="s"), "–", "not counted", ""),
        (Target("", MEAN, "n", 8, 16), "12.5", "met so far", "half of them 10 to 10; 75 % within"),
        (Target("", MEAN, "n", 13, 16), "12.5", "not met so far", "half of them 10 to 10; 0 % within"),
        (Target("", MEAN, "many", 8, 16), "12.5", "met", "half of them 10 to 10; 75 % within"),
        (Target("", MEAN, "many", 13, 16), "12.5", "not met", "half of them 10 to 10; 0 % within"),
        (Target("", MEAN, "many", 12, 13), "12.5", "met", "half of them 10 to 10; 0 % within"),
        (Target("", MEAN, "many", 10, 20), "12.5", "met", "half of them 10 to 10; 100 % within"),
        (Target("", EVERY_CARD, "g"), "1 of 2", "not met so far", "missing: Rope"),
        (Target("", EVERY_SOURCE, "a", sources=("s", "t")), "2 of 2", "met", ""),
        (Target("", EVERY_SOURCE, "a", sources=("s", "u")), "1 of 2", "not met so far", "missing: u"),
        (Target("", RATE, "unknown", 0.3, 0.6), "–", "not counted", ""),
    ],
)
def test_a_target_is_judged(target: Target, figure: str, verdict: str, detail: str) -> None:
    [each] = judge([target], found_figures(), 4, {"g": {"lamp": "Lamp", "rope": "Rope"}})
    assert (each.figure, each.verdict, each.detail) == (figure, verdict, detail)


def test_a_rate_that_comes_many_times_a_game_is_as_sure_as_its_games_agree() -> None:
    """The same 600 of 1,000, once in a game each, once in a hundred games that go well or badly as a whole."""
    once = [Measured({"r": {"": [hit, 1]}}) for hit in [1] * 600 + [0] * 400]
    often = [Measured({"r": {"": [hits, 10]}}) for hits in [9] * 50 + [3] * 50]
    target = Target("", RATE, "r", 0.55, 0.70)
    for games, figure, verdict in (
        (once, "60.0 % (56.9–63.0)", "met"),
        (often, "60.0 % (54.0–65.7)", "met so far"),
    ):
        [each] = judge([target], add_up([a_game((0,), one) for one in games], {}), 4, {})
        assert (each.figure, each.verdict) == (figure, verdict)


def test_the_share_of_an_amount_is_as_sure_as_there_are_games() -> None:
    target = Target("", AMOUNT, "a", 0.25, 0.35, by="s")
    for games, verdict in ((1000, "met"), (100, "met so far")):
        found = Balance(games=games, amounts={"a": Counter({"s": 30_000, "t": 70_000})})
        assert [each.verdict for each in judge([target], found, 4, {})] == [verdict]


def test_the_length_of_games_is_wanted_on_average() -> None:
    """That it is their mean which is judged is said, and how many are within stands beside it."""
    lengths = [
        target.words
        for key, *_ in TABLES
        for target in load_game(key).measuring.targets
        if target.kind == MEAN and target.words.startswith(("rounds", "turns"))
    ]
    assert lengths == ["rounds a game, on average", "turns a game, on average"]


def test_a_target_is_for_some_tables_only() -> None:
    target = Target("", RATE, "r", 0.3, 0.5, seats=(2, 3))
    assert judge([target], found_figures(), 4, {}) == []
    assert len(judge([target], found_figures(), 3, {})) == 1
