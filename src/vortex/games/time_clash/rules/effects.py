"""TC-SPECIAL: effect words in play. A row each says whether it can be done, what it does, and what it is aimed at.

Frames that are counterable carry some of them out, and counters have texts of their own: so this chapter knows no
frame, and `play` and `special` read off a row's `way` which one it needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from vortex.games.time_clash import effects as verbs
from vortex.games.time_clash.choices import PULL, PUSH, SEE, SHIFT, TARGET
from vortex.games.time_clash.effects import LANGUAGE
from vortex.games.time_clash.numbering import PLAN, QUIP, STACKS, TECH, THREAT
from vortex.games.time_clash.state import ClashState

AT_ONCE: Final = 0
AT_A_TARGET: Final = 1
AS_A_LOSS: Final = 2
BY_MOVING: Final = 3
BY_PLAYING: Final = 4
"""How a word is carried out: it asks nobody; a target is named for it; the other team may counter what befalls the
target; the pawn is moved; another card is played."""

Possible = Callable[[ClashState, int, int, int], bool]
Targets = Callable[[ClashState, int, int, int], list[int]]
Do = Callable[[ClashState, int, int, int], None]


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
            if RULES[verb].possible(state, seat, amount, card):
                found.append(choice)
                break
    return found


def discards_of(state: ClashState, seat: int, but: int) -> list[int]:
    """The team's discards, without the card that searches them."""
    return [card for card in state.discards[state.teams[seat]] if card != but]


# -- words that ask nobody -------------------------------------------------------------------------


def always(state: ClashState, seat: int, amount: int, card: int) -> bool:
    return True


def never(state: ClashState, seat: int, amount: int, card: int) -> bool:
    """It is not a reason to play a card."""
    return False


def draw(state: ClashState, seat: int, card: int, amount: int) -> None:
    """TC-DRAW-05: draws follow the rules of drawing."""  # TC-RULING-10: they are compulsory
    for _ in range(amount):
        state.draw(seat)


def has_discards(state: ClashState, seat: int, amount: int, card: int) -> bool:
    return len(state.discards[state.teams[seat]]) > 0


def take_top(state: ClashState, seat: int, card: int, amount: int) -> None:
    for newest in discards_of(state, seat, card)[-1:]:
        state.take_back(seat, newest)


def remove_this(state: ClashState, seat: int, card: int, amount: int) -> None:
    state.remove_discarded(card)


# -- words with a frame of their own ---------------------------------------------------------------


def has_another_card(state: ClashState, seat: int, amount: int, card: int) -> bool:
    """The card itself, or the price of a Reserve card, will have gone."""
    return len(state.hands[seat]) > 1


def left_to_a_frame(state: ClashState, seat: int, card: int, amount: int) -> None:
    raise AssertionError("a frame of its own carries this word out")


# -- words that take a card off a stack ------------------------------------------------------------


def techs(state: ClashState, seat: int, amount: int, source: int) -> list[int]:
    suit = state.pack.suit
    # TC-RULING-25: either team, open or buried
    return [TARGET + card for cards in state.stacks for card in cards if suit[card] == TECH]


def _of_suit(state: ClashState, suit: int, amount: int) -> list[int]:
    pack = state.pack
    return [
        TARGET + card
        for cards in state.stacks
        for card in cards
        if pack.suit[card] == suit and pack.size[card] <= amount
    ]


def threats(state: ClashState, seat: int, amount: int, source: int) -> list[int]:
    return _of_suit(state, THREAT, amount)


def quips(state: ClashState, seat: int, amount: int, source: int) -> list[int]:
    return _of_suit(state, QUIP, amount)


def their_plans(state: ClashState, seat: int, amount: int, source: int) -> list[int]:
    team = state.teams[seat]
    owner = state.pack.team
    return [target for target in _of_suit(state, PLAN, amount) if owner[target - TARGET] != team]


def their_open_cards(state: ClashState, seat: int, amount: int, source: int) -> list[int]:
    pack = state.pack
    return [
        TARGET + cards[-1]
        for cards in state.stacks
        if cards and pack.size[cards[-1]] <= amount and pack.team[cards[-1]] != state.teams[seat]
    ]


def remove(state: ClashState, seat: int, card: int, choice: int) -> None:
    state.remove_from_stack(choice - TARGET)


def discard(state: ClashState, seat: int, card: int, choice: int) -> None:
    state.discard_from_stack(choice - TARGET)


