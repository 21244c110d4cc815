"""Backups: a SQLite file with the tables of a server, whichever database it uses, made while it runs.

The file has the schema of the database that it was made from, so that a backup can be made before an upgrade. It holds
seeds of running games and the key of the links: nobody else may read it.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, MetaData, Select, Table, func, insert, inspect, select

from vortex.server.storage.interface import StoreFailed
from vortex.server.storage.migrate import migrate
from vortex.server.storage.sqlite_engine import (
    DATABASE_ERRORS,
    check_nothing_left,
    connect,
    engine_for,
    failed,
    is_unwritten,
    make_file,
    remove_file,
)
from vortex.server.upkeep.database import Database, schema

PARTS = (
    *("tables", "seats", "entries", "chat", "acts", "reports", "bars", "sessions", "keys"),
    *("packs", "pack_versions", "pictures", "subscriptions"),
)
"""What is copied, in an order in which nothing refers to what comes later. Older schemas do not have all of it."""
_AT_ONCE = 500

Wanted = Callable[[Table], Select[Any]]


class Copied(NamedTuple):
    tables: int
    entries: int


def back_up(database: Database, file: Path, wanted: Wanted = select) -> Copied:
    """A new file with all that is wanted, all of one moment; an unfinished one never has that name."""
    with new_file(file) as unfinished:
        engine = engine_for(unfinished, is_writer=True)
        try:

            def copied(source: Connection) -> Copied:
                with growing(file), engine.begin() as target:
                    migrate(target, to=schema(source))
                    return copy(source, target, wanted)

            found = database.read(copied)
        finally:
            engine.dispose()
        in_one_file(unfinished)
    return found


@contextlib.contextmanager
def growing(file: Path | None) -> Iterator[None]:
    """Only this file grows: a full disk is its error, not that of the database that is read meanwhile."""
    try:
        yield
    except DATABASE_ERRORS as error:
        if is_unwritten(error):
            raise StoreFailed(f"{file} cannot be written: {failed(error)}") from None
        raise


def in_one_file(path: Path) -> None:
    """Without a log beside it, which could be forgotten when the file is moved."""
    with contextlib.closing(connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()


@contextlib.contextmanager
def brought_up_to_date(file: Path, called: str = "") -> Iterator[Database]:
    """A backup with the schema of this release. The file itself stays as it is. `called`: what errors name it."""
    called = called or str(file)
    if not file.is_file():
        raise StoreFailed(f"{called} is not a file" if file.exists() else f"there is no file {called}")
    if not file.stat().st_size:
        raise StoreFailed(f"{called} is empty, so it is no backup")
    with tempfile.TemporaryDirectory(prefix="vortex-") as folder:
        copy = Path(folder, "tables.db")
        try:
            shutil.copyfile(file, copy)
        except OSError as error:
            raise StoreFailed(f"{called} cannot be copied into {folder}: {error.strerror}") from None
        database = Database(f"sqlite:///{copy}", called=called)
        database.read(schema)  # raises, in words, if the file is not a database of ours
        database.write(migrate)
        yield database


@contextlib.contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """Where to write a file that gets its name once it is complete; only its owner can read it."""
    if not file.parent.is_dir():
        raise StoreFailed(f"there is no folder {file.parent}")
    if file.exists():
        raise StoreFailed(f"{file} is there already: name a new file")
    check_nothing_left(file)
    unfinished = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        make_file(unfinished)
        yield unfinished
        with open(unfinished, "rb") as written:
            os.fsync(written.fileno())
        os.link(unfinished, file)
    except FileExistsError:
        raise StoreFailed(f"{file} is there already: name a new file") from None
    except OSError as error:
        raise StoreFailed(f"{file} cannot be written: {error.strerror}") from None
    except DATABASE_ERRORS as error:
        raise StoreFailed(f"{file} cannot be written: {failed(error)}") from None
    finally:
        remove_file(unfinished)


def copy(source: Connection, target: Connection, wanted: Wanted = select) -> Copied:
    """Row by row, by the schema of the target, which is that of the source."""
    found = MetaData()
    there = set(inspect(target).get_table_names())
    found.reflect(target, only=[name for name in PARTS if name in there])
    for name in (name for name in PARTS if name in there):
        part = found.tables[name]
        rows = source.execution_options(yield_per=_AT_ONCE).execute(wanted(part)).mappings()
        for some in rows.partitions():
            target.execute(insert(part), [dict(row) for row in some])
    return Copied(_count(target, found.tables["tables"]), _count(target, found.tables["entries"]))


def _count(connection: Connection, part: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(part)).scalar_one())
