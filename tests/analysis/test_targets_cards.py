"""A card that hardly anybody wants is found, even if somebody has played it."""

from __future__ import annotations

import pytest

from vortex.analysis.balance import Balance, Use
from vortex.analysis.targets import judge
from vortex.games import load_game
from vortex.kernel.measures import EVERY_CARD, Target

NAMES = {"g": {"lamp": "Lamp", "rope": "Rope"}}


@pytest.mark.parametrize(
    ("rope", "figure", "verdict", "detail"),
    [
        (Use(could=1000, used=200, times=300), "2 of 2", "met", ""),
        (Use(could=1000, used=55, times=55), "2 of 2", "met so far", ""),
        (Use(could=1000, used=45, times=400), "1 of 2", "not met so far", "missing: Rope"),
        (Use(could=1000, used=20, times=20), "1 of 2", "not met", "missing: Rope"),
        (Use(could=1000, used=0, times=0), "1 of 2", "not met", "missing: Rope"),
        (Use(could=0, used=0, times=0), "1 of 2", "not met so far", "missing: Rope"),
    ],
)
def test_every_card_is_to_be_used_by_some_of_those_who_could(
    rope: Use, figure: str, verdict: str, detail: str
) -> None:
    found = Balance(games=500, cards={"g": {"lamp": Use(1000, 900, 900), "rope": rope}})
    [judged] = judge([Target("", EVERY_CARD, "g", 0.05)], found, 4, NAMES)
    assert (judged.figure, judged.verdict, judged.detail) == (figure, verdict, detail)
    assert judged.wanted == "each by at least 5 %"


@pytest.mark.parametrize("group", ["enemy", "support"])
def test_an_enemy_or_support_card_that_one_in_a_hundred_plays_is_not_worth_playing(group: str) -> None:
    measuring = load_game("card-game").measuring
    names = measuring.cards()
    uses = {key: Use(1000, 300, 300) for key in names[group]}
    [target] = [each for each in measuring.targets if (each.kind, each.name) == (EVERY_CARD, group)]
    found = Balance(games=500, cards={group: uses})
    assert judge([target], found, 3, names)[0].met
    shunned = next(iter(uses))
    uses[shunned] = Use(1000, 10, 10)
    [judged] = judge([target], found, 3, names)
    assert (judged.verdict, judged.detail) == ("not met", f"missing: {names[group][shunned]}")
