"""Questions that name a card or a stack: what to push, pull, shift, take off, take back, and where the pawn goes."""

from __future__ import annotations

from typing import Final

from vortex.games.time_clash.advice.stacks import loss_score, race_of
from vortex.games.time_clash.advice.worth import hand_worth, open_gain, pawn_worth
from vortex.games.time_clash.choices import GO, PULL, PUSH, SHIFT, TARGET
from vortex.games.time_clash.numbering import DOCTOR, STACKS
from vortex.games.time_clash.rules.numbered import changes_nothing
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import PASS

_USELESS: Final = -5.0
"""A search does not even try it."""


def push_pull_scores(state: ClashState) -> list[float]:
    """Pulling lays a card open; pushing matters when it uncovers one."""
    pack = state.pack
    team = state.teams[state.asked]
    found: list[float] = []
    for choice in state.options:
        if choice == PASS:
            found.append(0.0)
        elif changes_nothing(state, choice):
            found.append(_USELESS)
        elif choice >= PULL:
            card = choice - PULL
            found.append(0.6 * open_gain(state, team, state.stack_of(card), pack.value[card]))
        else:
            card = choice - PUSH
            cards = state.stacks[state.stack_of(card)]
            if cards[-1] != card:
                found.append(-0.1)
            else:
                beneath = pack.value[cards[-2]] if len(cards) > 1 else pack.value[card]
                found.append(0.6 * open_gain(state, team, state.stack_of(card), beneath))
    return found


def destination_scores(state: ClashState) -> list[float]:
    team = state.teams[state.asked]
    return [pawn_worth(state, team, choice - GO) for choice in state.options]


def loss_scores(state: ClashState) -> list[float]:
    """Whose loss it is, and how big."""
    team = state.teams[state.asked]
    race = race_of(state, team)
    return [
        0.0 if choice == PASS else loss_score(state, team, choice - TARGET, race) for choice in state.options
    ]


def shift_scores(state: ClashState) -> list[float]:
    """What is uncovered where the card leaves, and covered where it goes."""
    pack = state.pack
    team = state.teams[state.asked]
    found: list[float] = []
    for choice in state.options:
        card, stack = divmod(choice - SHIFT, STACKS)
        here = state.stack_of(card)
        cards = state.stacks[here]
        beneath = pack.value[cards[-2]] if len(cards) > 1 else 0
        gain = open_gain(state, team, here, beneath) + open_gain(state, team, stack, pack.value[card])
        # High on one stack is what the Doctor's team needs to bring on the Endgame.
        reach = (state.totals[stack] + pack.value[card]) / state.target
        found.append(0.6 * gain + (0.5 * reach if team == DOCTOR else -0.5 * reach))
    return found


def take_scores(state: ClashState) -> list[float]:
    return [hand_worth(state, choice - TARGET) for choice in state.options]
