"""TC-GAMBIT and TC-3P: the Doctor's Gambit, with its changes for three players."""

from __future__ import annotations

from vortex.games.time_clash.cards import Pack
from vortex.games.time_clash.choices import ADD, NEXT, REPLACE, TURN
from vortex.games.time_clash.numbering import (
    BY_GAMBIT,
    CARDS_A_TEAM,
    DOCTOR,
    ENEMY,
    FAIL,
    NO_CARD,
    SPECIAL,
    STACKS,
)
from vortex.games.time_clash.rules.counter import IN_A_GAMBIT, Counterable, TurnedWindow, replies_to_card
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import PASS, Frame


def open_cards(state: ClashState) -> tuple[int, ...]:
    """TC-STACK-03: the top card of each stack."""
    return tuple(cards[-1] if cards else NO_CARD for cards in state.stacks)


def best_result(state: ClashState, seat: int) -> int:
    """The highest result that a Doctor player can still hope for, from what that player can see."""
    pack = state.pack
    opened = [pack.value[card] for card in open_cards(state) if card != NO_CARD]
    best = max(pack.die) + sum(value for value in opened if value > 0)
    unseen = [
        card
        for card in range(CARDS_A_TEAM)
        if state.hidden >> card & 1 and card not in state.hands[seat] and pack.value[card] > 0
    ]
    for other in range(state.seats):
        if state.teams[other] == DOCTOR:
            cards = state.hands[seat] if other == seat else unseen
            most = min(state.cycle.count(other), len(state.hands[other]))
            values = sorted((pack.value[card] for card in cards), reverse=True)
            best += sum(value for value in values[:most])
    return best


def lone_seat(state: ClashState) -> int:
    """TC-3P-01: the player without a teammate at a table of three; -1 at other tables."""
    if state.seats != 3:
        return -1
    return state.teams.index(DOCTOR if state.teams.count(DOCTOR) == 1 else ENEMY)


def succeeds(pack: Pack, added: int, face: int) -> bool:
    """TC-GAMBIT-10 to TC-GAMBIT-13: what was contributed and the die reach the number needed; the Fail face never
    does, whatever the totals are."""
    return face != FAIL and added + face >= pack.gambit_target


