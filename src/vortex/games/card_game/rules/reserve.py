"""CG-RESERVE: the action of putting cards in reserve, and taking them up again, which is not an action.

Nothing else touches a reserve (CG-RESERVE-04, CG-RESERVE-06, CG-RULING-46).
"""

from __future__ import annotations

from vortex.games.card_game.cards import Use
from vortex.games.card_game.numbering import MOST_RESERVED, NOWHERE, RESERVE_LIMIT, RESERVING
from vortex.games.card_game.state import CardGameState
from vortex.kernel.state import PASS


def reserve_limit(state: CardGameState, seat: int) -> int:
    """CG-RESERVE-02, CG-RESERVE-07, CG-RESERVE-08: two, and one more for each face-up Cardiff or Face of Boe.

    CG-RULING-40: each copy counts.
    """
    pack = state.pack
    limit = RESERVE_LIMIT
    for card in state.shown[seat]:
        limit += pack.widens[pack.type_of[card] - pack.first_support]
    return limit


def reserve_taken(state: CardGameState, seat: int) -> int:
    """CG-RESERVE-09: face-down cards and U.N.I.T.; what widens the reserve does not count itself."""
    pack = state.pack
    taken = len(state.reserves[seat])
    for card in state.shown[seat]:
        if not pack.widens[pack.type_of[card] - pack.first_support]:
            taken += 1
    return taken


def reserve_room(state: CardGameState, seat: int) -> int:
    """Free places; cards that are on their way into the reserve have theirs already."""
    coming = len(state.chosen) if state.action == RESERVING and seat == state.now else 0
    if not state.shown[seat]:
        return RESERVE_LIMIT - len(state.reserves[seat]) - coming
    return reserve_limit(state, seat) - reserve_taken(state, seat) - coming


def can_enter(state: CardGameState, card: int) -> bool:
    """CG-RULING-53: what has left the reserve may not enter it again."""
    for other in state.barred:
        if other == card:
            return False
    return True


def fills_reserve(state: CardGameState) -> bool:
    """CG-RULING-53: whether the action being declared only puts cards into the reserve, face-down or face-up.

    After any other one the cards that have left the reserve may go back.
    """
    return state.action == RESERVING or (
        len(state.chosen) > 0 and state.pack.lies_open[state.pack.type_of[state.chosen[0]]]
    )


def can_recall(state: CardGameState, seat: int, card: int) -> bool:
    """CG-RULING-39: a face-up card may be taken up unless the reserve would then exceed its limit."""
    pack = state.pack
    widens = pack.widens[pack.type_of[card] - pack.first_support]
    return not widens or reserve_room(state, seat) >= widens


def legal_pickups(state: CardGameState, seat: int) -> list[int]:
    """CG-TURN-10, CG-RESERVE-05: any card of the reserve, at any time in the player's turn."""
    pack = state.pack
    options: list[int] = []
    for card in state.reserves[seat]:
        choice = pack.pickup_of[card]
        if choice not in options:
            options.append(choice)
    for card in state.shown[seat]:
        choice = pack.recall_of[card]
        if choice not in options and can_recall(state, seat, card):
            options.append(choice)
    return options


def first_reserves(state: CardGameState, hand: tuple[int, ...]) -> list[int]:
    """CG-RESERVE-03: cards of any type, one choice for all copies, without those barred."""
    uses = state.pack.uses
    options: list[int] = []
    last: Use | None = None
    for card in hand:
        use = uses[card]
        if use is not last and can_enter(state, card):
            options.append(use.to_reserve)
            last = use
    return options


def legal_reserves(state: CardGameState, seat: int) -> list[int]:
    """CG-RESERVE-01: the second card of the action."""
    options = [PASS]
    chosen = len(state.chosen)
    hand = state.hands[seat]
    if len(hand) > state.minimum and chosen < MOST_RESERVED and reserve_room(state, seat) > 0:
        type_of = state.pack.type_of
        last = -1
        for card in hand:
            type_ = type_of[card]
            if type_ != last and can_enter(state, card):
                options.append(state.pack.add_of[card])
                last = type_
    return options


def declare_reserve(state: CardGameState, seat: int) -> None:
    """CG-RESERVE-01: the cards of the action go into the player's reserve."""
    state.lay_reserve(seat, state.take_chosen())


def find_enterable(state: CardGameState, seat: int, type_: int) -> int:
    """The copy of a type in hand that may still enter the reserve."""
    if not state.barred:
        return state.find(state.hands[seat], type_)
    type_of = state.pack.type_of
    for card in state.hands[seat]:
        if type_of[card] == type_ and can_enter(state, card):
            return card
    return NOWHERE


def pick_up(state: CardGameState, seat: int, type_: int) -> None:
    """CG-RESERVE-05: a face-down card into the hand."""
    state.pick_up(seat, state.find(state.reserves[seat], type_))


def recall(state: CardGameState, seat: int, type_: int) -> None:
    """CG-RULING-39: a face-up card into the hand."""
    state.recall(seat, state.find(state.shown[seat], type_))
