"""Prices: a number of tokens, or one Timey-Wimey card from hand."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.choices import PAY_CARD, PAY_SONIC
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import Frame


def can_pay(state: DaleksState, seat: int, price: int) -> bool:
    """TOD-RULING-030: the card comes from the hand; installed Equipment does not pay."""
    return state.tokens[seat] >= price or len(state.hands[seat]) > 0


def can_pay_both(state: DaleksState, seat: int, price: int, later: int) -> bool:
    return _sonic_leaves(state, seat, price, later) or _card_leaves(state, seat, later)


def _sonic_leaves(state: DaleksState, seat: int, price: int, later: int) -> bool:
    """Whether tokens can pay now and the later price can still be paid after that."""
    left = state.tokens[seat] - price
    return left >= 0 and (later == 0 or left >= later or len(state.hands[seat]) > 0)


def _card_leaves(state: DaleksState, seat: int, later: int) -> bool:
    cards = len(state.hands[seat])
    return cards > 0 and (later == 0 or cards > 1 or state.tokens[seat] >= later)


class PayPrice(Frame):
    """TOD-LIMIT-18, TOD-RECRUIT-04, TOD-HELP-02, -05: `price` tokens or one Timey-Wimey card, as the payer likes.

    `later` is a second price that must remain payable (TOD-RULING-075).
    """

    __slots__ = ("seat", "price", "later")
    steps = ("pay",)

    def __init__(self, seat: int, price: int, later: int) -> None:
        self.seat = seat
        self.price = price
        self.later = later

    def pay(self, state: DaleksState) -> None:
        options: list[int] = []
        if _sonic_leaves(state, self.seat, self.price, self.later):
            options.append(PAY_SONIC)
        if _card_leaves(state, self.seat, self.later):
            options.extend([PAY_CARD + card for card in state.hands[self.seat]])
        if len(options) == 1:
            self.on_pay(state, options[0])
        elif options:
            state.ask(self.seat, "price", options)

    def on_pay(self, state: DaleksState, choice: int) -> None:
        if choice == PAY_SONIC:
            state.spend_tokens(self.seat, self.price)
        else:
            state.discard_card(self.seat, choice - PAY_CARD)
