"""CG-DEF: action, place Defenders.

There is no way back (CG-DEF-05), and a TARDIS counter does not prevent it (CG-DEF-06).
"""

from __future__ import annotations

from vortex.games.card_game.choices import PLACES, spread
from vortex.games.card_game.rules.conflict import Conflict
from vortex.games.card_game.state import CardGameState
from vortex.kernel.state import PASS


def defender_types(state: CardGameState, cards: tuple[int, ...]) -> int:
    """The types among some cards, as a bit set."""
    bits = state.pack.defender_bit
    found = 0
    for card in cards:
        found |= bits[card]
    return found


def defendable(state: CardGameState, seat: int, held: int) -> int:
    """CG-DEF-02, CG-DEF-04: the player's own Locations that one of the held types has not been placed on."""
    owned = state.owned[seat]
    places = owned & ~state.guarded
    for place in spread(PLACES, owned & state.guarded):
        if held & ~defender_types(state, state.guards[place]):
            places |= 1 << place
    return places


def legal_defenders(state: CardGameState, seat: int) -> list[int]:
    """CG-DEF-01: Defenders of a type not yet there, as long as the hand keeps its minimum (CG-RULING-09)."""
    options = [PASS] if state.chosen else []
    hand = state.hands[seat]
    if len(hand) > state.minimum:
        pack = state.pack
        there = defender_types(state, state.guards.get(state.target, ()) + state.chosen)
        for card in hand:
            bit = pack.defender_bit[card]
            if not bit:
                break
            if not bit & there:
                options.append(pack.add_of[card])
                there |= bit
    return options


def declare_defenders(state: CardGameState, seat: int) -> None:
    """CG-DEF-03, CG-DEF-07: face-down, or face-up into a conflict with the attack that lies there."""
    place = state.target
    cards = state.take_chosen()
    if state.attacked >> place & 1:
        # CG-DEF-08: all are declared before an Enemy card is turned up.
        state.send_guards(seat, place, cards)
        # CG-CARD-RORY-03: they were not there before the attack.
        state.call(Conflict(place, False))
    else:
        state.place_guards(seat, place, cards)
