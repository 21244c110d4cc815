"""A database for a host's commands: each piece of work is one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection, inspect, text

from vortex.server.storage import UnknownDatabase, default_url, file_of, open_store
from vortex.server.storage.interface import StoreFailed
from vortex.server.storage.migrate import migrate
from vortex.server.storage.sqlite_engine import DATABASE_ERRORS, check_ours, connect, engine_for
from vortex.server.storage.sqlite_engine import failed as sqlite_failed

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")
Work = Callable[[Connection], T]

_IN_USE = "the database is in use: stop the server first"
_LEAVING_SECONDS = 2.0
"""So long may a server that was stopped take to let go of its database."""
_SERVERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'vortex'"
)


class Database:
    """By the same address as a server's. It must exist, and its schema stays as it is. `called`: what errors name it,
    otherwise its file."""

    def __init__(self, url: str = "", called: str = "") -> None:
        self.url = url or default_url()
        scheme, _, rest = self.url.partition(":")
        self.path: Path | None = None
        if scheme == "sqlite" and rest.startswith("///") and len(rest) > 3:
            self.path = file_of(rest)
        elif scheme not in ("postgresql", "postgres"):
            raise UnknownDatabase("a database is sqlite:///path or postgresql://user@host/name")
        self._called = called or str(self.path)

    def read(self, work: Work[T]) -> T:
        """All that is read is of one moment."""
        return self._run(work, is_writer=False)

    def write(self, work: Work[T]) -> T:
        """All of it is written, or nothing."""
        return self._run(work, is_writer=True)

    def write_alone(self, work: Work[T]) -> T:
        """As `write`, while nobody else uses the database: a server that would start meanwhile waits. Refused if one
        runs."""
        return self._run(work, is_writer=True, is_alone=True)

    def _run(self, work: Work[T], *, is_writer: bool, is_alone: bool = False) -> T:
        if self.path is None:
            return asyncio.run(_in_postgresql(self.url, work, is_writer=is_writer, is_alone=is_alone))
        if not self.path.is_file():
            is_there = self.path.exists()
            raise StoreFailed(
                f"{self.path} is not a file" if is_there else f"there is no database {self.path}"
            )
        engine = engine_for(self.path, _connect_alone if is_alone else connect, is_writer=is_writer)
        try:
            with engine.begin() as connection:
                check_ours(connection, self._called)
                return work(connection)
        except DATABASE_ERRORS as error:
            raise StoreFailed(f"{self._called} cannot be used: {sqlite_failed(error)}") from None
        finally:
            engine.dispose()

    def tidy(self) -> None:
        """Write the file anew, so that nothing of what was removed is left in it. Writers wait meanwhile."""
        if self.path is None:
            asyncio.run(_vacuum(self.url))
            return
        engine = engine_for(self.path, is_writer=True)
        try:
            with contextlib.closing(engine.raw_connection()) as raw:
                raw.driver_connection.execute("VACUUM")  # type: ignore[union-attr]  # it is open
                truncated = raw.driver_connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # type: ignore[union-attr]
                if truncated.fetchone()[0]:
                    raise StoreFailed(
                        f"others are reading {self.path}: bytes of what was removed are in it until something is "
                        "removed again"
                    )
        except DATABASE_ERRORS as error:
            raise StoreFailed(f"{self.path} cannot be tidied: {sqlite_failed(error)}") from None
        finally:
            engine.dispose()


def _connect_alone(path: Path) -> sqlite3.Connection:
    """A process that has opened the file holds a lock on it as long as its connection lasts."""
    connection = connect(path)
    connection.execute(f"PRAGMA busy_timeout = {_LEAVING_SECONDS * 1000:.0f}").fetchall()
    connection.execute("PRAGMA locking_mode = EXCLUSIVE").fetchall()
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise
        raise StoreFailed(_IN_USE) from None
    return connection


def make_ready(url: str) -> Database:
    """The database, made if there is none yet, with the schema of this release."""

    async def opened() -> None:
        store = open_store(url)
        await store.open()
        await store.close()

    database = Database(url)
    if database.path is None:
        database.write(_migrate_postgresql)
    else:
        asyncio.run(opened())
    return database


def _migrate_postgresql(connection: Connection) -> None:
    """As a server does when it starts, without its other connections, which would hardly be there before they go."""
    from vortex.server.storage.postgresql import MIGRATION_LOCK

    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    migrate(connection)


async def _alone(connection: AsyncConnection) -> None:
    """A server that starts now waits until the transaction is over; one that was just stopped has a moment to leave."""
    from vortex.server.storage.postgresql import MIGRATION_LOCK

    await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    deadline = asyncio.get_running_loop().time() + _LEAVING_SECONDS
    while (await connection.execute(_SERVERS)).scalar_one():
        if asyncio.get_running_loop().time() > deadline:
            raise StoreFailed(_IN_USE)
        await asyncio.sleep(0.05)
        await connection.execute(text("SELECT pg_stat_clear_snapshot()"))


async def _in_postgresql(url: str, work: Work[T], *, is_writer: bool, is_alone: bool = False) -> T:
    from sqlalchemy.ext.asyncio import create_async_engine
    from sqlalchemy.pool import NullPool

    from vortex.server.storage.postgresql_bus import CHANNEL
    from vortex.server.storage.postgresql_errors import FAILURES, failed

    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: _connection(url),
        poolclass=NullPool,
        isolation_level="READ COMMITTED" if is_writer else "REPEATABLE READ",
        hide_parameters=True,
    )
    try:
        async with engine.begin() as connection:
            if is_alone:
                await _alone(connection)
            done = await connection.run_sync(work)
            if is_writer:
                # An empty message names no table: servers look at all of theirs.
                await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', '')"))
            return done
    except FAILURES as error:
        raise failed(error) from None
    finally:
        await engine.dispose()


async def _vacuum(url: str) -> None:
    from vortex.server.storage.postgresql_errors import FAILURES, failed

    try:
        connection = await _connection(url)
        try:
            await connection.execute("VACUUM")
        finally:
            await connection.close()
    except FAILURES as error:
        raise failed(error) from None


async def _connection(url: str):  # type: ignore[no-untyped-def]
    import asyncpg

    from vortex.server.storage.postgresql_errors import UnreadableAddress

    try:
        return await asyncpg.connect(url, timeout=10.0, server_settings={"application_name": "vortex upkeep"})
    except ValueError:
        raise UnreadableAddress from None


class NotBegun(StoreFailed):
    """The database is there, and no server has used it yet."""


def schema(connection: Connection) -> str:
    """The last step of migration that the database has taken."""
    if not inspect(connection).has_table("vortex_version"):
        if connection.dialect.name == "sqlite":
            # A server makes a file of its own with its tables, and takes no other.
            raise StoreFailed("there are no tables in it, so no server takes it: delete it to begin anew")
        raise NotBegun("no server has used it yet: the first start makes its tables")
    return str(connection.execute(text("SELECT version_num FROM vortex_version")).scalar_one())
