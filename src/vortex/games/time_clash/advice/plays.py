"""The play step: what each use of each card is worth, in hundreds of points for the team that plays it."""

from __future__ import annotations

from typing import Final

from vortex.games.time_clash.advice.effects import program_worth
from vortex.games.time_clash.advice.race import Race
from vortex.games.time_clash.advice.stacks import numbered_score, race_of
from vortex.games.time_clash.advice.worth import A_CARD, hand_worth, pawn_worth
from vortex.games.time_clash.choices import (
    DISCARD,
    MOVE,
    PLAY,
    REINFORCE,
    RESERVE_PLAY,
    RESERVE_USE,
    SHOW,
    USE,
)
from vortex.games.time_clash.numbering import OPTIONS, STACKS
from vortex.games.time_clash.state import ClashState

_A_MOVE: Final = 1.8
"""What a move of the Doctor costs beside its card: it is made in place of a play."""
_NOT_AGAIN: Final = -30.0
"""Showing a card tells only the other side something."""


def scores(state: ClashState) -> list[float]:
    """For everything that the hand can be used for now."""
    found: list[float] = []
    worth: dict[int, float] = {}
    team = state.teams[state.asked]
    hand = state.hands[state.asked]
    uses: dict[int, float] = {}
    race = race_of(state, team)
    pawn = [pawn_worth(state, team, stack) for stack in range(STACKS)]
    here = pawn_worth(state, team, state.pawn)
    for choice in state.options:
        if choice < USE:
            card, stack = divmod(choice - PLAY, STACKS)
            found.append(numbered_score(state, team, card, stack, race))
        elif choice < MOVE:
            found.append(_use_score(state, choice - USE, uses, race))
        elif choice < SHOW:
            if not worth:
                worth = {card: hand_worth(state, card) for card in hand}
            if choice < DISCARD:
                card, stack = divmod(choice - MOVE, STACKS)
                found.append(pawn[stack] - here - _A_MOVE - worth[card])
            else:
                found.append(-1.0 - worth[choice - DISCARD])
        elif choice < RESERVE_PLAY:
            found.append(_NOT_AGAIN)
        elif choice < RESERVE_USE:
            card, stack = divmod(choice - RESERVE_PLAY, STACKS)
            found.append(numbered_score(state, team, card, stack, race) - 0.5)
        elif choice < REINFORCE:
            found.append(_use_score(state, choice - RESERVE_USE, uses, race) - 0.5)
        else:
            found.append(2 * A_CARD - 2.0 - hand_worth(state, choice - REINFORCE))
    return found


def _use_score(state: ClashState, option: int, known: dict[int, float], race: Race | None) -> float:
    """An option of a special card; copies do the same."""
    card, which = divmod(option, OPTIONS)
    program = state.pack.uses[card][which]
    found = known.get(program)
    if found is None:
        found = known[program] = program_worth(state, state.asked, card, program, race)
    return found


def price_scores(state: ClashState) -> list[float]:
    """What the Reserve costs: the card that is worth least."""
    return [-hand_worth(state, choice - DISCARD) for choice in state.options]
