"""TC-SPECIAL: parts of an option that name a target."""

from __future__ import annotations

from vortex.games.time_clash.choices import PULL, PUSH, SEE, SHIFT, TARGET
from vortex.games.time_clash.effects import (
    DISCARD_OPEN,
    DISCARD_PLAN,
    DISCARD_QUIP,
    DISCARD_THREAT,
    PULL_CARD,
    PUSH_CARD,
    REMOVE_TECH,
    SHIFT_OPEN,
    SHOW_HAND,
    TAKE_ANY,
)
from vortex.games.time_clash.numbering import LOSS, STACKS
from vortex.games.time_clash.rules.counter import Counterable
from vortex.games.time_clash.rules.parts import targets
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import Frame

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
    SHOW_HAND: "show-hand",
}


class ChooseTarget(Frame):
    """A part that needs a target: it is named, then done. All targets are public, so a single one is not asked for."""

    __slots__ = ("amount", "card", "seat", "verb")
    steps = ("choose",)

    def __init__(self, amount: int, card: int, seat: int, verb: int) -> None:
        self.amount = amount
        self.card = card
        self.seat = seat
        self.verb = verb

    def choose(self, state: ClashState) -> None:
        options = targets(state, self.seat, self.verb, self.amount, self.card)
        if len(options) > 1:
            state.ask(self.seat, _TOPICS[self.verb], options)
        elif options:
            self.on_choose(state, options[0])

    def on_choose(self, state: ClashState, choice: int) -> None:
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
        elif verb == SHOW_HAND:
            state.show_hand(choice - SEE)
        else:
            state.name_loss(self.seat, choice - TARGET)
            state.become(Loss(self.seat, choice - TARGET, verb))


class Loss(Counterable):
    """A part that takes a card off a stack: the other team may counter it, then it happens."""

    __slots__ = ("card", "verb")

    def __init__(self, seat: int, card: int, verb: int) -> None:
        self.seat = seat
        self.card = card
        self.verb = verb

    def replies(self, state: ClashState) -> int:
        return state.pack.replies[1 - state.teams[self.seat]][LOSS]

    def happen(self, state: ClashState) -> None:
        if self.verb == REMOVE_TECH:
            state.remove_from_stack(self.card)
        else:
            state.discard_from_stack(self.card)

    def fail(self, state: ClashState) -> None:
        """TC-COUNTER-09: the other parts still happen."""
        state.counter_loss(self.card)
