"""Who has which seat of a table, who is here, and whose clock runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from vortex.protocol import ClockInfo, Me
from vortex.server.context import ServerContext
from vortex.server.storage.interface import TableRow
from vortex.server.timeline import Timeline

SEEN_MILLIS = 60_000
"""How long another process's word about a player's connection is trusted."""


class Connection(Protocol):
    """A socket, as a room knows it."""

    session: str
    viewer: int | None
    language: str
    is_welcome: bool
    awaits: set[str]

    def send(self, data: bytes) -> None: ...

    def send_latest(self, make: Callable[[], bytes]) -> None: ...

    def dismiss(self, code: str) -> None: ...


class SeatedTable:
    """A table's row and its timeline, with those who are connected to it."""

    def __init__(self, context: ServerContext, row: TableRow, timeline: Timeline) -> None:
        self.context = context
        self.row = row
        self.timeline = timeline
        self.connections: list[Connection] = []
        self.asked_since = context.times.monotonic()
        self._away: dict[int, float] = {}
        self._note_who_is_away()

    # -- who is who --------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name or f"Seat {seat.seat + 1}" for seat in self.row.seats)

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
        seats, is_host = self.seats_of(session), self.is_host(session)
        muted = [seat.seat for seat in self.row.seats if seat.muted and (is_host or seat.seat in seats)]
        return Me(seats, is_host, muted)

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


def may_watch(row: TableRow, session: str) -> bool:
    if row.spectators or not session:
        return row.spectators
    return session == row.host or any(seat.kind == "person" and seat.session == session for seat in row.seats)
