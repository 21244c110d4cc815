"""What to begin in a turn. Scores are victory points, as far as they can be foreseen."""

from __future__ import annotations

from typing import Final

from vortex.games.card_game.advice.effects import text_worth
from vortex.games.card_game.advice.fighting import best_attack, best_defence, firm, is_won_by_amy, strength
from vortex.games.card_game.advice.looming import Looming, counter_placed, last_counter
from vortex.games.card_game.advice.worth import TIME_POINT, keep_worth, seat_weights
from vortex.games.card_game.choices import (
    ATTACK,
    BUY,
    DEFEND,
    DISCARD,
    PICKUP,
    PLACES,
    PLAY,
    RECALL,
    RESERVE,
    spread,
)
from vortex.games.card_game.numbering import (
    COUNTERS,
    DEFENDER,
    ENEMY,
    FINAL,
    LOCATION,
    NORMAL,
    NOWHERE,
    SUPPORT,
    UNDER_GAME_END,
)
from vortex.games.card_game.rules.effects import RULES
from vortex.games.card_game.state import CardGameState
from vortex.kernel.state import PASS

_LOST_BATTLE: Final = -2.0
_SHOWN: Final = 5.0
"""What it is worth to be the one who shows the Game End card."""
_SAVING: Final = 16
_FOR_NOTHING: Final = 1.0
"""What a card is worth that is thrown away."""
_STRENGTHENED: Final = 1.9
"""How much more it is worth to make an attack firmer than to begin one that is as firm: it takes no Dalek counter."""
_USELESS: Final = -4.0
_ANSWERS: Final = 1.0
"""A Support card is taken up if it brings this much at once …"""
_TAKEN_UP: Final = 0.3
"""… and after what is in the hand already and brings more."""
_CLOSING: Final = 30
"""When this many cards are left above the Game End card, Time Points and Enemies are saved for the end."""


def action_scores(state: CardGameState) -> list[float]:
    seat = state.asked
    looming = Looming(state, seat)
    weigh: list[float] = []
    fresh = 0
    found: list[float] = []
    for choice in state.options:
        if choice == PASS:
            found.append(0.0)
        elif choice < DEFEND:
            found.append(_play_score(state, seat, choice - PLAY, looming))
        elif choice < ATTACK:
            found.append(defend_score(state, seat, choice - DEFEND, looming))
        elif choice < RESERVE:
            place = choice - ATTACK
            if not weigh:
                weigh = seat_weights(state, seat, looming.totals)
            if state.attacked >> place & 1:
                force = best_attack(state, seat, place)
            else:
                # The same against every Location without an attack.
                force = fresh = fresh or best_attack(state, seat, place)
            found.append(attack_score(state, seat, place, weigh, force, looming))
        elif choice < DISCARD:
            found.append(_reserve_score(state, choice - RESERVE))
        elif choice < BUY:
            # What is not used goes to a neighbour who can use it.
            found.append(0.15 + 0.08 * keep_worth(state, choice - DISCARD))
        elif choice < PICKUP:
            found.append(_buy_score(state, choice - BUY + 1))
        elif choice < RECALL:
            found.append(_pick_up_score(state, seat, choice - PICKUP, looming))
        else:
            found.append(_USELESS)
    return found


def _play_score(state: CardGameState, seat: int, type_: int, looming: Looming) -> float:
    pack = state.pack
    if pack.type_kind[type_] == LOCATION:
        place = pack.place_of[pack.first_of[type_]]
        safe = 0.95 if state.mode == FINAL else 0.75
        return safe * pack.vp[place] + TIME_POINT * pack.tp[place]
    index = type_ - pack.first_support
    if type_ in pack.unit_types:
        return 0.5 if state.tp[seat] else 0.3
    return text_worth(state, seat, index, looming)


def defend_score(state: CardGameState, seat: int, place: int, looming: Looming) -> float:
    """If there is an attack, whether it can be beaten; otherwise, how much the Location is worth."""
    worth = state.pack.vp[place]
    if state.attacked >> place & 1:
        attack = strength(state, state.attacks[place])
        if best_defence(state, seat, place) >= attack or is_won_by_amy(state, place, seat):
            return worth + 0.2 + looming.daleks[state.controller(place)] + counter_placed(state, seat, place)
        return _LOST_BATTLE
    there = strength(state, state.guards.get(place, ()))
    open_ = 0.3 if there == 0 else 0.12 if there < 5 else 0.03
    if state.tardis >> place & 1:
        open_ *= 0.4
    return open_ * worth


