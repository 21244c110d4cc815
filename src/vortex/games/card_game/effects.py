"""The effect words of this game: what Support cards say, and cards that are turned up in a conflict.

What they do is in `rules/effects.py`, what they are worth in `advice/effects.py`.
"""

from __future__ import annotations

from typing import Final

from vortex.kernel.effects import Language

LANGUAGE: Final = Language(
    "cg",
    scopes=("everyone",),
    has_or=False,
    limits=("cg-pack-reveal-limit", "cg-pack-one-aim", "cg-pack-take", "cg-pack-alone", "cg-pack-price"),
)
EVERYONE: Final = 1

TARGETED: Final = 1
"""It needs an attack against one of the player's own Locations; a card has at most one such word."""
ON_REVEAL: Final = 2
"""A card turned up in a conflict may say it."""
ENEMYS: Final = 4
"""Only an Enemy that is turned up says it."""
PRICE_OF_DEFEAT: Final = 8
"""A Defender is paid before anything else of the card is done, wherever it is printed."""
DEFEATS: Final = 16
"""It defeats an attack, which may have a price."""
NEEDS_A_THIRD: Final = 32
"""CG-2P-02, CG-RULING-43: it has no target at a table of two."""
ENOUGH: Final = 64
"""CG-RULING-44: a card may be played for this alone, if its other words can do without a target."""
MAY_MISS: Final = 128
"""It can do without its target."""
ALONE: Final = 256
"""A card that says it says nothing else."""
EXCHANGES: Final = 512
"""Cards are chosen with the card."""
WIDENS: Final = 1024
"""The card lies open in the reserve, which has room for so many more."""

GAIN: Final = LANGUAGE.add("gain {n} TP", traits=ON_REVEAL | ENOUGH)
GAIN_TARDIS: Final = LANGUAGE.add("gain {n} TP for each TARDIS counter", scoped=True)
GAIN_DALEK: Final = LANGUAGE.add("gain {n} TP for each Dalek counter", scoped=True)
TAKE: Final = LANGUAGE.add("take {n} TP", traits=ON_REVEAL | ENEMYS)
TURN_UP: Final = LANGUAGE.add("turn up an attack", traits=TARGETED | MAY_MISS)
DEFEAT: Final = LANGUAGE.add("defeat an attack", traits=TARGETED | DEFEATS)
DEFEAT_DALEK: Final = LANGUAGE.add("defeat a Dalek attack", traits=TARGETED | DEFEATS)
STRIKE: Final = LANGUAGE.add("discard an attacking card", traits=TARGETED)
MOVE: Final = LANGUAGE.add("move an attack", traits=TARGETED | NEEDS_A_THIRD)
LIFT: Final = LANGUAGE.add("remove up to {n} TARDIS counter(s)")
EXCHANGE: Final = LANGUAGE.add("exchange any cards", traits=ALONE | EXCHANGES)
WIDEN: Final = LANGUAGE.add("widen the reserve by {n}", traits=ALONE | WIDENS)
DEFENDER_COST: Final = LANGUAGE.add("discard {n} Defender(s)", most=1, traits=PRICE_OF_DEFEAT)
