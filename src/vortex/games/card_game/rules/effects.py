"""Effect words in play: a row each says whether a card may be played for it, what it does, and what it is aimed at.

CG-CARD, Support. What Enemies and River Song say when they are turned up is paid for in `conflict`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from vortex.games.card_game import effects as verbs
from vortex.games.card_game.choices import AT, AT_PLACES, PLACES, spread
from vortex.games.card_game.effects import EVERYONE, LANGUAGE
from vortex.games.card_game.numbering import AIMING, MOVING, NOWHERE, STRIKING, Cards
from vortex.games.card_game.rules.conflict import Conflict, take_from_owner
from vortex.games.card_game.rules.enemies import shown_types
from vortex.games.card_game.rules.reserve import can_enter
from vortex.games.card_game.state import CardGameState
from vortex.kernel.effects import Effect
from vortex.kernel.state import PASS, Frame

# -- Time Points -----------------------------------------------------------------------------------


def always(state: CardGameState, seat: int, card: int, spare: int) -> bool:
    return True


def never(state: CardGameState, seat: int, card: int, spare: int) -> bool:
    """No Support card says it."""
    return False


def gain(state: CardGameState, seat: int, cards: Cards, place: int, second: int, effect: Effect) -> None:
    state.gain(seat, effect.amount)


def gain_for_tardis(
    state: CardGameState, seat: int, cards: Cards, place: int, second: int, effect: Effect
) -> None:
    """CG-CARD-TARDIS-01: each player gains for their TARDIS counters in play."""
    for other in _gainers(state, seat, effect):
        state.gain(other, effect.amount * state.tardis_counters(other))


def gain_for_daleks(
    state: CardGameState, seat: int, cards: Cards, place: int, second: int, effect: Effect
) -> None:
    """CG-CARD-CRACK-01: each player gains for their Dalek counters in play."""
    for other in _gainers(state, seat, effect):
        state.gain(other, effect.amount * state.dalek_counters(other))


def _gainers(state: CardGameState, seat: int, effect: Effect) -> list[int]:
    """CG-RULING-08: clockwise from the active player, as far as the supply goes."""
    count = state.seats if effect.scope == EVERYONE else 1
    return [(seat + step) % state.seats for step in range(count)]


def take(state: CardGameState, seat: int, cards: Cards, place: int, second: int, effect: Effect) -> None:
    take_from_owner(state, seat, place, effect.amount)


# -- an attack against an own Location -------------------------------------------------------------


def at_nothing(state: CardGameState, seat: int) -> int:
    return 0


def attacks(state: CardGameState, seat: int) -> int:
    """The player's own Locations under attack."""
    return state.owned[seat] & state.attacked


def is_attacked(state: CardGameState, seat: int, card: int, spare: int) -> bool:
    """CG-SUPPORT-02: without an attack there is nothing to carry out."""
    return attacks(state, seat) != 0


def turn_up(state: CardGameState, seat: int, cards: Cards, place: int, second: int, effect: Effect) -> None:
    """CG-CARD-SCREWDRIVER-01: nobody is paid for what shows (CG-RULING-32)."""
    if place != NOWHERE:
        state.turn_up_attack(place)


def defeat(state: CardGameState, seat: int, cards: Cards, place: int, second: int, effect: Effect) -> None:
    """CG-CARD-JAMMYDODGER-01, CG-CARD-K9-01, CG-CARD-DALEKSEC-01."""
    state.defeat_attack(place)


def shows_a_dalek(state: CardGameState, place: int) -> bool:
    """CG-CARD-DALEKSEC-03, CG-RULING-24: one Dalek card face-up is enough."""
    return shown_types(state, place) & state.pack.daleks != 0


def dalek_attacks(state: CardGameState, seat: int) -> int:
    places = 0
    for place in spread(PLACES, attacks(state, seat)):
        if shows_a_dalek(state, place):
            places |= 1 << place
    return places


def is_attacked_by_daleks(state: CardGameState, seat: int, card: int, spare: int) -> bool:
    """CG-CARD-DALEKSEC-01."""
    return dalek_attacks(state, seat) != 0


def strike(state: CardGameState, seat: int, cards: Cards, place: int, second: int, effect: Effect) -> None:
    """CG-CARD-JACK-01: one Enemy card is discarded; nothing is defeated by that (CG-RULING-41)."""
    state.strike_enemy(place, second)


def arch_targets(state: CardGameState, seat: int, place: int) -> int:
    """CG-CARD-ARCH-01, CG-CARD-ARCH-02: Locations of a third player that are not under attack (CG-RULING-43)."""
    places = 0
    controller = state.controller(place)
    for other, owned in enumerate(state.owned):
        if other not in (seat, controller):
            places |= owned
    return places & ~state.attacked


