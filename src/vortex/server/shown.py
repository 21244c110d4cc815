"""What those who are connected to a table are shown of it, and how they hear of changes."""

from __future__ import annotations

import asyncio
from functools import partial

from vortex.games import GAMES, load_game
from vortex.kernel.chance import commitment
from vortex.kernel.words import wording
from vortex.lessons import lesson_of
from vortex.protocol import (
    VERSION,
    Chat,
    ChatLine,
    Clock,
    Position,
    SeatInfo,
    TableChanged,
    TableInfo,
    Update,
    Welcome,
    encode,
)
from vortex.server import sight
from vortex.server.asking import AskingTable
from vortex.server.context import ServerContext
from vortex.server.entry_numbers import sees
from vortex.server.seated import Connection
from vortex.server.storage.interface import ChatRow, TableRow
from vortex.server.timeline import Timeline

PRESENCE_SECONDS = 0.5
"""Between two messages about who has come and gone."""


class ShownTable(AskingTable):
    """A table with its chat, as it is written to each connection in its viewer's language."""

    def __init__(self, context: ServerContext, row: TableRow, timeline: Timeline) -> None:
        super().__init__(context, row, timeline)
        self.chat: list[ChatRow] = []
        self._presence_changed = False
        self._telling: asyncio.Task[None] | None = None

    def reader(self, viewer: int | None, language: str) -> sight.Reader:
        return sight.Reader(viewer, wording(language), self.names)

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
            stands_by=self.stands_by(viewer),
            passes_in=self._passes_in(viewer),
            clock=self.clock_info(),
            lesson=None if self.guiding is None else self.guiding.place(self.timeline, viewer),
        )

    def _passes_in(self, viewer: int | None) -> int | None:
        if viewer is None or viewer != self.timeline.asked:
            return None
        seconds = self.passes_in()
        return None if seconds is None else round(1000 * seconds)

    def welcome(self, session: str, reader: sight.Reader, since: int | None) -> Welcome:
        timeline = self.timeline
        known = (
            timeline.numbers.entry_of(since)
            if since is not None and since <= timeline.numbers.number
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

    def tell_me(self, connection: Connection) -> None:
        """Something has changed that concerns only this browser."""
        connection.send(self._changed_for(connection))

    def tell_presence(self) -> None:
        """The people present have changed: announced at once, then at intervals, so that coming and going fills no
        queue."""
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
        """Something has changed that concerns only this seat."""
        for connection in self._listeners():
            if connection.viewer == seat:
                self._welcome(connection, self.timeline.numbers.number)

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
            undone_to = timeline.numbers.number_of(undone_to)
        written: sight.Written = {}
        seen: dict[tuple[int | None, str], bytes] = {}
        for connection in self._listeners():
            if not sees(timeline.numbers.seen(timeline.number), connection.viewer):
                continue
            key = (connection.viewer, connection.language)
            if key not in seen:
                reader = self.reader(*key)
                seen[key] = encode(
                    Update(
                        entry,
                        undone_to,
                        sight.events(timeline, reader, first, written=written),
                        self.position(reader),
                    )
                )
            connection.send(seen[key])


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
        row.help,
        lesson_of(row.game, row.pack, row.seed) is not None,
        bool(row.start),
    )


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.text, row.at)
