"""The one call that every move makes, straight on SQLite's driver: several times as fast as through SQLAlchemy.

All that share a commit share two statements as well. After each statement, the thread that writes waits for its turn
to run Python while the event loop is busy: with a handful of statements for each move, that took longer than the disk.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection

from vortex.server.storage.done import Done
from vortex.server.storage.interface import Appended
from vortex.server.storage.reads import Change
from vortex.server.storage.writes import Wish, refused

_Row = tuple[str | int | bytes, ...]
_KNOWN = "SELECT number, entry FROM entries WHERE table_id = ? AND move_id = ?"
_ADVANCE = """
    WITH wish (table_id, number, move_id, asked, status, stand_in) AS (VALUES {rows})
    UPDATE tables
    SET number = wish.number, asked = wish.asked, status = wish.status, stand_in = wish.stand_in, version = version + 1
    FROM wish
    WHERE id = wish.table_id AND tables.number = wish.number - 1
        AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = wish.table_id AND move_id = wish.move_id)
    RETURNING id, version
    """
_ADD = """
    WITH new (table_id, number, move_id, entry) AS (VALUES {rows})
    INSERT INTO entries (table_id, number, move_id, entry) SELECT * FROM new WHERE table_id <> ''
    """
_NO_WISH = ("", 0, "", 0, "", 0)
_NO_ENTRY = ("", 0, "", b"")
"""No table has an empty id."""


def append_entries(connection: Connection, wishes: Sequence[Wish]) -> list[Done[Appended] | None]:
    """None for each that must be looked at by itself. There is one writer at a time, so nothing can come between these
    statements."""
    driver: Any = connection.connection.driver_connection
    first_of = {wish.table: wish for wish in reversed(wishes)}
    driver.execute("SAVEPOINT entries")
    try:
        versions = _advance(driver, list(first_of.values()))
    except sqlite3.IntegrityError:
        # One of them, and none of the others must suffer for it.
        driver.execute("ROLLBACK TO entries")
        versions = {}
    driver.execute("RELEASE entries")
    return [
        _done(wish, versions[wish.table]) if wish is first_of[wish.table] and wish.table in versions else None
        for wish in wishes
    ]


def append_entry(connection: Connection, wish: Wish) -> Done[Appended]:
    driver: Any = connection.connection.driver_connection
    known = driver.execute(_KNOWN, (wish.table, wish.move_id)).fetchone()
    if known is not None:
        return Done(Appended(known[0], known[1], False))
    versions = _advance(driver, [wish])
    if not versions:
        raise refused(connection, wish.table, wish.number)
    return _done(wish, versions[wish.table])


def _advance(driver: Any, wishes: Sequence[Wish]) -> dict[str, int]:
    """The new version of each table that got its entry."""
    rows: list[_Row] = [
        (wish.table, wish.number, wish.move_id, wish.asked, wish.status, wish.stand_in) for wish in wishes
    ]
    # RETURNING is carried out to its end only when all of its rows are fetched.
    versions = dict(_execute(driver, _ADVANCE, rows, _NO_WISH).fetchall())
    new: list[_Row] = [
        (wish.table, wish.number, wish.move_id, wish.entry) for wish in wishes if wish.table in versions
    ]
    if new:
        _execute(driver, _ADD, new, _NO_ENTRY)
    return versions


def _done(wish: Wish, version: int) -> Done[Appended]:
    return Done(Appended(wish.number, wish.entry, True), Change(wish.table, wish.number, version))


def _execute(driver: Any, statement: str, rows: list[_Row], nothing: _Row) -> Any:
    """Filled up to a power of two with rows that do nothing: a connection keeps what it has prepared for each number of
    rows, and would keep some megabytes for good after a moment in which many moves met."""
    size = 1 << (len(rows) - 1).bit_length()
    filled = rows + [nothing] * (size - len(rows))
    return driver.execute(
        _for_rows(statement, len(nothing), size), [value for row in filled for value in row]
    )


@lru_cache
def _for_rows(statement: str, columns: int, rows: int) -> str:
    return statement.format(rows=", ".join([f"({', '.join('?' * columns)})"] * rows))
