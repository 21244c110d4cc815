"""Giving up: who has won by it, or how the others play on."""

from __future__ import annotations

from vortex.bots.bot import USUAL
from vortex.protocol import Resign, TableAnswer
from vortex.server.api import Call, Operation
from vortex.server.log import Resigned
from vortex.server.refusals import RequestRefused
from vortex.server.room import Room
from vortex.server.tables_api import answer, append_now


async def resign(call: Call) -> TableAnswer:
    wish: Resign = call.body
    room = await call.room()
    async with room.lock:
        if not room.owns(call.session, wish.seat):
            raise RequestRefused("not_yours", "this is not your seat")
        if room.row.status != "playing":
            raise RequestRefused(room.row.status, "this can be done while a game is played")
        if wish.seat not in room.timeline.flagged:
            await append_now(room, resigned(room, wish.seat))
    return answer(call, room)


def resigned(room: Room, seat: int) -> Resigned:
    """One other side that is left has won, and against bots alone nobody needs to play on. A partner does, and so do
    several sides with people among them: then a bot takes the seat."""
    timeline = room.timeline
    sides = timeline.game.sides(timeline.options, timeline.seats)
    others = tuple(other for other in range(timeline.seats) if sides[other] != sides[seat])
    people = [other for other in range(timeline.seats) if other != seat and room.bot_of(other) is None]
    has_partner = any(sides[other] == sides[seat] for other in people)
    is_decided = len({sides[other] for other in others}) < 2 or not people
    moment = (seat, room.context.times.now(), room.spent())
    return Resigned(*moment, USUAL) if has_partner or not is_decided else Resigned(*moment, "", others)


OPERATIONS = [
    Operation(
        "POST",
        "/api/tables/{table}/resign",
        "Give up",
        resign,
        TableAnswer,
        Resign,
        problems=(404, 409),
    ),
]
