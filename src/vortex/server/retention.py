"""Tables at which nothing has happened for as long as the host keeps them go by themselves, and so do old reports."""

from __future__ import annotations

import asyncio
import contextlib

from sqlalchemy import Connection

from vortex.server.context import LOG, ServerContext
from vortex.server.storage.interface import StoreFailed
from vortex.server.upkeep.database import Database
from vortex.server.upkeep.moderation import prune_reports
from vortex.server.upkeep.tables import quiet_since, remove

_LOOK_SECONDS = 6 * 3600.0
_DAY = 24 * 3600 * 1000


class Retention:
    """Looks when the server starts, and every few hours. Rooms in memory notice as they notice a host's commands."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        settings = self._context.settings
        if settings.keep_days and not settings.database.startswith("memory:"):
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(StoreFailed):
                removed = await asyncio.to_thread(self.prune)
                if removed:
                    LOG.warning("Tables removed that had been quiet for long: %d.", removed)
            await self._context.times.sleep(_LOOK_SECONDS)

    def prune(self) -> int:
        settings = self._context.settings
        moment = self._context.times.now() - settings.keep_days * _DAY

        def pruned(connection: Connection) -> int:
            prune_reports(connection, moment)
            return remove(connection, [kept.row.id for kept in quiet_since(connection, moment)])

        return Database(settings.database).write(pruned)
