"""Who may ask about cards, and how much at once."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, TypeVar, cast

from vortex.server import proving
from vortex.server.api import Call
from vortex.server.fair_queue import FairQueue
from vortex.server.proof import prove
from vortex.server.refusals import RequestRefused

T = TypeVar("T")
ASKED = proving.ListRequest("card-game", {})


class Slow:
    """A process that answers when it is let."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()

    async def prove(self, request: proving.Request, kind: type[T]) -> T:
        await self.may_answer.wait()
        return kind()


def test_an_address_asks_for_little_at_once_however_many_sessions_it_has() -> None:
    async def ask() -> None:
        bots = Slow()
        context = SimpleNamespace(bots=bots, proving=FairQueue(1))

        def asked(address: str, session: str) -> asyncio.Task[Any]:
            call = cast(Call, SimpleNamespace(context=context, address=address, session=session))
            return asyncio.create_task(prove(call, ASKED, list[str]))

        greedy = [asked("203.0.113.1", f"session {number}") for number in range(9)]
        other = asked("203.0.113.2", "session 9")
        await asyncio.sleep(0)
        bots.may_answer.set()
        answers = await asyncio.gather(*greedy, return_exceptions=True)
        assert answers[:4] == [[]] * 4
        assert [type(each) for each in answers[4:]] == [RequestRefused] * 5
        assert await other == []

    asyncio.run(ask())
