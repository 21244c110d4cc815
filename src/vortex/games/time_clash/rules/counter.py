"""TC-COUNTER: countering.

Whatever can be countered is a `Counterable`: first its window, then it happens or fails; its tally says whether a
counter stands. A counter that is itself countered sends its thing back, so that the window opens again.
TC-COUNTER-07, TC-COUNTER-08: whatever is countered has been done, and the turn goes on with what follows.
"""

from __future__ import annotations

from typing import Final

from vortex.games.time_clash.cards import SHIELD
from vortex.games.time_clash.choices import CANCEL, COUNTER
from vortex.games.time_clash.numbering import (
    BUILD_UP,
    ENEMY,
    ENEMY_STACK,
    NO_CARD,
    OPTIONS,
    SPECIAL,
    STACKS,
    STARTING_THREAT,
    THREAT,
    USE_COUNTER,
)
from vortex.games.time_clash.rules.arcs import use_shield
from vortex.games.time_clash.rules.effects import RULES
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import Frame
from vortex.kernel.window import ANEW, Window

COUNTERED: Final = 1
THE_THING: Final = -1
"""The target of a counter that answers the frame beneath it; otherwise a card turned sideways."""
IN_A_GAMBIT: Final = -1
"""Stands in place of a stack for a card that is used in a Gambit."""


def would_start_endgame(state: ClashState, card: int, stack: int) -> bool:
    """TC-COUNTER-16: a Threat in Build-up, on an Enemy turn, that brings the Threats to the trigger."""
    # TC-RULING-41
    return (
        state.phase == BUILD_UP
        and stack == ENEMY_STACK
        and state.teams[state.on_turn()] == ENEMY
        and state.threats + state.pack.value[card] <= state.pack.threat_trigger
    )


def replies_to_card(state: ClashState, card: int, stack: int) -> int:
    """The cards of the other team that can counter a numbered card played to a stack, or used in a Gambit."""
    # TC-RULING-40: in a Gambit too; TC-RULING-34: on any turn
    pack = state.pack
    suit = pack.suit[card]
    team = pack.team[card]
    mask = pack.replies[1 - team][thing_of(state, card, stack)]
    if suit == THREAT and team == ENEMY and state.powers & SHIELD:
        mask |= pack.shields[pack.size[card]]
    return mask


def thing_of(state: ClashState, card: int, stack: int) -> int:
    """What a numbered card is to those who may counter it: its suit, or a Threat that starts the Endgame."""
    suit = state.pack.suit[card]
    if suit == THREAT and would_start_endgame(state, card, stack):
        return STARTING_THREAT
    return suit


def choices_with(state: ClashState, card: int, thing: int, first: int) -> list[int]:
    """The choices, from `first` on, of a card that answers a thing: one for each option that does."""
    if state.pack.suit[card] != SPECIAL:
        return [first]  # TC-ARC-06: a Tech has nothing to choose from
    return [first + option for option in state.pack.answers[thing][card]]


class Counterable(Frame):
    """Something that is declared: the other team may counter it before it happens."""

    __slots__ = ("seat",)
    steps = ("counter_window", "settle")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def replies(self, state: ClashState) -> int:
        """The cards that could answer, wherever they are."""
        return state.pack.replies[1 - state.teams[self.seat]][self.thing(state)]

    def thing(self, state: ClashState) -> int:
        """What it is to those who may counter it."""
        raise NotImplementedError

    def happen(self, state: ClashState) -> None:
        raise NotImplementedError

    def fail(self, state: ClashState) -> None:
        """TC-COUNTER-05: it does nothing at all."""
        raise NotImplementedError

    def counter_window(self, state: ClashState) -> None:
        """Asks the other team, if a card that could answer is out of sight."""
        # TC-RULING-59: public grounds alone; TC-RULING-35: never the same team; TC-RULING-24: no card twice in one step
        mask = self.replies(state) & ~state.spent
        if mask & state.hidden:
            seats = state.orders[state.place][1 - state.teams[self.seat]]
            state.call(CounterWindow(seats, mask, self.thing(state)))

    def settle(self, state: ClashState) -> None:
        if state.tally == COUNTERED:
            self.fail(state)
        else:
            self.happen(state)


