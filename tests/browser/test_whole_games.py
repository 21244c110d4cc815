"""A whole game of each title, from the start page to the final screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opening
from tests.browser.playing import Player
from tests.browser.visitors import Visitor

TITLES = {
    "time-of-the-daleks": "Time of the Daleks",
    "time-clash": "Doctor Who Time Clash",
    "card-game": "The Doctor Who Card Game",
}


@pytest.mark.parametrize("game", TITLES)
def test_one_click_on_the_start_page_leads_to_a_table_that_asks(game: str, visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("button", name=re.compile(rf"^Play\s*: {TITLES[game]}")).click()
    page.wait_for_url("**/table/*")
    player = Player(page)
    player.play(player.answer_by_mouse, most=5)
    assert player.answers == 5
    page.goto("/")
    mine = page.locator("section", has=page.get_by_role("heading", name="My games"))
    mine.get_by_role("link", name=TITLES[game]).click()
    assert player.moment().kind == "asked"


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_against_bots_from_the_start_page_to_the_final_screen(game: str, visit: Opening) -> None:
    """By mouse until it is clear how that goes, then as fast as the page can. By mouse alone: on the boards."""
    visitor = visit(name="Ada")
    page = visitor.open()
    page.get_by_role("link", name=re.compile(rf"^Set up …\s*: {TITLES[game]}")).click()
    page.get_by_label("Name of seat 1").fill("Ada")
    most = page.get_by_label("How many seats?").locator("option").last.get_attribute("value")
    page.get_by_label("How many seats?").select_option(most)
    for level in page.get_by_label("Level of the bot at seat").all():
        level.select_option("random")
    if game == "time-clash":
        page.locator("label", has_text="match").get_by_role("combobox").select_option("1")
    page.get_by_role("button", name="Go to the table").click()
    player = Player(page)
    player.play(player.answer_by_mouse, most=12)
    player.play()
    assert player.answers > 12
    end = page.locator("section.end")
    assert end.get_by_role("listitem").count() == int(most or 0)
    assert "Ada" in end.inner_text()
    assert end.get_by_role("link", name="Watch the replay").is_visible()
    assert page.locator(".actions").count() == 0
    assert "The game is over" in page.locator("header.status").inner_text()
    end.get_by_role("button", name="Play again", exact=True).click()
    page.locator("#end-title").wait_for(state="detached")
    assert player.moment().kind == "asked", "a rematch begins"


def test_a_table_for_two_takes_the_variant_for_two_by_itself(visit: Opening) -> None:
    page = visit(name="Ada").open("/new/card-game")
    variant = page.locator("#option-two-player-variant")
    expect(page.get_by_label("How many seats?")).to_have_value("3")
    expect(variant).to_have_count(0)
    page.get_by_label("How many seats?").select_option("2")
    expect(variant).to_be_checked()
    page.get_by_role("button", name="Go to the table").click()
    assert Player(page).moment().kind == "asked"
