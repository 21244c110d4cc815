"""Tables at which nothing has happened for as long as the host keeps them go by themselves, and so do old reports,
packs that nobody has changed or played with for so long, and subscriptions of browsers that have not come back."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection

from vortex.server.context import LOG, ServerContext
from vortex.server.storage.interface import StoreFailed
from vortex.server.storage.packs import quiet_packs, remove_packs
from vortex.server.storage.subscriptions import forget_quiet
from vortex.server.upkeep.database import Database
from vortex.server.upkeep.moderation import prune_reports
from vortex.server.upkeep.tables import quiet_since, remove_quiet

_LOOK_SECONDS = 6 * 3600.0
_DAY = 24 * 3600 * 1000


class Retention:
    """Looks when the server starts, and every few hours. Rooms in memory notice as they notice a host's commands."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._task: asyncio.Task[None] | None = None
        self._is_untidy = False

    def start(self) -> None:
        settings = self._context.settings
        if settings.keep_days and not settings.database.startswith("memory:"):
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        has_failed = False
        while True:
            try:
                removed = await asyncio.to_thread(self.prune)
            except StoreFailed as error:
                if not has_failed:
                    LOG.error("What had been quiet for long could not be removed: %s.", error)
                has_failed = True
            else:
                has_failed = False
                if removed:
                    LOG.warning("Tables removed that had been quiet for long: %d.", removed)
            await self._context.times.sleep(_LOOK_SECONDS)

    def prune(self) -> int:
        """Answers how many tables there were. No byte of them is left, as after a host's commands."""
        settings = self._context.settings
        moment = max(0, self._context.times.now() - settings.keep_days * _DAY)

        def pruned(connection: Connection) -> tuple[int, int]:
            others = prune_reports(connection, moment) + forget_quiet(connection, moment)
            quiet = [kept.row.id for kept in quiet_since(connection, moment)]
            removed = remove_quiet(connection, quiet, moment)
            return others + remove_packs(connection, quiet_packs(connection, moment)), removed

        database = Database(settings.database)
        others, removed = database.write(pruned)
        self._is_untidy |= bool(others or removed)
        if self._is_untidy:
            database.tidy()
            self._is_untidy = False
        return removed
