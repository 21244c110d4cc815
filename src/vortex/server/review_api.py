"""Looking back with the searching bot: the curve of a game that is over, and what the bot would do at a moment."""

from __future__ import annotations

from vortex.analysis.review import swings
from vortex.kernel.words import capital
from vortex.server import sight
from vortex.server.api import Context, Operation, query_number
from vortex.server.bot_workers import BotFailed
from vortex.server.guard import Refusal
from vortex.server.line import Line
from vortex.server.protocol import (
    ConsideredChoice,
    CurveAnswer,
    CurvePoint,
    CurveSwing,
    ThoughtAnswer,
)
from vortex.server.reviewing import state_at

_UPTO = {"name": "upto", "schema": {"type": "integer", "minimum": 0, "maximum": 1_000_000}}


def _need_an_end(line: Line) -> None:
    if not line.state.over:
        raise Refusal(409, "not_over", "the curve is drawn when the game is over")


async def curve(context: Context) -> CurveAnswer:
    room = await context.room()
    if room.row.status == "waiting":
        raise Refusal(409, "waiting", "the game has not begun")
    return _curve(context, f"table {room.row.id}", room.line.looked_back_at(), room.row.pack)


async def curve_of_record(context: Context) -> CurveAnswer:
    line, _, pack = _brought(context)
    return _curve(context, f"record {context.request.path_params['record']}", line, pack)


def _curve(context: Context, key: str, line: Line, pack: str) -> CurveAnswer:
    _need_an_end(line)
    found = context.house.reviews.curve(key, line, pack)
    if found.failed:
        raise Refusal(503, "busy", "the curve could not be worked out; try again later")
    game = line.game
    sides = list(game.sides(line.options, line.seats))
    return CurveAnswer(
        [CurvePoint(number, found.points[number]) for number in sorted(found.points)],
        [CurveSwing(*swing) for swing in swings(found.points)],
        [*sides, max(sides) + 1] if game.nobody else sides,
        context.wording.write(capital(game.nobody)),
        found.is_whole,
    )


async def thought(context: Context) -> ThoughtAnswer:
    """In a game that goes on, a player may ask for the own seat: it is a hint, and knows no more than one."""
    room = await context.room()
    if room.row.status == "waiting":
        raise Refusal(409, "waiting", "the game has not begun")
    line = room.line.looked_back_at()
    number = _number(context, line)
    if not line.state.over:
        asked = state_at(line, number).asked
        if asked < 0 or not room.owns(context.session, asked):
            raise Refusal(403, "not_yours", "before the game is over the bot thinks for your own seat only")
    return await _thought(context, line, number, room.row.pack, room.names)


async def thought_of_record(context: Context) -> ThoughtAnswer:
    line, names, pack = _brought(context)
    return await _thought(context, line, _number(context, line), pack, names)


def _number(context: Context, line: Line) -> int:
    last = line.moments.number
    return query_number(context, "upto", last, last)


async def _thought(
    context: Context, line: Line, number: int, pack: str, names: tuple[str, ...]
) -> ThoughtAnswer:
    if state_at(line, number).asked < 0:
        raise Refusal(409, "over", "nobody is asked anything there")
    try:
        state, found = await context.house.reviews.thought(line, number, pack)
    except BotFailed:
        raise Refusal(503, "busy", "the bot did not answer in time; try again later") from None
    reader = sight.Reader(state.asked, context.wording, names)
    options = {each.choice: each for each in line.game.ask(state).options}
    entry = line.moments.entry_of(number)
    length = line.length_at(entry)
    return ThoughtAnswer(
        number,
        state.asked,
        reader.read(line.game.ask(state).prompt),
        [
            ConsideredChoice(
                choice, options[choice].notation, reader.read(options[choice].words), visits, value, nobody
            )
            for choice, visits, value, nobody in found.considered
        ],
        line.steps[length].choice if length < len(line.steps) else None,
        reader.read(capital(line.game.nobody)),
    )


def _brought(context: Context) -> tuple[Line, tuple[str, ...], str]:
    """A record that somebody brought, with its names and the name of its pack here."""
    found = context.house.shelf.get(context.request.path_params["record"])
    if found is None:
        raise Refusal(404, "not_found", "this record is not here any more; upload it again")
    line, brought = found
    packs = ("", *context.house.packs.get(line.game.key, ()))
    pack = next(
        name for name in packs if context.house.game(line.game.key, name).pack_hash == line.game.pack_hash
    )
    return line, tuple(brought.names), pack


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
