"""What all parts of a running server share: its settings, its store, its bots, its clock, its luck."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import traceback
from collections.abc import Sequence
from typing import Any

from vortex.server.bars import Bars
from vortex.server.bot_workers import Bots
from vortex.server.calling import Calling
from vortex.server.collecting import Collector
from vortex.server.draws import Draws
from vortex.server.fair_queue import FairQueue
from vortex.server.figures import Figures
from vortex.server.gathering import Gathering
from vortex.server.levels import offered
from vortex.server.limits import Limits, OwnLimits
from vortex.server.measuring import Measuring
from vortex.server.packs import Packs
from vortex.server.reviewing import Reviews
from vortex.server.seats import Links
from vortex.server.settings import Settings
from vortex.server.shelf import Shelf
from vortex.server.storage.interface import Store, StoreFailed
from vortex.server.times import Times

_SAY_AGAIN_SECONDS = 60.0
LOG = logging.getLogger("vortex.server")


class ServerContext:
    """One of them serves all tables of a process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: Bots,
        times: Times,
        draws: Draws | None = None,
        limits: Limits | None = None,
        gathering: Gathering | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.times = times
        self.draws = draws or Draws()
        self.limits = limits or OwnLimits()
        self.bars = Bars(store, times)
        self.links = Links(b"", settings.address())
        self.packs = Packs(settings, store)
        self.levels = offered(settings.own_bots)
        self.shelf = Shelf()
        self.collector = Collector()
        self.thinking = FairQueue(settings.bot_workers)
        self.odds = FairQueue(settings.bot_workers)
        self.checking = FairQueue(1, waiting=8)
        """Of uploaded records: one at a time, for each takes turns with everything else that this process does."""
        self.proving = FairQueue(1, waiting=64)
        """Of cards that people make."""
        self.measuring = Measuring(bots, self.proving, times)
        self.reviews = Reviews(bots, self.thinking, times, self.report)
        self._touching: set[asyncio.Future[None]] = set()
        self.figures = Figures(store.figures, gathering)
        self.counts = self.figures.counts
        self.calling = Calling(settings, store, times, self._count)
        self._store_failed_at: float | None = None

    def sign_with(self, key: bytes) -> None:
        """The store's key, known once the store is open."""
        self.links = Links(key, self.settings.address())
        self.calling.sign_with(key)

    def _count(self, what: str) -> None:
        self.counts[what] += 1

    def say_presence(self, table: str, seat: int, at: int) -> None:
        """Tell other processes who is connected; they look again now and then, so that nothing depends on it."""
        if self.store.is_shared:
            task = asyncio.ensure_future(self._touch(table, seat, at))
            self._touching.add(task)
            task.add_done_callback(self._touching.discard)

    async def _touch(self, table: str, seat: int, at: int) -> None:
        with contextlib.suppress(StoreFailed):
            await self.store.touch_seat(table, seat, at)

    async def say_who_is_here(self, seats: Sequence[tuple[str, int]]) -> None:
        """The same of many at once, now and then: a process that is killed cannot say that they have left."""
        at = self.times.now()
        for table, seat in await self.store.touch_seats(seats, at):
            self.say_presence(table, seat, at)

    def store_failed(self, error: StoreFailed) -> None:
        """Logged once in a while, not for every move that could not be saved."""
        self.counts["store failures"] += 1
        now = self.times.monotonic()
        if self._store_failed_at is None or now - self._store_failed_at >= _SAY_AGAIN_SECONDS:
            self._store_failed_at = now
            LOG.error("Tables cannot be saved or read: %s.", error)

    def store_works(self) -> None:
        if self._store_failed_at is not None:
            self._store_failed_at = None
            LOG.warning("Tables can be saved again.")

    def report_stray(self, loop: asyncio.AbstractEventLoop, found: dict[str, Any]) -> None:
        """A task that nobody waits for has failed: reported like everything else, without values and without a
        traceback."""
        self.counts["errors"] += 1
        error = found.get("exception")
        LOG.error(
            "%s: %s", found.get("message", "an error").rstrip("."), type(error).__name__ if error else "error"
        )

    def report(self, what: str) -> None:
        """Log a fault of the server: its kind and traceback, never values, which might be secret."""
        self.counts["errors"] += 1
        kind, _, trace = sys.exc_info()
        frames = traceback.extract_tb(trace)[-6:]
        way = " > ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames)
        LOG.error("%s: %s at %s", what, kind.__name__ if kind else "error", way)
