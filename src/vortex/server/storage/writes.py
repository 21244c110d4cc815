"""What is written to a database, on SQLite and PostgreSQL alike. Each runs within a transaction of the caller, unless
its statements can stand by themselves.

Whatever belongs to one table first locks that table's row, so two processes take turns; the unique keys are the fence
should that ever fail. `again` says that an earlier try of the same call may have been committed unseen.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Update, bindparam, func, insert, select, text, tuple_, update

from vortex.server.storage import packs, reads
from vortex.server.storage.done import Done
from vortex.server.storage.interface import ChatRow, Muted, NumberTaken, StoreFailed, TableRow
from vortex.server.storage.models import CHAT, KEYS, PROBE, SEATS, TABLES
from vortex.server.storage.reads import Change
from vortex.server.storage.rows import seat_values, table_values


class Wish(NamedTuple):
    """An entry to be appended, and what its table's row is to say then."""

    table: str
    number: int
    move_id: str
    entry: bytes
    asked: int
    status: str
    stand_in: bool


def _locked(*columns: Any) -> Any:
    return select(*columns).where(TABLES.c.id == bindparam("table")).with_for_update()


def _of_table(statement: Update) -> Update:
    return statement.where(TABLES.c.id == bindparam("table"))


_TELLING = {"version": TABLES.c.version + 1}
_CHANGED = (TABLES.c.id, TABLES.c.number, TABLES.c.version)

_LOCK = _locked(TABLES.c.id)
_LOCK_NEXT = _locked(TABLES.c.next)
_TOUCH = _of_table(update(TABLES)).values(_TELLING).returning(*_CHANGED)
_START = _of_table(update(TABLES)).where(TABLES.c.status == "waiting").values(status="playing")
_LINK = _of_table(update(TABLES)).values({"next": bindparam("rematch")} | _TELLING).returning(*_CHANGED)
_NUMBER = select(TABLES.c.number).where(TABLES.c.id == bindparam("table"))
_SEAT = select(SEATS).where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("at_seat"))
_OWNER = select(SEATS.c.session).where(
    SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("at_seat"), SEATS.c.kind == "person"
)
_MUTED_SEAT = select(SEATS.c.seat).where(SEATS.c.table_id == bindparam("table"), SEATS.c.muted).limit(1)
_IS_MUTED = _MUTED_SEAT.where(SEATS.c.session == _OWNER.scalar_subquery())
_HAS_MUTED_SEAT = _MUTED_SEAT.where(SEATS.c.session == bindparam("of_session"))
_SEEN = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("at_seat"))
    .values(seen=bindparam("at"))
)
_COME = _SEEN.where(SEATS.c.seen == 0)
_GO = _SEEN.where(SEATS.c.seen != 0)
_STAY = (
    update(SEATS)
    .where(tuple_(SEATS.c.table_id, SEATS.c.seat).in_(bindparam("seats", expanding=True)), SEATS.c.seen != 0)
    .values(seen=bindparam("at"))
    .returning(SEATS.c.table_id, SEATS.c.seat)
)
_IS_OPEN = select(SEATS.c.seat).where(SEATS.c.table_id == bindparam("table"), SEATS.c.kind == "open").limit(1)
_LINE = select(CHAT.c.number, CHAT.c.move_id, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at).where(
    CHAT.c.table_id == bindparam("table"), CHAT.c.move_id == bindparam("id")
)
_LAST_LINE = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == bindparam("table"))
_KEY = select(KEYS.c.key).where(KEYS.c.name == "links")
_MAKE_KEY = text("INSERT INTO keys (name, key) VALUES ('links', :key) ON CONFLICT DO NOTHING")
_ADD_SESSION = text(
    "INSERT INTO sessions (session, created) VALUES (:session, :at) ON CONFLICT DO NOTHING"
).bindparams(bindparam("at", type_=SEATS.c.seen.type))
_PROBE = update(PROBE).values(content=bindparam("now"))
_PROBE_BYTES = 32 << 10


# -- tables ------------------------------------------------------------------------------------


def create_table(connection: Connection, table: TableRow, again: bool = False) -> Done[None]:
    known = reads.table(connection, table.id)
    if known is not None:
        if again and known.seed == table.seed:
            return Done(None)
        raise StoreFailed("the id is in use")
    if packs.is_own(table.pack):
        packs.use_pack(connection, table.pack, table.created)
    connection.execute(insert(TABLES), table_values(table))
    if table.seats:
        connection.execute(insert(SEATS), seat_values(table))
    return Done(None)


