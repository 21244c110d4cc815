"""What icons and effect words cannot say: the abilities that a card may name. `tod-ability-…` says what they do."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.stages import (
    POOL,
    PREPARE,
    RECRUITING,
    REROLL,
    TARDIS_ROLLED,
    TRAVEL,
)

DOCTOR_ABILITIES = (
    "wanderer",
    "tinkerer",
    "persuasive",
)
COMPANION_ABILITIES = ("no-hats",)
EQUIPMENT_ABILITIES = (
    "trade-dice",
    "k9-power",
)
CARD_ABILITIES = (
    "steer",
    "scan",
    "banish",
    "shield",
    "unfix",
    "unlock",
    "late-die",
    "timescoop",
    *EQUIPMENT_ABILITIES,
)
ABILITY_TIMINGS = {
    "steer": ("anytime",),
    "scan": ("anytime", "prepare"),
    "banish": ("anytime", "prepare"),
    "timescoop": ("adventure",),
    "shield": ("adventure", "any adventure"),
    "unfix": ("adventure", "any adventure"),
    "unlock": ("adventure", "any adventure"),
    "late-die": ("adventure", "any adventure"),
    "trade-dice": ("adventure",),
    "k9-power": ("adventure",),
}
"""When a card's ability has its moment; a card that could never be used is a mistake."""
ABILITY_STAGES = {
    "steer": 1 << TARDIS_ROLLED,
    # Not once the challenge is determined: it would no longer be that of the Dilemma.
    "banish": 1 << PREPARE | 1 << TRAVEL | 1 << RECRUITING,
    "timescoop": 1 << POOL,
    "shield": 1 << POOL,
    "unfix": 1 << POOL | 1 << REROLL,
    "late-die": 1 << REROLL,
}
"""Where an ability has its moment within its timing; the others have none of their own."""
ANOMALY_ABILITIES = (
    "travel-toll",
    "power-drain",
    "occupation",
    "heavy-fire",
)