class Gambit(Frame):
    """TC-GAMBIT-02 to TC-GAMBIT-14, stage by stage. The open cards are those at its beginning.

    TC-GAMBIT-04, TC-GAMBIT-05: they are turned where they lie, and none that is buried. TC-DOCTOR-04: no stage offers a
    move of the pawn.
    """

    # TC-RULING-49; TC-RULING-17: nothing here sets off suits or arcs; TC-RULING-55: signs keep the sides apart

    __slots__ = ("opened", "seat")
    steps = (
        "stage_one",
        "window_one",
        "stage_two",
        "window_two",
        "stage_three",
        "roll",
        "discard_doctor",
        "discard_enemy",
        "replace",
        "close",
    )

    def __init__(self, opened: tuple[int, ...], seat: int) -> None:
        self.opened = opened
        self.seat = seat

    def _turnable(self, state: ClashState, sign: int) -> list[int]:
        value = state.pack.value
        return [
            TURN + stack
            for stack in range(STACKS)
            if self.opened[stack] != NO_CARD
            and value[self.opened[stack]] * sign > 0
            and self.opened[stack] not in state.gambit
        ]

    def _turned(self, state: ClashState, sign: int) -> tuple[int, ...]:
        value = state.pack.value
        return tuple(card for card in state.gambit if value[card] * sign > 0)

    def stage_one(self, state: ClashState) -> None:
        """TC-GAMBIT-02: the Doctor's team turns positive open cards."""
        options = self._turnable(state, 1)
        if options:
            state.ask(state.speaker(DOCTOR), "turn", [PASS, *options])

    def on_stage_one(self, state: ClashState, choice: int) -> None:
        if choice != PASS:
            state.turn_sideways(state.speaker(DOCTOR), self.opened[choice - TURN])
            state.again()

    def window_one(self, state: ClashState) -> None:
        cards = self._turned(state, 1)
        if cards:
            state.call(TurnedWindow(state.orders[state.place][ENEMY], cards))

    def stage_two(self, state: ClashState) -> None:
        """TC-GAMBIT-03: the Enemy team turns negative open cards."""
        options = self._turnable(state, -1)
        if options:
            state.ask(state.speaker(ENEMY), "turn-against", [PASS, *options])

    def on_stage_two(self, state: ClashState, choice: int) -> None:
        if choice != PASS:
            state.turn_sideways(state.speaker(ENEMY), self.opened[choice - TURN])
            state.again()

    def window_two(self, state: ClashState) -> None:
        cards = self._turned(state, -1)
        if cards:
            state.call(TurnedWindow(state.orders[state.place][DOCTOR], cards))

    def stage_three(self, state: ClashState) -> None:
        """TC-GAMBIT-06; TC-3P-04, TC-3P-05: one round of turn order, in which a lone player comes twice."""
        asked = state.tally
        if asked < len(state.cycle):  # TC-RULING-54
            state.tally = asked + 1
            state.again()
            state.call(FromHand(state.cycle[(state.place + asked) % len(state.cycle)]))

    def roll(self, state: ClashState) -> None:
        """TC-GAMBIT-09: the die is added.

        TC-GAMBIT-11, TC-WIN-06: the number needed wins for the Doctor's team; TC-GAMBIT-12: less does not.
        """
        face = state.roll_die(self.seat)
        added = state.contributed()
        if succeeds(state.pack, added, face):
            state.win(DOCTOR, BY_GAMBIT)
        state.fail_gambit(added + face)
        # TC-RULING-53: whether the lone player has contributed from hand, countered or not
        lone = lone_seat(state)
        has_added = lone >= 0 and any(
            state.pack.team[card] == state.teams[lone] and card not in self.opened for card in state.gambit
        )
        state.tally = int(has_added)

    def discard_doctor(self, state: ClashState) -> None:
        """TC-GAMBIT-14, TC-GAMBIT-15: what was contributed goes, what was not selected stays."""
        # TC-RULING-11: until now nothing of it could be reshuffled
        _discard_own(state, DOCTOR)

    def on_discard_doctor(self, state: ClashState, choice: int) -> None:
        state.discard_gambit_card(choice - NEXT)
        state.again()

    def discard_enemy(self, state: ClashState) -> None:
        _discard_own(state, ENEMY)

    def on_discard_enemy(self, state: ClashState, choice: int) -> None:
        state.discard_gambit_card(choice - NEXT)
        state.again()

    def replace(self, state: ClashState) -> None:
        """TC-3P-06 to TC-3P-09: one replacement for the lone player, after everything (TC-GAMBIT-16: no other)."""
        lone = lone_seat(state)
        # TC-RULING-10: optional; it finds a card, for what the lone player added is on the pile by now
        if state.tally:
            state.ask(lone, "replace", [PASS, REPLACE])

    def on_replace(self, state: ClashState, choice: int) -> None:
        if choice == REPLACE:
            state.draw(lone_seat(state))

    def close(self, state: ClashState) -> None:
        state.end_gambit()


def _discard_own(state: ClashState, team: int) -> None:
    """TC-DISCARD-02, TC-DISCARD-03: a side's own Gambit cards, in the sequence it chooses."""
    own = [card for card in state.gambit if state.pack.team[card] == team]
    if len(own) > 1 and state.pack.reads_order[team]:
        state.ask(state.speaker(team), "next-discard", [NEXT + card for card in own])
        return
    for card in own:  # TC-RULING-60: otherwise in the order in which they were contributed
        state.discard_gambit_card(card)


class FromHand(Frame):
    """TC-GAMBIT-06, TC-GAMBIT-07: one player may add one numbered card from hand."""

    __slots__ = ("seat",)
    steps = ("choose",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, state: ClashState) -> None:
        hand = state.hands[self.seat]
        if hand:  # TC-RULING-59: asked also when no numbered card is held
            suit = state.pack.suit
            options = [PASS]
            options += [ADD + card for card in hand if suit[card] != SPECIAL]
            state.ask(self.seat, "contribute", options)

    def on_choose(self, state: ClashState, choice: int) -> None:
        if choice != PASS:
            card = choice - ADD
            state.declare(self.seat, card)
            state.announce_contribution(self.seat, card)
            state.become(Contribution(self.seat, card))
        else:
            state.contribute_nothing(self.seat)


class Contribution(Counterable):
    """TC-COUNTER-13, TC-GAMBIT-18: a hand card can be countered; then the chance is spent all the same."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def replies(self, state: ClashState) -> int:
        return replies_to_card(state, self.card, IN_A_GAMBIT)

    def thing(self, state: ClashState) -> int:
        return state.pack.suit[self.card]

    def happen(self, state: ClashState) -> None:
        state.add_to_gambit(self.card)

    def fail(self, state: ClashState) -> None:
        state.add_countered(self.card)
