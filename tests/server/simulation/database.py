"""A database in memory, as processes reach it: over connections that are slow, break, and lose answers.

What is stored is a `MemoryStore`, on which a statement is carried out in one moment. Before it stand the real
`PostgresqlStore` with its appender and its bus, for processes that share it, or a disk of a single process's own.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import asyncpg
from tests.server.simulation.loop import Process, VirtualLoop
from tests.server.simulation.weather import Weather

from vortex.server.storage import reads, writes
from vortex.server.storage.done import Done
from vortex.server.storage.interface import (
    Appended,
    Known,
    News,
    NumberTaken,
    SeatRow,
    StoredEntry,
    StoreFailed,
    Summary,
    TableRow,
)
from vortex.server.storage.memory import MemoryStore
from vortex.server.storage.postgresql import PostgresqlStore
from vortex.server.storage.postgresql_append import Appender, append_one
from vortex.server.storage.postgresql_bus import PostgresqlBus
from vortex.server.storage.postgresql_errors import NotConnected
from vortex.server.storage.reads import Change
from vortex.server.storage.store import SqlStore
from vortex.server.storage.writes import Wish

_PATIENCE = 5.0
"""Less than servers really have, so that outages outlast it often."""
_COMMAND_SECONDS = 10.0
_STATEMENT_SECONDS = 5.0


class Tables(MemoryStore):
    """The truth. Each statement changes it in one moment, or not at all."""

    def __init__(self) -> None:
        super().__init__()
        self._key = bytes(32)
        self._versions: dict[str, int] = {}
        self._changed: Change | None = None
        self._own: dict[str, Callable[..., Any]] = {
            "append_one": self._append_one,
            "changes": self._changes,
            "claim_seat": self._claim_seat,
            "entry_of": lambda table, move_id: self._ids.get((table, move_id)),
            "probe": lambda: Done(None),
        }
        """Statements that a memory store does not know, or knows otherwise."""

    def _notify(self, table: str) -> None:
        self._versions[table] = self._versions.get(table, 0) + 1
        self._changed = self._change(table)

    def _change(self, table: str) -> Change:
        return Change(table, self._tables[table].number, self._versions.get(table, 0))

    def log(self, table: str) -> list[StoredEntry]:
        return self._logs[table]

    def row(self, table: str) -> TableRow:
        return self._tables[table]

    def is_kept(self, table: str, move_id: str) -> bool:
        return (table, move_id) in self._ids

    def lines(self, table: str) -> list[str]:
        return [line.text for line in self._chats[table]]

    def seat(self, table: str, seat: SeatRow) -> None:
        self._set_seat(table, seat)

    # -- statements, by the names that `reads` and `writes` have for them --------------------------

    def carry_out(self, name: str, *args: Any, **kwargs: Any) -> Any:
        """A read gives its answer, a write its answer with the change."""
        self._changed = None
        if name in self._own:
            return self._own[name](*args, **kwargs)
        kwargs.pop("again", None)
        answer = _at_once(getattr(self, name)(*args, **kwargs))
        return answer if hasattr(reads, name) else Done(answer, self._changed)

    def _changes(self, tables: Sequence[str]) -> list[Change]:
        return [self._change(table) for table in sorted(tables) if table in self._tables]

    def _claim_seat(
        self, table: str, seat: int, generation: int, session: str, name: str, again: bool = False
    ) -> Done[bool]:
        done = _at_once(self.claim_seat(table, seat, generation, session, name))
        now = self._tables[table].seats[seat]
        is_ours = again and (now.session, now.generation) == (session, generation + 1)
        return Done(done or is_ours, self._changed)

    def _append_one(self, wish: Wish) -> Done[Appended]:
        self._changed = None
        summary = Summary(wish.asked, wish.status, wish.stand_in)  # type: ignore[arg-type]  # as it was sent
        appended = _at_once(self.append_entry(wish.table, wish.number, wish.move_id, wish.entry, summary))
        return Done(appended, self._changed)

    def append_many(self, wishes: Sequence[Wish]) -> list[dict[str, Any]]:
        """The one statement of the appender: those that could be written at once, with their tables' versions."""
        written = []
        for wish in wishes:
            with contextlib.suppress(NumberTaken, StoreFailed):
                done = self._append_one(wish)
                if done.change is not None:
                    written.append({"id": wish.table, "version": done.change.version})
        return written


