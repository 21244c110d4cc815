"""What a game says about odds, apart from the figures."""

from __future__ import annotations

import pytest

from vortex.kernel.odds import Leaning, Luck, Odds
from vortex.kernel.state import PASS
from vortex.kernel.words import say

PAID, FREE, OTHER_FREE, CALL = 1, 2, 3, 4
LUCK = Luck(
    say("tod-odds"),
    say("tod-odds-in-full"),
    leaning=((CALL, Leaning(1, say("tod-odds-if-helped"), say("tod-odds-if-helped-in-full"))),),
    free=(FREE, OTHER_FREE),
)


@pytest.mark.parametrize(
    ("odds", "expected"),
    [
        ({PASS: 0.3, FREE: 0.4, OTHER_FREE: 0.5}, OTHER_FREE),
        ({FREE: 0.4, OTHER_FREE: 0.2}, FREE),
        ({PAID: 0.5, FREE: 0.5}, FREE),
        ({PASS: 0.5, FREE: 0.5}, None),
        ({PASS: 0.1, PAID: 0.6, FREE: 0.4}, None),
        ({FREE: 0.0, OTHER_FREE: 0.0}, None),
        ({}, None),
    ],
    ids=[
        "best",
        "no-pass",
        "as-good-as-paid",
        "stopping-is-as-good",
        "a-price-is-better",
        "hopeless",
        "none",
    ],
)
def test_the_next_free_step_is_one_that_nothing_beats(odds: dict[int, float], expected: int | None) -> None:
    assert LUCK.next_free(list(odds), odds) == expected


def test_the_next_free_step_counts_on_nobody_else_and_needs_all_other_odds() -> None:
    options = [PASS, FREE, CALL]
    assert LUCK.own(options) == [PASS, FREE]
    assert LUCK.next_free(options, {PASS: 0.1, FREE: 0.4, CALL: 0.9}) == FREE
    assert LUCK.next_free(options, {PASS: 0.1, FREE: 0.4}) == FREE
    assert LUCK.next_free(options, {FREE: 0.4, CALL: 0.9}) is None


def test_the_best_choices_are_those_that_nothing_beats_in_the_order_of_the_question() -> None:
    third = 1 / 3
    found = Odds(third, {7: 0.2, 9: third, 2: 1 - third - third}, "TOY-PLAY-01")
    assert found.best == [9, 2]


def test_where_nothing_is_to_be_chosen_nothing_is_best() -> None:
    assert Odds(0.5, {}, "TOY-PLAY-01").best == []
