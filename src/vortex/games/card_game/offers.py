"""Legal choices in words, with what they cost and what they are aimed at."""

from __future__ import annotations

from vortex.games.card_game import choices as c
from vortex.games.card_game import words
from vortex.games.card_game.cards import Pack
from vortex.games.card_game.numbering import AIMING, CARD_PRICE, LOCATION, NOTHING
from vortex.games.card_game.questions import QUESTIONS
from vortex.games.card_game.rules.conflict import find_teselecta
from vortex.games.card_game.rules.defenders import defender_types
from vortex.games.card_game.rules.enemies import joining
from vortex.games.card_game.state import CardGameState
from vortex.kernel.choices import Notation
from vortex.kernel.game import Option
from vortex.kernel.state import PASS
from vortex.kernel.words import NOTHING as NO_WORDS
from vortex.kernel.words import Words, player, say


def option(state: CardGameState, choice: int, notation: Notation) -> Option:
    pack = state.pack
    kind = c.TABLE.kind(choice)
    base = kind.base
    rule = kind.rule
    arguments = c.TABLE.arguments(choice)
    first = arguments[0] if arguments else 0
    cost = target = NO_WORDS
    if choice == PASS:
        said, rule = _pass_words(state)
    elif kind.ranges[0] is c.CARD:
        said = say(f"cg-choice-{kind.name}", card=words.card(pack, first))
        if base == c.PLAY:
            rule, cost = _play_rule_and_cost(pack, first)
    elif kind.ranges[0] is c.PLACE:
        target = words.place(pack, first)
        said = say(f"cg-choice-{kind.name}", place=target)
        if base == c.AT and state.topic == "lift":
            rule = "CG-CARD-DREAMLORD-01"
    elif base == c.COLOUR_CHOSEN:
        said = say("cg-choice-colour", colour=words.colour(first))
    elif base == c.BUY:
        said = say("cg-choice-buy", n=first + 1)
        cost = say("cg-cost-time-points", n=CARD_PRICE * (first + 1))
    elif base == c.STRIKE:
        target = _slot(state, first)
        said = say("cg-choice-strike", card=target)
    elif base == c.TAKE:
        target = player(first)
        said = say("cg-choice-take", who=target)
    elif base == c.PAY:
        said = say("cg-choice-pay", n=first + 1)
        cost = say("cg-cost-time-points", n=first + 1)
    else:
        assert base == c.TESELECTA
        said = say("cg-choice-teselecta-reserve") if first else say("cg-choice-teselecta-hand")
    return Option(choice, notation.write(choice), said, rule, cost, target, _cards(state, base, first))


def _cards(state: CardGameState, base: int, first: int) -> tuple[str, ...]:
    """What can be brought to a Location, to defend or to attack it, and the Teselecta where it lies."""
    pack = state.pack
    seat = state.asked
    if base == c.DEFEND:
        there = defender_types(state, state.guards.get(first, ()))
        found = [card for card in state.hands[seat] if pack.defender_bit[card] & ~there]
    elif base == c.ATTACK:
        fit = joining(state, seat, first, ())
        found = [card for card in state.hands[seat] if pack.enemy_bit[card] & fit]
    elif base == c.TESELECTA:
        found = [find_teselecta(state, state.reserves[seat] if first else state.hands[seat])]
    else:
        return ()
    return tuple(dict.fromkeys(pack.keys[pack.type_of[card]] for card in found))


def _play_rule_and_cost(pack: Pack, type_: int) -> tuple[str, Words]:
    if pack.type_kind[type_] == LOCATION:
        return "CG-LOC-01", NO_WORDS
    costs_defender = pack.costs_defender[type_ - pack.first_support]
    return "CG-SUPPORT-01", say("cg-cost-defender") if costs_defender else NO_WORDS


def _pass_words(state: CardGameState) -> tuple[Words, str]:
    if state.topic in ("turn", "final") and state.action == AIMING:
        return say("cg-choice-turn-up-nothing"), "CG-RULING-44"
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
    """A card of an attack by its place; with its name for a player who knows it."""
    card = state.attacks[state.target][slot]
    if state.knows[card] >> state.asked & 1:
        return say(
            "cg-target-slot-known", slot=slot + 1, card=words.card(state.pack, state.pack.type_of[card])
        )
    return say("cg-target-slot", slot=slot + 1)
