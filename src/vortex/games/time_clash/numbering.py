"""What the small numbers of the game stand for, and how many of each there are."""

from __future__ import annotations

from typing import Final, Literal

TeamName = Literal["doctor", "enemy"]
StackName = Literal["time", "companion", "enemy"]
PhaseName = Literal["build-up", "endgame"]
Ending = Literal["gambit", "takeover", "deck-out", "turn-limit"]

# Index 0 is the Doctor's team, 1 the Enemy's.
DOCTOR: Final = 0
ENEMY: Final = 1
TEAM_NAMES: Final[tuple[TeamName, ...]] = ("doctor", "enemy")

STACKS: Final = 3
TIME: Final = 0
COMPANION: Final = 1
ENEMY_STACK: Final = 2
STACK_NAMES: Final[tuple[StackName, ...]] = ("time", "companion", "enemy")

# TC-PLAY-01 to TC-PLAY-03: a card has one suit and one value, or is special.
# TC-RULING-13: the pack says which team has which suit; any suit is taken in any deck.
SUIT_NAMES: Final[tuple[Literal["threat", "quip", "tech", "plan"], ...]] = ("threat", "quip", "tech", "plan")
THREAT: Final = 0
QUIP: Final = 1
TECH: Final = 2
PLAN: Final = 3
SPECIAL: Final = 4
"""Stands in place of a suit for cards that have none."""

# What can be countered. The first four are the suits.
PLAY_SPECIAL: Final = 4
USE_COUNTER: Final = 5
PAWN_MOVE: Final = 6
LOSS: Final = 7
STARTING_THREAT: Final = 8
"""A Threat that would start the Endgame, beside the other Threats."""
THINGS: Final = 9

CARDS_A_TEAM: Final = 24  # TC-COMP-09, TC-COMP-10
CARDS: Final = 2 * CARDS_A_TEAM
ARCS_A_TYPE: Final = 3  # TC-COMP-01, TC-COMP-12
ARCS: Final = STACKS * ARCS_A_TYPE
OPTIONS: Final = 3
"""A special card offers so many at most; counters are among them and come last."""
OPTION_NAMES: Final = ("1", "2", "3")
SEAT_NAMES: Final = ("1", "2", "3", "4")

DIE_FACES: Final = 6  # TC-COMP-02, TC-COMP-03
FAIL: Final = 0
"""A die face without a value."""

BUILD_UP: Final = 0
ENDGAME: Final = 1
PHASE_NAMES: Final[tuple[PhaseName, ...]] = ("build-up", "endgame")

# How an Endgame began.
BY_FLIP: Final = 0
BY_THREATS: Final = 1
BY_TURNS: Final = 2
CAUSE_NAMES: Final = ("flip", "threats", "turns")

# How a game was won.
BY_GAMBIT: Final = 0
BY_TAKEOVER: Final = 1
BY_DECK_OUT: Final = 2
BY_TURN_LIMIT: Final = 3
ENDINGS: Final[tuple[Ending, ...]] = ("gambit", "takeover", "deck-out", "turn-limit")

OFF: Final = -1
"""The pawn stands on no arc."""
UNPICKED: Final = -1
"""No arc has been picked for a stack."""
NO_CARD: Final = -1
UNROLLED: Final = -1
"""The die of the Gambit has not been rolled."""

Orders = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
"""For each place in the order of turns, the seats of both teams from there on."""
