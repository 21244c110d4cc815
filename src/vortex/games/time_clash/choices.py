"""The choices of this game. The order of the kinds lets the play step tell them apart."""

from __future__ import annotations

from typing import Final

from vortex.games.time_clash.numbering import (
    ARCS,
    CARDS,
    OPTIONS,
    SEAT_NAMES,
    STACKS,
)
from vortex.kernel.choices import ChoiceTable, Range

CARD: Final = Range("card", CARDS)
STACK: Final = Range("stack", STACKS)
OPTION: Final = Range("option", OPTIONS)
ARC: Final = Range("arc", ARCS)
SEAT: Final = Range("seat", len(SEAT_NAMES))

TABLE: Final = ChoiceTable("TC-RULING-36")

# The play step, in the order of its rules.
PLAY: Final = TABLE.add("play", "TC-PLAY-07", CARD, STACK)
USE: Final = TABLE.add("use", "TC-SPECIAL-02", CARD, OPTION)
MOVE: Final = TABLE.add("move", "TC-DOCTOR-01", CARD, STACK)
DISCARD: Final = TABLE.add("discard", "TC-PASS-01", CARD)
SHOW: Final = TABLE.add("show", "TC-RULING-05", CARD)
RESERVE_PLAY: Final = TABLE.add("reserve-play", "TC-ARC-10", CARD, STACK)
RESERVE_USE: Final = TABLE.add("reserve-use", "TC-ARC-10", CARD, OPTION)
REINFORCE: Final = TABLE.add("reinforce", "TC-ARC-01", CARD)

# Effects.
PUSH: Final = TABLE.add("push", "TC-TECH-06", CARD)
PULL: Final = TABLE.add("pull", "TC-TECH-07", CARD)
TARGET: Final = TABLE.add("target", "TC-SPECIAL-02", CARD)
SHIFT: Final = TABLE.add("shift", "TC-SPECIAL-02", CARD, STACK)
GO: Final = TABLE.add("go", "TC-DOCTOR-01", STACK)
SEE: Final = TABLE.add("see", "TC-SPECIAL-02", SEAT)
EXCHANGE: Final = TABLE.add("exchange", "TC-RULING-32")

# Counters.
COUNTER: Final = TABLE.add("counter", "TC-COUNTER-02", CARD, OPTION)
CANCEL: Final = TABLE.add("cancel", "TC-COUNTER-12", CARD, STACK, OPTION)

# The third step.
FLIP: Final = TABLE.add("flip", "TC-ENDGAME-12")
GAMBIT: Final = TABLE.add("gambit", "TC-GAMBIT-01")
TURN: Final = TABLE.add("turn", "TC-GAMBIT-02", STACK)
ADD: Final = TABLE.add("add", "TC-GAMBIT-06", CARD)
NEXT: Final = TABLE.add("next", "TC-DISCARD-03", CARD)
REPLACE: Final = TABLE.add("replace", "TC-3P-06")

# Before the first turn.
PRESET: Final = TABLE.add("preset", "TC-MATCH-12")
PICKS: Final = TABLE.add("picks", "TC-RULING-62")
TAKE: Final = TABLE.add("take", "TC-MATCH-08", ARC)
FIRST: Final = TABLE.add("first", "TC-SETUP-10", SEAT)