class CounterWindow(Window):
    """TC-COUNTER-02: one thing is open to replies. The first that is used ends the asking."""

    # TC-RULING-36: one by one in turn order, with a card or without; TC-RULING-39: a reply uses up nothing but its card

    __slots__ = ("mask", "thing")
    topic = "counter"
    closes_on_reply = True

    def __init__(self, seats: tuple[int, ...], mask: int, thing: int) -> None:
        self.seats = seats
        self.mask = mask
        self.thing = thing

    def still_open(self, state: ClashState, seat: int) -> bool:
        return len(state.hands[seat]) > 0

    def replies(self, state: ClashState, seat: int) -> list[int]:
        found: list[int] = []
        for card in state.hands[seat]:
            if self.mask >> card & 1:
                found += choices_with(state, card, self.thing, COUNTER + card * OPTIONS)
        return found

    def reply(self, state: ClashState, seat: int, choice: int) -> None:
        card, option = divmod(choice - COUNTER, OPTIONS)
        if state.pack.suit[card] == SPECIAL:
            state.declare(seat, card)
            state.announce_counter(seat, card, option, NO_CARD)
            state.call(UseCounter(seat, card, option, THE_THING))
        else:
            state.tally = COUNTERED  # the window has closed, so this is the thing's
            use_shield(state, seat, card)


class TurnedWindow(Window):
    """TC-COUNTER-12: the cards that one side has turned sideways, open to replies together."""  # TC-RULING-51

    __slots__ = ("cards",)
    topic = "counter-turned"

    def __init__(self, seats: tuple[int, ...], cards: tuple[int, ...]) -> None:
        self.seats = seats
        self.cards = cards

    def _answers(self, state: ClashState, card: int) -> int:
        if state.cancelled >> card & 1:
            return 0
        return replies_to_card(state, card, IN_A_GAMBIT) & ~state.spent

    def still_open(self, state: ClashState, seat: int) -> bool:
        if not state.hands[seat]:
            return False
        mask = 0
        for card in self.cards:
            mask |= self._answers(state, card)
        return mask & state.hidden != 0

    def replies(self, state: ClashState, seat: int) -> list[int]:
        found: list[int] = []
        for target in self.cards:
            mask = self._answers(state, target)
            if mask:
                stack = state.stack_of(target)
                for card in state.hands[seat]:
                    if mask >> card & 1:
                        first = CANCEL + (card * STACKS + stack) * OPTIONS
                        found += choices_with(state, card, state.pack.suit[target], first)
        return found

    def reply(self, state: ClashState, seat: int, choice: int) -> None:
        rest, option = divmod(choice - CANCEL, OPTIONS)
        card, stack = divmod(rest, STACKS)
        target = next(card for card in self.cards if card in state.stacks[stack])
        if state.pack.suit[card] == SPECIAL:
            state.declare(seat, card)
            state.announce_counter(seat, card, option, target)
            state.call(UseCounter(seat, card, option, target))
        else:
            use_shield(state, seat, card, target)


class UseCounter(Counterable):
    """TC-COUNTER-03: a counter card in use. It is a card that is played, and can be countered."""  # TC-RULING-37

    __slots__ = ("card", "option", "target")

    def __init__(self, seat: int, card: int, option: int, target: int) -> None:
        self.seat = seat
        self.card = card
        self.option = option
        self.target = target

    def thing(self, state: ClashState) -> int:
        return USE_COUNTER

    def settle(self, state: ClashState) -> None:
        """TC-COUNTER-04: to the discard pile, before its further text is carried out."""  # TC-RULING-24
        state.discard_declared(self.card)
        Counterable.settle(self, state)

    def happen(self, state: ClashState) -> None:
        """TC-COUNTER-10: what else is printed on it is done by its player."""
        if self.target == THE_THING:
            state.report(COUNTERED)
        else:
            state.cancel_turned(self.target)
        pack = state.pack
        after = pack.after[self.card][self.option - len(pack.uses[self.card])]
        for verb, amount in pack.programs[after]:
            RULES[verb].do(state, self.seat, self.card, amount)

    def fail(self, state: ClashState) -> None:
        """The window opens again with the first to be asked."""  # TC-RULING-36
        state.counter_card(self.card)
        if self.target == THE_THING:
            state.send_back()
        else:
            state.report(ANEW)
