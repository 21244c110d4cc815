"""A table in memory, and the one way in which its log grows."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from vortex.kernel.state import NOBODY
from vortex.server.calling import Asked
from vortex.server.context import ServerContext
from vortex.server.entry_numbers import sees
from vortex.server.log import Chose, Entry, Resigned, read_entry, write_entry
from vortex.server.seated import Connection
from vortex.server.shown import ShownTable
from vortex.server.storage.interface import (
    ChatRow,
    Known,
    News,
    NumberTaken,
    Removal,
    StoreFailed,
    Summary,
    TableRow,
    replace,
)
from vortex.server.storage.notices import end
from vortex.server.timeline import Return, Stale, Timeline, Trial

CHAT_LINES = 100
RESOLVE_SECONDS = 0.5


class SelfPlay(Protocol):
    """What a table does by itself, as a room knows it: it is woken whenever something may be due."""

    def wake(self) -> None: ...

    async def stop(self) -> None: ...

    async def put_away(self) -> None: ...


class Room(ShownTable):
    """Changes are made while holding `lock`; reading needs no lock."""

    def __init__(
        self, context: ServerContext, row: TableRow, timeline: Timeline, autoplay: Callable[[Room], SelfPlay]
    ) -> None:
        super().__init__(context, row, timeline)
        self.ids: dict[str, int] = {}
        self.lock = asyncio.Lock()
        self.wished: OrderedDict[str, bytes] = OrderedDict()
        """What the last few who said when they want to be asked were answered, by the id of the message."""
        self.failed_bots: set[str] = set()
        """The levels of which the log has said that they fail here."""
        self._resolving: asyncio.Task[None] | None = None
        self.called = -1
        self.empty_since = context.times.monotonic()
        self.is_stale = False
        self.is_gone = False
        """Whether the table was removed, or something of it: the room is given up."""
        self.autoplay = autoplay(self)

    # -- the log -----------------------------------------------------------------------------------

    async def append(
        self,
        entry: Entry,
        move_id: str,
        trial: Trial | None = None,
        acknowledge: Callable[[int], None] | None = None,
        removal: Removal | None = None,
    ) -> int:
        """Commit, then carry out, acknowledge and tell everybody. Raises Stale, or StoreFailed if nothing is known."""
        store = self.context.store
        number = self.timeline.number + 1
        ahead = trial or self.timeline.try_return(entry)
        summary = self._summary(entry, ahead)
        try:
            written = self.row.id, number, move_id, write_entry(entry), summary
            done = await (
                store.append_entry(*written) if removal is None else store.remove_person(*written, removal)
            )
        except NumberTaken:
            await self.catch_up()
            raise Stale from None
        self.context.store_works()
        if not done.is_new:
            await self.catch_up()
            if acknowledge:
                acknowledge(done.number)
            return done.number
        self.row = replace(self.row, number=number, **summary._asdict())
        self._carry_out(entry, move_id, ahead, acknowledge)
        self.context.calling.look(self)
        if removal is not None:
            self.is_stale = True
            with contextlib.suppress(StoreFailed):
                await self.catch_up()
        return number

    def _summary(self, entry: Entry, ahead: Trial | Return | None) -> Summary:
        bots = self.timeline.bots_after(entry)
        if isinstance(entry, Resigned) and not entry.level:
            return Summary(NOBODY, "over")
        if ahead is None:
            return Summary(self.timeline.asked, self.row.status, self.timeline.asked in bots)
        return Summary(
            ahead.state.asked, "over" if ahead.state.over else "playing", ahead.state.asked in bots
        )

    def _carry_out(
        self,
        entry: Entry,
        move_id: str,
        ahead: Trial | Return | None = None,
        acknowledge: Callable[[int], None] | None = None,
    ) -> None:
        first = len(self.timeline.events)
        undone_to = self.timeline.carry_out(entry, ahead)
        self.ids[move_id] = self.timeline.number
        self.asked_since = self.context.times.monotonic()
        if acknowledge:
            acknowledge(self.timeline.number)
        self._tell_update(undone_to, min(first, len(self.timeline.events)))
        is_public = sees(self.timeline.numbers.seen(self.timeline.number), None)
        if is_public and (not isinstance(entry, Chose) or self.timeline.is_over):
            self.tell_table()
        self.context.counts["entries"] += 1
        self.autoplay.wake()

    def known(self) -> Known:
        return Known(self.row.id, self.timeline.number, self.chat[-1].number if self.chat else 0)

    async def catch_up(self) -> None:
        """Carry out what other processes have written, and read the row and the chat anew."""
        found = await self.context.store.news([self.known()], CHAT_LINES)
        self.take_news(found.get(self.row.id))

    def take_news(self, news: News | None) -> None:
        """What was read while the room was locked; nothing if the table is not there any more."""
        self.is_stale = False
        if news is None or news.row.edition != self.row.edition:
            self._give_up("closed" if news is not None and news.row.closed else "resync")
            return
        for stored in news.entries:
            if stored.number == self.timeline.number + 1:
                self._carry_out(read_entry(stored.entry), stored.move_id)
        self.take_row(news.row)
        self._note_who_is_away()
        for said in news.chat:
            self.add_chat(said)

    def _give_up(self, code: str) -> None:
        """The operator has closed or removed the table, or a part of it: those connected here connect again and are
        shown what is left, or told that there is nothing."""
        self.is_gone = True
        for connection in list(self.connections):
            connection.dismiss(code)

    def resolve(self) -> None:
        """It is not known whether an entry was kept: looked into until it is, and then announced like any other."""
        self.is_stale = True
        if self._resolving is None:
            self._resolving = asyncio.get_running_loop().create_task(self._resolve())

    async def stop(self) -> None:
        """It leaves memory: nobody is told of it any more."""
        await end(*(task for task in (self._telling, self._resolving) if task is not None))

    async def _resolve(self) -> None:
        try:
            while self.is_stale:
                await self.context.times.sleep(RESOLVE_SECONDS)
                with contextlib.suppress(StoreFailed):
                    async with self.lock:
                        await self.catch_up()
        finally:
            self._resolving = None

    def take_row(self, row: TableRow) -> None:
        """The row as the store has it now: people may have sat down, come back elsewhere, or left."""
        shown = self._shown()
        mine = {connection: self.me(connection.session) for connection in self._listeners()}
        old, self.row = self.row, row
        if self._shown() == shown:
            # A person who was muted, and the host: nobody else need know.
            for connection, before in mine.items():
                if self.me(connection.session) != before:
                    self.tell_me(connection)
            return
        for connection in list(self.connections):
            viewer = connection.viewer
            if connection.session in row.removed:
                connection.dismiss("removed")
            elif viewer is not None and not self.owns(connection.session, viewer):
                connection.dismiss("seat_taken")
        self.tell_table()
        if old.status == "waiting" and row.status != "waiting":
            self.asked_since = self.context.times.monotonic()
            self.tell_everything()
            self.context.calling.look(self)
        self.autoplay.wake()

    def _shown(self) -> object:
        """What of the row everybody sees: not who is muted, nor the moments at which others were last seen."""
        row = self.row
        presence = [self.is_connected(seat.seat) for seat in row.seats]
        return [replace(seat, seen=0, muted=False) for seat in row.seats], presence, row.next, row.status

    async def hear(self, row: ChatRow) -> None:
        """A line that was said here, and whatever was said elsewhere before it. It is committed: nothing can fail."""
        if row.number > (self.chat[-1].number if self.chat else 0) + 1:
            self.is_stale = True
            with contextlib.suppress(StoreFailed):
                await self.catch_up()
        else:
            self.add_chat(row)

    def add_chat(self, row: ChatRow) -> None:
        if self.chat and row.number <= self.chat[-1].number:
            return
        self.chat.append(row)
        del self.chat[: -self.context.settings.chat_lines]
        self.tell_chat(row)

    # -- coming and going --------------------------------------------------------------------------

    def join(self, connection: Connection) -> None:
        self.connections.append(connection)
        self.autoplay.wake()

    def leave(self, connection: Connection) -> None:
        self.connections.remove(connection)
        for seat in self.seats_of(connection.session):
            if not any(other.session == connection.session for other in self.connections):
                self.context.say_presence(self.row.id, seat, 0)
        self._note_who_is_away()
        if not self.connections:
            self.empty_since = self.context.times.monotonic()
        if connection.is_welcome:
            self.tell_presence()
        self.context.calling.look(self)

    def present(self, connection: Connection) -> None:
        """The connection has said hello."""
        self._note_who_is_away()
        for seat in self.seats_of(connection.session):
            self.context.say_presence(self.row.id, seat, self.context.times.now())
        self.tell_presence()

    def waits_for(self) -> Asked | None:
        """The person whom the table waits for, if it does."""
        seat = self.timeline.asked
        if self.is_gone or self.row.status != "playing" or seat < 0 or self.bot_of(seat) is not None:
            return None
        if self.passes_in() is not None or self.is_scripted():
            return None
        session = self.row.seats[seat].session
        return Asked(self.row.id, self.row.game, self.timeline.number, session, self.is_connected(seat))

    def is_idle(self) -> bool:
        """Whether the table can leave memory without a client noticing."""
        asked = self.timeline.asked
        waits_for_bot = self.row.status == "playing" and asked >= 0 and self.bot_of(asked) is not None
        if self.guiding is not None and self.is_scripted():
            waits_for_bot = self.guiding.due(self.timeline, waits_for_bot) is not None
        return not (
            self.connections or waits_for_bot or self.running_clock() is not None or self.lock.locked()
        )
