"""Why a choice is not legal now: the rule and the reason, by the same conditions as the rules themselves."""

from __future__ import annotations

from collections.abc import Callable

from vortex.games.card_game import choices as c
from vortex.games.card_game import words
from vortex.games.card_game.effects import LANGUAGE, NEEDS_A_THIRD
from vortex.games.card_game.numbering import (
    AIMING,
    ATTACKING,
    CARD_PRICE,
    COUNTERS,
    DEFENDER,
    DEFENDING,
    DISCARDING,
    ENEMY,
    EXCHANGING,
    FINAL,
    LOCATION,
    MOST_DISCARDED,
    MOST_RESERVED,
    MOVING,
    NOTHING,
    NOWHERE,
    PAYING,
    RESERVING,
    STRIKING,
)
from vortex.games.card_game.questions import QUESTIONS
from vortex.games.card_game.rules.buying import affordable
from vortex.games.card_game.rules.conflict import units
from vortex.games.card_game.rules.defenders import defendable, defender_types
from vortex.games.card_game.rules.effects import can_pay_defender
from vortex.games.card_game.rules.enemies import fitting, takers
from vortex.games.card_game.rules.reserve import find_enterable, reserve_limit, reserve_room
from vortex.games.card_game.state import CardGameState
from vortex.kernel.refusal import Refusal
from vortex.kernel.state import NOBODY, PASS
from vortex.kernel.words import player, say

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
            return Refusal("CG-TURN-06", say("cg-no-unfinished"))
        return Refusal("CG-TURN-04", say("cg-no-action-begun"))
    return _ACTIONS[base](state, seat, choice - base)


_JOINING = {DEFENDING: DEFENDER, ATTACKING: ENEMY}


def closed(state: CardGameState) -> list[int]:
    """Cards in hand of the kind that is being put together, and that cannot join."""
    if state.topic in _FOR_TOPIC or state.action not in _JOINING:
        return []
    pack = state.pack
    held = sorted({pack.type_of[card] for card in state.hands[state.asked]})
    joining = [c.ADD + type_ for type_ in held if pack.type_kind[type_] == _JOINING[state.action]]
    return [choice for choice in joining if choice not in state.options]


def _not_asked(state: CardGameState) -> Refusal:
    question = QUESTIONS[state.topic]
    return Refusal(question.rule, say("cg-no-other-question", question=question.prompt))


# -- outside your own actions ----------------------------------------------------------------------


def _colour(state: CardGameState, seat: int, colour: int) -> Refusal:
    return Refusal("CG-SETUP-01", say("cg-no-colour-left", colour=words.colour(colour)))


def _take(state: CardGameState, seat: int, other: int) -> Refusal:
    if other >= state.seats:
        return Refusal("CG-TP-03", say("cg-no-such-seat", seat=other + 1))
    if other == seat:
        return Refusal("CG-TP-02", say("cg-no-own-time-points"))
    return Refusal("CG-TP-02", say("cg-no-time-points", who=player(other)))


def _lift(state: CardGameState, seat: int, place: int) -> Refusal:
    return Refusal("CG-CARD-DREAMLORD-01", say("cg-no-tardis-counter", place=words.place(state.pack, place)))


def _unit(state: CardGameState, seat: int, amount: int) -> Refusal:
    if amount >= state.tp[seat]:
        return Refusal("CG-CARD-UNIT-03", say("cg-no-funds", held=state.tp[seat], wanted=amount + 1))
    return Refusal("CG-RULING-35", say("cg-no-more-units", n=units(state, seat)))


def _teselecta(state: CardGameState, seat: int, source: int) -> Refusal:
    reason = say("cg-no-teselecta-in-reserve") if source else say("cg-no-teselecta-in-hand")
    return Refusal("CG-CARD-TESELECTA-02", reason)


def _lose(state: CardGameState, seat: int, type_: int) -> Refusal:
    return Refusal("CG-RULING-27", say("cg-no-closest", card=words.card(state.pack, type_)))


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
    return Refusal("CG-TURN-08", say("cg-no-card-to-spare", least=state.minimum))


def _not_held(state: CardGameState, type_: int) -> Refusal:
    return Refusal("CG-TURN-04", say("cg-no-card-held", card=words.card(state.pack, type_)))


def _spare(state: CardGameState, seat: int) -> int:
    return len(state.hands[seat]) - state.minimum


