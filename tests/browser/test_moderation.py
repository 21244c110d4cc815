"""The host mutes and removes a person, who is told; another reports a line; somebody else takes the seat."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Opening
from tests.browser.playing import Player
from tests.browser.test_every_page import findings
from tests.browser.visitors import Visitor
from tests.server.serving import here, open_seat


def _sits(visitor: Visitor, table: str, name: str) -> Page:
    page = visitor.open(f"/table/{table}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.locator(".seats").first.wait_for()
    return page


def _say(page: Page, words: str) -> None:
    page.locator("#tab-chat").click()
    page.locator("#say").fill(words)
    page.locator("#say").press("Enter")


def test_a_host_keeps_the_peace_by_keyboard_alone(visit: Opening) -> None:
    host = visit(name="Ada", text_view=True)
    table = host.create("card-game", here("Ada"), open_seat(), open_seat(), public=True)
    bob, cid = (_sits(visit(text_view=True), table, name) for name in ("Bob", "Cid"))
    ada = host.open(f"/table/{table}")
    for page in (ada, bob, cid):
        page.locator("header.status").wait_for()
    _say(bob, "Something rude.")
    cid.locator("#tab-chat").click()
    cid.get_by_role("button", name="Report what Bob says").press("Enter")
    expect(cid.locator(".chat")).to_contain_text("reported")
    assert bob.get_by_role("button", name="Report what").count() == 0
    assert findings(cid) == []

    player = Player(ada)
    about = ada.get_by_label("About Bob", exact=True)
    player.walk_to(lambda: bool(about.evaluate("node => node === document.activeElement")))
    ada.keyboard.press("Enter")
    assert findings(ada) == []
    ada.keyboard.press("Tab")
    ada.keyboard.press("Enter")
    expect(ada.locator(".seats")).to_contain_text("muted")
    expect(bob.locator(".chat")).to_contain_text("The host has muted you")
    expect(cid.locator(".seats")).not_to_contain_text("muted")

    about.press("Enter")
    ada.get_by_role("button", name="Remove from the table").press("Enter")
    assert findings(ada) == []
    ada.keyboard.press("Escape")
    expect(about).to_be_focused()
    about.press("Enter")
    ada.get_by_role("button", name="Remove from the table").press("Enter")
    ada.get_by_role("button", name="let another person sit down").press("Enter")
    expect(bob.get_by_role("alert")).to_contain_text("has removed you")
    expect(cid.locator(".seats")).not_to_contain_text("Bob")

    dee = visit(text_view=True).open(f"/table/{table}")
    dee.get_by_role("button", name="Sit down here").click()
    dee.get_by_label("Your name").fill("Dee")
    dee.get_by_role("button", name="Sit down", exact=True).click()
    for page in (ada, cid):
        expect(page.locator(".seats")).to_contain_text("Dee")


def test_a_removed_person_who_comes_back_is_told_why_not(visit: Opening) -> None:
    host = visit(name="Ada", text_view=True)
    table = host.create("card-game", here("Ada"), open_seat(), open_seat(), public=True)
    visitor = visit()
    bob = _sits(visitor, table, "Bob")
    ada = host.open(f"/table/{table}")
    ada.get_by_label("About Bob", exact=True).click()
    ada.get_by_role("button", name="Remove from the table").click()
    ada.get_by_role("button", name="give the seat to the bot").click()
    expect(bob.get_by_role("alert")).to_contain_text("has removed you")
    expect(ada.locator(".seats")).to_contain_text("Bot 2")
    visitor.forgive("403")
    bob.reload()
    expect(bob.get_by_role("alert")).to_contain_text("has removed you")