def _at_once(work: Coroutine[Any, Any, Any]) -> Any:
    """A memory store waits for nothing."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError


class Database:
    """Carries statements out, later, and answers, later still, unless something breaks."""

    def __init__(self, loop: VirtualLoop, luck: random.Random, weather: Weather, note: Callable[..., None]):
        self.loop = loop
        self.tables = Tables()
        self.is_up = True
        self.is_deaf = False
        self.is_calm = False
        self._luck = luck
        self._weather = weather
        self._note = note
        self._connections: list[Connection] = []
        self._pids = 0
        self._starts = 0

    def draw(self, share: float) -> bool:
        return not self.is_calm and share > 0 and self._luck.random() < share

    def delay(self) -> float:
        return self._luck.uniform(0.0002, 0.004)

    def own_delay(self) -> float:
        """Of a disk, with the commit."""
        if self.draw(self._weather.slow_statements):
            return self._luck.choice((0.3, 1.0, 3.0, 8.0))
        return self.delay()

    def connect(self, process: Process) -> Connection:
        self._pids += 1
        connection = Connection(self, process, self._pids)
        self._connections.append(connection)
        return connection

    def forget(self, connection: Connection) -> None:
        if connection in self._connections:
            self._connections.remove(connection)

    def gone(self, process: Process) -> None:
        """What the process has sent is still carried out; nobody hears the answer."""
        self._connections = [each for each in self._connections if each.process is not process]

    def go_down(self, seconds: float) -> None:
        """All connections break. What had arrived and not been carried out yet never will be."""
        if not self.is_up:
            return
        self.is_up = False
        self._starts += 1
        self.loop.later(seconds, self._come_up)
        self._note("database down")
        for connection in self._connections[:]:
            connection.lose()

    def _come_up(self) -> None:
        self.is_up = True
        self._note("database up")

    # -- statements --------------------------------------------------------------------------------

    def submit(self, connection: Connection, name: str, work: Callable[[], Any]) -> asyncio.Future[Any]:
        future = self.loop.create_future()
        connection.waiting.append(future)
        self.loop.later(self.delay(), self._arrive, connection, name, work, future)
        return future

    def _arrive(
        self, connection: Connection, name: str, work: Callable[[], Any], future: asyncio.Future[Any]
    ) -> None:
        if not self.is_up or connection.is_lost:
            connection.lose()
            return
        wait, start = self.delay(), self._starts
        if self.draw(self._weather.slow_statements):
            # Waiting for another's lock, which is given up in time; or for the disk, which is not.
            wait = self._luck.choice((0.3, 1.0, 3.0, 8.0, 14.0))
            if wait > _STATEMENT_SECONDS and self._luck.random() < 0.5:
                late = asyncpg.exceptions.QueryCanceledError("canceling statement due to statement timeout")
                self.loop.later(_STATEMENT_SECONDS, self._answer, connection, future, late)
                return
        if self.draw(self._weather.lost_answers):
            is_kept = self._luck.random() < 0.5
            self.loop.later(wait, self._break_off, start, connection, name, work if is_kept else None)
            return
        if name == "append" and self.draw(self._weather.fatal_commits):
            self.loop.later(wait, self._die_at, start, name, work if self._luck.random() < 0.7 else None)
            return
        self.loop.later(wait, self._carry_out, start, connection, name, work, future)

    # What had arrived before the database was started again is forgotten.

    def _die_at(self, start: int, name: str, work: Callable[[], Any] | None) -> None:
        if start == self._starts:
            if work is not None:
                self.outcome(name, work)
            self.go_down(self._luck.choice((0.3, 2.0, 7.0, 7.0)))

    def _break_off(
        self, start: int, connection: Connection, name: str, work: Callable[[], Any] | None
    ) -> None:
        if work is not None and start == self._starts:
            self.outcome(name, work)
        connection.lose()

    def _carry_out(
        self,
        start: int,
        connection: Connection,
        name: str,
        work: Callable[[], Any],
        future: asyncio.Future[Any],
    ) -> None:
        if start == self._starts:
            outcome = self.outcome(f"{name} {connection.pid}", work)
            self.loop.later(self.delay(), self._answer, connection, future, outcome)

    def outcome(self, name: str, work: Callable[[], Any]) -> Any:
        self._note("statement", name)
        try:
            return work()
        except (NumberTaken, StoreFailed) as error:
            return error

    def _answer(self, connection: Connection, future: asyncio.Future[Any], outcome: Any) -> None:
        if connection.is_lost or future.done():
            return
        connection.waiting.remove(future)
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

    # -- notices -----------------------------------------------------------------------------------

    def notify(self, sender: Connection, payloads: Sequence[str]) -> None:
        for connection in self._connections:
            if connection.listener is None:
                continue
            for payload in payloads:
                if self.is_deaf or self.draw(self._weather.lost_notices):
                    continue
                self.loop.later(self.delay(), connection.hear, sender.pid, payload)
                if self.draw(0.05):
                    self.loop.later(self._luck.uniform(0, 3), connection.hear, sender.pid, payload)


class Connection:
    """What a process holds of a connection: as much of asyncpg's and of SQLAlchemy's as the store uses."""

    def __init__(self, database: Database, process: Process, pid: int) -> None:
        self.pid = pid
        self.is_lost = False
        self.waiting: list[asyncio.Future[Any]] = []
        self.listener: Callable[..., None] | None = None
        self._database = database
        self.process = process
        self._on_loss: Callable[[Any], None] | None = None

    def lose(self) -> None:
        if self.is_lost:
            return
        self.is_lost = True
        self._database.forget(self)
        for future in self.waiting:
            if not future.done():
                future.set_exception(ConnectionResetError("the connection is lost"))
        self.waiting.clear()
        if self._on_loss is not None and self.process.is_alive:
            self.process.run(self._database.loop.call_soon, self._on_loss, self)

    async def _ask(self, name: str, work: Callable[[], Any]) -> Any:
        if not self.process.is_alive:
            raise asyncio.CancelledError
        if self.is_lost:
            raise ConnectionResetError("the connection is lost")
        async with asyncio.timeout(_COMMAND_SECONDS):
            return await self._database.submit(self, name, work)

    # -- as SQLAlchemy has it ----------------------------------------------------------------------

    async def run_sync(self, statement: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if isinstance(statement, partial):
            kwargs |= statement.keywords
            statement = statement.func
        tables = self._database.tables
        if statement is reads.news:
            return await self._news(*args)
        work = partial(tables.carry_out, statement.__name__, *args, **kwargs)
        return await self._ask(statement.__name__, work)

    async def _news(self, known: Sequence[Known], lines: int) -> dict[str, News]:
        """As many statements as it really is, between which others may write."""
        tables = self._database.tables
        logs = await self._ask(
            "logs", lambda: [tables.carry_out("entries", each.table, each.number) for each in known]
        )
        rows = await self._ask("rows", lambda: [tables.carry_out("table", each.table) for each in known])
        chats = await self._ask(
            "chats", lambda: [tables.carry_out("chat", each.table, each.chat, lines) for each in known]
        )
        found = zip(known, rows, logs, chats, strict=True)
        return {each.table: News(row, log, chat) for each, row, log, chat in found if row is not None}

    # -- as asyncpg has it -------------------------------------------------------------------------

    async def fetch(self, statement: str, *columns: list[Any]) -> list[dict[str, Any]]:
        wishes = [Wish(*row) for row in zip(*columns, strict=True)]
        if self._database.draw(0.05):
            wishes = wishes[1:]  # another process is busy with the first one's table
        found: list[dict[str, Any]] = await self._ask(
            "append", lambda: self._database.tables.append_many(wishes)
        )
        return found

    async def execute(self, statement: str, channel: str, payloads: list[str], timeout: float) -> None:
        await self._ask("notify", lambda: self._database.notify(self, payloads))

    async def add_listener(self, channel: str, listener: Callable[..., None]) -> None:
        await self._ask("listen", lambda: None)
        self.listener = listener

    def add_termination_listener(self, listener: Callable[[Any], None]) -> None:
        self._on_loss = listener

    def hear(self, sender: int, payload: str) -> None:
        if not self.is_lost and self.process.is_alive:
            self.process.run(self._database.loop.call_soon, self.listener, self, sender, "", payload)

    def get_server_pid(self) -> int:
        return self.pid

    def is_closed(self) -> bool:
        return self.is_lost

    def terminate(self) -> None:
        self.is_lost = True
        self._database.forget(self)


class _Engine:
    """A pool of connections: one that broke is only noticed by using it."""

    def __init__(self, connect: Callable[[], Coroutine[Any, Any, Connection]]) -> None:
        self._connect = connect
        self._free: list[Connection] = []

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[Connection]:
        connection = self._free.pop() if self._free else await self._connect()
        try:
            yield connection
        except BaseException:
            connection.terminate()
            raise
        if not connection.is_lost:
            self._free.append(connection)

    connect = begin

    async def dispose(self) -> None:
        for connection in self._free:
            connection.terminate()


class SharedStore(PostgresqlStore):
    """The real store for many processes, on connections to the simulated database."""

    def __init__(self, database: Database, process: Process) -> None:
        super().__init__("", patience=_PATIENCE)
        self._database = database
        self._process = process

    async def open(self) -> None:
        engine: Any = _Engine(self._connect)
        self._engine = self._at_once = engine
        try:
            async with engine.begin() as connection:
                await connection.run_sync(writes.probe)
        except OSError:
            raise StoreFailed("the database is out of reach") from None
        self._appender = Appender(self._connect)
        self._bus = PostgresqlBus(self._connect, self._watch, self._look)

    async def _connect(self) -> Any:
        database = self._database
        if not self._process.is_alive:
            raise asyncio.CancelledError
        await asyncio.sleep(database.delay())
        if not database.is_up:
            raise NotConnected
        return database.connect(self._process)


class OwnStore(SqlStore):
    """What a single process keeps on its own disk, which may be slow or full for a while. What the process has not
    written when it is killed is never written."""

    def __init__(self, database: Database, process: Process) -> None:
        super().__init__()
        self._database = database
        self._process = process

    async def open(self) -> None:
        await self._read(reads.table, "")

    async def close(self) -> None:
        self._watch.close()

    async def is_well(self) -> bool:
        return self._database.is_up

    def figures(self) -> dict[str, Any]:
        return {}

    async def _read(self, read: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return await self._do(read.__name__, partial(self._tables.carry_out, read.__name__, *args))

    async def _write(self, write: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return (await self._do(write.__name__, partial(self._tables.carry_out, write.__name__, *args))).answer

    async def append_entry(
        self, table: str, number: int, move_id: str, entry: bytes, summary: Summary
    ) -> Appended:
        appended: Appended = await self._write(append_one, Wish(table, number, move_id, entry, *summary))
        return appended

    @property
    def _tables(self) -> Tables:
        return self._database.tables

    async def _do(self, name: str, work: Callable[[], Any]) -> Any:
        if not self._process.is_alive:
            raise asyncio.CancelledError
        future = self._database.loop.create_future()
        self._database.loop.later(self._database.own_delay(), self._carry_out, name, work, future)
        return await future

    def _carry_out(self, name: str, work: Callable[[], Any], future: asyncio.Future[Any]) -> None:
        if not self._process.is_alive:
            return
        if not self._database.is_up:
            self._answer(future, StoreFailed("the disk is full"))
            return
        outcome = self._database.outcome(name, work)
        self._database.loop.later(self._database.delay(), self._answer, future, outcome)

    def _answer(self, future: asyncio.Future[Any], outcome: Any) -> None:
        if not self._process.is_alive or future.done():
            return
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
