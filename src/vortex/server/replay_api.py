"""Looking back: replays, the events so far, records down and up."""

from __future__ import annotations

import asyncio
from functools import partial
from hashlib import sha256
from typing import Any

from starlette.responses import Response

from vortex.games import GAMES, given_files, load_game
from vortex.kernel.game import Game
from vortex.kernel.record import Record, RecordError, check_playable, record_from_json
from vortex.kernel.refusal import IllegalChoice
from vortex.protocol import EventsAnswer, RecordInfo, RecordUpload, ReplayAnswer
from vortex.server import proving, sight
from vortex.server.api import Call, Operation, query_number
from vortex.server.bot_workers import BotFailed
from vortex.server.fair_queue import Crowded, Urgency
from vortex.server.log import Chose
from vortex.server.proof import prove
from vortex.server.refusals import RequestRefused
from vortex.server.room import Room
from vortex.server.text import readable_name
from vortex.server.timeline import BrokenLog, Timeline

_CHOICES = 20_000
_SEAT = {
    "name": "seat",
    "schema": {"type": "string", "pattern": "^([0-7]|spectator|all)$"},
    "description": "where to look from; `all` once the game is over",
}
_UPTO = {"name": "upto", "schema": {"type": "integer", "minimum": 0, "maximum": 1_000_000}}
_THEN = {**_UPTO, "name": "then", "description": "in place of `upto`: a number as the table counted it"}
_BEFORE = {"name": "before", "schema": {"type": "integer", "minimum": 0, "maximum": 9_999_999}}
_QUERY = (_SEAT, _UPTO)


def _viewer(call: Call, seats: int) -> int | str | None:
    text = call.request.query_params.get("seat", "spectator")
    if text == "spectator":
        return None
    if text == "all":
        return "all"
    if not (len(text) == 1 and text in "01234567" and int(text) < seats):
        raise RequestRefused("not_understood", "seat must be a seat's number, spectator or all")
    return int(text)


def _table_viewer(call: Call, room: Room) -> tuple[int | None, bool]:
    viewer = _viewer(call, len(room.row.seats))
    if room.row.status == "waiting":
        raise RequestRefused("waiting", "the game has not begun")
    is_over = room.timeline.is_over
    if viewer == "all":
        if not is_over:
            raise RequestRefused("not_over", "all cards are open when the game is over")
        return None, True
    if isinstance(viewer, int) and not is_over and not room.owns(call.session, viewer):
        raise RequestRefused("not_yours", "this is not your seat")
    return viewer if isinstance(viewer, int) else None, False


async def replay(call: Call) -> ReplayAnswer:
    room = await call.room()
    viewer, all_open = _table_viewer(call, room)
    timeline = room.timeline.looked_back_at()
    reader = sight.Reader(viewer, call.wording, room.names)
    played = room.timeline.numbers
    then = query_number(call, "then", played.number, played.number)
    if timeline is not room.timeline:
        then = room.timeline.length_at(played.entry_of(then))
    return _replayed(call, timeline, reader, all_open, then)


def _replayed(
    call: Call, timeline: Timeline, reader: sight.Reader, all_open: bool, then: int | None = None
) -> ReplayAnswer:
    last = timeline.numbers.number
    upto = query_number(call, "upto", last if then is None else then, last)
    number = timeline.numbers.entry_of(upto)
    past = timeline.at(number)
    is_choice = bool(past.entries) and isinstance(past.entries[-1], Chose)
    first = past.event_count_at(number - 1) if is_choice else len(past.events)
    return ReplayAnswer(
        sight.position(past, reader, all_open=all_open),
        sight.events(past, reader, first, all_open=all_open),
        sight.entry(past, number) if number else None,
        last,
    )


async def events(call: Call) -> EventsAnswer:
    room = await call.room()
    viewer, all_open = _table_viewer(call, room)
    return _events_answer(call, room.timeline, sight.Reader(viewer, call.wording, room.names), all_open)


async def replayed_events(call: Call) -> EventsAnswer:
    room = await call.room()
    viewer, all_open = _table_viewer(call, room)
    timeline = room.timeline.looked_back_at()
    return _events_answer(call, timeline, sight.Reader(viewer, call.wording, room.names), all_open)


def _events_answer(call: Call, timeline: Timeline, reader: sight.Reader, all_open: bool) -> EventsAnswer:
    end = min(query_number(call, "before", 9_999_999, 9_999_999), len(timeline.events))
    first = max(0, end - sight.EVENTS_AT_ONCE)
    return EventsAnswer(sight.events(timeline, reader, first, end, all_open=all_open), first > 0)


