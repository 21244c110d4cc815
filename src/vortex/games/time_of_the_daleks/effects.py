"""The effect words of this game. What they do is in `rules/effects.py`, what they are worth in `advice/effects.py`."""

from __future__ import annotations

from vortex.kernel.effects import Language, Sign, Verb

SELF, EACH, ANOTHER = range(3)

(
    TARDIS_FORWARD,
    TARDIS_BACK,
    SHIP_FORWARD,
    SHIP_BACK,
    GAIN_SONIC,
    LOSE_SONIC,
    DRAW_CARDS,
    DISCARD_CARDS,
    DISMISS_COMPANIONS,
    DISCARD_COMPANIONS,
    DISCARD_EQUIPMENT,
    REGENERATE,
    ALL_REGENERATE,
    ADD_DALEKS_HERE,
    ADD_DALEKS_ON_EARTH,
    REMOVE_DALEKS_HERE,
    REMOVE_DALEKS_ON_EARTH,
    REMOVE_DALEKS_ANYWHERE,
    REPLACE_THIS,
) = range(19)

LANGUAGE = Language(
    "tod",
    (
        Verb("tardis forward {n}", scoped=True, sign=Sign("timeship", "good", "+")),
        Verb("tardis back {n}", scoped=True, sign=Sign("timeship", "bad", "−")),
        Verb("ship forward {n}", sign=Sign("enemy", "bad", "+")),
        Verb("ship back {n}", sign=Sign("enemy", "good", "−")),
        Verb("gain {n} sonic", scoped=True, most=5, sign=Sign("charge", "good", "+")),
        Verb("lose {n} sonic", scoped=True, most=5, sign=Sign("charge", "bad", "−")),
        Verb("draw {n} card(s)", scoped=True, sign=Sign("draw", "good", "+")),
        Verb("discard {n} card(s)", scoped=True, sign=Sign("discard", "bad", "−")),
        Verb("dismiss {n} companion(s)", scoped=True, most=3, sign=Sign("people", "bad", "−")),
        Verb("discard {n} companion(s)", scoped=True, most=3, sign=Sign("people", "bad", "−")),
        Verb("discard {n} equipment", scoped=True, sign=Sign("tool", "bad", "−")),
        Verb("regenerate", sign=Sign("spark")),
        Verb("all regenerate", sign=Sign("spark")),
        Verb("add {n} dalek(s) here", most=6, sign=Sign("spike", "bad", "+")),
        Verb("add {n} dalek(s) on earth", most=6, sign=Sign("spike", "bad", "+")),
        Verb("remove {n} dalek(s) here", most=6, sign=Sign("spike", "good", "−")),
        Verb("remove {n} dalek(s) on earth", most=6, sign=Sign("spike", "good", "−")),
        Verb("remove {n} dalek(s) anywhere", most=6, sign=Sign("spike", "good", "−")),
        Verb("replace this", sign=Sign("swap")),
    ),
    scopes=("each", "another"),
)

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
