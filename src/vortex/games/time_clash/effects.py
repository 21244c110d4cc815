"""The effect words of this game: what special cards say.

What they do is in `rules/effects.py`, what they are worth in `advice/effects.py`.
"""

from __future__ import annotations

from vortex.kernel.effects import Language, Verb

VERBS = (
    Verb("draw {n} card(s)", most=3),
    Verb("move the doctor"),
    Verb("play another card"),
    Verb("remove a tech of either team from the game"),
    Verb("discard a threat of up to {n}", most=1000),
    Verb("discard a quip of up to {n}", most=1000),
    Verb("discard a plan of the other team of up to {n}", most=1000),
    Verb("discard an open card of the other team of up to {n}", most=1000),
    Verb("push a card of up to {n}", most=1000),
    Verb("pull a card of up to {n}", most=1000),
    Verb("shift an open card of up to {n}", most=1000),
    Verb("take the top discard of your team"),
    Verb("take a discard of your team"),
    Verb("make an opponent show their hand"),
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
    SHOW_HAND,
    REMOVE_THIS,
) = range(len(VERBS))

LANGUAGE = Language("tc", VERBS)

SUIT_AIMED_AT = {REMOVE_TECH: "tech", DISCARD_THREAT: "threat", DISCARD_QUIP: "quip"}
"""The parts that need nothing but a card of this suit, of either team, on some stack."""

READS_DISCARD_ORDER = (TAKE_TOP,)
"""TC-RULING-60: only these make the order of a discard pile matter."""

AFTER_A_COUNTER = (DRAW, REMOVE_THIS)
"""What may be printed behind a counter: nothing that would ask in the middle of somebody else's play."""

ALWAYS_POSSIBLE = (DRAW, MOVE_DOCTOR)
"""An option with one of these can always be chosen."""

Program = tuple[tuple[int, int], ...]
"""An option as the game carries it out: verb and amount, part by part."""
