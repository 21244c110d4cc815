"""Playing on from a moment of a replay: a new table that begins there, against bots or friends."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Opening
from tests.browser.playing import OPTIONS
from tests.browser.stages import END, table_at
from tests.browser.test_every_page import findings


def test_a_game_that_goes_on_is_played_on_from_a_moment_against_bots(visit: Opening) -> None:
    visitor = visit(name="Ada")
    table = table_at(visitor, "time-clash", "middle")
    page = visitor.open(f"/replay/{table}?at=3&seat=0")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("You play as")).to_be_disabled()  # all that others have is dealt anew
    assert not findings(page)
    dialog.get_by_role("button", name="Go to the table").click()
    page.wait_for_url("**/table/*")
    assert table not in page.url
    expect(page.locator(OPTIONS).first).to_be_attached()


def test_anybody_plays_a_finished_game_on_with_a_friend(visit: Opening) -> None:
    owner = visit(name="Ada")
    table = table_at(owner, "time-clash", END)
    guest = visit(name="Bo")
    page = guest.open(f"/replay/{table}?at=5&seat=all")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("You play as").select_option("1")
    dialog.get_by_label("The others").select_option("Friends, by a link")
    dialog.get_by_role("button", name="Go to the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Bo", exact=True).first).to_be_visible()
