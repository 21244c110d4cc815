"""This game's effect words: what a special card can say."""

from __future__ import annotations

from vortex.kernel.effects import Language, Verb

VERBS = (
    Verb("draw {n} card(s)", most=3),
    Verb("move the doctor"),
    Verb("play another card"),
    Verb("remove a tech from the game"),
    Verb("discard a threat of up to {n}", most=1000),
    Verb("discard a quip of up to {n}", most=1000),
    Verb("discard a plan of up to {n}", most=1000),
    Verb("discard an open card of up to {n}", most=1000),
    Verb("push a card of up to {n}", most=1000),
    Verb("pull a card of up to {n}", most=1000),
    Verb("shift an open card of up to {n}", most=1000),
    Verb("take the top discard"),
    Verb("take a discard"),
    Verb("look at a hand"),
    Verb("remove this card"),
)

(
    DRAW,
    MOVE_DOCTOR,
    PLAY_ANOTHER,
    REMOVE_TECH,
    DISCARD_THREAT,
    DISCARD_QUIP,
    DISCARD_PLAN,
    DISCARD_OPEN,
    PUSH_CARD,
    PULL_CARD,
    SHIFT_OPEN,
    TAKE_TOP,
    TAKE_ANY,
    LOOK,
    REMOVE_THIS,
) = range(len(VERBS))

LANGUAGE = Language(VERBS)

TAKES_OFF_A_STACK = (REMOVE_TECH, DISCARD_THREAT, DISCARD_QUIP, DISCARD_PLAN, DISCARD_OPEN)
"""The parts that a counter against "a loss" names."""

SUIT_AIMED_AT = {REMOVE_TECH: "tech", DISCARD_THREAT: "threat", DISCARD_QUIP: "quip"}
"""The parts that need nothing but a card of this suit, of either team, on some stack."""

READS_DISCARD_ORDER = (TAKE_TOP,)
"""TC-RULING-60: only these make the order of a discard pile matter."""

AFTER_A_COUNTER = (DRAW, REMOVE_THIS)
"""What may be printed behind a counter: nothing that would ask in the middle of somebody else's play."""

Program = tuple[tuple[int, int], ...]
"""An option as the game carries it out: verb and amount, part by part."""
