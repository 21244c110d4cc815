"""The one kind of interrupt: a window that asks seats in the rule's order whether they reply."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from vortex.kernel.state import PASS, Frame, State

_ROUND: Final = 64
_ONLY_PASS: Final = [PASS]
ANEW: Final = 0
"""The tally of a window that begins again with its first seat."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Window(Frame):
    """Asks `seats` one after another; each replies or passes; it closes when all have passed in succession.

    Who is asked must follow from public facts alone. A subclass says in `replies` what a seat could answer besides
    passing (possibly nothing: it is asked all the same) and in `reply` what an answer does. The tally holds the
    place in the order and, in steps of 64, the passes in a row; a reply that comes to nothing may `report(ANEW)`.
    """

    __slots__ = ("seats",)
    steps: ClassVar[tuple[str, ...]] = ("offer",)
    topic: ClassVar[str] = "window"
    closes_on_reply: ClassVar[bool] = False

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def replies(self, state: Any, seat: int) -> Sequence[int]:
        raise NotImplementedError

    def reply(self, state: Any, seat: int, choice: int) -> None:
        raise NotImplementedError

    def still_open(self, state: Any, seat: int) -> bool:
        """Public grounds on which a seat drops out while the window is open (an empty hand, say)."""
        return True

    def offer(self, state: State) -> None:
        asked = len(self.seats)
        tally = state.tally
        while tally < asked * _ROUND:
            seat = self.seats[tally % _ROUND]
            if self.still_open(state, seat):
                state.tally = tally
                options = _ONLY_PASS
                replies = self.replies(state, seat)
                if replies:
                    options = [PASS]
                    options += replies
                state.ask(seat, self.topic, options)
                return
            tally = _passed(tally, asked)
        state.finish()

    def on_offer(self, state: State, choice: int) -> None:
        asked = len(self.seats)
        tally = state.tally
        seat = self.seats[tally % _ROUND]
        if choice == PASS:
            tally = _passed(tally, asked)
            if tally < asked * _ROUND:
                state.tally = tally
                state.again()
            else:
                state.finish()
            return
        if self.closes_on_reply:
            state.finish()
        else:
            state.tally = (tally % _ROUND + 1) % asked
            state.again()
        self.reply(state, seat, choice)


def _passed(tally: int, asked: int) -> int:
    """One pass more in a row, and one place further; from the last one back to the first."""
    tally += _ROUND + 1
    return tally - asked if tally % _ROUND == asked else tally
