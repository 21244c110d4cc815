"""Bots without processes of their own."""

from __future__ import annotations

from vortex.server.bot_workers import Request, answer


class BotsHere:
    """Bots in this very process, where starting processes would take longer than the games."""

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def choose(self, request: Request) -> int:
        return answer(request, {})
