"""The verbs that change the state; those about hands are in `hands`. Nothing else changes it or makes events."""

from __future__ import annotations

from typing import Final, NoReturn

from vortex.games.time_clash.events import (
    ArcPicked,
    ArcsSettled,
    CardContributed,
    CardCountered,
    CardDrawn,
    CardLost,
    CardPlaced,
    CardPlayed,
    CardPulled,
    CardPushed,
    CardRemoved,
    CardShifted,
    CardTurned,
    CounterUsed,
    DestinationNamed,
    DieRolled,
    DiscardRemoved,
    DiskFlipped,
    EndgameStarted,
    GambitBegun,
    GambitCardDiscarded,
    GambitFailed,
    GameBegun,
    GameSetUp,
    GameWon,
    LossCountered,
    LossNamed,
    MoveCountered,
    NothingContributed,
    PawnMoved,
    PlanFoiled,
    ShieldUsed,
    SpecialPlayed,
    TurnBegun,
    TurnedCardCountered,
)
from vortex.games.time_clash.hands import Hands
from vortex.games.time_clash.numbering import (
    BY_DECK_OUT,
    DIE_FACES,
    DOCTOR,
    ENDGAME,
    ENEMY,
    ENEMY_STACK,
    THREAT,
    UNROLLED,
)
from vortex.games.time_clash.zones import orders_of

_MATCH_DEPTH: Final = 1
"""The frame of the match is the lowest; a game that is over leaves nothing above it."""


