"""What icons and effect words cannot say: the abilities that a card may name, and what they are, in words."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.stages import POOL, REROLL, TARDIS_ROLLED

DOCTOR_ABILITIES = {
    "wanderer": "on the TARDIS symbol he may take one new Location unseen, and then draws a card",
    "tinkerer": "his Equipment costs one sonic charge less to install",
    "persuasive": "calling for help costs him nothing",
}
COMPANION_ABILITIES = {
    "no-hats": "her owner's hats are discarded",
}
EQUIPMENT_ABILITIES = {
    "trade-dice": "after extermination, discard one die to gain two sonic charges",
    "k9-power": "pay one sonic charge to add one die of any colour",
}
CARD_ABILITIES = {
    "steer": "after a TARDIS roll, turn the TARDIS die to the TARDIS",
    "scan": "look secretly at one Dilemma that lies face down",
    "banish": "replace one Dilemma that lies face up by a new one, face down",
    "shield": "no dice are exterminated in this Adventure",
    "unfix": "ignore Fixed Point in this Adventure",
    "unlock": "ignore Time Locked in this Adventure",
    "late-die": "add one black die, if there is room, and roll it at once",
    "timescoop": "another Doctor comes to your zone",
    **EQUIPMENT_ABILITIES,
}
ABILITY_TIMINGS = {
    "steer": ("anytime",),
    "scan": ("anytime", "prepare"),
    # A Dilemma that changes in mid-Adventure would be faced unseen.
    "banish": ("prepare",),
    "timescoop": ("prepare",),
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
    "shield": 1 << POOL,
    "unfix": 1 << POOL | 1 << REROLL,
    "late-die": 1 << REROLL,
}
"""Where an ability has its moment within its timing; the others have none of their own."""
ANOMALY_ABILITIES = {
    "travel-toll": "moving to a Location that is no Time Anomaly costs two sonic charges or one card",
    "power-drain": "the Prepare step brings one sonic charge instead of two",
    "occupation": "nobody is recruited on Earth",
    "heavy-fire": "one die more is exterminated where a Dalek stands by",
}
ABILITIES = {**DOCTOR_ABILITIES, **COMPANION_ABILITIES, **CARD_ABILITIES, **ANOMALY_ABILITIES}
