"""CG-BUY and CG-DISCARD: actions, buy cards with Time Points and discard cards for Time Points."""

from __future__ import annotations

from vortex.games.card_game.choices import BUYS
from vortex.games.card_game.numbering import CARD_PRICE, MOST_DISCARDED
from vortex.games.card_game.state import CardGameState
from vortex.kernel.state import PASS


def affordable(state: CardGameState, seat: int) -> int:
    """CG-BUY-01, CG-BUY-03: how many cards can be bought (CG-RULING-50: no more than deck and discard pile hold)."""
    count = state.tp[seat] // CARD_PRICE
    # CG-RULING-63
    if state.shuffled:
        return 0
    return count and min(count, len(state.deck) + len(state.discards))


def offer_buys(options: list[int], state: CardGameState, seat: int) -> None:
    if state.tp[seat] >= CARD_PRICE:
        options += BUYS[: affordable(state, seat)]


def buy(state: CardGameState, seat: int, count: int) -> None:
    """CG-BUY-01: from the top of the deck."""
    state.pay_for_cards(seat, count)
    state.draw_cards(seat, count)


def legal_discards(state: CardGameState, seat: int) -> list[int]:
    """CG-DISCARD-01: the second card of the action, of any type (CG-DISCARD-03)."""
    options = [PASS]
    hand = state.hands[seat]
    if len(hand) > state.minimum and len(state.chosen) < MOST_DISCARDED:
        type_of = state.pack.type_of
        last = -1
        for card in hand:
            type_ = type_of[card]
            if type_ != last:
                options.append(state.pack.add_of[card])
                last = type_
    return options


def declare_discard(state: CardGameState, seat: int) -> None:
    state.discard_for_time_points(seat, state.take_chosen())
