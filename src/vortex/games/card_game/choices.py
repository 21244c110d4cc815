"""The choices of this game. Cards are picked by `add`, `add`, `pass`; `pass` also ends a turn."""

from __future__ import annotations

from vortex.games.card_game.numbering import (
    COLOURS,
    IN_HAND,
    IN_RESERVE,
    MOST_ATTACKERS,
    MOST_PLACES,
    MOST_SEATS,
    MOST_TYPES,
    PRICE,
    SOURCES,
    TIME_POINTS,
)
from vortex.kernel.choices import ChoiceTable, Range

CARD = Range("card", MOST_TYPES)
PLACE = Range("location", MOST_PLACES)
SEAT = Range("seat", MOST_SEATS)
COLOUR = Range("colour", len(COLOURS))
COUNT = Range("count", TIME_POINTS // PRICE)
AMOUNT = Range("amount", TIME_POINTS)
SLOT = Range("slot", MOST_ATTACKERS)
SOURCE = Range("source", len(SOURCES))

TABLE = ChoiceTable("CG-TURN-09")
COLOUR_CHOSEN = TABLE.add("colour", "CG-SETUP-01", COLOUR)
PLAY = TABLE.add("play", "CG-TURN-04", CARD)
DEFEND = TABLE.add("defend", "CG-DEF-01", PLACE)
ATTACK = TABLE.add("attack", "CG-ENEMY-01", PLACE)
RESERVE = TABLE.add("reserve", "CG-RESERVE-01", CARD)
DISCARD = TABLE.add("discard", "CG-DISCARD-01", CARD)
BUY = TABLE.add("buy", "CG-BUY-01", COUNT)
PICKUP = TABLE.add("pickup", "CG-RESERVE-05", CARD)
RECALL = TABLE.add("recall", "CG-RULING-39", CARD)
ADD = TABLE.add("add", "CG-VIS-11", CARD)
AT = TABLE.add("at", "CG-SUPPORT-02", PLACE)
STRIKE = TABLE.add("strike", "CG-CARD-JACK-01", SLOT)
TAKE = TABLE.add("take", "CG-TP-03", SEAT)
PAY = TABLE.add("pay", "CG-CARD-UNIT-03", AMOUNT)
TESELECTA = TABLE.add("teselecta", "CG-CARD-TESELECTA-02", SOURCE)
LOSE = TABLE.add("lose", "CG-CONFLICT-19", CARD)

FROM_HAND = TESELECTA + IN_HAND
FROM_RESERVE = TESELECTA + IN_RESERVE

_CHUNK = 10
_CHUNK_MASK = (1 << _CHUNK) - 1

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


DEFEND_PLACES = _place_table(DEFEND)
ATTACK_PLACES = _place_table(ATTACK)
AT_PLACES = _place_table(AT)
PLACES = _place_table(0)


def spread(table: PlaceTable, places: int) -> list[int]:
    """One choice for each Location of a bit set, in their fixed order."""
    found: list[int] = []
    for chunk in table:
        found += chunk[places & _CHUNK_MASK]
        places >>= _CHUNK
        if not places:
            break
    return found
