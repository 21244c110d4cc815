"""The choices of this game. `pass` is choice 0: decline, stop, done."""

from __future__ import annotations

from typing import Final, Literal, get_args

from vortex.games.time_of_the_daleks.numbering import (
    COLOURS,
    DECKS,
    MOST_CARDS,
    MOST_COMPANIONS,
    MOST_DOCTORS,
    MOST_PLACES,
    MOST_SEATS,
    MOST_SOURCES,
    MOST_TILES,
    MOST_ZONES,
    SYMBOLS,
)
from vortex.kernel.choices import ChoiceTable, Range

Choices = tuple[int, ...]
"""Some that a seat may make, in the order in which they are offered."""

PlayerColour = Literal["amber", "teal", "pink", "mint"]
PLAYER_COLOURS: Final[tuple[PlayerColour, ...]] = get_args(PlayerColour)
PoolName = Literal["caller", "helper"]
POOLS: Final[tuple[PoolName, ...]] = get_args(PoolName)
MOST_ALTERNATIVES: Final = 4

DOCTOR: Final = Range("doctor", MOST_DOCTORS)
BASE: Final = Range("base", MOST_SEATS)
CARD: Final = Range("card", MOST_CARDS)
COMPANION: Final = Range("companion", MOST_COMPANIONS)
SOURCE: Final = Range("source", MOST_SOURCES)
ZONE: Final = Range("zone", MOST_ZONES)
TILE: Final = Range("tile", MOST_TILES)
PLACE: Final = Range("place", MOST_PLACES)
SEAT: Final = Range("seat", MOST_SEATS)
DECK: Final = Range("deck", len(DECKS))
COLOUR: Final = Range("colour", len(COLOURS))
SYMBOL: Final = Range("symbol", len(SYMBOLS))
POOL: Final = Range("pool", len(POOLS))
NUMBER: Final = Range("number", MOST_ALTERNATIVES)

TABLE = ChoiceTable("TOD-RULING-048")
TAKE_DOCTOR: Final = TABLE.add("doctor", "TOD-SETUP-02", DOCTOR)
TAKE_COLOUR: Final = TABLE.add("base", "TOD-SETUP-03", BASE)

UNINSTALL: Final = TABLE.add("uninstall", "TOD-PREP-04", CARD)
INSTALL: Final = TABLE.add("install", "TOD-PREP-07", CARD)
DISMISS: Final = TABLE.add("dismiss", "TOD-PREP-12", COMPANION)
PLAY: Final = TABLE.add("play", "TOD-CARD-05", CARD)
USE: Final = TABLE.add("use", "TOD-PREP-14", SOURCE)

GO: Final = TABLE.add("go", "TOD-TRAVEL-01", ZONE)
ROLL: Final = TABLE.add("roll", "TOD-TRAVEL-08")
NEW_TILE: Final = TABLE.add("new", "TOD-TRAVEL-11")
WANDER: Final = TABLE.add("wander", "TOD-TRAVEL-12")
KEEP: Final = TABLE.add("keep", "TOD-TRAVEL-11", TILE)

RECRUIT: Final = TABLE.add("recruit", "TOD-RECRUIT-08", DECK)
LINK: Final = TABLE.add("link", "TOD-RECRUIT-12", COMPANION)

PAY_SONIC: Final = TABLE.add("pay-sonic", "TOD-LIMIT-18")
PAY_CARD: Final = TABLE.add("pay-card", "TOD-LIMIT-18", CARD)

FOCUS: Final = TABLE.add("focus", "TOD-POOL-04", SOURCE, COLOUR)
CALL: Final = TABLE.add("call", "TOD-HELP-01", SEAT)
AFAR: Final = TABLE.add("afar", "TOD-HELP-04")
ON_SITE: Final = TABLE.add("on-site", "TOD-HELP-04")
CUT: Final = TABLE.add("cut", "TOD-POOL-08", COLOUR)
EXTERMINATE: Final = TABLE.add("exterminate", "TOD-POOL-12", POOL, COLOUR)
ADD_DIE: Final = TABLE.add("add", "TOD-POOL-02", COLOUR)

REROLL: Final = TABLE.add("reroll", "TOD-REROLL-04", SOURCE)
REROLL_SONIC: Final = TABLE.add("reroll-sonic", "TOD-REROLL-09")
REROLL_BLACK: Final = TABLE.add("reroll-black", "TOD-REROLL-11")
REROLL_K9: Final = TABLE.add("reroll-k9", "TOD-K9-03")
FACE: Final = TABLE.add("face", "TOD-FACE-03", SOURCE)
FACE_SONIC: Final = TABLE.add("face-sonic", "TOD-FACE-06")
DIE: Final = TABLE.add("die", "TOD-REROLL-06", COLOUR, SYMBOL)
TURN_TO: Final = TABLE.add("to", "TOD-FACE-06", SYMBOL)
ON_POOL: Final = TABLE.add("on", "TOD-HELP-19", POOL)

CHOOSE: Final = TABLE.add("choose", "TOD-RESOLVE-13", NUMBER)
DISCARD: Final = TABLE.add("discard", "TOD-FINISH-08", CARD)
LOSE: Final = TABLE.add("lose", "TOD-RESOLVE-16", COMPANION)
GIVE: Final = TABLE.add("give", "TOD-CARD-03", SEAT)
DALEK_AT: Final = TABLE.add("dalek", "TOD-RULING-091", PLACE)
TARGET: Final = TABLE.add("target", "TOD-TRAVEL-15", ZONE)
