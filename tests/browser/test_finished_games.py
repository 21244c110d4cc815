"""Giving up, and the games that are over: how each ended, and how it came to that."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Opening
from tests.browser.stages import END, table_at
from tests.browser.test_every_page import findings


def test_a_game_is_resigned_and_looked_up_among_those_that_are_over(visit: Opening) -> None:
    visitor = visit(name="Ada")
    table_at(visitor, "time-clash", END)
    table = table_at(visitor, "time-clash", "middle")
    page = visitor.open(f"/table/{table}")
    page.locator(".tools summary").click()
    page.get_by_role("button", name="Resign …").click()
    dialog = page.get_by_role("dialog", name="Resign?")
    dialog.get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_role("region", name="Bot 2 has won.")).to_contain_text("A player resigned.")
    page.get_by_role("link", name="Back to the start page").last.click()
    page.get_by_role("link", name="My finished games").click()
    games = page.get_by_role("region", name="My finished games").locator("li")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("Bot 2 has won. A player resigned.")
    expect(games.last).to_contain_text("won")
    games.first.get_by_text("How the game went").click()
    expect(games.first.get_by_role("img", name="Chances of winning")).to_be_visible()
    assert not findings(page)
    games.first.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(f"**/replay/{table}*")
