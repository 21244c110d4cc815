"""Two people, a browser each, at one table by a link."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opening
from tests.browser.playing import Awaited, Player
from tests.browser.visitors import PATIENCE


def test_people_meet_at_a_table_by_its_link_and_talk(visit: Opening) -> None:
    ada, grace = _at_one_table(visit, "card-game", bots=1)
    ada.locator("#tab-chat").click()
    ada.locator("#say").fill("Hello <Grace> & all!")
    ada.locator("#say").press("Enter")
    expect(grace.locator("#tab-chat")).to_contain_text("1")
    grace.locator("#tab-chat").click()
    expect(grace.locator(".chat .lines")).to_contain_text("Hello <Grace> & all!")
    grace.close()
    expect(ada.locator(".seats")).to_contain_text("is away")


@pytest.mark.parametrize("game", ["time-of-the-daleks", pytest.param("time-clash", marks=pytest.mark.long)])
def test_two_browsers_play_each_other_to_the_same_end(game: str, visit: Opening) -> None:
    pages = _at_one_table(visit, game)
    players = [Player(page, seed) for seed, page in enumerate(pages)]
    for _ in range(20):
        player, moment = _whose_turn(players)
        if moment.kind == "over":
            break
        player.answer_by_mouse(moment)
    for player in players:
        player.begin()
    for player in players:
        player.finish()
    assert min(player.answers for player in players) > 2, "both have played"
    ends = []
    for page in pages:
        page.locator("#end-title").wait_for()
        ends.append(page.locator(".end .scores").inner_text())
        assert page.locator(".actions").count() == 0
    assert ends[0] == ends[1]
    seeds = [page.locator(".end dd code").all_text_contents() for page in pages]
    assert seeds[0] == seeds[1]


def _whose_turn(players: list[Player]) -> tuple[Player, Awaited]:
    """One of them is asked as soon as both pages have heard of the last answer."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for player in players:
            moment = player.moment_now()
            if moment is not None:
                return player, moment
        players[0].page.wait_for_timeout(10)  # the pages need the processor too
    raise AssertionError("nobody is asked")


def _at_one_table(visit: Opening, game: str, bots: int = 0) -> tuple[Page, Page]:
    """Ada sets a table up and sends the link, Grace comes by it."""
    ada = visit(name="Ada", text_view=True).open(f"/new/{game}")
    ada.get_by_label("How many seats?").select_option(str(2 + bots))
    ada.get_by_label("Name of seat 1").fill("Ada")
    ada.get_by_label("Seat 2", exact=True).select_option("open")
    if game == "time-clash":
        ada.locator("label", has_text="match").get_by_role("combobox").select_option("1")
    ada.get_by_role("button", name="Go to the table").click()
    link = ada.locator("#invite").input_value()
    assert "#sit=" in link
    grace = visit(text_view=True).open(link)
    assert "#" not in grace.url, "the address bar keeps no capability"
    grace.get_by_label("Your name").fill("Grace")
    grace.get_by_role("button", name="Sit down").click()
    for page in (ada, grace):
        expect(page.locator(".seats").first).to_contain_text("Grace")
        page.locator("header.status").wait_for()
    return ada, grace
