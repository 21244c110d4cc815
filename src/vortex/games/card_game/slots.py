"""Made by generators/state_slots.py from fields.py. Do not edit: run `make states`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vortex.games.card_game.cards import Pack
from vortex.games.card_game.numbering import NORMAL, NOTHING, NOWHERE, Cards
from vortex.kernel.fields import members, written
from vortex.kernel.state import NOBODY, State


class Slots(State):
    """Every field of the state: see `fields`."""

    __slots__ = (
        "action",
        "attacked",
        "attacks",
        "barred",
        "chosen",
        "colours",
        "controls",
        "deck",
        "discards",
        "drawn",
        "ending",
        "everyone",
        "final_reserve",
        "final_turns",
        "first",
        "guarded",
        "guards",
        "hands",
        "laid",
        "lines",
        "minimum",
        "mode",
        "now",
        "open",
        "owned",
        "pack",
        "paid",
        "removed",
        "reserves",
        "shown",
        "shuffled",
        "spare_starts",
        "supply",
        "tardis",
        "target",
        "tp",
        "turn",
    )
    pack: Pack
    everyone: int
    open: int
    colours: list[int]
    hands: list[Cards]
    reserves: list[Cards]
    final_reserve: bool
    shown: list[Cards]
    barred: tuple[int, ...]
    lines: list[Cards]
    owned: list[int]
    laid: int
    guards: dict[int, Cards]
    guarded: int
    attacks: dict[int, Cards]
    controls: list[int]
    attacked: int
    paid: tuple[int, ...]
    tardis: int
    tp: list[int]
    supply: int
    deck: list[int]
    discards: list[int]
    shuffled: bool
    removed: Cards
    spare_starts: Cards
    mode: int
    first: int
    now: int
    turn: int
    final_turns: int
    minimum: int
    drawn: int
    action: int
    target: int
    chosen: Cards
    ending: int

    def reset_game(self) -> None:
        seats = self.seats
        self.colours = []
        self.hands = [()] * seats
        self.reserves = [()] * seats
        self.final_reserve = False
        self.shown = [()] * seats
        self.barred = ()
        self.lines = [()] * seats
        self.guards = {}
        self.attacks = {}
        self.controls = [0] * seats
        self.paid = ()
        self.tardis = 0
        self.tp = [0] * seats
        self.deck = []
        self.discards = []
        self.shuffled = False
        self.removed = ()
        self.spare_starts = ()
        self.mode = NORMAL
        self.first = NOBODY
        self.now = NOBODY
        self.turn = 0
        self.final_turns = 0
        self.action = NOTHING
        self.target = NOWHERE
        self.chosen = ()
        self.ending = NOWHERE

    def copy_fields(self, twin: Slots) -> None:
        twin.pack = self.pack
        twin.everyone = self.everyone
        twin.open = self.open
        twin.colours = self.colours[:]
        twin.hands = self.hands[:]
        twin.reserves = self.reserves[:]
        twin.final_reserve = self.final_reserve
        twin.shown = self.shown[:]
        twin.barred = self.barred
        twin.lines = self.lines[:]
        twin.owned = self.owned[:]
        twin.laid = self.laid
        twin.guards = self.guards.copy()
        twin.guarded = self.guarded
        twin.attacks = self.attacks.copy()
        twin.controls = self.controls[:]
        twin.attacked = self.attacked
        twin.paid = self.paid
        twin.tardis = self.tardis
        twin.tp = self.tp[:]
        twin.supply = self.supply
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.shuffled = self.shuffled
        twin.removed = self.removed
        twin.spare_starts = self.spare_starts
        twin.mode = self.mode
        twin.first = self.first
        twin.now = self.now
        twin.turn = self.turn
        twin.final_turns = self.final_turns
        twin.minimum = self.minimum
        twin.drawn = self.drawn
        twin.action = self.action
        twin.target = self.target
        twin.chosen = self.chosen
        twin.ending = self.ending

    def dump_fields(self) -> dict[str, Any]:
        return {
            "colours": self.colours[:],
            "hands": [list(row) for row in self.hands],
            "reserves": [list(row) for row in self.reserves],
            "final_reserve": self.final_reserve,
            "shown": [list(row) for row in self.shown],
            "barred": written(self.barred),
            "lines": [list(row) for row in self.lines],
            "guards": [[key, *self.guards[key]] for key in sorted(self.guards)],
            "attacks": [[key, *self.attacks[key]] for key in sorted(self.attacks)],
            "controls": self.controls[:],
            "paid": written(self.paid),
            "tardis": f"{self.tardis:x}",
            "tp": self.tp[:],
            "deck": self.deck[:],
            "discards": self.discards[:],
            "shuffled": self.shuffled,
            "removed": list(self.removed),
            "spare_starts": list(self.spare_starts),
            "mode": self.mode,
            "first": self.first,
            "now": self.now,
            "turn": self.turn,
            "final_turns": self.final_turns,
            "action": self.action,
            "target": self.target,
            "chosen": list(self.chosen),
            "ending": self.ending,
        }

    def load_fields(self, data: Mapping[str, Any]) -> None:
        self.colours = list(data["colours"])
        self.hands = [tuple(row) for row in data["hands"]]
        self.reserves = [tuple(row) for row in data["reserves"]]
        self.final_reserve = data["final_reserve"]
        self.shown = [tuple(row) for row in data["shown"]]
        self.barred = members(data["barred"])
        self.lines = [tuple(row) for row in data["lines"]]
        self.guards = {key: tuple(row) for key, *row in data["guards"]}
        self.attacks = {key: tuple(row) for key, *row in data["attacks"]}
        self.controls = list(data["controls"])
        self.paid = members(data["paid"])
        self.tardis = int(data["tardis"], 16)
        self.tp = list(data["tp"])
        self.deck = list(data["deck"])
        self.discards = list(data["discards"])
        self.shuffled = data["shuffled"]
        self.removed = tuple(data["removed"])
        self.spare_starts = tuple(data["spare_starts"])
        self.mode = data["mode"]
        self.first = data["first"]
        self.now = data["now"]
        self.turn = data["turn"]
        self.final_turns = data["final_turns"]
        self.action = data["action"]
        self.target = data["target"]
        self.chosen = tuple(data["chosen"])
        self.ending = data["ending"]
