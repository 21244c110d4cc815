"""The table as plain data, and the verbs that change it."""

from __future__ import annotations

from typing import NoReturn

from vortex.games.time_clash.cards import (
    CARDS_A_TEAM,
    DOCTOR,
    ENEMY,
    ENEMY_STACK,
    THREAT,
    Menu,
    Pack,
)
from vortex.games.time_clash.numbering import BY_DECK_OUT, ENDGAME, OFF, UNPICKED, Orders
from vortex.games.time_clash.slots import Slots
from vortex.kernel.chance import Chance
from vortex.kernel.knowledge import open_to_all

_MATCH_DEPTH = 1
"""The frame of the match is the lowest; a game that is over leaves nothing above it."""

_OPEN = tuple(open_to_all(seats) for seats in range(5))
"""By the number of seats: the mark of a card that lies open."""


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


class ClashState(Slots):
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
        self.knows = bytearray(2 * CARDS_A_TEAM)
        self.refresh_powers()

    def clone(self) -> ClashState:
        twin = ClashState(self.pack, self.seats, self.chance, self.match, self.teams)
        self.copy_kernel(twin)
        self.copy_fields(twin)
        return twin

    # -- looking -----------------------------------------------------------------------------------

    def speaker(self, team: int) -> int:
        """TC-RULING-03: the member on turn, else the one whose turn comes next; before any turn the lowest seat."""
        if self.orders:
            return self.orders[self.place][team][0]
        return self.teams.index(team)

    def is_pair(self, team: int) -> bool:
        return self.teams.count(team) > 1

    def stack_of(self, card: int) -> int:
        """The stack on which a card lies; -1 for none."""
        for stack, cards in enumerate(self.stacks):
            if card in cards:
                return stack
        return -1

    # -- powers ------------------------------------------------------------------------------------

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
            found.append((powers, pack.menu(powers, pawn)))
        self.by_pawn = tuple(found)
        self.powers, self.menu = self.by_pawn[self.pawn + 1]

    def use_arcs(self, arcs: tuple[int, ...]) -> None:
        self.arcs = arcs
        self.refresh_powers()

    def move_pawn(self, seat: int, stack: int) -> None:
        """TC-DOCTOR-07: a move switches abilities on and off."""
        self.pawn = stack
        self.powers, self.menu = self.by_pawn[stack + 1]
        self.tell("pawn_moved", seat, stack)

    # -- hands and decks ---------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """TC-DRAW-02: from the own team's deck. TC-VIS-09: only the drawer sees the card.

        TC-DRAW-04, TC-WIN-07: with nothing to draw the other team has won at this very moment.
        """
        # TC-RULING-08: a deck is out when a card must be drawn and none is left
        team = self.teams[seat]
        deck = self.decks[team]
        if not deck and not self.reshuffle(team):
            self.win(1 - team, BY_DECK_OUT)  # TC-RULING-09
        card = deck.pop()
        self.hands[seat].append(card)
        self.knows[card] = 1 << seat
        if self.events is not None:
            self.tell_some(1 << seat, "drawn", (seat,), (card,))

    def reshuffle(self, team: int) -> bool:
        """TC-DRAW-03: the discards become the new deck. False when there are none."""
        pile = self.discards[team]
        if not pile:
            return False
        self.tell("reshuffled", team, *sorted(pile))
        deck = self.decks[team]
        deck.extend(pile)
        pile.clear()
        for card in deck:
            self.hidden |= 1 << card
            self.knows[card] = 0
        self.chance.shuffle(deck)
        return True

    def declare(self, seat: int, card: int) -> None:
        """TC-VIS-07, TC-VIS-08: a hand card is shown as it is played, before anybody replies."""
        # TC-RULING-24: it is spent for this step
        self.hands[seat].remove(card)
        self.hidden &= ~(1 << card)
        self.knows[card] = _OPEN[self.seats]
        self.declared.append(card)
        self.spent |= 1 << card

    def discard_from_hand(self, seat: int, card: int) -> None:
        """TC-DOCTOR-08, TC-COUNTER-11: a discarded card has not been played; it opens no window."""
        self.hands[seat].remove(card)
        self.hidden &= ~(1 << card)
        self.knows[card] = _OPEN[self.seats]
        self.discards[self.pack.team[card]].append(card)
        self.tell("discarded", seat, card)

    def show(self, seat: int, card: int) -> None:
        """TC-RULING-05: a shown hand card stays known to all until it leaves the hand."""
        self.knows[card] = _OPEN[self.seats]
        self.tell("shown", seat, card)

    def show_hand(self, seat: int) -> None:
        """TC-VIS-04: what one opponent is shown, everybody is shown."""  # TC-RULING-05
        for card in self.hands[seat]:
            self.knows[card] = _OPEN[self.seats]
        self.tell("hand_shown", seat, *sorted(self.hands[seat]))

    def take_back(self, seat: int, card: int) -> None:
        """A discarded card goes to a hand; everybody has seen which."""
        self.discards[self.pack.team[card]].remove(card)
        self.hands[seat].append(card)
        self.hidden |= 1 << card
        self.tell("taken_back", seat, card)

    def deal_reserve(self) -> None:
        """TC-ARC-09: dealing is no drawing; a short deck gives a smaller Reserve."""  # TC-RULING-31
        deck = self.decks[DOCTOR]
        while len(self.reserve) < self.pack.reserve_size and (deck or self.reshuffle(DOCTOR)):
            card = deck.pop()
            self.reserve.append(card)
            self.hidden &= ~(1 << card)
            self.knows[card] = _OPEN[self.seats]
        self.tell("reserve_dealt", *self.reserve)

    def discard_reserve(self) -> None:
        self.discards[DOCTOR].extend(self.reserve)
        self.tell("reserve_discarded", *self.reserve)
        self.reserve.clear()

    def declare_from_reserve(self, card: int) -> None:
        self.reserve.remove(card)
        self.declared.append(card)
        self.spent |= 1 << card

    # -- stacks ------------------------------------------------------------------------------------

    def put_on_stack(self, card: int, stack: int) -> None:
        """TC-STACK-02, TC-STACK-05: the declared card becomes the top card, and the marker follows."""
        self.declared.remove(card)
        self._lay(card, stack)
        if self.pack.value[card] > 0:
            self.raised |= 1 << stack  # TC-RULING-46
        self.tell("placed", card, stack, self.totals[stack])

    def _lay(self, card: int, stack: int) -> None:
        # TC-RULING-19: cards count from here on until they leave the stack
        value = self.pack.value[card]
        self.stacks[stack].append(card)
        self.on_stacks |= 1 << card
        self.totals[stack] += value
        if stack == ENEMY_STACK and self.pack.suit[card] == THREAT:
            self.threats += value

    def take_off_stack(self, card: int) -> int:
        """TC-DISCARD-05: the total changes at once. Returns the stack."""
        pack = self.pack
        stack = self.stack_of(card)
        self.stacks[stack].remove(card)
        self.on_stacks &= ~(1 << card)
        value = pack.value[card]
        self.totals[stack] -= value
        if stack == ENEMY_STACK and pack.suit[card] == THREAT:
            self.threats -= value
        return stack

    def discard_from_stack(self, card: int) -> None:
        """TC-DISCARD-04: to the pile of the team whose deck it came from."""
        stack = self.take_off_stack(card)
        self.discards[self.pack.team[card]].append(card)
        self.tell("lost", card, stack, self.totals[stack])

    def remove_from_stack(self, card: int) -> None:
        """TC-SPECIAL-04: out of the current game."""
        stack = self.take_off_stack(card)
        self.removed[self.pack.team[card]].append(card)
        self.tell("removed", card, stack, self.totals[stack])

    def shift(self, card: int, stack: int) -> None:
        """A card lying on one stack becomes the top card of another; that is no play."""  # TC-RULING-46
        self.take_off_stack(card)
        self._lay(card, stack)
        self.tell("shifted", card, stack, self.totals[stack])

    def push(self, card: int, stack: int) -> None:
        """TC-TECH-06, TC-TECH-08: to the bottom; the total stays."""
        cards = self.stacks[stack]
        cards.remove(card)
        cards.insert(0, card)
        self.tell("pushed", card, stack)

    def pull(self, card: int, stack: int) -> None:
        """TC-TECH-07, TC-TECH-08: to the top; the total stays."""
        cards = self.stacks[stack]
        cards.remove(card)
        cards.append(card)
        self.tell("pulled", card, stack)

    # -- declared cards ----------------------------------------------------------------------------

    def discard_declared(self, card: int) -> None:
        self.declared.remove(card)
        self.discards[self.pack.team[card]].append(card)

    def remove_discarded(self, card: int) -> None:
        """TC-SPECIAL-04: by its own words, which come first, so the card has been put on the pile a moment before."""
        team = self.pack.team[card]
        self.discards[team].remove(card)
        self.removed[team].append(card)
        self.tell("left_game", card)

    # -- the Gambit --------------------------------------------------------------------------------

    def turn_sideways(self, seat: int, card: int) -> None:
        self.gambit.append(card)
        self.tell("turned", seat, card)

    def add_to_gambit(self, card: int) -> None:
        self.declared.remove(card)
        self.gambit.append(card)

    def cancel_turned(self, card: int) -> None:
        """TC-COUNTER-14: adds nothing and leaves its stack at once."""  # TC-RULING-52
        stack = self.take_off_stack(card)
        self.cancelled |= 1 << card
        self.tell("turned_cancelled", card, stack, self.totals[stack])

    def discard_gambit_card(self, card: int) -> None:
        self.gambit.remove(card)
        if self.stack_of(card) >= 0:
            self.discard_from_stack(card)
        else:
            self.discards[self.pack.team[card]].append(card)
            self.tell("gambit_card_discarded", card)

    # -- ends --------------------------------------------------------------------------------------

    def start_endgame(self, why: int) -> None:
        """TC-ENDGAME-02: there is no way back in this game."""
        self.phase = ENDGAME
        self.tell("endgame_started", why)

    def win(self, team: int, how: int) -> NoReturn:
        """TC-WIN-08: one team wins at this very moment; the match is over, or goes on with the next game."""
        self.wins[team] += 1
        self.loser = 1 - team
        self.how = how
        self.tell("game_won", team, how, *self.wins)
        if self.wins[team] * 2 > self.match:  # TC-RULING-02
            self.end()
        self.unwind(_MATCH_DEPTH)

    # -- what follows from the cards ---------------------------------------------------------------

    def derive(self) -> None:
        """Work out anew whatever follows from the cards on the table (TC-STACK-06)."""
        pack = self.pack
        self.orders = orders_of(self.teams, self.cycle)
        self.totals = [sum(pack.value[card] for card in cards) for cards in self.stacks]
        self.threats = sum(pack.value[c] for c in self.stacks[ENEMY_STACK] if pack.suit[c] == THREAT)
        self.on_stacks = sum(1 << card for cards in self.stacks for card in cards)
        self.hidden = 0
        for cards in (*self.decks, *self.hands):
            for card in cards:
                self.hidden |= 1 << card
        self.refresh_powers()
