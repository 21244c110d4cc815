"""Made by generators/state_slots.py from fields.py. Do not edit: run `make states`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.consoles import Console
from vortex.games.time_of_the_daleks.numbering import (
    ALONE,
    ANOMALY_ZONE,
    CONSOLE,
    MOST_PLACES,
    NO_DIE,
    NO_DILEMMA,
    NO_ENDING,
    Cards,
)
from vortex.kernel.fields import members, written
from vortex.kernel.state import NOBODY, State


class Slots(State):
    """Every field of the state: see `fields`."""

    __slots__ = (
        "active",
        "adventure_dilemma",
        "adventure_zone",
        "alien_deck",
        "anomalies",
        "anomaly_deck",
        "anomaly_discard",
        "awaited",
        "building",
        "by_cards",
        "colours",
        "companion_discard",
        "companions",
        "conditions",
        "consoles",
        "cut",
        "dalek_count",
        "daleks",
        "davros",
        "dice",
        "die_holder",
        "dilemma_deck",
        "dilemma_discard",
        "dilemmas",
        "doctors",
        "done_to_all",
        "drawn",
        "earth_deck",
        "ending",
        "equipment",
        "exterminated",
        "first",
        "focus_cards",
        "focused",
        "hands",
        "has_rolled",
        "help",
        "helper",
        "helper_zone",
        "ignores_conditions",
        "in_decks",
        "in_play",
        "is_dalek_turn",
        "k9",
        "k9_used",
        "location_deck",
        "location_discard",
        "markers",
        "need",
        "pack",
        "part_timers",
        "picked",
        "places",
        "pool",
        "prison",
        "progress",
        "rebuild",
        "reopened",
        "rolled",
        "round",
        "shielded",
        "ship",
        "shown",
        "tardis",
        "tardis_die",
        "tiles",
        "tokens",
        "turn",
        "tw_deck",
        "tw_discard",
        "used",
    )
    pack: Pack
    ignores_conditions: bool
    k9: int
    doctors: list[int]
    colours: list[int]
    tokens: list[int]
    tardis: list[int]
    places: list[int]
    hands: list[list[int]]
    companions: list[Cards]
    equipment: list[Cards]
    part_timers: int
    consoles: list[Console]
    first: int
    active: int
    die_holder: int
    turn: int
    round: int
    ship: int
    markers: list[int]
    tiles: list[int]
    dilemmas: bytearray
    daleks: bytearray
    dalek_count: int
    davros: int
    anomalies: list[int]
    prison: bytearray
    progress: bytearray
    awaited: bytearray
    tw_deck: list[int]
    tw_discard: list[int]
    location_deck: list[int]
    location_discard: list[int]
    dilemma_deck: list[int]
    dilemma_discard: list[int]
    earth_deck: list[int]
    alien_deck: list[int]
    in_decks: int
    companion_discard: Cards
    anomaly_deck: list[int]
    anomaly_discard: list[int]
    used: tuple[int, ...]
    in_play: Cards
    is_dalek_turn: bool
    tardis_die: int
    drawn: Cards
    ending: str
    adventure_zone: int
    adventure_dilemma: int
    need: tuple[int, ...]
    conditions: int
    helper: int
    help: int
    helper_zone: int
    pool: list[int]
    by_cards: list[int]
    focused: int
    cut: list[int]
    focus_cards: Cards
    dice: list[int]
    rolled: list[int]
    shown: list[int]
    picked: Cards
    exterminated: int
    shielded: bool
    has_rolled: bool
    rebuild: bool
    reopened: bool
    building: int
    k9_used: bool
    done_to_all: int

    def reset_game(self) -> None:
        pack = self.pack
        seats = self.seats
        self.ignores_conditions = False
        self.k9 = NOBODY
        self.doctors = [-1] * seats
        self.colours = [-1] * seats
        self.tokens = [0] * seats
        self.tardis = [0] * seats
        self.places = [CONSOLE] * seats
        self.hands = [[] for _ in range(seats)]
        self.companions = [()] * seats
        self.equipment = [()] * seats
        self.part_timers = 0
        self.consoles = [Console(pack, -1, (), ())] * seats
        self.first = 0
        self.active = NOBODY
        self.die_holder = NOBODY
        self.turn = 0
        self.round = 0
        self.ship = 0
        self.markers = []
        self.tiles = []
        self.dilemmas = bytearray([NO_DILEMMA]) * ANOMALY_ZONE
        self.daleks = bytearray(MOST_PLACES)
        self.dalek_count = 0
        self.davros = -1
        self.anomalies = []
        self.prison = bytearray(4 * len(pack.anomaly_keys))
        self.progress = bytearray(len(pack.anomaly_keys))
        self.awaited = bytearray(4 * len(pack.anomaly_keys))
        self.tw_deck = []
        self.tw_discard = []
        self.location_deck = []
        self.location_discard = []
        self.dilemma_deck = []
        self.dilemma_discard = []
        self.earth_deck = []
        self.alien_deck = []
        self.in_decks = 0
        self.companion_discard = ()
        self.anomaly_deck = []
        self.anomaly_discard = []
        self.used = ()
        self.in_play = ()
        self.is_dalek_turn = False
        self.tardis_die = NO_DIE
        self.drawn = ()
        self.ending = NO_ENDING

    def reset_adventure(self) -> None:
        self.adventure_zone = CONSOLE
        self.adventure_dilemma = NO_DILEMMA
        self.need = ()
        self.conditions = 0
        self.helper = NOBODY
        self.help = ALONE
        self.helper_zone = CONSOLE
        self.pool = [0] * 8
        self.by_cards = [0] * 8
        self.focused = 0
        self.cut = [0] * 4
        self.focus_cards = ()
        self.dice = [0] * 48
        self.rolled = [0] * 8
        self.shown = [0] * 6
        self.picked = ()
        self.exterminated = 0
        self.shielded = False
        self.has_rolled = False
        self.rebuild = False
        self.reopened = False
        self.building = 0
        self.k9_used = False
        self.done_to_all = 0

    def copy_fields(self, twin: Slots) -> None:
        twin.pack = self.pack
        twin.ignores_conditions = self.ignores_conditions
        twin.k9 = self.k9
        twin.doctors = self.doctors[:]
        twin.colours = self.colours[:]
        twin.tokens = self.tokens[:]
        twin.tardis = self.tardis[:]
        twin.places = self.places[:]
        twin.hands = [row[:] for row in self.hands]
        twin.companions = self.companions[:]
        twin.equipment = self.equipment[:]
        twin.part_timers = self.part_timers
        twin.consoles = self.consoles[:]
        twin.first = self.first
        twin.active = self.active
        twin.die_holder = self.die_holder
        twin.turn = self.turn
        twin.round = self.round
        twin.ship = self.ship
        twin.markers = self.markers[:]
        twin.tiles = self.tiles[:]
        twin.dilemmas = self.dilemmas[:]
        twin.daleks = self.daleks[:]
        twin.dalek_count = self.dalek_count
        twin.davros = self.davros
        twin.anomalies = self.anomalies[:]
        twin.prison = self.prison[:]
        twin.progress = self.progress[:]
        twin.awaited = self.awaited[:]
        twin.tw_deck = self.tw_deck[:]
        twin.tw_discard = self.tw_discard[:]
        twin.location_deck = self.location_deck[:]
        twin.location_discard = self.location_discard[:]
        twin.dilemma_deck = self.dilemma_deck[:]
        twin.dilemma_discard = self.dilemma_discard[:]
        twin.earth_deck = self.earth_deck[:]
        twin.alien_deck = self.alien_deck[:]
        twin.in_decks = self.in_decks
        twin.companion_discard = self.companion_discard
        twin.anomaly_deck = self.anomaly_deck[:]
        twin.anomaly_discard = self.anomaly_discard[:]
        twin.used = self.used
        twin.in_play = self.in_play
        twin.is_dalek_turn = self.is_dalek_turn
        twin.tardis_die = self.tardis_die
        twin.drawn = self.drawn
        twin.ending = self.ending
        twin.adventure_zone = self.adventure_zone
        twin.adventure_dilemma = self.adventure_dilemma
        twin.need = self.need
        twin.conditions = self.conditions
        twin.helper = self.helper
        twin.help = self.help
        twin.helper_zone = self.helper_zone
        twin.pool = self.pool[:]
        twin.by_cards = self.by_cards[:]
        twin.focused = self.focused
        twin.cut = self.cut[:]
        twin.focus_cards = self.focus_cards
        twin.dice = self.dice[:]
        twin.rolled = self.rolled[:]
        twin.shown = self.shown[:]
        twin.picked = self.picked
        twin.exterminated = self.exterminated
        twin.shielded = self.shielded
        twin.has_rolled = self.has_rolled
        twin.rebuild = self.rebuild
        twin.reopened = self.reopened
        twin.building = self.building
        twin.k9_used = self.k9_used
        twin.done_to_all = self.done_to_all

    def dump_fields(self) -> dict[str, Any]:
        return {
            "ignores_conditions": self.ignores_conditions,
            "k9": self.k9,
            "doctors": self.doctors[:],
            "colours": self.colours[:],
            "tokens": self.tokens[:],
            "tardis": self.tardis[:],
            "places": self.places[:],
            "hands": [list(row) for row in self.hands],
            "companions": [list(row) for row in self.companions],
            "equipment": [list(row) for row in self.equipment],
            "part_timers": self.part_timers,
            "first": self.first,
            "active": self.active,
            "die_holder": self.die_holder,
            "turn": self.turn,
            "round": self.round,
            "ship": self.ship,
            "markers": self.markers[:],
            "tiles": self.tiles[:],
            "dilemmas": self.dilemmas.hex(),
            "daleks": self.daleks.hex(),
            "davros": self.davros,
            "anomalies": self.anomalies[:],
            "prison": self.prison.hex(),
            "progress": self.progress.hex(),
            "awaited": self.awaited.hex(),
            "tw_deck": self.tw_deck[:],
            "tw_discard": self.tw_discard[:],
            "location_deck": self.location_deck[:],
            "location_discard": self.location_discard[:],
            "dilemma_deck": self.dilemma_deck[:],
            "dilemma_discard": self.dilemma_discard[:],
            "earth_deck": self.earth_deck[:],
            "alien_deck": self.alien_deck[:],
            "companion_discard": list(self.companion_discard),
            "anomaly_deck": self.anomaly_deck[:],
            "anomaly_discard": self.anomaly_discard[:],
            "used": written(self.used),
            "in_play": list(self.in_play),
            "is_dalek_turn": self.is_dalek_turn,
            "tardis_die": self.tardis_die,
            "drawn": list(self.drawn),
            "ending": self.ending,
            "adventure_zone": self.adventure_zone,
            "adventure_dilemma": self.adventure_dilemma,
            "need": list(self.need),
            "conditions": self.conditions,
            "helper": self.helper,
            "help": self.help,
            "helper_zone": self.helper_zone,
            "pool": self.pool[:],
            "by_cards": self.by_cards[:],
            "focused": self.focused,
            "cut": self.cut[:],
            "focus_cards": list(self.focus_cards),
            "dice": self.dice[:],
            "shown": self.shown[:],
            "picked": list(self.picked),
            "exterminated": self.exterminated,
            "shielded": self.shielded,
            "has_rolled": self.has_rolled,
            "rebuild": self.rebuild,
            "reopened": self.reopened,
            "building": self.building,
            "k9_used": self.k9_used,
            "done_to_all": self.done_to_all,
        }

    def load_fields(self, data: Mapping[str, Any]) -> None:
        self.ignores_conditions = data["ignores_conditions"]
        self.k9 = data["k9"]
        self.doctors = list(data["doctors"])
        self.colours = list(data["colours"])
        self.tokens = list(data["tokens"])
        self.tardis = list(data["tardis"])
        self.places = list(data["places"])
        self.hands = [list(row) for row in data["hands"]]
        self.companions = [tuple(row) for row in data["companions"]]
        self.equipment = [tuple(row) for row in data["equipment"]]
        self.part_timers = data["part_timers"]
        self.first = data["first"]
        self.active = data["active"]
        self.die_holder = data["die_holder"]
        self.turn = data["turn"]
        self.round = data["round"]
        self.ship = data["ship"]
        self.markers = list(data["markers"])
        self.tiles = list(data["tiles"])
        self.dilemmas = bytearray.fromhex(data["dilemmas"])
        self.daleks = bytearray.fromhex(data["daleks"])
        self.davros = data["davros"]
        self.anomalies = list(data["anomalies"])
        self.prison = bytearray.fromhex(data["prison"])
        self.progress = bytearray.fromhex(data["progress"])
        self.awaited = bytearray.fromhex(data["awaited"])
        self.tw_deck = list(data["tw_deck"])
        self.tw_discard = list(data["tw_discard"])
        self.location_deck = list(data["location_deck"])
        self.location_discard = list(data["location_discard"])
        self.dilemma_deck = list(data["dilemma_deck"])
        self.dilemma_discard = list(data["dilemma_discard"])
        self.earth_deck = list(data["earth_deck"])
        self.alien_deck = list(data["alien_deck"])
        self.companion_discard = tuple(data["companion_discard"])
        self.anomaly_deck = list(data["anomaly_deck"])
        self.anomaly_discard = list(data["anomaly_discard"])
        self.used = members(data["used"])
        self.in_play = tuple(data["in_play"])
        self.is_dalek_turn = data["is_dalek_turn"]
        self.tardis_die = data["tardis_die"]
        self.drawn = tuple(data["drawn"])
        self.ending = data["ending"]
        self.adventure_zone = data["adventure_zone"]
        self.adventure_dilemma = data["adventure_dilemma"]
        self.need = tuple(data["need"])
        self.conditions = data["conditions"]
        self.helper = data["helper"]
        self.help = data["help"]
        self.helper_zone = data["helper_zone"]
        self.pool = list(data["pool"])
        self.by_cards = list(data["by_cards"])
        self.focused = data["focused"]
        self.cut = list(data["cut"])
        self.focus_cards = tuple(data["focus_cards"])
        self.dice = list(data["dice"])
        self.shown = list(data["shown"])
        self.picked = tuple(data["picked"])
        self.exterminated = data["exterminated"]
        self.shielded = data["shielded"]
        self.has_rolled = data["has_rolled"]
        self.rebuild = data["rebuild"]
        self.reopened = data["reopened"]
        self.building = data["building"]
        self.k9_used = data["k9_used"]
        self.done_to_all = data["done_to_all"]
