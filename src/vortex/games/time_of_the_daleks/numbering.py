"""Small ints for everything on the table. Sizes are upper bounds for packs, so that choices and zones keep their
numbers whatever pack is played."""

from __future__ import annotations

from typing import Literal, get_args

ColourName = Literal["black", "green", "blue", "red"]
BLACK, GREEN, BLUE, RED = range(4)
COLOURS: tuple[ColourName, ...] = get_args(ColourName)

SymbolName = Literal["running", "diplomacy", "science", "cunning", "tactics", "strength"]
RUNNING, DIPLOMACY, SCIENCE, CUNNING, TACTICS, STRENGTH = range(6)
SYMBOLS: tuple[SymbolName, ...] = get_args(SymbolName)

ConditionName = Literal["fixed point", "time locked", "time breach"]
FIXED_POINT, TIME_LOCKED, TIME_BREACH = 1, 2, 4
CONDITIONS: tuple[ConditionName, ...] = get_args(ConditionName)

EQUIPMENT, EVENT, TRANSFER = range(3)
CARD_TYPES = ("equipment", "event", "transfer")
ANYTIME, IN_PREPARE, IN_ADVENTURE, IN_ANY_ADVENTURE = range(4)
TIMINGS = ("anytime", "prepare", "adventure", "any adventure")
AnomalyType = Literal["location", "task", "instant"]
LOCATION, TASK, INSTANT = range(3)
ANOMALY_TYPES: tuple[AnomalyType, ...] = get_args(AnomalyType)
EARTH_DECK, ALIEN_DECK = range(2)
DECKS = ("earth", "alien")

MOST_SEATS = 4
MOST_CARDS = 64
MOST_COMPANIONS = 64
MOST_DOCTORS = 16
MOST_TILES = 32
MOST_DILEMMAS = 64
MOST_ANOMALIES = 16

# What gives icons and effects: a Timey-Wimey card, a Companion or a Doctor.
COMPANION_SOURCE = MOST_CARDS
DOCTOR_SOURCE = COMPANION_SOURCE + MOST_COMPANIONS
MOST_SOURCES = DOCTOR_SOURCE + MOST_DOCTORS

# Zones: Earth's three, two for each tile, one for each Time Anomaly.
CONSOLE = -1
EARTH_ZONES = 3
ANOMALY_ZONE = EARTH_ZONES + 2 * MOST_TILES
MOST_ZONES = ANOMALY_ZONE + MOST_ANOMALIES

# Where Daleks stand: a zone of Earth, or a tile (its zones do not matter, TOD-RULING-091).
MOST_PLACES = EARTH_ZONES + MOST_TILES
NO_DILEMMA = 255

# Places in `State.knows`.
KNOWS_COMPANION = MOST_CARDS
KNOWS_TILE = KNOWS_COMPANION + MOST_COMPANIONS
KNOWS_DILEMMA = KNOWS_TILE + MOST_TILES
KNOWS_ANOMALY = KNOWS_DILEMMA + MOST_DILEMMAS
KNOWS_SIZE = KNOWS_ANOMALY + MOST_ANOMALIES

# Bits of `State.used`: eight for each source.
USED_REROLL, USED_FACE, USED_EFFECT = range(3)


def used_bit(source: int, what: int) -> int:
    """TOD-RULING-045: each single icon or effect has its own mark."""
    return 1 << (source * 8 + what)


def is_tile_zone(zone: int) -> bool:
    return EARTH_ZONES <= zone < ANOMALY_ZONE


def is_earth(zone: int) -> bool:
    return 0 <= zone < EARTH_ZONES


def is_anomaly(zone: int) -> bool:
    return zone >= ANOMALY_ZONE


def tile_of(zone: int) -> int:
    return (zone - EARTH_ZONES) // 2


def tile_zone(tile: int, side: int) -> int:
    return EARTH_ZONES + 2 * tile + side


def same_location(zone: int, other: int) -> bool:
    """Earth is one Location, a tile is one, a Time Anomaly is one; the console is none."""
    if zone == CONSOLE or other == CONSOLE:
        return False
    if is_earth(zone):
        return is_earth(other)
    if is_anomaly(zone):
        return zone == other
    return is_tile_zone(other) and tile_of(zone) == tile_of(other)


def place_of(zone: int) -> int:
    """The place where a Dalek stands for a Doctor in this zone."""
    return zone if is_earth(zone) else EARTH_ZONES + tile_of(zone)


MOST_TOKENS = 5
DALEK_MARKERS = 6

ALONE, HELP_AFAR, HELP_ON_SITE = range(3)
"""How the present Adventure is faced."""

NO_DIE, TARDIS_SYMBOL, QUESTION_MARK = range(3)
"""What the TARDIS die shows."""

Ending = Literal["", "daleks-seventh-marker", "daleks-on-earth", "daleks-on-gallifrey", "doctors"]
NO_ENDING: Ending = ""
SEVENTH_DALEK: Ending = "daleks-seventh-marker"
DALEKS_ON_EARTH: Ending = "daleks-on-earth"
SHIP_ON_GALLIFREY: Ending = "daleks-on-gallifrey"
DOCTORS_WON: Ending = "doctors"
