"""TC-SPECIAL: special cards and the parts of their options."""

from __future__ import annotations

from collections.abc import Callable

from vortex.games.time_clash.cards import LOSS, PLAN, PLAY_SPECIAL, QUIP, TECH, THREAT
from vortex.games.time_clash.choices import PULL, PUSH, SEE, SHIFT, STACKS, TARGET, USE
from vortex.games.time_clash.effects import (
    DISCARD_OPEN,
    DISCARD_PLAN,
    DISCARD_QUIP,
    DISCARD_THREAT,
    DRAW,
    LOOK,
    MOVE_DOCTOR,
    PLAY_ANOTHER,
    PULL_CARD,
    PUSH_CARD,
    REMOVE_TECH,
    REMOVE_THIS,
    SHIFT_OPEN,
    TAKE_ANY,
    TAKE_TOP,
    VERBS,
)
from vortex.games.time_clash.rules.counter import COUNTERED, open_window
from vortex.games.time_clash.rules.doctor import ChooseDestination
from vortex.games.time_clash.state import Table
from vortex.kernel.state import Frame

_DISCARDED_SUIT = {DISCARD_THREAT: THREAT, DISCARD_QUIP: QUIP, DISCARD_PLAN: PLAN}
_TOPICS = {
    REMOVE_TECH: "remove-tech",
    DISCARD_THREAT: "discard-threat",
    DISCARD_QUIP: "discard-quip",
    DISCARD_PLAN: "discard-plan",
    DISCARD_OPEN: "discard-open",
    PUSH_CARD: "push",
    PULL_CARD: "pull",
    SHIFT_OPEN: "shift",
    TAKE_ANY: "take-discard",
    LOOK: "look",
}


class PlaySpecial(Frame):
    """TC-SPECIAL-02: one option is followed, unless the card is countered.

    TC-SPECIAL-05: nothing fills the hand up again but a part that draws.
    """

    __slots__ = ("card", "option", "seat")
    steps = ("counter_window", "follow")

    def __init__(self, card: int, option: int, seat: int) -> None:
        self.card = card
        self.option = option
        self.seat = seat

    def counter_window(self, state: Table) -> None:
        team = state.teams[self.seat]
        open_window(state, team, state.pack.replies[1 - team][PLAY_SPECIAL])

    def follow(self, state: Table) -> None:
        """TC-SPECIAL-03, TC-DISCARD-01: the card is discarded, then its parts are done in their printed order."""
        # TC-RULING-24
        state.discard_declared(self.card)
        if state.tally[-1] == COUNTERED:
            state.tell("countered", self.card)
        else:
            state.become(CarryOut(self.card, state.pack.uses[self.card][self.option], self.seat))


class CarryOut(Frame):
    """The parts of an option, one after another; a part that cannot be done is left out."""  # TC-RULING-21

    __slots__ = ("card", "program", "seat")
    steps = ("part",)

    def __init__(self, card: int, program: int, seat: int) -> None:
        self.card = card
        self.program = program
        self.seat = seat

    def part(self, state: Table) -> None:
        done = state.tally[-1]
        program = state.pack.programs[self.program]
        if done < len(program):
            state.tally[-1] = done + 1
            state.again()
            verb, amount = program[done]
            CARRY[verb](state, self, verb, amount)


def _draw(state: Table, at: CarryOut, verb: int, amount: int) -> None:
    """TC-DRAW-05."""  # TC-RULING-10: compulsory
    for _ in range(amount):
        if not state.draw(at.seat):
            return


def _move_doctor(state: Table, at: CarryOut, verb: int, amount: int) -> None:
    state.call(ChooseDestination(at.seat))


def _take_top(state: Table, at: CarryOut, verb: int, amount: int) -> None:
    for card in discards_of(state, at.seat, at.card)[-1:]:
        state.take_back(at.seat, card)


def _remove_this(state: Table, at: CarryOut, verb: int, amount: int) -> None:
    state.remove_discarded(at.card)


def _choose(state: Table, at: CarryOut, verb: int, amount: int) -> None:
    state.call(ChooseTarget(amount, at.card, at.seat, verb))


Carry = Callable[[Table, CarryOut, int, int], None]

CARRY: list[Carry] = [_choose] * len(VERBS)
"""What each verb does. `PLAY_ANOTHER` is filled in by the play step, which stands above this module."""
CARRY[DRAW] = _draw
CARRY[MOVE_DOCTOR] = _move_doctor
CARRY[TAKE_TOP] = _take_top
CARRY[REMOVE_THIS] = _remove_this


def discards_of(state: Table, seat: int, but: int) -> list[int]:
    """The own team's discards without the card that is looking for them."""
    return [card for card in state.discards[state.teams[seat]] if card != but]


