"""Bots without processes of their own."""

from __future__ import annotations

from vortex.server.bot_workers import OddsFound, OddsRequest, Request, answer, find_odds


class BotsHere:
    """Bots in this very process, where starting processes would take longer than the games."""

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def choose(self, request: Request) -> int:
        return answer(request, {})

    async def odds(self, request: OddsRequest) -> OddsFound:
        return find_odds(request, {})
