"""The tables in a database: looking at them, removing them, taking one elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Connection,
    Row,
    Select,
    Table,
    Text,
    and_,
    cast,
    delete,
    false,
    func,
    literal,
    or_,
    select,
    tuple_,
    union,
    update,
)

from vortex.server.log import read_entry
from vortex.server.storage import packs, reads, subscriptions
from vortex.server.storage.interface import SeatRow, StoreFailed, TableRow
from vortex.server.storage.models import (
    ACTS,
    CHAT,
    ENTRIES,
    PACK_VERSIONS,
    PACKS,
    PICTURES,
    REPORTS,
    SEATS,
    SESSIONS,
    TABLES,
)
from vortex.server.storage.rows import tables_from
from vortex.server.upkeep.backup import Copied, back_up, brought_up_to_date
from vortex.server.upkeep.database import Database
from vortex.server.upkeep.moderation import OF_SESSION, forget_reports, forget_session

_AT_ONCE = 400
_SHORT = 12
"""So much of a session's hash names it to the host."""


class Kept(NamedTuple):
    """A table as a host sees it. `last` is when something happened there last, in milliseconds since 1970."""

    row: TableRow
    last: int
    chat: int


def all_tables(connection: Connection, moment: int | None = None) -> list[Kept]:
    """The one that was quiet longest comes first. With a moment, only those at which nothing has happened since."""
    found = [kept for some in _read(connection, moment) for kept in some]
    return sorted(found, key=lambda kept: (kept.last, kept.row.id))


def _read(connection: Connection, moment: int | None) -> Iterator[list[Kept]]:
    """So many at a time with one statement, however many there are."""
    rows = connection.execute(_portion(None, moment)).all()
    while rows:
        yield _kept(rows, moment)
        rows = connection.execute(_portion((rows[-1].created, rows[-1].id), moment)).all()


def _portion(after: tuple[int, str] | None, moment: int | None) -> Select[Any]:
    """The next tables in the order of their making, a row a seat, with the newest entry and what was said there."""
    some = select(TABLES).order_by(TABLES.c.created, TABLES.c.id).limit(_AT_ONCE)
    if after is not None:
        some = some.where(tuple_(TABLES.c.created, TABLES.c.id) > after)
    if moment is not None:
        some = some.where(TABLES.c.created < moment)
    tables = some.subquery()
    of_table = CHAT.c.table_id == tables.c.id
    lines = select(func.count()).where(of_table).scalar_subquery()
    spoke = select(func.coalesce(func.max(CHAT.c.at), 0)).where(of_table).scalar_subquery()
    newest = and_(ENTRIES.c.table_id == tables.c.id, ENTRIES.c.number == tables.c.number)
    seats = [column for column in SEATS.c if column is not SEATS.c.table_id]
    return (
        select(tables, *seats, ENTRIES.c.entry, lines.label("lines"), spoke.label("spoke"))
        .select_from(tables.outerjoin(SEATS, SEATS.c.table_id == tables.c.id).outerjoin(ENTRIES, newest))
        .order_by(tables.c.created, tables.c.id, SEATS.c.seat)
    )


def _kept(rows: Sequence[Row[Any]], moment: int | None) -> list[Kept]:
    of_table = {row.id: row for row in rows}
    found = []
    for table in tables_from(rows):
        row = of_table[table.id]
        entered = read_entry(row.entry).at if row.entry is not None else 0
        kept = Kept(table, max(row.created, entered, row.spoke), row.lines)
        if moment is None or kept.last < moment:
            found.append(kept)
    return found


def find(connection: Connection, name: str) -> TableRow:
    row = reads.table(connection, name)
    if row is None:
        raise StoreFailed(f"there is no table {name}")
    return row


def remove(connection: Connection, names: Sequence[str]) -> int:
    """With their logs and chats; a server that has one of them in memory closes it. Answers how many there were."""
    removed = 0
    _lock(connection, names)
    for some in _portions(names):
        for part in (ENTRIES, CHAT, ACTS, REPORTS, SEATS):
            connection.execute(delete(part).where(part.c.table_id.in_(some)))
        connection.execute(update(TABLES).where(TABLES.c.next.in_(some)).values(next=""))
        removed += connection.execute(delete(TABLES).where(TABLES.c.id.in_(some))).rowcount
    packs.drop_unused(connection)
    return removed


def remove_quiet(connection: Connection, names: Sequence[str], moment: int, status: str = "") -> int:
    """Of these tables, those that are still quiet: something may have happened since they were found to be."""
    _lock(connection, names)
    quiet = {kept.row.id for kept in quiet_since(connection, moment, status)}
    return remove(connection, [name for name in names if name in quiet])


def _lock(connection: Connection, names: Sequence[str]) -> None:
    """Moves and chat there wait from here on, as for any other writer. SQLite has one at a time anyway."""
    for some in _portions(sorted(names)):
        rows = select(TABLES.c.id).where(TABLES.c.id.in_(some)).order_by(TABLES.c.id)
        connection.execute(rows.with_for_update())


def quiet_since(connection: Connection, moment: int, status: str = "") -> list[Kept]:
    return [kept for kept in all_tables(connection, moment) if not status or kept.row.status == status]


def close(connection: Connection, name: str, is_closed: bool = True) -> None:
    """Nobody is let in any more, or everybody again; a server that has it in memory puts everybody out."""
    find(connection, name)
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == name, TABLES.c.closed.is_not(is_closed))
        .values(closed=is_closed, version=TABLES.c.version + 1, edition=TABLES.c.edition + 1)
    )


# -- taking tables elsewhere ---------------------------------------------------------------------------


