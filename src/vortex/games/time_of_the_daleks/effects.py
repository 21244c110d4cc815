"""The effect words of this game. What they do is in `rules/effects.py`, what they are worth in `advice/effects.py`."""

from __future__ import annotations

from typing import Final

from vortex.kernel.effects import Language, Sign

LANGUAGE = Language("tod", scopes=("each", "another"))
SELF: Final = 0
EACH: Final = 1
ANOTHER: Final = 2

TARDIS_FORWARD: Final = LANGUAGE.add("tardis forward {n}", scoped=True, sign=Sign("timeship", "good", "+"))
TARDIS_BACK: Final = LANGUAGE.add("tardis back {n}", scoped=True, sign=Sign("timeship", "bad", "−"))
SHIP_FORWARD: Final = LANGUAGE.add("ship forward {n}", sign=Sign("enemy", "bad", "+"))
SHIP_BACK: Final = LANGUAGE.add("ship back {n}", sign=Sign("enemy", "good", "−"))
GAIN_SONIC: Final = LANGUAGE.add("gain {n} sonic", scoped=True, most=5, sign=Sign("charge", "good", "+"))
LOSE_SONIC: Final = LANGUAGE.add("lose {n} sonic", scoped=True, most=5, sign=Sign("charge", "bad", "−"))
DRAW_CARDS: Final = LANGUAGE.add("draw {n} card(s)", scoped=True, sign=Sign("draw", "good", "+"))
DISCARD_CARDS: Final = LANGUAGE.add("discard {n} card(s)", scoped=True, sign=Sign("discard", "bad", "−"))
DISMISS_COMPANIONS: Final = LANGUAGE.add(
    "dismiss {n} companion(s)", scoped=True, most=3, sign=Sign("people", "bad", "−")
)
DISCARD_COMPANIONS: Final = LANGUAGE.add(
    "discard {n} companion(s)", scoped=True, most=3, sign=Sign("people", "bad", "−")
)
DISCARD_EQUIPMENT: Final = LANGUAGE.add("discard {n} equipment", scoped=True, sign=Sign("tool", "bad", "−"))
REGENERATE: Final = LANGUAGE.add("regenerate", sign=Sign("spark"))
ALL_REGENERATE: Final = LANGUAGE.add("all regenerate", sign=Sign("spark"))
ADD_DALEKS_HERE: Final = LANGUAGE.add("add {n} dalek(s) here", most=6, sign=Sign("spike", "bad", "+"))
ADD_DALEKS_ON_EARTH: Final = LANGUAGE.add("add {n} dalek(s) on earth", most=6, sign=Sign("spike", "bad", "+"))
REMOVE_DALEKS_HERE: Final = LANGUAGE.add("remove {n} dalek(s) here", most=6, sign=Sign("spike", "good", "−"))
REMOVE_DALEKS_ON_EARTH: Final = LANGUAGE.add(
    "remove {n} dalek(s) on earth", most=6, sign=Sign("spike", "good", "−")
)
REMOVE_DALEKS_ANYWHERE: Final = LANGUAGE.add(
    "remove {n} dalek(s) anywhere", most=6, sign=Sign("spike", "good", "−")
)
REPLACE_THIS: Final = LANGUAGE.add("replace this", sign=Sign("swap"))

ABOUT_A_PLAYER = frozenset(
    (
        TARDIS_FORWARD,
        TARDIS_BACK,
        GAIN_SONIC,
        LOSE_SONIC,
        DRAW_CARDS,
        DISCARD_CARDS,
        DISMISS_COMPANIONS,
        DISCARD_COMPANIONS,
        DISCARD_EQUIPMENT,
        REGENERATE,
    )
)
"""Verbs that need to know whose turn to suffer or gain it is."""