# -- words that name another target ----------------------------------------------------------------


def to_push(state: ClashState, seat: int, amount: int, source: int) -> list[int]:
    size = state.pack.size
    return [PUSH + card for cards in state.stacks for card in cards if size[card] <= amount]


def push(state: ClashState, seat: int, card: int, choice: int) -> None:
    state.push(choice - PUSH, state.stack_of(choice - PUSH))


def to_pull(state: ClashState, seat: int, amount: int, source: int) -> list[int]:
    size = state.pack.size
    return [PULL + card for cards in state.stacks for card in cards if size[card] <= amount]


def pull(state: ClashState, seat: int, card: int, choice: int) -> None:
    state.pull(choice - PULL, state.stack_of(choice - PULL))


def shifts(state: ClashState, seat: int, amount: int, source: int) -> list[int]:
    pack = state.pack
    return [
        SHIFT + cards[-1] * STACKS + stack
        for here, cards in enumerate(state.stacks)
        if cards and pack.size[cards[-1]] <= amount
        for stack in pack.legal_stacks(cards[-1], state.powers)
        if stack != here
    ]


def shift(state: ClashState, seat: int, card: int, choice: int) -> None:
    shifted, stack = divmod(choice - SHIFT, STACKS)
    state.shift(shifted, stack)


def own_discards(state: ClashState, seat: int, amount: int, source: int) -> list[int]:
    return [TARGET + card for card in discards_of(state, seat, source)]


def take_back(state: ClashState, seat: int, card: int, choice: int) -> None:
    state.take_back(seat, choice - TARGET)


def opponents_with_cards(state: ClashState, seat: int, amount: int, source: int) -> list[int]:
    team = state.teams[seat]
    return [SEE + other for other in range(state.seats) if state.teams[other] != team and state.hands[other]]


def show_hand(state: ClashState, seat: int, card: int, choice: int) -> None:
    state.show_hand(choice - SEE)


# -- the rows --------------------------------------------------------------------------------------


def no_targets(state: ClashState, seat: int, amount: int, source: int) -> list[int]:
    return []


class Rule(NamedTuple):
    """A word in play."""

    possible: Possible
    """Whether it would have an effect; with seat, amount and the card that says it."""
    do: Do
    """What it does; with seat, the card that says it, and its amount or the choice that names its target."""
    way: int = AT_ONCE
    targets: Targets = no_targets
    """The choices that it offers; with seat, amount and the card that says it."""
    topic: str = ""
    """The question for a target."""


def _aimed(topic: str, targets: Targets, do: Do, way: int) -> Rule:
    """A word that needs a target: where there is none, it cannot be done."""

    def possible(state: ClashState, seat: int, amount: int, card: int) -> bool:
        return len(targets(state, seat, amount, card)) > 0

    return Rule(possible, do, way, targets, topic)


RULES: Final = LANGUAGE.rows(
    __name__,
    {
        verbs.DRAW: Rule(always, draw),
        verbs.MOVE_DOCTOR: Rule(always, left_to_a_frame, BY_MOVING),
        verbs.PLAY_ANOTHER: Rule(has_another_card, left_to_a_frame, BY_PLAYING),
        verbs.REMOVE_TECH: _aimed("remove-tech", techs, remove, AS_A_LOSS),
        verbs.DISCARD_THREAT: _aimed("discard-threat", threats, discard, AS_A_LOSS),
        verbs.DISCARD_QUIP: _aimed("discard-quip", quips, discard, AS_A_LOSS),
        verbs.DISCARD_PLAN: _aimed("discard-plan", their_plans, discard, AS_A_LOSS),
        verbs.DISCARD_OPEN: _aimed("discard-open", their_open_cards, discard, AS_A_LOSS),
        verbs.PUSH_CARD: _aimed("push", to_push, push, AT_A_TARGET),
        verbs.PULL_CARD: _aimed("pull", to_pull, pull, AT_A_TARGET),
        verbs.SHIFT_OPEN: _aimed("shift", shifts, shift, AT_A_TARGET),
        verbs.TAKE_TOP: Rule(has_discards, take_top),
        verbs.TAKE_ANY: _aimed("take-discard", own_discards, take_back, AT_A_TARGET),
        verbs.SHOW_HAND: _aimed("show-hand", opponents_with_cards, show_hand, AT_A_TARGET),
        verbs.REMOVE_THIS: Rule(never, remove_this),
    },
)
"""What an effect word does, by its number."""
