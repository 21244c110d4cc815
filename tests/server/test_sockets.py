"""Connections: how many are let in, who must say hello, and that nothing slow holds a move up."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import pytest
from tests.patience import wait_until
from tests.server.bots_here import BotsHere
from tests.server.inside import Inside, run
from tests.server.serving import Browser, Player, Served, here
from websockets.exceptions import ConnectionClosed, InvalidStatus

from vortex.bots.bot import BOTS
from vortex.protocol import Bye, encode
from vortex.server.sockets import REASONS, Socket
from vortex.server.storage.interface import StoreFailed, TableRow
from vortex.server.storage.memory import MemoryStore
from vortex.server.thinking import ChoiceRequest, ThoughtFound, ThoughtRequest


class Gated(MemoryStore):
    """A look for a table waits at the gate."""

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


class Slow:
    """A way out that takes one message, and no more until it is told to."""

    on_writable: Callable[[bool], None] | None = None

    def __init__(self) -> None:
        self.said: list[str] = []
        self.is_cut = False

    def write(self, text: bytes) -> None:
        self.said.append(text.decode())
        assert self.on_writable is not None
        self.on_writable(False)

    def take(self, count: int) -> None:
        for _ in range(count):
            assert self.on_writable is not None
            self.on_writable(True)

    def wake(self) -> None: ...

    def cut(self) -> None:
        self.is_cut = True


@run
async def test_what_is_only_the_latest_never_drops_a_reader() -> None:
    slow = Slow()
    socket = Socket(slow, "ada", Inside().context)
    for message in (b"move", b"another"):
        socket.send(message)
    for number in range(1000):
        socket.send_latest(str(number).encode)
    assert slow.said == ["move"]
    slow.take(3)
    assert (slow.said, socket.bye) == (["move", "another", "999"], None)


@run
async def test_a_reader_that_falls_behind_is_sent_away_and_told_so_when_it_reads() -> None:
    slow = Slow()
    context = Inside(queue_messages=3).context
    socket = Socket(slow, "ada", context)
    for number in range(6):
        socket.send(str(number).encode())
    assert (slow.said, socket.bye, socket.is_done) == (["0"], "resync", False)
    slow.take(1)
    assert slow.said[1:] == [encode(Bye("resync", REASONS["resync"])).decode()]
    assert (socket.close_code, context.counts["slow readers"]) == (4000, 1)


@run
async def test_a_reader_that_takes_nothing_for_too_long_is_cut_off() -> None:
    slow = Slow()
    socket = Socket(slow, "ada", Inside(send_seconds=0.001).context)
    socket.send(b"move")
    slow.take(1)
    await asyncio.sleep(0.01)
    assert not slow.is_cut
    socket.send(b"another")
    while not slow.is_cut:
        await asyncio.sleep(0.001)


def test_a_handshake_while_the_database_is_away_says_so() -> None:
    class Away(MemoryStore):
        async def table(self, table: str) -> TableRow | None:
            raise StoreFailed("the database is out of reach")

    with Served(store=Away()) as server:
        assert _status(Browser(server), "x" * 22) == 503
