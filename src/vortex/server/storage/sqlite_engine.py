"""Connections to a SQLite file, set so that a commit is on disk when it returns."""

from __future__ import annotations

import contextlib
import logging
import os
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from vortex.server.storage.interface import StoreFailed

APPLICATION_ID = 0x566F7274
BUSY_SECONDS = 5.0
START_SECONDS = 60.0
"""So long a process that starts waits for another that is bringing the tables up to date."""
FSYNC_EXIT = 74
"""EX_IOERR: how the process ends if the disk cannot be trusted."""

_FSYNC_CODES = {sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_DIR_FSYNC}
_WORDS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the database can only be read",
    sqlite3.SQLITE_BUSY: "the database is in use by another program",
    sqlite3.SQLITE_LOCKED: "the database is in use by another program",
    sqlite3.SQLITE_IOERR: "the disk could not be written or read",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened",
    sqlite3.SQLITE_CORRUPT: "the database is damaged",
    sqlite3.SQLITE_NOTADB: "the file is not a database",
    sqlite3.SQLITE_PERM: "the database may not be opened",
}
_SETTINGS = (
    "PRAGMA foreign_keys = ON",
    # In WAL mode NORMAL keeps the file whole but loses the newest commits in a power cut. FULL does not.
    "PRAGMA synchronous = FULL",
    # On macOS a plain fsync stops at the disk's own memory. Elsewhere these two change nothing.
    "PRAGMA fullfsync = ON",
    "PRAGMA checkpoint_fullfsync = ON",
    # What is removed is overwritten.
    "PRAGMA secure_delete = ON",
    # The store says when: not in the middle of a commit that a caller waits for.
    "PRAGMA wal_autocheckpoint = 0",
    "PRAGMA journal_size_limit = 4194304",
)

DATABASE_ERRORS = (SQLAlchemyError, sqlite3.Error)
"""Whether SQLAlchemy was asked, or the driver straight away."""

Connect = Callable[[Path], sqlite3.Connection]

_LOG = logging.getLogger(__name__)


def connect(path: Path) -> sqlite3.Connection:
    """Only to a file that is there: a database that went away must not come back empty."""
    uri = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)


def engine_for(path: Path, connect: Connect = connect, *, is_writer: bool) -> Engine:
    """`connect` can be given: tests give one with a disk that fails."""
    engine = create_engine(
        "sqlite://",
        creator=lambda: connect(path),
        poolclass=QueuePool,
        pool_size=2 if is_writer else 3,
        max_overflow=0,
        hide_parameters=True,
    )
    begin = "BEGIN IMMEDIATE" if is_writer else "BEGIN"

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, record: Any) -> None:
        for setting in _SETTINGS:
            connection.execute(setting).fetchall()
        if not is_writer:
            connection.execute("PRAGMA query_only = ON").fetchall()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def check_nothing_left(path: Path) -> None:
    """SQLite would take what a process that was killed has left beside its file for a part of a new one there."""
    for left in (Path(f"{path}-wal"), Path(f"{path}-journal")):
        if left.exists() and not path.exists():
            raise StoreFailed(
                f"{left} is left of a database that is not there any more, and holds its newest moves: "
                "move it to where that is, or delete it"
            )


def make_file(path: Path) -> None:
    """Nobody else may read it: seeds of running games and the key of the links are in it.

    It comes into being with SQLite's header: an empty file under its name was not made here."""
    if path.exists():
        return
    check_nothing_left(path)
    new = path.with_name(f"{path.name}.new-{secrets.token_hex(4)}")
    try:
        os.close(os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with contextlib.closing(sqlite3.connect(new)) as connection:
            connection.execute("PRAGMA synchronous = FULL").fetchall()
            # From the beginning: to change over, SQLite needs the file for itself, and others may be opening it.
            connection.execute("PRAGMA journal_mode = WAL").fetchall()
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}").fetchall()
        with contextlib.suppress(FileExistsError):
            os.link(new, path)
    finally:
        remove_file(new)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def remove_file(path: Path) -> None:
    """With what SQLite keeps beside it."""
    for end in ("", "-wal", "-shm", "-journal"):
        Path(f"{path}{end}").unlink(missing_ok=True)


def check_ours(connection: Connection, path: Path | str) -> None:
    """Refuses, in words, a file that is not a database of ours: whatever it is, it stays untouched."""
    tables = {
        row[0] for row in connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'")
    }
    if tables and "vortex_version" not in tables:
        raise StoreFailed(f"{path} is a database of another program: name another file")


def failed(error: BaseException) -> StoreFailed:
    """The error in words, without what was to be written."""
    code = _code(error)
    words = _WORDS.get(code & 0xFF, "the database failed")
    return StoreFailed(f"{words} (SQLite error {code})" if code else words)


def is_unwritten(error: BaseException) -> bool:
    """Whether a disk that is full, or fails, took no more."""
    code = _code(error)
    return code & 0xFF == sqlite3.SQLITE_FULL or code == sqlite3.SQLITE_IOERR_WRITE


def is_fsync_error(error: BaseException) -> bool:
    return _code(error) in _FSYNC_CODES


def end_process(error: BaseException) -> NoReturn:
    """After a failed fsync nobody knows what is on the disk, and asking again would get a false yes. What was
    acknowledged is safe; the next start reads what is there."""
    _LOG.critical("The disk failed to keep what was written (fsync, SQLite error %d): ending.", _code(error))
    os._exit(FSYNC_EXIT)


def _code(error: BaseException) -> int:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return int(getattr(cause, "sqlite_errorcode", 0) or 0)
