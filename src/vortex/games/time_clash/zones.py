"""The state as plain data, and what can be read from it. Its fields are in `fields`, the verbs in `state`."""

from __future__ import annotations

from vortex.games.time_clash.cards import Menu, Pack
from vortex.games.time_clash.numbering import (
    CARDS,
    DOCTOR,
    ENEMY,
    ENEMY_STACK,
    OFF,
    THREAT,
    UNPICKED,
    Orders,
)
from vortex.games.time_clash.slots import Slots
from vortex.kernel.chance import Chance


def teams_of(seats: int, lone: int) -> tuple[int, ...]:
    """TC-MATCH-03 to TC-MATCH-07: seats alternate, the Doctor's team first; with three, `lone` has one player."""
    if seats == 3 and lone == DOCTOR:
        return (DOCTOR, ENEMY, ENEMY)
    return tuple(seat % 2 for seat in range(seats))


def orders_of(teams: tuple[int, ...], cycle: tuple[int, ...]) -> Orders:
    """TC-RULING-36: for each place in the cycle, the seats of each team in turn order from the player on turn."""
    found: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for place in range(len(cycle)):
        rows: list[list[int]] = [[], []]
        for seat in cycle[place:] + cycle[:place]:
            row = rows[teams[seat]]
            if seat not in row:
                row.append(seat)
        found.append((tuple(rows[DOCTOR]), tuple(rows[ENEMY])))
    return tuple(found)


class Zones(Slots):
    """Everything on the table: its fields are declared in `fields`."""

    __slots__ = ()

    def __init__(self, pack: Pack, seats: int, chance: Chance, match: int, teams: tuple[int, ...]) -> None:
        super().__init__(seats, chance)
        self.pack = pack
        self.match = match
        self.teams = teams

    def clear(self) -> None:
        """An empty table, before a game. TC-RULING-12: what was removed from the game before is back."""
        self.reset_game()
        self.knows = [0] * CARDS
        self.refresh_powers()

    # -- reading -----------------------------------------------------------------------------------

    def speaker(self, team: int) -> int:
        """TC-RULING-03: the member on turn, else the one whose turn comes next; before any turn the lowest seat."""
        if self.orders:
            return self.orders[self.place][team][0]
        return self.teams.index(team)

    def is_pair(self, team: int) -> bool:
        """TC-3P-01: of three seats the last is never the lone one's."""
        return self.seats > 3 or (self.seats == 3 and self.teams[2] == team)

    def stack_of(self, card: int) -> int:
        """The stack on which a card lies; -1 for none."""
        for stack, cards in enumerate(self.stacks):
            if card in cards:
                return stack
        return -1

    def on_turn(self) -> int:
        return self.cycle[self.place]

    def contributed(self) -> int:
        """TC-GAMBIT-10: the values in the Gambit, without what was countered."""
        value = self.pack.value
        cancelled = self.cancelled
        return sum(value[card] for card in self.gambit if not cancelled >> card & 1)

    # -- what follows from the rest ----------------------------------------------------------------

    def derive(self) -> None:
        """Work out anew whatever follows from the cards on the table and the order of turns."""
        pack = self.pack
        self.totals = [sum(pack.value[card] for card in cards) for cards in self.stacks]
        self.threats = sum(pack.value[c] for c in self.stacks[ENEMY_STACK] if pack.suit[c] == THREAT)
        self.on_stacks = sum(1 << card for cards in self.stacks for card in cards)
        self.hidden = 0
        for cards in (*self.decks, *self.hands):
            for card in cards:
                self.hidden |= 1 << card
        self.orders = orders_of(self.teams, self.cycle)
        self.refresh_powers()

    def refresh_powers(self) -> None:
        """TC-ARC-03 to TC-ARC-05: Always abilities of the arcs in use, and those of the arc with the pawn on it."""
        pack = self.pack
        always = 0
        for arc in self.arcs:
            if arc != UNPICKED:
                always |= pack.always[arc] | pack.build_up[arc]
        found: list[tuple[int, Menu]] = []
        for pawn in (OFF, 0, 1, 2):
            powers = always
            if pawn != OFF and self.arcs[pawn] != UNPICKED:
                powers |= pack.present[self.arcs[pawn]]
                for arc in self.arcs:
                    if arc != UNPICKED:
                        powers |= pack.there[arc][pawn]
            found.append((powers, pack.menu(powers, pawn)))
        self.by_pawn = tuple(found)
        self.powers, self.menu = self.by_pawn[self.pawn + 1]
