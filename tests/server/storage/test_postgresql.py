"""What is particular to the store on PostgreSQL: a server that goes away and comes back, and notices that get lost."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import random
import re
import signal
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection
from tests.patience import PATIENCE
from tests.server.storage.postgresql_server import PostgresqlServer
from tests.server.storage.stores import PLAYING, full_table
from tests.server.storage.wire import wire_to

from vortex.server.storage.interface import NumberTaken, StoredEntry, StoreFailed
from vortex.server.storage.postgresql import PostgresqlStore

WRITERS = 8


@pytest.fixture
def own_server(postgresql: PostgresqlServer) -> Iterator[PostgresqlServer]:
    """One that may be mistreated. (Where there is none at all, the shared one skips the test.)"""
    server = PostgresqlServer()
    yield server
    server.stop()


@contextlib.asynccontextmanager
async def opened(url: str, patience: float = 30.0) -> AsyncIterator[tuple[PostgresqlStore, PostgresqlStore]]:
    one, two = (PostgresqlStore(url, deaf_seconds=0.2, patience=patience) for _ in range(2))
    await one.open()
    await two.open()
    try:
        yield one, two
    finally:
        await one.close()
        await two.close()


async def crash_a_backend(server: PostgresqlServer) -> None:
    """kill -9 of one server process: PostgreSQL then ends all others and recovers."""
    connection = await asyncpg.connect(server.url)
    pid = await connection.fetchval(
        "SELECT pid FROM pg_stat_activity WHERE application_name = 'vortex' ORDER BY pid LIMIT 1"
    )
    os.kill(pid, signal.SIGKILL)
    connection.terminate()


class Writers:
    """Eight in two processes, two at each table unless each has its own. After a failure, careless ones try again
    under another id."""

    def __init__(
        self,
        stores: tuple[PostgresqlStore, PostgresqlStore],
        is_careless: bool = False,
        tables: int = WRITERS // 2,
    ) -> None:
        self.stores = stores
        self.is_careless = is_careless
        self.is_over = asyncio.Event()
        self.tables = [full_table(id=f"t{each}") for each in range(tables)]
        self.acknowledged: dict[str, tuple[str, int]] = {}
        self.logs: dict[str, list[StoredEntry]] = {}

    async def write_while(self, trouble: Coroutine[None, None, None]) -> None:
        for table in self.tables:
            await self.stores[0].create_table(table)
        writers = [asyncio.create_task(self._write(each)) for each in range(WRITERS)]
        await trouble
        await self.go_on(WRITERS)
        self.is_over.set()
        await asyncio.gather(*writers)
        for table in self.tables:
            self.logs[table.id] = await self.stores[0].entries(table.id, 0)

    async def go_on(self, moves: int) -> None:
        """Until so many more have been acknowledged."""
        wanted = len(self.acknowledged) + moves
        while len(self.acknowledged) < wanted:
            await asyncio.sleep(0.01)

    def counted(self, figure: str) -> int:
        return sum(store.figures()[figure] for store in self.stores)

    async def _write(self, each: int) -> None:
        move = 0
        while not self.is_over.is_set():
            move += 1
            store = self.stores[each // (WRITERS // 2)]
            await self._make_move(store, f"t{each % len(self.tables)}", f"w{each}-{move}")

    async def _make_move(self, store: PostgresqlStore, table: str, move: str) -> None:
        move_id, tries = move, 0
        while move not in self.acknowledged:
            try:
                number = len(await store.entries(table, 0)) + 1
                done = await store.append_entry(table, number, move_id, move.encode(), PLAYING)
            except NumberTaken:
                continue
            except StoreFailed:
                tries += 1
                move_id = f"{move}-{tries}" if self.is_careless else move
                await asyncio.sleep(0.05)
                continue
            self.acknowledged[move] = (table, done.number)

    async def check(self) -> None:
        """Nothing lost, nothing double, no gap."""
        for table, log in self.logs.items():
            assert [stored.number for stored in log] == list(range(1, len(log) + 1))
            kept = {stored.move_id: (table, stored.number) for stored in log}
            assert len(kept) == len(log)
            assert kept == {id: place for id, place in self.acknowledged.items() if place[0] == table}
            row = await self.stores[1].table(table)
            assert row is not None
            assert row.number == len(log)

    def doubles(self) -> int:
        moves = Counter(stored.entry for log in self.logs.values() for stored in log)
        return sum(count - 1 for count in moves.values())


A_MOVE = re.compile(rb"w\d-\d")
"""Stands in whatever writes a move, and in nothing that reads."""


@pytest.mark.slow
@pytest.mark.parametrize("least", [9, pytest.param(50, marks=pytest.mark.long)])
async def test_a_server_that_restarts_loses_and_doubles_nothing(
    own_server: PostgresqlServer, least: int
) -> None:
    """However many were in the middle of a move: it goes down until enough of them have been."""
    chance = random.Random(1)
    async with opened(own_server.url) as stores:
        writers = Writers(stores)

        async def mistreat() -> None:
            times = 0
            while times < least or writers.counted("unknown_outcomes") < 20:
                await writers.go_on(chance.randrange(40))
                if times % 3 == 0:
                    await crash_a_backend(own_server)
                else:
                    how = signal.SIGQUIT if times % 3 == 1 else signal.SIGINT
                    await asyncio.to_thread(own_server.restart, how)
                times += 1

        await writers.write_while(mistreat())
        await writers.check()
    assert len(writers.acknowledged) > 50


@pytest.mark.slow
async def test_a_connection_cut_at_the_commit_loses_and_doubles_nothing(postgresql_url: str) -> None:
    """Cut anywhere, and where a move has been written and nobody heard of it. That is so unless the other one at the
    table was faster."""
    chance = random.Random(1)
    async with wire_to(postgresql_url) as (wire, url), opened(url) as stores:
        writers = Writers(stores)

        async def cut() -> None:
            times = 0
            while times < 16 or writers.counted("resolved_outcomes") < 5:
                await (wire.cut_at_answer(A_MOVE) if times % 2 else wire.cut_after(chance.randrange(100)))
                times += 1

        await writers.write_while(cut())
        await writers.check()
    assert writers.counted("unknown_outcomes") >= 8


@pytest.mark.slow
async def test_cuts_would_show_a_retry_under_another_id(postgresql_url: str) -> None:
    """The planted defect: with it, the tests above are red."""
    async with wire_to(postgresql_url) as (wire, url), opened(url, patience=0.0) as stores:
        writers = Writers(stores, is_careless=True, tables=WRITERS)

        async def cut() -> None:
            for _ in range(5):
                await wire.cut_at_answer(A_MOVE)

        await writers.write_while(cut())
    assert writers.doubles() >= 5


@pytest.mark.slow
async def test_other_processes_are_heard_again_after_the_connection_was_lost(
    postgresql: PostgresqlServer, postgresql_url: str
) -> None:
    """What was changed while nobody listened is found by asking. Seen red without `_look_now.set()`."""
    async with opened(postgresql_url) as (one, two):
        two._bus._idle_seconds = 3600  # it asks for no other reason
        table = full_table()
        await one.create_table(table)
        await two.watch(table.id)
        heard: list[int] = []

        async def listen() -> None:
            async for notice in two.notices():
                heard.append(notice.number)

        listening = asyncio.create_task(listen())
        for number in range(1, 4):
            await postgresql.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'vortex' AND query LIKE '%pg_notify%' OR query LIKE 'LISTEN%'"
            )
            await one.append_entry(table.id, number, f"m{number}", b"x", PLAYING)
            async with asyncio.timeout(PATIENCE):
                while number not in heard:
                    await asyncio.sleep(0.01)
        listening.cancel()


@pytest.mark.slow
async def test_only_a_table_and_two_counters_travel(
    postgresql: PostgresqlServer, postgresql_url: str
) -> None:
    payloads: list[object] = []
    spy = await asyncpg.connect(postgresql.url)
    await spy.add_listener(
        "vortex_tables", lambda connection, pid, channel, payload: payloads.append(payload)
    )
    async with opened(postgresql_url) as (one, _):
        table = full_table()
        await one.create_table(table)
        await one.append_entry(table.id, 1, "m", b"secret", PLAYING)
        await one.add_chat(table.id, "c", 0, "P", "hello", 0)
        async with asyncio.timeout(PATIENCE):
            while len(payloads) < 1 or payloads[-1] != f"{table.id} 1 2":
                await asyncio.sleep(0.01)
    assert set(payloads) <= {f"{table.id} 1 1", f"{table.id} 1 2"}
    await spy.close()


async def test_commits_are_durable_and_statements_end_in_time(postgresql_url: str) -> None:
    async with opened(postgresql_url) as (store, _):

        def setting(connection: Connection, name: str) -> object:
            return connection.exec_driver_sql(f"SHOW {name}").scalar()

        for name, value in {
            "synchronous_commit": "on",
            "fsync": "on",
            "statement_timeout": "5s",
            "lock_timeout": "3s",
            "idle_in_transaction_session_timeout": "2s",
        }.items():
            assert await store._read(setting, name) == value


async def test_a_write_that_fails_after_its_caller_has_gone_is_no_stray_error() -> None:
    """Found by the simulation."""
    store = PostgresqlStore("postgresql://nobody@127.0.0.1:1/nowhere", patience=0.0)
    strays: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, found: strays.append(found))
    may_fail = asyncio.Event()

    async def fail(is_again: bool) -> Any:
        await may_fail.wait()
        raise ConnectionResetError

    caller = asyncio.create_task(store._persist(fail))
    await asyncio.sleep(0)
    caller.cancel()
    await asyncio.gather(caller, return_exceptions=True)
    may_fail.set()
    while store._writing:
        await asyncio.sleep(0)
    del caller
    gc.collect()
    assert strays == []


@pytest.mark.slow
async def test_a_claim_whose_answer_was_lost_is_still_a_claim(postgresql_url: str) -> None:
    """The first try is committed, and the connection breaks before anybody hears of it."""
    async with opened(postgresql_url) as (store, _):
        tables = [full_table(), full_table()]
        tries: list[bool] = []
        genuine = store._until_known

        async def lose_the_first(attempt):  # type: ignore[no-untyped-def]
            async def unlucky(is_again: bool) -> Any:
                done = await attempt(is_again)
                tries.append(is_again)
                if not is_again:
                    raise ConnectionResetError
                return done

            return await genuine(unlucky)

        store._until_known = lose_the_first  # type: ignore[method-assign]
        await store.create_table(tables[0])
        assert await store.claim_seat(tables[0].id, 1, 1, "she", "Romana")
        done = await store.append_entry(tables[0].id, 1, "m", b"x", PLAYING)
        assert (done.number, done.is_new) == (1, True)
        assert await store.link_rematch(tables[0].id, tables[1]) == tables[1].id
        line = await store.add_chat(tables[0].id, "c", 0, "P", "hello", 0)
        assert line.number == 1
        assert tries == [False, True] * 5
        row = await store.table(tables[0].id)
        assert row is not None
        assert row.seats[1].generation == 2
        assert len(await store.chat(tables[0].id, 0, 10)) == 1


@pytest.mark.slow
async def test_a_server_that_is_away_is_refused_in_words_and_health_is_red(
    own_server: PostgresqlServer,
) -> None:
    async with opened(own_server.url, patience=0.3) as (store, _):
        assert await store.is_well()
        own_server.signal(signal.SIGQUIT)
        await asyncio.to_thread(own_server.wait_until_gone)
        with pytest.raises(StoreFailed, match="out of reach"):
            await store.add_session("abc", 1)
        with pytest.raises(StoreFailed, match="out of reach"):
            await store.is_session("abc")
        assert not await store.is_well()
        await asyncio.to_thread(own_server.start)
        await store.add_session("abc", 1)
        assert await store.is_session("abc")
        assert await store.is_well()


@pytest.mark.slow
async def test_a_database_that_can_only_be_read_is_refused_in_words(own_server: PostgresqlServer) -> None:
    async with opened(own_server.url) as (store, _):
        table = full_table()
        await store.create_table(table)
        await own_server.execute("ALTER DATABASE postgres SET default_transaction_read_only = on")
        await own_server.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vortex'"
        )
        with pytest.raises(StoreFailed, match="only be read"):
            await store.append_entry(table.id, 1, "m", b"x", PLAYING)
        assert await store.table(table.id) == table
        assert not await store.is_well()


async def test_no_server_at_all_is_refused_in_words() -> None:
    with pytest.raises(StoreFailed, match="out of reach"):
        await PostgresqlStore("postgresql://nobody@127.0.0.1:1/nothing").open()


@pytest.mark.slow
async def test_moves_at_many_tables_share_a_commit(postgresql_url: str) -> None:
    async with opened(postgresql_url) as (store, _):
        tables = [full_table() for _ in range(40)]
        await asyncio.gather(*(store.create_table(table) for table in tables))
        for number in range(1, 6):
            await asyncio.gather(
                *(store.append_entry(table.id, number, f"m{number}", b"x", PLAYING) for table in tables)
            )
        assert store.figures()["group_commits"] <= 20
        assert store.figures()["largest_group"] >= 30


async def test_a_table_that_another_process_holds_up_holds_up_nobody_else(
    postgresql: PostgresqlServer, postgresql_url: str
) -> None:
    """Seen red without SKIP LOCKED."""
    async with opened(postgresql_url) as (store, _):
        held, free = full_table(), full_table()
        await store.create_table(held)
        await store.create_table(free)
        other = await asyncpg.connect(postgresql_url)
        transaction = other.transaction()
        await transaction.start()
        await other.execute("SELECT FROM tables WHERE id = $1 FOR UPDATE", held.id)
        waiting = asyncio.create_task(store.append_entry(held.id, 1, "m", b"x", PLAYING))
        async with asyncio.timeout(PATIENCE):
            for number in range(1, 21):
                await store.append_entry(free.id, number, f"m{number}", b"x", PLAYING)
        assert not waiting.done()
        await transaction.rollback()
        await other.close()
        assert (await waiting).is_new


@pytest.mark.slow
async def test_a_process_that_stands_still_in_a_transaction_holds_up_its_table_for_a_moment_only(
    postgresql_url: str,
) -> None:
    """Seen red when a transaction could idle for longer than another process waits for the row it holds."""
    async with opened(postgresql_url) as (stopped, store):
        table = full_table()
        await store.create_table(table)
        connection = await stopped._engine.connect()
        await connection.exec_driver_sql(f"SELECT FROM tables WHERE id = '{table.id}' FOR UPDATE")
        assert (await store.append_entry(table.id, 1, "m", b"x", PLAYING)).is_new
        await connection.invalidate()
        # It is thrown out, and goes on when it wakes.
        await stopped.touch_seat(table.id, 0, 1)


@pytest.mark.slow
async def test_a_process_that_stands_still_within_a_statement_holds_up_its_table_for_a_moment_only(
    postgresql_url: str,
) -> None:
    """It has announced what it wants to do next, so that the database believes it to be busy and waits for ever."""
    async with opened(postgresql_url) as (stopped, store):
        table = full_table()
        await store.create_table(table)
        connection = await stopped._connect()
        await connection.execute("BEGIN")
        await connection.execute(f"SELECT FROM tables WHERE id = '{table.id}' FOR UPDATE")
        await connection.prepare("UPDATE tables SET number = 7")
        assert (await store.append_entry(table.id, 1, "m", b"x", PLAYING)).is_new
        assert store.figures()["failed_writes"] == 0
        connection.terminate()


async def test_who_comes_and_goes_is_noted_without_a_transaction_to_stand_still_in(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgresql_url) as (store, _):
        table = full_table()
        await store.create_table(table)
        monkeypatch.setattr(store, "_engine", None)  # the one that begins transactions
        await store.touch_seat(table.id, 0, 5)
        await store.add_session("somebody", 5)
        assert await store.is_well()
        monkeypatch.undo()
        row = await store.table(table.id)
        assert row is not None
        assert row.seats[0].seen == 5


@pytest.mark.slow
async def test_a_value_that_the_database_refuses_spoils_no_other(postgresql_url: str) -> None:
    async with opened(postgresql_url) as (store, _):
        tables = [full_table() for _ in range(4)]
        for table in tables:
            await store.create_table(table)
        ids = ["good", "bad\0", "good", "good"]
        answers = await asyncio.gather(
            *(
                store.append_entry(table.id, 1, move_id, b"x", PLAYING)
                for table, move_id in zip(tables, ids, strict=True)
            ),
            return_exceptions=True,
        )
        assert [isinstance(answer, StoreFailed) for answer in answers] == [False, True, False, False]
