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

from vortex.server.storage.interface import Appended
from vortex.server.storage.reads import Change
from vortex.server.storage.writes import Done, Wish, refused

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
_ADD = "INSERT INTO entries (table_id, number, move_id, entry) VALUES {rows}"


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
    values = [
        value
        for wish in wishes
        for value in (wish.table, wish.number, wish.move_id, wish.asked, wish.status, wish.stand_in)
    ]
    # RETURNING is carried out to its end only when all of its rows are fetched.
    versions = dict(driver.execute(_many(_ADVANCE, 6, len(wishes)), values).fetchall())
    new = [wish for wish in wishes if wish.table in versions]
    if new:
        rows = [value for wish in new for value in (wish.table, wish.number, wish.move_id, wish.entry)]
        driver.execute(_many(_ADD, 4, len(new)), rows)
    return versions


def _done(wish: Wish, version: int) -> Done[Appended]:
    return Done(Appended(wish.number, wish.entry, True), Change(wish.table, wish.number, version))


@lru_cache
def _many(statement: str, columns: int, rows: int) -> str:
    return statement.format(rows=", ".join([f"({', '.join('?' * columns)})"] * rows))
