"""CG-SUPPORT: action, play a Support card; and the cards of CG-CARD, Support.

No choice puts one on a Location (CG-SUPPORT-04).
"""

from __future__ import annotations

from collections.abc import Callable

from vortex.games.card_game import effects as verbs
from vortex.games.card_game.cards import FREELY, NEVER
from vortex.games.card_game.choices import ADD, AT, AT_PLACES, PLACES, STRIKE, spread
from vortex.games.card_game.effects import EVERYONE
from vortex.games.card_game.numbering import (
    AIMING,
    EXCHANGING,
    MOVING,
    NOWHERE,
    PAYING,
    STRIKING,
)
from vortex.games.card_game.rules.conflict import Conflict
from vortex.games.card_game.rules.enemies import shown_types
from vortex.games.card_game.rules.reserve import can_enter, reserve_room
from vortex.games.card_game.state import CardGameState
from vortex.kernel.effects import Effect
from vortex.kernel.state import PASS, Frame

# -- what may be played ----------------------------------------------------------------------------


def aimable(state: CardGameState, seat: int, aim: int) -> int:
    """The own Locations at whose attack a Support card can aim."""
    under_attack = state.owned[seat] & state.attacked
    if not under_attack or aim in (verbs.TURN_UP, verbs.DEFEAT, verbs.STRIKE):
        return under_attack
    places = 0
    for place in spread(PLACES, under_attack):
        if aim == verbs.DEFEAT_DALEK:
            # CG-CARD-DALEKSEC-03, CG-RULING-24: one Dalek card face-up is enough.
            fits = shown_types(state, place) & state.pack.daleks
        else:
            fits = arch_targets(state, seat, place)
        if fits:
            places |= 1 << place
    return places


def arch_targets(state: CardGameState, seat: int, place: int) -> int:
    """CG-CARD-ARCH-01, CG-CARD-ARCH-02: Locations of a third player that are not under attack (CG-RULING-43)."""
    places = 0
    controller = state.controller(place)
    for other, owned in enumerate(state.owned):
        if other not in (seat, controller):
            places |= owned
    return places & ~state.attacked


def can_play(state: CardGameState, seat: int, card: int, spare: int) -> bool:
    """Whether a Support card in hand can be played now; `spare` cards may leave the hand."""
    pack = state.pack
    type_ = pack.type_of[card]
    index = type_ - pack.first_support
    if pack.exchanges[index]:
        # CG-RULING-45: it replaces itself. CG-RULING-63: but not for ever.
        return not state.shuffled
    way = pack.plays_of[card]
    if spare < 1 or way == NEVER:
        return False
    if way == FREELY:
        return True
    if pack.widens[index]:
        return can_enter(state, card)
    if type_ in pack.unit_types:
        return can_enter(state, card) and reserve_room(state, seat) > 0
    # CG-RULING-42
    if pack.costs_defender[index] and not can_pay_defender(state, seat, spare):
        return False
    return aimable(state, seat, pack.aims[index]) != 0


def can_play_type(state: CardGameState, seat: int, card: int, spare: int) -> bool:
    """The same for the first copy or, if that is barred from the reserve, for another one in hand."""
    if state.barred and not can_enter(state, card):
        type_of = state.pack.type_of
        for other in state.hands[seat]:
            if type_of[other] == type_of[card] and can_enter(state, other):
                return can_play(state, seat, other, spare)
    return can_play(state, seat, card, spare)


def can_pay_defender(state: CardGameState, seat: int, spare: int) -> bool:
    """CG-RULING-42: a Defender from hand, and the minimum stays; Defenders come first in a sorted hand."""
    return spare >= 2 and state.pack.defender_bit[state.hands[seat][0]] != 0


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
    places = aimable(state, seat, aim)
    # CG-RULING-44: only the Screwdriver group gets here without an attack to aim at.
    return spread(AT_PLACES, places) if places else [PASS]


