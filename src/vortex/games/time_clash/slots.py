"""Made by generators/state_slots.py from fields.py. Do not edit: run `make states`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
from vortex.kernel.state import State


class Slots(State):
    """Every field of the state: see `fields`."""

    __slots__ = (
        "arcs",
        "by_pawn",
        "cancelled",
        "chain",
        "cycle",
        "deal",
        "decks",
        "declared",
        "discards",
        "gambit",
        "hands",
        "hidden",
        "how",
        "loser",
        "match",
        "menu",
        "on_stacks",
        "orders",
        "pack",
        "pawn",
        "phase",
        "place",
        "powers",
        "raised",
        "removed",
        "reserve",
        "rolled",
        "spent",
        "stacks",
        "starters",
        "target",
        "teams",
        "threats",
        "totals",
        "turn",
        "turn_phase",
        "turns",
        "wins",
    )
    pack: Pack
    match: int
    teams: tuple[int, ...]
    arcs: tuple[int, ...]
    target: int
    wins: list[int]
    deal: int
    loser: int
    how: int
    starters: list[int]
    turns: int
    phase: int
    turn_phase: int
    pawn: int
    stacks: list[list[int]]
    totals: list[int]
    threats: int
    on_stacks: int
    decks: list[list[int]]
    discards: list[list[int]]
    removed: list[list[int]]
    hands: list[list[int]]
    reserve: list[int]
    declared: list[int]
    chain: list[int]
    gambit: list[int]
    cancelled: int
    rolled: int
    hidden: int
    turn: int
    cycle: tuple[int, ...]
    orders: Orders
    place: int
    raised: int
    spent: int
    by_pawn: tuple[tuple[int, Menu], ...]
    powers: int
    menu: Menu

    def reset_match(self) -> None:
        self.arcs = (UNPICKED, UNPICKED, UNPICKED)
        self.target = 0
        self.wins = [0, 0]
        self.deal = 0
        self.loser = DOCTOR
        self.how = BY_GAMBIT
        self.starters = [-1, -1]
        self.turns = 0

    def reset_game(self) -> None:
        seats = self.seats
        self.phase = BUILD_UP
        self.turn_phase = BUILD_UP
        self.pawn = OFF
        self.stacks = [[], [], []]
        self.totals = [0, 0, 0]
        self.threats = 0
        self.on_stacks = 0
        self.decks = [list(range(CARDS_A_TEAM)), list(range(CARDS_A_TEAM, CARDS))]
        self.discards = [[], []]
        self.removed = [[], []]
        self.hands = [[] for _ in range(seats)]
        self.reserve = []
        self.declared = []
        self.chain = []
        self.gambit = []
        self.cancelled = 0
        self.rolled = UNROLLED
        self.hidden = (1 << CARDS) - 1
        self.turn = 0
        self.cycle = ()
        self.orders = ()
        self.place = 0
        self.raised = 0
        self.spent = 0

    def copy_fields(self, twin: Slots) -> None:
        twin.pack = self.pack
        twin.match = self.match
        twin.teams = self.teams
        twin.arcs = self.arcs
        twin.target = self.target
        twin.wins = self.wins[:]
        twin.deal = self.deal
        twin.loser = self.loser
        twin.how = self.how
        twin.starters = self.starters[:]
        twin.turns = self.turns
        twin.phase = self.phase
        twin.turn_phase = self.turn_phase
        twin.pawn = self.pawn
        twin.stacks = [self.stacks[0][:], self.stacks[1][:], self.stacks[2][:]]
        twin.totals = self.totals[:]
        twin.threats = self.threats
        twin.on_stacks = self.on_stacks
        twin.decks = [self.decks[0][:], self.decks[1][:]]
        twin.discards = [self.discards[0][:], self.discards[1][:]]
        twin.removed = [self.removed[0][:], self.removed[1][:]]
        twin.hands = [row[:] for row in self.hands]
        twin.reserve = self.reserve[:]
        twin.declared = self.declared[:]
        twin.chain = self.chain[:]
        twin.gambit = self.gambit[:]
        twin.cancelled = self.cancelled
        twin.rolled = self.rolled
        twin.hidden = self.hidden
        twin.turn = self.turn
        twin.cycle = self.cycle
        twin.orders = self.orders
        twin.place = self.place
        twin.raised = self.raised
        twin.spent = self.spent
        twin.by_pawn = self.by_pawn
        twin.powers = self.powers
        twin.menu = self.menu

    def dump_fields(self) -> dict[str, Any]:
        return {
            "match": self.match,
            "teams": list(self.teams),
            "arcs": list(self.arcs),
            "target": self.target,
            "wins": self.wins[:],
            "deal": self.deal,
            "loser": self.loser,
            "how": self.how,
            "starters": self.starters[:],
            "turns": self.turns,
            "phase": self.phase,
            "turn_phase": self.turn_phase,
            "pawn": self.pawn,
            "stacks": [list(row) for row in self.stacks],
            "decks": [list(row) for row in self.decks],
            "discards": [list(row) for row in self.discards],
            "removed": [list(row) for row in self.removed],
            "hands": [list(row) for row in self.hands],
            "reserve": self.reserve[:],
            "declared": self.declared[:],
            "chain": self.chain[:],
            "gambit": self.gambit[:],
            "cancelled": self.cancelled,
            "rolled": self.rolled,
            "turn": self.turn,
            "cycle": list(self.cycle),
            "place": self.place,
            "raised": self.raised,
            "spent": self.spent,
        }

    def load_fields(self, data: Mapping[str, Any]) -> None:
        self.match = data["match"]
        self.teams = tuple(data["teams"])
        self.arcs = tuple(data["arcs"])
        self.target = data["target"]
        self.wins = list(data["wins"])
        self.deal = data["deal"]
        self.loser = data["loser"]
        self.how = data["how"]
        self.starters = list(data["starters"])
        self.turns = data["turns"]
        self.phase = data["phase"]
        self.turn_phase = data["turn_phase"]
        self.pawn = data["pawn"]
        self.stacks = [list(row) for row in data["stacks"]]
        self.decks = [list(row) for row in data["decks"]]
        self.discards = [list(row) for row in data["discards"]]
        self.removed = [list(row) for row in data["removed"]]
        self.hands = [list(row) for row in data["hands"]]
        self.reserve = list(data["reserve"])
        self.declared = list(data["declared"])
        self.chain = list(data["chain"])
        self.gambit = list(data["gambit"])
        self.cancelled = data["cancelled"]
        self.rolled = data["rolled"]
        self.turn = data["turn"]
        self.cycle = tuple(data["cycle"])
        self.place = data["place"]
        self.raised = data["raised"]
        self.spent = data["spent"]
