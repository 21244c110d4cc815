"""Why a choice is not legal now: the rule and the reason, by the same conditions as the rules themselves."""

from __future__ import annotations

from collections.abc import Callable

from vortex.games.card_game import choices as c
from vortex.games.card_game import effects as words
from vortex.games.card_game.numbering import (
    AIMING,
    ATTACKING,
    COLOURS,
    COUNTERS,
    DEFENDER,
    DEFENDING,
    DISCARDING,
    ENEMY,
    EXCHANGING,
    FINAL,
    KIND_NAMES,
    LOCATION,
    MOST_DISCARDED,
    MOST_RESERVED,
    MOVING,
    NOTHING,
    NOWHERE,
    PAYING,
    PRICE,
    RESERVING,
    STRIKING,
)
from vortex.games.card_game.rules.buying import affordable
from vortex.games.card_game.rules.defenders import defendable, defender_types
from vortex.games.card_game.rules.enemies import fitting, takers
from vortex.games.card_game.rules.reserve import find_enterable, reserve_limit, reserve_room
from vortex.games.card_game.rules.support import can_pay_defender
from vortex.games.card_game.state import CardGameState
from vortex.games.card_game.words import QUESTIONS
from vortex.kernel.game import Refusal
from vortex.kernel.state import NOBODY, PASS

_FOR_TOPIC: dict[str, tuple[int, ...]] = {
    "colour": (c.COLOUR_CHOSEN,),
    "take": (c.TAKE,),
    "lift": (PASS, c.AT),
    "unit": (PASS, c.PAY),
    "teselecta": (PASS, c.TESELECTA),
    "lose": (c.LOSE,),
}
_FIRST = (PASS, c.PLAY, c.DEFEND, c.ATTACK, c.RESERVE, c.DISCARD, c.BUY, c.PICKUP, c.RECALL)
_INSIDE: dict[int, tuple[int, ...]] = {
    NOTHING: _FIRST,
    DEFENDING: (PASS, c.ADD, c.PICKUP, c.RECALL),
    ATTACKING: (PASS, c.ADD, c.PICKUP, c.RECALL),
    RESERVING: (PASS, c.ADD, c.PICKUP, c.RECALL),
    DISCARDING: (PASS, c.ADD, c.PICKUP, c.RECALL),
    EXCHANGING: (PASS, c.ADD, c.PICKUP, c.RECALL),
    PAYING: (c.ADD, c.PICKUP, c.RECALL),
    AIMING: (c.AT, c.PICKUP, c.RECALL),
    STRIKING: (c.STRIKE, c.PICKUP, c.RECALL),
    MOVING: (c.AT, c.PICKUP, c.RECALL),
}


def refusal(state: CardGameState, seat: int, choice: int) -> Refusal:
    """The asked seat gives an answer that is not among its options."""
    base = c.TABLE.kind(choice).base
    topic = state.topic
    if topic in _FOR_TOPIC:
        if base not in _FOR_TOPIC[topic]:
            return _not_asked(state)
        return _ANSWERS[topic](state, seat, choice - base)
    if base not in _INSIDE[state.action]:
        if state.action != NOTHING:
            return Refusal("CG-TURN-06", "finish the action that you have begun first")
        return Refusal("CG-TURN-04", "begin an action first: play, defend, attack, reserve, discard or buy")
    return _ACTIONS[base](state, seat, choice - base)


def _not_asked(state: CardGameState) -> Refusal:
    question = QUESTIONS[state.topic]
    return Refusal(question.rule, f"something else is asked now: {question.prompt}")


# -- outside the own actions -----------------------------------------------------------------------


def _colour(state: CardGameState, seat: int, colour: int) -> Refusal:
    return Refusal("CG-SETUP-01", f"{COLOURS[colour]} is taken")


def _take(state: CardGameState, seat: int, other: int) -> Refusal:
    if other >= state.seats:
        return Refusal("CG-TP-03", f"nobody sits on seat {other + 1}")
    if other == seat:
        return Refusal("CG-TP-02", "the missing Time Points come from other players")
    return Refusal("CG-TP-02", f"seat {other + 1} has no Time Points")


