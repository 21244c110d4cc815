"""What a seat observes of the table, as numbers: the fields are declared here, one a line, and written below.

The whitelist is that of the view (CG-VIS-01 to CG-VIS-11). Copies of a card cannot be told apart, so cards are counted
by type.
"""

from __future__ import annotations

from typing import Final

from vortex.games.card_game.numbering import (
    COLOURS,
    COUNTERS,
    MODES,
    MOST_PLACES,
    MOST_SEATS,
    MOST_TYPES,
    MOVING,
    NOTHING,
    NOWHERE,
    Cards,
)
from vortex.games.card_game.questions import QUESTIONS
from vortex.games.card_game.rules.conflict import Conflict
from vortex.games.card_game.rules.reserve import can_enter, reserve_limit
from vortex.games.card_game.state import CardGameState
from vortex.kernel.observation import Layout, point, put, put_cards

SHOWN_CARDS: Final = 4

LAYOUT: Final = Layout(tuple(QUESTIONS), MOST_SEATS)
NOW: Final = LAYOUT.add("active", MOST_SEATS, "1 at the seat whose turn it is")
FIRST: Final = LAYOUT.add("first", MOST_SEATS, "1 at the seat that began")
COLOUR: Final = LAYOUT.add("colours", MOST_SEATS * len(COLOURS), "for each seat, 1 at its colour")
MODE: Final = LAYOUT.add("mode", len(MODES), "1 at: normal, Game End card shown, End Game period")
TURN: Final = LAYOUT.add("turn", 2, "number of the turn; of turns in the End Game period")
FINAL_RESERVE: Final = LAYOUT.add("final reserve", 1, "1 if the option of that name is on")
SUPPLY: Final = LAYOUT.add("supply", 1, "Time Points in the supply")
DECK: Final = LAYOUT.add("deck", 2, "cards above the Game End card; below it")
TIME_POINTS: Final = LAYOUT.add("Time Points", MOST_SEATS, "of each seat")
TARDIS: Final = LAYOUT.add("TARDIS counters", MOST_SEATS, "those that each seat has left")
DALEK: Final = LAYOUT.add("Dalek counters", MOST_SEATS, "those that each seat has left")
HANDS: Final = LAYOUT.add("hands", MOST_SEATS, "cards in each hand")
KNOWN: Final = LAYOUT.add(
    "known cards", MOST_SEATS * MOST_TYPES, "for each hand, how many of each type the observer knows"
)
BARRED: Final = LAYOUT.add("barred", MOST_TYPES, "how many own cards of each type may not enter the reserve")
RESERVES: Final = LAYOUT.add("reserves", MOST_SEATS, "face-down cards in each reserve")
LIMITS: Final = LAYOUT.add("reserve limits", MOST_SEATS, "of each reserve")
RESERVED: Final = LAYOUT.add(
    "known reserves", MOST_SEATS * MOST_TYPES, "for each reserve, how many face-down ones the observer knows"
)
SHOWN: Final = LAYOUT.add(
    "face-up reserves", MOST_SEATS * MOST_TYPES, "for each reserve, how many of each type lie face-up"
)
LINES: Final = LAYOUT.add(
    "lines", MOST_SEATS * MOST_PLACES, "for each line, the places of its Locations from 1 on"
)
GUARDED: Final = LAYOUT.add("Defenders", MOST_PLACES, "how many guard each Location")
GUARDS: Final = LAYOUT.add(
    "known Defenders",
    MOST_PLACES * SHOWN_CARDS,
    f"for each Location, the types of the first {SHOWN_CARDS} that the observer knows, counted from 1",
)
ATTACKED: Final = LAYOUT.add("attackers", MOST_PLACES, "how many cards attack each Location")
CONTROLS: Final = LAYOUT.add(
    "controllers", MOST_PLACES, "the seat whose attack it is, counted from 1 at the observer"
)
FACE_UP: Final = LAYOUT.add("face-up attackers", MOST_PLACES, "how many of the attackers lie face-up")
ATTACKS: Final = LAYOUT.add(
    "known attackers",
    MOST_PLACES * SHOWN_CARDS,
    f"for each Location, the types of the first {SHOWN_CARDS} that the observer knows, counted from 1",
)
MARKED: Final = LAYOUT.add("TARDIS marks", MOST_PLACES, "1 at each Location with its owner's TARDIS counter")
CONFLICT: Final = LAYOUT.add(
    "conflict", MOST_PLACES, "1 at the Location of the conflict that waits for an answer"
)
DISCARDS: Final = LAYOUT.add("discards", MOST_TYPES, "how many of each type lie in the discard pile")
REMOVED: Final = LAYOUT.add("removed", MOST_TYPES, "how many of each type were taken out before the game")
ACTION: Final = LAYOUT.add("action", MOVING + 1, "1 at what the observer is putting together")
CHOSEN: Final = LAYOUT.add("chosen", MOST_TYPES, "how many cards of each type it has been put together from")
AIM: Final = LAYOUT.add("aim", MOST_PLACES, "1 at the Location that it is for")