def _end(state: CardGameState, seat: int, _: int) -> Refusal:
    if state.action == DEFENDING:
        return Refusal("CG-DEF-01", say("cg-no-defender-placed"))
    if state.action == ATTACKING:
        return Refusal("CG-ENEMY-01", say("cg-no-enemy-played"))
    if state.mode == FINAL:
        return Refusal("CG-FINAL-03", say("cg-no-final-pass"))
    if _spare(state, seat) > 0:
        held = len(state.hands[seat])
        return Refusal("CG-TURN-09", say("cg-no-small-hand", least=state.minimum, held=held))
    return Refusal("CG-RULING-11", say("cg-no-full-hand", n=state.minimum))


def _play(state: CardGameState, seat: int, type_: int) -> Refusal:
    pack = state.pack
    kind = pack.type_kind[type_]
    name = words.card(pack, type_)
    if kind == DEFENDER:
        return Refusal("CG-DEF-01", say("cg-no-playing-defenders", card=name))
    if kind == ENEMY:
        return Refusal("CG-ENEMY-01", say("cg-no-playing-enemies", card=name))
    if state.find(state.hands[seat], type_) == NOWHERE:
        return _not_held(state, type_)
    spare = _spare(state, seat)
    if kind == LOCATION:
        return _too_few(state)
    if type_ in pack.teselecta_types:
        return Refusal("CG-CARD-TESELECTA-01", say("cg-no-lost-defence", card=name))
    index = type_ - pack.first_support
    if pack.exchanges[index]:
        return Refusal("CG-RULING-63", say("cg-no-more-draws"))
    if spare < 1:
        return _too_few(state)
    if pack.lies_open[type_]:
        if find_enterable(state, seat, type_) == NOWHERE:
            return _barred(state, type_)
        return Refusal("CG-CARD-UNIT-02", say("cg-no-reserve-place"))
    if pack.costs_defender[index] and not can_pay_defender(state, seat, spare):
        if not pack.defender_bit[state.hands[seat][0]]:
            return Refusal("CG-RULING-42", say("cg-no-defender-as-price", card=name))
        return _too_few(state)
    if not state.owned[seat] & state.attacked:
        return Refusal("CG-RULING-44", say("cg-no-attack-to-aim-at", card=name))
    if LANGUAGE.has(pack.aims[index], NEEDS_A_THIRD):
        return Refusal("CG-RULING-43", say("cg-no-third-location"))
    return Refusal("CG-CARD-DALEKSEC-03", say("cg-no-dalek-attack"))


def _barred(state: CardGameState, type_: int) -> Refusal:
    name = words.card(state.pack, type_)
    if state.mode == FINAL:
        return Refusal("CG-RULING-53", say("cg-no-re-entry-final", card=name))
    return Refusal("CG-RULING-53", say("cg-no-re-entry", card=name))


def _defend(state: CardGameState, seat: int, place: int) -> Refusal:
    name = words.place(state.pack, place)
    if not state.owned[seat] >> place & 1:
        return Refusal("CG-DEF-01", say("cg-no-own-location", place=name))
    held = defender_types(state, state.hands[seat])
    if not held:
        return Refusal("CG-DEF-01", say("cg-no-defender-held"))
    if not defendable(state, seat, held) >> place & 1:
        return Refusal("CG-DEF-02", say("cg-no-new-defender", place=name))
    return _too_few(state)


def _held_enemies(state: CardGameState, seat: int) -> int:
    held = 0
    for card in state.hands[seat]:
        held |= state.pack.enemy_bit[card]
    return held


def _attack(state: CardGameState, seat: int, place: int) -> Refusal:
    name = words.place(state.pack, place)
    bit = 1 << place
    if not state.laid & bit:
        return Refusal("CG-ENEMY-01", say("cg-no-location", place=name))
    if state.owned[seat] & bit:
        return Refusal("CG-ENEMY-02", say("cg-no-foreign-location", place=name))
    held = _held_enemies(state, seat)
    if not held:
        return Refusal("CG-ENEMY-01", say("cg-no-enemy-held"))
    if _spare(state, seat) < 1:
        return _too_few(state)
    if state.controls[seat] & bit:
        return Refusal("CG-ENEMY-06", say("cg-no-fitting-enemy", place=name))
    if state.attacked & bit and not takers(state, place, held):
        if held & state.pack.takers:
            return Refusal("CG-RULING-24", say("cg-no-take-over", place=name))
        return Refusal("CG-ENEMY-08", say("cg-no-second-attacker", place=name))
    return Refusal("CG-RULING-14", say("cg-no-dalek-counter", n=COUNTERS))


def _reserve(state: CardGameState, seat: int, type_: int) -> Refusal:
    if state.find(state.hands[seat], type_) == NOWHERE:
        return _not_held(state, type_)
    if _spare(state, seat) < 1:
        return _too_few(state)
    if reserve_room(state, seat) < 1:
        return Refusal("CG-RESERVE-02", say("cg-no-reserve-room", n=reserve_limit(state, seat)))
    return _barred(state, type_)


