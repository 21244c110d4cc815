"""What the small numbers of the game stand for, and how many of each there are."""

from __future__ import annotations

from typing import Literal

TeamName = Literal["doctor", "enemy"]
StackName = Literal["time", "companion", "enemy"]
PhaseName = Literal["build-up", "endgame"]
Ending = Literal["gambit", "takeover", "deck-out", "turn-limit"]

# Index 0 is the Doctor's team, 1 the Enemy's.
DOCTOR, ENEMY = 0, 1
TEAM_NAMES: tuple[TeamName, ...] = ("doctor", "enemy")

STACKS = 3
TIME, COMPANION, ENEMY_STACK = range(STACKS)
STACK_NAMES: tuple[StackName, ...] = ("time", "companion", "enemy")

# TC-PLAY-01 to TC-PLAY-03: a card has one suit and one value, or is special.
# TC-RULING-13: the pack says which team has which suit; any suit is taken in any deck.
SUIT_NAMES: tuple[Literal["threat", "quip", "tech", "plan"], ...] = ("threat", "quip", "tech", "plan")
THREAT, QUIP, TECH, PLAN = range(4)
SPECIAL = 4
"""Stands in place of a suit for cards that have none."""

# What can be countered. The first four are the suits.
PLAY_SPECIAL, USE_COUNTER, PAWN_MOVE, LOSS = 4, 5, 6, 7
THINGS = 8

CARDS_A_TEAM = 24  # TC-COMP-09, TC-COMP-10
CARDS = 2 * CARDS_A_TEAM
ARCS_A_TYPE = 3  # TC-COMP-01, TC-COMP-12
ARCS = STACKS * ARCS_A_TYPE
OPTIONS = 2
OPTION_NAMES = ("1", "2")
SEAT_NAMES = ("1", "2", "3", "4")

DIE_FACES = 6  # TC-COMP-02, TC-COMP-03
FAIL = 0
"""A die face without a value."""

BUILD_UP, ENDGAME = 0, 1
PHASE_NAMES: tuple[PhaseName, ...] = ("build-up", "endgame")

# How an Endgame began.
BY_FLIP, BY_THREATS, BY_TURNS = range(3)
CAUSE_NAMES = ("flip", "threats", "turns")

# How a game was won.
BY_GAMBIT, BY_TAKEOVER, BY_DECK_OUT, BY_TURN_LIMIT = range(4)
ENDINGS: tuple[Ending, ...] = ("gambit", "takeover", "deck-out", "turn-limit")

OFF = -1
"""The pawn stands on no arc."""
UNPICKED = -1
"""No arc has been picked for a stack."""
NO_CARD = -1
UNROLLED = -1
"""The die of the Gambit has not been rolled."""

Orders = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
"""For each place in the order of turns, the seats of both teams from there on."""
