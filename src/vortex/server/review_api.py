"""Looking back with the searching bot: the curve of a game that is over, and what the bot would do at a moment."""

from __future__ import annotations

import asyncio

from vortex.analysis.review import swings
from vortex.kernel.state import State
from vortex.kernel.words import capital
from vortex.protocol import (
    ConsideredChoice,
    CurveAnswer,
    CurvePoint,
    CurveSwing,
    ThoughtAnswer,
)
from vortex.server import sight
from vortex.server.api import Call, Operation, query_number
from vortex.server.bot_workers import BotFailed
from vortex.server.fair_queue import Crowded, unless_gone
from vortex.server.refusals import RequestRefused
from vortex.server.replay_api import found_record
from vortex.server.reviewing import state_at
from vortex.server.thinking import ThoughtFound
from vortex.server.timeline import Timeline

_UPTO = {"name": "upto", "schema": {"type": "integer", "minimum": 0, "maximum": 1_000_000}}


def _need_an_end(timeline: Timeline) -> None:
    if not timeline.is_over:
        raise RequestRefused("not_over", "the curve is drawn when the game is over")


async def curve(call: Call) -> CurveAnswer:
    room = await call.room()
    if room.row.status == "waiting":
        raise RequestRefused("waiting", "the game has not begun")
    return _curve(call, f"table {room.row.id}", room.timeline.looked_back_at())


async def curve_of_record(call: Call) -> CurveAnswer:
    timeline, _ = _brought(call)
    return _curve(call, f"record {call.request.path_params['record']}", timeline)


def _curve(call: Call, key: str, timeline: Timeline) -> CurveAnswer:
    _need_an_end(timeline)
    found = call.context.reviews.curve(key, timeline, call.address)
    if found.failed:
        raise RequestRefused("busy", "the curve could not be worked out; try again later")
    game = timeline.game
    sides = list(game.sides(timeline.options, timeline.seats))
    return CurveAnswer(
        [CurvePoint(number, found.points[number]) for number in sorted(found.points)],
        [CurveSwing(*swing) for swing in swings(found.points)],
        [*sides, max(sides) + 1] if game.nobody else sides,
        call.wording.write(capital(game.nobody)),
        found.is_whole,
    )


async def thought(call: Call) -> ThoughtAnswer:
    """In a game that goes on, a player may ask about their own seat: it is a hint, and knows no more than one."""
    room = await call.room()
    if room.row.status == "waiting":
        raise RequestRefused("waiting", "the game has not begun")
    timeline = room.timeline.looked_back_at()
    number = _number(call, timeline)
    state = state_at(timeline, number)
    if not timeline.is_over and not room.owns(call.session, state.asked):
        raise RequestRefused("not_yours", "before the game is over the bot thinks for your own seat only")
    if not (timeline.is_over or room.row.help):
        raise RequestRefused(
            "not_over", "this table is played without help: the bot answers when the game is over"
        )
    return await _thought(call, timeline, number, state, room.names)


async def thought_of_record(call: Call) -> ThoughtAnswer:
    timeline, names = _brought(call)
    number = _number(call, timeline)
    return await _thought(call, timeline, number, state_at(timeline, number), names)


def _number(call: Call, timeline: Timeline) -> int:
    last = timeline.numbers.number
    return query_number(call, "upto", last, last)


async def _thought(
    call: Call, timeline: Timeline, number: int, state: State, names: tuple[str, ...]
) -> ThoughtAnswer:
    if state.asked < 0:
        raise RequestRefused("over", "nobody is asked anything there")
    found = await _found(call, timeline, state, number)
    reader = sight.Reader(state.asked, call.wording, names)
    ask = timeline.game.ask(state)
    options = {each.choice: each for each in ask.options}
    return ThoughtAnswer(
        number,
        state.asked,
        reader.read(ask.question.prompt),
        [
            ConsideredChoice(
                choice, options[choice].notation, reader.read(options[choice].words), visits, value, nobody
            )
            for choice, visits, value, nobody in found.considered
        ],
        timeline.chosen_at(timeline.numbers.entry_of(number)),
        reader.read(capital(timeline.game.nobody)),
    )


async def _found(call: Call, timeline: Timeline, state: State, number: int) -> ThoughtFound:
    context = call.context
    try:
        async with asyncio.timeout(2 * context.settings.bot_seconds):
            thought = context.reviews.thought(timeline.game, state, number, call.address)
            found = await unless_gone(thought, call.gone())
    except Crowded:
        raise RequestRefused("slow_down", "the bot thinks about other questions; ask again later") from None
    except (BotFailed, TimeoutError):
        raise RequestRefused("busy", "the bot did not answer in time; try again later") from None
    if found is None:
        raise RequestRefused("busy", "nobody waits for the answer")
    return found


def _brought(call: Call) -> tuple[Timeline, tuple[str, ...]]:
    """An uploaded record, with its names."""
    timeline, brought = found_record(call)
    return timeline, tuple(brought.names)


OPERATIONS = [
    Operation(
        "GET",
        "/api/tables/{table}/curve",
        "Every seat's chance to win along a game that is over, as far as it is worked out",
        curve,
        CurveAnswer,
        problems=(404, 409, 503),
    ),
    Operation(
        "GET",
        "/api/records/{record}/curve",
        "The same of an uploaded record",
        curve_of_record,
        CurveAnswer,
        problems=(404, 409, 503),
    ),
    Operation(
        "GET",
        "/api/tables/{table}/thought",
        "What the searching bot would do at a number, and why",
        thought,
        ThoughtAnswer,
        query=(_UPTO,),
        problems=(404, 409, 503),
    ),
    Operation(
        "GET",
        "/api/records/{record}/thought",
        "The same of an uploaded record",
        thought_of_record,
        ThoughtAnswer,
        query=(_UPTO,),
        problems=(404, 409, 503),
    ),
]
