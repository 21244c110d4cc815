"""Asking about cards: many may ask, and one answer is worked out at a time, in a process that may fail."""

from __future__ import annotations

from functools import partial
from typing import TypeVar

from vortex.server.api import Call
from vortex.server.fair_queue import Crowded, Urgency
from vortex.server.proving import Request
from vortex.server.refusals import RequestRefused

T = TypeVar("T")
_AT_ONCE = 4


async def prove(call: Call, request: Request, kind: type[T]) -> T:
    """Raises BotFailed if there is no answer."""
    asked = partial(call.context.bots.prove, request, kind)
    try:
        return await call.context.proving.run(Urgency.TURN, call.address, asked, most=_AT_ONCE)
    except Crowded:
        raise RequestRefused("slow_down", "other cards are being looked at; try again") from None
