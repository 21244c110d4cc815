"""The page in German."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.at_a_board import expect_none
from tests.browser.conftest import Opening
from tests.browser.playing import Player
from tests.browser.stages import table_where
from tests.browser.test_every_page import CUT_OFF, findings, resize
from tests.browser.tour import SEATS
from tests.browser.visitors import DESK, PHONE
from tests.server.serving import bot, here

# Words that only the English page has. Names of games and cards, and what people type, are not among them.
ENGLISH = (
    "Play against", "Set up", "Settings", "Rules", "Your turn", "Waiting", "Choices", "Seats", "Nothing", "Round",
    "The game is over", "Download", "Nobody", "To the", "Find or type", "More", "Spectator", "won.",
)  # fmt: skip

RULES = ("/rules/time-of-the-daleks", "/rules/time-clash", "/rules/card-game")


def _is_german(page: Page) -> None:
    assert page.evaluate("() => document.documentElement.lang") == "de"
    text = page.locator("body").inner_text()
    shown = [word for word in ENGLISH if re.search(rf"\b{re.escape(word)}(?!\w)", text)]
    assert not shown, f"{shown} in {page.url}"


def test_a_german_browser_gets_german_pages(visit: Opening) -> None:
    visitor = visit(language="de")
    page = visitor.open("/")
    page.get_by_role("button", name="Spielen :").first.wait_for()
    for path in (
        "/",
        "/new/time-clash",
        "/replay",
        "/settings",
        "/about",
        "/nowhere",
        "/cards/card-game",
        *RULES,
    ):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("h1").first).to_be_attached()
        _is_german(page)


def test_the_language_changes_at_once_and_is_kept(visit: Opening) -> None:
    visitor = visit()
    page = visitor.open("/settings")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    page.goto("/")
    page.get_by_role("button", name="Spielen :").first.wait_for()
    _is_german(page)


@pytest.mark.parametrize("game", SEATS)
def test_every_board_in_german(game: str, visit: Opening) -> None:
    """At the table, in both sizes: German, readable for all, and German words, which are longer, have room."""
    visitor = visit(language="de")
    table = visitor.create(game, *SEATS[game])
    page = visitor.open(f"/table/{table}")
    player = Player(page)
    for _ in range(3):
        assert player.play(most=4).kind == "asked"
        _is_german(page)
    for size in (DESK, PHONE):
        resize(page, size)
        _is_german(page)
        expect_none(page, CUT_OFF)
        assert findings(page) == []


def test_a_whole_game_in_german(visit: Opening) -> None:
    visitor = visit(language="de", text_view=True)
    table = visitor.create("time-of-the-daleks", here("Ada"), bot())
    page = visitor.open(f"/table/{table}")
    player = Player(page)
    player.play(most=4)
    _is_german(page)
    player.play()
    page.locator("#end-title").wait_for()
    _is_german(page)
    page.goto(f"/replay/{table}?at=3&seat=all")
    page.locator("#seek").wait_for()
    _is_german(page)


def test_dice_have_german_letters_and_the_chat_has_room_for_its_button(visit: Opening) -> None:
    visitor = visit(language="de", name="Ada")
    table = table_where(
        visitor, "time-of-the-daleks", lambda position: position["question"]["topic"] == "reroll"
    )
    page = visitor.open(f"/table/{table}")
    dice = page.locator(".adventure .die .code")
    expect(dice.first).to_be_visible()
    shown = {code.strip() for code in dice.all_text_contents()}
    assert shown <= {"La", "Di", "Wi", "Li", "Ta", "St"}
    assert {one.strip() for one in page.locator(".adventure .die .letter").all_text_contents()} <= set("SGBR")
    page.get_by_role("tab", name="Chat").click()
    button = page.get_by_role("button", name="Sagen")
    expect(button).to_be_visible()
    side, inside = page.locator("#side").bounding_box(), button.bounding_box()
    assert side is not None
    assert inside is not None
    assert inside["x"] + inside["width"] <= side["x"] + side["width"]