def aim_at(state: CardGameState, place: int) -> None:
    """The first target is known; some cards need a second thing."""
    index = _chosen_index(state)
    aim = state.pack.aims[index]
    if state.pack.costs_defender[index]:
        state.begin_action(PAYING, place)
    elif aim == verbs.STRIKE:
        state.begin_action(STRIKING, place)
    elif aim == verbs.MOVE:
        state.begin_action(MOVING, place)
    else:
        state.begin_action(AIMING, place)


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
    type_of = state.pack.type_of
    last = -1
    for card in state.hands[seat]:
        if type_of[card] != last:
            last = type_of[card]
            options.append(ADD + last)
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
    if pack.lies_open[pack.type_of[card]]:
        state.lay_open(seat, card)
        return
    state.discard(card)
    if pack.exchanges[index]:
        state.exchange(seat, cards[1:])
        return
    if len(cards) > 1:
        state.discard_as_price(seat, cards[1])
    for effect in pack.effects[index]:
        CARRY_OUT[effect.verb](state, seat, place, second, effect)


def gain(state: CardGameState, seat: int, place: int, second: int, effect: Effect) -> None:
    state.gain(seat, effect.amount)


def gain_for_counters(state: CardGameState, seat: int, place: int, second: int, effect: Effect) -> None:
    """CG-CARD-TARDIS-01, CG-CARD-CRACK-01: every player for the own TARDIS or Dalek counters in play.

    CG-RULING-08: clockwise from the active player, as far as the supply goes.
    """
    for step in range(state.seats if effect.scope == EVERYONE else 1):
        other = (seat + step) % state.seats
        if effect.verb == verbs.GAIN_TARDIS:
            counters = state.tardis_counters(other)
        else:
            counters = state.dalek_counters(other)
        state.gain(other, effect.amount * counters)


def turn_up(state: CardGameState, seat: int, place: int, second: int, effect: Effect) -> None:
    """CG-CARD-SCREWDRIVER-01: nobody is paid for what shows (CG-RULING-32)."""
    if place != NOWHERE:
        state.turn_up_attack(place)


def defeat(state: CardGameState, seat: int, place: int, second: int, effect: Effect) -> None:
    """CG-CARD-JAMMYDODGER-01, CG-CARD-K9-01, CG-CARD-DALEKSEC-01."""
    state.defeat_attack(place)


def strike(state: CardGameState, seat: int, place: int, second: int, effect: Effect) -> None:
    """CG-CARD-JACK-01: one Enemy card is discarded; nothing is defeated by that (CG-RULING-41)."""
    state.strike_enemy(place, second)


def move(state: CardGameState, seat: int, place: int, second: int, effect: Effect) -> None:
    """CG-CARD-ARCH-01 to CG-CARD-ARCH-04: the attack goes on against the new Location as it is."""
    state.move_attack(place, second)
    bit = 1 << second
    # CG-RULING-43
    if state.tardis & bit:
        state.absorb_attack(second)
    elif state.guarded & bit:
        state.call(Conflict(second, True))


def lift(state: CardGameState, seat: int, place: int, second: int, effect: Effect) -> None:
    state.call(LiftCounters(seat), effect.amount)


def _price(state: CardGameState, seat: int, place: int, second: int, effect: Effect) -> None:
    """The Defender has been discarded with the card."""


class LiftCounters(Frame):
    """CG-CARD-DREAMLORD-01, CG-CARD-DREAMLORD-02: TARDIS counters go home, anybody's (CG-RULING-47).

    The tally holds how many more may.
    """

    __slots__ = ("seat",)
    steps = ("lift",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def lift(self, state: CardGameState) -> None:
        if state.tally[-1] and state.tardis:
            state.ask(self.seat, "lift", [PASS, *spread(AT_PLACES, state.tardis)])

    def on_lift(self, state: CardGameState, choice: int) -> None:
        if choice == PASS:
            return
        state.lift_tardis(choice - AT)
        state.tally[-1] -= 1
        state.again()


Carry = Callable[[CardGameState, int, int, int, Effect], None]

CARRY_OUT: dict[int, Carry] = {
    verbs.GAIN: gain,
    verbs.GAIN_TARDIS: gain_for_counters,
    verbs.GAIN_DALEK: gain_for_counters,
    verbs.TURN_UP: turn_up,
    verbs.DEFEAT: defeat,
    verbs.DEFEAT_DALEK: defeat,
    verbs.STRIKE: strike,
    verbs.MOVE: move,
    verbs.LIFT: lift,
    verbs.DEFENDER_COST: _price,
}
