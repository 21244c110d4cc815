"""A table in memory: its row, its timeline, who is connected, and the one way in which its log grows."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Protocol

from vortex.games import GAMES, load_game
from vortex.kernel.chance import commitment
from vortex.kernel.words import wording
from vortex.server import sight
from vortex.server.context import ServerContext
from vortex.server.log import Chose, Entry, read_entry, write_entry
from vortex.server.moments import sees
from vortex.server.protocol import (
    VERSION,
    Chat,
    ChatLine,
    Clock,
    ClockInfo,
    Me,
    Position,
    SeatInfo,
    TableChanged,
    TableInfo,
    Update,
    Welcome,
    encode,
)
from vortex.server.storage.interface import (
    ChatRow,
    Known,
    News,
    NumberTaken,
    StoreFailed,
    Summary,
    TableRow,
    replace,
)
from vortex.server.timeline import Return, Stale, Timeline, Trial

PRESENCE_SECONDS = 0.5
"""Between two messages about who has come and gone."""
CHAT_LINES = 100
RESOLVE_SECONDS = 0.5
SEEN_MILLIS = 60_000
"""How long another process's word about a player's connection is trusted."""


class Connection(Protocol):
    """A socket, as a room knows it."""

    session: str
    viewer: int | None
    language: str
    is_welcome: bool
    awaits_hint: bool
    awaits_odds: bool

    def send(self, data: bytes) -> None: ...

    def send_latest(self, make: Callable[[], bytes]) -> None: ...

    def dismiss(self, code: str) -> None: ...


class SelfPlay(Protocol):
    """What a table does by itself, as a room knows it: it is woken whenever something may be due."""

    def wake(self) -> None: ...

    async def stop(self) -> None: ...

    async def put_away(self) -> None: ...


class Room:
    """Changes are made while holding `lock`; reading needs no lock."""

    def __init__(
        self, context: ServerContext, row: TableRow, timeline: Timeline, autoplay: Callable[[Room], SelfPlay]
    ) -> None:
        self.context = context
        self.row = row
        self.timeline = timeline
        self.ids: dict[str, int] = {}
        self.chat: list[ChatRow] = []
        self.connections: list[Connection] = []
        self.lock = asyncio.Lock()
        self.standing: dict[int, int] = {}
        self.stood_by: OrderedDict[str, bytes] = OrderedDict()
        """What the last few who wanted to stand by, or no longer, were answered, by the id of the message."""
        self._presence_changed = False
        self._telling: asyncio.Task[None] | None = None
        self._resolving: asyncio.Task[None] | None = None
        self._away: dict[int, float] = {}
        self.asked_since = context.times.monotonic()
        self.empty_since = context.times.monotonic()
        self.is_stale = False
        self.autoplay = autoplay(self)
        self._note_who_is_away()

    # -- who is who --------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name or f"Seat {seat.seat + 1}" for seat in self.row.seats)

    def reader(self, viewer: int | None, language: str) -> sight.Reader:
        return sight.Reader(viewer, wording(language), self.names)

    def owns(self, session: str, seat: int) -> bool:
        return (
            bool(session)
            and 0 <= seat < len(self.row.seats)
            and self.row.seats[seat].session == session
            and self.row.seats[seat].kind == "person"
        )

    def seats_of(self, session: str) -> list[int]:
        return [seat.seat for seat in self.row.seats if self.owns(session, seat.seat)]

    def is_host(self, session: str) -> bool:
        return bool(session) and session == self.row.host

    def me(self, session: str) -> Me:
        return Me(self.seats_of(session), self.is_host(session))

    def bot_of(self, seat: int) -> str | None:
        """The level of the bot that plays a seat, from the start or since it took over."""
        row = self.row.seats[seat]
        return row.level if row.kind == "bot" else self.timeline.bots.get(seat)

    def people(self) -> list[int]:
        """Seats that people have, though a bot may stand in for them."""
        return [seat.seat for seat in self.row.seats if seat.kind == "person"]

    def is_connected(self, seat: int) -> bool:
        owner = self.row.seats[seat].session
        if owner and any(connection.session == owner for connection in self.connections):
            return True
        return self.context.times.now() - self.row.seats[seat].seen < SEEN_MILLIS

    def is_absent(self, seat: int) -> bool:
        """Gone for so long that others may hand the seat to a bot."""
        if self.is_connected(seat):
            return False
        now = self.context.times.monotonic()
        return now - self._away.get(seat, now) >= self.context.settings.absent_seconds

    def _note_who_is_away(self) -> None:
        """Since when: at the latest since the table came into memory."""
        now = self.context.times.monotonic()
        away = [
            seat.seat for seat in self.row.seats if seat.kind == "person" and not self.is_connected(seat.seat)
        ]
        self._away = {seat: self._away.get(seat, now) for seat in away}

    # -- what is shown -----------------------------------------------------------------------------

    def info(self) -> TableInfo:
        seated = {seat.session for seat in self.row.seats if seat.session}
        watching = sum(connection.session not in seated for connection in self.connections)
        info = table_info(self.row, watching)
        info.asked = self.timeline.asked if self.row.status == "playing" else -1
        for seat in info.seats:
            seat.level = self.bot_of(seat.seat)
            seat.taken_over = seat.seat in self.timeline.bots
            seat.flagged = seat.seat in self.timeline.flagged
            seat.connected = seat.kind == "bot" or self.is_connected(seat.seat)
        return info

    def position(self, reader: sight.Reader) -> Position:
        viewer = reader.viewer
        return sight.position(
            self.timeline,
            reader,
            stands_by=viewer is not None and self.standing.get(viewer) == self._turn(),
            clock=self.clock_info(),
        )

    def welcome(self, session: str, reader: sight.Reader, since: int | None) -> Welcome:
        timeline = self.timeline
        known = (
            timeline.moments.entry_of(since)
            if since is not None and since <= timeline.moments.number
            else None
        )
        reset = known is None or timeline.is_undone_since(known)
        first = 0 if reset or known is None else timeline.event_count_at(known)
        start = max(first, len(timeline.events) - sight.EVENTS_AT_ONCE)
        playing = self.row.status != "waiting"
        return Welcome(
            VERSION,
            self.info(),
            self.me(session),
            self.position(reader) if playing else None,
            reset or start > first,
            start > 0 and (reset or start > first),
            sight.events(timeline, reader, start),
            [chat_line(row) for row in self.chat],
        )

    def tell_table(self) -> None:
        """Something about the table itself has changed."""
        info = self.info()
        for connection in self._listeners():
            connection.send(encode(TableChanged(info, self.me(connection.session))))

    def tell_presence(self) -> None:
        """Who is here has changed: said at once, and then once in a while, so that coming and going fills no queue."""
        self._presence_changed = True
        if self._telling is None:
            self._telling = asyncio.get_running_loop().create_task(self._tell_presence())

    async def _tell_presence(self) -> None:
        try:
            while self._presence_changed:
                self._presence_changed = False
                for connection in self._listeners():
                    connection.send_latest(partial(self._changed_for, connection))
                await self.context.times.sleep(PRESENCE_SECONDS)
        finally:
            self._telling = None

    def _changed_for(self, connection: Connection) -> bytes:
        return encode(TableChanged(self.info(), self.me(connection.session)))

    def tell_everything(self) -> None:
        """To all afresh: the game has begun, or much has changed at once."""
        for connection in self._listeners():
            self._welcome(connection, None)

    def tell_seat(self, seat: int) -> None:
        """Something that is this seat's business alone has changed."""
        for connection in self._listeners():
            if connection.viewer == seat:
                self._welcome(connection, self.timeline.moments.number)

    def _welcome(self, connection: Connection, since: int | None) -> None:
        reader = self.reader(connection.viewer, connection.language)
        connection.send(encode(self.welcome(connection.session, reader, since)))

    def tell_chat(self, row: ChatRow) -> None:
        data = encode(Chat(chat_line(row)))
        for connection in self._listeners():
            connection.send(data)

    def _listeners(self) -> list[Connection]:
        return [connection for connection in self.connections if connection.is_welcome]

    def _tell_update(self, undone_to: int | None, first: int) -> None:
        """Send the newest entry to those who can see it: for the others nothing has happened."""
        timeline = self.timeline
        entry = sight.entry(timeline, timeline.number)
        if undone_to is not None:
            undone_to = timeline.moments.number_of(undone_to)
        seen: dict[tuple[int | None, str], bytes] = {}
        for connection in self._listeners():
            if not sees(timeline.moments.seen(timeline.number), connection.viewer):
                continue
            key = (connection.viewer, connection.language)
            if key not in seen:
                reader = self.reader(*key)
                seen[key] = encode(
                    Update(
                        entry,
                        undone_to,
                        sight.events(self.timeline, reader, first),
                        self.position(reader),
                    )
                )
            connection.send(seen[key])

    # -- clocks ------------------------------------------------------------------------------------

    def thought(self) -> int:
        """For how long the asked seat has been thinking, in milliseconds."""
        return int((self.context.times.monotonic() - self.asked_since) * 1000)

    def time_left(self, seat: int) -> int:
        """Milliseconds; bots have no clock, so a seat that a bot plays keeps what it had."""
        assert self.row.clock
        seconds, increment = self.row.clock
        left = 1000 * (seconds + increment * self.timeline.answers[seat]) - self.timeline.spent[seat]
        return left - self.thought() if seat == self.running_clock() else left

    def running_clock(self) -> int | None:
        asked = self.timeline.asked
        if not self.row.clock or self.row.status != "playing" or asked < 0 or self.bot_of(asked) is not None:
            return None
        return asked

    def clock_info(self) -> ClockInfo | None:
        if not self.row.clock:
            return None
        left = [max(0, self.time_left(seat)) for seat in range(self.timeline.seats)]
        return ClockInfo(left, self.running_clock())

    def spent(self) -> int:
        """What the next entry charges to the asked seat."""
        return self.thought() if self.running_clock() is not None else 0

    # -- the log -----------------------------------------------------------------------------------

    async def append(
        self,
        entry: Entry,
        move_id: str,
        trial: Trial | None = None,
        acknowledge: Callable[[int], None] | None = None,
    ) -> int:
        """Commit, then carry out, acknowledge and tell everybody. Raises Stale, or StoreFailed if nothing is known."""
        number = self.timeline.number + 1
        ahead = trial or self.timeline.try_return(entry)
        summary = self._summary(entry, ahead)
        try:
            done = await self.context.store.append_entry(
                self.row.id, number, move_id, write_entry(entry), summary
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
        return number

    def _summary(self, entry: Entry, ahead: Trial | Return | None) -> Summary:
        bots = self.timeline.bots_after(entry)
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
        is_public = sees(self.timeline.moments.seen(self.timeline.number), None)
        if is_public and (not isinstance(entry, Chose) or self.timeline.state.over):
            self.tell_table()
        self.context.counts["entries"] += 1
        self.autoplay.wake()

    def known(self) -> Known:
        return Known(self.row.id, self.timeline.number, self.chat[-1].number if self.chat else 0)

    async def catch_up(self) -> None:
        """Carry out what other processes have written, and read the row and the chat anew."""
        found = await self.context.store.news([self.known()], CHAT_LINES)
        if self.row.id in found:
            self.take_news(found[self.row.id])
        self.is_stale = False

    def take_news(self, news: News) -> None:
        """What was read while the room was locked."""
        for stored in news.entries:
            if stored.number == self.timeline.number + 1:
                self._carry_out(read_entry(stored.entry), stored.move_id)
        self.take_row(news.row)
        self._note_who_is_away()
        for said in news.chat:
            self.add_chat(said)
        self.is_stale = False

    def resolve(self) -> None:
        """It is not known whether an entry was kept: looked into until it is, and then announced like any other."""
        self.is_stale = True
        if self._resolving is None:
            self._resolving = asyncio.get_running_loop().create_task(self._resolve())

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
        old, self.row = self.row, row
        if self._shown() == shown:
            return
        for connection in list(self.connections):
            viewer = connection.viewer
            if viewer is not None and not self.owns(connection.session, viewer):
                connection.dismiss("seat_taken")
        self.tell_table()
        if old.status == "waiting" and row.status != "waiting":
            self.asked_since = self.context.times.monotonic()
            self.tell_everything()
        self.autoplay.wake()

    def _shown(self) -> object:
        """What of the row people see: not the moments at which others were last seen."""
        row = self.row
        presence = [self.is_connected(seat.seat) for seat in row.seats]
        return [replace(seat, seen=0) for seat in row.seats], presence, row.next, row.status

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

    def present(self, connection: Connection) -> None:
        """The connection has said hello."""
        self._note_who_is_away()
        for seat in self.seats_of(connection.session):
            self.context.say_presence(self.row.id, seat, self.context.times.now())
        self.tell_presence()

    def is_idle(self) -> bool:
        """Whether nobody would notice if the table left memory."""
        asked = self.timeline.asked
        waits_for_bot = self.row.status == "playing" and asked >= 0 and self.bot_of(asked) is not None
        return not (
            self.connections or waits_for_bot or self.running_clock() is not None or self.lock.locked()
        )

    def _turn(self) -> int:
        return self.timeline.game.turns(self.timeline.state)


def may_watch(row: TableRow, session: str) -> bool:
    if row.spectators or not session:
        return row.spectators
    return session == row.host or any(seat.kind == "person" and seat.session == session for seat in row.seats)


def table_info(row: TableRow, watching: int = 0) -> TableInfo:
    """What the row alone shows: enough for a list of tables."""
    return TableInfo(
        row.id,
        row.game,
        load_game(row.game).title if row.game in GAMES else row.game,
        row.title,
        row.options,
        row.pack,
        row.pack_hash,
        row.rules_version,
        [
            SeatInfo(seat.seat, seat.kind, seat.name, seat.level or None, False, False, seat.kind == "bot")
            for seat in row.seats
        ],
        row.status,
        row.public,
        row.spectators,
        watching,
        Clock(*row.clock) if row.clock else None,
        commitment(row.seed),
        row.asked if row.status == "playing" else -1,
        row.created,
        row.next or None,
        row.odds,
    )


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.text, row.at)