def observe_into(row: bytearray, at: int, state: CardGameState, seat: int) -> None:
    LAYOUT.begin(row, at, state, seat)
    seats = state.seats
    point(row, at + NOW, state.now, seat, seats)
    point(row, at + FIRST, state.first, seat, seats)
    row[at + MODE + state.mode] = 1
    put(row, at + TURN, state.turn)
    put(row, at + TURN + 1, state.final_turns)
    row[at + FINAL_RESERVE] = state.final_reserve
    put(row, at + SUPPLY, state.supply)
    below = state.below_game_end()
    put(row, at + DECK, len(state.deck) - below)
    put(row, at + DECK + 1, below)
    for player in range(seats):
        _observe_player(row, at, state, player, seat)
    _count_all(row, at + DISCARDS, state, state.discards)
    _count(row, at + REMOVED, state, state.removed, 0)
    _observe_places(row, at, state, seat)
    if seat == state.now and state.action != NOTHING:
        row[at + ACTION + state.action] = 1
        _count(row, at + CHOSEN, state, state.chosen, 0)
        if state.target != NOWHERE:
            row[at + AIM + state.target] = 1
    if state.barred:
        for card in state.held(seat):
            if not can_enter(state, card):
                row[at + BARRED + state.pack.type_of[card]] += 1


def _observe_player(row: bytearray, at: int, state: CardGameState, player: int, seat: int) -> None:
    mine = 1 << seat
    place = (player - seat) % state.seats
    if player < len(state.colours):
        row[at + COLOUR + place * len(COLOURS) + state.colours[player]] = 1
    put(row, at + TIME_POINTS + place, state.tp[player])
    put(row, at + TARDIS + place, COUNTERS - state.tardis_counters(player))
    put(row, at + DALEK + place, COUNTERS - state.dalek_counters(player))
    held = state.hands[player] if player == seat else state.held(player)
    put(row, at + HANDS + place, len(held))
    _count(row, at + KNOWN + place * MOST_TYPES, state, held, mine)
    put(row, at + RESERVES + place, len(state.reserves[player]))
    put(row, at + LIMITS + place, reserve_limit(state, player))
    _count(row, at + RESERVED + place * MOST_TYPES, state, state.reserves[player], mine)
    _count(row, at + SHOWN + place * MOST_TYPES, state, state.shown[player], 0)
    put_cards(row, at + LINES + place * MOST_PLACES, state.lines[player])


def _observe_places(row: bytearray, at: int, state: CardGameState, seat: int) -> None:
    mine = 1 << seat
    for place, guards in state.guards.items():
        put(row, at + GUARDED + place, len(guards))
        _list(row, at + GUARDS + place * SHOWN_CARDS, state, guards, mine)
    for place, attack in state.attacks.items():
        put(row, at + ATTACKED + place, len(attack))
        row[at + CONTROLS + place] = (state.controller(place) - seat) % state.seats + 1
        face_up = 0
        for card in attack:
            if state.is_up(card):
                face_up += 1
        put(row, at + FACE_UP + place, face_up)
        _list(row, at + ATTACKS + place * SHOWN_CARDS, state, attack, mine)
    for line in state.lines:
        for place in line:
            put(row, at + MARKED + place, state.tardis >> place & 1)
    for frame in state.frames:
        if isinstance(frame, Conflict):
            row[at + CONFLICT + frame.place] = 1
            return


def _count(row: bytearray, at: int, state: CardGameState, cards: Cards, mark: int) -> None:
    """By type, the cards that the mark says are known; all of them with no mark."""
    type_of = state.pack.type_of
    knows = state.knows
    for card in cards:
        if not mark or knows[card] & mark:
            spot = at + type_of[card]
            row[spot] = row[spot] + 1


def _count_all(row: bytearray, at: int, state: CardGameState, cards: list[int]) -> None:
    """The same for a large pile that everybody knows: counted first, written at once."""
    type_of = state.pack.type_of
    counted = [0] * MOST_TYPES
    for card in cards:
        counted[type_of[card]] += 1
    row[at : at + MOST_TYPES] = bytes(counted)


def _list(row: bytearray, at: int, state: CardGameState, cards: Cards, mark: int) -> None:
    """Sorted, because copies cannot be told apart."""
    type_of = state.pack.type_of
    known = [type_of[card] for card in cards if state.knows[card] & mark]
    if len(known) > 1:
        known.sort()
    for number in range(min(len(known), SHOWN_CARDS)):
        row[at + number] = known[number] + 1
