"""Choices as text: how each thing is written that a choice can name."""

from __future__ import annotations

from vortex.games.card_game.cards import Pack
from vortex.games.card_game.choices import COUNT, TABLE
from vortex.games.card_game.numbering import COLOURS, MOST_ATTACKERS, MOST_SEATS, SOURCES, TIME_POINTS
from vortex.kernel.choices import Notation


def make_notation(pack: Pack) -> Notation:
    return Notation(
        TABLE,
        {
            "card": pack.keys,
            "location": pack.place_keys,
            "seat": tuple(str(seat + 1) for seat in range(MOST_SEATS)),
            "colour": COLOURS,
            "count": tuple(str(count + 1) for count in range(COUNT.size)),
            "amount": tuple(str(amount + 1) for amount in range(TIME_POINTS)),
            "slot": tuple(str(slot + 1) for slot in range(MOST_ATTACKERS)),
            "source": SOURCES,
        },
    )
