"""The store on PostgreSQL: any number of processes on the same tables."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from vortex.server.storage import reads, writes
from vortex.server.storage.done import Done
from vortex.server.storage.interface import Appended, OutcomeUnknown, StoreFailed, Summary
from vortex.server.storage.migrate import migrate
from vortex.server.storage.postgresql_append import Appender, append_one
from vortex.server.storage.postgresql_bus import PostgresqlBus
from vortex.server.storage.postgresql_errors import (
    FAILURES,
    NotConnected,
    UnreadableAddress,
    failed,
    is_final,
    is_held_up,
    is_undone,
)
from vortex.server.storage.reads import Change
from vortex.server.storage.store import SqlStore
from vortex.server.storage.writes import Wish

T = TypeVar("T")
P = ParamSpec("P")

_CONNECTIONS = 8
_CONNECT_SECONDS = 5.0
_STATEMENT_SECONDS = 5.0
_IDLE_SECONDS = 2.0
"""A process that stands still within a transaction holds its table's row: it is thrown out well before another process
that waits for the row gives up."""
_LOCK_SECONDS = 3.0
"""A writer that has waited so long for a row looks for such a process, and then tries again."""
_PATIENCE = 15.0
"""So long is an unknown outcome looked into before the caller is told that it failed."""
_WELL_SECONDS = 1.0
_SETTINGS = {
    "application_name": "vortex",
    "synchronous_commit": "on",
    "statement_timeout": str(int(_STATEMENT_SECONDS * 1000)),
    "lock_timeout": str(int(_LOCK_SECONDS * 1000)),
    "idle_in_transaction_session_timeout": str(int(_IDLE_SECONDS * 1000)),
    "timezone": "UTC",
}
MIGRATION_LOCK = 0x566F72746578

# The database itself throws out a connection that stands still between two statements, but not one that has announced
# the next statement and never sends what belongs to it: that counts as busy.
_THROW_OUT = text(
    """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND usename = current_user AND application_name = 'vortex'
        AND pid <> pg_backend_pid() AND backend_xid IS NOT NULL AND wait_event = 'ClientRead'
        AND state_change < clock_timestamp() - make_interval(secs => :seconds)
    """
)

# After an unknown outcome these need to be told that an earlier try may be the one they find.
_TOLD_AGAIN: set[Callable[..., Any]] = {writes.create_table, writes.claim_seat, writes.seat_bot}

# Their statements need no transaction around them, so that no process can stand still within one.
_STEP_BY_STEP: set[Callable[..., Any]] = {
    writes.touch_seat,
    writes.touch_seats,
    writes.add_session,
    writes.signing_key,
    writes.probe,
}


class PostgresqlStore(SqlStore):
    """`url` is what PostgreSQL's own programs take, with all options that asyncpg knows of."""

    is_shared = True

    def __init__(self, url: str, *, deaf_seconds: float = 1.0, patience: float = _PATIENCE) -> None:
        super().__init__()
        self._url = url
        self._deaf_seconds = deaf_seconds
        self._patience = patience
        self._well_until = 0.0
        self._writing: set[asyncio.Task[Any]] = set()
        self._counts = dict.fromkeys(("writes", "failed_writes", "unknown_outcomes", "resolved_outcomes"), 0)
        self._write_seconds = 0.0
        self._engine: AsyncEngine
        self._at_once: AsyncEngine
        self._appender: Appender
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
        self._appender = Appender(self._connect)
        self._bus = PostgresqlBus(self._connect, self._watch, self._look, deaf_seconds=self._deaf_seconds)

    async def _migrate(self, connection: AsyncConnection) -> None:
        """Of several processes that start at once, one does it and the others wait."""
        # Not as those are called that are thrown out when they stand still: it takes the time that it takes.
        await connection.execute(text("SET LOCAL application_name = 'vortex migration'"))
        for limit in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            await connection.execute(text(f"SET LOCAL {limit} = 0"))
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        await connection.run_sync(migrate)

    async def _connect(self) -> asyncpg.Connection[Any]:
        try:
            return await asyncpg.connect(
                self._url,
                timeout=_CONNECT_SECONDS,
                command_timeout=2 * _STATEMENT_SECONDS,
                server_settings=_SETTINGS,
            )
        except ValueError:
            raise UnreadableAddress from None
        except FAILURES as error:
            if is_final(error):
                raise
            raise NotConnected from error

    async def close(self) -> None:
        await asyncio.gather(*self._writing, return_exceptions=True)
        await self._appender.close()
        await self._bus.close()
        await self._engine.dispose()
        self._watch.close()

    async def is_well(self) -> bool:
        if asyncio.get_running_loop().time() < self._well_until:
            return True
        try:
            async with asyncio.timeout(2 * _WELL_SECONDS):
                await self._in_transaction(self._at_once, writes.probe)
        except (*FAILURES, StoreFailed):
            return False
        self._well_until = asyncio.get_running_loop().time() + _WELL_SECONDS
        return True

    def figures(self) -> dict[str, Any]:
        return {
            **self._counts,
            "write_seconds": self._write_seconds,
            "group_commits": self._appender.commits,
            "largest_group": self._appender.largest_group,
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
        async def attempt(is_again: bool) -> Done[T]:
            wanted: Callable[..., Done[T]] = write
            if is_again and write in _TOLD_AGAIN:
                wanted = partial(wanted, again=True)
            engine = self._at_once if write in _STEP_BY_STEP else self._engine
            return await self._in_transaction(engine, wanted, *args, **kwargs)

        done, _ = await self._persist(attempt)
        return done.answer

    async def append_entry(
        self, table: str, number: int, move_id: str, entry: bytes, summary: Summary
    ) -> Appended:
        wish = Wish(table, number, move_id, entry, *summary)

        async def attempt(is_again: bool) -> Done[Appended]:
            done = await self._appender.append(wish)
            if done is None:
                done = await self._in_transaction(self._at_once, append_one, wish)
            return done

        done, is_again = await self._persist(attempt)
        if not is_again or done.change is not None:
            return done.answer
        # What an earlier try of this very call has written is new, though it was found; and nobody was told of it.
        self._counts["resolved_outcomes"] += 1
        with contextlib.suppress(StoreFailed):
            for change in await self._read(reads.changes, [table]):
                self._bus.tell(change)
        return done.answer._replace(is_new=done.answer[:2] == (number, entry))

    async def _persist(self, attempt: Callable[[bool], Awaitable[Done[T]]]) -> tuple[Done[T], bool]:
        """Carried to its end even if the caller goes away."""
        task = asyncio.create_task(self._until_known(attempt))
        self._writing.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._writing.discard(task)
        if not task.cancelled():
            task.exception()  # the caller gets it; one who has gone needs it no more

    async def _until_known(self, attempt: Callable[[bool], Awaitable[Done[T]]]) -> tuple[Done[T], bool]:
        """Every write finds out by itself whether an earlier try of it was committed. Also answers whether there was
        such a try."""
        deadline = asyncio.get_running_loop().time() + self._patience
        pause = 0.05
        is_again = False
        may_be_kept = False
        while True:
            start = asyncio.get_running_loop().time()
            try:
                done = await attempt(is_again)
            except FAILURES as error:
                may_be_kept = may_be_kept or not is_undone(error)
                if is_final(error) or asyncio.get_running_loop().time() + pause > deadline:
                    self._counts["failed_writes"] += 1
                    self._well_until = 0.0
                    raise (OutcomeUnknown(str(failed(error))) if may_be_kept else failed(error)) from None
                self._counts["unknown_outcomes"] += 1
                is_again = True
                if is_held_up(error):
                    await self._throw_out()
                await asyncio.sleep(pause)
                pause = min(2 * pause, 0.5)
                continue
            self._written(done.change, start)
            return done, is_again

    async def _throw_out(self) -> None:
        """Processes that stand still within a transaction: stopped, or on a machine that is."""
        with contextlib.suppress(*FAILURES):
            async with self._at_once.connect() as connection:
                await connection.execute(_THROW_OUT, {"seconds": _IDLE_SECONDS})

    async def _in_transaction(
        self,
        engine: AsyncEngine,
        write: Callable[Concatenate[Connection, P], Done[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Done[T]:
        async with engine.begin() as connection:
            return await connection.run_sync(write, *args, **kwargs)

    def _written(self, change: Change | None, start: float) -> None:
        now = asyncio.get_running_loop().time()
        self._counts["writes"] += 1
        self._write_seconds += now - start
        self._well_until = now + _WELL_SECONDS
        if change is not None:
            self._watch.made(change)
            self._bus.tell(change)

    async def _look(self) -> None:
        if self._watch.tables:
            self._watch.heard(await self._read(reads.changes, self._watch.tables))
