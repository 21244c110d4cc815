"""The store on one SQLite file: write-ahead log, every commit on disk, one writer, readers beside it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, NoReturn, ParamSpec, TypeVar

from sqlalchemy import Connection

from vortex.server.storage import reads, writes
from vortex.server.storage.done import Done
from vortex.server.storage.group_writer import GroupWriter
from vortex.server.storage.interface import Appended, StoreFailed, Summary
from vortex.server.storage.migrate import migrate
from vortex.server.storage.notices import end
from vortex.server.storage.reads import Change
from vortex.server.storage.sqlite_engine import (
    BUSY_SECONDS,
    DATABASE_ERRORS,
    START_SECONDS,
    Connect,
    check_ours,
    connect,
    end_process,
    engine_for,
    failed,
    is_fsync_error,
    make_file,
)
from vortex.server.storage.store import SqlStore
from vortex.server.storage.writes import Wish

T = TypeVar("T")
P = ParamSpec("P")

_OLDEST = (3, 35, 0)
_POLL_SECONDS = 0.5
_WELL_SECONDS = 1.0
_WAL_BYTES = 2 << 20
"""From this size on, the write-ahead log is carried over into the file, beside the writer."""
_WAL_LIMIT = 16 << 20
"""From this size on the writer itself does it: only then can the log surely begin anew."""


_LOG = logging.getLogger(__name__)


class SqliteStore(SqlStore):
    """Made for one process. A second one on the same file is safe and hears of changes within half a second."""

    def __init__(
        self,
        path: Path,
        *,
        connect: Connect = connect,
        on_fsync_error: Callable[[BaseException], NoReturn] = end_process,
        poll_seconds: float = _POLL_SECONDS,
        makes_folder: bool = False,
    ) -> None:
        super().__init__()
        self._path = path
        self._wal = Path(f"{path}-wal")
        self._connect = connect
        self._on_fsync_error = on_fsync_error
        self._poll_seconds = poll_seconds
        self._makes_folder = makes_folder
        self._data_version: object = None
        self._well_until = 0.0
        self._writer: GroupWriter
        self._tending: asyncio.Task[None]

    async def open(self) -> None:
        if sqlite3.sqlite_version_info < _OLDEST:
            raise StoreFailed(
                f"SQLite {'.'.join(map(str, _OLDEST))} or newer is needed; this one is {sqlite3.sqlite_version}"
            )
        self._write_engine = engine_for(self._path, self._connect, is_writer=True)
        self._read_engine = engine_for(self._path, self._connect, is_writer=False)
        await asyncio.to_thread(self._prepare)
        self._readers = ThreadPoolExecutor(3, "vortex-reader")
        self._writer = GroupWriter(self._write_engine, self._made, self._on_fsync_error)
        self._tending = asyncio.create_task(self._tend())

    def _prepare(self) -> None:
        try:
            if self._makes_folder:
                self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            elif not self._path.parent.is_dir():
                raise StoreFailed(
                    f"there is no folder {self._path.parent}: make it, or name another database"
                )
            make_file(self._path)
            if not self._path.is_file():
                raise StoreFailed(f"{self._path} is not a file")
            if not self._path.stat().st_size:
                raise StoreFailed(f"{self._path} is empty, so no table is in it: delete it to begin anew")
        except OSError as error:
            raise StoreFailed(f"{self._path} cannot be made: {error.strerror}") from None
        except sqlite3.Error as error:
            raise StoreFailed(f"{self._path} cannot be made: {failed(error)}") from None
        try:
            with self._write_engine.connect() as connection:
                check_ours(connection, self._path)
                connection.rollback()
                driver: Any = connection.connection.driver_connection
                driver.execute(f"PRAGMA busy_timeout = {START_SECONDS * 1000:.0f}").fetchall()
                (mode,) = driver.execute("PRAGMA journal_mode = WAL").fetchone()
                if mode != "wal":
                    raise StoreFailed(f"{self._path} lies on a disk that cannot keep a write-ahead log")
                with connection.begin():
                    migrate(connection)
                driver.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000:.0f}").fetchall()
        except DATABASE_ERRORS as error:
            if is_fsync_error(error):
                self._on_fsync_error(error)
            raise StoreFailed(f"{self._path} cannot be used: {failed(error)}") from None

    async def close(self) -> None:
        await end(self._tending)
        await self._writer.close()
        await asyncio.to_thread(self._shut)
        self._watch.close()

    def _shut(self) -> None:
        self._readers.shutdown()
        self._read_engine.dispose()
        self._write_engine.dispose()

    async def is_well(self) -> bool:
        if time.monotonic() < self._well_until:
            return True
        try:
            async with asyncio.timeout(2 * _WELL_SECONDS):
                await self._write(writes.probe)
        except (StoreFailed, TimeoutError):
            return False
        return True

    def figures(self) -> dict[str, Any]:
        writer = self._writer
        return {
            "commits": writer.commits,
            "writes": writer.writes,
            "failed_commits": writer.failures,
            "commit_seconds": writer.commit_seconds,
            "largest_group": writer.largest_group,
            "wal_bytes": self._wal_bytes(),
        }

    # -- reading and writing -----------------------------------------------------------------------

    async def _read(
        self, read: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        def work() -> T:
            try:
                with self._read_engine.connect() as connection:
                    return read(connection, *args, **kwargs)
            except DATABASE_ERRORS as error:
                raise failed(error) from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def _write(
        self, write: Callable[Concatenate[Connection, P], Done[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._known_well(
            self._writer.submit(lambda connection: write(connection, *args, **kwargs))
        )

    async def _known_well(self, answer: Awaitable[T]) -> T:
        """Every write tells whether the database is well."""
        try:
            found = await answer
        except StoreFailed:
            self._well_until = 0.0
            raise
        self._well_until = time.monotonic() + _WELL_SECONDS
        return found

    async def append_entry(
        self, table: str, number: int, move_id: str, entry: bytes, summary: Summary
    ) -> Appended:
        return await self._known_well(self._writer.append(Wish(table, number, move_id, entry, *summary)))

    def _made(self, changes: list[Change]) -> None:
        for change in changes:
            self._watch.made(change)

    # -- tending -----------------------------------------------------------------------------------

    async def _tend(self) -> None:
        while True:
            await asyncio.sleep(self._poll_seconds)
            for duty in (self._look_for_others, self._keep_log_short):
                try:
                    await duty()
                except StoreFailed:
                    pass  # the next write reports it
                except Exception:
                    _LOG.exception("The database could not be tended.")

    async def _look_for_others(self) -> None:
        """The writer's connection can tell for nothing whether any other has committed."""
        look = partial(_changes, self._watch.tables, self._data_version)
        self._data_version, changes = await self._writer.submit(look, is_plain=True)
        self._watch.heard(changes)

    async def _keep_log_short(self) -> None:
        if self._wal_bytes() < _WAL_BYTES:
            return
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._readers, self._checkpoint)
        if self._wal_bytes() >= _WAL_LIMIT:
            await self._writer.submit(_checkpoint, is_plain=True)

    def _checkpoint(self) -> None:
        try:
            with self._write_engine.connect() as connection:
                _checkpoint(connection)
        except DATABASE_ERRORS as error:
            if is_fsync_error(error):
                self._on_fsync_error(error)
            raise failed(error) from None

    def _wal_bytes(self) -> int:
        try:
            return self._wal.stat().st_size
        except OSError:
            return 0


def _changes(tables: list[str], known: object, connection: Connection) -> Done[tuple[object, list[Change]]]:
    driver: Any = connection.connection.driver_connection
    # The number means something only on the connection that it is from.
    version = (
        connection.info.setdefault("token", object()),
        *driver.execute("PRAGMA data_version").fetchone(),
    )
    if version == known or not tables:
        return Done((version, []))
    with connection.begin():
        return Done((version, reads.changes(connection, tables)))


def _checkpoint(connection: Connection) -> Done[None]:
    driver: Any = connection.connection.driver_connection
    driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    return Done(None)
