"""Choices as text: how each thing is written that a choice can name."""

from __future__ import annotations

from vortex.games.time_clash.cards import Pack
from vortex.games.time_clash.choices import TABLE
from vortex.games.time_clash.numbering import OPTION_NAMES, SEAT_NAMES, STACK_NAMES
from vortex.kernel.choices import Notation


def make_notation(pack: Pack) -> Notation:
    return Notation(
        TABLE,
        {
            "card": pack.keys,
            "arc": pack.arc_keys,
            "stack": STACK_NAMES,
            "option": OPTION_NAMES,
            "seat": SEAT_NAMES,
        },
    )
