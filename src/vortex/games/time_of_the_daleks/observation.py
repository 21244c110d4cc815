"""What a seat observes of the table, as numbers: the fields are declared here, one a line, and written below.

The whitelist is that of the view (TOD-INFO).
"""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    COLOURS,
    CONDITIONS,
    CONSOLE,
    KNOWS_DILEMMA,
    MOST_ANOMALIES,
    MOST_CARDS,
    MOST_COMPANIONS,
    MOST_DILEMMAS,
    MOST_DOCTORS,
    MOST_PLACES,
    MOST_SEATS,
    MOST_TILES,
    MOST_ZONES,
    NO_DILEMMA,
    SYMBOLS,
)
from vortex.games.time_of_the_daleks.questions import QUESTIONS
from vortex.games.time_of_the_daleks.rules.pools import pool_limit
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.observation import Layout, point, put, put_cards
from vortex.kernel.state import NOBODY

MOST_MARKERS: Final = 8
POOLS: Final = 2
LOOKS: Final = len(COLOURS) * len(SYMBOLS)
FACE_DOWN: Final = 1
SEEN: Final = 2
FACE_UP: Final = 3

LAYOUT: Final = Layout(tuple(QUESTIONS), MOST_SEATS)
ACTIVE: Final = LAYOUT.add("active", MOST_SEATS, "1 at the seat whose turn it is")
FIRST: Final = LAYOUT.add("first", MOST_SEATS, "1 at the seat that begins the rounds")
DIE_HOLDER: Final = LAYOUT.add("TARDIS die", MOST_SEATS, "1 at the seat that holds it")
DIE: Final = LAYOUT.add("its face", 3, "1 at: not rolled, the TARDIS symbol, a question mark")
TURN: Final = LAYOUT.add("time", 3, "round; turn; 1 in the turn of the Daleks")
VARIANTS: Final = LAYOUT.add("variants", 1, "1 in a first game, which has no conditions")
TRACK: Final = LAYOUT.add("track", 4, "spaces: Skaro, Earth, Gallifrey, the Dalek ship")
MARKERS: Final = LAYOUT.add("markers", MOST_MARKERS, "the spaces of the markers on the track")
TARDIS: Final = LAYOUT.add("TARDISes", MOST_SEATS, "the space of each on the track")
SONIC: Final = LAYOUT.add("Sonic Charges", MOST_SEATS, "of each seat")
K9: Final = LAYOUT.add("K-9", MOST_SEATS, "1 at the seat that has him")
DOCTORS: Final = LAYOUT.add("Doctors", MOST_SEATS * MOST_DOCTORS, "for each seat, 1 at its Doctor")
ZONES: Final = LAYOUT.add(
    "zones", MOST_SEATS * MOST_ZONES, "for each seat, 1 at its Doctor's zone; none on the console"
)
HANDS: Final = LAYOUT.add("hands", MOST_SEATS, "cards in each hand")
KNOWN: Final = LAYOUT.add(
    "known cards", MOST_SEATS * MOST_CARDS, "for each hand, 1 at each card that the observer knows"
)
EQUIPMENT: Final = LAYOUT.add("Equipment", MOST_SEATS * MOST_CARDS, "for each seat, 1 at each card installed")
COMPANIONS: Final = LAYOUT.add(
    "Companions", MOST_SEATS * MOST_COMPANIONS, "for each seat, 1 at each; 2 for part-timers"
)
TILES: Final = LAYOUT.add("tiles", MOST_TILES, "the places of the Locations in play, from 1 on")
LAID: Final = LAYOUT.add(
    "Dilemmas laid", ANOMALY_ZONE, "in each zone: 1 face-down, 2 face-down but known, 3 face-up"
)
DILEMMAS: Final = LAYOUT.add(
    "Dilemmas", MOST_DILEMMAS, "for each that the observer knows: its zone, counted from 1"
)
DALEKS: Final = LAYOUT.add("Daleks", MOST_PLACES, "how many stand in each place")
DAVROS: Final = LAYOUT.add("Davros", MOST_PLACES, "1 at the place where he stands")
ANOMALIES: Final = LAYOUT.add("Time Anomalies", MOST_ANOMALIES, "1 at each in play")
PROGRESS: Final = LAYOUT.add("progress", MOST_ANOMALIES, "made with each Time Anomaly")
PRISON: Final = LAYOUT.add("imprisoned dice", MOST_ANOMALIES * len(COLOURS), "by Time Anomaly and colour")
DECKS: Final = LAYOUT.add(
    "decks", 6, "left: Timey-Wimey, Locations, Dilemmas, Companions of Earth, aliens, Anomalies"
)
IN_PLAY: Final = LAYOUT.add("cards in play", MOST_CARDS, "the places of cards played and still in effect")
DRAWN: Final = LAYOUT.add("drawn tiles", MOST_TILES, "the places of Locations drawn, of which one is kept")
DISCARDED: Final = LAYOUT.add("discards", MOST_CARDS, "the places of Timey-Wimey cards in their discard pile")
DISCARDED_TILES: Final = LAYOUT.add(
    "discarded tiles", MOST_TILES, "the places of Locations in their discard pile"
)
DISCARDED_DILEMMAS: Final = LAYOUT.add(
    "discarded Dilemmas", MOST_DILEMMAS, "1 at each that the observer knows"
)
DISCARDED_COMPANIONS: Final = LAYOUT.add(
    "discarded Companions", MOST_COMPANIONS, "their places in their discard pile"
)
DISCARDED_ANOMALIES: Final = LAYOUT.add(
    "discarded Time Anomalies", MOST_ANOMALIES, "their places in their discard pile"
)
ADVENTURE: Final = LAYOUT.add("Adventure", MOST_ZONES, "1 at its zone")
FACED: Final = LAYOUT.add("Dilemma faced", MOST_DILEMMAS, "1 at it")
NEED: Final = LAYOUT.add("challenge", len(SYMBOLS), "how many of each symbol are needed")
CONDITION: Final = LAYOUT.add("conditions", len(CONDITIONS), "1 at each that holds")
HELPER: Final = LAYOUT.add("helper", MOST_SEATS, "1 at the seat that helps")
HELP: Final = LAYOUT.add("help", 3, "1 at: alone, helped from afar, helped on the spot")
STAGE: Final = LAYOUT.add("stage", 2, "1 once the dice are rolled; 1 if they are shielded")
LIMITS: Final = LAYOUT.add("pool limits", POOLS, "dice that the caller's and the helper's pool may have")
GATHERED: Final = LAYOUT.add("pools", POOLS * len(COLOURS), "dice gathered, by pool and colour")
LOST: Final = LAYOUT.add("exterminated dice", POOLS * len(COLOURS), "by pool and colour")
DICE: Final = LAYOUT.add("dice", POOLS * LOOKS, "dice on the table, by pool, colour and symbol")
PICKED: Final = LAYOUT.add("picked dice", LOOKS, "by colour and symbol")


