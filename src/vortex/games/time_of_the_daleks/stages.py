"""The moments at which a card may be used (TOD-RULING-108), as numbers and as bits."""

from __future__ import annotations

from typing import Final

PREPARE: Final = 0
TRAVEL: Final = 1
TARDIS_ROLLED: Final = 2
RECRUITING: Final = 3
POOL: Final = 4
REROLL: Final = 5
FACE: Final = 6
DALEK_TURN: Final = 7
ELSEWHERE: Final = 8
"""`ELSEWHERE` is any other decision of the player's own: only Anytime cards fit there."""

EVERY_STAGE: Final = (1 << 9) - 1
ADVENTURE_STAGES: Final = 1 << POOL | 1 << REROLL | 1 << FACE
DICE_STAGES: Final = 1 << REROLL | 1 << FACE
