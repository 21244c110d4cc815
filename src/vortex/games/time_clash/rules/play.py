"""TC-PLAY, TC-SPECIAL and TC-PASS: the play step, what a special card does, and further plays granted by it.

TC-ARC-09 to TC-ARC-11, Gallifrey's Reserve, stand here too: they take the place of a play.
"""

from __future__ import annotations

from typing import Final

from vortex.games.time_clash.cards import REINFORCEMENTS, USE_RESERVE
from vortex.games.time_clash.choices import (
    DISCARD,
    MOVE,
    PLAY,
    REINFORCE,
    RESERVE_PLAY,
    RESERVE_USE,
    SHOW,
    USE,
)
from vortex.games.time_clash.numbering import DOCTOR, OPTIONS, PLAY_SPECIAL, SPECIAL, STACKS
from vortex.games.time_clash.rules.counter import Counterable
from vortex.games.time_clash.rules.doctor import ChooseDestination, MovePawn
from vortex.games.time_clash.rules.effects import AT_ONCE, BY_MOVING, BY_PLAYING, RULES, unsure_uses
from vortex.games.time_clash.rules.numbered import PlayNumbered
from vortex.games.time_clash.rules.special import ChooseTarget
from vortex.games.time_clash.state import ClashState
from vortex.kernel.knowledge import PUBLIC
from vortex.kernel.state import Frame

_IN_PLACE_OF_A_PLAY: Final = USE_RESERVE | REINFORCEMENTS


def legal_plays(state: ClashState, seat: int, is_granted: bool) -> list[int]:
    """TC-DP-08: everything that a card of the hand can be used for. TC-PLAY-09: a counter is not among it.

    TC-DOCTOR-02, TC-DOCTOR-03: moves for both teams at every opportunity. TC-PASS-03: a hand of counters only leaves
    the discards.
    """
    hand = state.hands[seat]
    pack = state.pack
    menu = state.menu
    spent = state.spent
    options: list[int] = []
    for card in hand:
        if spent and spent >> card & 1:  # TC-RULING-24: not twice in one step
            options += pack.moves[state.pawn + 1][card]
            continue
        if pack.unsure_uses[card]:
            options += unsure_uses(state, seat, card)
        options += menu[card]
    if not is_granted and state.powers & _IN_PLACE_OF_A_PLAY:
        if state.teams[seat] == DOCTOR:
            options += legal_reserve_plays(state, seat)
        elif state.powers & REINFORCEMENTS:
            options += [REINFORCE + card for card in hand]
    if state.seats > 2 and state.is_pair(state.teams[seat]):
        knows = state.knows
        options += [SHOW + card for card in hand if knows[card] < PUBLIC]
    return options


