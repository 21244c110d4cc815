"""Connections: how many are let in, who must say hello, and that nothing slow holds a move up."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import pytest
from tests.patience import wait_until
from tests.server.bots_here import BotsHere
from tests.server.inside import Inside, run, settle
from tests.server.serving import Browser, Player, Served, here
from websockets.exceptions import ConnectionClosed, InvalidStatus

from vortex.bots.bot import BOTS
from vortex.server.sockets import Socket
from vortex.server.storage.interface import StoreFailed, TableRow
from vortex.server.storage.memory import MemoryStore
from vortex.server.thinking import ChoiceRequest, ThoughtFound, ThoughtRequest


class Gated(MemoryStore):
    """Whoever looks for a table waits at the gate."""

    def __init__(self) -> None:
        super().__init__()
        self.gate: threading.Event | None = None

    async def table(self, table: str) -> TableRow | None:
        while self.gate is not None and not self.gate.is_set():
            await asyncio.sleep(0.01)
        return await super().table(table)


def _status(browser: Browser, table: str) -> int:
    try:
        Player(browser, table, hello=False)
    except InvalidStatus as refused:
        return refused.response.status_code
    return 101


@pytest.mark.parametrize("cap", ["sockets", "sockets_a_session", "sockets_an_address"])
def test_a_cap_holds_also_for_those_who_come_at_once(cap: str) -> None:
    store = Gated()
    caps: dict[str, Any] = {cap: 3}
    with Served(store=store, **caps) as server:
        ada = Browser(server)
        table = ada.create("toy", here("Ada"), here("Bob"))["table"]["id"]
        server.rooms._rooms.clear()
        store.gate = threading.Event()
        with ThreadPoolExecutor(8) as pool:
            coming = [pool.submit(_status, ada, table) for _ in range(8)]
            wait_until(lambda: sum(each.done() for each in coming) == 5)  # nobody is refused at the gate
            store.gate.set()
            came = [each.result() for each in coming]
        assert came.count(101) == 3
        assert set(came) == {101, 503 if cap == "sockets" else 429}
        for player in server.players:
            player.socket.close_socket()
        wait_until(lambda: not len(server.parts.sockets))
        # What was refused, and what is gone, is not counted any more.
        assert _status(ada, table) == 101


def test_hello_must_come_in_time_whatever_else_is_said() -> None:
    with Served(hello_seconds=0.6) as server:
        ada = Browser(server)
        table = ada.create("toy", here("Ada"), here("Bob"))["table"]["id"]
        player = ada.connect(table, hello=False)
        with pytest.raises(ConnectionClosed, match="4008"):
            _ping_on(player)


def _ping_on(player: Player) -> None:
    while True:
        player.ask("ping")
        time.sleep(0.1)


class Pondering(BotsHere):
    """Takes as long as it is let."""

    def __init__(self) -> None:
        self.gate = threading.Event()

    async def choose(self, request: ChoiceRequest) -> int:
        while not self.gate.is_set():
            await asyncio.sleep(0.01)
        return await super().choose(request)

    async def thought(self, request: ThoughtRequest) -> ThoughtFound:
        while not self.gate.is_set():
            await asyncio.sleep(0.01)
        return await super().thought(request)


@contextlib.contextmanager
def _pondered() -> Iterator[tuple[Pondering, Player]]:
    bots = Pondering()
    with Served(bots=bots) as server:
        ada = Browser(server)
        table = ada.create("toy", here("Ada"), here("Bob"))["table"]["id"]
        try:
            yield bots, ada.connect(table, seat=0)
        finally:
            bots.gate.set()


@pytest.fixture
def _hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest bot gives hints, unless there is none but the one that guesses."""
    monkeypatch.setitem(BOTS, "thoughtful", BOTS["random"])


@pytest.mark.usefixtures("_hints")
def test_a_move_does_not_wait_for_a_hint() -> None:
    with _pondered() as (bots, player):
        id_ = str(uuid4())
        player.send("hint", id=id_, number=0, private=0, seat=0)
        assert player.ask("ping")["type"] == "pong"
        answer = player.move()
        assert answer["type"] == "ack"
        bots.gate.set()  # nothing was waited for but this
        while True:
            message = player.next()
            if message.get("id") == id_:
                break
        # The table has moved on: this would be a hint for another question.
        assert (message["type"], message["code"]) == ("refused", "stale")


@pytest.mark.usefixtures("_hints")
def test_who_goes_while_a_hint_is_looked_for_leaves_nothing_behind() -> None:
    with _pondered() as (bots, player):
        server = player.browser.server
        assert isinstance(server, Served)
        player.send("hint", id=str(uuid4()), number=0, private=0, seat=0)
        player.ask("ping")
        player.socket.close_socket()
        wait_until(lambda: not len(server.parts.sockets))
        bots.gate.set()
        assert player.browser.get("/healthz").status == 200
        assert server.context.counts["errors"] == 0


def test_new_sockets_of_one_address_are_limited() -> None:
    with Served(handshake_burst=3, handshake_rate=0.0001) as server:
        ada = Browser(server)
        table = ada.create("toy", here("Ada"), here("Bob"))["table"]["id"]
        assert [_status(ada, table) for _ in range(5)] == [101, 101, 101, 429, 429]


def test_all_sockets_of_an_address_share_a_limit_and_a_hello_counts_thrice() -> None:
    with Served(address_burst=10, address_rate=0.0001) as server:
        ada = Browser(server)
        table = ada.create("toy", here("Ada"), here("Bob"))["table"]["id"]
        first = ada.connect(table)
        for _ in range(5):
            first.send("ping", id=str(uuid4()))
            first.until("pong")
        flooder = Player(ada, table, hello=False)
        flooder.send("hello", version=2)
        assert flooder.until("bye")["code"] == "rate"


@run
async def test_what_is_only_the_latest_never_drops_a_reader() -> None:
    context = Inside().context
    said: list[str] = []

    class Stalled:
        is_open = asyncio.Event()

        async def send_text(self, text: str) -> None:
            await self.is_open.wait()
            said.append(text)

    stalled: Any = Stalled()
    socket = Socket(stalled, "ada", context)
    writer = asyncio.ensure_future(socket.write())
    socket.send(b"move")
    for number in range(1000):
        socket.send_latest(str(number).encode)
        await asyncio.sleep(0)
    stalled.is_open.set()
    await settle()
    writer.cancel()
    assert (said, socket.is_leaving) == (["move", "999"], False)


def test_a_handshake_while_the_database_is_away_says_so() -> None:
    class Away(MemoryStore):
        async def table(self, table: str) -> TableRow | None:
            raise StoreFailed("the database is out of reach")

    with Served(store=Away()) as server:
        assert _status(Browser(server), "x" * 22) == 503
