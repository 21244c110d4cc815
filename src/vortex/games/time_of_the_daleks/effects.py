"""The effect words of this game. What they do is in `rules/effects.py`, what they are worth in `advice/effects.py`."""

from __future__ import annotations

from typing import Final

from vortex.kernel.effects import Language, Picture

LANGUAGE = Language("tod", scopes=("each", "another"))
SELF: Final = 0
EACH: Final = 1
ANOTHER: Final = 2

ABOUT_A_PLAYER: Final = 1
"""It needs to know whose turn to suffer or gain it is."""
GIVES_TOKENS: Final = 2
"""It pays for what is done with tokens later in the same Adventure."""
ON_ANOMALIES: Final = 4
"""Only a Time Anomaly says it."""

TARDIS_FORWARD: Final = LANGUAGE.add(
    "tardis forward {n}", scoped=True, picture=Picture("timeship", "good", "+"), traits=ABOUT_A_PLAYER
)
TARDIS_BACK: Final = LANGUAGE.add(
    "tardis back {n}", scoped=True, picture=Picture("timeship", "bad", "−"), traits=ABOUT_A_PLAYER
)
SHIP_FORWARD: Final = LANGUAGE.add("ship forward {n}", picture=Picture("enemy", "bad", "+"))
SHIP_BACK: Final = LANGUAGE.add("ship back {n}", picture=Picture("enemy", "good", "−"))
GAIN_SONIC: Final = LANGUAGE.add(
    "gain {n} sonic",
    scoped=True,
    most=5,
    picture=Picture("charge", "good", "+"),
    traits=ABOUT_A_PLAYER | GIVES_TOKENS,
)
LOSE_SONIC: Final = LANGUAGE.add(
    "lose {n} sonic", scoped=True, most=5, picture=Picture("charge", "bad", "−"), traits=ABOUT_A_PLAYER
)
DRAW_CARDS: Final = LANGUAGE.add(
    "draw {n} card(s)", scoped=True, picture=Picture("draw", "good", "+"), traits=ABOUT_A_PLAYER
)
DISCARD_CARDS: Final = LANGUAGE.add(
    "discard {n} card(s)", scoped=True, picture=Picture("discard", "bad", "−"), traits=ABOUT_A_PLAYER
)
DISMISS_COMPANIONS: Final = LANGUAGE.add(
    "dismiss {n} companion(s)",
    scoped=True,
    most=3,
    picture=Picture("people", "bad", "−"),
    traits=ABOUT_A_PLAYER,
)
DISCARD_COMPANIONS: Final = LANGUAGE.add(
    "discard {n} companion(s)",
    scoped=True,
    most=3,
    picture=Picture("people", "bad", "−"),
    traits=ABOUT_A_PLAYER,
)
DISCARD_EQUIPMENT: Final = LANGUAGE.add(
    "discard {n} equipment", scoped=True, picture=Picture("tool", "bad", "−"), traits=ABOUT_A_PLAYER
)
REGENERATE: Final = LANGUAGE.add("regenerate", picture=Picture("spark"), traits=ABOUT_A_PLAYER)
ALL_REGENERATE: Final = LANGUAGE.add("all regenerate", picture=Picture("spark"))
ADD_DALEKS_HERE: Final = LANGUAGE.add("add {n} dalek(s) here", most=6, picture=Picture("spike", "bad", "+"))
ADD_DALEKS_ON_EARTH: Final = LANGUAGE.add(
    "add {n} dalek(s) on earth", most=6, picture=Picture("spike", "bad", "+")
)
REMOVE_DALEKS_HERE: Final = LANGUAGE.add(
    "remove {n} dalek(s) here", most=6, picture=Picture("spike", "good", "−")
)
REMOVE_DALEKS_ON_EARTH: Final = LANGUAGE.add(
    "remove {n} dalek(s) on earth", most=6, picture=Picture("spike", "good", "−")
)
REMOVE_DALEKS_ANYWHERE: Final = LANGUAGE.add(
    "remove {n} dalek(s) anywhere", most=6, picture=Picture("spike", "good", "−")
)
REPLACE_THIS: Final = LANGUAGE.add("replace this", picture=Picture("swap"), traits=ON_ANOMALIES)
