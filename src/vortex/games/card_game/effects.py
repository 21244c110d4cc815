"""The effect words of this game: what Support cards say, and cards that are turned up in a conflict.

What they do is in `rules/effects.py`, what they are worth in `advice/effects.py`.
"""

from __future__ import annotations

from typing import Final

from vortex.kernel.effects import Language

LANGUAGE = Language("cg", scopes=("everyone",))
EVERYONE: Final = 1

GAIN: Final = LANGUAGE.add("gain {n} TP")
GAIN_TARDIS: Final = LANGUAGE.add("gain {n} TP for each TARDIS counter", scoped=True)
GAIN_DALEK: Final = LANGUAGE.add("gain {n} TP for each Dalek counter", scoped=True)
TAKE: Final = LANGUAGE.add("take {n} TP")
TURN_UP: Final = LANGUAGE.add("turn up an attack")
DEFEAT: Final = LANGUAGE.add("defeat an attack")
DEFEAT_DALEK: Final = LANGUAGE.add("defeat a Dalek attack")
STRIKE: Final = LANGUAGE.add("discard an attacking card")
MOVE: Final = LANGUAGE.add("move an attack")
LIFT: Final = LANGUAGE.add("remove up to {n} TARDIS counter(s)")
EXCHANGE: Final = LANGUAGE.add("exchange any cards")
WIDEN: Final = LANGUAGE.add("widen the reserve by {n}")
DEFENDER_COST: Final = LANGUAGE.add("discard {n} Defender(s)", most=1)

TARGETED = frozenset((TURN_UP, DEFEAT, DEFEAT_DALEK, STRIKE, MOVE))
"""Verbs that need an attack against an own Location; a card has one of them at most."""

ON_REVEAL = frozenset((GAIN, TAKE))
"""Verbs that a card turned up in a conflict may have."""

PRICES = frozenset((DEFENDER_COST,))
"""Verbs that are paid before anything else of the card is done, wherever they are printed."""

NEEDS_A_THIRD = frozenset((MOVE,))
"""CG-2P-02: verbs that have no target at a table of two."""
