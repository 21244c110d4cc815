"""What to begin in a turn. Scores are victory points, as far as they can be foreseen."""

from __future__ import annotations

from vortex.games.card_game import effects as words
from vortex.games.card_game.advice.fighting import best_attack, best_defence, is_won_by_amy, strength
from vortex.games.card_game.advice.worth import keep_worth, seat_weights
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
from vortex.games.card_game.numbering import COUNTERS, DEFENDER, ENEMY, FINAL, LOCATION, NOWHERE
from vortex.games.card_game.rules.scoring import scores
from vortex.games.card_game.state import CardGameState
from vortex.kernel.state import PASS

_TIME_POINT = 0.22
_LOST_BATTLE = -2.0


def action_scores(state: CardGameState) -> list[float]:
    seat = state.asked
    weigh: list[float] = []
    fresh = 0
    found: list[float] = []
    for choice in state.options:
        if choice == PASS:
            found.append(0.0)
        elif choice < DEFEND:
            found.append(_play_score(state, seat, choice - PLAY))
        elif choice < ATTACK:
            found.append(defend_score(state, seat, choice - DEFEND))
        elif choice < RESERVE:
            place = choice - ATTACK
            if not weigh:
                weigh = seat_weights(state, seat)
            if state.attacked >> place & 1:
                force = best_attack(state, seat, place)
            else:
                # The same against every Location without an attack.
                force = fresh = fresh or best_attack(state, seat, place)
            found.append(attack_score(state, seat, place, weigh, force))
        elif choice < DISCARD:
            found.append(0.5 * keep_worth(state, choice - RESERVE) - 0.3)
        elif choice < BUY:
            # What is not used goes to a neighbour who can use it.
            found.append(0.15 + 0.08 * keep_worth(state, choice - DISCARD))
        elif choice < PICKUP:
            found.append(1.2 + 0.3 * (choice - BUY))
        elif choice < RECALL:
            found.append(_pick_up_score(state, seat, choice - PICKUP))
        else:
            found.append(-2.0)
    return found


def _play_score(state: CardGameState, seat: int, type_: int) -> float:
    pack = state.pack
    if pack.type_kind[type_] == LOCATION:
        place = pack.place_of[pack.first_of[type_]]
        safe = 0.95 if state.mode == FINAL else 0.75
        return safe * pack.vp[place] + _TIME_POINT * pack.tp[place]
    index = type_ - pack.first_support
    if type_ in pack.unit_types:
        return 0.4 + 0.1 * state.tp[seat]
    score = 0.4 if pack.widens[index] else 0.0
    if pack.exchanges[index]:
        score += 0.5
    for effect in pack.effects[index]:
        verb = effect.verb
        if verb == words.GAIN:
            score += _TIME_POINT * effect.amount
        elif verb == words.GAIN_TARDIS:
            score += _TIME_POINT * state.tardis_counters(seat)
        elif verb == words.GAIN_DALEK:
            score += _TIME_POINT * state.dalek_counters(seat)
        elif verb == words.LIFT:
            score += 0.3
    aim = pack.aims[index]
    if aim != NOWHERE:
        at_stake = [pack.vp[place] for place in spread(PLACES, state.owned[seat] & state.attacked)]
        most = max(at_stake, default=0)
        if aim in (words.DEFEAT, words.DEFEAT_DALEK):
            score += most + 0.3
        elif aim == words.MOVE:
            score += most
        elif aim == words.STRIKE:
            score += max(
                (
                    pack.vp[place] * (1.0 if len(state.attacks[place]) == 1 else 0.3)
                    for place in spread(PLACES, state.owned[seat] & state.attacked)
                ),
                default=0.0,
            )
    if pack.costs_defender[index]:
        score -= 0.5
    return score


def defend_score(state: CardGameState, seat: int, place: int) -> float:
    """Against an attack: whether it can be beaten. Before one: the more the Location is worth."""
    worth = state.pack.vp[place]
    if state.attacked >> place & 1:
        attack = strength(state, state.attacks[place])
        if best_defence(state, seat, place) >= attack or is_won_by_amy(state, place, seat):
            return worth + 0.2
        return _LOST_BATTLE
    there = strength(state, state.guards.get(place, ()))
    open_ = 0.3 if there == 0 else 0.12 if there < 5 else 0.03
    if state.tardis >> place & 1:
        open_ *= 0.4
    return open_ * worth


def attack_score(state: CardGameState, seat: int, place: int, weigh: list[float], force: int) -> float:
    """What is taken from the owner counts too, most from who is ahead. `force` is what can be sent."""
    worth = state.pack.vp[place]
    owner = state.owner(place)
    swing = worth * (0.8 + weigh[owner])
    bit = 1 << place
    if state.tardis & bit:
        return 0.1 * worth - 0.1
    if state.controls[seat] & bit:
        there = strength(state, state.attacks[place])
        return 0.15 * worth if there < 6 else 0.0
    if state.attacked & bit:
        taken = state.controller(place)
        return worth * (0.8 + weigh[taken])
    if state.dalek_counters(seat) == COUNTERS - 1:
        # The fifth counter ends the game when this seat's next turn comes: good for who is ahead.
        swing += _last_counter(state, seat, worth, owner)
    guards = state.guards.get(place, ())
    if guards:
        return swing if force > strength(state, guards) else _LOST_BATTLE
    # A weak attack does not stay for long.
    firm = 0.9 if force >= 5 else 0.75 if force >= 4 else 0.6
    return swing * firm


def _last_counter(state: CardGameState, seat: int, worth: int, owner: int) -> float:
    totals = list(scores(state))
    totals[seat] += worth
    totals[owner] -= worth
    ahead = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    return 2.0 if ahead > 4 else 0.0 if ahead > 1 else -6.0


def _pick_up_score(state: CardGameState, seat: int, type_: int) -> float:
    """Only what can be used at once; in the End Game period everything has to be used some time."""
    pack = state.pack
    kind = pack.type_kind[type_]
    if kind == LOCATION:
        return 2.0
    if state.mode == FINAL:
        return 1.0
    if kind == ENEMY:
        free = state.laid & ~state.owned[seat] & ~state.attacked & ~state.guarded & ~state.tardis
        return 1.5 if free and pack.type_strength[type_] >= 3 else -0.6
    if kind == DEFENDER:
        return 1.2 if state.owned[seat] & state.attacked else -0.6
    return 0.8 if state.owned[seat] & state.attacked else -0.6
