"""The choices of this game. `pass` is choice 0: decline, stop, done."""

from __future__ import annotations

from typing import Literal, get_args

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

PlayerColour = Literal["amber", "teal", "pink", "mint"]
PLAYER_COLOURS: tuple[PlayerColour, ...] = get_args(PlayerColour)
PoolName = Literal["caller", "helper"]
POOLS: tuple[PoolName, ...] = get_args(PoolName)
MOST_ALTERNATIVES = 4

DOCTOR = Range("doctor", MOST_DOCTORS)
BASE = Range("base", MOST_SEATS)
CARD = Range("card", MOST_CARDS)
COMPANION = Range("companion", MOST_COMPANIONS)
SOURCE = Range("source", MOST_SOURCES)
ZONE = Range("zone", MOST_ZONES)
TILE = Range("tile", MOST_TILES)
PLACE = Range("place", MOST_PLACES)
SEAT = Range("seat", MOST_SEATS)
DECK = Range("deck", len(DECKS))
COLOUR = Range("colour", len(COLOURS))
SYMBOL = Range("symbol", len(SYMBOLS))
POOL = Range("pool", len(POOLS))
NUMBER = Range("number", MOST_ALTERNATIVES)

TABLE = ChoiceTable("TOD-RULING-048")
TAKE_DOCTOR = TABLE.add("doctor", "TOD-SETUP-02", DOCTOR)
TAKE_COLOUR = TABLE.add("base", "TOD-SETUP-03", BASE)

UNINSTALL = TABLE.add("uninstall", "TOD-PREP-04", CARD)
INSTALL = TABLE.add("install", "TOD-PREP-07", CARD)
DISMISS = TABLE.add("dismiss", "TOD-PREP-12", COMPANION)
PLAY = TABLE.add("play", "TOD-CARD-05", CARD)
USE = TABLE.add("use", "TOD-PREP-14", SOURCE)

GO = TABLE.add("go", "TOD-TRAVEL-01", ZONE)
ROLL = TABLE.add("roll", "TOD-TRAVEL-08")
NEW_TILE = TABLE.add("new", "TOD-TRAVEL-11")
WANDER = TABLE.add("wander", "TOD-TRAVEL-12")
KEEP = TABLE.add("keep", "TOD-TRAVEL-11", TILE)

RECRUIT = TABLE.add("recruit", "TOD-RECRUIT-08", DECK)
LINK = TABLE.add("link", "TOD-RECRUIT-12", COMPANION)

PAY_SONIC = TABLE.add("pay-sonic", "TOD-LIMIT-18")
PAY_CARD = TABLE.add("pay-card", "TOD-LIMIT-18", CARD)

FOCUS = TABLE.add("focus", "TOD-POOL-04", SOURCE, COLOUR)
CALL = TABLE.add("call", "TOD-HELP-01", SEAT)
AFAR = TABLE.add("afar", "TOD-HELP-04")
ON_SITE = TABLE.add("on-site", "TOD-HELP-04")
CUT = TABLE.add("cut", "TOD-POOL-08", COLOUR)
EXTERMINATE = TABLE.add("exterminate", "TOD-POOL-12", POOL, COLOUR)
ADD_DIE = TABLE.add("add", "TOD-POOL-02", COLOUR)

REROLL = TABLE.add("reroll", "TOD-REROLL-04", SOURCE)
REROLL_SONIC = TABLE.add("reroll-sonic", "TOD-REROLL-09")
REROLL_BLACK = TABLE.add("reroll-black", "TOD-REROLL-11")
REROLL_K9 = TABLE.add("reroll-k9", "TOD-K9-03")
FACE = TABLE.add("face", "TOD-FACE-03", SOURCE)
FACE_SONIC = TABLE.add("face-sonic", "TOD-FACE-06")
DIE = TABLE.add("die", "TOD-REROLL-06", COLOUR, SYMBOL)
TURN_TO = TABLE.add("to", "TOD-FACE-06", SYMBOL)
ON_POOL = TABLE.add("on", "TOD-HELP-19", POOL)

CHOOSE = TABLE.add("choose", "TOD-RESOLVE-13", NUMBER)
DISCARD = TABLE.add("discard", "TOD-FINISH-08", CARD)
LOSE = TABLE.add("lose", "TOD-RESOLVE-16", COMPANION)
GIVE = TABLE.add("give", "TOD-CARD-03", SEAT)
DALEK_AT = TABLE.add("dalek", "TOD-RULING-091", PLACE)
TARGET = TABLE.add("target", "TOD-TRAVEL-15", ZONE)
