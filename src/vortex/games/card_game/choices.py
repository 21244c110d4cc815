"""The choices of this game. Cards are picked by `add`, `add`, `pass`; `pass` also ends a turn."""

from __future__ import annotations

from typing import Any, Final

from vortex.games.card_game.numbering import (
    CARD_PRICE,
    COLOURS,
    IN_HAND,
    IN_RESERVE,
    MOST_ATTACKERS,
    MOST_PLACES,
    MOST_SEATS,
    MOST_TYPES,
    SOURCES,
    TIME_POINTS,
)
from vortex.kernel.choices import ChoiceTable, Range

CARD: Final = Range("card", MOST_TYPES)
PLACE: Final = Range("location", MOST_PLACES)
SEAT: Final = Range("seat", MOST_SEATS)
COLOUR: Final = Range("colour", len(COLOURS))
COUNT: Final = Range("count", TIME_POINTS // CARD_PRICE)
AMOUNT: Final = Range("amount", TIME_POINTS)
SLOT: Final = Range("slot", MOST_ATTACKERS)
SOURCE: Final = Range("source", len(SOURCES))

TABLE: Final = ChoiceTable("CG-TURN-09")
COLOUR_CHOSEN: Final = TABLE.add("colour", "CG-SETUP-01", COLOUR)
PLAY: Final = TABLE.add("play", "CG-TURN-04", CARD)
DEFEND: Final = TABLE.add("defend", "CG-DEF-01", PLACE)
ATTACK: Final = TABLE.add("attack", "CG-ENEMY-01", PLACE)
RESERVE: Final = TABLE.add("reserve", "CG-RESERVE-01", CARD)
DISCARD: Final = TABLE.add("discard", "CG-DISCARD-01", CARD)
BUY: Final = TABLE.add("buy", "CG-BUY-01", COUNT)
PICKUP: Final = TABLE.add("pickup", "CG-RESERVE-05", CARD)
RECALL: Final = TABLE.add("recall", "CG-RULING-39", CARD)
ADD: Final = TABLE.add("add", "CG-VIS-11", CARD)
AT: Final = TABLE.add("at", "CG-SUPPORT-02", PLACE)
STRIKE: Final = TABLE.add("strike", "CG-CARD-JACK-01", SLOT)
TAKE: Final = TABLE.add("take", "CG-TP-03", SEAT)
PAY: Final = TABLE.add("pay", "CG-CARD-UNIT-03", AMOUNT)
TESELECTA: Final = TABLE.add("teselecta", "CG-CARD-TESELECTA-02", SOURCE)
LOSE: Final = TABLE.add("lose", "CG-CONFLICT-19", CARD)

FROM_HAND: Final = TESELECTA + IN_HAND
FROM_RESERVE: Final = TESELECTA + IN_RESERVE

Ready = Any
"""A choice that was made when the pack was read, as it is offered again and again. To compiled code it is any object:
it passes that on, where it would take an `int` apart and make another one of it."""

BUYS: Final = tuple(range(BUY, BUY + COUNT.size))

_CHUNK: Final = 10
_CHUNK_MASK: Final = (1 << _CHUNK) - 1

PlaceTable = tuple[tuple[tuple[int, ...], ...], ...]


def _place_table(base: int) -> PlaceTable:
    """For each ten places and each set of them, the choices that name them."""
    chunks: list[tuple[tuple[int, ...], ...]] = []
    for first in range(0, MOST_PLACES, _CHUNK):
        rows: list[tuple[int, ...]] = [()]
        for place in range(first, first + _CHUNK):
            rows += [(*row, base + place) for row in rows]
        chunks.append(tuple(rows))
    return tuple(chunks)


DEFEND_PLACES: Final = _place_table(DEFEND)
ATTACK_PLACES: Final = _place_table(ATTACK)
AT_PLACES: Final = _place_table(AT)
PLACES: Final = _place_table(0)


def offer(options: list[int], table: PlaceTable, places: int) -> None:
    """Add one choice for each Location of a bit set, in their fixed order."""
    for chunk in table:
        if not places:
            break
        options += chunk[places & _CHUNK_MASK]
        places >>= _CHUNK


def spread(table: PlaceTable, places: int) -> list[int]:
    """The same as a list of its own."""
    found: list[int] = []
    offer(found, table, places)
    return found
