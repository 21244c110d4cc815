"""The effect words of this game: what special cards say.

What they do is in `rules/effects.py`, what they are worth in `advice/effects.py`.
"""

from __future__ import annotations

from typing import Final

from vortex.kernel.effects import Language

LANGUAGE: Final = Language("tc", has_or=False)

ALWAYS_POSSIBLE: Final = 1
"""An option that says it can always be chosen."""
THEIRS: Final = 2
"""It is aimed at a card of the other team."""
READS_DISCARD_ORDER: Final = 4
"""TC-RULING-60: only such words make the order of a discard pile matter."""
AFTER_A_COUNTER: Final = 8
"""It may be printed behind a counter: it asks nothing in the middle of another player's play."""
COMES_FIRST: Final = 16
"""It must come first in a text: a later part might find the card shuffled back into the deck."""

DRAW: Final = LANGUAGE.add("draw {n} card(s)", most=3, traits=ALWAYS_POSSIBLE | AFTER_A_COUNTER)
MOVE_DOCTOR: Final = LANGUAGE.add("move the doctor", traits=ALWAYS_POSSIBLE)
PLAY_ANOTHER: Final = LANGUAGE.add("play another card")
REMOVE_TECH: Final = LANGUAGE.add("remove a tech of either team from the game", about="tech")
DISCARD_THREAT: Final = LANGUAGE.add("discard a threat of up to {n}", most=1000, about="threat")
DISCARD_QUIP: Final = LANGUAGE.add("discard a quip of up to {n}", most=1000, about="quip")
DISCARD_PLAN: Final = LANGUAGE.add(
    "discard a plan of the other team of up to {n}", most=1000, traits=THEIRS, about="plan"
)
DISCARD_OPEN: Final = LANGUAGE.add(
    "discard an open card of the other team of up to {n}", most=1000, traits=THEIRS
)
PUSH_CARD: Final = LANGUAGE.add("push a card of up to {n}", most=1000)
PULL_CARD: Final = LANGUAGE.add("pull a card of up to {n}", most=1000)
SHIFT_OPEN: Final = LANGUAGE.add("shift an open card of up to {n}", most=1000)
TAKE_TOP: Final = LANGUAGE.add("take the top discard of your team", traits=READS_DISCARD_ORDER)
TAKE_ANY: Final = LANGUAGE.add("take a discard of your team")
SHOW_HAND: Final = LANGUAGE.add("make an opponent show their hand")
REMOVE_THIS: Final = LANGUAGE.add("remove this card", traits=COMES_FIRST | AFTER_A_COUNTER)

Program = tuple[tuple[int, int], ...]
"""An option as the game carries it out: verb and amount, part by part."""