def _lift(state: CardGameState, seat: int, place: int) -> Refusal:
    return Refusal("CG-CARD-DREAMLORD-01", f"there is no TARDIS counter on {state.pack.place_names[place]}")


def _unit(state: CardGameState, seat: int, amount: int) -> Refusal:
    return Refusal("CG-RULING-35", f"you have {state.tp[seat]} TP, not {amount + 1}")


def _teselecta(state: CardGameState, seat: int, source: int) -> Refusal:
    return Refusal("CG-CARD-TESELECTA-02", f"there is no Teselecta in your {'reserve' if source else 'hand'}")


def _lose(state: CardGameState, seat: int, type_: int) -> Refusal:
    name = state.pack.names[type_]
    return Refusal(
        "CG-RULING-27", f"{name} belongs to no group of the attack that comes closest to the defence"
    )


_ANSWERS: dict[str, Callable[[CardGameState, int, int], Refusal]] = {
    "colour": _colour,
    "take": _take,
    "lift": _lift,
    "unit": _unit,
    "teselecta": _teselecta,
    "lose": _lose,
}


# -- actions ---------------------------------------------------------------------------------------


def _too_few(state: CardGameState) -> Refusal:
    return Refusal("CG-TURN-08", f"your hand may not drop below {state.minimum} cards in your turn")


def _not_held(state: CardGameState, type_: int) -> Refusal:
    return Refusal("CG-TURN-04", f"{state.pack.names[type_]} is not in your hand")


def _spare(state: CardGameState, seat: int) -> int:
    return len(state.hands[seat]) - state.minimum


def _end(state: CardGameState, seat: int, _: int) -> Refusal:
    if state.action == DEFENDING:
        return Refusal("CG-DEF-01", "place at least one Defender")
    if state.action == ATTACKING:
        return Refusal("CG-ENEMY-01", "play at least one Enemy card")
    if state.mode == FINAL:
        return Refusal("CG-FINAL-03", "in the End Game period you must take an action")
    if _spare(state, seat) > 0:
        held = len(state.hands[seat])
        return Refusal("CG-TURN-09", f"you must come down to {state.minimum} cards first; you hold {held}")
    return Refusal("CG-RULING-11", f"take reserve cards up first: you pass {state.minimum} cards")


def _play(state: CardGameState, seat: int, type_: int) -> Refusal:
    pack = state.pack
    kind = pack.type_kind[type_]
    name = pack.names[type_]
    if kind in (DEFENDER, ENEMY):
        verb = "defend" if kind == DEFENDER else "attack"
        return Refusal(
            "CG-DEF-01" if kind == DEFENDER else "CG-ENEMY-01",
            f"{name} is of the type {KIND_NAMES[kind]}: begin with `{verb}` and a Location",
        )
    if state.find(state.hands[seat], type_) == NOWHERE:
        return _not_held(state, type_)
    spare = _spare(state, seat)
    if kind == LOCATION:
        return _too_few(state)
    if type_ in pack.teselecta_types:
        return Refusal("CG-CARD-TESELECTA-01", f"{name} is played after a lost defence only")
    index = type_ - pack.first_support
    if pack.exchanges[index]:
        return Refusal(
            "CG-RULING-63", "the discard pile has been shuffled in this turn: no more cards are drawn"
        )
    if spare < 1:
        return _too_few(state)
    if pack.lies_open[type_]:
        if find_enterable(state, seat, type_) == NOWHERE:
            return _barred(state, type_)
        return Refusal("CG-CARD-UNIT-02", "there is no free place in your reserve")
    if pack.costs_defender[index] and not can_pay_defender(state, seat, spare):
        if not pack.defender_bit[state.hands[seat][0]]:
            return Refusal("CG-RULING-42", f"{name} costs a Defender from your hand, and you hold none")
        return _too_few(state)
    if not state.owned[seat] & state.attacked:
        return Refusal("CG-RULING-44", f"{name} needs an attack against one of your Locations")
    if pack.aims[index] == words.DEFEAT_DALEK:
        return Refusal("CG-CARD-DALEKSEC-03", "none of the attacks against you shows a Dalek card")
    return Refusal("CG-RULING-43", "no Location of a third player is free of attacks")