def targets(state: Table, seat: int, verb: int, amount: int, source: int) -> list[int]:
    """The choices that a part offers; none means that it cannot be done."""
    pack = state.pack
    size = pack.size
    if verb == REMOVE_TECH:  # TC-RULING-25: either team, open or buried
        return [TARGET + card for cards in state.stacks for card in cards if pack.suit[card] == TECH]
    if verb in _DISCARDED_SUIT:
        suit = _DISCARDED_SUIT[verb]
        return [
            TARGET + card
            for cards in state.stacks
            for card in cards
            if pack.suit[card] == suit
            and size[card] <= amount
            and (suit != PLAN or pack.team[card] != state.teams[seat])
        ]
    if verb == DISCARD_OPEN:
        return [
            TARGET + cards[-1]
            for cards in state.stacks
            if cards and size[cards[-1]] <= amount and pack.team[cards[-1]] != state.teams[seat]
        ]
    if verb == PUSH_CARD:
        return [PUSH + card for cards in state.stacks for card in cards if size[card] <= amount]
    if verb == PULL_CARD:
        return [PULL + card for cards in state.stacks for card in cards if size[card] <= amount]
    if verb == SHIFT_OPEN:
        return [
            SHIFT + cards[-1] * STACKS + stack
            for here, cards in enumerate(state.stacks)
            if cards and size[cards[-1]] <= amount
            for stack in pack.legal_stacks(cards[-1], state.powers)
            if stack != here
        ]
    if verb == TAKE_ANY:
        return [TARGET + card for card in discards_of(state, seat, source)]
    if verb == LOOK:
        team = state.teams[seat]
        return [
            SEE + other for other in range(state.seats) if state.teams[other] != team and state.hands[other]
        ]
    return []


def can_use(state: Table, seat: int, card: int, program: int, left_in_hand: int) -> bool:
    """Whether some part of an option could be done."""  # TC-RULING-21
    for verb, amount in state.pack.programs[program]:
        if verb == PLAY_ANOTHER:
            possible = left_in_hand > 0
        elif verb in (TAKE_TOP, TAKE_ANY):
            possible = len(state.discards[state.teams[seat]]) > 0
        elif verb in (DRAW, MOVE_DOCTOR):
            possible = True
        else:
            possible = len(targets(state, seat, verb, amount, card)) > 0
        if possible:
            return True
    return False


def legal_uses(state: Table, seat: int, card: int, left_in_hand: int) -> list[int]:
    """The choices for the options of a special card. TC-PLAY-09: a counter is not among them."""
    return [
        USE + card * 2 + option
        for option, program in enumerate(state.pack.uses[card])
        if can_use(state, seat, card, program, left_in_hand)
    ]


class ChooseTarget(Frame):
    """A part that needs a target: it is named, then done."""

    __slots__ = ("amount", "card", "seat", "verb")
    steps = ("choose",)

    def __init__(self, amount: int, card: int, seat: int, verb: int) -> None:
        self.amount = amount
        self.card = card
        self.seat = seat
        self.verb = verb

    def choose(self, state: Table) -> None:
        options = targets(state, self.seat, self.verb, self.amount, self.card)
        if options:
            state.ask(self.seat, _TOPICS[self.verb], options)

    def on_choose(self, state: Table, choice: int) -> None:
        verb = self.verb
        if verb == PUSH_CARD:
            state.push(choice - PUSH, state.stack_of(choice - PUSH))
        elif verb == PULL_CARD:
            state.pull(choice - PULL, state.stack_of(choice - PULL))
        elif verb == SHIFT_OPEN:
            card, stack = divmod(choice - SHIFT, STACKS)
            state.shift(card, stack)
        elif verb == TAKE_ANY:
            state.take_back(self.seat, choice - TARGET)
        elif verb == LOOK:
            state.look_at_hand(self.seat, choice - SEE)
        else:
            state.tell("loss_named", self.seat, choice - TARGET)
            state.become(Loss(choice - TARGET, self.seat, verb))


class Loss(Frame):
    """A part that takes a card off a stack: the other team may counter it, then it happens."""

    __slots__ = ("card", "seat", "verb")
    steps = ("counter_window", "lose")

    def __init__(self, card: int, seat: int, verb: int) -> None:
        self.card = card
        self.seat = seat
        self.verb = verb

    def counter_window(self, state: Table) -> None:
        team = state.teams[self.seat]
        open_window(state, team, state.pack.replies[1 - team][LOSS])

    def lose(self, state: Table) -> None:
        if state.tally[-1] == COUNTERED:  # TC-COUNTER-09: the other parts still happen
            state.tell("loss_countered", self.card)
        elif self.verb == REMOVE_TECH:
            state.remove_from_stack(self.card)
        else:
            state.discard_from_stack(self.card)
