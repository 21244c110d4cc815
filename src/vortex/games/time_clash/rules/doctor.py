"""TC-DOCTOR: moving the pawn."""

from __future__ import annotations

from vortex.games.time_clash.choices import GO
from vortex.games.time_clash.numbering import PAWN_MOVE, STACKS
from vortex.games.time_clash.rules.counter import Counterable
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import Frame


def legal_destinations(state: ClashState) -> list[int]:
    """TC-DOCTOR-05, TC-DOCTOR-06: onto an arc, and from arc to arc."""  # TC-RULING-20
    return [stack for stack in range(STACKS) if stack != state.pawn]


class MovePawn(Counterable):
    """TC-DOCTOR-07: the destination is named; the other team may counter the move, then it happens."""

    # TC-RULING-38: the move can be countered, the discard that paid for it stays spent

    __slots__ = ("stack",)

    def __init__(self, seat: int, stack: int) -> None:
        self.seat = seat
        self.stack = stack

    def thing(self, state: ClashState) -> int:
        return PAWN_MOVE

    def happen(self, state: ClashState) -> None:
        state.move_pawn(self.seat, self.stack)

    def fail(self, state: ClashState) -> None:
        state.counter_move(self.seat, self.stack)


class ChooseDestination(Frame):
    """A card's part that moves the pawn."""  # TC-RULING-61: named before the window opens

    __slots__ = ("seat",)
    steps = ("choose",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, state: ClashState) -> None:
        state.ask(self.seat, "destination", [GO + stack for stack in legal_destinations(state)])

    def on_choose(self, state: ClashState, choice: int) -> None:
        state.name_destination(self.seat, choice - GO)
        state.become(MovePawn(self.seat, choice - GO))
