"""CG-SUPPORT: action, play a Support card. What its text does is in `effects`.

No choice puts one on a Location (CG-SUPPORT-04).
"""

from __future__ import annotations

from vortex.games.card_game.cards import FREELY, IF_POSSIBLE, IF_ROOM
from vortex.games.card_game.choices import AT_PLACES, STRIKE, spread
from vortex.games.card_game.effects import LANGUAGE, MAY_MISS
from vortex.games.card_game.numbering import AIMING, EXCHANGING, NOWHERE, PAYING
from vortex.games.card_game.rules.effects import RULES, arch_targets
from vortex.games.card_game.rules.reserve import can_enter, reserve_room
from vortex.games.card_game.state import CardGameState
from vortex.kernel.state import PASS

# -- what may be played ----------------------------------------------------------------------------


def can_play(state: CardGameState, seat: int, card: int, spare: int) -> bool:
    """Whether a Support card in hand can be played now; `spare` cards may leave the hand."""
    pack = state.pack
    type_ = pack.type_of[card]
    index = type_ - pack.first_support
    # CG-RULING-45: an exchange replaces itself.
    if spare < 1 and not pack.exchanges[index]:
        return False
    way = pack.uses[card].way
    if way == IF_ROOM:
        return can_enter(state, card) and reserve_room(state, seat) > 0
    if way != IF_POSSIBLE:
        return way == FREELY
    # CG-SUPPORT-02: what is aimed at an attack needs one.
    if pack.aims[index] != NOWHERE and not state.owned[seat] & state.attacked:
        return False
    for verb in pack.verbs[index]:
        if not RULES[verb].possible(state, seat, card, spare):
            return False
    return True


def can_play_type(state: CardGameState, seat: int, card: int, spare: int) -> bool:
    """The same for the first copy or, if that is barred from the reserve, for another one in hand."""
    if state.barred and not can_enter(state, card):
        type_of = state.pack.type_of
        for other in state.hands[seat]:
            if type_of[other] == type_of[card] and can_enter(state, other):
                return can_play(state, seat, other, spare)
    return can_play(state, seat, card, spare)


# -- putting it together ---------------------------------------------------------------------------


def choose_support(state: CardGameState, seat: int, card: int) -> None:
    """The player begins with this card; what it still needs is asked for."""
    pack = state.pack
    index = pack.type_of[card] - pack.first_support
    state.choose(seat, card)
    state.begin_action(EXCHANGING if pack.exchanges[index] else AIMING)


def _chosen_index(state: CardGameState) -> int:
    pack = state.pack
    return pack.type_of[state.chosen[0]] - pack.first_support


def legal_aims(state: CardGameState, seat: int) -> list[int]:
    aim = state.pack.aims[_chosen_index(state)]
    if aim == NOWHERE:
        return [PASS]
    aims = spread(AT_PLACES, RULES[aim].aims(state, seat))
    # CG-RULING-44: the Screwdriver group may be played for the TP alone.
    return [PASS, *aims] if LANGUAGE.has(aim, MAY_MISS) else aims


def aim_at(state: CardGameState, place: int) -> None:
    """The first target is known; some cards need a second thing."""
    index = _chosen_index(state)
    if state.pack.costs_defender[index]:
        state.begin_action(PAYING, place)
    else:
        state.begin_action(RULES[state.pack.aims[index]].then, place)


def legal_prices(state: CardGameState, seat: int) -> list[int]:
    """CG-CARD-K9-02: a Defender from hand (CG-RULING-42)."""
    if len(state.chosen) > 1:
        return [PASS]
    pack = state.pack
    options: list[int] = []
    for card in state.hands[seat]:
        if not pack.defender_bit[card]:
            break
        choice = pack.add_of[card]
        if choice not in options:
            options.append(choice)
    return options


def legal_strikes(state: CardGameState, seat: int) -> list[int]:
    """CG-CARD-JACK-02: any card of the attack, face-up or face-down, by its place in the row."""
    return [STRIKE + slot for slot in range(len(state.attacks[state.target]))]


def legal_moves(state: CardGameState, seat: int) -> list[int]:
    return spread(AT_PLACES, arch_targets(state, seat, state.target))


def legal_exchanges(state: CardGameState, seat: int) -> list[int]:
    """CG-CARD-FISHFINGERS-01: any number of hand cards."""
    options = [PASS]
    pack = state.pack
    last = -1
    for card in state.hands[seat]:
        if pack.type_of[card] != last:
            last = pack.type_of[card]
            options.append(pack.add_of[card])
    return options


# -- carrying it out -------------------------------------------------------------------------------


def declare_support(state: CardGameState, seat: int, second: int = NOWHERE) -> None:
    """CG-SUPPORT-02, CG-SUPPORT-03: the text is carried out, the card discarded unless its text keeps it in play.

    `second` is the slot or the new Location for the cards that need one.
    """
    pack = state.pack
    place = state.target
    index = _chosen_index(state)
    cards = state.take_chosen()
    card = cards[0]
    state.play_support(seat, card, place)
    type_ = pack.type_of[card]
    if type_ in pack.unit_types:
        state.lay_open(seat, card)
    elif not pack.lies_open[type_]:
        state.discard(card)
    for effect in pack.effects[index]:
        RULES[effect.verb].do(state, seat, cards, place, second, effect)
