"""Questions: by which rule each is put, and how it is said at the moment."""

from __future__ import annotations

from collections.abc import Callable

from vortex.games.card_game import words
from vortex.games.card_game.numbering import (
    AIMING,
    ATTACKING,
    DEFENDING,
    DISCARDING,
    EXCHANGING,
    MOVING,
    NOTHING,
    PAYING,
    RESERVING,
    STRIKING,
)
from vortex.games.card_game.rules.conflict import Conflict, attack_total, defence_total
from vortex.games.card_game.state import CardGameState
from vortex.kernel.game import Question
from vortex.kernel.words import Words, say

# CG-RULING-13: a question outside a player's turn is a window or a loss, with the same words whatever the hand holds.
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
        frame = state.frame
        assert isinstance(frame, Conflict)
        return say(
            "cg-ask-conflict",
            place=words.place(state.pack, frame.place),
            defence=defence_total(state, frame.place) + state.tally,
            attack=attack_total(state, frame.place),
            question=question.prompt,
        )
    return question.prompt


def _target(state: CardGameState) -> Words:
    return words.place(state.pack, state.target)


def _played(state: CardGameState) -> Words:
    """The Support card that is being played: the first of what is put together."""
    return words.card(state.pack, state.pack.type_of[state.chosen[0]])


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
