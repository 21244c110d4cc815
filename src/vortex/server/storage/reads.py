"""What is asked of a database, each in one statement and so of one moment. Runs on SQLite and PostgreSQL alike."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, and_, bindparam, case, func, or_, select

from vortex.server.storage.interface import BarRow, ChatRow, Known, News, StoredEntry, TableRow
from vortex.server.storage.models import BARS, CHAT, ENTRIES, SEATS, SESSIONS, TABLES
from vortex.server.storage.rows import tables_from

REMOVED = 1 << 62
"""The version of a table that is not there any more: later than any other."""


class Change(NamedTuple):
    """A table as it is now. `version` grows by one with every change that others want to hear of."""

    table: str
    number: int
    version: int


def _with_seats(tables: Select[Any]) -> Select[Any]:
    """`tables` has a column `place`, by which and by age they are sorted."""
    found = (
        tables.order_by("place", TABLES.c.created.desc(), TABLES.c.id).limit(bindparam("limit")).subquery()
    )
    seats = [column for column in SEATS.c if column is not SEATS.c.table_id]
    return (
        select(found, *seats)
        .select_from(found.outerjoin(SEATS, SEATS.c.table_id == found.c.id))
        .order_by(found.c.place, found.c.created.desc(), found.c.id, SEATS.c.seat)
    )


def _placed(last: str) -> Any:
    return case((TABLES.c.status == last, 1), else_=0).label("place")


_TABLE = _with_seats(select(TABLES, _placed("over")).where(TABLES.c.id == bindparam("table")))
_PUBLIC = _with_seats(
    select(TABLES, _placed("playing")).where(
        TABLES.c.public.is_(True), TABLES.c.status != "over", TABLES.c.closed.is_(False)
    )
)
_SITS = select(SEATS.c.table_id).where(SEATS.c.session == bindparam("session"))
_MINE = _with_seats(
    select(TABLES, _placed("over")).where(
        or_(TABLES.c.host == bindparam("session"), TABLES.c.id.in_(_SITS)), TABLES.c.closed.is_(False)
    )
)
_RESTLESS = (
    select(TABLES.c.id)
    .join(SEATS, and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.asked))
    .where(
        TABLES.c.status == "playing",
        TABLES.c.closed.is_(False),
        or_(TABLES.c.clock_seconds.is_not(None), TABLES.c.stand_in.is_(True), SEATS.c.kind == "bot"),
    )
    .order_by(TABLES.c.created.desc(), TABLES.c.id)
    .limit(bindparam("limit"))
)
_ENTRIES = (
    select(ENTRIES.c.number, ENTRIES.c.move_id, ENTRIES.c.entry)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.number > bindparam("since"))
    .order_by(ENTRIES.c.number)
)
_ENTRY = select(ENTRIES.c.number, ENTRIES.c.move_id, ENTRIES.c.entry).where(
    ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.move_id == bindparam("move_id")
)
_CHAT = (
    select(CHAT.c.number, CHAT.c.move_id, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at)
    # What was taken out is empty, and keeps its number.
    .where(CHAT.c.table_id == bindparam("table"), CHAT.c.number > bindparam("since"), CHAT.c.text != "")
    .order_by(CHAT.c.number.desc())
    .limit(bindparam("limit"))
)
_CHANGES = select(TABLES.c.id, TABLES.c.number, TABLES.c.version).where(
    TABLES.c.id.in_(bindparam("tables", expanding=True))
)
_SESSION = select(SESSIONS.c.session).where(SESSIONS.c.session == bindparam("session"))


_THESE = _with_seats(
    select(TABLES, _placed("over")).where(TABLES.c.id.in_(bindparam("tables", expanding=True)))
)
_LAST_LINES = (
    select(CHAT.c.table_id, func.max(CHAT.c.number))
    .where(CHAT.c.table_id.in_(bindparam("tables", expanding=True)))
    .group_by(CHAT.c.table_id)
)


def table(connection: Connection, table: str) -> TableRow | None:
    rows = tables_from(connection.execute(_TABLE, {"table": table, "limit": 1}))
    return rows[0] if rows else None


def public_tables(connection: Connection, limit: int) -> list[TableRow]:
    return tables_from(connection.execute(_PUBLIC, {"limit": limit}))


def tables_of(connection: Connection, session: str, limit: int) -> list[TableRow]:
    return tables_from(connection.execute(_MINE, {"session": session, "limit": limit}))


def restless_tables(connection: Connection, limit: int) -> list[str]:
    return [row.id for row in connection.execute(_RESTLESS, {"limit": limit})]


def entries(connection: Connection, table: str, since: int) -> list[StoredEntry]:
    return [StoredEntry(*row) for row in connection.execute(_ENTRIES, {"table": table, "since": since})]


def entry_of(connection: Connection, table: str, move_id: str) -> StoredEntry | None:
    row = connection.execute(_ENTRY, {"table": table, "move_id": move_id}).first()
    return None if row is None else StoredEntry(*row)


def chat(connection: Connection, table: str, since: int, limit: int) -> list[ChatRow]:
    rows = connection.execute(_CHAT, {"table": table, "since": since, "limit": limit})
    return [ChatRow(*row) for row in rows][::-1]


def news(connection: Connection, known: Sequence[Known], lines: int) -> dict[str, News]:
    """A statement each for logs, rows and chats, however many tables there are. The log comes first: a row may then be
    newer than the entries, and never older."""
    if not known:
        return {}
    logs: dict[str, list[StoredEntry]] = {each.table: [] for each in known}
    newer = or_(*(and_(ENTRIES.c.table_id == each.table, ENTRIES.c.number > each.number) for each in known))
    for row in connection.execute(
        select(ENTRIES.c.table_id, ENTRIES.c.number, ENTRIES.c.move_id, ENTRIES.c.entry)
        .where(newer)
        .order_by(ENTRIES.c.table_id, ENTRIES.c.number)
    ):
        logs[row[0]].append(StoredEntry(*row[1:]))
    names = [each.table for each in known]
    rows = tables_from(connection.execute(_THESE, {"tables": names, "limit": len(names)}))
    last = {row[0]: row[1] for row in connection.execute(_LAST_LINES, {"tables": names})}
    chats = {
        each.table: chat(connection, each.table, each.chat, lines)
        for each in known
        if last.get(each.table, 0) > each.chat
    }
    return {row.id: News(row, logs[row.id], chats.get(row.id, [])) for row in rows}


def is_session(connection: Connection, session: str) -> bool:
    return connection.execute(_SESSION, {"session": session}).first() is not None


def bars(connection: Connection, at: int) -> list[BarRow]:
    rows = connection.execute(select(BARS).where(BARS.c.until > at).order_by(BARS.c.kind, BARS.c.value))
    return [BarRow(*row) for row in rows]


def changes(connection: Connection, tables: Collection[str]) -> list[Change]:
    """Where these tables are now; of one that was removed, that it was."""
    names = sorted(tables)
    found = {name: Change(name, 0, REMOVED) for name in names}
    for start in range(0, len(names), 500):
        some = names[start : start + 500]
        found |= {row[0]: Change(*row) for row in connection.execute(_CHANGES, {"tables": some})}
    return list(found.values())
