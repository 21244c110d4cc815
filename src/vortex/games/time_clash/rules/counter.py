"""TC-COUNTER: countering.

A thing that can be countered is a frame with a step that opens the window; its tally says whether a counter stands.
A counter that is itself countered sends its thing back to that step, so that the window opens again.
TC-COUNTER-07, TC-COUNTER-08: whatever is countered has been done, and the turn goes on with what follows.
"""

from __future__ import annotations

from vortex.games.time_clash.cards import (
    ENEMY,
    ENEMY_STACK,
    SHIELD,
    SPECIAL,
    THREAT,
    USE_COUNTER,
)
from vortex.games.time_clash.choices import CANCEL, COUNTER, STACKS
from vortex.games.time_clash.effects import DRAW
from vortex.games.time_clash.rules.arcs import use_shield
from vortex.games.time_clash.state import BUILD_UP, Table
from vortex.kernel.state import PASS, Frame
from vortex.kernel.window import Window

COUNTERED = 1
THE_THING = -1
"""The target of a counter that answers the frame beneath it; otherwise a card turned sideways."""


def replies_to_card(state: Table, card: int) -> int:
    """The cards of the other team that can counter a numbered card, wherever it is played."""
    # TC-RULING-40: in a Gambit too; TC-RULING-34: on any turn
    pack = state.pack
    suit = pack.suit[card]
    team = pack.team[card]
    mask = pack.replies[1 - team][suit]
    if suit == THREAT and team == ENEMY and state.powers & SHIELD:
        mask |= pack.shields[pack.size[card]]
    return mask


def would_start_endgame(state: Table, card: int, stack: int) -> bool:
    """TC-COUNTER-16: a Threat in Build-up, on an Enemy turn, that brings the Threats to the trigger."""
    # TC-RULING-41
    return (
        state.phase == BUILD_UP
        and stack == ENEMY_STACK
        and state.pack.suit[card] == THREAT
        and state.teams[state.cycle[state.place]] == ENEMY
        and state.threats + state.pack.value[card] <= state.pack.threat_trigger
    )


def replies_to_play(state: Table, card: int, stack: int) -> int:
    """The cards of the other team that can counter a numbered card played to a stack."""
    pack = state.pack
    if pack.suit[card] != THREAT:
        return pack.replies[1 - pack.team[card]][pack.suit[card]]
    mask = replies_to_card(state, card)
    if would_start_endgame(state, card, stack):
        mask |= pack.starts_endgame_replies[1 - pack.team[card]]
    return mask


def open_window(state: Table, team: int, mask: int) -> bool:
    """Ask the other team, if a card that could answer is out of sight."""
    # TC-RULING-59: public grounds alone; TC-RULING-35: never the own team
    if mask & state.hidden and state.tally[-1] != COUNTERED:
        state.call(CounterWindow(state.orders[state.place][1 - team], mask))
        return True
    return False


class CounterWindow(Window):
    """TC-COUNTER-02: one thing is open to replies. The first that is used ends the asking."""

    __slots__ = ("mask",)
    topic = "counter"

    def __init__(self, seats: tuple[int, ...], mask: int) -> None:
        self.seats = seats
        self.mask = mask

    def offer(self, state: Table) -> None:
        """TC-RULING-36: one by one in turn order, whoever holds a card; the tally is the place in that order."""
        # TC-RULING-39: a reply uses up nothing but its card
        tally = state.tally[-1]
        for seat in self.seats[tally:]:
            hand = state.hands[seat]
            if hand:
                mask = self.mask
                state.tally[-1] = tally
                state.ask(seat, "counter", [PASS, *[COUNTER + card for card in hand if mask >> card & 1]])
                return
            tally += 1

    def on_offer(self, state: Table, choice: int) -> None:
        tally = state.tally[-1]
        if choice == PASS:
            if tally + 1 == len(self.seats):
                state.finish()
                return
            state.tally[-1] = tally + 1
            state.again()
        else:
            state.finish()
            self.reply(state, self.seats[tally], choice)

    def reply(self, state: Table, seat: int, choice: int) -> None:
        card = choice - COUNTER
        if state.pack.suit[card] != SPECIAL:
            state.tell("shielded", seat, card)
            state.tally[-1] = COUNTERED
            use_shield(state, seat, card)
            return
        state.declare(seat, card)
        state.tell("counter_used", seat, card)
        state.call(UseCounter(card, seat, THE_THING))


class TurnedWindow(Window):
    """TC-COUNTER-12: the cards that one side has turned sideways, open to replies together."""  # TC-RULING-51

    __slots__ = ("cards",)
    topic = "counter-turned"

    def __init__(self, seats: tuple[int, ...], cards: tuple[int, ...]) -> None:
        self.seats = seats
        self.cards = cards

    def still_open(self, state: Table, seat: int) -> bool:
        if not state.hands[seat]:
            return False
        mask = 0
        for card in self.cards:
            if not state.cancelled >> card & 1:
                mask |= replies_to_card(state, card)
        return mask & state.hidden != 0

    def replies(self, state: Table, seat: int) -> list[int]:
        found: list[int] = []
        for target in self.cards:
            if state.cancelled >> target & 1:
                continue
            mask = replies_to_card(state, target)
            stack = state.stack_of(target)
            found.extend(CANCEL + card * STACKS + stack for card in state.hands[seat] if mask >> card & 1)
        return found

    def reply(self, state: Table, seat: int, choice: int) -> None:
        card, stack = divmod(choice - CANCEL, STACKS)
        target = next(card for card in self.cards if card in state.stacks[stack])
        if state.pack.suit[card] != SPECIAL:
            state.tell("shielded", seat, card)
            state.cancel_turned(target)
            use_shield(state, seat, card)
            return
        state.declare(seat, card)
        state.tell("counter_used", seat, card)
        state.call(UseCounter(card, seat, target))


class UseCounter(Frame):
    """TC-COUNTER-03: a counter card in use. It is a card that is played, and can be countered."""  # TC-RULING-37

    __slots__ = ("card", "seat", "target")
    steps = ("counter_window", "stand")

    def __init__(self, card: int, seat: int, target: int) -> None:
        self.card = card
        self.seat = seat
        self.target = target

    def counter_window(self, state: Table) -> None:
        team = state.teams[self.seat]
        open_window(state, team, state.pack.replies[1 - team][USE_COUNTER])

    def stand(self, state: Table) -> None:
        """TC-COUNTER-04: to the discard pile, before its further text is carried out."""  # TC-RULING-24
        state.discard_declared(self.card)
        if state.tally[-1] == COUNTERED:
            state.tell("countered", self.card)
            if self.target == THE_THING:
                state.at[-2] -= 1
            return
        if self.target == THE_THING:
            state.tally[-2] = COUNTERED
        else:
            state.cancel_turned(self.target)
        # TC-COUNTER-10
        for verb, amount in state.pack.programs[state.pack.after[self.card]]:
            if verb == DRAW:
                for _ in range(amount):
                    if not state.draw(self.seat):
                        return
            else:
                state.remove_discarded(self.card)