def use_card(state: ClashState, seat: int, choice: int) -> None:
    """One opportunity to play is used, unless a card is only shown."""
    if choice < MOVE:
        card = (choice - PLAY) // STACKS if choice < USE else (choice - USE) // OPTIONS
        state.declare(seat, card)
        play_declared(state, seat, card, choice)
    elif choice < DISCARD:
        card, stack = divmod(choice - MOVE, STACKS)
        state.discard_from_hand(seat, card)
        state.name_destination(seat, stack)
        state.call(MovePawn(seat, stack))
    elif choice < SHOW:
        state.discard_from_hand(seat, choice - DISCARD)
    elif choice < RESERVE_PLAY:
        state.show(seat, choice - SHOW)
        state.again()  # TC-RULING-05: showing does not use up the step
    elif choice < RESERVE_USE:
        state.call(PlayFromReserve((choice - RESERVE_PLAY) // STACKS, choice - RESERVE_PLAY + PLAY, seat))
    elif choice < REINFORCE:
        state.call(PlayFromReserve((choice - RESERVE_USE) // OPTIONS, choice - RESERVE_USE + USE, seat))
    else:
        reinforce(state, seat, choice - REINFORCE)


def play_declared(state: ClashState, seat: int, card: int, choice: int) -> None:
    """A card on its way: a numbered one to its stack, or one option of a special one."""
    if choice < USE:
        stack = choice - PLAY - card * STACKS
        state.announce_play(seat, card, stack)
        state.call(PlayNumbered(seat, card, stack))
    else:
        option = choice - USE - card * OPTIONS
        state.announce_special(seat, card, option)
        state.call(PlaySpecial(seat, card, option))


def reinforce(state: ClashState, seat: int, card: int) -> None:
    """An arc's ability: in place of a play, an Enemy player discards one card and draws two."""
    state.discard_from_hand(seat, card)
    state.draw(seat)
    state.draw(seat)


# -- special cards ---------------------------------------------------------------------------------


class PlaySpecial(Counterable):
    """TC-SPECIAL-02: one option is followed, unless the card is countered.

    TC-SPECIAL-05: nothing fills the hand up again but a part that draws.
    """

    __slots__ = ("card", "option")

    def __init__(self, seat: int, card: int, option: int) -> None:
        self.seat = seat
        self.card = card
        self.option = option

    def thing(self, state: ClashState) -> int:
        return PLAY_SPECIAL

    def settle(self, state: ClashState) -> None:
        """TC-SPECIAL-03, TC-DISCARD-01: the card is discarded, then its parts are done in their printed order."""
        # TC-RULING-24
        state.discard_declared(self.card)
        Counterable.settle(self, state)

    def happen(self, state: ClashState) -> None:
        state.become(CarryOut(self.card, state.pack.uses[self.card][self.option], self.seat))

    def fail(self, state: ClashState) -> None:
        state.counter_card(self.card)


class CarryOut(Frame):
    """The parts of an option, one after another; a part that cannot be done is left out."""  # TC-RULING-21

    __slots__ = ("card", "program", "seat")
    steps = ("part",)

    def __init__(self, card: int, program: int, seat: int) -> None:
        self.card = card
        self.program = program
        self.seat = seat

    def part(self, state: ClashState) -> None:
        done = state.tally
        program = state.pack.programs[self.program]
        if done == len(program):
            return
        state.tally = done + 1
        state.again()
        verb, amount = program[done]
        rule = RULES[verb]
        if rule.way == AT_ONCE:
            rule.do(state, self.seat, self.card, amount)
        elif rule.way == BY_MOVING:
            state.call(ChooseDestination(self.seat))
        elif rule.way == BY_PLAYING:
            state.call(PlayAnother(self.seat))
        elif rule.topic:
            state.call(ChooseTarget(amount, self.card, self.seat, verb))
        else:
            raise AssertionError(f"nobody carries out verb {verb}")


class PlayAnother(Frame):
    """TC-SPECIAL-06: a full further opportunity inside the same step."""  # TC-RULING-23

    __slots__ = ("seat",)
    steps = ("choose",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, state: ClashState) -> None:
        if state.hands[self.seat]:  # TC-RULING-22: a granted play without a card is skipped
            state.ask(self.seat, "granted-play", legal_plays(state, self.seat, is_granted=True))

    def on_choose(self, state: ClashState, choice: int) -> None:
        use_card(state, self.seat, choice)


# -- Gallifrey's Reserve ---------------------------------------------------------------------------


def legal_reserve_plays(state: ClashState, seat: int) -> list[int]:
    """Plays of Reserve cards, each at the price of one hand card."""
    if not state.powers & USE_RESERVE:
        return []
    pack = state.pack
    found: list[int] = []
    for card in state.reserve:
        if pack.suit[card] == SPECIAL:
            uses = [*pack.sure_uses[card], *unsure_uses(state, seat, card)]
            found.extend(choice - USE + RESERVE_USE for choice in sorted(uses))
        else:
            plays = pack.legal_stacks(card, state.powers)
            found.extend(RESERVE_PLAY + card * STACKS + stack for stack in plays)
    return found


class PlayFromReserve(Frame):
    """TC-ARC-10: a hand card is the price, a Reserve card is played, three new ones are dealt."""  # TC-RULING-31

    __slots__ = ("card", "choice", "seat")
    steps = ("price", "play", "renew")

    def __init__(self, card: int, choice: int, seat: int) -> None:
        """`choice` is the play as if the card came from the hand."""
        self.card = card
        self.choice = choice
        self.seat = seat

    def price(self, state: ClashState) -> None:
        hand = state.hands[self.seat]
        if len(hand) > 1:
            state.ask(self.seat, "price", [DISCARD + card for card in hand])
        else:
            state.discard_from_hand(self.seat, hand[0])

    def on_price(self, state: ClashState, choice: int) -> None:
        state.discard_from_hand(self.seat, choice - DISCARD)

    def play(self, state: ClashState) -> None:
        state.declare_from_reserve(self.card)
        play_declared(state, self.seat, self.card, self.choice)

    def renew(self, state: ClashState) -> None:
        """TC-ARC-11: the other two are discarded."""
        state.discard_reserve()
        state.deal_reserve()
