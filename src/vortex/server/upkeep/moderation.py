"""What an operator does about people: bars for a time, and the lines of chat that were reported."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update

from vortex.server.storage import reads
from vortex.server.storage.interface import BarRow, StoreFailed
from vortex.server.storage.models import BARS, REPORTS, TABLES
from vortex.server.storage.rows import sessions_text

OF_SESSION = 16
"""So much of a session stands at the beginning of a line's id."""

_SESSIONS = msgspec.json.Decoder(tuple[str, ...])


class ReportedLine(NamedTuple):
    number: int
    name: str
    text: str


_LINES = msgspec.json.Decoder(list[ReportedLine])


class Reported(NamedTuple):
    """A line of chat as it was when it was reported, with those before it. `speaker` and `reporter` are sessions."""

    table: str
    line: ReportedLine
    speaker: str
    reporter: str
    at: int
    before: list[ReportedLine]


# -- bars ----------------------------------------------------------------------------------------------


def network(text: str) -> str:
    """An address, or a network, as it is kept."""
    try:
        return str(ipaddress.ip_network(text.strip()))
    except ValueError:
        raise StoreFailed(
            f"{text!r} is neither an address like 203.0.113.7 nor a network like 203.0.113.0/24"
        ) from None


def bar(
    connection: Connection, kind: Literal["session", "address"], value: str, until: int, now: int
) -> None:
    """From now on, or until another moment than before. Bars that have run out go."""
    connection.execute(delete(BARS).where(or_(BARS.c.until <= now, _is(kind, value))))
    connection.execute(insert(BARS), {"kind": kind, "value": value, "until": until, "made": now})


def unbar(connection: Connection, kind: Literal["session", "address"], value: str) -> bool:
    """Whether there was such a bar."""
    return bool(connection.execute(delete(BARS).where(_is(kind, value))).rowcount)


def bars(connection: Connection, now: int) -> list[BarRow]:
    return reads.bars(connection, now)


def _is(kind: str, value: str):  # type: ignore[no-untyped-def]
    return (BARS.c.kind == kind) & (BARS.c.value == value)


# -- reports -------------------------------------------------------------------------------------------


def reports(connection: Connection) -> list[Reported]:
    """The oldest first."""
    rows = connection.execute(
        select(REPORTS).order_by(REPORTS.c.at, REPORTS.c.table_id, REPORTS.c.number, REPORTS.c.reporter)
    )
    return [
        Reported(
            row.table_id,
            ReportedLine(row.number, row.name, row.text),
            row.speaker,
            row.reporter,
            row.at,
            _LINES.decode(row.context),
        )
        for row in rows
    ]


def dismiss(connection: Connection, table: str, line: int) -> int:
    """All reports of the line; how many there were."""
    found = delete(REPORTS).where(REPORTS.c.table_id == table, REPORTS.c.number == line)
    return connection.execute(found).rowcount


def prune_reports(connection: Connection, moment: int) -> int:
    """Reports from before the moment go, and bars that had run out by then."""
    connection.execute(delete(BARS).where(BARS.c.until < moment))
    return connection.execute(delete(REPORTS).where(REPORTS.c.at < moment)).rowcount


# -- what a session has left ---------------------------------------------------------------------------


def forget_reports(connection: Connection, session: str, said: Collection[tuple[str, int]]) -> int:
    """Reports by the session and of it go; where its lines stand before another's, they are taken out."""
    its = or_(REPORTS.c.reporter == session, REPORTS.c.speaker == session[:OF_SESSION])
    gone = connection.execute(delete(REPORTS).where(its)).rowcount
    lines = set(said)
    for each in reports(connection):
        left = [line for line in each.before if (each.table, line.number) not in lines]
        if left != each.before:
            connection.execute(
                update(REPORTS)
                .where(
                    REPORTS.c.table_id == each.table,
                    REPORTS.c.number == each.line.number,
                    REPORTS.c.reporter == each.reporter,
                )
                .values(context=msgspec.json.encode(left).decode())
            )
    return gone


def forget_session(connection: Connection, session: str) -> list[str]:
    """From bars, and from the tables from which its person was removed: these tables."""
    unbar(connection, "session", session)
    found = connection.execute(
        select(TABLES.c.id, TABLES.c.removed).where(TABLES.c.removed.contains(session, autoescape=True))
    ).all()
    for name, removed in found:
        left = tuple(each for each in _SESSIONS.decode(removed) if each != session)
        connection.execute(update(TABLES).where(TABLES.c.id == name).values(removed=sessions_text(left)))
    return [name for name, _ in found]
