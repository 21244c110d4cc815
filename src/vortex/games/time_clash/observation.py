"""What a seat observes of the table, as numbers: the fields are declared here, one a line, and written below.

The whitelist is that of the view (TC-VIS-01 to TC-VIS-07).
"""

from __future__ import annotations

from typing import Final

from vortex.games.time_clash.numbering import (
    ARCS,
    CARDS,
    DIE_FACES,
    ENDGAME,
    OFF,
    STACKS,
    UNPICKED,
    UNROLLED,
)
from vortex.games.time_clash.pending import pending
from vortex.games.time_clash.questions import QUESTIONS
from vortex.games.time_clash.state import ClashState
from vortex.kernel.observation import Layout, point, put, put_cards, put_signed

SEATS: Final = 4
TEAMS: Final = 2
UNIT: Final = 50

LAYOUT: Final = Layout(tuple(QUESTIONS), SEATS)
ON_TURN: Final = LAYOUT.add("on turn", SEATS, "1 at the seat whose turn it is")
OPPONENT: Final = LAYOUT.add("opponents", SEATS, "1 for each seat of the other team")
TEAM: Final = LAYOUT.add("team", TEAMS, "1 at the observer's team: the Doctor's, the Enemy's")
MATCH: Final = LAYOUT.add("match", 2, "games in the match; number of this game")
WINS: Final = LAYOUT.add("wins", TEAMS, "games won: by the observer's team, by the other")
ARC: Final = LAYOUT.add("arcs", STACKS * ARCS, "for each stack, 1 at its arc")
PHASE: Final = LAYOUT.add("phase", 2, "1 in the Endgame; 1 if this turn began in it")
TURN: Final = LAYOUT.add("turn", 1, "number of the turn")
PAWN: Final = LAYOUT.add("Doctor", STACKS, "1 at the stack whose arc has the Doctor")
TARGET: Final = LAYOUT.add("flip target", 2, f"in steps of {UNIT}: if positive, if negative")
TOTALS: Final = LAYOUT.add(
    "totals", 2 * STACKS, f"for each stack in steps of {UNIT}: if positive, if negative"
)
THREATS: Final = LAYOUT.add(
    "threats", 2, f"the sum of all Threats in steps of {UNIT}: if positive, if negative"
)
DECKS: Final = LAYOUT.add("decks", TEAMS, "cards in the deck of the observer's team, of the other")
HANDS: Final = LAYOUT.add("hands", SEATS, "cards in each hand")
KNOWN: Final = LAYOUT.add(
    "known cards", SEATS * CARDS, "for each hand, 1 at each card of it that the observer knows"
)
STACKED: Final = LAYOUT.add(
    "stacks", STACKS * CARDS, "for each stack, the places of its cards, the oldest with 1"
)
DISCARDS: Final = LAYOUT.add(
    "discards", CARDS, "the places of cards in their team's discard pile, the oldest with 1"
)
REMOVED: Final = LAYOUT.add("removed", CARDS, "the places of cards among those removed from the game")
RESERVE: Final = LAYOUT.add("Reserve", CARDS, "the places of cards in the Reserve")
DECLARED: Final = LAYOUT.add("declared", CARDS, "the places of cards that are declared and not yet resolved")
PENDING: Final = LAYOUT.add(
    "pending", CARDS, "for each card of what can still be countered, its place in that order"
)
PENDING_STACK: Final = LAYOUT.add(
    "pending stacks", STACKS, "1 at each stack that something pending is aimed at"
)
PENDING_TARGET: Final = LAYOUT.add(
    "pending targets", CARDS, "1 at each card that something pending is aimed at"
)
GAMBIT: Final = LAYOUT.add("Gambit", CARDS, "the places of cards added to the Gambit")
CANCELLED: Final = LAYOUT.add("cancelled", CARDS, "1 at each of them that was cancelled")
ROLLED: Final = LAYOUT.add("die", DIE_FACES, "1 at the face of the Gambit's die, once it is rolled")


def observe_into(row: bytearray, at: int, state: ClashState, seat: int) -> None:
    LAYOUT.begin(row, at, state, seat)
    seats = state.seats
    team = state.teams[seat]
    if state.cycle:
        point(row, at + ON_TURN, state.cycle[state.place], seat, seats)
    mark = 1 << seat
    for holder in range(seats):
        place = (holder - seat) % seats
        if state.teams[holder] != team:
            row[at + OPPONENT + place] = 1
        hand = state.hands[holder]
        put(row, at + HANDS + place, len(hand))
        for card in hand:
            if state.knows[card] & mark:
                row[at + KNOWN + place * CARDS + card] = 1
    row[at + TEAM + team] = 1
    put(row, at + MATCH, state.match)
    put(row, at + MATCH + 1, state.deal)
    for number in range(TEAMS):
        other = team if number == 0 else 1 - team
        put(row, at + WINS + number, state.wins[other])
        put(row, at + DECKS + number, len(state.decks[other]))
        put_cards(row, at + DISCARDS, state.discards[other])
        put_cards(row, at + REMOVED, state.removed[other])
    for stack in range(STACKS):
        if state.arcs[stack] != UNPICKED:
            row[at + ARC + stack * ARCS + state.arcs[stack]] = 1
        put_signed(row, at + TOTALS + 2 * stack, state.totals[stack], UNIT)
        put_cards(row, at + STACKED + stack * CARDS, state.stacks[stack])
    if state.phase == ENDGAME:
        row[at + PHASE] = 1
    if state.turn_phase == ENDGAME:
        row[at + PHASE + 1] = 1
    put(row, at + TURN, state.turn)
    if state.pawn != OFF:
        row[at + PAWN + state.pawn] = 1
    put_signed(row, at + TARGET, state.target, UNIT)
    put_signed(row, at + THREATS, state.threats, UNIT)
    put_cards(row, at + RESERVE, state.reserve)
    put_cards(row, at + DECLARED, state.declared)
    put_cards(row, at + GAMBIT, state.gambit)
    for card in state.gambit:
        row[at + CANCELLED + card] = state.cancelled >> card & 1
    if state.rolled != UNROLLED:
        row[at + ROLLED + state.rolled] = 1
    for place, thing in enumerate(pending(state), 1):
        if thing.card >= 0:
            row[at + PENDING + thing.card] = place
        if thing.stack >= 0:
            row[at + PENDING_STACK + thing.stack] = 1
        if thing.target >= 0:
            row[at + PENDING_TARGET + thing.target] = 1
