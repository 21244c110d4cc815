"""TC-STACK, TC-SUIT, TC-PLAN and TC-TECH: a numbered card is played to a stack."""

from __future__ import annotations

from vortex.games.time_clash.cards import STEADFAST_PLANS
from vortex.games.time_clash.choices import PULL, PUSH
from vortex.games.time_clash.numbering import COMPANION, DOCTOR, PLAN, TECH
from vortex.games.time_clash.rules.arcs import ArcDiscard, ability_of_play
from vortex.games.time_clash.rules.counter import Counterable, replies_to_card, thing_of
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import PASS, Frame


class PlayNumbered(Counterable):
    """TC-PLAY-07: to one of the three stacks, unless it is countered."""

    __slots__ = ("card", "stack")

    def __init__(self, seat: int, card: int, stack: int) -> None:
        self.seat = seat
        self.card = card
        self.stack = stack

    def replies(self, state: ClashState) -> int:
        return replies_to_card(state, self.card, self.stack)

    def thing(self, state: ClashState) -> int:
        return thing_of(state, self.card, self.stack)

    def fail(self, state: ClashState) -> None:
        """TC-COUNTER-06: to its own team's discard pile."""
        state.discard_declared(self.card)
        state.counter_card(self.card)

    def happen(self, state: ClashState) -> None:
        card = self.card
        stack = self.stack
        state.put_on_stack(card, stack)
        suit = state.pack.suit[card]  # TC-SUIT-06: Threats and Quips do nothing of their own
        if suit == TECH:
            if len(state.stacks[stack]) > 1:
                state.call(PushPull(card, self.seat, stack))
            return
        if suit == PLAN:
            foil(state, stack)
        ability = ability_of_play(state, self.seat, card, stack)
        if ability:
            state.call(ArcDiscard(ability, state.pack.size[card], self.seat))


def foil(state: ClashState, stack: int) -> None:
    """TC-PLAN-01 to TC-PLAN-07: the Plan directly beneath goes if it is the other team's and no bigger.

    TC-PLAN-02, TC-PLAN-03: sizes are compared. TC-PLAN-04: never a Plan of the same team. TC-PLAN-05: a card in
    between prevents it. TC-PLAN-06: nobody is asked.
    """
    # TC-RULING-15: one comparison, no chain; TC-RULING-16: only the play of a Plan comes here
    cards = state.stacks[stack]
    if len(cards) < 2:
        return
    pack = state.pack
    older, newer = cards[-2], cards[-1]
    if (
        pack.suit[older] == PLAN
        and pack.team[older] != pack.team[newer]
        and pack.size[older] <= pack.size[newer]
        and not is_steadfast(state, older, stack)
    ):
        state.foil(older, newer)


def is_steadfast(state: ClashState, card: int, stack: int) -> bool:
    """An arc's ability: the Doctor's Plans on the Companion stack are not foiled."""
    return state.powers & STEADFAST_PLANS != 0 and stack == COMPANION and state.pack.team[card] == DOCTOR


def tech_targets(state: ClashState, card: int, stack: int) -> list[int]:
    """TC-TECH-03 to TC-TECH-05: other cards of the stack that are no bigger than the Tech."""
    size = state.pack.size
    limit = size[card]
    return [other for other in state.stacks[stack] if other != card and size[other] <= limit]


def changes_nothing(state: ClashState, choice: int) -> bool:
    """Whether a card is pushed that lies at the bottom, or pulled that lies on top."""
    card = choice - PULL if choice >= PULL else choice - PUSH
    cards = state.stacks[state.stack_of(card)]
    return cards[-1 if choice >= PULL else 0] == card


class PushPull(Frame):
    """TC-TECH-01, TC-TECH-02: one push or one pull, or nothing."""

    __slots__ = ("card", "seat", "stack")
    steps = ("choose",)

    def __init__(self, card: int, seat: int, stack: int) -> None:
        self.card = card
        self.seat = seat
        self.stack = stack

    def choose(self, state: ClashState) -> None:
        targets = tech_targets(state, self.card, self.stack)
        if targets:  # TC-RULING-18
            options = [PASS]
            for card in targets:
                options.append(PUSH + card)
                options.append(PULL + card)
            state.ask(self.seat, "push-pull", options)

    def on_choose(self, state: ClashState, choice: int) -> None:
        if choice >= PULL:
            state.pull(choice - PULL, self.stack)
        elif choice != PASS:
            state.push(choice - PUSH, self.stack)
