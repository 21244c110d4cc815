"""Playing on from a moment of a game: a new table that begins there."""

from __future__ import annotations

from msgspec import json

from vortex.kernel.chance import FastChance, chance_from_seed
from vortex.kernel.state import State
from vortex.protocol import CreateTable, PlayOn, TableAnswer
from vortex.server.api import Call, Operation
from vortex.server.refusals import RequestRefused
from vortex.server.replay_api import found_record, pack_of
from vortex.server.tables_api import set_up
from vortex.server.timeline import Timeline


async def of_table(call: Call) -> TableAnswer:
    """From a game that is over by anybody; from one that goes on as far as the asker may see it."""
    room = await call.room()
    wish: PlayOn = call.body
    if room.row.status == "waiting":
        raise RequestRefused("waiting", "the game has not begun")
    is_over = room.timeline.is_over
    if not is_over and wish.viewer is not None and not room.owns(call.session, wish.viewer):
        raise RequestRefused("not_yours", "this is not your seat")
    return await _play_on(call, room.timeline.looked_back_at(), room.row.pack, is_over)


async def of_record(call: Call) -> TableAnswer:
    """Its uploader has the seed, so nothing in it is hidden."""
    timeline, _ = found_record(call)
    return await _play_on(call, timeline, await pack_of(call, timeline), True)


async def _play_on(call: Call, timeline: Timeline, pack: str, is_open: bool) -> TableAnswer:
    wish: PlayOn = call.body
    game, draws = timeline.game, call.context.draws
    if wish.number > timeline.numbers.number:
        raise RequestRefused("not_understood", "there is no such moment in this game")
    if len(wish.seats) != timeline.seats:
        raise RequestRefused(
            "option", "there are as many seats as in the game that is played on", field="seats"
        )
    past: State = timeline.at(timeline.numbers.entry_of(wish.number)).state
    if past.over:
        raise RequestRefused("over", "the game is over there")
    seed = draws.table_seed()
    # The luck is new, also that of a game whose seed is open.
    begun = game.clone(past) if is_open else game.determinise(past, wish.viewer, FastChance(draws.number(64)))
    begun.chance = chance_from_seed(seed)
    start = json.encode(game.dump(begun)).decode()
    return await set_up(call, CreateTable(game.key, wish.seats, dict(timeline.options), pack), seed, start)


OPERATIONS = [
    Operation(
        "POST",
        f"/api/{kind}/{{{one}}}/play-on",
        f"A new table that begins with a moment of {of}",
        act,
        TableAnswer,
        PlayOn,
        status=201,
        problems=(404, 409, 422),
    )
    for kind, one, of, act in (
        ("tables", "table", "a game", of_table),
        ("records", "record", "an uploaded record", of_record),
    )
]
