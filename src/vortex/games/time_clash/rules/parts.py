"""TC-SPECIAL: the parts of an option: whether they can be done, what they are aimed at, and those that ask nobody."""

from __future__ import annotations

from vortex.games.time_clash.choices import PULL, PUSH, SEE, SHIFT, TARGET
from vortex.games.time_clash.effects import (
    DISCARD_OPEN,
    DISCARD_PLAN,
    DISCARD_QUIP,
    DISCARD_THREAT,
    DRAW,
    PLAY_ANOTHER,
    PULL_CARD,
    PUSH_CARD,
    REMOVE_TECH,
    REMOVE_THIS,
    SHIFT_OPEN,
    SHOW_HAND,
    TAKE_ANY,
    TAKE_TOP,
)
from vortex.games.time_clash.numbering import PLAN, QUIP, STACKS, TECH, THREAT
from vortex.games.time_clash.state import ClashState

DISCARDED_SUIT = {DISCARD_THREAT: THREAT, DISCARD_QUIP: QUIP, DISCARD_PLAN: PLAN}

ASK_NOBODY = (DRAW, TAKE_TOP, REMOVE_THIS)


def do_part(state: ClashState, seat: int, card: int, verb: int, amount: int) -> None:
    """A part that asks nobody. TC-DRAW-05: draws follow the rules of drawing."""  # TC-RULING-10: they are compulsory
    if verb == DRAW:
        for _ in range(amount):
            state.draw(seat)
    elif verb == REMOVE_THIS:
        state.remove_discarded(card)
    else:
        for newest in discards_of(state, seat, card)[-1:]:
            state.take_back(seat, newest)


def discards_of(state: ClashState, seat: int, but: int) -> list[int]:
    """The own team's discards without the card that is looking for them."""
    return [card for card in state.discards[state.teams[seat]] if card != but]


def targets(state: ClashState, seat: int, verb: int, amount: int, source: int) -> list[int]:
    """The choices that a part offers; none means that it cannot be done."""
    pack = state.pack
    size = pack.size
    if verb == REMOVE_TECH:  # TC-RULING-25: either team, open or buried
        return [TARGET + card for cards in state.stacks for card in cards if pack.suit[card] == TECH]
    if verb in DISCARDED_SUIT:
        suit = DISCARDED_SUIT[verb]
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
    if verb == SHOW_HAND:
        team = state.teams[seat]
        return [
            SEE + other for other in range(state.seats) if state.teams[other] != team and state.hands[other]
        ]
    return []


def _is_possible(state: ClashState, seat: int, verb: int, amount: int, card: int) -> bool:
    if verb == PLAY_ANOTHER:
        return len(state.hands[seat]) > 1  # the card itself, or the price of a Reserve card, will have gone
    if verb in (TAKE_TOP, TAKE_ANY):
        return len(state.discards[state.teams[seat]]) > 0
    return len(targets(state, seat, verb, amount, card)) > 0


def unsure_uses(state: ClashState, seat: int, card: int) -> list[int]:
    """The choices for those options of a special card that need something to have an effect, and find it."""
    # TC-RULING-21
    found: list[int] = []
    for choice, program, stack_targets in state.pack.unsure_uses[card]:
        if stack_targets:
            if state.on_stacks & stack_targets:
                found.append(choice)
            continue
        for verb, amount in state.pack.programs[program]:
            if _is_possible(state, seat, verb, amount, card):
                found.append(choice)
                break
    return found
