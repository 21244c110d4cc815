"""Choices as text: how each thing is written that a choice can name."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.choices import MOST_ALTERNATIVES, PLAYER_COLOURS, POOLS, TABLE
from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    COLOURS,
    DECKS,
    EARTH_ZONES,
    MOST_SEATS,
    SYMBOLS,
)
from vortex.kernel.choices import Notation


def zone_keys(pack: Pack) -> tuple[str, ...]:
    tiles = pack.zone_keys + ("",) * (ANOMALY_ZONE - len(pack.zone_keys))
    return tiles + pack.anomaly_keys


def zone_names(pack: Pack) -> tuple[str, ...]:
    tiles = pack.zone_names + ("",) * (ANOMALY_ZONE - len(pack.zone_names))
    return tiles + pack.anomaly_names


def place_keys(pack: Pack) -> tuple[str, ...]:
    return pack.zone_keys[:EARTH_ZONES] + pack.tile_keys


def make_notation(pack: Pack) -> Notation:
    return Notation(
        TABLE,
        {
            "doctor": pack.doctor_keys,
            "base": PLAYER_COLOURS,
            "card": pack.card_keys,
            "companion": pack.companion_keys,
            "source": pack.source_keys,
            "zone": zone_keys(pack),
            "tile": pack.tile_keys,
            "place": place_keys(pack),
            "seat": tuple(str(seat + 1) for seat in range(MOST_SEATS)),
            "deck": DECKS,
            "colour": COLOURS,
            "symbol": SYMBOLS,
            "pool": POOLS,
            "number": tuple(str(number + 1) for number in range(MOST_ALTERNATIVES)),
        },
    )