def attack_score(
    state: CardGameState, seat: int, place: int, weigh: list[float], force: int, looming: Looming
) -> float:
    """The owner's loss counts too, most of all if the owner is ahead. `force` is what can be sent."""
    worth = state.pack.vp[place]
    owner = state.owner(place)
    swing = worth * (0.8 + weigh[owner])
    bit = 1 << place
    if state.tardis & bit:
        return looming.tardis[owner] + (
            0.45 * swing - 0.3 if _can_follow(state, seat, place) else -_FOR_NOTHING
        )
    if state.controls[seat] & bit:
        there = strength(state, state.attacks[place])
        return _STRENGTHENED * swing * (firm(there + force) - firm(there))
    if state.dalek_counters(seat) == COUNTERS:
        # Nothing would stay there.
        return 0.1 * worth - _FOR_NOTHING
    is_last = state.dalek_counters(seat) == COUNTERS - 1
    if state.attacked & bit:
        taken = state.controller(place)
        swing = worth * (0.8 + weigh[taken]) + looming.daleks[taken]
        return swing + last_counter(state, seat, worth, taken) if is_last else swing
    if is_last:
        swing += last_counter(state, seat, worth, owner)
    guards = state.guards.get(place, ())
    if guards:
        return swing if force > strength(state, guards) else _LOST_BATTLE
    return swing * firm(force)


def _can_follow(state: CardGameState, seat: int, place: int) -> bool:
    """Whether another Enemy is at hand for a Location whose TARDIS counter one has taken away, and would stay there."""
    pack = state.pack
    held = [pack.strength_of[card] for card in state.hands[seat] if pack.enemy_bit[card]]
    spare = len(state.hands[seat]) - state.minimum
    if state.mode == FINAL or spare < 2 or len(held) < 2 or state.dalek_counters(seat) == COUNTERS:
        return False
    return max(held) > strength(state, state.guards.get(place, ()))


def _buy_score(state: CardGameState, count: int) -> float:
    """The player who reveals the Game End card enters the End Game period with five new cards, the others with what
    was passed to them. So shortly before it Time Points are saved for that moment."""
    above = len(state.deck) - UNDER_GAME_END
    missing = above - state.drawn
    if state.mode == NORMAL and missing > 0:
        if count >= missing:
            return _SHOWN - 0.1 * count
        if above <= _SAVING:
            return -0.5
    return 0.9 + 0.3 * count


def _reserve_score(state: CardGameState, type_: int) -> float:
    """Enemies kept for the End Game period are worth most: then there is hardly anything left to answer them with."""
    kept = keep_worth(state, type_)
    kind = state.pack.type_kind[type_]
    if kind == LOCATION and state.mode == NORMAL:
        # It can as well be played, and would be taken up again for that.
        return _USELESS
    if kind == ENEMY and len(state.deck) <= UNDER_GAME_END + _CLOSING:
        return 4.0 + kept
    return 0.5 * kept - 0.3


def _pick_up_score(state: CardGameState, seat: int, type_: int, looming: Looming) -> float:
    """Only what can be used at once; in the End Game period every card must be used sooner or later."""
    pack = state.pack
    kind = pack.type_kind[type_]
    if kind == LOCATION:
        return 2.0
    if state.mode == FINAL:
        return 1.0
    under_attack = state.owned[seat] & state.attacked
    if kind == DEFENDER:
        return 1.2 if _would_hold(state, seat, type_, under_attack) else _USELESS
    if kind == ENEMY:
        return _USELESS
    # Of the Support cards, those that answer an attack, one after the other.
    aim = pack.aims[type_ - pack.first_support]
    if aim == NOWHERE or not RULES[aim].aims(state, seat):
        return _USELESS
    for card in state.hands[seat]:
        held = pack.type_of[card]
        if pack.type_kind[held] == SUPPORT and pack.aims[held - pack.first_support] == aim:
            return _USELESS
    worth = text_worth(state, seat, type_ - pack.first_support, looming)
    return worth - _TAKEN_UP if worth >= _ANSWERS else _USELESS


def _would_hold(state: CardGameState, seat: int, type_: int, places: int) -> bool:
    """Whether a Defender makes the difference to one of these Locations."""
    power = state.pack.type_strength[type_]
    for place in spread(PLACES, places):
        attack = strength(state, state.attacks[place])
        without = best_defence(state, seat, place)
        if without < attack <= without + power:
            return True
    return False
