"""What one seat may see: built by whitelist, plain data.

Keys and numbers alone: what is printed on a card stands in the gallery, in the reader's language.

TC-VIS-01: stacks with every card. TC-VIS-02 to TC-VIS-04: of hands what this seat knows, and a teammate knows no more
than an opponent. TC-VIS-05: decks as counts. TC-VIS-06: the Reserve. TC-VIS-07: what is
pending, the same for everybody.
"""

# TC-RULING-07: counts are public; TC-RULING-27: discard piles are, with their order

from __future__ import annotations

from typing import Any

from vortex.games.time_clash.cards import SPECIAL, STEADFAST_PLANS, SUIT_NAMES, TEAM_NAMES, Pack
from vortex.games.time_clash.choices import STACK_NAMES
from vortex.games.time_clash.numbering import ENDINGS, OFF, PHASE_NAMES, UNPICKED
from vortex.games.time_clash.pending import NONE, Pending, pending
from vortex.games.time_clash.questions import QUESTIONS
from vortex.games.time_clash.rules.gambit import Gambit, contributed
from vortex.games.time_clash.state import ClashState
from vortex.kernel.choices import Notation
from vortex.kernel.game import View
from vortex.kernel.knowledge import knows


def card_face(pack: Pack, card: int) -> dict[str, Any]:
    suit = pack.suit[card]
    return {
        "key": pack.keys[card],
        "team": TEAM_NAMES[pack.team[card]],
        "suit": "special" if suit == SPECIAL else SUIT_NAMES[suit],
        "value": pack.value[card],
    }


def _faces(pack: Pack, cards: list[int]) -> list[dict[str, Any]]:
    return [card_face(pack, card) for card in cards]


def _arc(state: ClashState, stack: int) -> dict[str, Any] | None:
    pack = state.pack
    arc = state.arcs[stack]
    if arc == UNPICKED:
        return None
    return {
        "key": pack.arc_keys[arc],
        "dalek": pack.daleks[arc],
        "tardis": pack.tardises[arc],
        "steadfast": pack.always[arc] & STEADFAST_PLANS != 0,
    }


def _gambit(state: ClashState) -> dict[str, Any] | None:
    """The one that runs, or that has won the match. A roll of 0 is the face that fails."""
    if state.rolled < 0 and not any(type(frame) is Gambit for frame in state.frames):
        return None
    pack = state.pack
    return {
        "cards": [
            {**card_face(pack, card), "cancelled": state.cancelled >> card & 1 == 1} for card in state.gambit
        ],
        "sum": contributed(state),
        "needed": pack.gambit_target,
        "rolled": None if state.rolled < 0 else pack.die[state.rolled],
    }


def _pending(pack: Pack, thing: Pending) -> dict[str, Any]:
    return {
        "kind": thing.kind,
        "seat": thing.seat,
        "card": None if thing.card == NONE else card_face(pack, thing.card),
        "option": None if thing.option == NONE else thing.option + 1,
        "stack": None if thing.stack == NONE else STACK_NAMES[thing.stack],
        "target": None if thing.target == NONE else card_face(pack, thing.target),
        "answers": None if thing.answers == NONE else thing.answers,
    }


def _hand(state: ClashState, holder: int, seat: int | None) -> dict[str, Any]:
    """To others a hand has no order, for that would tell which of the cards came last."""
    hand = state.hands[holder]
    known = [card for card in hand if knows(state.knows, card, seat)]
    if holder != seat:
        known.sort()
    return {"count": len(hand), "known": _faces(state.pack, known)}


def _question(state: ClashState, notation: Notation) -> dict[str, Any]:
    """For the seat that is asked alone: the options tell what is in its hand."""
    question = QUESTIONS[state.topic]
    return {
        "topic": state.topic,
        "rule": question.rule,
        "is_window": question.is_window,
        "options": [notation.write(choice) for choice in state.options],
    }


def view(state: ClashState, seat: int | None, notation: Notation) -> View:
    pack = state.pack
    return {
        "game": "time-clash",
        "seat": seat,
        "teams": [TEAM_NAMES[team] for team in state.teams],
        "match": {"length": state.match, "game": state.deal, "wins": state.wins[:]},
        "arcs": [_arc(state, stack) for stack in range(3)],
        "phase": PHASE_NAMES[state.phase],
        "turn": state.turn,
        "turn_began_in": PHASE_NAMES[state.turn_phase],
        "turn_order": list(state.cycle),
        "on_turn": state.cycle[state.place] if state.cycle else None,
        "pawn": None if state.pawn == OFF else STACK_NAMES[state.pawn],
        "flip_target": state.target,
        "threat_trigger": pack.threat_trigger,
        "stacks": [
            {"type": STACK_NAMES[stack], "total": state.totals[stack], "cards": _faces(pack, cards)}
            for stack, cards in enumerate(state.stacks)
        ],
        "threats": state.threats,
        "total": sum(state.totals),
        "decks": [len(deck) for deck in state.decks],
        "discards": [_faces(pack, pile) for pile in state.discards],
        "removed": [_faces(pack, pile) for pile in state.removed],
        "reserve": _faces(pack, state.reserve),
        "hands": [_hand(state, holder, seat) for holder in range(state.seats)],
        "declared": _faces(pack, state.declared),
        "pending": [_pending(pack, thing) for thing in pending(state)],
        "gambit": _gambit(state),
        "asked": None if state.over else state.asked,
        "topic": state.topic,
        "question": None if state.over or seat != state.asked else _question(state, notation),
        "ending": ENDINGS[state.how] if state.over else None,
    }
