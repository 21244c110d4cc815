"""Between the rows of the database and the structs of `interface`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Row

from vortex.server.storage.interface import SeatRow, TableRow

_OPTIONS = msgspec.json.Decoder(dict[str, bool | int | str])
_SESSIONS = msgspec.json.Decoder(tuple[str, ...])
_SEAT_FIELDS = SeatRow.__struct_fields__


def table_values(row: TableRow) -> dict[str, Any]:
    seconds, added = row.clock or (None, None)
    return {
        "id": row.id,
        "game": row.game,
        "pack": row.pack,
        "pack_hash": row.pack_hash,
        "rules_version": row.rules_version,
        "options": msgspec.json.encode(row.options).decode(),
        "seed": row.seed,
        "host": row.host,
        "title": row.title,
        "public": row.public,
        "spectators": row.spectators,
        "clock_seconds": seconds,
        "clock_added": added,
        "created": row.created,
        "next": row.next,
        "number": row.number,
        "asked": row.asked,
        "status": row.status,
        "stand_in": row.stand_in,
        "odds": row.help,
        "start": row.start,
        "edition": row.edition,
        "removed": sessions_text(row.removed),
        "invites": row.invites,
        "closed": row.closed,
        "version": 0,
    }


def sessions_text(sessions: tuple[str, ...]) -> str:
    return msgspec.json.encode(sessions).decode()


def seat_values(row: TableRow) -> list[dict[str, Any]]:
    return [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in row.seats]


def tables_from(rows: Iterable[Row[Any]]) -> list[TableRow]:
    """From rows of a table joined with one of its seats each: the seats of a table together, in their order."""
    found: dict[str, tuple[Row[Any], list[SeatRow]]] = {}
    for row in rows:
        seats = found.setdefault(row.id, (row, []))[1]
        if row.seat is not None:
            seats.append(SeatRow(**{name: getattr(row, name) for name in _SEAT_FIELDS}))
    return [_table_from(row, seats) for row, seats in found.values()]


def _table_from(row: Row[Any], seats: list[SeatRow]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        pack=row.pack,
        pack_hash=row.pack_hash,
        rules_version=row.rules_version,
        options=_OPTIONS.decode(row.options),
        seats=tuple(seats),
        seed=row.seed,
        host=row.host,
        title=row.title,
        public=row.public,
        spectators=row.spectators,
        clock=None if row.clock_seconds is None else (row.clock_seconds, row.clock_added),
        created=row.created,
        next=row.next,
        number=row.number,
        asked=row.asked,
        status=row.status,
        stand_in=row.stand_in,
        help=row.odds,
        start=row.start,
        edition=row.edition,
        removed=_SESSIONS.decode(row.removed),
        invites=row.invites,
        closed=row.closed,
    )
