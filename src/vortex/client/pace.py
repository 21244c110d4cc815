"""How fast messages may be sent: a server dismisses a socket that sends more than thirty at once or ten a second."""

from __future__ import annotations

import asyncio

AT_ONCE = 24.0
A_SECOND = 9.0


class Pace:
    """A little slower than what servers usually allow."""

    def __init__(self) -> None:
        self._left = AT_ONCE
        self._then: float | None = None

    async def wait(self, cost: float = 1.0) -> None:
        """Until a message may be sent that counts as so many."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if self._then is not None:
            self._left = min(AT_ONCE, self._left + (now - self._then) * A_SECOND)
        self._then = now
        self._left -= cost
        if self._left < 0:
            await asyncio.sleep(-self._left / A_SECOND)
