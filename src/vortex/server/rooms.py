"""All tables that this process has in memory."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from vortex.server.autoplay import Autoplay
from vortex.server.context import ServerContext
from vortex.server.log import Entry, read_entry
from vortex.server.refusals import RequestRefused
from vortex.server.room import CHAT_LINES, Room
from vortex.server.seated import may_watch
from vortex.server.seats import is_table_id
from vortex.server.storage.interface import StoreFailed, TableRow
from vortex.server.storage.notices import end
from vortex.server.timeline import BrokenLog, Timeline

_TIDY_SECONDS = 15.0
_RETRY_SECONDS = 2.0
_LONG_LOG = 150
_WOKEN = 10_000
_WOKEN_AT_ONCE = 4
_WAKE_SECONDS = 0.05
_AT_ONCE = 64
"""So many tables are read at once when they have changed elsewhere."""


class NotPlayable(Exception):
    """The table is there, and cannot be played here."""

    def __init__(self, row: TableRow) -> None:
        super().__init__(row.id)
        self.row = row

    def refusal(self) -> RequestRefused:
        return RequestRefused("closed", "the operator of this server has closed this table")


class Outdated(NotPlayable):
    """The table was played by other rules or with another pack than this server has."""

    def refusal(self) -> RequestRefused:
        return RequestRefused("outdated", "this table was played by other rules than this server has")


class Rooms:
    """Tables are loaded when they are wanted, and dropped from memory when nobody has used them for a while."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._behind: dict[str, None] = {}
        self._catching_up: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Any:
        return iter(list(self._rooms.values()))

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._listen()),
            asyncio.create_task(self._tidy()),
            asyncio.create_task(self._wake_up()),
        ]

    async def stop(self) -> None:
        under_way: list[asyncio.Task[Any]] = [*self._tasks, *self._loading.values()]
        if self._catching_up is not None:
            under_way.append(self._catching_up)
        await end(*under_way)
        for room in self:
            await room.autoplay.stop()
            await room.stop()
            async with room.lock:
                pass

    def here(self, table: str) -> Room | None:
        """The room, if it is in memory."""
        return self._rooms.get(table)

    async def room(self, table: str) -> Room | None:
        """The room, loaded if need be. Raises NotPlayable if it is closed or its rules are not ours."""
        found = self._rooms.get(table)
        if found is not None and found.is_gone:
            await self._put_away(found)
            found = None
        if found is None and not is_table_id(table):
            return None
        if found is None:
            # Further callers wait for the same task, so that a table is never in memory twice.
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda task: self._loaded(table, task))
            found = await asyncio.shield(loading)
        if found is not None:
            found.empty_since = self.context.times.monotonic()
        if found is not None and (found.is_stale or self.context.store.is_shared):
            # What another process has acknowledged must be seen by all who ask from now on.
            async with found.lock:
                await found.catch_up()
            if found.is_gone:
                return await self.room(table)
        return found

    async def seen_by(
        self, session: str, table: str, is_invited: Callable[[TableRow], bool] = lambda row: False
    ) -> Room | None:
        """The room, if the caller may know of it: may watch, or has been invited. Raises NotPlayable to them alone."""
        try:
            room = await self.room(table)
        except NotPlayable as not_playable:
            if may_watch(not_playable.row, session) or is_invited(not_playable.row):
                raise
            return None
        if room is None or not (may_watch(room.row, session) or is_invited(room.row)):
            return None
        if session and session in room.row.removed:
            raise RequestRefused("removed", "the host of this table has removed you from it")
        return room

    def _loaded(self, table: str, task: asyncio.Task[Room | None]) -> None:
        del self._loading[table]
        if not task.cancelled():
            task.exception()  # callers that wait get it; without any, nobody needs it

    async def _load(self, table: str) -> Room | None:
        store = self.context.store
        row = await store.table(table)
        if row is None:
            return None
        if row.closed:
            raise NotPlayable(row)
        await store.watch(table)
        try:
            stored = await store.entries(table, 0)
            timeline = await self._replay(row, [read_entry(each.entry) for each in stored])
            room = Room(self.context, row, timeline, Autoplay)
            # Without them, a message repeated after a restart would be carried out twice.
            room.ids = {each.move_id: each.number for each in stored}
            await room.catch_up()
        except BaseException:
            await store.unwatch(table)
            raise
        self._rooms[table] = room
        room.autoplay.wake()
        return room

    async def _replay(self, row: TableRow, entries: list[Entry]) -> Timeline:
        try:
            game = await self.context.packs.game(row.game, row.pack)
        except ValueError as error:
            raise Outdated(row) from error
        if (game.rules_version, game.pack_hash) != (row.rules_version, row.pack_hash):
            raise Outdated(row)

        def carried_out() -> Timeline:
            timeline = Timeline(game, row.options, len(row.seats), row.seed, row.start)
            for entry in entries:
                timeline.carry_out(entry)
            return timeline

        try:
            return await asyncio.to_thread(carried_out) if len(entries) > _LONG_LOG else carried_out()
        except BrokenLog as error:
            raise Outdated(row) from error

    async def _listen(self) -> None:
        """Other processes' changes. A notice is only a hint to look."""
        async for notice in self.context.store.notices():
            rooms = [self._rooms[notice.table]] if notice.table in self._rooms else []
            for room in rooms if notice.table else self:
                self._is_behind(room)
            self._begin_to_catch_up()

    def _is_behind(self, room: Room) -> None:
        room.is_stale = True
        self._behind.setdefault(room.row.id)

    def _begin_to_catch_up(self) -> None:
        if self._catching_up is None and self._behind:
            self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """All tables that are behind, many with one read, and never two reads of a table at once: what is heard of
        meanwhile is looked at with the next."""
        try:
            while self._behind:
                names = list(self._behind)[:_AT_ONCE]
                for name in names:
                    del self._behind[name]
                rooms = [self._rooms[name] for name in names if name in self._rooms]
                try:
                    await self._read_news(rooms)
                except StoreFailed as error:
                    self.context.store_failed(error)
                except Exception:
                    self.context.report("tables could not catch up")
        finally:
            self._catching_up = None

    async def _read_news(self, rooms: list[Room]) -> None:
        # A table where something is being written looks by itself, lest the others wait for it.
        alone = [room for room in rooms if room.lock.locked()]
        together = [room for room in rooms if not room.lock.locked()]
        async with contextlib.AsyncExitStack() as locks:
            for room in together:
                await locks.enter_async_context(room.lock)
            found = await self.context.store.news([room.known() for room in together], CHAT_LINES)
            self.context.counts["catch-up reads"] += 1
            for room in together:
                room.take_news(found.get(room.row.id))
        for room in alone:
            async with room.lock:
                if room.is_stale:
                    await room.catch_up()

    async def _wake_up(self) -> None:
        """Bots that were asked and clocks that ran when the server stopped go on, even if no player comes back.

        A few tables at a time, while people are served already."""
        restless: list[str] | None = None
        while restless is None:
            try:
                restless = await self.context.store.restless_tables(_WOKEN)
            except StoreFailed:
                await self.context.times.sleep(_RETRY_SECONDS)
        for start in range(0, len(restless), _WOKEN_AT_ONCE):
            some = restless[start : start + _WOKEN_AT_ONCE]
            await asyncio.gather(*(self._wake(table) for table in some))
            await self.context.times.sleep(_WAKE_SECONDS)

    async def _wake(self, table: str) -> None:
        while True:
            try:
                await self.room(table)
            except StoreFailed as error:
                # Without a visitor, nobody else would look at this table again.
                self.context.store_failed(error)
                await self.context.times.sleep(_RETRY_SECONDS)
                continue
            except NotPlayable:
                pass  # visitors are told when they come
            except Exception:
                self.context.report("a table could not be woken")
            return

    async def _tidy(self) -> None:
        while True:
            await self.context.times.sleep(_TIDY_SECONDS)
            with contextlib.suppress(Exception):
                await self.tidy()
            self.context.collector.tidy(is_quiet=not any(room.connections for room in self))

    async def tidy(self) -> None:
        now = self.context.times.monotonic()
        for room in self:
            is_idle = room.is_idle() and now - room.empty_since > self.context.settings.idle_seconds
            if is_idle or room.is_gone:
                await self._put_away(room)
        if self.context.store.is_shared:
            await self._look_around()

    async def _put_away(self, room: Room) -> None:
        if self._rooms.get(room.row.id) is room:
            del self._rooms[room.row.id]
            await room.autoplay.put_away()
            await room.stop()
            await self.context.store.unwatch(room.row.id)

    async def _look_around(self) -> None:
        """Say who is here, and see who is elsewhere."""
        here: list[tuple[str, int]] = []
        for room in self:
            sessions = {connection.session for connection in room.connections}
            here += [
                (room.row.id, seat.seat)
                for seat in room.row.seats
                if seat.session and seat.session in sessions
            ]
            self._is_behind(room)
        self._begin_to_catch_up()
        if here:
            await self.context.say_who_is_here(here)