def _barred(state: CardGameState, type_: int) -> Refusal:
    name = state.pack.names[type_]
    until = "in the End Game period" if state.mode == FINAL else "in this turn"
    return Refusal("CG-RULING-53", f"{name} has left your reserve and may not enter it again {until}")


def _defend(state: CardGameState, seat: int, place: int) -> Refusal:
    name = state.pack.place_names[place]
    if not state.owned[seat] >> place & 1:
        return Refusal("CG-DEF-01", f"{name} does not lie in your line")
    held = defender_types(state, state.hands[seat])
    if not held:
        return Refusal("CG-DEF-01", "you hold no Defender")
    if not defendable(state, seat, held) >> place & 1:
        return Refusal("CG-DEF-02", f"every type of Defender that you hold is on {name} already")
    return _too_few(state)


def _held_enemies(state: CardGameState, seat: int) -> int:
    held = 0
    for card in state.hands[seat]:
        held |= state.pack.enemy_bit[card]
    return held


def _attack(state: CardGameState, seat: int, place: int) -> Refusal:
    name = state.pack.place_names[place]
    bit = 1 << place
    if not state.laid & bit:
        return Refusal("CG-ENEMY-01", f"{name} lies in nobody's line")
    if state.owned[seat] & bit:
        return Refusal("CG-ENEMY-02", f"{name} is your own")
    held = _held_enemies(state, seat)
    if not held:
        return Refusal("CG-ENEMY-01", "you hold no Enemy card")
    if _spare(state, seat) < 1:
        return _too_few(state)
    if state.controls[seat] & bit:
        return Refusal("CG-ENEMY-06", f"none of your Enemies fits your attack on {name}")
    if state.attacked & bit and not takers(state, place, held):
        if held & state.pack.takers:
            return Refusal("CG-RULING-24", f"the attack on {name} shows no card that yours could take over")
        return Refusal("CG-ENEMY-08", f"{name} is under attack by another player")
    return Refusal("CG-RULING-14", f"all {COUNTERS} of your Dalek counters are in play")


def _reserve(state: CardGameState, seat: int, type_: int) -> Refusal:
    if state.find(state.hands[seat], type_) == NOWHERE:
        return _not_held(state, type_)
    if _spare(state, seat) < 1:
        return _too_few(state)
    if reserve_room(state, seat) < 1:
        return Refusal("CG-RESERVE-02", f"your reserve is full: it holds {reserve_limit(state, seat)} cards")
    return _barred(state, type_)


def _discard(state: CardGameState, seat: int, type_: int) -> Refusal:
    if state.find(state.hands[seat], type_) == NOWHERE:
        return _not_held(state, type_)
    return _too_few(state)


def _buy(state: CardGameState, seat: int, count: int) -> Refusal:
    if state.tp[seat] < PRICE * (count + 1):
        return Refusal(
            "CG-BUY-01", f"{count + 1} cost {PRICE * (count + 1)} TP and you have {state.tp[seat]}"
        )
    if state.shuffled:
        return Refusal(
            "CG-RULING-63", "the discard pile has been shuffled in this turn: no more cards are bought"
        )
    return Refusal("CG-RULING-50", f"there are only {affordable(state, seat)} cards left to buy")


def _pick_up(state: CardGameState, seat: int, type_: int) -> Refusal:
    return Refusal("CG-RESERVE-05", f"{state.pack.names[type_]} does not lie face-down in your reserve")


