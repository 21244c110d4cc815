"""The effect words of this game: what Support cards say, and cards that are turned up in a conflict.

What they do is in `rules/effects.py`, what they are worth in `advice/effects.py`.
"""

from __future__ import annotations

from vortex.kernel.effects import Language, Verb

GAIN = 0
GAIN_TARDIS = 1
GAIN_DALEK = 2
TAKE = 3
TURN_UP = 4
DEFEAT = 5
DEFEAT_DALEK = 6
STRIKE = 7
MOVE = 8
LIFT = 9
EXCHANGE = 10
WIDEN = 11
DEFENDER_COST = 12

EVERYONE = 1

LANGUAGE = Language(
    "cg",
    (
        Verb("gain {n} TP"),
        Verb("gain {n} TP for each TARDIS counter", scoped=True),
        Verb("gain {n} TP for each Dalek counter", scoped=True),
        Verb("take {n} TP"),
        Verb("turn up an attack"),
        Verb("defeat an attack"),
        Verb("defeat a Dalek attack"),
        Verb("discard an attacking card"),
        Verb("move an attack"),
        Verb("remove up to {n} TARDIS counter(s)"),
        Verb("exchange any cards"),
        Verb("widen the reserve by {n}"),
        Verb("discard {n} Defender(s)", most=1),
    ),
    scopes=("everyone",),
)

TARGETED = frozenset((TURN_UP, DEFEAT, DEFEAT_DALEK, STRIKE, MOVE))
"""Verbs that need an attack against an own Location; a card has one of them at most."""

ON_REVEAL = frozenset((GAIN, TAKE))
"""Verbs that a card turned up in a conflict may have."""

PRICES = frozenset((DEFENDER_COST,))
"""Verbs that are paid before anything else of the card is done, wherever they are printed."""

NEEDS_A_THIRD = frozenset((MOVE,))
"""CG-2P-02: verbs that have no target at a table of two."""