def claim_seat(
    connection: Connection,
    table: str,
    seat: int,
    generation: int,
    session: str,
    name: str,
    again: bool = False,
) -> Done[bool]:
    old = _seat(connection, table, seat)
    if old is None or old.kind == "bot" or old.generation != generation:
        is_ours = old is not None and (old.session, old.generation) == (session, generation + 1)
        return Done(again and is_ours)
    known = connection.execute(_HAS_MUTED_SEAT, {"table": table, "of_session": session}).first()
    _set_seat(
        connection,
        table,
        seat,
        kind="person",
        session=session,
        generation=generation + 1,
        name=name or old.name,
        seen=0,
        muted=old.muted or known is not None,
    )
    return Done(True, seated(connection, table))


def seat_bot(
    connection: Connection, table: str, seat: int, level: str, name: str, again: bool = False
) -> Done[bool]:
    old = _seat(connection, table, seat)
    if old is None or old.kind != "open":
        is_ours = old is not None and (old.kind, old.level, old.name) == ("bot", level, name)
        return Done(again and is_ours)
    _set_seat(connection, table, seat, kind="bot", level=level, name=name, generation=old.generation + 1)
    return Done(True, seated(connection, table))


def touch_seat(connection: Connection, table: str, seat: int, at: int) -> Done[None]:
    """Each statement can stand by itself: if only the first is kept, others notice a little later."""
    values = {"table": table, "at_seat": seat, "at": at}
    if not connection.execute(_COME if at else _GO, values).rowcount:
        connection.execute(_SEEN, values)
        return Done(None)
    changed = connection.execute(_TOUCH, {"table": table}).first()
    return Done(None, None if changed is None else Change(*changed))


def touch_seats(
    connection: Connection, seats: Sequence[tuple[str, int]], at: int
) -> Done[list[tuple[str, int]]]:
    left = sorted(set(seats))
    noted: set[tuple[str, int]] = set()
    for start in range(0, len(left), 500):
        some = connection.execute(_STAY, {"seats": left[start : start + 500], "at": at})
        noted |= {(table, seat) for table, seat in some}
    return Done([each for each in left if each not in noted])


def link_rematch(connection: Connection, table: str, rematch: TableRow) -> Done[str]:
    known = connection.execute(_LOCK_NEXT, {"table": table}).scalar()
    if known is None:
        raise StoreFailed("there is no such table")
    if known:
        return Done(str(known))
    create_table(connection, rematch)
    change = Change(*connection.execute(_LINK, {"table": table, "rematch": rematch.id}).one())
    return Done(rematch.id, change)


def _seat(connection: Connection, table: str, seat: int) -> Row[Any] | None:
    connection.execute(_LOCK, {"table": table})
    return connection.execute(_SEAT, {"table": table, "at_seat": seat}).first()


def _set_seat(connection: Connection, table: str, seat: int, **values: Any) -> None:
    statement = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat).values(values)
    connection.execute(statement)


def seated(connection: Connection, table: str) -> Change:
    if connection.execute(_IS_OPEN, {"table": table}).first() is None:
        connection.execute(_START, {"table": table})
    return change_of(connection, table)


def change_of(connection: Connection, table: str) -> Change:
    return Change(*connection.execute(_TOUCH, {"table": table}).one())


# -- the log -----------------------------------------------------------------------------------


def refused(connection: Connection, table: str, number: int) -> NumberTaken | StoreFailed:
    """Why an entry with an unknown move id could not be appended."""
    last = connection.execute(_NUMBER, {"table": table}).scalar()
    if last is None:
        return StoreFailed("there is no such table")
    if number <= last:
        return NumberTaken(number)
    return StoreFailed("an entry is missing before this one")


# -- the rest ----------------------------------------------------------------------------------


def add_chat(
    connection: Connection, table: str, move_id: str, seat: int | None, name: str, text: str, at: int
) -> Done[ChatRow]:
    connection.execute(_LOCK, {"table": table})
    known = connection.execute(_LINE, {"table": table, "id": move_id}).first()
    if known is not None:
        return Done(ChatRow(*known))
    if connection.execute(_IS_MUTED, {"table": table, "at_seat": seat}).first() is not None:
        raise Muted
    number = int(connection.execute(_LAST_LINE, {"table": table}).scalar_one()) + 1
    line = ChatRow(number, move_id, seat, name, text, at)
    connection.execute(insert(CHAT), {"table_id": table, **line._asdict()})
    return Done(line, change_of(connection, table))


def add_session(connection: Connection, session: str, at: int) -> Done[None]:
    connection.execute(_ADD_SESSION, {"session": session, "at": at})
    return Done(None)


def signing_key(connection: Connection) -> Done[bytes]:
    connection.execute(_MAKE_KEY, {"key": secrets.token_bytes(32)})
    return Done(bytes(connection.execute(_KEY).scalar_one()))


def probe(connection: Connection) -> Done[None]:
    """Writes, to see whether writing works: more than a move does, lest it fit where no move fits any more."""
    connection.execute(_PROBE, {"now": secrets.token_bytes(16).ljust(_PROBE_BYTES, b"\0")})
    return Done(None)
