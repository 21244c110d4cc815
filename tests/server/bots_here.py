"""Bots without processes of their own."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec

from vortex.protocol import encode
from vortex.server import proving
from vortex.server.thinking import (
    ChoiceRequest,
    OddsFound,
    OddsRequest,
    OutlookRequest,
    ThoughtFound,
    ThoughtRequest,
    find_choice,
    find_odds,
    find_outlook,
    find_thought,
)

T = TypeVar("T")


class BotsHere:
    """Bots in this very process, where starting processes would take longer than the games."""

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def choose(self, request: ChoiceRequest) -> int:
        return find_choice(request)

    async def odds(self, request: OddsRequest) -> OddsFound:
        return find_odds(request)

    async def outlook(self, request: OutlookRequest) -> list[float]:
        return find_outlook(request)

    async def thought(self, request: ThoughtRequest) -> ThoughtFound:
        return find_thought(request)

    async def prove(self, request: proving.Request, kind: type[T]) -> T:
        return msgspec.convert(
            msgspec.to_builtins(await asyncio.to_thread(proving.find, request)), kind, strict=False
        )


class Noted(BotsHere):
    """Thinks nothing about the past, and remembers what it was given to think about."""

    def __init__(self) -> None:
        self.thoughts: list[bytes] = []

    async def thought(self, request: ThoughtRequest) -> ThoughtFound:
        self.thoughts.append(encode(request))
        return ThoughtFound(0, [])
