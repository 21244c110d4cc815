"""Guided first games: what they consist of, and beginning one."""

from __future__ import annotations

from vortex.lessons import LEARNER, Lesson, lesson
from vortex.protocol import (
    BotSeat,
    CreateTable,
    Learn,
    LessonInfo,
    LessonStep,
    PersonHere,
    SeatPlan,
    TableAnswer,
)
from vortex.server.api import Call, Operation
from vortex.server.games_api import key_of
from vortex.server.refusals import RequestRefused
from vortex.server.tables_api import set_up


def _lesson(call: Call) -> Lesson:
    found = lesson(key_of(call))
    if found is None:
        raise RequestRefused("not_found", "this game has no guided first game")
    return found


async def steps(call: Call) -> LessonInfo:
    found = _lesson(call)
    return LessonInfo(
        found.game,
        [
            LessonStep(step.key, step.at, step.card, step.kind, begins, ends)
            for step, (begins, ends) in zip(found.steps, found.spans(), strict=True)
        ],
    )


async def begin(call: Call) -> TableAnswer:
    """An ordinary table but for its seed, which is the lesson's: by that it is known again."""
    found = _lesson(call)
    wish: Learn = call.body
    seats: list[SeatPlan] = [
        PersonHere(wish.name) if seat == LEARNER else BotSeat(found.level) for seat in range(found.seats)
    ]
    return await set_up(call, CreateTable(found.game, seats, found.options), found.seed)


OPERATIONS = [
    Operation(
        "GET",
        "/api/games/{key}/lesson",
        "The steps of a game's guided first game",
        steps,
        LessonInfo,
        problems=(404,),
    ),
    Operation(
        "POST",
        "/api/games/{key}/lesson",
        "Begin the guided first game",
        begin,
        TableAnswer,
        Learn,
        status=201,
        problems=(404, 422),
    ),
]
