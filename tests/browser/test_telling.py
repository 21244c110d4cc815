"""Others' turns, told at a pace that can be followed: read, stepped through, paused, watched again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.begun import Position
from tests.browser.conftest import Opening
from tests.browser.stages import table_where
from tests.browser.visitors import Visitor

TOLD = ".told"
ASKED = ".actions"


def on_turn(position: Position) -> bool:
    """Early, as Ada, with the turn to play a card."""
    return bool(position["question"]["topic"] == "play" and position["view"]["turn"] >= 2)


def opened(visitor: Visitor, **settings: str) -> Page:
    table = table_where(visitor, "time-clash", on_turn)
    page = visitor.context.new_page()
    page.add_init_script(
        "const kept = JSON.parse(localStorage.getItem('vortex.settings') ?? '{}');"
        "localStorage.setItem('vortex.settings', JSON.stringify({ ...kept, speed: 1, allChoices: true }));"
    )
    page.goto(f"/table/{table}")
    return page


def answered(page: Page) -> None:
    """The own turn is over and a bot plays: what it does is there to be read."""
    told = page.locator(TOLD)
    for _ in range(12):
        page.locator(f"{ASKED} button.option").first.click()
        page.wait_for_function(
            "([told, option]) => document.querySelector(told) || document.querySelector(option)",
            arg=[TOLD, f"{ASKED} button.option:enabled"],
        )
        if told.count():
            return
    raise AssertionError("the bot never played")


def test_a_bots_turn_is_stepped_through_by_key_and_press_before_one_is_asked(visit: Opening) -> None:
    page = opened(visit(name="Ada"))
    answered(page)
    page.keyboard.press("p")
    expect(page.locator(TOLD).get_by_role("button", name="Play")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(ASKED)).to_have_count(0)
    read: list[str] = []
    while page.locator(TOLD).count():
        read.append(page.locator(f"{TOLD} ul").inner_text())
        if len(read) % 2:
            page.keyboard.press("n")
        else:
            page.locator(f"{TOLD} .primary").click()
        page.wait_for_timeout(0)
    assert any(re.search("Bot 2", words) for words in read), read
    expect(page.locator(f"{ASKED} button.option").first).to_be_visible()
    log = page.get_by_role("group", name="Log")
    expect(log.locator("li.turn").last).to_be_visible()
    folded = log.locator(".more").last
    folded.click()
    expect(log.locator(".detail").first).to_be_visible()


def test_what_happened_since_the_own_turn_is_watched_from_its_beginning(visit: Opening) -> None:
    page = opened(visit(name="Ada"))
    answered(page)
    while page.locator(TOLD).count():
        page.keyboard.press("n")
    page.locator(".tools summary").click()
    page.get_by_role("button", name="Since your last turn").click()
    lines = page.locator(".recap li").all_inner_texts()
    assert re.search(r"Turn \d+: Bot 2", lines[0]), lines
    page.get_by_role("link", name="Watch it move by move").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".log .here")).to_be_visible()
