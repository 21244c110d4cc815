"""The effect words of this game: what special cards say.

What they do is in `rules/effects.py`, what they are worth in `advice/effects.py`.
"""

from __future__ import annotations

from typing import Final

from vortex.kernel.effects import Language

LANGUAGE = Language("tc")

DRAW: Final = LANGUAGE.add("draw {n} card(s)", most=3)
MOVE_DOCTOR: Final = LANGUAGE.add("move the doctor")
PLAY_ANOTHER: Final = LANGUAGE.add("play another card")
REMOVE_TECH: Final = LANGUAGE.add("remove a tech of either team from the game")
DISCARD_THREAT: Final = LANGUAGE.add("discard a threat of up to {n}", most=1000)
DISCARD_QUIP: Final = LANGUAGE.add("discard a quip of up to {n}", most=1000)
DISCARD_PLAN: Final = LANGUAGE.add("discard a plan of the other team of up to {n}", most=1000)
DISCARD_OPEN: Final = LANGUAGE.add("discard an open card of the other team of up to {n}", most=1000)
PUSH_CARD: Final = LANGUAGE.add("push a card of up to {n}", most=1000)
PULL_CARD: Final = LANGUAGE.add("pull a card of up to {n}", most=1000)
SHIFT_OPEN: Final = LANGUAGE.add("shift an open card of up to {n}", most=1000)
TAKE_TOP: Final = LANGUAGE.add("take the top discard of your team")
TAKE_ANY: Final = LANGUAGE.add("take a discard of your team")
SHOW_HAND: Final = LANGUAGE.add("make an opponent show their hand")
REMOVE_THIS: Final = LANGUAGE.add("remove this card")

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