def _recall(state: CardGameState, seat: int, type_: int) -> Refusal:
    name = state.pack.names[type_]
    if state.find(state.shown[seat], type_) == NOWHERE:
        return Refusal("CG-RULING-39", f"{name} does not lie face-up in your reserve")
    return Refusal("CG-RULING-39", f"without {name} your reserve would hold too many cards")


# -- inside an action ------------------------------------------------------------------------------


def _add(state: CardGameState, seat: int, type_: int) -> Refusal:
    pack = state.pack
    action = state.action
    kind = pack.type_kind[type_]
    name = pack.names[type_]
    if action == DEFENDING and kind != DEFENDER:
        return Refusal("CG-DEF-01", f"{name} is no Defender")
    if action == ATTACKING and kind != ENEMY:
        return Refusal("CG-ENEMY-01", f"{name} is no Enemy")
    if action == PAYING and kind != DEFENDER:
        return Refusal("CG-CARD-K9-02", f"{name} is no Defender")
    if state.find(state.hands[seat], type_) == NOWHERE:
        return _not_held(state, type_)
    most = {RESERVING: MOST_RESERVED, DISCARDING: MOST_DISCARDED}.get(action, 0)
    if most and len(state.chosen) >= most:
        rule = "CG-RESERVE-01" if action == RESERVING else "CG-DISCARD-01"
        return Refusal(rule, f"no more than {most} cards in one action")
    if action == RESERVING and reserve_room(state, seat) < 1:
        return Refusal("CG-RESERVE-02", f"your reserve is full: it holds {reserve_limit(state, seat)} cards")
    if _spare(state, seat) < 1:
        return _too_few(state)
    if action == DEFENDING:
        return Refusal("CG-DEF-02", f"{name} is on the Location already")
    if action == RESERVING:
        return _barred(state, type_)
    place = state.target
    if state.attacked >> place & 1 and not state.controls[seat] >> place & 1:
        if state.chosen:
            return Refusal("CG-RULING-25", "a take-over is made with one card")
        return Refusal("CG-ENEMY-08", f"{name} cannot take the attack of another player over")
    assert not fitting(state, state.attacks.get(place, ()) + state.chosen) >> type_ - pack.first_enemy & 1
    return Refusal("CG-COMBO-02", f"{name} does not fit the other cards of the attack")


def _at(state: CardGameState, seat: int, place: int) -> Refusal:
    pack = state.pack
    name = pack.place_names[place]
    bit = 1 << place
    if state.action == MOVING:
        if state.owned[seat] & bit or state.owner(place) == NOBODY:
            return Refusal("CG-CARD-ARCH-01", f"{name} is no Location of another player")
        if state.owner(place) == state.controller(state.target):
            return Refusal("CG-CARD-ARCH-02", f"{name} belongs to the player whose attack it is")
        return Refusal("CG-RULING-43", f"{name} is under attack already")
    if not state.owned[seat] & bit:
        return Refusal("CG-SUPPORT-02", f"{name} does not lie in your line")
    if not state.attacked & bit:
        return Refusal("CG-SUPPORT-02", f"{name} is not under attack")
    if pack.aims[pack.type_of[state.chosen[0]] - pack.first_support] == words.MOVE:
        return Refusal("CG-RULING-43", f"the attack on {name} has nowhere to go")
    return Refusal("CG-CARD-DALEKSEC-03", f"the attack on {name} shows no Dalek card")


def _strike(state: CardGameState, seat: int, slot: int) -> Refusal:
    count = len(state.attacks[state.target])
    return Refusal("CG-CARD-JACK-01", f"the attack has {count} cards, no card {slot + 1}")


_ACTIONS: dict[int, Callable[[CardGameState, int, int], Refusal]] = {
    PASS: _end,
    c.PLAY: _play,
    c.DEFEND: _defend,
    c.ATTACK: _attack,
    c.RESERVE: _reserve,
    c.DISCARD: _discard,
    c.BUY: _buy,
    c.PICKUP: _pick_up,
    c.RECALL: _recall,
    c.ADD: _add,
    c.AT: _at,
    c.STRIKE: _strike,
}
