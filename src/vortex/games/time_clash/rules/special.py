"""TC-SPECIAL: parts of an option that name a target."""

from __future__ import annotations

from vortex.games.time_clash.choices import TARGET
from vortex.games.time_clash.numbering import LOSS, NO_CARD
from vortex.games.time_clash.rules.counter import Counterable
from vortex.games.time_clash.rules.effects import AS_A_LOSS, RULES
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import Frame


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
        rule = RULES[self.verb]
        options = rule.targets(state, self.seat, self.amount, self.card)
        if len(options) > 1:
            state.ask(self.seat, rule.topic, options)
        elif options:
            self.on_choose(state, options[0])

    def on_choose(self, state: ClashState, choice: int) -> None:
        rule = RULES[self.verb]
        if rule.way == AS_A_LOSS:
            state.name_loss(self.seat, choice - TARGET)
            state.become(Loss(self.seat, choice - TARGET, self.verb))
        else:
            rule.do(state, self.seat, self.card, choice)


class Loss(Counterable):
    """A part that takes a card off a stack: the other team may counter it, then it happens."""

    __slots__ = ("card", "verb")

    def __init__(self, seat: int, card: int, verb: int) -> None:
        self.seat = seat
        self.card = card
        self.verb = verb

    def thing(self, state: ClashState) -> int:
        return LOSS

    def happen(self, state: ClashState) -> None:
        RULES[self.verb].do(state, self.seat, NO_CARD, TARGET + self.card)

    def fail(self, state: ClashState) -> None:
        """TC-COUNTER-09: the other parts still happen."""
        state.counter_loss(self.card)
