"""The effect words of this game. What they do is in `rules/carrying_out.py`."""

from __future__ import annotations

from vortex.kernel.effects import Language, Verb

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
        Verb("tardis forward {n}", scoped=True),
        Verb("tardis back {n}", scoped=True),
        Verb("ship forward {n}"),
        Verb("ship back {n}"),
        Verb("gain {n} sonic", scoped=True, most=5),
        Verb("lose {n} sonic", scoped=True, most=5),
        Verb("draw {n} card(s)", scoped=True),
        Verb("discard {n} card(s)", scoped=True),
        Verb("dismiss {n} companion(s)", scoped=True, most=3),
        Verb("discard {n} companion(s)", scoped=True, most=3),
        Verb("discard {n} equipment", scoped=True),
        Verb("regenerate"),
        Verb("all regenerate"),
        Verb("add {n} dalek(s) here", most=6),
        Verb("add {n} dalek(s) on earth", most=6),
        Verb("remove {n} dalek(s) here", most=6),
        Verb("remove {n} dalek(s) on earth", most=6),
        Verb("remove {n} dalek(s) anywhere", most=6),
        Verb("replace this"),
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
