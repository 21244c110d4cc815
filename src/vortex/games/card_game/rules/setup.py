"""CG-SETUP: starting the game."""

from __future__ import annotations

from vortex.games.card_game.choices import COLOUR_CHOSEN
from vortex.games.card_game.effects import LANGUAGE, NEEDS_A_THIRD
from vortex.games.card_game.numbering import COLOURS, DEALT, STARTS
from vortex.games.card_game.rules.turn import Turn
from vortex.games.card_game.state import CardGameState
from vortex.kernel.state import Frame


class SetUp(Frame):
    """CG-SETUP: colours, Starting Locations, the first player, the deal, the Game End card.

    Discard pile, TP and reserves are what a new table has (CG-SETUP-13 to CG-SETUP-15, CG-RULING-03).
    """

    steps = ("choose_colours", "deal_starts", "deal_hands", "begin")

    def choose_colours(self, state: CardGameState) -> None:
        """CG-SETUP-01: every player picks a colour and with it five TARDIS and five Dalek counters."""
        seat = len(state.colours)
        if seat == state.seats:
            return
        free = [COLOUR_CHOSEN + c for c in range(len(COLOURS)) if c not in state.colours]
        state.ask(seat, "colour", free)

    def on_choose_colours(self, state: CardGameState, choice: int) -> None:
        state.take_colour(len(state.colours), choice - COLOUR_CHOSEN)
        state.again()

    def deal_starts(self, state: CardGameState) -> None:
        """CG-SETUP-02, CG-SETUP-04: one Starting Location each, as the first card of the line."""
        starts = list(range(STARTS))
        state.chance.shuffle(starts)
        for seat in range(state.seats):
            state.deal_start(seat, starts[seat])
        # CG-SETUP-03, CG-2P-06: the others are out.
        state.set_starts_aside(tuple(sorted(starts[state.seats :])))
        gold = [state.pack.gold[state.lines[seat][0]] for seat in range(state.seats)]
        # CG-SETUP-05. CG-RULING-02: lots among equals.
        highest = [seat for seat in range(state.seats) if gold[seat] == max(gold)]
        state.name_first(highest[0] if len(highest) == 1 else state.chance.pick(highest))

    def deal_hands(self, state: CardGameState) -> None:
        """CG-SETUP-06 to CG-SETUP-12: five cards each, fewer for the last seat; twenty lie under the Game End card."""
        pack = state.pack
        deck = list(range(len(pack.type_of)))
        if state.seats == 2:
            out = tuple([card for card in deck if needs_a_third(state, card)])
            state.take_out(out)
            deck = [card for card in deck if card not in out]
        state.chance.shuffle(deck)
        state.lay_deck(deck)
        for step in range(state.seats):
            seat = (state.first + step) % state.seats
            # CG-SETUP-07, CG-PASS-06, CG-2P-05: the first pass completes the last hand.
            last = step == state.seats - 1
            state.deal(seat, DEALT - state.minimum if last else DEALT)

    def begin(self, state: CardGameState) -> None:
        """CG-TURN-01: the first player takes the first turn."""
        state.become(Turn(state.first))


def needs_a_third(state: CardGameState, card: int) -> bool:
    """CG-2P-02: cards that are without a target at a table of two: Chameleon Arch, Davros and Cyberking."""
    pack = state.pack
    type_ = pack.type_of[card]
    if pack.enemy_bit[card] & pack.takers:
        return True
    if not pack.first_support <= type_ < pack.first_location:
        return False
    return LANGUAGE.has(pack.aims[type_ - pack.first_support], NEEDS_A_THIRD)