def movable_attacks(state: CardGameState, seat: int) -> int:
    places = 0
    for place in spread(PLACES, attacks(state, seat)):
        if arch_targets(state, seat, place):
            places |= 1 << place
    return places


def can_move_attack(state: CardGameState, seat: int, card: int, spare: int) -> bool:
    """CG-RULING-43: not without a target."""
    return movable_attacks(state, seat) != 0


def move(state: CardGameState, seat: int, cards: Cards, place: int, second: int, effect: Effect) -> None:
    """CG-CARD-ARCH-01 to CG-CARD-ARCH-04: the attack goes on against the new Location as it is."""
    state.move_attack(place, second)
    bit = 1 << second
    # CG-RULING-43
    if state.tardis & bit:
        state.absorb_attack(second)
    elif state.guarded & bit:
        state.call(Conflict(second, True))


# -- counters, cards and the reserve ---------------------------------------------------------------


def lift(state: CardGameState, seat: int, cards: Cards, place: int, second: int, effect: Effect) -> None:
    state.call(LiftCounters(seat), effect.amount)


class LiftCounters(Frame):
    """CG-CARD-DREAMLORD-01, CG-CARD-DREAMLORD-02: any player's TARDIS counters go home (CG-RULING-47).

    The tally holds how many more may.
    """

    __slots__ = ("seat",)
    steps = ("lift",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def lift(self, state: CardGameState) -> None:
        if state.tally and state.tardis:
            state.ask(self.seat, "lift", [PASS, *spread(AT_PLACES, state.tardis)])

    def on_lift(self, state: CardGameState, choice: int) -> None:
        if choice == PASS:
            return
        state.lift_tardis(choice - AT)
        state.tally -= 1
        state.again()


def can_exchange(state: CardGameState, seat: int, card: int, spare: int) -> bool:
    """CG-RULING-63: not for ever."""
    return not state.shuffled


def exchange(state: CardGameState, seat: int, cards: Cards, place: int, second: int, effect: Effect) -> None:
    state.exchange(seat, cards[1:])


def can_widen(state: CardGameState, seat: int, card: int, spare: int) -> bool:
    return can_enter(state, card)


def widen(state: CardGameState, seat: int, cards: Cards, place: int, second: int, effect: Effect) -> None:
    """While it lies there, `reserve_limit` counts it."""
    state.lay_open(seat, cards[0])


def can_pay_defender(state: CardGameState, seat: int, spare: int) -> bool:
    """CG-RULING-42: a Defender from hand, and the minimum stays; Defenders come first in a sorted hand."""
    return spare >= 2 and state.pack.defender_bit[state.hands[seat][0]] != 0


def has_defender(state: CardGameState, seat: int, card: int, spare: int) -> bool:
    return can_pay_defender(state, seat, spare)


def pay_defender(
    state: CardGameState, seat: int, cards: Cards, place: int, second: int, effect: Effect
) -> None:
    """CG-CARD-K9-02."""
    state.discard_as_price(seat, cards[1])


# -- the rows --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rule:
    """A word in play."""

    possible: Callable[[CardGameState, int, int, int], bool]
    """Whether a card that needs it may be played; with seat, card, and how many cards may leave the hand."""
    do: Callable[[CardGameState, int, Cards, int, int, Effect], None]
    """What it does; with seat, the card and those chosen with it, the Location aimed at, what else was named, and the
    effect."""
    aims: Callable[[CardGameState, int], int] = at_nothing
    """The player's own Locations whose attack it can be aimed at."""
    then: int = AIMING
    """What is asked for when it has been aimed; `AIMING` if nothing."""


RULES: Final = LANGUAGE.rows(
    __name__,
    {
        verbs.GAIN: Rule(always, gain),
        verbs.GAIN_TARDIS: Rule(always, gain_for_tardis),
        verbs.GAIN_DALEK: Rule(always, gain_for_daleks),
        verbs.TAKE: Rule(never, take),
        verbs.TURN_UP: Rule(is_attacked, turn_up, attacks),
        verbs.DEFEAT: Rule(is_attacked, defeat, attacks),
        verbs.DEFEAT_DALEK: Rule(is_attacked_by_daleks, defeat, dalek_attacks),
        verbs.STRIKE: Rule(is_attacked, strike, attacks, STRIKING),
        verbs.MOVE: Rule(can_move_attack, move, movable_attacks, MOVING),
        verbs.LIFT: Rule(always, lift),
        verbs.EXCHANGE: Rule(can_exchange, exchange),
        verbs.WIDEN: Rule(can_widen, widen),
        verbs.DEFENDER_COST: Rule(has_defender, pay_defender),
    },
)
"""What an effect word does, by its number."""
