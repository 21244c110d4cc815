"""The fixed figures of the game (CG-COMP and section 23.6 of the rules) and the upper sizes of its choice table."""

from __future__ import annotations

from typing import Literal

Cards = tuple[int, ...]

MOST_SEATS = 4
MOST_TYPES = 96
MOST_PLACES = 40
MOST_ATTACKERS = 32

# CG-COMP-04, CG-COMP-05, CG-COMP-07, CG-COMP-03; the Game End card (CG-COMP-06) is a place in the deck.
GAME_CARDS = 127
STARTS = 4
TIME_POINTS = 30
COUNTERS = 5

DEALT = 5
UNDER_GAME_END = 20
PASSED = 3
DRAWN = 2
DRAWN_AT_THE_END = 5
PRICE = 5
MOST_DISCARDED = 2
MOST_RESERVED = 2
RESERVE_LIMIT = 2
FINAL_ROUNDS = 30

# CG-2P-03, CG-2P-04, CG-2P-05: the figures of the two-player variant.
PASSED_BY_TWO = 2
DRAWN_BY_TWO = 3

# CG-COMP-08: the four types of Game card; CG-COMP-11: the first two have a strength.
DEFENDER = 0
ENEMY = 1
SUPPORT = 2
LOCATION = 3
KIND_NAMES = ("Defender", "Enemy", "Support", "Location")

# CG-CARD-TESELECTA-02
IN_HAND = 0
IN_RESERVE = 1
SOURCES = ("hand", "reserve")

# CG-COMP-02
Colour = Literal["blue", "gold", "green", "pink"]
COLOURS: tuple[Colour, ...] = ("blue", "gold", "green", "pink")

NORMAL = 0
GAME_END_SHOWN = 1
FINAL = 2
Mode = Literal["normal", "game-end-shown", "final"]
MODES: tuple[Mode, ...] = ("normal", "game-end-shown", "final")

# What a player is putting together (CG-VIS-11).
NOTHING = 0
DEFENDING = 1
ATTACKING = 2
RESERVING = 3
DISCARDING = 4
AIMING = 5
"""A Support card that still needs its target."""
PAYING = 6
"""K-9, which still needs its Defender."""
EXCHANGING = 7
"""Fish Fingers and Custard, with the cards to exchange."""
STRIKING = 8
"""Captain Jack, who still needs the card to strike at."""
MOVING = 9
"""Chameleon Arch, which still needs the new target."""

NOWHERE = -1

BY_DALEKS = 0
BY_TARDIS = 1
BY_GAME_END = 2
BY_ROUNDS = 3
Ending = Literal["dalek-counters", "tardis-counters", "game-end-card", "round-limit"]
ENDINGS: tuple[Ending, ...] = ("dalek-counters", "tardis-counters", "game-end-card", "round-limit")
