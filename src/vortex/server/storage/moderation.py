"""What is written when a person is muted, removed or reported, on SQLite and PostgreSQL alike, within a transaction of
the caller. Nothing of it is done twice: each finds out by itself whether it has been done."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from vortex.server.storage import reads
from vortex.server.storage.done import Done
from vortex.server.storage.interface import Appended, NumberTaken, Removal
from vortex.server.storage.models import ACTS, CHAT, ENTRIES, REPORTS, SEATS, TABLES
from vortex.server.storage.rows import sessions_text
from vortex.server.storage.writes import Wish, change_of, refused, seated

CONTEXT = 5
"""So many lines before a reported one are kept with it."""
_MOST_REMOVED = 200


def remove_person(connection: Connection, wish: Wish, removal: Removal) -> Done[Appended]:
    _lock(connection, wish.table)
    known = reads.entry_of(connection, wish.table, wish.move_id)
    if known is not None:
        return Done(Appended(known.number, known.entry, False))
    row = reads.table(connection, wish.table)
    if row is None or wish.number != row.number + 1:
        raise refused(connection, wish.table, wish.number)
    owned = tuple(
        seat.seat for seat in row.seats if seat.kind == "person" and seat.session == removal.session
    )
    if owned != removal.seats:
        raise NumberTaken(wish.number)
    connection.execute(
        insert(ENTRIES),
        {"table_id": wish.table, "number": wish.number, "move_id": wish.move_id, "entry": wish.entry},
    )
    for seat in removal.seats:
        connection.execute(
            update(SEATS)
            .where(SEATS.c.table_id == wish.table, SEATS.c.seat == seat)
            .values(
                kind=removal.kind,
                level=removal.level,
                name=removal.name(seat),
                session="",
                generation=SEATS.c.generation + 1,
                seen=0,
                muted=False,
            )
        )
    removed = (*(each for each in row.removed if each != removal.session), removal.session)
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == wish.table)
        .values(
            number=wish.number,
            asked=wish.asked,
            status=wish.status,
            stand_in=wish.stand_in,
            removed=sessions_text(removed[-_MOST_REMOVED:]),
            invites=TABLES.c.invites + 1,
        )
    )
    return Done(Appended(wish.number, wish.entry, True), seated(connection, wish.table))


def mute(connection: Connection, table: str, move_id: str, seat: int, on: bool) -> Done[bool]:
    _lock(connection, table)
    known = select(ACTS.c.move_id).where(ACTS.c.table_id == table, ACTS.c.move_id == move_id)
    owner = select(SEATS.c.session).where(
        SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.kind == "person"
    )
    if connection.execute(known).first() is not None:
        return Done(True)
    session = connection.execute(owner).scalar()
    if session is None:
        return Done(False)
    connection.execute(insert(ACTS), {"table_id": table, "move_id": move_id})
    connection.execute(
        update(SEATS).where(SEATS.c.table_id == table, SEATS.c.session == session).values(muted=on)
    )
    return Done(True, change_of(connection, table))


def report_line(connection: Connection, table: str, number: int, reporter: str, at: int) -> Done[bool]:
    _lock(connection, table)
    lines = connection.execute(
        select(CHAT)
        .where(
            CHAT.c.table_id == table,
            CHAT.c.number <= number,
            CHAT.c.number >= number - CONTEXT,
            func.length(CHAT.c.text) > 0,
        )
        .order_by(CHAT.c.number)
    ).all()
    if not lines or lines[-1].number != number:
        return Done(False)
    known = select(REPORTS.c.number).where(
        REPORTS.c.table_id == table, REPORTS.c.number == number, REPORTS.c.reporter == reporter
    )
    if connection.execute(known).first() is not None:
        return Done(True)
    *earlier, line = lines
    before = [(each.number, each.name, each.text) for each in earlier]
    connection.execute(
        insert(REPORTS),
        {
            "table_id": table,
            "number": number,
            "reporter": reporter,
            "speaker": line.move_id.partition(":")[0],
            "name": line.name,
            "text": line.text,
            "context": msgspec.json.encode(before).decode(),
            "at": at,
        },
    )
    return Done(True)


def _lock(connection: Connection, table: str) -> None:
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