def observe_into(row: bytearray, at: int, state: DaleksState, seat: int) -> None:
    LAYOUT.begin(row, at, state, seat)
    seats = state.seats
    pack = state.pack
    point(row, at + ACTIVE, state.active, seat, seats)
    point(row, at + FIRST, state.first, seat, seats)
    point(row, at + DIE_HOLDER, state.die_holder, seat, seats)
    point(row, at + K9, state.k9, seat, seats)
    row[at + DIE + state.tardis_die] = 1
    put(row, at + TURN, state.round)
    put(row, at + TURN + 1, state.turn)
    if state.is_dalek_turn:
        row[at + TURN + 2] = 1
    if state.ignores_conditions:
        row[at + VARIANTS] = 1
    put(row, at + TRACK, pack.skaro)
    put(row, at + TRACK + 1, pack.earth_space)
    put(row, at + TRACK + 2, pack.gallifrey)
    put(row, at + TRACK + 3, state.ship)
    for number, space in enumerate(state.markers[:MOST_MARKERS]):
        put(row, at + MARKERS + number, space)
    for player in range(seats):
        _observe_player(row, at, state, player, seat)
    _observe_places(row, at, state, seat)
    put(row, at + DECKS, len(state.tw_deck))
    put(row, at + DECKS + 1, len(state.location_deck))
    put(row, at + DECKS + 2, len(state.dilemma_deck))
    put(row, at + DECKS + 3, len(state.earth_deck))
    put(row, at + DECKS + 4, len(state.alien_deck))
    put(row, at + DECKS + 5, len(state.anomaly_deck))
    put_cards(row, at + IN_PLAY, state.in_play)
    put_cards(row, at + DRAWN, state.drawn)
    put_cards(row, at + DISCARDED, state.tw_discard)
    put_cards(row, at + DISCARDED_TILES, state.location_discard)
    put_cards(row, at + DISCARDED_COMPANIONS, state.companion_discard)
    put_cards(row, at + DISCARDED_ANOMALIES, state.anomaly_discard)
    if state.adventure_zone != CONSOLE:
        _observe_adventure(row, at, state, seat)


