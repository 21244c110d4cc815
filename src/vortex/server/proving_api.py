"""What a card of one's own does: a table with it, and what it does to winning."""

from __future__ import annotations

from vortex.bots.bot import USUAL
from vortex.games import load_game
from vortex.kernel.words import say
from vortex.protocol import (
    BotSeat,
    CreateTable,
    MeasureCard,
    Measured,
    PersonHere,
    SeatPlan,
    TableAnswer,
    TryCard,
)
from vortex.server import proving, workshop_api
from vortex.server.api import Call, Operation
from vortex.server.bot_workers import BotFailed
from vortex.server.measuring import Job
from vortex.server.offering import offered
from vortex.server.proof import prove
from vortex.server.refusals import RequestRefused
from vortex.server.storage.packs import version_name
from vortex.server.tables_api import set_up


async def try_card(call: Call) -> TableAnswer:
    """The deal is chosen so that the card comes, and what is settled before the game is settled by lot."""
    wish: TryCard = call.body
    row = await workshop_api.my_pack(call)
    name = version_name(row.id, row.version)
    await offered(call, row.game, name)
    version = await workshop_api.newest_of(call, row)
    seats = load_game(row.game).usual_seats
    seed = call.context.draws.number(32)
    request = proving.OpeningRequest(row.game, version.files, wish.kind, wish.key, seats, seed)
    try:
        found = await prove(call, request, proving.OpeningFound)
    except BotFailed:
        raise RequestRefused("busy", "the cards could not be dealt; try again") from None
    if not found.seed:
        raise RequestRefused("pack", call.wording.write(say("pack-no-opening")), field="key")
    plan: list[SeatPlan] = [
        PersonHere(wish.name) if seat == found.seat else BotSeat(USUAL) for seat in range(seats)
    ]
    game = await call.context.packs.game(row.game, name)
    options = proving.options_for(game, seats)
    table = CreateTable(row.game, plan, options, name, spectators=False)
    return await set_up(call, table, bytes.fromhex(found.seed), choices=found.choices)


async def measure(call: Call) -> Measured:
    """Asked again and again: games are played for as long as somebody asks."""
    wish: MeasureCard = call.body
    row = await workshop_api.my_pack(call)
    name = version_name(row.id, row.version)
    await offered(call, row.game, name)
    version = await workshop_api.newest_of(call, row)
    return call.context.measuring.measured(name, Job(row.game, version.files, wish.key), call.session)


OPERATIONS = [
    Operation(
        "POST",
        "/api/packs/{pack}/try",
        "A table against bots with a card in the opening",
        try_card,
        TableAnswer,
        TryCard,
        status=201,
        problems=(404, 422),
    ),
    Operation(
        "POST",
        "/api/packs/{pack}/measure",
        "What a card does to winning",
        measure,
        Measured,
        MeasureCard,
        problems=(404, 422),
    ),
]
