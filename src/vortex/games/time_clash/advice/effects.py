"""Effect words as bots see them: what each is worth to the team that uses it, in hundreds of points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vortex.games.time_clash import effects as verbs
from vortex.games.time_clash.advice.race import Race
from vortex.games.time_clash.advice.stacks import loss_score, numbered_score
from vortex.games.time_clash.advice.worth import A_CARD, pawn_worth
from vortex.games.time_clash.choices import PLAY, TARGET, USE
from vortex.games.time_clash.effects import LANGUAGE
from vortex.games.time_clash.numbering import SPECIAL, STACKS
from vortex.games.time_clash.rules.effects import RULES
from vortex.games.time_clash.state import ClashState


def program_worth(state: ClashState, seat: int, card: int, program: int, race: Race | None) -> float:
    """What the parts of an option move, without the card that is gone."""
    worth = 0.0
    for verb, amount in state.pack.programs[program]:
        worth += WORTH[verb](state, seat, card, verb, amount, race)
    return worth


# -- the words, one by one -------------------------------------------------------------------------


def nothing(state: ClashState, seat: int, card: int, verb: int, amount: int, race: Race | None) -> float:
    return 0.0


def a_look(state: ClashState, seat: int, card: int, verb: int, amount: int, race: Race | None) -> float:
    return 0.2


def a_rearrangement(
    state: ClashState, seat: int, card: int, verb: int, amount: int, race: Race | None
) -> float:
    return 0.6


def a_discard_back(
    state: ClashState, seat: int, card: int, verb: int, amount: int, race: Race | None
) -> float:
    return 0.8


def draws(state: ClashState, seat: int, card: int, verb: int, amount: int, race: Race | None) -> float:
    return 0.4 * A_CARD * amount


def the_best_arc(state: ClashState, seat: int, card: int, verb: int, amount: int, race: Race | None) -> float:
    team = state.teams[seat]
    best = max(pawn_worth(state, team, stack) for stack in range(STACKS) if stack != state.pawn)
    return best - pawn_worth(state, team, state.pawn)


def the_best_card(
    state: ClashState, seat: int, card: int, verb: int, amount: int, race: Race | None
) -> float:
    """The best numbered card of the hand, on the stacks that its suit may go to."""
    pack = state.pack
    best = 0.0
    for other in state.hands[seat]:
        if other != card and pack.suit[other] != SPECIAL:
            for choice in state.menu[other]:
                if choice < USE:
                    score = numbered_score(state, state.teams[seat], other, (choice - PLAY) % STACKS, race)
                    best = max(best, score)
    return best


def the_best_loss(
    state: ClashState, seat: int, card: int, verb: int, amount: int, race: Race | None
) -> float:
    team = state.teams[seat]
    aims = RULES[verb].targets(state, seat, amount, card)
    return max((loss_score(state, team, aim - TARGET, race) for aim in aims), default=0.0)


WORTH: Final[tuple[Callable[[ClashState, int, int, int, int, Race | None], float], ...]] = LANGUAGE.rows(
    __name__,
    {
        verbs.DRAW: draws,
        verbs.MOVE_DOCTOR: the_best_arc,
        verbs.PLAY_ANOTHER: the_best_card,
        verbs.REMOVE_TECH: the_best_loss,
        verbs.DISCARD_THREAT: the_best_loss,
        verbs.DISCARD_QUIP: the_best_loss,
        verbs.DISCARD_PLAN: the_best_loss,
        verbs.DISCARD_OPEN: the_best_loss,
        verbs.PUSH_CARD: a_rearrangement,
        verbs.PULL_CARD: a_rearrangement,
        verbs.SHIFT_OPEN: a_rearrangement,
        verbs.TAKE_TOP: a_discard_back,
        verbs.TAKE_ANY: a_discard_back,
        verbs.SHOW_HAND: a_look,
        verbs.REMOVE_THIS: nothing,
    },
)
"""What an effect word is worth, by its number; with seat, the card that says it, verb, amount and, in the Endgame, the
race."""
