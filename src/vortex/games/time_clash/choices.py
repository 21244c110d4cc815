"""The choices of this game. The order of the kinds lets the play step tell them apart."""

from __future__ import annotations

from vortex.games.time_clash.numbering import (
    ARCS,
    CARDS,
    OPTIONS,
    SEAT_NAMES,
    STACKS,
)
from vortex.kernel.choices import ChoiceTable, Range

CARD = Range("card", CARDS)
STACK = Range("stack", STACKS)
OPTION = Range("option", OPTIONS)
ARC = Range("arc", ARCS)
SEAT = Range("seat", len(SEAT_NAMES))

TABLE = ChoiceTable("TC-RULING-36")

# The play step, in the order of its rules.
PLAY = TABLE.add("play", "TC-PLAY-07", CARD, STACK)
USE = TABLE.add("use", "TC-SPECIAL-02", CARD, OPTION)
MOVE = TABLE.add("move", "TC-DOCTOR-01", CARD, STACK)
DISCARD = TABLE.add("discard", "TC-PASS-01", CARD)
SHOW = TABLE.add("show", "TC-RULING-05", CARD)
RESERVE_PLAY = TABLE.add("reserve-play", "TC-ARC-10", CARD, STACK)
RESERVE_USE = TABLE.add("reserve-use", "TC-ARC-10", CARD, OPTION)
REINFORCE = TABLE.add("reinforce", "TC-ARC-01", CARD)

# Effects.
PUSH = TABLE.add("push", "TC-TECH-06", CARD)
PULL = TABLE.add("pull", "TC-TECH-07", CARD)
TARGET = TABLE.add("target", "TC-SPECIAL-02", CARD)
SHIFT = TABLE.add("shift", "TC-SPECIAL-02", CARD, STACK)
GO = TABLE.add("go", "TC-DOCTOR-01", STACK)
SEE = TABLE.add("see", "TC-SPECIAL-02", SEAT)
EXCHANGE = TABLE.add("exchange", "TC-RULING-32")

# Counters.
COUNTER = TABLE.add("counter", "TC-COUNTER-02", CARD)
CANCEL = TABLE.add("cancel", "TC-COUNTER-12", CARD, STACK)

# The third step.
FLIP = TABLE.add("flip", "TC-ENDGAME-12")
GAMBIT = TABLE.add("gambit", "TC-GAMBIT-01")
TURN = TABLE.add("turn", "TC-GAMBIT-02", STACK)
ADD = TABLE.add("add", "TC-GAMBIT-06", CARD)
NEXT = TABLE.add("next", "TC-DISCARD-03", CARD)
REPLACE = TABLE.add("replace", "TC-3P-06")

# Before the first turn.
PRESET = TABLE.add("preset", "TC-MATCH-12")
PICKS = TABLE.add("picks", "TC-RULING-62")
TAKE = TABLE.add("take", "TC-MATCH-08", ARC)
FIRST = TABLE.add("first", "TC-SETUP-10", SEAT)