def _discard(state: CardGameState, seat: int, type_: int) -> Refusal:
    if state.find(state.hands[seat], type_) == NOWHERE:
        return _not_held(state, type_)
    return _too_few(state)


def _buy(state: CardGameState, seat: int, count: int) -> Refusal:
    if state.tp[seat] < CARD_PRICE * (count + 1):
        return Refusal(
            "CG-BUY-01",
            say("cg-no-price", n=count + 1, price=CARD_PRICE * (count + 1), held=state.tp[seat]),
        )
    if state.shuffled:
        return Refusal("CG-RULING-63", say("cg-no-more-buys"))
    return Refusal("CG-RULING-50", say("cg-no-cards-left", n=affordable(state, seat)))


def _pick_up(state: CardGameState, seat: int, type_: int) -> Refusal:
    return Refusal("CG-RESERVE-05", say("cg-no-reserved", card=words.card(state.pack, type_)))


def _recall(state: CardGameState, seat: int, type_: int) -> Refusal:
    name = words.card(state.pack, type_)
    if state.find(state.shown[seat], type_) == NOWHERE:
        return Refusal("CG-RULING-39", say("cg-no-shown", card=name))
    return Refusal("CG-RULING-39", say("cg-no-narrower-reserve", card=name))


# -- inside an action ------------------------------------------------------------------------------


def _add(state: CardGameState, seat: int, type_: int) -> Refusal:
    pack = state.pack
    action = state.action
    kind = pack.type_kind[type_]
    name = words.card(pack, type_)
    if action == DEFENDING and kind != DEFENDER:
        return Refusal("CG-DEF-01", say("cg-no-defender", card=name))
    if action == ATTACKING and kind != ENEMY:
        return Refusal("CG-ENEMY-01", say("cg-no-enemy", card=name))
    if action == PAYING and kind != DEFENDER:
        return Refusal("CG-CARD-K9-02", say("cg-no-defender", card=name))
    if state.find(state.hands[seat], type_) == NOWHERE:
        return _not_held(state, type_)
    most = {RESERVING: MOST_RESERVED, DISCARDING: MOST_DISCARDED}.get(action, 0)
    if most and len(state.chosen) >= most:
        rule = "CG-RESERVE-01" if action == RESERVING else "CG-DISCARD-01"
        return Refusal(rule, say("cg-no-third-card", n=most))
    if action == RESERVING and reserve_room(state, seat) < 1:
        return Refusal("CG-RESERVE-02", say("cg-no-reserve-room", n=reserve_limit(state, seat)))
    if _spare(state, seat) < 1:
        return _too_few(state)
    if action == DEFENDING:
        return Refusal("CG-DEF-02", say("cg-no-twin-defender", card=name))
    if action == RESERVING:
        return _barred(state, type_)
    place = state.target
    if state.attacked >> place & 1 and not state.controls[seat] >> place & 1 and not state.chosen:
        return Refusal("CG-ENEMY-08", say("cg-no-taker", card=name))
    assert not fitting(state, state.attacks.get(place, ()) + state.chosen) >> type_ - pack.first_enemy & 1
    return Refusal("CG-COMBO-02", say("cg-no-fit", card=name))


def _at(state: CardGameState, seat: int, place: int) -> Refusal:
    pack = state.pack
    name = words.place(pack, place)
    bit = 1 << place
    if state.action == MOVING:
        if state.owned[seat] & bit or state.owner(place) == NOBODY:
            return Refusal("CG-CARD-ARCH-01", say("cg-no-others-location", place=name))
        if state.owner(place) == state.controller(state.target):
            return Refusal("CG-CARD-ARCH-02", say("cg-no-way-back", place=name))
        return Refusal("CG-RULING-43", say("cg-no-free-location", place=name))
    if not state.owned[seat] & bit:
        return Refusal("CG-SUPPORT-02", say("cg-no-own-location", place=name))
    if not state.attacked & bit:
        return Refusal("CG-SUPPORT-02", say("cg-no-attack-there", place=name))
    if LANGUAGE.has(pack.aims[pack.type_of[state.chosen[0]] - pack.first_support], NEEDS_A_THIRD):
        return Refusal("CG-RULING-43", say("cg-no-way-out", place=name))
    return Refusal("CG-CARD-DALEKSEC-03", say("cg-no-dalek-shown", place=name))


def _strike(state: CardGameState, seat: int, slot: int) -> Refusal:
    count = len(state.attacks[state.target])
    return Refusal("CG-CARD-JACK-01", say("cg-no-such-slot", n=count, slot=slot + 1))


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
