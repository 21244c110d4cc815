"""Whom the operator keeps out: at every door, on every process, and no longer than was said."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE, wait_until
from tests.server.processes import ServerProcess
from tests.server.serving import Browser, Served, bot, here, open_seat
from tests.server.storage.postgresql_server import PostgresqlServer
from tests.server.test_workers import children, serving
from tests.server.upkeep.kept import sqlite

from vortex.server.bars import Bars
from vortex.server.refusals import RequestRefused
from vortex.server.seats import session_hash
from vortex.server.storage import open_store
from vortex.server.storage.interface import BarRow, StoreFailed
from vortex.server.storage.memory import MemoryStore
from vortex.server.times import Times
from vortex.server.upkeep import moderation, tables
from vortex.server.upkeep.database import Database

LONG = 4_000_000_000_000


class Listed(MemoryStore):
    """Says what is barred, or that it cannot."""

    def __init__(self, *rows: BarRow) -> None:
        super().__init__()
        self.rows: list[BarRow] | None = list(rows)

    async def bars(self, at: int) -> list[BarRow]:
        if self.rows is None:
            raise StoreFailed("planted")
        return [row for row in self.rows if row.until > at]


class Fixed(Times):
    def __init__(self) -> None:
        self.at = 1_000

    def now(self) -> int:
        return self.at


class Cancelled(Listed):
    """As the driver of a database may, it takes what was to end its caller for a fault of the connection."""

    def __init__(self) -> None:
        super().__init__()
        self.is_asked = asyncio.Event()

    async def bars(self, at: int) -> list[BarRow]:
        self.is_asked.set()
        try:
            return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]
        except asyncio.CancelledError:
            raise StoreFailed("the connection was lost") from None


class OnceAwake(Fixed):
    """Sleeps for no time, and from then on for ever."""

    is_tired = False

    async def sleep(self, seconds: float) -> None:
        if self.is_tired:
            await asyncio.get_running_loop().create_future()
        self.is_tired = True


def is_barred(bars: Bars, *, session: str = "", address: str = "") -> bool:
    try:
        bars.check_session(session)
        bars.check_address(address)
    except RequestRefused as no:
        return no.refusal.code == "barred"
    return False


@pytest.mark.parametrize(
    ("network", "inside", "outside"),
    [
        ("203.0.113.7/32", "203.0.113.7", "203.0.113.8"),
        ("203.0.113.0/24", "203.0.113.200", "203.0.114.1"),
        ("203.0.113.0/24", "::ffff:203.0.113.9", "::ffff:203.0.114.9"),
        ("2001:db8::/32", "2001:db8::1", "2001:db9::1"),
    ],
)
def test_an_address_is_barred_with_its_network(network: str, inside: str, outside: str) -> None:
    store = Listed(BarRow("address", network, LONG, 0))
    bars = Bars(store, Fixed())
    asyncio.run(bars.look())
    assert is_barred(bars, address=inside)
    assert not is_barred(bars, address=outside)
    assert not is_barred(bars, address="")


def test_a_bar_ends_at_its_moment_and_those_last_read_stay_while_the_database_is_away() -> None:
    store, times = Listed(BarRow("session", "abc", 2_000, 0)), Fixed()
    bars, changes = Bars(store, times), []
    bars.on_change = lambda: changes.append(True)
    asyncio.run(bars.look())
    store.rows = None
    asyncio.run(bars.look())
    assert is_barred(bars, session="abc")
    assert changes == [True]
    times.at = 2_000
    assert not is_barred(bars, session="abc")


@pytest.mark.slow
def test_a_look_that_takes_its_end_for_a_fault_keeps_no_server_from_stopping() -> None:
    async def scene() -> None:
        store = Cancelled()
        bars = Bars(store, OnceAwake())
        looking = asyncio.create_task(bars.start())
        await store.is_asked.wait()
        store.is_asked.clear()
        looking.cancel()  # the first look, before the server is there: also taken for a fault
        await looking
        await store.is_asked.wait()
        async with asyncio.timeout(PATIENCE):
            await bars.stop()

    asyncio.run(scene())


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database(sqlite(tmp_path / "tables.db"))


def test_a_barred_browser_is_put_out_of_a_running_server_and_let_in_again(database: Database) -> None:
    with Served(store=open_store(database.url)) as server:
        ada, bob = Browser(server), Browser(server)
        table = ada.create("toy", here("Ada"), bot())["table"]["id"]
        bob.create("toy", here("Bob"), bot())
        player, other = ada.connect(table), bob.connect(table)
        session = session_hash(ada.cookie.partition("=")[2])
        database.write(lambda connection: moderation.bar(connection, "session", session, LONG, 0))
        assert player.until("bye")["code"] == "barred"
        assert player.until_closed() == 4006
        for answer in (ada.get(f"/api/tables/{table}"), ada.post("/api/tables", {})):
            assert answer.json["code"] == "barred" or answer.status == 400
        assert ada.get("/api/tables").json["code"] == "barred"
        assert other.ask("ping")["type"] == "pong"
        assert database.write(lambda connection: moderation.unbar(connection, "session", session))
        wait_until(lambda: ada.get("/api/tables").status == 200)


def test_a_barred_address_is_refused_and_its_sockets_end(database: Database) -> None:
    with Served(store=open_store(database.url)) as server:
        ada = Browser(server)
        table = ada.create("toy", here("Ada"), bot())["table"]["id"]
        player = ada.connect(table)
        network = moderation.network("127.0.0.0/8")
        database.write(lambda connection: moderation.bar(connection, "address", network, LONG, 0))
        assert player.until_closed() == 4006
        assert Browser(server).get("/api/games").json["code"] == "barred"
        assert ada.post("/api/tables", {"game": "toy", "seats": [here("Ada"), bot()]}).status == 403
        # The host's own programs still see how the server is.
        assert Browser(server).get("/healthz").status == 200


def test_a_closed_table_lets_nobody_in_until_it_is_opened(database: Database) -> None:
    with Served(store=open_store(database.url)) as server:
        ada, eve = Browser(server), Browser(server)
        made = ada.create("toy", here("Ada"), bot(), public=True)
        table = made["table"]["id"]
        player = ada.connect(table)
        database.write(lambda connection: tables.close(connection, table))
        assert player.until("bye")["code"] == "closed"
        assert player.until_closed() == 4005
        for browser in (ada, eve):
            answer = browser.get(f"/api/tables/{table}")
            assert (answer.status, answer.json["code"]) == (403, "closed")
            listed = browser.get("/api/tables").json
            assert table not in str(listed)
        database.write(lambda connection: tables.close(connection, table, is_closed=False))
        assert ada.connect(table).position is not None


def test_a_closed_private_table_is_told_from_none_only_to_those_who_may_look(database: Database) -> None:
    with Served(store=open_store(database.url)) as server:
        ada, eve = Browser(server), Browser(server)
        table = ada.create("toy", here("Ada"), bot(), spectators=False)["table"]["id"]
        database.write(lambda connection: tables.close(connection, table))
        assert eve.get(f"/api/tables/{table}").json == eve.get(f"/api/tables/{'x' * 22}").json
        wait_until(lambda: ada.get(f"/api/tables/{table}").json.get("code") == "closed")


# -- several processes ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def two(postgresql: PostgresqlServer) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    url = postgresql.new_database()
    servers = ServerProcess(url), ServerProcess(url)
    for server in servers:
        server.start()
    try:
        yield servers
    finally:
        for server in servers:
            server.close()


@pytest.mark.slow
def test_what_a_host_does_at_one_process_counts_at_the_other(
    two: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = two
    ada_, bob_, cid_ = Browser(one), Browser(other), Browser(other)
    made = ada_.create("card-game", here("Ada"), open_seat(), open_seat())
    table = made["table"]["id"]
    for browser, name in ((bob_, "Bob"), (cid_, "Cid")):
        wish = {"token": made["invite"]["token"], "name": name}
        assert browser.post(f"/api/tables/{table}/sit", wish).status == 200
    ada, bob, cid = ada_.connect(table), bob_.connect(table), cid_.connect(table)
    assert ada.ask("mute", seat=1, on=True)["type"] == "ack"
    # Whether or not the other process has heard of it, the database refuses the line.
    assert bob.ask("say", text="Can you hear me?")["code"] == "muted"
    bob.until_so(lambda: bob.me["muted"] == [1])
    wish = {"id": "0a1b2c3d-0000-4000-8000-000000000001", "seat": 1, "open": False, "level": "random"}
    assert ada.ask("remove", **wish)["type"] == "ack"
    assert bob.until("bye")["code"] == "removed"
    assert bob_.get(f"/api/tables/{table}").json["code"] == "removed"
    cid.until_so(lambda: cid.table["seats"][1]["kind"] == "bot")
    # The host is served by the other process from now on, and sends the same again.
    ada_.server = other
    assert ada_.connect(table).ask("remove", **wish)["type"] == "ack"
    assert "Can you hear me?" not in "".join(cid.frames)


@pytest.mark.slow
def test_a_host_whose_process_is_killed_sends_it_again_and_it_is_done_once(postgresql_url: str) -> None:
    """Killed at once after the message was sent: whether it was kept is not known, and need not be."""
    one, other = ServerProcess(postgresql_url), ServerProcess(postgresql_url)
    one.start()
    other.start()
    try:
        ada, bob = Browser(one), Browser(other)
        made = ada.create("card-game", here("Ada"), open_seat(), bot())
        table = made["table"]["id"]
        wish = {"token": made["invite"]["token"], "name": "Bob"}
        assert bob.post(f"/api/tables/{table}/sit", wish).status == 200
        removing = {"id": "0a1b2c3d-0000-4000-8000-000000000002", "seat": 1, "open": True, "level": "random"}
        ada.connect(table).send("remove", **removing)
        one.kill()
        ada.server = other
        player = ada.connect(table)
        for _ in range(2):
            assert player.ask("remove", **removing)["type"] == "ack"
        assert bob.get(f"/api/tables/{table}").json["code"] == "removed"
        database = Database(postgresql_url)
        row = database.read(lambda connection: tables.find(connection, table))
        assert (len(row.removed), row.invites, row.seats[1].kind) == (1, 1, "open")
    finally:
        one.close()
        other.close()


@pytest.mark.slow
def test_a_bar_holds_at_all_workers_and_at_those_that_take_their_place(
    postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    url = postgresql.new_database()
    with serving(url, tmp_path / "log") as server:
        ada = Browser(server)
        ada.create()
        session = session_hash(ada.cookie.partition("=")[2])
        Database(url).write(lambda connection: moderation.bar(connection, "session", session, LONG, 0))
        wait_until(lambda: {ada.get("/api/tables").status for _ in range(12)} == {403})
        before = children(server)
        for child in before:
            os.kill(child, signal.SIGKILL)
            wait_until(lambda: len(set(children(server)) - set(before)) >= 1)
        wait_until(lambda: len(set(children(server)) - set(before)) == 2)
        assert {ada.get("/api/tables").status for _ in range(12)} == {403}
