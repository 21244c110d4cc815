"""The line breaks in the middle of a turn: nothing is lost, nothing happens twice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Opening
from tests.browser.playing import OPTIONS, Player
from tests.browser.served import Served
from tests.browser.tour import SEATS
from tests.browser.visitors import Visitor
from tests.server.serving import bot, here

# What Chromium itself says of a socket that breaks, and of a server that is not there.
BROKEN = (
    r"WebSocket connection to",
    r"ERR_CONNECTION_REFUSED",
    r"ERR_CONNECTION_RESET",
    r"ERR_EMPTY_RESPONSE",
)


def _entries(visitor: Visitor, table: str) -> int:
    """How many entries of the log everybody can see."""
    player = visitor.by_wire().connect(table)
    try:
        assert player.position is not None
        number: int = player.position["number"]
        return number
    finally:
        player.close()


@pytest.mark.parametrize(
    "game",
    [
        "time-of-the-daleks",
        *(pytest.param(more, marks=pytest.mark.long) for more in ("time-clash", "card-game")),
    ],
)
def test_after_a_kill_of_the_server_the_same_question_stands_and_the_game_goes_on(
    game: str, own_server: Served, visit: Opening
) -> None:
    visitor = visit(server=own_server)
    visitor.forgive(*BROKEN)
    table = visitor.create(game, *SEATS[game])
    page = visitor.open(f"/table/{table}")
    player = Player(page)
    player.play(most=6)
    before, prompt, log = player.moment(), page.locator(".prompt").inner_text(), _log(page)
    number = _entries(visitor, table)

    own_server.kill()
    expect(page.get_by_role("status").filter(has_text="connection is lost")).to_be_visible()
    assert page.locator(OPTIONS).count() == len(before.options), "what was asked stays in sight"
    own_server.start()

    expect(page.get_by_role("status").filter(has_text="connection is lost")).to_have_count(0)
    assert player.moment() == before
    assert page.locator(".prompt").inner_text() == prompt
    assert _log(page) == log
    assert _entries(visitor, table) == number
    player.play(most=4)
    assert _entries(visitor, table) > number


def test_an_answer_given_while_the_line_is_down_counts_once_it_is_back(
    own_server: Served, visit: Opening
) -> None:
    visitor = visit(server=own_server)
    visitor.forgive(*BROKEN)
    table = visitor.create("time-clash", here("Ada"), here("Grace"))
    page = visitor.open(f"/table/{table}")
    player = Player(page)
    player.play(most=3)
    moment = player.moment()
    number = _entries(visitor, table)
    own_server.kill()
    expect(page.get_by_role("status").filter(has_text="connection is lost")).to_be_visible()
    player.answer_by_mouse(moment)
    assert page.locator(OPTIONS).first.is_disabled(), "one answer, not two"
    own_server.start()
    expect(page.get_by_role("status").filter(has_text="connection is lost")).to_have_count(0)
    player.moment()
    assert _entries(visitor, table) == number + 1


class Cut:
    """Between the page and the server: the first acknowledgement never arrives, the line breaks instead."""

    def __init__(self, page: Page) -> None:
        self.moves: list[str] = []
        self.hellos = 0
        self.has_cut = False
        page.route_web_socket("**/socket", self._line)

    def _line(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def to_server(text: str | bytes) -> None:
            message = json.loads(text)
            self.hellos += message["type"] == "hello"
            if message["type"] == "move":
                self.moves.append(message["id"])
            server.send(text)

        def to_page(text: str | bytes) -> None:
            if self.moves and not self.has_cut:
                self.has_cut = True
                line.close(code=4000)
                server.close()
            elif not (self.has_cut and self.hellos < 2):
                line.send(text)

        line.on_message(to_server)
        server.on_message(to_page)


def test_a_line_that_breaks_before_the_acknowledgement_does_not_play_a_move_twice(visit: Opening) -> None:
    visitor = visit()
    visitor.forgive(*BROKEN)
    table = visitor.create("time-clash", here("Ada"), here("Grace"))
    page = visitor.context.new_page()
    cut = Cut(page)
    page.goto(f"/table/{table}")
    player = Player(page)
    player.play(most=1)
    assert cut.has_cut
    assert player.moment().kind in ("asked", "curtain")
    assert cut.hellos == 2, "the page came back by itself"
    assert len(set(cut.moves)) == 1, "a repeat has the same id"
    assert _entries(visitor, table) == 1


def _log(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


def test_a_page_opened_anew_in_mid_turn_shows_the_same_question(visit: Opening, tmp_path: Path) -> None:
    visitor = visit()
    table = visitor.create("time-of-the-daleks", here("Ada"), bot())
    page = visitor.open(f"/table/{table}")
    player = Player(page)
    player.play(most=5)
    before, log = player.moment(), _log(page)
    page.reload()
    assert player.moment() == before
    expect(page.locator(".log li")).to_have_count(len(log))
    assert _log(page) == log
