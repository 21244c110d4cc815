"""CG-BUY and CG-DISCARD: actions, buy cards with Time Points and discard cards for Time Points."""

from __future__ import annotations

from vortex.games.card_game.choices import ADD, BUY
from vortex.games.card_game.numbering import MOST_DISCARDED, NORMAL, PRICE, UNDER_GAME_END
from vortex.games.card_game.state import CardGameState
from vortex.kernel.state import PASS


def affordable(state: CardGameState, seat: int) -> int:
    """CG-BUY-01, CG-BUY-03: how many cards can be bought (CG-RULING-50: no more than deck and discard pile hold)."""
    count = state.tp[seat] // PRICE
    # CG-RULING-63
    if state.shuffled:
        return 0
    return count and min(count, len(state.deck) + len(state.discards))


def legal_buys(state: CardGameState, seat: int) -> list[int]:
    return [BUY + count for count in range(affordable(state, seat))]


def buy(state: CardGameState, seat: int, count: int) -> None:
    """CG-BUY-01, CG-BUY-02: five TP each, from the top of the deck."""
    state.pay(seat, PRICE * count)
    if state.events is not None:
        state.tell("bought", seat, count)
    draw_cards(state, seat, count)


def draw_cards(state: CardGameState, seat: int, count: int) -> None:
    """CG-VIS-13: seen by the drawer only. CG-RULING-49: with nothing left to shuffle, what there is."""
    before = state.hands[seat]
    if state.mode == NORMAL and len(state.deck) > UNDER_GAME_END + count:
        state.draw_together(seat, count)
    else:
        drawn = 0
        while drawn < count and state.draw(seat):
            drawn += 1
    if state.events is not None:
        types = tuple(state.pack.type_of[card] for card in state.hands[seat] if card not in before)
        state.tell_some(1 << seat, "drew", (seat,), types)


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
                options.append(ADD + type_)
                last = type_
    return options


def declare_discard(state: CardGameState, seat: int) -> None:
    """CG-DISCARD-02: one TP for each, as far as the supply goes (CG-RULING-06)."""
    cards = state.take_chosen()
    if state.events is not None:
        state.tell("discarded", seat, *state.types(cards))
    state.discard_shown(seat, cards)
    state.gain(seat, len(cards))
