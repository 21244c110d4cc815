"""TC-PLAY and TC-PASS: the play step."""

from __future__ import annotations

from vortex.games.time_clash.cards import DOCTOR, REINFORCEMENTS, RESERVE_DRAW
from vortex.games.time_clash.choices import (
    DISCARD,
    MOVE,
    PLAY,
    REINFORCE,
    RESERVE_PLAY,
    RESERVE_USE,
    SHOW,
    STACKS,
    USE,
)
from vortex.games.time_clash.effects import PLAY_ANOTHER
from vortex.games.time_clash.rules.doctor import MovePawn
from vortex.games.time_clash.rules.numbered import PlayNumbered
from vortex.games.time_clash.rules.reserve import PlayFromReserve, legal_reserve_plays
from vortex.games.time_clash.rules.special import CARRY, CarryOut, PlaySpecial, can_use
from vortex.games.time_clash.state import Table
from vortex.kernel.knowledge import PUBLIC
from vortex.kernel.state import Frame

_IN_PLACE_OF_A_PLAY = RESERVE_DRAW | REINFORCEMENTS


class PlayAnother(Frame):
    """TC-SPECIAL-06: a full further opportunity inside the same step."""  # TC-RULING-23

    __slots__ = ("seat",)
    steps = ("choose",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, state: Table) -> None:
        if state.hands[self.seat]:  # TC-RULING-22: a granted play without a card is skipped
            state.ask(self.seat, "granted-play", legal_plays(state, self.seat, is_granted=True))

    def on_choose(self, state: Table, choice: int) -> None:
        use_card(state, self.seat, choice)


def use_card(state: Table, seat: int, choice: int) -> None:
    """One opportunity to play is used, unless a card is only shown."""
    if choice < USE:
        card, stack = divmod(choice - PLAY, STACKS)
        state.declare(seat, card)
        state.spent |= 1 << card
        state.tell("played", seat, card, stack)
        state.call(PlayNumbered(card, seat, stack))
    elif choice < MOVE:
        card, option = divmod(choice - USE, 2)
        state.declare(seat, card)
        state.spent |= 1 << card
        state.tell("special_played", seat, card, option)
        state.call(PlaySpecial(card, option, seat))
    elif choice < DISCARD:
        card, stack = divmod(choice - MOVE, STACKS)
        state.discard_from_hand(seat, card)
        state.tell("destination_named", seat, stack)
        state.call(MovePawn(seat, stack))
    elif choice < SHOW:
        state.discard_from_hand(seat, choice - DISCARD)
    elif choice < RESERVE_PLAY:
        state.show(seat, choice - SHOW)
        state.again()  # TC-RULING-05: showing does not use up the step
    elif choice < RESERVE_USE:
        state.call(PlayFromReserve((choice - RESERVE_PLAY) // STACKS, choice, seat))
    elif choice < REINFORCE:
        state.call(PlayFromReserve((choice - RESERVE_USE) // 2, choice, seat))
    else:
        reinforce(state, seat, choice - REINFORCE)


def legal_plays(state: Table, seat: int, is_granted: bool) -> list[int]:
    """TC-DP-08: everything that a card of the hand can be used for.

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
        for choice, program, stack_targets in pack.unsure_uses[card]:
            if stack_targets:
                if state.on_stacks & stack_targets:
                    options.append(choice)
            elif can_use(state, seat, card, program, len(hand) - 1):
                options.append(choice)
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


def reinforce(state: Table, seat: int, card: int) -> None:
    """An arc's ability: in place of a play, an Enemy player discards one card and draws two."""
    state.discard_from_hand(seat, card)
    if state.draw(seat):
        state.draw(seat)


def _play_another(state: Table, at: CarryOut, verb: int, amount: int) -> None:
    state.call(PlayAnother(at.seat))


CARRY[PLAY_ANOTHER] = _play_another
