"""The tables in a database: looking at them, removing them, taking one elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, Table, and_, delete, func, or_, select, update

from vortex.server.log import read_entry
from vortex.server.storage import reads
from vortex.server.storage.interface import SeatRow, StoreFailed, TableRow
from vortex.server.storage.models import CHAT, ENTRIES, SEATS, SESSIONS, TABLES
from vortex.server.upkeep.backup import Copied, back_up, brought_up_to_date
from vortex.server.upkeep.database import Database

_AT_ONCE = 400
_SHORT = 12
"""So much of a session's hash names it to the host."""


class Kept(NamedTuple):
    """A table as a host sees it. `last` is when something happened there last, in milliseconds since 1970."""

    row: TableRow
    last: int
    chat: int


def all_tables(connection: Connection) -> list[Kept]:
    """The one that was quiet longest comes first."""
    newest = {
        name: read_entry(entry).at
        for name, entry in connection.execute(
            select(TABLES.c.id, ENTRIES.c.entry).join(
                ENTRIES, and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.number == TABLES.c.number)
            )
        )
    }
    said = {
        name: (lines, last)
        for name, lines, last in connection.execute(
            select(CHAT.c.table_id, func.count(), func.max(CHAT.c.at)).group_by(CHAT.c.table_id)
        )
    }
    found: list[Kept] = []
    for name in connection.execute(select(TABLES.c.id)).scalars().all():
        row = reads.table(connection, name)
        if row is not None:
            lines, spoke = said.get(name, (0, 0))
            found.append(Kept(row, max(row.created, newest.get(name, 0), spoke), lines))
    return sorted(found, key=lambda kept: (kept.last, kept.row.id))


def find(connection: Connection, name: str) -> TableRow:
    row = reads.table(connection, name)
    if row is None:
        raise StoreFailed(f"there is no table {name}")
    return row


def remove(connection: Connection, names: Sequence[str]) -> int:
    """With their logs and chats; a server that has one of them in memory closes it. Answers how many there were."""
    removed = 0
    for some in _portions(names):
        for part in (ENTRIES, CHAT, SEATS):
            connection.execute(delete(part).where(part.c.table_id.in_(some)))
        connection.execute(update(TABLES).where(TABLES.c.next.in_(some)).values(next=""))
        removed += connection.execute(delete(TABLES).where(TABLES.c.id.in_(some))).rowcount
    return removed


def quiet_since(connection: Connection, moment: int, status: str = "") -> list[Kept]:
    return [
        kept
        for kept in all_tables(connection)
        if kept.last < moment and (not status or kept.row.status == status)
    ]


# -- taking tables elsewhere ---------------------------------------------------------------------------


def export(database: Database, names: Sequence[str], file: Path) -> Copied:
    """These tables, with the sessions of those who sit there, so that they keep their seats."""

    rows = database.read(lambda connection: [find(connection, name) for name in names])
    sessions = {seat.session for row in rows for seat in row.seats if seat.session}
    sessions |= {row.host for row in rows}

    def wanted(part: Table) -> Select[Any]:
        if part.name == "keys":
            return select(part).where(part.c.name == "")
        if part.name == "sessions":
            return select(part).where(part.c.session.in_(sessions))
        return select(part).where((part.c.id if part.name == "tables" else part.c.table_id).in_(names))

    return back_up(database, file, wanted)


def bring_in(file: Path, database: Database) -> list[str]:
    """The tables of an exported file or a backup that are not there yet; refused if one of them is."""
    with brought_up_to_date(file) as exported:
        return database.write(lambda target: exported.read(lambda source: _brought_in(source, target)))


def _brought_in(source: Connection, target: Connection) -> list[str]:
    names = list(source.execute(select(TABLES.c.id).order_by(TABLES.c.created)).scalars())
    for some in _portions(names):
        known = target.execute(select(TABLES.c.id).where(TABLES.c.id.in_(some))).scalars().first()
        if known is not None:
            raise StoreFailed(f"the table {known} is there already: nothing was brought in")
    for part in (TABLES, SEATS, ENTRIES, CHAT):
        _insert(target, part, source.execute(select(part)).mappings())
    there = set(target.execute(select(SESSIONS.c.session)).scalars())
    new = (row for row in source.execute(select(SESSIONS)).mappings() if row["session"] not in there)
    _insert(target, SESSIONS, new)
    return names


def _insert(target: Connection, part: Table, rows: Iterable[Any]) -> None:
    values = [dict(row) for row in rows]
    for start in range(0, len(values), _AT_ONCE):
        target.execute(part.insert(), values[start : start + _AT_ONCE])


# -- sessions ------------------------------------------------------------------------------------------


def short(session: str) -> str:
    """How a host names the session of a browser."""
    return session[:_SHORT]


class Forgotten(NamedTuple):
    seats: int
    lines: int
    tables: int


def forget(connection: Connection, session: str) -> Forgotten:
    """All that a browser has left: its names, what it said, the tables that it made and where nobody else sat."""
    full = _full(connection, session)
    seats = connection.execute(select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.session == full)).all()
    lines = 0
    for table, seat in seats:
        of_seat = and_(CHAT.c.table_id == table, CHAT.c.seat == seat)
        lines += connection.execute(update(CHAT).where(of_seat).values(name="", text="")).rowcount
        connection.execute(
            update(SEATS)
            .where(SEATS.c.table_id == table, SEATS.c.seat == seat)
            .values(session="", name=f"{seat + 1}", generation=SEATS.c.generation + 1, seen=0)
        )
    mine = or_(TABLES.c.host == full, TABLES.c.id.in_([table for table, _ in seats]))
    touched = list(connection.execute(select(TABLES.c.id).where(mine)).scalars())
    alone = [name for name in touched if not _others(find(connection, name).seats)]
    connection.execute(update(TABLES).where(TABLES.c.host == full).values(host="", title=""))
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id.in_(touched))
        .values(version=TABLES.c.version + 1, edition=TABLES.c.edition + 1)
    )
    removed = remove(connection, alone)
    connection.execute(delete(SESSIONS).where(SESSIONS.c.session == full))
    return Forgotten(len(seats), lines, removed)


def _others(seats: Iterable[SeatRow]) -> bool:
    return any(seat.kind == "person" and seat.session for seat in seats)


def _full(connection: Connection, start: str) -> str:
    """The session that is named by its first letters."""
    if len(start) < _SHORT or not all(letter in "0123456789abcdef" for letter in start):
        raise StoreFailed(
            f"a session is named by at least {_SHORT} letters, as `vortex tables show` prints it"
        )
    found = list(
        connection.execute(select(SESSIONS.c.session).where(SESSIONS.c.session.startswith(start))).scalars()
    )
    if not found:
        raise StoreFailed(f"there is no session {start}")
    if len(found) > 1:
        raise StoreFailed(f"more than one session begins with {start}: give more of its letters")
    return str(found[0])


def _portions(names: Sequence[str]) -> Iterable[list[str]]:
    for start in range(0, len(names), _AT_ONCE):
        yield list(names[start : start + _AT_ONCE])
