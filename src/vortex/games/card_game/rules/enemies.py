"""CG-ENEMY and CG-COMBO: action, place Enemies; which Enemies may attack together; take-overs.

Players cannot withdraw or turn up their own Enemies (CG-ENEMY-09, CG-RULING-26).
"""

from __future__ import annotations

from vortex.games.card_game.choices import PLACES, spread
from vortex.games.card_game.numbering import COUNTERS
from vortex.games.card_game.rules.conflict import Conflict
from vortex.games.card_game.state import CardGameState
from vortex.kernel.knowledge import PUBLIC
from vortex.kernel.state import PASS


def fitting(state: CardGameState, cards: tuple[int, ...]) -> int:
    """CG-COMBO-01 to 07: the types that fit every one of some cards (CG-RULING-19: pair by pair)."""
    fit_of = state.pack.fit_of
    found = state.pack.every_enemy
    for card in cards:
        found &= fit_of[card]
    return found


def fitting_unseen(state: CardGameState, place: int, me: int) -> int:
    """CG-RULING-19: the types that cards of an attack may have which are unknown to `me`, a bit of the knowledge marks.

    CG-RULING-25: what lay there before a take-over fits what was taken, not necessarily the card that took it.
    """
    pack = state.pack
    found = pack.every_enemy
    is_above_unseen = False
    for card in state.attacks[place]:
        if not state.knows[card] & me:
            is_above_unseen = True
        elif is_above_unseen:
            found &= pack.above_of[card]
        else:
            found &= pack.fit_of[card]
    return found


def shown_types(state: CardGameState, place: int) -> int:
    """The types that lie face-up in an attack."""
    bits = state.pack.enemy_bit
    knows = state.knows
    found = 0
    for card in state.attacks[place]:
        if knows[card] >= PUBLIC:
            found |= bits[card]
    return found


def takers(state: CardGameState, place: int, held: int) -> int:
    """CG-CARD-DAVROS-01, CG-CARD-CYBERKING-01: held types that can take this attack over.

    It is never called for a player's own Locations (CG-CARD-DAVROS-03, CG-CARD-CYBERKING-03).
    """
    found = 0
    # CG-RULING-24: one qualifying card face-up is enough.
    shown = shown_types(state, place)
    if shown:
        for bit, taken in state.pack.takings:
            if held & bit and taken & shown:
                found |= bit
    return found


def attackable(state: CardGameState, seat: int, held: int) -> int:
    """CG-ENEMY-01, CG-ENEMY-02: Locations of others that the held types could be played against."""
    others = state.laid & ~state.owned[seat]
    mine = state.controls[seat]
    # CG-RULING-14: without a free Dalek counter, only TARDIS counters, Defenders and the player's own attacks are met.
    places = others & (state.tardis | state.guarded)
    if state.dalek_counters(seat) < COUNTERS:
        places |= others & ~state.attacked
        if held & state.pack.takers:
            for place in spread(PLACES, others & state.attacked & ~mine):
                if takers(state, place, held):
                    places |= 1 << place
    # CG-ENEMY-06, CG-COMBO-08
    fit_of = state.pack.fit_of
    while mine:
        bit = mine & -mine
        mine ^= bit
        fit = held
        for card in state.attacks[bit.bit_length() - 1]:
            fit &= fit_of[card]
        if fit:
            places |= bit
    return places


def joining(state: CardGameState, seat: int, place: int, chosen: tuple[int, ...]) -> int:
    """CG-ENEMY-01 to CG-ENEMY-03: the types that can attack a Location with those chosen already."""
    if not state.attacked >> place & 1:
        return fitting(state, chosen)
    # CG-RULING-25: a take-over begins with the card that takes over; the attack is then the player's own.
    if chosen or state.controls[seat] >> place & 1:
        return fitting(state, state.attacks[place] + chosen)
    return takers(state, place, state.pack.every_enemy)


def legal_attackers(state: CardGameState, seat: int) -> list[int]:
    """CG-ENEMY-03: Enemies that fit all others of the attack, as long as the hand keeps its minimum."""
    hand = state.hands[seat]
    place = state.target
    pack = state.pack
    chosen = state.chosen
    options = [PASS] if chosen else []
    if len(hand) <= state.minimum:
        return options
    fit = joining(state, seat, place, chosen)
    bits = pack.enemy_bit
    for card in hand:
        bit = bits[card] & fit
        if bit:
            options.append(pack.add_of[card])
            fit ^= bit
    return options


def declare_attack(state: CardGameState, seat: int) -> None:
    """CG-ENEMY-04 to CG-ENEMY-13: by what lies on the Location."""
    place = state.target
    cards = state.take_chosen()
    bit = 1 << place
    if state.tardis & bit:
        state.absorb_enemies(seat, place, cards)
    elif state.attacked & bit & ~state.controls[seat]:
        state.take_over(seat, place, cards[0])
        if len(cards) > 1:
            state.place_enemies(seat, place, cards[1:])
    elif state.guarded & bit:
        state.send_enemies(seat, place, cards)
        state.call(Conflict(place, True))
    else:
        state.place_enemies(seat, place, cards)
