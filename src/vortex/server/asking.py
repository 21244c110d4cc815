"""When a seat is asked in a window at all, and how long its answer takes there.

A seat that is asked only when it could do something would tell by its silence what it holds. So against people, and
before spectators, each of its windows lasts equally long: a pass, its own or the table's, is carried out at the end,
whatever the hand. A reply shows itself and need not wait. Bots learn nothing from the clock.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from vortex.kernel.state import PASS
from vortex.protocol.kinds import AskWhen
from vortex.server.context import ServerContext
from vortex.server.guiding import guiding_of
from vortex.server.seated import SeatedTable
from vortex.server.storage.interface import TableRow
from vortex.server.timeline import Timeline


class HeldPass(NamedTuple):
    """A pass that was given before its window's time is up: by which message, at which length of the log."""

    move_id: str
    number: int
    acknowledge: Callable[[int], None]


class AskingTable(SeatedTable):
    """What seats have said of when they want to be asked. Nobody else learns of it, and it is kept in memory only."""

    def __init__(self, context: ServerContext, row: TableRow, timeline: Timeline) -> None:
        super().__init__(context, row, timeline)
        self.standing: dict[int, int] = {}
        """In which turn a seat has said that it stands by."""
        self.wishes: dict[int, AskWhen] = {}
        self.held: HeldPass | None = None
        self.guiding = guiding_of(row)
        """In a guided first game, the way through its lesson."""

    def is_scripted(self) -> bool:
        """Whether the lesson says what comes next, or still explains: then nothing else is done."""
        return self.guiding is not None and not self.guiding.is_over(self.timeline)

    def turn(self) -> int:
        return self.timeline.game.turns(self.timeline.state)

    def asks(self, seat: int) -> AskWhen:
        return self.wishes.get(seat, "always")

    def stands_by(self, seat: int | None) -> bool:
        return seat is not None and self.standing.get(seat) == self.turn()

    def passes_in(self) -> float | None:
        """In how many seconds the table passes for the asked seat; None where it waits for the seat. Only the seat
        itself may see this: among bots it follows from the hand."""
        state, settings = self.timeline.state, self.context.settings
        seat = state.asked
        if (
            self.is_scripted()
            or not self.timeline.game.questions[state.topic].is_window
            or PASS not in state.options
        ):
            return None
        passed = self.context.times.monotonic() - self.asked_since
        if self.stands_by(seat) or self.asks(seat) == "never":
            return max(0.0, settings.bot_pause - passed)
        if self.asks(seat) == "always":
            return None
        if self.is_among_bots(seat):
            return 0.0 if state.options == [PASS] else None
        return max(0.0, settings.answer_seconds - passed)

    def must_wait(self, choice: int) -> bool:
        """Whether a pass of the asked seat, carried out now, would tell that the seat was given the question."""
        if choice != PASS or self.asks(self.timeline.asked) != "able":
            return False
        return bool(self.passes_in())

    def is_among_bots(self, seat: int) -> bool:
        """Whether no other person sees what happens at the table, and when."""
        owner = self.row.seats[seat].session
        others = (other for other in self.row.seats if other.seat != seat)
        return all(other.kind == "bot" for other in others) and all(
            connection.session == owner for connection in self.connections
        )
