"""The store on PostgreSQL: any number of processes on the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import asyncpg
from sqlalchemy import Connection, LargeBinary, bindparam, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from vortex.server.storage import reads, writes
from vortex.server.storage.interface import Appended, StoreFailed, Summary
from vortex.server.storage.migrate import migrate
from vortex.server.storage.postgresql_bus import PostgresqlBus
from vortex.server.storage.postgresql_errors import FAILURES, failed, is_final
from vortex.server.storage.reads import Change
from vortex.server.storage.store import SqlStore
from vortex.server.storage.writes import Done, refused

T = TypeVar("T")
P = ParamSpec("P")

_CONNECTIONS = 8
_CONNECT_SECONDS = 5.0
_STATEMENT_SECONDS = 5.0
_PATIENCE = 5.0
"""So long is an unknown outcome looked into before the caller is told that it failed."""
_WELL_SECONDS = 1.0
_SETTINGS = {
    "application_name": "vortex",
    "synchronous_commit": "on",
    "statement_timeout": str(int(_STATEMENT_SECONDS * 1000)),
    "idle_in_transaction_session_timeout": "10000",
    "timezone": "UTC",
}
_MIGRATION_LOCK = 0x566F72746578

_APPEND = text(
    """
    WITH advanced AS (
        UPDATE tables SET number = :number, asked = :asked, status = :status, version = version + 1
        WHERE id = :table AND number = :number - 1
            AND NOT EXISTS (SELECT FROM entries WHERE table_id = :table AND move_id = :move_id)
        RETURNING version
    ), added AS (
        INSERT INTO entries (table_id, number, move_id, entry)
        SELECT :table, :number, :move_id, :entry FROM advanced
    )
    SELECT version FROM advanced
    """
).bindparams(bindparam("entry", type_=LargeBinary))

# After an unknown outcome these need to be told that an earlier try may be the one they find.
_TOLD_AGAIN: set[Callable[..., Any]] = {writes.create_table, writes.claim_seat, writes.seat_bot}


def append_entry(
    connection: Connection, table: str, number: int, move_id: str, entry: bytes, summary: Summary
) -> Done[Appended]:
    """One statement, and so one journey and one transaction. Two processes with the same number wait for each other
    at the table's row; the second finds that the number is taken."""
    values = {"table": table, "number": number, "move_id": move_id, "entry": entry}
    version = connection.execute(_APPEND, values | summary._asdict()).scalar()
    if version is not None:
        return Done(Appended(number, entry, True), Change(table, number, int(version)))
    known = reads.entry_of(connection, table, move_id)
    if known is None:
        raise refused(connection, table, number)
    return Done(Appended(known.number, known.entry, False))


