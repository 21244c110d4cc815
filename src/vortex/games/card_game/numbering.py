"""The fixed figures of the game (CG-COMP and section 23.6 of the rules) and the upper sizes of its choice table."""

from __future__ import annotations

from typing import Final, Literal

Cards = tuple[int, ...]

MOST_SEATS: Final = 4
MOST_TYPES: Final = 96
MOST_PLACES: Final = 40
MOST_ATTACKERS: Final = 32

# CG-COMP-04, CG-COMP-05, CG-COMP-07, CG-COMP-03; the Game End card (CG-COMP-06) is a place in the deck.
LEAST_CARDS: Final = 70
MOST_CARDS: Final = 200
"""The box has 127 Game cards; a card's number fits into a byte."""
STARTS: Final = 4
TIME_POINTS: Final = 30
COUNTERS: Final = 5

DEALT: Final = 5
UNDER_GAME_END: Final = 20
PASSED: Final = 3
DRAWN: Final = 2
DRAWN_AT_THE_END: Final = 5
CARD_PRICE: Final = 5
MOST_DISCARDED: Final = 2
MOST_RESERVED: Final = 2
RESERVE_LIMIT: Final = 2
FINAL_ROUNDS: Final = 30

# CG-2P-03, CG-2P-04, CG-2P-05: the figures of the two-player variant.
PASSED_BY_TWO: Final = 2
DRAWN_BY_TWO: Final = 3

# CG-COMP-08: the four types of Game card; CG-COMP-11: the first two have a strength.
DEFENDER: Final = 0
ENEMY: Final = 1
SUPPORT: Final = 2
LOCATION: Final = 3
KIND_NAMES: Final = ("Defender", "Enemy", "Support", "Location")

# CG-CARD-TESELECTA-02
IN_HAND: Final = 0
IN_RESERVE: Final = 1
SOURCES: Final = ("hand", "reserve")

# CG-COMP-02
Colour = Literal["blue", "gold", "green", "pink"]
COLOURS: Final[tuple[Colour, ...]] = ("blue", "gold", "green", "pink")

NORMAL: Final = 0
GAME_END_SHOWN: Final = 1
FINAL: Final = 2
Mode = Literal["normal", "game-end-shown", "final"]
MODES: Final[tuple[Mode, ...]] = ("normal", "game-end-shown", "final")

# What a player is putting together (CG-VIS-11).
NOTHING: Final = 0
DEFENDING: Final = 1
ATTACKING: Final = 2
RESERVING: Final = 3
DISCARDING: Final = 4
AIMING: Final = 5
"""A Support card that still needs its target."""
PAYING: Final = 6
"""K-9, which still needs its Defender."""
EXCHANGING: Final = 7
"""Fish Fingers and Custard, with the cards to exchange."""
STRIKING: Final = 8
"""Captain Jack, who still needs the card to strike at."""
MOVING: Final = 9
"""Chameleon Arch, which still needs the new target."""

NOWHERE: Final = -1

BY_DALEKS: Final = 0
BY_TARDIS: Final = 1
BY_GAME_END: Final = 2
BY_ROUNDS: Final = 3
Ending = Literal["dalek-counters", "tardis-counters", "game-end-card", "round-limit"]
ENDINGS: Final[tuple[Ending, ...]] = ("dalek-counters", "tardis-counters", "game-end-card", "round-limit")