async def record(call: Call) -> Response:
    room = await call.room()
    if room.row.start:
        raise RequestRefused("not_found", "a game that was played on from a moment has no record of its own")
    if not room.timeline.is_over:
        raise RequestRefused("not_over", "the record, with its seed, is open when the game is over")
    return Response(
        room.timeline.record(room.names).to_json(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{room.row.game}-{room.row.id[:8]}.json"'},
    )


# -- uploaded records -------------------------------------------------------------------------------------


async def _game(call: Call, brought: Record) -> Game[Any]:
    """With the cards that the record brings, or those that are known here by their hash."""
    if brought.game not in GAMES:
        raise RecordError("this is a record of a game that this server does not have")
    if len(brought.choices) > _CHOICES:
        raise RecordError("this record is longer than any game")
    packs = call.context.packs
    for pack in ("", *packs.offered(brought.game)):
        game = await packs.game(brought.game, pack)
        if game.pack_hash == brought.pack_hash:
            return game
    if not brought.cards:
        return load_game(brought.game)
    # Cards from outside are read where they can do no harm first.
    asked = proving.CheckRequest(brought.game, brought.cards, None, call.wording.language)
    try:
        found = await prove(call, asked, proving.CheckFound)
    except BotFailed:
        raise RecordError("the cards of this record could not be read") from None
    if found.mistakes:
        raise RecordError(f"the cards of this record cannot be played with: {found.mistakes[0].words}")
    return await asyncio.to_thread(lambda: load_game(brought.game, given_files(brought.cards)))


def _line(game: Game[Any], brought: Record) -> tuple[Timeline, Record]:
    check_playable(game, brought)
    brought.names = [readable_name(name, seat) for seat, name in enumerate(brought.names)]
    try:
        timeline = Timeline(game, game.check_options(brought.options), len(brought.names), brought.seed)
        for choice in brought.choices:
            timeline.carry_out(Chose(max(timeline.asked, 0), 0, 0, choice, "person"))
    except BrokenLog as error:
        number = timeline.number + 1
        raise RecordError(f"choice {number} cannot be played: {error.__cause__}") from error
    except (ValueError, IllegalChoice, TypeError) as error:
        raise RecordError(f"the record cannot be played: {error}") from error
    return timeline.looked_back_at(), brought


async def upload(call: Call) -> RecordInfo:
    wish: RecordUpload = call.body
    try:
        brought = await asyncio.to_thread(record_from_json, wish.record)
        game = await _game(call, brought)
        check = partial(asyncio.to_thread, _line, game, brought)
        timeline, brought = await call.context.checking.run(Urgency.PAST, call.address, check, most=2)
    except Crowded:
        raise RequestRefused("slow_down", "other records are being looked at; try again") from None
    except RecordError as error:
        raise RequestRefused("record", str(error)[:300]) from None
    key = sha256(wish.record.encode()).hexdigest()[:32]
    call.context.shelf.put(key, timeline, brought)
    return _info(key, timeline, brought)


def _info(key: str, timeline: Timeline, brought: Record) -> RecordInfo:
    seed = brought.seed.hex() if isinstance(brought.seed, bytes) else str(brought.seed)
    return RecordInfo(
        key,
        brought.game,
        timeline.game.title,
        brought.names,
        timeline.options,
        brought.rules_version,
        brought.commitment,
        seed,
        timeline.numbers.number,
        timeline.state.over,
    )


def found_record(call: Call) -> tuple[Timeline, Record]:
    found = call.context.shelf.get(call.request.path_params["record"])
    if found is None:
        raise RequestRefused("not_found", "this record is not here any more; upload it again")
    return found


async def pack_of(call: Call, timeline: Timeline) -> str:
    """The name of its pack here. Cards that only the record brings have none."""
    game, packs = timeline.game, call.context.packs
    for name in ("", *packs.offered(game.key)):
        if (await packs.game(game.key, name)).pack_hash == game.pack_hash:
            return name
    raise RequestRefused("not_found", "there is no pack with these cards here")


async def record_info(call: Call) -> RecordInfo:
    """For visitors who follow a link to it."""
    return _info(call.request.path_params["record"], *found_record(call))


def _brought(call: Call) -> tuple[Timeline, sight.Reader, bool]:
    """An uploaded record, its viewer, and whether all cards are shown: the uploader has its seed anyway."""
    timeline, brought = found_record(call)
    viewer = _viewer(call, timeline.seats)
    seat: Any = None if viewer == "all" else viewer
    return timeline, sight.Reader(seat, call.wording, tuple(brought.names)), viewer == "all"


async def replay_record(call: Call) -> ReplayAnswer:
    return _replayed(call, *_brought(call))


async def events_of_record(call: Call) -> EventsAnswer:
    return _events_answer(call, *_brought(call))


OPERATIONS = [
    Operation(
        "GET",
        "/api/tables/{table}/events",
        "What has happened so far, as a viewer may know it",
        events,
        EventsAnswer,
        query=(_SEAT, _BEFORE),
        problems=(404, 409),
    ),
    Operation(
        "GET",
        "/api/tables/{table}/replay",
        "The position at a number, as a viewer saw it",
        replay,
        ReplayAnswer,
        query=(*_QUERY, _THEN),
        problems=(404, 409),
    ),
    Operation(
        "GET",
        "/api/tables/{table}/replay/events",
        "What has happened so far, with the numbers that the replay has",
        replayed_events,
        EventsAnswer,
        query=(_SEAT, _BEFORE),
        problems=(404, 409),
    ),
    Operation(
        "GET", "/api/tables/{table}/record", "The record of a game that is over", record, problems=(404, 409)
    ),
    Operation(
        "POST",
        "/api/records",
        "Look at a record",
        upload,
        RecordInfo,
        RecordUpload,
        problems=(422,),
        most="record_bytes",
    ),
    Operation(
        "GET",
        "/api/records/{record}",
        "What an uploaded record is of",
        record_info,
        RecordInfo,
        problems=(404,),
    ),
    Operation(
        "GET",
        "/api/records/{record}/events",
        "What happened in an uploaded record",
        events_of_record,
        EventsAnswer,
        query=(_SEAT, _BEFORE),
        problems=(404,),
    ),
    Operation(
        "GET",
        "/api/records/{record}/replay",
        "The position of an uploaded record",
        replay_record,
        ReplayAnswer,
        query=_QUERY,
        problems=(404,),
    ),
]
