"""The table as plain data: every zone, its copy, and what can be read off it. The verbs are in `state`."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    BLACK,
    COMPANION_SOURCE,
    CONSOLE,
    DOCTOR_SOURCE,
    KNOWS_DILEMMA,
    KNOWS_SIZE,
    MOST_PLACES,
    NO_DILEMMA,
)
from vortex.kernel.chance import Chance
from vortex.kernel.knowledge import open_to_all
from vortex.kernel.state import NOBODY, State

MOST_TOKENS = 5
DALEK_MARKERS = 6

ALONE, HELP_AFAR, HELP_ON_SITE = range(3)
"""How the present Adventure is faced."""

NO_DIE, TARDIS_SYMBOL, QUESTION_MARK = range(3)
"""What the TARDIS die shows."""

NO_ENDING = ""
SEVENTH_DALEK = "daleks-seventh-marker"
DALEKS_ON_EARTH = "daleks-on-earth"
SHIP_ON_GALLIFREY = "daleks-on-gallifrey"
DOCTORS_WON = "doctors"


class Zones(State):
    """A table of Time of the Daleks.

    Lists have one place a seat. A pool is the caller's (0) or the helper's (1); before the roll `pool` counts dice
    by pool and colour, after it `dice` counts them by pool, colour and symbol, for dice that look alike are alike.
    """

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
        "daleks",
        "davros",
        "die_holder",
        "dice",
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
        "ignores_conditions",
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

    def __init__(self, pack: Pack, seats: int, chance: Chance) -> None:
        """A bare table; `lay_out` or `clone` puts everything on it."""
        super().__init__(seats, chance)
        self.pack = pack

    def clear(self) -> None:
        """The empty table, before set-up."""
        pack = self.pack
        seats = self.seats
        self.knows = bytearray(KNOWS_SIZE)
        # the options
        self.ignores_conditions = False
        self.k9 = NOBODY
        # players
        self.doctors = [-1] * seats
        self.colours = [-1] * seats
        self.tokens = [0] * seats
        self.tardis = [0] * seats
        self.places = [CONSOLE] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.companions: list[list[int]] = [[] for _ in range(seats)]
        self.equipment: list[list[int]] = [[] for _ in range(seats)]
        self.part_timers = 0
        # the common table
        self.first = 0
        self.active = NOBODY
        self.die_holder = NOBODY
        self.turn = 0
        self.round = 0
        self.ship = 0
        self.markers: list[int] = []
        self.tiles: list[int] = []
        self.dilemmas = bytearray([NO_DILEMMA]) * ANOMALY_ZONE
        self.daleks = bytearray(MOST_PLACES)
        self.davros = -1
        self.anomalies: list[int] = []
        self.prison = bytearray(4 * len(pack.anomaly_keys))
        self.progress = bytearray(len(pack.anomaly_keys))
        self.awaited = bytearray(4 * len(pack.anomaly_keys))
        # decks; the last card is the top
        self.tw_deck: list[int] = []
        self.tw_discard: list[int] = []
        self.location_deck: list[int] = []
        self.location_discard: list[int] = []
        self.dilemma_deck: list[int] = []
        self.dilemma_discard: list[int] = []
        self.earth_deck: list[int] = []
        self.alien_deck: list[int] = []
        self.companion_discard: list[int] = []
        self.anomaly_deck: list[int] = []
        self.anomaly_discard: list[int] = []
        # the present turn
        self.used = 0
        self.in_play: list[int] = []
        self.is_dalek_turn = False
        self.tardis_die = NO_DIE
        self.drawn: list[int] = []
        # the present Adventure
        self.adventure_zone = CONSOLE
        self.adventure_dilemma = NO_DILEMMA
        self.need: tuple[int, ...] = ()
        self.conditions = 0
        self.helper = NOBODY
        self.help = ALONE
        self.pool = [0] * 8
        self.by_cards = [0] * 8
        self.focused = 0
        self.focus_cards: list[int] = []
        self.dice = [0] * 48
        self.shown = [0] * 6
        self.picked: list[int] = []
        self.exterminated = 0
        self.shielded = False
        self.has_rolled = False
        self.rebuild = False
        self.reopened = False
        self.building = 0
        self.k9_used = False
        self.done_to_all = 0
        self.ending = NO_ENDING

    def copy_zones(self, twin: Zones) -> None:
        """The game's part of `clone`."""
        twin.ignores_conditions = self.ignores_conditions
        twin.k9 = self.k9
        twin.doctors = self.doctors[:]
        twin.colours = self.colours[:]
        twin.tokens = self.tokens[:]
        twin.tardis = self.tardis[:]
        twin.places = self.places[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.companions = [companions[:] for companions in self.companions]
        twin.equipment = [equipment[:] for equipment in self.equipment]
        twin.part_timers = self.part_timers
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
        twin.companion_discard = self.companion_discard[:]
        twin.anomaly_deck = self.anomaly_deck[:]
        twin.anomaly_discard = self.anomaly_discard[:]
        twin.used = self.used
        twin.in_play = self.in_play[:]
        twin.is_dalek_turn = self.is_dalek_turn
        twin.tardis_die = self.tardis_die
        twin.drawn = self.drawn[:]
        twin.adventure_zone = self.adventure_zone
        twin.adventure_dilemma = self.adventure_dilemma
        twin.need = self.need
        twin.conditions = self.conditions
        twin.helper = self.helper
        twin.help = self.help
        twin.pool = self.pool[:]
        twin.by_cards = self.by_cards[:]
        twin.focused = self.focused
        twin.focus_cards = self.focus_cards[:]
        twin.dice = self.dice[:]
        twin.shown = self.shown[:]
        twin.picked = self.picked[:]
        twin.exterminated = self.exterminated
        twin.shielded = self.shielded
        twin.has_rolled = self.has_rolled
        twin.rebuild = self.rebuild
        twin.reopened = self.reopened
        twin.building = self.building
        twin.k9_used = self.k9_used
        twin.done_to_all = self.done_to_all
        twin.ending = self.ending

    # -- reading -----------------------------------------------------------------------------------

    def in_turn_order(self) -> list[int]:
        """All seats, from the active player; in the Dalek turn from the first player."""
        start = self.first if self.active == NOBODY else self.active
        return [(start + i) % self.seats for i in range(self.seats)]

    def actor(self) -> int:
        """Who decides where nobody is named: the active player, in the Dalek turn the first."""
        return self.first if self.active == NOBODY else self.active

    def sources(self, seat: int) -> list[int]:
        """TOD-POOL-01: Doctor, Companions and installed Equipment: the cards on a console that carry icons."""
        found = [DOCTOR_SOURCE + self.doctors[seat]]
        for companion in self.companions[seat]:
            found.append(COMPANION_SOURCE + companion)
        found.extend(self.equipment[seat])
        return found

    def pool_of(self, seat: int) -> int:
        """The pool of a seat in the present Adventure, -1 if it takes no part."""
        if self.adventure_zone == CONSOLE:
            return -1
        if seat == self.active:
            return 0
        return 1 if seat == self.helper else -1

    def has_ability(self, ability: str) -> bool:
        """Whether a Time Anomaly in force changes the rules in this way."""
        for anomaly in self.anomalies:
            if self.pack.anomaly_ability[anomaly] == ability:
                return True
        return False

    def companion_deck(self, companion: int) -> list[int]:
        return self.alien_deck if self.pack.companion_deck[companion] else self.earth_deck

    def is_face_up(self, dilemma: int) -> bool:
        return self.knows[KNOWS_DILEMMA + dilemma] >= open_to_all(self.seats)

    def imprisoned(self, colour: int) -> int:
        """TOD-POOL-17: dice of a colour that lie on Tasks."""
        held = 0
        for anomaly in self.anomalies:
            held += self.prison[4 * anomaly + colour]
        return held

    def awaiting(self, colour: int) -> int:
        """Dice of a colour that a Task will hold when this Adventure is over."""
        return sum(self.awaited[colour::4])

    def is_met(self) -> bool:
        """TOD-ROLL-03, -04, TOD-HELP-24: both pools together cover every symbol as often as it is asked for."""
        shown = self.shown
        need = self.need
        return (
            shown[0] >= need[0]
            and shown[1] >= need[1]
            and shown[2] >= need[2]
            and shown[3] >= need[3]
            and shown[4] >= need[4]
            and shown[5] >= need[5]
        )

    def count_dice(self, pool: int, colour: int) -> int:
        start = pool * 24 + colour * 6
        return sum(self.dice[start : start + 6])

    def exterminated_dice(self, pool: int, colour: int) -> int:
        return self.exterminated >> 4 * (4 * pool + colour) & 15

    def lost_places(self, pool: int) -> int:
        """How much smaller Daleks have made a pool."""
        return sum(self.exterminated_dice(pool, colour) for colour in range(4))

    def black_dice(self, pool: int) -> int:
        return self.count_dice(pool, BLACK)

    def all_dice(self, pool: int) -> int:
        return sum(self.dice[pool * 24 : pool * 24 + 24])
