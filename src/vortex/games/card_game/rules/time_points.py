"""CG-TP: Time Points, and what happens when the supply runs dry."""

from __future__ import annotations

from vortex.games.card_game.choices import TAKE
from vortex.games.card_game.state import CardGameState
from vortex.kernel.state import Frame


class TakeFromOthers(Frame):
    """CG-TP-02 to CG-TP-04: the missing TP of a played Location come from others, one at a time by choice.

    The tally holds how many are still missing.
    """

    __slots__ = ("seat",)
    steps = ("take",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, state: CardGameState) -> None:
        missing = state.tally
        rich = [seat for seat in range(state.seats) if seat != self.seat and state.tp[seat]]
        # CG-RULING-07: as many as exist, the remainder is lost.
        if not missing or not rich:
            state.finish()
        elif len(rich) == 1:
            amount = min(missing, state.tp[rich[0]])
            state.take(self.seat, rich[0], amount)
            state.finish()
        else:
            state.ask(self.seat, "take", [TAKE + seat for seat in rich])

    def on_take(self, state: CardGameState, choice: int) -> None:
        state.take(self.seat, choice - TAKE, 1)
        state.tally -= 1
        state.again()


def gain_for_location(state: CardGameState, seat: int, amount: int) -> None:
    """CG-LOC-02: from the supply, and what is missing from others (CG-RULING-07: the supply is emptied first)."""
    missing = amount - state.gain(seat, amount)
    if missing:
        state.call(TakeFromOthers(seat), missing)