class PostgresqlStore(SqlStore):
    """`url` is what PostgreSQL's own programs take, with all options that asyncpg knows of."""

    is_shared = True
    _append = staticmethod(append_entry)

    def __init__(self, url: str, *, deaf_seconds: float = 1.0, patience: float = _PATIENCE) -> None:
        super().__init__()
        self._url = url
        self._deaf_seconds = deaf_seconds
        self._patience = patience
        self._well_until = 0.0
        self._writing: set[asyncio.Task[Any]] = set()
        self._counts = dict.fromkeys(
            ("commits", "failed_commits", "unknown_outcomes", "resolved_outcomes"), 0
        )
        self._commit_seconds = 0.0
        self._engine: AsyncEngine
        self._at_once: AsyncEngine
        self._bus: PostgresqlBus

    async def open(self) -> None:
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=_CONNECTIONS,
            max_overflow=0,
            pool_timeout=_STATEMENT_SECONDS,
            pool_recycle=1800,
            hide_parameters=True,
        )
        # Single statements are transactions by themselves: no journeys for BEGIN and COMMIT.
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        try:
            async with self._engine.begin() as connection:
                await self._migrate(connection)
        except FAILURES as error:
            await self._engine.dispose()
            raise failed(error) from None
        except BaseException:
            await self._engine.dispose()
            raise
        self._bus = PostgresqlBus(self._connect, self._watch, self._look, deaf_seconds=self._deaf_seconds)

    async def _migrate(self, connection: AsyncConnection) -> None:
        """Of several processes that start at once, one does it and the others wait."""
        await connection.execute(text("SET LOCAL statement_timeout = 0"))
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
        await connection.run_sync(migrate)

    async def _connect(self) -> asyncpg.Connection[Any]:
        return await asyncpg.connect(
            self._url,
            timeout=_CONNECT_SECONDS,
            command_timeout=2 * _STATEMENT_SECONDS,
            server_settings=_SETTINGS,
        )

    async def close(self) -> None:
        await asyncio.gather(*self._writing, return_exceptions=True)
        await self._bus.close()
        await self._engine.dispose()
        self._watch.close()

    async def is_well(self) -> bool:
        if time.monotonic() < self._well_until:
            return True
        try:
            async with asyncio.timeout(2 * _WELL_SECONDS):
                await self._try(writes.probe, (), {})
        except (*FAILURES, StoreFailed):
            return False
        return True

    def figures(self) -> dict[str, Any]:
        return {
            **self._counts,
            "commit_milliseconds": round(self._commit_seconds * 1000),
            "is_listening": int(self._bus.is_listening),
            "notices_sent": self._bus.sent,
            "notices_received": self._bus.received,
        }

    # -- reading and writing -----------------------------------------------------------------------

    async def _read(
        self, read: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """A connection that the server has dropped meanwhile is noticed only by using it: once more, then."""
        for is_last in (False, True):
            try:
                async with self._at_once.connect() as connection:
                    return await connection.run_sync(read, *args, **kwargs)
            except FAILURES as error:
                if is_last or is_final(error):
                    raise failed(error) from None
        raise AssertionError

    async def _write(
        self, write: Callable[Concatenate[Connection, P], Done[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        task = asyncio.create_task(self._persist(write, args, kwargs))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    async def _persist(
        self, write: Callable[..., Done[T]], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> T:
        """Until the outcome is known. Every write finds out by itself whether an earlier try of it was committed."""
        deadline = time.monotonic() + self._patience
        pause = 0.05
        is_again = False
        while True:
            try:
                done = await self._try(write, args, kwargs)
            except FAILURES as error:
                if is_final(error) or time.monotonic() + pause > deadline:
                    self._counts["failed_commits"] += 1
                    self._well_until = 0.0
                    raise failed(error) from None
                self._counts["unknown_outcomes"] += 1
                is_again = True
                if write in _TOLD_AGAIN:
                    kwargs = kwargs | {"again": True}
                await asyncio.sleep(pause)
                pause = min(2 * pause, 0.5)
                continue
            return await self._as_ours(done, args) if is_again else done.answer

    async def _as_ours(self, done: Done[T], args: tuple[Any, ...]) -> T:
        """What an earlier try of this very call has written is new, though it was found; and nobody was told of it."""
        answer: Any = done.answer
        if done.change is not None or not isinstance(answer, Appended):
            return done.answer
        self._counts["resolved_outcomes"] += 1
        table, number, _, entry, _ = args
        with contextlib.suppress(StoreFailed):
            for change in await self._read(reads.changes, [table]):
                self._bus.tell(change)
        ours: Any = answer._replace(is_new=(answer.number, answer.entry) == (number, entry))
        return cast("T", ours)

    async def _try(
        self, write: Callable[..., Done[T]], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Done[T]:
        start = time.monotonic()
        is_one_statement = write == append_entry
        async with (self._at_once if is_one_statement else self._engine).begin() as connection:
            done = await connection.run_sync(write, *args, **kwargs)
        now = time.monotonic()
        self._counts["commits"] += 1
        self._commit_seconds += now - start
        self._well_until = now + _WELL_SECONDS
        if done.change is not None:
            self._watch.made(done.change)
            self._bus.tell(done.change)
        return done

    async def _look(self) -> None:
        if self._watch.tables:
            self._watch.heard(await self._read(reads.changes, self._watch.tables))
