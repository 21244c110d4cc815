"""What a game says about odds, apart from the figures."""

from __future__ import annotations

import pytest

from vortex.kernel.odds import Leaning, Luck
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
