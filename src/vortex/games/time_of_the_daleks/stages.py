"""The moments at which a card may be used (TOD-RULING-108), as numbers and as bits."""

from __future__ import annotations

PREPARE, TRAVEL, TARDIS_ROLLED, RECRUITING, POOL, REROLL, FACE, DALEK_TURN, ELSEWHERE = range(9)
"""`ELSEWHERE` is any other decision of one's own: only Anytime cards fit there."""

EVERY_STAGE = (1 << 9) - 1
ADVENTURE_STAGES = 1 << POOL | 1 << REROLL | 1 << FACE