class ClashState(Hands):
    __slots__ = ()

    def clone(self) -> ClashState:
        twin = ClashState(self.pack, self.seats, self.chance, self.match, self.teams)
        self.copy_kernel(twin)
        self.copy_fields(twin)
        return twin

    # -- the match ---------------------------------------------------------------------------------

    def use_arcs(self, arcs: tuple[int, ...]) -> None:
        self.arcs = arcs
        self.refresh_powers()

    def pick_arc(self, stack: int, arc: int) -> None:
        arcs = list(self.arcs)
        arcs[stack] = arc
        self.use_arcs(tuple(arcs))
        if self.events is not None:
            self.events.append(ArcPicked(stack, arc))

    def settle_arcs(self, target: int) -> None:
        """TC-MATCH-11: arcs and target stay for the whole match."""
        self.target = target
        if self.events is not None:
            self.events.append(ArcsSettled(self.arcs, target))

    def count_game(self) -> None:
        """TC-MATCH-14: one more game of the match is about to begin."""
        self.deal += 1

    def set_up(self) -> None:
        """TC-SETUP-06: an empty table, and both decks shuffled separately."""
        self.clear()
        if self.events is not None:
            self.events.append(GameSetUp(self.deal))
        self.chance.shuffle(self.decks[DOCTOR])
        self.chance.shuffle(self.decks[ENEMY])

    def name_starter(self, team: int, seat: int) -> None:
        """TC-SETUP-10: who of a team takes its first turn."""
        self.starters[team] = seat

    def settle_turn_order(self, cycle: tuple[int, ...]) -> None:
        self.cycle = cycle
        self.orders = orders_of(self.teams, cycle)

    def begin_game(self) -> None:
        if self.events is not None:
            self.events.append(GameBegun(self.cycle[0]))

    # -- turns -------------------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        """TC-TURN-04: the phase now decides the third step."""
        self.turn += 1
        self.turns += 1
        self.turn_phase = self.phase
        self.raised = 0
        self.spent = 0
        if self.events is not None:
            self.events.append(TurnBegun(seat, self.turn))

    def pass_turn(self) -> int:
        """TC-TURN-08: on to the next player in turn order, who is returned."""
        self.place = place = (self.place + 1) % len(self.cycle)
        return self.cycle[place]

    # -- the pawn ----------------------------------------------------------------------------------

    def name_destination(self, seat: int, stack: int) -> None:
        """TC-RULING-61: before the window opens."""
        if self.events is not None:
            self.events.append(DestinationNamed(seat, stack))

    def move_pawn(self, seat: int, stack: int) -> None:
        """TC-DOCTOR-07: a move switches abilities on and off."""
        self.pawn = stack
        self.powers, self.menu = self.by_pawn[stack + 1]
        if self.events is not None:
            self.events.append(PawnMoved(seat, stack))

    def counter_move(self, seat: int, stack: int) -> None:
        if self.events is not None:
            self.events.append(MoveCountered(seat, stack))

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """TC-DRAW-02: from their team's deck. TC-VIS-09: only the drawer sees the card.

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
            self.events.append(CardDrawn(seat, card))

    # -- stacks ------------------------------------------------------------------------------------

    def put_on_stack(self, card: int, stack: int) -> None:
        """TC-STACK-02, TC-STACK-05: the declared card becomes the top card, and the marker follows."""
        self.declared.remove(card)
        self._lay(card, stack)
        if self.pack.value[card] > 0:
            self.raised |= 1 << stack  # TC-RULING-46
        if self.events is not None:
            self.events.append(CardPlaced(card, stack, self.totals[stack]))

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
        if self.events is not None:
            self.events.append(CardLost(card, stack, self.totals[stack]))

    def remove_from_stack(self, card: int) -> None:
        """TC-SPECIAL-04: out of the current game."""
        stack = self.take_off_stack(card)
        self.removed[self.pack.team[card]].append(card)
        if self.events is not None:
            self.events.append(CardRemoved(card, stack, self.totals[stack]))

    def shift(self, card: int, stack: int) -> None:
        """A card lying on one stack becomes the top card of another; that is not a play."""  # TC-RULING-46
        self.take_off_stack(card)
        self._lay(card, stack)
        if self.events is not None:
            self.events.append(CardShifted(card, stack, self.totals[stack]))

    def push(self, card: int, stack: int) -> None:
        """TC-TECH-06, TC-TECH-08: to the bottom; the total stays."""
        cards = self.stacks[stack]
        cards.remove(card)
        cards.insert(0, card)
        if self.events is not None:
            self.events.append(CardPushed(card, stack))

    def pull(self, card: int, stack: int) -> None:
        """TC-TECH-07, TC-TECH-08: to the top; the total stays."""
        cards = self.stacks[stack]
        cards.remove(card)
        cards.append(card)
        if self.events is not None:
            self.events.append(CardPulled(card, stack))

    def foil(self, older: int, newer: int) -> None:
        """TC-PLAN-01: a Plan is discarded by the one on top of it."""
        if self.events is not None:
            self.events.append(PlanFoiled(older, newer))
        self.discard_from_stack(older)

    def name_loss(self, seat: int, card: int) -> None:
        """A card is to leave its stack, unless that is countered."""
        if self.events is not None:
            self.events.append(LossNamed(seat, card))

    def counter_loss(self, card: int) -> None:
        if self.events is not None:
            self.events.append(LossCountered(card))

    # -- declared cards ----------------------------------------------------------------------------

    def announce_play(self, seat: int, card: int, stack: int) -> None:
        """The declared card is meant for a stack."""
        if self.events is not None:
            self.events.append(CardPlayed(seat, card, stack))

    def announce_special(self, seat: int, card: int, option: int) -> None:
        """The declared card is played for one of its options."""
        if self.events is not None:
            self.events.append(SpecialPlayed(seat, card, self.pack.uses[card][option]))

    def announce_counter(self, seat: int, card: int, option: int, turned: int) -> None:
        """The declared card counters something: a card that was turned for a Gambit, or with `NO_CARD` the latest."""
        if self.events is not None:
            self.events.append(CounterUsed(seat, card, option + 1, turned))

    def announce_shield(self, seat: int, card: int) -> None:
        """TC-ARC-06: a hand card is about to be discarded as a counter."""
        if self.events is not None:
            self.events.append(ShieldUsed(seat, card))

    def counter_card(self, card: int) -> None:
        """TC-COUNTER-05: what was played does nothing at all."""
        if self.events is not None:
            self.events.append(CardCountered(card))

    def discard_declared(self, card: int) -> None:
        """TC-DISCARD-01: beneath the counters that were played after it and lie on the pile already."""
        self.declared.remove(card)
        chain = self.chain
        later = chain[chain.index(card) + 1 :]
        pile = self.discards[self.pack.team[card]]
        at = len(pile)
        while at and pile[at - 1] in later:
            at -= 1
        pile.insert(at, card)

    def remove_discarded(self, card: int) -> None:
        """TC-SPECIAL-04: by its own words, which come first, so the card has been put on the pile a moment before."""
        team = self.pack.team[card]
        self.discards[team].remove(card)
        self.removed[team].append(card)
        if self.events is not None:
            self.events.append(DiscardRemoved(card))

    # -- the Gambit --------------------------------------------------------------------------------

    def begin_gambit(self, seat: int) -> None:
        self.spent = 0  # TC-RULING-24: the play step is over
        if self.events is not None:
            self.events.append(GambitBegun(seat))

    def turn_sideways(self, seat: int, card: int) -> None:
        self.gambit.append(card)
        if self.events is not None:
            self.events.append(CardTurned(seat, card))

    def announce_contribution(self, seat: int, card: int) -> None:
        """The declared card is meant for the Gambit."""
        if self.events is not None:
            self.events.append(CardContributed(seat, card))

    def contribute_nothing(self, seat: int) -> None:
        if self.events is not None:
            self.events.append(NothingContributed(seat))

    def add_to_gambit(self, card: int) -> None:
        self.declared.remove(card)
        self.gambit.append(card)

    def add_countered(self, card: int) -> None:
        """TC-GAMBIT-18: it lies with the others and counts nothing."""
        self.add_to_gambit(card)
        self.cancelled |= 1 << card
        self.counter_card(card)

    def cancel_turned(self, card: int) -> None:
        """TC-COUNTER-14: adds nothing and leaves its stack at once."""  # TC-RULING-52
        stack = self.take_off_stack(card)
        self.cancelled |= 1 << card
        if self.events is not None:
            self.events.append(TurnedCardCountered(card, stack, self.totals[stack]))

    def discard_gambit_card(self, card: int) -> None:
        self.gambit.remove(card)
        if self.stack_of(card) >= 0:
            self.discard_from_stack(card)
        else:
            self.discards[self.pack.team[card]].append(card)
            if self.events is not None:
                self.events.append(GambitCardDiscarded(card))

    def roll_die(self, seat: int) -> int:
        """TC-GAMBIT-09, TC-GAMBIT-10: the die is added to what was contributed. Returns its value."""
        self.rolled = self.chance.roll(DIE_FACES)
        value = self.pack.die[self.rolled]
        if self.events is not None:
            self.events.append(DieRolled(seat, value, self.contributed() + value))
        return value

    def fail_gambit(self, result: int) -> None:
        if self.events is not None:
            self.events.append(GambitFailed(result))

    def end_gambit(self) -> None:
        self.cancelled = 0
        self.rolled = UNROLLED

    # -- ends --------------------------------------------------------------------------------------

    def flip_disk(self, seat: int) -> bool:
        """TC-ENDGAME-13: an even chance. Whether it shows the Endgame."""
        face = self.chance.below(2)
        if self.events is not None:
            self.events.append(DiskFlipped(seat, face))
        return face == ENDGAME

    def start_endgame(self, cause: int) -> None:
        """TC-ENDGAME-02: there is no way back in this game."""
        self.phase = ENDGAME
        if self.events is not None:
            self.events.append(EndgameStarted(cause))

    def win(self, team: int, how: int) -> NoReturn:
        """TC-WIN-08: one team wins at this very moment; the match is over, or goes on with the next game."""
        self.wins[team] += 1
        self.loser = 1 - team
        self.how = how
        if self.events is not None:
            self.events.append(GameWon(team, how, self.wins[DOCTOR], self.wins[ENEMY]))
        if self.wins[team] * 2 > self.match:  # TC-RULING-02
            self.end()
        self.unwind(_MATCH_DEPTH)
