"""What follows once an action has begun: which cards, against what, and the replies in a conflict."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vortex.games.card_game.advice.effects import WORTH
from vortex.games.card_game.advice.fighting import firm, is_won_by_amy, strength
from vortex.games.card_game.advice.looming import Looming, lead
from vortex.games.card_game.advice.worth import keep_worth, seat_weights
from vortex.games.card_game.choices import ADD, AT, LOSE, PAY, STRIKE, TAKE
from vortex.games.card_game.numbering import (
    AIMING,
    ATTACKING,
    COUNTERS,
    DEFENDING,
    DISCARDING,
    EXCHANGING,
    MOVING,
    PAYING,
    RESERVING,
    STRIKING,
)
from vortex.games.card_game.rules.conflict import Conflict, attack_total, defence_total
from vortex.games.card_game.rules.scoring import scores
from vortex.games.card_game.state import CardGameState
from vortex.kernel.state import PASS

_BESIDE: Final = 0.7
"""What another attack is worth beside one that is strengthened: it takes a Dalek counter."""
_DOUBT: Final = 1
"""So much more is sent against face-down cards: what is imagined of them is only one of many things they may be."""
_NO_PICKUP: Final = -4.0


def _added(state: CardGameState, score: Callable[[int], float], done: float) -> list[float]:
    """`add` by type, and `pass` when nothing more is wanted; nothing is taken from the reserve in between."""
    found: list[float] = []
    for choice in state.options:
        if choice == PASS:
            found.append(done)
        elif ADD <= choice < AT:
            found.append(score(choice - ADD))
        else:
            found.append(_NO_PICKUP)
    return found


def defending(state: CardGameState) -> list[float]:
    """Enough to win where there is an attack; otherwise a good Defender, rarely two."""
    place = state.target
    power = state.pack.type_strength
    there = strength(state, state.guards.get(place, ()) + state.chosen)
    if state.attacked >> place & 1:
        needed = strength(state, state.attacks[place])
        if not all(state.is_up(card) for card in state.attacks[place]):
            needed += _DOUBT
        if there >= needed or (state.chosen and is_won_by_amy(state, place, state.asked) and _has_amy(state)):
            return _added(state, lambda type_: -1.0, 1.0)
        missing = needed - there
        # The weakest that is enough, else the strongest.
        return _added(
            state,
            lambda type_: 3.0 - 0.3 * power[type_] if power[type_] >= missing else 0.3 * power[type_],
            -2.0,
        )
    if there:
        return _added(state, lambda type_: 0.1 * power[type_] - 0.1 * there + 0.1 * state.pack.vp[place], 0.6)
    return _added(state, lambda type_: 0.35 * power[type_], 0.0)


def _has_amy(state: CardGameState) -> bool:
    return any(state.pack.type_of[card] == state.pack.amy for card in state.chosen)


def attacking(state: CardGameState) -> list[float]:
    place = state.target
    power = state.pack.type_strength
    there = strength(state, state.attacks.get(place, ()) + state.chosen)
    guards = state.guards.get(place, ())
    if state.tardis >> place & 1:
        return _added(state, lambda type_: -0.4 * power[type_], 1.0)
    if guards:
        missing = strength(state, guards) + 1 - there
        if missing <= 0:
            return _added(state, lambda type_: -1.0, 1.0)
        return _added(
            state,
            lambda type_: 3.0 - 0.3 * power[type_] if power[type_] >= missing else 0.3 * power[type_],
            -2.0,
        )
    if not there:
        return _added(state, lambda type_: 0.3 * power[type_] + _in_company(state, type_), 0.4)
    # Together, if that is firmer than another attack beside it would be.
    alone = _BESIDE if state.dalek_counters(state.asked) < COUNTERS - 1 else 0.0
    return _added(
        state,
        lambda type_: 1.1 + 8.0 * (firm(there + power[type_]) - firm(there) - alone * firm(power[type_])),
        1.0,
    )


def _in_company(state: CardGameState, type_: int) -> float:
    """What it is worth to begin an attack with a type that another held Enemy may join."""
    pack = state.pack
    hand = state.hands[state.asked]
    if len(hand) - state.minimum < 2:
        return 0.0
    fit = pack.fit[type_ - pack.first_enemy]
    own = pack.enemy_bit[state.find(hand, type_)]
    fitting = [card for card in hand if pack.enemy_bit[card] & fit]
    alone = sum(1 for card in fitting if pack.enemy_bit[card] == own) == len(fitting) == 1
    return 0.0 if alone or not fitting else 0.8


def reserving(state: CardGameState) -> list[float]:
    return _added(state, lambda type_: 0.5 * keep_worth(state, type_) - 0.6, 0.2)


def discarding(state: CardGameState) -> list[float]:
    return _added(state, lambda type_: 0.1 - 0.3 * keep_worth(state, type_), 0.0)


def exchanging(state: CardGameState) -> list[float]:
    return _added(state, lambda type_: 1.0 - keep_worth(state, type_), 0.0)


def paying(state: CardGameState) -> list[float]:
    return _added(state, lambda type_: -0.5 * state.pack.type_strength[type_], 0.0)


def aiming(state: CardGameState) -> list[float]:
    """At the attack that matters most: the worth of the Location, and what its end means for the end of the game."""
    seat = state.asked
    pack = state.pack
    aim = pack.aims[pack.type_of[state.chosen[0]] - pack.first_support]
    looming = Looming(state, seat)
    return [
        WORTH[aim].aimed(state, seat, choice - AT, looming)
        if AT <= choice < STRIKE
        else 0.0
        if choice == PASS
        else _NO_PICKUP
        for choice in state.options
    ]


def striking(state: CardGameState) -> list[float]:
    cards = state.attacks[state.target]
    found: list[float] = []
    for choice in state.options:
        if STRIKE <= choice < STRIKE + len(cards):
            found.append(0.5 * state.pack.strength_of[cards[choice - STRIKE]])
        else:
            found.append(_NO_PICKUP)
    return found


def moving(state: CardGameState) -> list[float]:
    """Where it hurts the leader."""
    weigh = seat_weights(state, state.asked, scores(state))
    pack = state.pack
    found: list[float] = []
    for choice in state.options:
        if AT <= choice < STRIKE:
            place = choice - AT
            found.append(pack.vp[place] * weigh[state.owner(place)])
        else:
            found.append(_NO_PICKUP)
    return found


PARTS: Final[dict[int, Callable[[CardGameState], list[float]]]] = {
    DEFENDING: defending,
    ATTACKING: attacking,
    RESERVING: reserving,
    DISCARDING: discarding,
    EXCHANGING: exchanging,
    PAYING: paying,
    AIMING: aiming,
    STRIKING: striking,
    MOVING: moving,
}


def take_scores(state: CardGameState) -> list[float]:
    weigh = seat_weights(state, state.asked, scores(state))
    return [2.0 * weigh[choice - TAKE] for choice in state.options]


def lift_scores(state: CardGameState) -> list[float]:
    """TARDIS counters of the others; the seat's own only to delay the end."""
    seat = state.asked
    looming = Looming(state, seat)
    weigh = seat_weights(state, seat, looming.totals)
    is_end = state.tardis_counters(seat) == COUNTERS
    own = 3.0 if is_end and lead(looming.totals, seat) < 0 else -1.0
    found: list[float] = []
    for choice in state.options:
        if choice == PASS:
            found.append(0.0)
            continue
        owner = state.owner(choice - AT)
        found.append(own if owner == seat else weigh[owner] + looming.tardis[owner])
    return found


def unit_scores(state: CardGameState) -> list[float]:
    """Exactly what is missing, or nothing."""
    conflict = state.frame
    if not isinstance(conflict, Conflict):
        return [0.0] * len(state.options)
    missing = attack_total(state, conflict.place) - defence_total(state, conflict.place)
    worth = state.pack.vp[conflict.place]
    found: list[float] = []
    for choice in state.options:
        amount = 0 if choice == PASS else choice - PAY + 1
        saved = worth + 0.5 if missing > 0 and amount >= missing else 0.0
        found.append(saved - 0.22 * amount)
    return found


def teselecta_scores(state: CardGameState) -> list[float]:
    return [0.0 if choice == PASS else 1.0 for choice in state.options]


def lose_scores(state: CardGameState) -> list[float]:
    """All groups have the same total strength, so it is better to lose cards that are of little use alone."""
    return [-0.3 * state.pack.type_strength[choice - LOSE] for choice in state.options]


TOPICS: Final[dict[str, Callable[[CardGameState], list[float]]]] = {
    "take": take_scores,
    "lift": lift_scores,
    "unit": unit_scores,
    "teselecta": teselecta_scores,
    "lose": lose_scores,
}
