"""Time, so that tests can have their own."""

from __future__ import annotations

import asyncio
import time


class Times:
    def monotonic(self) -> float:
        """Seconds that only ever grow."""
        return time.monotonic()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(time.time() * 1000)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
