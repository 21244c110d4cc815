"""The odds on the board of Time of the Daleks: there where they are allowed, and never in the way."""

from __future__ import annotations

import contextlib
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect
from tests.browser.boards import BOARD, BoardPlayer
from tests.browser.conftest import Opening
from tests.browser.visitors import Visitor
from tests.server.serving import bot, here

GAME = "time-of-the-daleks"
PERCENT = re.compile(r"(< |> )?\d{1,3} %")


class Listener:
    """What a page sends."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framesent", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.sent.append(json.loads(frame))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [one for one in self.sent if one["type"] == kind]


def sat_down(visitor: Visitor, seed: int, odds: bool = True) -> tuple[BoardPlayer, Listener]:
    table = visitor.create(GAME, here("Ada"), bot(), odds=odds)
    page = visitor.context.new_page()
    player, listener = BoardPlayer(page, seed), Listener(page)
    page.goto(f"/table/{table}")
    return player, listener


def play_until(player: BoardPlayer, *topics: str, options: int = 1) -> dict[str, Any]:
    while (ask := player.asked()) is not None:
        if ask["topic"] in topics and len(ask["options"]) >= options:
            return ask
        player.play("within", 1)
    raise AssertionError(f"the game ended without {topics}")


def test_the_chance_of_success_stands_in_the_adventure_and_beside_each_choice(visit: Opening) -> None:
    """Nothing is said beside choices that are all alike: such questions are answered until there is one that is not."""
    beside = f"{BOARD} .panel .way .odds b, {BOARD} .kit-strip .odds b"
    for seed in range(3, 9):
        player, _ = sat_down(visit(name="Ada"), seed)
        page = player.page
        for _ in range(6):
            try:
                play_until(player, "reroll", options=3)
            except AssertionError:
                break
            chip = page.locator(f"{BOARD} .all-odds .odds b")
            expect(chip).to_have_text(PERCENT)
            said = page.locator(beside).all_text_contents()
            if said:
                assert all(PERCENT.fullmatch(one) for one in said)
                assert chip.text_content() in said, "the best choice is worth what the Adventure is"
                return
            player.answer()
    pytest.fail("it never mattered what was chosen")


def test_before_the_roll_each_means_has_its_line(visit: Opening) -> None:
    player, _ = sat_down(visit(name="Ada"), seed=2)
    play_until(player, "build-pool")
    page = player.page
    expect(page.locator(f"{BOARD} .all-odds .odds").nth(1)).to_be_visible()
    lines = [
        (one.get_attribute("aria-label") or "", one.locator("b").inner_text())
        for one in page.locator(f"{BOARD} .all-odds .odds").all()
    ]
    own = [int(re.sub(r"\D", "", chance)) for name, chance in lines if "Bot" not in name]
    assert own == sorted(own), "more means are never worth less"


def test_a_table_without_odds_shows_none_and_asks_for_none(visit: Opening) -> None:
    player, listener = sat_down(visit(name="Ada"), seed=3, odds=False)
    play_until(player, "reroll", options=3)
    player.page.wait_for_timeout(600)
    assert player.page.locator(f"{BOARD} .adventure").count() == 1
    assert player.page.locator(f"{BOARD} .odds").count() == 0
    assert listener.of("odds") == []


def test_one_press_builds_the_best_pool_and_rolls_nothing(visit: Opening) -> None:
    for seed in range(1, 10):
        player, listener = sat_down(visit(name="Ada"), seed)
        page = player.page
        for _ in range(12):
            try:
                play_until(player, "cut", "exterminate")
            except AssertionError:
                break
            with_odds = page.locator(f"{BOARD} .all-odds .odds b", has_text="%").first
            button = page.locator(f"{BOARD} .best", has_text="Best pool")
            with contextlib.suppress(
                TimeoutError
            ):  # on a busy machine not every question is worked out in time
                with_odds.wait_for(timeout=10_000)
            if not button.count():
                player.answer()
                continue
            moves = len(listener.of("move"))
            options = {one["choice"]: one["notation"] for one in player.position["question"]["options"]}
            button.click()
            expect(button).to_have_count(0)
            first = listener.of("move")[moves]["choice"]
            assert options[first].split()[0] in ("cut", "exterminate")
            return
    pytest.fail("it never mattered which die was cut")
