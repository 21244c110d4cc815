"""Odds on every board, in its list of choices and in hints: there where luck decides, unless the table does without."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.at_a_board import fits
from tests.browser.begun import Position
from tests.browser.boards import BOARD, BoardPlayer
from tests.browser.conftest import Opening
from tests.browser.stages import table_where
from tests.browser.visitors import DESK, PHONE, Visitor

PERCENT = re.compile(r"(< |> )?\d{1,3} %")
CHANCE = {
    "time-of-the-daleks": f"{BOARD} .all-odds .odds b",
    "time-clash": f"{BOARD} .kit-strip > .odds b",
    "card-game": f"{BOARD} .kit-strip > .odds b",
}
SAID = {
    "time-of-the-daleks": "Chance of success with best play: ",
    "time-clash": "Chance that the Gambit succeeds with best play: ",
    "card-game": "Chance of winning the conflict with best play: ",
}


def in_an_adventure(position: Position) -> bool:
    """Alone: a helper's luck would not be one's own doing."""
    adventure = position["view"]["adventure"]
    is_alone = adventure and adventure["help"] == "alone"
    return bool(is_alone and adventure["rolled"] and position["question"]["topic"] == "reroll")


def in_a_gambit(position: Position) -> bool:
    """As one of the Doctor's, with a card that could be added."""
    view = position["view"]
    ask = position["question"]
    return (
        view["teams"][view["seat"]] == "doctor" and ask["topic"] == "contribute" and len(ask["options"]) >= 2
    )


def in_an_attack(position: Position) -> bool:
    """On a Location with Defenders and without a counter that would take the attack, and a card that could be added."""
    view = position["view"]
    choosing = view.get("choosing")
    if not choosing or choosing["action"] != "attack" or not choosing["cards"]:
        return False
    places = [place for player in view["players"] for place in player["line"]]
    place = next(place for place in places if place["location"] == choosing["location"])
    is_defended = place["defenders"]["count"] and not place["tardis"] and not place["attack"]
    return bool(is_defended and len(position["question"]["options"]) >= 2)


def before_an_attack(position: Position) -> bool:
    view = position["view"]
    options = {option["notation"] for option in position["question"]["options"]}
    return not view.get("choosing") and any(
        place["defenders"]["count"]
        and not place["tardis"]
        and not place["attack"]
        and f"attack {place['location']}" in options
        for player in view["players"]
        for place in player["line"]
    )


WHERE: dict[str, Callable[[Position], bool]] = {
    "time-of-the-daleks": in_an_adventure,
    "time-clash": in_a_gambit,
    "card-game": in_an_attack,
}


def opened(visitor: Visitor, table: str) -> tuple[BoardPlayer, list[dict[str, Any]]]:
    """At the table, and what the page sends."""
    page = visitor.context.new_page()
    player = BoardPlayer(page)
    sent: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))),
    )
    page.goto(f"/table/{table}")
    expect(page.locator(BOARD)).to_be_visible()
    return player, sent


@pytest.mark.parametrize("game", list(WHERE))
def test_where_luck_decides_the_chance_stands_on_the_board_and_in_the_hint(visit: Opening, game: str) -> None:
    visitor = visit(name="Ada")
    page = opened(visitor, table_where(visitor, game, WHERE[game]))[0].page
    chance = page.locator(CHANCE[game]).last
    expect(chance).to_have_text(PERCENT)
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("alert").filter(has_text=SAID[game])
    expect(hint).to_be_visible()
    said = hint.inner_text().partition(SAID[game])[2]
    assert PERCENT.match(said), said
    assert chance.inner_text() in said, "the best there is is named"


@pytest.mark.parametrize("game", list(WHERE))
def test_a_table_without_help_has_no_hints_shows_no_odds_and_asks_for_none(visit: Opening, game: str) -> None:
    """The page asks for odds as soon as it shows a question, so before an answer it would have asked."""
    visitor = visit(name="Ada")
    player, sent = opened(visitor, table_where(visitor, game, WHERE[game], help=False))
    assert player.asked() is not None
    assert player.page.locator(".odds").count() == 0
    assert player.page.get_by_role("button", name="Hint", exact=True).count() == 0
    assert player.answer()
    kinds = [one["type"] for one in sent]
    assert "move" in kinds
    assert "odds" not in kinds


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["time-clash", "card-game"])
def test_a_board_fits_with_its_odds(visit: Opening, game: str, size: tuple[int, int]) -> None:
    visitor = visit(name="Ada", size=size)
    page = opened(visitor, table_where(visitor, game, WHERE[game]))[0].page
    expect(page.locator(CHANCE[game])).to_have_text(PERCENT)
    fits(page, size, "[data-choice], [data-source], .odds")


def test_as_text_the_chance_stands_by_the_choices(visit: Opening) -> None:
    visitor = visit(name="Ada", text_view=True)
    table = table_where(visitor, "time-clash", in_a_gambit)
    page = visitor.context.new_page()
    page.goto(f"/table/{table}")
    expect(page.locator(".actions .below .odds b")).to_have_text(PERCENT)


def test_where_to_attack_is_told_on_the_locations(visit: Opening) -> None:
    visitor = visit(name="Ada")
    page = opened(visitor, table_where(visitor, "card-game", before_an_attack))[0].page
    expect(page.locator(CHANCE["card-game"])).to_have_text(PERCENT)
    told = page.locator(f"{BOARD} .tile .odds b").all_inner_texts()
    assert page.locator(CHANCE["card-game"]).inner_text() in told, "the best of them is what the strip says"
