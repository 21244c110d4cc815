"""A server's table at the terminal: in panes by Textual's pilot, and what its log tells."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.patience import PATIENCE, wait_until
from tests.server.serving import Browser, Json, Served, bot, here, open_seat
from textual.pilot import Pilot
from textual.widgets import OptionList, Static
from websockets.asyncio.client import connect

from vortex.client import Server
from vortex.games import load_game
from vortex.protocol import Learn, TableAnswer
from vortex.terminal.app import TerminalApp
from vortex.terminal.lines import LineMode
from vortex.terminal.question_pane import QuestionPane
from vortex.terminal.remote import Loop, Remote
from vortex.terminal.screen import Screen
from vortex.terminal.seating import Moment, NotPossible
from vortex.terminal.speech import Speech
from vortex.terminal.table_commands import ask_me
from vortex.terminal.table_screen import TableScreen

OPTIONS = {"match": 1}


@pytest.fixture
def server() -> Iterator[Served]:
    with Served() as served:
        yield served


@contextmanager
def at(server: Served, made: Json, name: str = "") -> Iterator[Remote]:
    """Seated under a name, by the invitation; without one an onlooker."""
    loop = Loop()
    try:
        there = Server(server.origin)
        table = loop.call(
            there.sit(made["invite"]["url"], name) if name else there.table(made["table"]["id"], None)
        )
        remote = Remote(table, load_game(table.info.game), Speech("en"), loop)
        try:
            yield remote
        finally:
            remote.close()
    finally:
        loop.end()


def in_panes(remote: Remote, doing: Callable[[Pilot[str], TableScreen], Awaitable[None]]) -> None:
    async def run() -> None:
        app = TerminalApp(remote.speech, lambda: TableScreen(remote))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert isinstance(app.screen, TableScreen)
            await doing(pilot, app.screen)

    asyncio.run(run())


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.002)


def text(screen: TableScreen, of: str) -> str:
    return str(screen.query_one(of, Static).content)


@pytest.mark.slow
def test_a_person_joins_in_panes_and_plays_on_when_the_connection_has_broken(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_cut = False

    def connected(*arguments: Any, **more: Any) -> connect:
        if is_cut:
            raise OSError("no cable")
        return connect(*arguments, **more)

    monkeypatch.setattr("vortex.client.connection.connect", connected)
    monkeypatch.setattr("vortex.client.connection._LONGEST_WAIT", 0.01)
    made = Browser(server).create("time-clash", bot(), open_seat(), options=OPTIONS)

    async def play(pilot: Pilot[str], screen: TableScreen) -> None:
        nonlocal is_cut
        assert "Doctor Who Time Clash  Bot 1 · Ann" in text(screen, "#status")
        choices = screen.query_one("#choices", OptionList)
        for number in range(6):
            await until(lambda: screen.asked and screen.query_one(QuestionPane).takes_answers)
            assert screen._moment is not None
            before = screen._moment.number
            if number == 3:
                is_cut = True
                socket = remote.table._connection._socket
                assert socket is not None
                remote._loop._loop.call_soon_threadsafe(socket.transport.abort)
                await until(lambda: "The connection is lost" in text(screen, "#keys"))
                choices.action_select()
                await until(lambda: "Not possible: The connection is lost" in text(screen, "#detail-text"))
                assert screen._moment.number == before, "nothing is sent later that was chosen now"
                is_cut = False
                await until(lambda: remote.is_connected and screen.query_one(QuestionPane).takes_answers)
                await until(lambda: "connection is lost" not in text(screen, "#detail-text"))
                assert screen._moment.number == before
            choices.action_select()
            await until(lambda: screen._moment is not None and screen._moment.number > before)  # noqa: B023
        assert "The connection is lost" not in text(screen, "#keys")
        screen.typed.carry_out("say hello")
        await until(lambda: "Ann: hello" in text(screen, "#log-text"))

    with at(server, made, "Ann") as remote:
        in_panes(remote, play)


@pytest.mark.slow
def test_while_an_answer_is_on_its_way_no_other_is_taken(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Browser(server).create("time-clash", bot(), open_seat(), options=OPTIONS)
    sent: list[int] = []
    is_there = threading.Event()

    def answer(_: Remote, choice: int, to: Moment) -> None:
        sent.append(choice)
        assert is_there.wait(PATIENCE)

    async def play(pilot: Pilot[str], screen: TableScreen) -> None:
        pane = screen.query_one(QuestionPane)
        await until(lambda: screen.asked and pane.takes_answers)
        await pilot.press("enter")
        await until(lambda: sent)
        monkeypatch.setattr(Remote, "is_connected", False)
        screen.update_table()
        assert "(on its way)" in str(pane.choices.options[0].prompt)
        await pilot.press("down", "enter")
        assert len(sent) == 1
        monkeypatch.setattr(Remote, "is_connected", True)
        is_there.set()
        await until(lambda: pane.takes_answers)
        await pilot.press("enter")
        await until(lambda: len(sent) == 2)

    monkeypatch.setattr(Remote, "answer", answer)
    with at(server, made, "Ann") as remote:
        in_panes(remote, play)


@pytest.mark.slow
def test_an_onlooker_follows_a_game_in_panes_and_is_shown_no_hand(server: Served) -> None:
    browser = Browser(server)
    made = browser.create("time-clash", here("Ada"), bot(), options=OPTIONS)
    ada = browser.connect(made["table"]["id"])

    async def follow(pilot: Pilot[str], screen: TableScreen) -> None:
        await until(lambda: screen.query_one(QuestionPane).border_title == "Waiting for Ada, who is asked")
        before = text(screen, "#log-text")
        assert ada.until_asked()
        ada.move()
        await until(lambda: text(screen, "#log-text") not in ("", before))
        assert screen.asked is None
        assert screen.query_one(OptionList).option_count == 0
        assert not screen.query_one("#hand").display
        await pilot.press("q")

    with at(server, made) as remote:
        in_panes(remote, follow)
        assert not remote.advance(), "it was left"


def told(remote: Remote, is_so: Callable[[list[str]], bool]) -> list[str]:
    wait_until(lambda: is_so(remote.log()))
    return remote.log()


def test_what_was_said_stands_where_it_was_said_and_nothing_is_told_twice(
    server: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    browser = Browser(server)
    made = browser.create("time-clash", here("Ada"), open_seat(), options=OPTIONS)
    with at(server, made, "Ann") as remote:
        lines = LineMode(remote, Screen(plain=True))
        ada = browser.connect(made["table"]["id"])
        ada.until_so(lambda: ada.position)
        remote.talk("hello")
        before = told(remote, lambda log: log[-1:] == ["Ann: hello"])
        lines._tell()
        assert capsys.readouterr().out.endswith("· Ann: hello\n")
        assert ada.until_asked()
        ada.move()
        after = told(remote, lambda log: len(log) > len(before))
        assert after[: len(before)] == before
        lines._tell()
        assert capsys.readouterr().out == "".join(f"· {line}\n" for line in after[len(before) :])


def test_what_cannot_be_undone_alone_is_asked_for(server: Served) -> None:
    browser = Browser(server)
    made = browser.create("time-clash", open_seat(), here("Ada"), options=OPTIONS)
    with at(server, made, "Ann") as remote:
        ada = browser.connect(made["table"]["id"])
        wait_until(lambda: remote.is_mine(remote.moment()))
        with pytest.raises(NotPossible):
            remote.undo()
        asked = remote.moment().asked
        assert asked is not None
        remote.answer(asked.options[0].choice, remote.moment())
        said = remote.undo()
        assert said.startswith("You asked to take back everything after “")
        assert said.endswith("Still to agree: Ada.")
        ada.until_so(lambda: ada.position and ada.position["take_back"])
        assert ada.position is not None
        here_now = {"number": ada.position["number"], "private": ada.position["private"]}
        ada.ask("answer_take_back", seat=1, yes=True, **here_now)
        wait_until(lambda: remote.moment().asked == asked)


def test_what_was_typed_for_a_question_that_is_gone_answers_no_other(
    server: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = Browser(server).create("time-clash", open_seat(), here("Ada"), options=OPTIONS)
    with at(server, made, "Ann") as remote:
        wait_until(lambda: remote.is_mine(remote.moment()))
        moment = remote.moment()
        asked = moment.asked
        assert asked is not None
        screen = Screen(plain=True)

        def read(_: object) -> str:
            remote.answer(asked.options[0].choice, remote.moment())
            return "1"

        monkeypatch.setattr(screen, "read", read)
        lines = LineMode(remote, screen)
        assert lines._person(moment)
        assert "The table has moved on. Please look again.\n" in capsys.readouterr().out
        assert remote.moment().number == moment.number + 1
        with pytest.raises(NotPossible, match="The table has moved on"):
            remote.answer(asked.options[0].choice, moment)
        assert remote.moment().number == moment.number + 1


def test_a_table_is_told_when_to_ask_and_told_again_after_it_has_forgotten(server: Served) -> None:
    made = Browser(server).create("time-clash", bot(), open_seat(), options=OPTIONS)
    with at(server, made, "Ann") as remote:
        room = server.rooms.here(made["table"]["id"])
        assert room is not None
        wait_until(lambda: room.asks(1) == "able")
        # What is said next is confirmed after what the table was told before.
        remote.talk("hello")
        room.wishes.clear()
        socket = remote.table._connection._socket
        assert socket is not None
        remote._loop._loop.call_soon_threadsafe(socket.transport.abort)
        wait_until(lambda: room.asks(1) == "able")
        assert ask_me(remote, "immer") == "Ask me: always"
        assert room.asks(1) == "always"
        assert ask_me(remote, "usual") == "Ask me: as usual"
        assert room.asks(1) == "able"
        with pytest.raises(NotPossible, match="usual, always, able, never"):
            ask_me(remote, "sometimes")


@pytest.mark.slow
def test_in_panes_clocks_are_seen_and_a_player_resigns(server: Served) -> None:
    clock = {"seconds": 3600, "increment": 0}
    made = Browser(server).create(
        "time-clash", open_seat(), here("Ada"), options=OPTIONS, clock=clock, help=False
    )

    async def play(pilot: Pilot[str], screen: TableScreen) -> None:
        pane = screen.query_one(QuestionPane)
        await until(lambda: screen.asked and pane.takes_answers)
        await until(lambda: re.search(r" · \d+:\d\d$", pane.border_title or ""))
        assert re.search(r"Ann \d+:\d\d · Ada \d+:\d\d", text(screen, "#status"))
        assert "Hint" not in text(screen, "#keys")
        screen.typed.carry_out("resign")
        await until(lambda: "To resign, type: resign now" in text(screen, "#keys"))
        assert remote.moment().ending is None
        screen.typed.carry_out("resign now")
        await until(lambda: pane.border_title == "The game is over.")
        await until(lambda: "Ann resigns." in text(screen, "#log-text"))
        assert "A player resigned. Ada has won." in text(screen, "#prompt")

    with at(server, made, "Ann") as remote:
        in_panes(remote, play)


def test_in_lines_clocks_are_told_before_the_question_and_a_player_resigns(
    server: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = {"seconds": 3600, "increment": 0}
    made = Browser(server).create("time-clash", open_seat(), here("Ada"), options=OPTIONS, clock=clock)
    with at(server, made, "Ann") as remote:
        screen = Screen(plain=True)
        typed = iter(["resign", "aufgeben jetzt"])
        monkeypatch.setattr(screen, "read", lambda _: next(typed))
        assert LineMode(remote, screen).run()
        told = capsys.readouterr().out
        assert re.search(r"^Clock: Ann \d+:\d\d, Ada \d+:\d\d\nAnn: ", told, re.MULTILINE)
        assert "This cannot be undone. To resign, type: resign now\n" in told
        assert "The game is over. A player resigned. Ada has won.\n" in told


def test_where_the_table_passes_at_once_nothing_is_asked(server: Served) -> None:
    made = Browser(server).create("time-clash", open_seat(), here("Ada"), options=OPTIONS)
    with at(server, made, "Ann") as remote:
        wait_until(lambda: remote.is_mine(remote.moment()))
        position = remote.table.position
        assert position is not None
        position.passes_in = 2500
        assert remote.is_mine(remote.moment())
        position.passes_in = 0
        assert not remote.is_mine(remote.moment())


def test_a_guided_game_does_not_wait_for_a_reader(server: Served) -> None:
    loop = Loop()
    try:
        there = Server(server.origin)
        path = "/api/games/time-clash/lesson"
        made = loop.call(there._web.post(path, TableAnswer, Learn("Ann")))
        table = loop.call(there.table(made.table.id))
        room = server.rooms.here(table.id)
        assert room is not None
        assert room.guiding is not None
        remote = Remote(table, load_game("time-clash"), Speech("en"), loop)
        wait_until(lambda: remote.is_mine(remote.moment()))
        assert room.guiding.reached >= len(room.guiding.lesson.steps)
        remote.close()
    finally:
        loop.end()
