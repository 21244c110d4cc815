"""Looking back: step, seek, link to a moment, take the record away and bring it again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opening
from tests.browser.tour import over
from tests.browser.visitors import Visitor


def _at(page: Page, number: int) -> None:
    """Wait until that moment is shown, in the address too."""
    expect(page.locator(".number")).to_have_text(re.compile(rf"^{number} / "))
    page.wait_for_url(re.compile(rf"at={number}&"))
    page.wait_for_load_state("networkidle")


def _last(page: Page) -> int:
    return int(page.locator("#seek").get_attribute("max") or 0)


def _board(page: Page) -> str:
    return page.locator("main.board").inner_text()


def _shows(page: Page, board: str) -> None:
    expect(page.locator("main.board")).to_have_text(board, use_inner_text=True)


@pytest.fixture
def finished(visit: Opening) -> tuple[Visitor, str]:
    return over(visit, "time-of-the-daleks", text_view=True)


def test_a_replay_is_walked_by_buttons_keys_slider_and_log(finished: tuple[Visitor, str]) -> None:
    visitor, table = finished
    page = visitor.open(f"/table/{table}")
    page.get_by_role("link", name="Watch the replay").click()
    _at(page, 0)
    last = _last(page)
    assert last > 5
    start = _board(page)

    page.get_by_role("button", name="One move forward").click()
    _at(page, 1)
    page.keyboard.press("ArrowRight")
    _at(page, 2)
    page.get_by_role("button", name="One move back").click()
    _at(page, 1)
    page.get_by_role("button", name="To the end").click()
    _at(page, last)
    page.locator("#end-title").wait_for()
    expect(page.locator("main.board")).not_to_have_text(start, use_inner_text=True)
    page.locator("#seek").fill("3")
    _at(page, 3)
    expect(page.locator("#end-title")).to_have_count(0)
    page.locator("body").press("Home")
    _at(page, 0)
    _shows(page, start)  # the same moment, the same table
    line = page.locator(".log li a").last
    line.click()
    page.wait_for_url(re.compile(r"at=[1-9]\d*"))
    expect(page.locator(".log li.here")).not_to_have_count(0)


def test_a_replay_plays_by_itself_and_stops_at_the_end(finished: tuple[Visitor, str]) -> None:
    visitor, table = finished
    page = visitor.open(f"/replay/{table}?at=0&seat=all")
    _at(page, 0)
    last = _last(page)
    page.locator("#seek").fill(str(last - 3))
    _at(page, last - 3)
    page.get_by_role("button", name="Play", exact=True).click()
    _at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_attribute("aria-pressed", "false")


def test_a_link_to_a_moment_shows_that_moment_to_others(
    finished: tuple[Visitor, str], visit: Opening
) -> None:
    visitor, table = finished
    page = visitor.open(f"/replay/{table}?at=0&seat=all")
    _at(page, 0)
    page.locator("#seek").fill("4")
    _at(page, 4)
    page.get_by_role("button", name="Copy link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link == page.url
    theirs = visit(text_view=True).open(link)
    _at(theirs, 4)
    _shows(theirs, _board(page))


def test_a_game_is_seen_by_each_seat_and_with_all_cards_open(visit: Opening) -> None:
    visitor, table = over(visit, "card-game", text_view=True)
    count = "() => document.querySelectorAll('[data-card]').length"
    seen = {}
    for viewer in ("spectator", "0", "1", "2", "all"):
        page = visitor.open(f"/replay/{table}?at=8&seat={viewer}")
        _at(page, 8)
        seen[viewer] = page.evaluate(count)
    assert seen["spectator"] < min(seen[seat] for seat in "012"), "a seat knows its hand"
    assert max(seen[seat] for seat in "012") < seen["all"]
    page.locator("#viewer").select_option("as a spectator")
    page.wait_for_function(f"wanted => ({count})() === wanted", arg=seen["spectator"])
    assert "seat=spectator" in page.url


def test_a_record_is_downloaded_and_watched_elsewhere(
    finished: tuple[Visitor, str], visit: Opening, tmp_path: Path
) -> None:
    visitor, table = finished
    page = visitor.open(f"/table/{table}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["game"] == "time-of-the-daleks"
    here = visitor.open(f"/replay/{table}?at=5&seat=all")
    _at(here, 5)
    last = _last(here)

    theirs = visit(text_view=True).open("/")
    theirs.get_by_role("link", name="Replays").click()
    theirs.locator("#record").set_input_files(file)
    _at(theirs, 0)
    assert _last(theirs) == last > 5
    theirs.locator("#seek").fill("5")
    _at(theirs, 5)
    _shows(theirs, _board(here))
    with theirs.expect_download() as again:
        theirs.get_by_role("button", name="Download the record").click()
    copy = tmp_path / "copy.json"
    again.value.save_as(copy)
    assert copy.read_text(encoding="utf-8") == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("text", ["no record at all", "{}", '{"game": "chess"}', "[" * 5000])
def test_a_file_that_is_no_record_is_refused_in_words(text: str, visit: Opening, tmp_path: Path) -> None:
    visitor = visit()
    visitor.forgive("422")
    page = visitor.open("/replay")
    file = tmp_path / "file.json"
    file.write_text(text, encoding="utf-8")
    page.locator("#record").set_input_files(file)
    alert = page.get_by_role("alert")
    alert.wait_for()
    assert len(alert.inner_text()) > 10
    assert page.url.endswith("/replay")
