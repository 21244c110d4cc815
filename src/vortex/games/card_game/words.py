"""The game in words: questions, and options with cost and target."""

from __future__ import annotations

from collections.abc import Callable

from vortex.games.card_game import choices as c
from vortex.games.card_game.cards import Pack
from vortex.games.card_game.numbering import (
    AIMING,
    ATTACKING,
    COLOURS,
    DEFENDING,
    DISCARDING,
    EXCHANGING,
    LOCATION,
    MOVING,
    NOTHING,
    NOWHERE,
    PAYING,
    PRICE,
    RESERVING,
    STRIKING,
)
from vortex.games.card_game.rules.conflict import Conflict, attack_total, defence_total
from vortex.games.card_game.state import CardGameState
from vortex.kernel.game import Option, Question
from vortex.kernel.state import PASS
from vortex.kernel.words import NOTHING as NO_WORDS
from vortex.kernel.words import Words, name, player, say

# CG-RULING-13: what may be asked off turn is a window or a loss, in the same words whatever is held.
QUESTIONS: dict[str, Question] = {
    "": Question("CG-SCORE-07", say("cg-ask-over")),
    "colour": Question("CG-SETUP-01", say("cg-ask-colour")),
    "turn": Question("CG-TURN-03", say("cg-ask-turn")),
    "final": Question("CG-FINAL-01", say("cg-ask-final")),
    "take": Question("CG-TP-03", say("cg-ask-take")),
    "lift": Question("CG-CARD-DREAMLORD-01", say("cg-ask-lift")),
    "unit": Question("CG-CARD-UNIT-03", say("cg-ask-unit"), True),
    "teselecta": Question("CG-CARD-TESELECTA-01", say("cg-ask-teselecta"), True),
    "lose": Question("CG-CONFLICT-19", say("cg-ask-lose")),
}


def prompt(state: CardGameState, question: Question) -> Words:
    """What the asked seat hears. Only that seat learns what it is putting together."""
    if state.topic in ("turn", "final") and state.action != NOTHING:
        return _PUTTING[state.action](state)
    if state.topic in ("unit", "teselecta"):
        frame = state.frames[-1]
        assert isinstance(frame, Conflict)
        return say(
            "cg-ask-conflict",
            place=place_name(state.pack, frame.place),
            defence=defence_total(state, frame.place) + state.tally[-1],
            attack=attack_total(state, frame.place),
            question=question.prompt,
        )
    return question.prompt


def _target(state: CardGameState) -> Words:
    return place_name(state.pack, state.target)


def _played(state: CardGameState) -> Words:
    """The Support card that is being played: the first of what is put together."""
    return card_name(state.pack, state.pack.type_of[state.chosen[0]])


_PUTTING: dict[int, Callable[[CardGameState], Words]] = {
    DEFENDING: lambda state: say("cg-ask-defending", place=_target(state)),
    ATTACKING: lambda state: say("cg-ask-attacking", place=_target(state)),
    RESERVING: lambda state: say("cg-ask-reserving"),
    DISCARDING: lambda state: say("cg-ask-discarding"),
    AIMING: lambda state: say("cg-ask-aiming", card=_played(state)),
    PAYING: lambda state: say("cg-ask-paying", card=_played(state)),
    EXCHANGING: lambda state: say("cg-ask-exchanging"),
    STRIKING: lambda state: say("cg-ask-striking", place=_target(state)),
    MOVING: lambda state: say("cg-ask-moving", place=_target(state)),
}


# -- names -----------------------------------------------------------------------------------------


def card_name(pack: Pack, type_: int) -> Words:
    return name(pack.names[type_])


def place_name(pack: Pack, place: int) -> Words:
    return name(pack.place_names[place]) if place != NOWHERE else NO_WORDS


def colour_name(colour: int) -> Words:
    return say(f"cg-colour-{COLOURS[colour]}")


# -- options ---------------------------------------------------------------------------------------


def option(pack: Pack, notation: str, state: CardGameState, choice: int) -> Option:
    kind = c.TABLE.kind(choice)
    base = kind.base
    rule = kind.rule
    arguments = c.TABLE.arguments(choice)
    first = arguments[0] if arguments else 0
    cost = target = NO_WORDS
    if choice == PASS:
        words, rule = _pass_words(state)
    elif kind.ranges[0] is c.CARD:
        words = say(f"cg-choice-{kind.name}", card=card_name(pack, first))
        if base == c.PLAY:
            rule, cost = _play_rule_and_cost(pack, first)
    elif kind.ranges[0] is c.PLACE:
        target = place_name(pack, first)
        words = say(f"cg-choice-{kind.name}", place=target)
        if base == c.AT and state.topic == "lift":
            rule = "CG-CARD-DREAMLORD-01"
    elif base == c.COLOUR_CHOSEN:
        words = say("cg-choice-colour", colour=colour_name(first))
    elif base == c.BUY:
        words = say("cg-choice-buy", n=first + 1)
        cost = say("cg-cost-time-points", n=PRICE * (first + 1))
    elif base == c.STRIKE:
        target = _slot(state, first)
        words = say("cg-choice-strike", card=target)
    elif base == c.TAKE:
        target = player(first)
        words = say("cg-choice-take", who=target)
    elif base == c.PAY:
        words = say("cg-choice-pay", n=first + 1)
        cost = say("cg-cost-time-points", n=first + 1)
    else:
        assert base == c.TESELECTA
        words = say("cg-choice-teselecta-reserve") if first else say("cg-choice-teselecta-hand")
    return Option(choice, notation, words, rule, cost, target)


def _play_rule_and_cost(pack: Pack, type_: int) -> tuple[str, Words]:
    if pack.type_kind[type_] == LOCATION:
        return "CG-LOC-01", NO_WORDS
    costs_defender = pack.costs_defender[type_ - pack.first_support]
    return "CG-SUPPORT-01", say("cg-cost-defender") if costs_defender else NO_WORDS


def _pass_words(state: CardGameState) -> tuple[Words, str]:
    if state.topic in ("turn", "final") and state.action != NOTHING:
        return say("cg-choice-done"), "CG-VIS-11"
    if state.topic == "turn":
        return say("cg-choice-end-turn"), "CG-TURN-09"
    return _PASSES[state.topic], QUESTIONS[state.topic].rule


_PASSES = {
    "unit": say("cg-choice-pay-nothing"),
    "teselecta": say("cg-choice-no-teselecta"),
    "lift": say("cg-choice-stop"),
}


def _slot(state: CardGameState, slot: int) -> Words:
    """A card of an attack by its place; with its name for whoever knows it."""
    card = state.attacks[state.target][slot]
    if state.knows[card] >> state.asked & 1:
        return say(
            "cg-target-slot-known", slot=slot + 1, card=card_name(state.pack, state.pack.type_of[card])
        )
    return say("cg-target-slot", slot=slot + 1)
