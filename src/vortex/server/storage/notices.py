"""Hearing of what other processes changed. Only a table's id and two counters travel, and nothing depends on it: the
log is the truth, and a lost notice is a late read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Any

from vortex.server.storage.interface import Notice
from vortex.server.storage.reads import Change


class Watch:
    """The watched tables, with the version of each that this process has seen. Lives on the event loop."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self._seen: dict[str, int] = {}
        self._news: asyncio.Queue[Notice | None] = asyncio.Queue()

    @property
    def tables(self) -> list[str]:
        return list(self._counts)

    def add(self, table: str) -> None:
        self._counts[table] = self._counts.get(table, 0) + 1

    def remove(self, table: str) -> None:
        self._counts[table] -= 1
        if not self._counts[table]:
            del self._counts[table]
            self._seen.pop(table, None)

    def began(self, table: str, version: int) -> None:
        """Where a table was when it began to be watched."""
        if table in self._counts:
            self._seen.setdefault(table, version)

    def made(self, change: Change) -> None:
        """This process itself made the change. If others made one before it, they are still to be heard of."""
        if self._seen.get(change.table) == change.version - 1:
            self._seen[change.table] = change.version

    def heard(self, changes: Iterable[Change]) -> None:
        """Tables are at these versions, whichever process changed them: report those that this process has not seen."""
        for change in changes:
            seen = self._seen.get(change.table)
            if seen is not None and seen < change.version:
                self._seen[change.table] = change.version
                self._news.put_nowait(Notice(change.table, change.number))

    def close(self) -> None:
        self._news.put_nowait(None)

    async def notices(self) -> AsyncIterator[Notice]:
        while (notice := await self._news.get()) is not None:
            yield notice


async def end(*tasks: asyncio.Task[Any]) -> None:
    """Cancelled until they heed it: a library may take a cancellation that comes at the wrong moment for its own."""
    waiting = set(tasks)
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=1.0)
    await asyncio.gather(*tasks, return_exceptions=True)
