"""The odds on the board of Time of the Daleks: there where they are allowed, and never in the way."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.begun import Position
from tests.browser.boards import BOARD, BoardPlayer
from tests.browser.conftest import Opening
from tests.browser.stages import table_where
from tests.browser.visitors import Visitor

from vortex.analysis.odds import Solver
from vortex.games import load_game

GAME = "time-of-the-daleks"
PERCENT = re.compile(r"(< |> |at least )?\d{1,3} %")


class Listener:
    """What a page sends."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framesent", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.sent.append(json.loads(frame))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [one for one in self.sent if one["type"] == kind]


def opened(visitor: Visitor, is_there: Callable[[Position], bool]) -> tuple[BoardPlayer, Listener]:
    """At a table where the question is as wanted."""
    table = table_where(visitor, GAME, is_there)
    page = visitor.context.new_page()
    player, listener = BoardPlayer(page), Listener(page)
    page.goto(f"/table/{table}")
    return player, listener


def asks(*topics: str, matters: bool = False) -> Callable[[Position], bool]:
    """One of these questions, with something to choose; if it is to matter, by odds that differ."""

    def is_there(position: Position) -> bool:
        ask, adventure = position["question"], position["view"]["adventure"]
        if ask["topic"] not in topics or len(ask["options"]) < 3 or adventure["help"] != "alone":
            return False
        odds = Solver().odds(load_game(GAME), position["state"], 0) if matters else None
        return not matters or (odds is not None and len({round(one, 2) for one in odds.choices.values()}) > 1)

    return is_there


def test_the_chance_of_success_stands_in_the_adventure_and_beside_each_choice(visit: Opening) -> None:
    """Nothing is said beside choices that are all alike."""
    player, _ = opened(visit(name="Ada"), asks("reroll", matters=True))
    page = player.page
    chip = page.locator(f"{BOARD} .all-odds .odds b")
    expect(chip).to_have_text(PERCENT)
    beside = page.locator(f"{BOARD} .panel .way .odds b, {BOARD} .kit-strip .odds b")
    expect(beside.first).to_have_text(PERCENT)
    said = beside.all_text_contents()
    assert all(PERCENT.fullmatch(one) for one in said)
    assert chip.text_content() in said, "the best choice is worth what the Adventure is"


def recruits(position: Position) -> bool:
    """Who comes along is asked, of a deck and of one whom a Link fetches."""
    ask = position["question"]
    verbs = [option["notation"].split()[0] for option in ask["options"]]
    return ask["topic"] == "recruit" and verbs[:3] == ["pass", "recruit", "link"] and len(verbs) < 5


def test_what_is_about_to_be_faced_lies_on_the_table_with_its_chances(visit: Opening) -> None:
    player, _ = opened(visit(name="Ada"), recruits)
    facing = player.page.locator(f"{BOARD} .facing")
    expect(facing.locator(".scene .card")).to_have_count(2)
    expect(facing.locator(".sockets li").nth(2)).to_be_visible()
    expect(facing.locator(".all-odds .odds b").last).to_have_text(PERCENT)
    expect(facing.locator(".link .worth .odds b").first).to_have_text(PERCENT)
    expect(facing.locator(".deck .worth")).to_have_count(0)


def test_a_place_whose_dilemma_lies_face_down_has_its_chances_before_one_travels(visit: Opening) -> None:
    player, _ = opened(visit(name="Ada"), lambda position: position["question"]["topic"] == "travel")
    face_down = player.page.locator(f"{BOARD} .zone:has(.dilemma.back):has([data-choice])")
    expect(face_down.first.locator(".worth .odds b")).to_have_text(PERCENT)


def test_before_the_roll_each_means_has_its_line(visit: Opening) -> None:
    player, _ = opened(visit(name="Ada"), asks("build-pool"))
    page = player.page
    expect(page.locator(f"{BOARD} .all-odds .odds").nth(1)).to_be_visible()
    lines = [
        (one.get_attribute("aria-label") or "", one.locator("b").inner_text())
        for one in page.locator(f"{BOARD} .all-odds .odds").all()
    ]
    own = [int(re.sub(r"\D", "", chance)) for name, chance in lines if "Bot" not in name]
    assert own == sorted(own), "more means are never worth less"


def test_one_press_builds_the_best_pool_and_rolls_nothing(visit: Opening) -> None:
    player, listener = opened(visit(name="Ada"), asks("cut", "exterminate", matters=True))
    button = player.page.locator(f"{BOARD} .best", has_text="Best pool")
    expect(button).to_be_visible()
    options = {one["choice"]: one["notation"] for one in player.position["question"]["options"]}
    button.click()
    expect(button).to_have_count(0)
    first = listener.of("move")[0]["choice"]
    assert options[first].split()[0] in ("cut", "exterminate")
