"""Every field of the state, declared once: `make states` writes `slots.py` from this (see `vortex.kernel.fields`).

Index 0 is the Doctor's team, 1 the Enemy's; stacks are Time, Companion, Enemy.
"""

from __future__ import annotations

from vortex.games.time_clash.cards import Menu, Pack
from vortex.games.time_clash.numbering import (
    BUILD_UP,
    BY_GAMBIT,
    CARDS,
    CARDS_A_TEAM,
    DOCTOR,
    OFF,
    UNPICKED,
    UNROLLED,
    Orders,
)
from vortex.kernel.fields import Derived


def match() -> None:
    """What stays for a match."""
    pack: Derived[Pack]
    match: int
    teams: tuple[int, ...]
    arcs: tuple[int, ...] = (UNPICKED, UNPICKED, UNPICKED)
    target: int = 0
    wins: list[int] = [0, 0]
    deal: int = 0
    loser: int = DOCTOR
    """TC-SETUP-08: the Doctor's team begins the first game."""
    how: int = BY_GAMBIT
    starters: list[int] = [-1, -1]
    turns: int = 0


def game(seats: int) -> None:
    """TC-SETUP-01 to TC-SETUP-06: an empty table; both decks whole and face down, not yet shuffled."""
    phase: int = BUILD_UP
    """TC-COMP-07, TC-COMP-08, TC-ENDGAME-01: the face of the disk."""
    turn_phase: int = BUILD_UP
    pawn: int = OFF
    """TC-COMP-11, TC-SETUP-03."""
    stacks: list[list[int]] = [[], [], []]
    """TC-STACK-01: each arc has one stack, without a limit (TC-STACK-07). TC-SETUP-05: they begin empty."""
    totals: Derived[list[int]] = [0, 0, 0]
    """TC-COMP-05, TC-COMP-06, TC-COMP-15, TC-SETUP-04: the markers on the tracks, with their signs; they hold what
    TC-STACK-04 adds up."""
    threats: Derived[int] = 0
    on_stacks: Derived[int] = 0
    decks: list[list[int]] = [list(range(CARDS_A_TEAM)), list(range(CARDS_A_TEAM, CARDS))]
    """TC-COMP-17: each team has its own deck and discard pile."""
    discards: list[list[int]] = [[], []]
    removed: list[list[int]] = [[], []]
    hands: list[list[int]] = [[] for _ in range(seats)]
    reserve: list[int] = []
    declared: list[int] = []
    chain: list[int] = []
    """TC-DISCARD-01: what has been declared since nothing else was, in the order in which it was played."""
    gambit: list[int] = []
    cancelled: int = 0
    rolled: int = UNROLLED
    hidden: Derived[int] = (1 << CARDS) - 1
    turn: int = 0
    cycle: tuple[int, ...] = ()
    orders: Derived[Orders] = ()
    place: int = 0
    raised: int = 0
    spent: int = 0


def powers() -> None:
    """TC-ARC-03 to TC-ARC-05: what follows from the arcs and the Doctor's place."""
    by_pawn: Derived[tuple[tuple[int, Menu], ...]]
    powers: Derived[int]
    menu: Derived[Menu]
