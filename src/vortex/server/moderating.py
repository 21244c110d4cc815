"""What the host of a table can do about a person, and what anybody at the table can report.

No more is told than has to be: a person who is muted learns of it and nobody else does; that a person was removed is in
the log, for a bot plays on; a report is between its sender and the operator.
"""

from __future__ import annotations

import contextlib
from typing import Literal

from vortex import protocol as wire
from vortex.kernel.words import say, wording
from vortex.server.log import Removed
from vortex.server.refusals import RequestRefused
from vortex.server.room import Room
from vortex.server.seated import Connection
from vortex.server.storage.interface import Removal, StoreFailed
from vortex.server.timeline import Stale


async def mute(room: Room, connection: Connection, message: wire.Mute) -> None:
    _host_of_others(room, connection, message.seat)
    async with room.lock:
        if not await room.context.store.mute(room.row.id, str(message.id), message.seat, message.on):
            raise _nobody()
        _acknowledge(room, connection, message)
        # It is committed: nothing can fail any more.
        room.is_stale = True
        with contextlib.suppress(StoreFailed):
            await room.catch_up()


async def remove(room: Room, connection: Connection, message: wire.Remove) -> None:
    move_id = str(message.id)
    async with room.lock:
        await room.catch_up()
        while move_id not in room.ids:
            entry, removal = _removal(room, connection, message)
            try:
                await room.append(entry, move_id, removal=removal)
            except Stale:
                continue
        if not isinstance(room.timeline.entries[room.ids[move_id] - 1], Removed):
            raise RequestRefused("not_yours", "this id has been used")
        _acknowledge(room, connection, message)


def _removal(room: Room, connection: Connection, message: wire.Remove) -> tuple[Removed, Removal]:
    _host_of_others(room, connection, message.seat)
    if message.seat not in room.people():
        raise _nobody()
    if room.row.status == "over":
        raise RequestRefused("over", "the game is over")
    levels = room.context.levels
    if message.level not in levels:
        reason = say("table-no-such-bot", levels=", ".join(levels))
        raise RequestRefused("option", wording(connection.language).write(reason), field="level")
    session = room.row.seats[message.seat].session
    seats = tuple(room.seats_of(session))
    kind: Literal["open", "bot"] = "open" if message.open else "bot"
    plays = message.level if room.row.status == "playing" or kind == "bot" else ""
    entry = Removed(message.seat, room.context.times.now(), room.spent(), seats, plays)
    return entry, Removal(session, seats, kind, message.level if kind == "bot" else "")


async def report(room: Room, connection: Connection, message: wire.Report) -> None:
    session = connection.session
    if not (room.seats_of(session) or room.is_host(session)):
        raise RequestRefused("not_yours", "only people at the table can report a line")
    kept = await room.context.store.report_line(room.row.id, message.line, session, room.context.times.now())
    if not kept:
        raise RequestRefused("not_found", "there is no such line")
    _acknowledge(room, connection, message)


def _host_of_others(room: Room, connection: Connection, seat: int) -> None:
    if not room.is_host(connection.session):
        raise RequestRefused("not_yours", "only the host of the table can do this")
    if seat >= len(room.row.seats) or room.owns(connection.session, seat):
        raise _nobody()


def _nobody() -> RequestRefused:
    return RequestRefused("nobody", "there is nobody else in this seat")


def _acknowledge(room: Room, connection: Connection, message: wire.Mute | wire.Remove | wire.Report) -> None:
    connection.send(wire.encode(wire.Ack(message.id, room.timeline.numbers.number, 0)))