def export(database: Database, names: Sequence[str], file: Path) -> Copied:
    """These tables, with the sessions of those who sit there, so that they keep their seats."""

    rows = database.read(lambda connection: [find(connection, name) for name in names])
    sessions = {seat.session for row in rows for seat in row.seats if seat.session}
    sessions |= {row.host for row in rows}
    needed = {row.pack.partition("@")[0] for row in rows if packs.is_own(row.pack)}
    versions = {row.pack for row in rows if packs.is_own(row.pack)}

    def wanted(part: Table) -> Select[Any]:
        if part.name in ("keys", "bars", "subscriptions"):
            return select(part).where(false())
        if part.name == "sessions":
            return select(part).where(part.c.session.in_(sessions))
        if part.name == "packs":
            # What its tables need of a pack goes with them; whose it is does not.
            columns = [literal("").label(c.name) if c.name in ("owner", "share") else c for c in part.c]
            return select(*columns).where(part.c.id.in_(needed))
        if part.name == "pack_versions":
            named = part.c.pack_id + "@" + cast(part.c.version, Text)
            return select(part).where(named.in_(versions))
        if part.name == "pictures":
            return select(part).where(part.c.pack_id.in_(needed))
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
    _bring_packs(source, target)
    for part in (TABLES, SEATS, ENTRIES, CHAT, ACTS, REPORTS):
        _insert(target, part, source.execute(select(part)).mappings())
    there = set(target.execute(select(SESSIONS.c.session)).scalars())
    new = (row for row in source.execute(select(SESSIONS)).mappings() if row["session"] not in there)
    _insert(target, SESSIONS, new)
    return names


def _bring_packs(source: Connection, target: Connection) -> None:
    """Of packs, what is not there yet. Versions never change, so what is there is the same; but two servers that came
    from one backup can have gone on with a pack in different ways."""
    columns = (PACK_VERSIONS.c.pack_id, PACK_VERSIONS.c.version, PACK_VERSIONS.c.hash)
    known = {(pack, version): made for pack, version, made in target.execute(select(*columns))}
    brought = source.execute(select(*columns).order_by(PACK_VERSIONS.c.version)).all()
    for pack, version, made in brought:
        if known.get((pack, version), made) != made:
            raise StoreFailed(
                f"version {version} of the pack {pack} is another one here: nothing was brought in"
            )
    for part in (PACKS, PACK_VERSIONS, PICTURES):
        keys = list(part.primary_key.columns)
        there = {tuple(row) for row in target.execute(select(*keys))}
        rows = source.execute(select(part)).mappings()
        _insert(target, part, [row for row in rows if tuple(row[key.name] for key in keys) not in there])
    for pack, version, _ in brought:
        # Its owner goes on from there, or the next version would have the number of one that is there.
        older = (PACKS.c.id == pack) & (PACKS.c.version < version)
        target.execute(update(PACKS).where(older).values(version=version))


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
    reports: int
    packs: int = 0


def forget(connection: Connection, session: str) -> Forgotten:
    """All that a browser has left: its names, what it said and reported, the tables that it made and where nobody else
    sat."""
    full = full_session(connection, session)
    # People who sit down there, move or talk meanwhile come before all that is read from here on, or after it.
    _lock(connection, [*connection.execute(_tables_of(full)).scalars()])
    seats = connection.execute(select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.session == full)).all()
    said = connection.execute(select(CHAT.c.table_id, CHAT.c.number).where(_said_by(full))).all()
    for table, number in said:
        line = and_(CHAT.c.table_id == table, CHAT.c.number == number)
        connection.execute(update(CHAT).where(line).values(name="", text="", move_id=f"forgotten:{number}"))
    for table, seat in seats:
        connection.execute(
            update(SEATS)
            .where(SEATS.c.table_id == table, SEATS.c.seat == seat)
            .values(session="", name=f"{seat + 1}", generation=SEATS.c.generation + 1, seen=0, muted=False)
        )
    reports = forget_reports(connection, full, [(table, number) for table, number in said])
    mine = {table for table, _ in seats}
    mine |= set(connection.execute(select(TABLES.c.id).where(TABLES.c.host == full)).scalars())
    alone = [name for name in mine if not _others(find(connection, name).seats)]
    touched = mine | {table for table, _ in said} | set(forget_session(connection, full))
    connection.execute(update(TABLES).where(TABLES.c.host == full).values(host="", title=""))
    for some in _portions(sorted(touched)):
        connection.execute(
            update(TABLES)
            .where(TABLES.c.id.in_(some))
            .values(version=TABLES.c.version + 1, edition=TABLES.c.edition + 1)
        )
    removed = remove(connection, sorted(alone))
    gone = packs.remove_packs(connection, packs.packs_of(connection, full))
    subscriptions.forget(connection, full)
    connection.execute(delete(SESSIONS).where(SESSIONS.c.session == full))
    return Forgotten(len(seats), len(said), removed, reports, gone)


def _said_by(session: str) -> ColumnElement[bool]:
    """Also at tables from which its person was removed: a line's id begins with the session."""
    return CHAT.c.move_id.startswith(f"{session[:OF_SESSION]}:", autoescape=True)


def _tables_of(session: str) -> CompoundSelect[tuple[str]]:
    """Where it has left something."""
    return union(
        select(TABLES.c.id).where(
            or_(TABLES.c.host == session, TABLES.c.removed.contains(session, autoescape=True))
        ),
        select(SEATS.c.table_id).where(SEATS.c.session == session),
        select(CHAT.c.table_id).where(_said_by(session)),
    )


def _others(seats: Iterable[SeatRow]) -> bool:
    return any(seat.kind == "person" and seat.session for seat in seats)


def full_session(connection: Connection, start: str) -> str:
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