def _observe_player(row: bytearray, at: int, state: DaleksState, player: int, seat: int) -> None:
    place = (player - seat) % state.seats
    mark = 1 << seat
    put(row, at + TARDIS + place, state.tardis[player])
    put(row, at + SONIC + place, state.tokens[player])
    if state.doctors[player] >= 0:
        row[at + DOCTORS + place * MOST_DOCTORS + state.doctors[player]] = 1
    if state.places[player] != CONSOLE:
        row[at + ZONES + place * MOST_ZONES + state.places[player]] = 1
    hand = state.hands[player]
    put(row, at + HANDS + place, len(hand))
    for card in hand:
        if state.knows[card] & mark:
            row[at + KNOWN + place * MOST_CARDS + card] = 1
    for card in state.equipment[player]:
        row[at + EQUIPMENT + place * MOST_CARDS + card] = 1
    for companion in state.companions[player]:
        is_part_timer = state.part_timers >> companion & 1
        row[at + COMPANIONS + place * MOST_COMPANIONS + companion] = 1 + is_part_timer


def _observe_places(row: bytearray, at: int, state: DaleksState, seat: int) -> None:
    mark = 1 << seat
    put_cards(row, at + TILES, state.tiles)
    for zone in range(ANOMALY_ZONE):
        dilemma = state.dilemmas[zone]
        if dilemma != NO_DILEMMA:
            if state.knows[KNOWS_DILEMMA + dilemma] & mark:
                row[at + LAID + zone] = FACE_UP if state.is_face_up(dilemma) else SEEN
                row[at + DILEMMAS + dilemma] = zone + 1
            else:
                row[at + LAID + zone] = FACE_DOWN
    for dilemma in state.dilemma_discard:
        if state.knows[KNOWS_DILEMMA + dilemma] & mark:
            row[at + DISCARDED_DILEMMAS + dilemma] = 1
    row[at + DALEKS : at + DALEKS + MOST_PLACES] = state.daleks
    if state.davros >= 0:
        row[at + DAVROS + state.davros] = 1
    for anomaly in state.anomalies:
        row[at + ANOMALIES + anomaly] = 1
        put(row, at + PROGRESS + anomaly, state.progress[anomaly])
        for colour in range(len(COLOURS)):
            dice = len(COLOURS) * anomaly + colour
            put(row, at + PRISON + dice, state.prison[dice])


def _observe_adventure(row: bytearray, at: int, state: DaleksState, seat: int) -> None:
    row[at + ADVENTURE + state.adventure_zone] = 1
    if state.adventure_dilemma != NO_DILEMMA:
        row[at + FACED + state.adventure_dilemma] = 1
    for symbol, count in enumerate(state.need):
        put(row, at + NEED + symbol, count)
    for number in range(len(CONDITIONS)):
        put(row, at + CONDITION + number, state.conditions >> number & 1)
    point(row, at + HELPER, state.helper, seat, state.seats)
    row[at + HELP + state.help] = 1
    if state.has_rolled:
        row[at + STAGE] = 1
    if state.shielded:
        row[at + STAGE + 1] = 1
    for pool in range(1 if state.helper == NOBODY else POOLS):
        put(row, at + LIMITS + pool, pool_limit(state, pool))
        for colour in range(len(COLOURS)):
            dice = len(COLOURS) * pool + colour
            put(row, at + GATHERED + dice, state.pool[dice])
            put(row, at + LOST + dice, state.exterminated_dice(pool, colour))
    for look, count in enumerate(state.dice):
        if count:
            put(row, at + DICE + look, count)
    for look in state.picked:
        row[at + PICKED + look] += 1
