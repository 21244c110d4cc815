"""Small ints for everything on the table. Sizes are upper bounds for packs, so that choices and zones keep their
numbers whatever pack is played."""

from __future__ import annotations

from typing import Final, Literal, get_args

Cards = tuple[int, ...]

ColourName = Literal["black", "green", "blue", "red"]
BLACK: Final = 0
GREEN: Final = 1
BLUE: Final = 2
RED: Final = 3
COLOURS: Final[tuple[ColourName, ...]] = get_args(ColourName)

SymbolName = Literal["running", "diplomacy", "science", "cunning", "tactics", "strength"]
RUNNING: Final = 0
DIPLOMACY: Final = 1
SCIENCE: Final = 2
CUNNING: Final = 3
TACTICS: Final = 4
STRENGTH: Final = 5
SYMBOLS: Final[tuple[SymbolName, ...]] = get_args(SymbolName)

ConditionName = Literal["fixed point", "time locked", "time breach"]
FIXED_POINT: Final = 1
TIME_LOCKED: Final = 2
TIME_BREACH: Final = 4
CONDITIONS: Final[tuple[ConditionName, ...]] = get_args(ConditionName)

EQUIPMENT: Final = 0
EVENT: Final = 1
TRANSFER: Final = 2
CARD_TYPES: Final = ("equipment", "event", "transfer")
ANYTIME: Final = 0
IN_PREPARE: Final = 1
IN_ADVENTURE: Final = 2
IN_ANY_ADVENTURE: Final = 3
TIMINGS: Final = ("anytime", "prepare", "adventure", "any adventure")
AnomalyType = Literal["location", "task", "instant"]
LOCATION: Final = 0
TASK: Final = 1
INSTANT: Final = 2
ANOMALY_TYPES: Final[tuple[AnomalyType, ...]] = get_args(AnomalyType)
EARTH_DECK: Final = 0
ALIEN_DECK: Final = 1
DECKS: Final = ("earth", "alien")

COLOURS_IN: Final = tuple(
    tuple(colour for colour in range(len(COLOURS)) if bits >> colour & 1) for bits in range(1 << len(COLOURS))
)
"""By colours as bits: their numbers."""

MOST_SEATS: Final = 4
CLOCKWISE: Final = tuple(
    tuple(tuple((first + i) % seats for i in range(seats)) for first in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""By the number of seats and the first of them: all seats in turn order."""
MOST_CARDS: Final = 64
MOST_COMPANIONS: Final = 64
MOST_DOCTORS: Final = 16
MOST_TILES: Final = 32
MOST_DILEMMAS: Final = 64
MOST_ANOMALIES: Final = 16

# What gives icons and effects: a Timey-Wimey card, a Companion or a Doctor.
COMPANION_SOURCE: Final = MOST_CARDS
DOCTOR_SOURCE: Final = COMPANION_SOURCE + MOST_COMPANIONS
MOST_SOURCES: Final = DOCTOR_SOURCE + MOST_DOCTORS

# Zones: Earth's three, two for each tile, one for each Time Anomaly.
CONSOLE: Final = -1
EARTH_ZONES: Final = 3
ANOMALY_ZONE: Final = EARTH_ZONES + 2 * MOST_TILES
MOST_ZONES: Final = ANOMALY_ZONE + MOST_ANOMALIES

# Where Daleks stand: a zone of Earth, or a tile (its zones do not matter, TOD-RULING-091).
MOST_PLACES: Final = EARTH_ZONES + MOST_TILES
NO_DILEMMA: Final = 255

# Places in `State.knows`.
KNOWS_COMPANION: Final = MOST_CARDS
KNOWS_TILE: Final = KNOWS_COMPANION + MOST_COMPANIONS
KNOWS_DILEMMA: Final = KNOWS_TILE + MOST_TILES
KNOWS_ANOMALY: Final = KNOWS_DILEMMA + MOST_DILEMMAS
KNOWS_SIZE: Final = KNOWS_ANOMALY + MOST_ANOMALIES

# Marks in `State.used`: eight for each source.
USED_REROLL: Final = 0
USED_FACE: Final = 1
USED_EFFECT: Final = 2


def used_mark(source: int, what: int) -> int:
    """TOD-RULING-045: each single icon or effect has its own mark."""
    return source * 8 + what


def without(cards: Cards, card: int) -> Cards:
    return tuple([other for other in cards if other != card])


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


MOST_TOKENS: Final = 5
DALEK_MARKERS: Final = 6

ALONE: Final = 0
HELP_AFAR: Final = 1
HELP_ON_SITE: Final = 2
"""How the present Adventure is faced."""

NO_DIE: Final = 0
TARDIS_SYMBOL: Final = 1
QUESTION_MARK: Final = 2
"""What the TARDIS die shows."""

Ending = Literal["", "daleks-seventh-marker", "daleks-on-earth", "daleks-on-gallifrey", "doctors"]
NO_ENDING: Final[Ending] = ""
SEVENTH_DALEK: Final[Ending] = "daleks-seventh-marker"
DALEKS_ON_EARTH: Final[Ending] = "daleks-on-earth"
SHIP_ON_GALLIFREY: Final[Ending] = "daleks-on-gallifrey"
DOCTORS_WON: Final[Ending] = "doctors"
