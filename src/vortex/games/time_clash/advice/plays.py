"""The play step: what each card is worth on each stack, in hundreds of points for the team that plays it."""

from __future__ import annotations

from vortex.games.time_clash.advice.worth import hand_worth, open_gain, pawn_worth
from vortex.games.time_clash.cards import DOCTOR, ENEMY_STACK, PLAN, SPECIAL, THREAT
from vortex.games.time_clash.choices import (
    DISCARD,
    MOVE,
    PLAY,
    REINFORCE,
    RESERVE_PLAY,
    RESERVE_USE,
    SHOW,
    STACKS,
    TARGET,
    USE,
)
from vortex.games.time_clash.effects import (
    DISCARD_OPEN,
    DISCARD_PLAN,
    DISCARD_QUIP,
    DISCARD_THREAT,
    DRAW,
    MOVE_DOCTOR,
    PLAY_ANOTHER,
    PULL_CARD,
    PUSH_CARD,
    REMOVE_TECH,
    SHIFT_OPEN,
    SHOW_HAND,
    TAKE_ANY,
    TAKE_TOP,
)
from vortex.games.time_clash.rules.numbered import is_steadfast
from vortex.games.time_clash.rules.parts import targets
from vortex.games.time_clash.state import BUILD_UP, Table

_WIN = 12.0
_A_CARD = 2.6
"""What a card in hand is worth on average."""
_NOT_AGAIN = -30.0
"""Showing a card tells only the other side something."""
_AIMED = (REMOVE_TECH, DISCARD_THREAT, DISCARD_QUIP, DISCARD_PLAN, DISCARD_OPEN)


def scores(state: Table) -> list[float]:
    """For everything that the hand can be used for now."""
    found: list[float] = []
    worth: dict[int, float] = {}
    team = state.teams[state.asked]
    hand = state.hands[state.asked]
    uses: dict[int, float] = {}
    pawn = [pawn_worth(state, team, stack) for stack in range(STACKS)]
    here = pawn_worth(state, team, state.pawn)
    for choice in state.options:
        if choice < USE:
            card, stack = divmod(choice - PLAY, STACKS)
            found.append(numbered_score(state, team, card, stack))
        elif choice < MOVE:
            found.append(_use_score(state, choice - USE, uses))
        elif choice < SHOW:
            if not worth:
                worth = {card: hand_worth(state, card) for card in hand}
            if choice < DISCARD:
                card, stack = divmod(choice - MOVE, STACKS)
                found.append(pawn[stack] - here - 1.0 - worth[card])
            else:
                found.append(-1.0 - worth[choice - DISCARD])
        elif choice < RESERVE_PLAY:
            found.append(_NOT_AGAIN)
        elif choice < RESERVE_USE:
            card, stack = divmod(choice - RESERVE_PLAY, STACKS)
            found.append(numbered_score(state, team, card, stack) - 0.5)
        elif choice < REINFORCE:
            found.append(_use_score(state, choice - RESERVE_USE, uses) - 0.5)
        else:
            found.append(2 * _A_CARD - 2.0 - hand_worth(state, choice - REINFORCE))
    return found


def numbered_score(state: Table, team: int, card: int, stack: int) -> float:
    """A numbered card on a stack."""
    pack = state.pack
    value = pack.value[card]
    size = pack.size[card]
    cards = state.stacks[stack]
    moved = size
    if cards and pack.suit[card] == PLAN:
        older = cards[-1]
        if (
            pack.suit[older] == PLAN
            and pack.team[older] != team
            and pack.size[older] <= size
            and not is_steadfast(state, older, stack)
        ):
            moved += pack.size[older]
    score = moved / 100.0 + 0.4 * open_gain(state, team, stack, value)
    whole = state.totals[0] + state.totals[1] + state.totals[2]
    after = whole + (moved if team == DOCTOR else -moved)
    if state.turn_phase == BUILD_UP:
        if team == DOCTOR:
            total = state.totals[stack] + moved
            if total >= state.target:
                score += 1.5 if after > 0 else -1.0
            else:
                score += total / state.target
        elif pack.suit[card] == THREAT and stack == ENEMY_STACK:
            threats = state.threats + value
            if threats <= pack.threat_trigger:
                # The Doctor's team has one turn to get above zero again.
                score += 4.0 if after <= -400 else -1.0 if after <= 0 else -5.0
            else:
                score += 0.6
    elif team == DOCTOR:
        # What the other side can take off in its turn has to be there as well.
        if after < 300 and after > whole:
            score += 3.0 if after >= 0 else 0.0
    elif after < 0:
        score += _WIN
    return score


def _use_score(state: Table, option: int, known: dict[int, float]) -> float:
    """An option of a special card; copies do the same."""
    card = option // 2
    program = state.pack.uses[card][option % 2]
    found = known.get(program)
    if found is None:
        found = known[program] = use_score(state, state.asked, card, program)
    return found


def use_score(state: Table, seat: int, card: int, program: int) -> float:
    """What the parts of an option move, without the card that is gone."""
    score = 0.0
    team = state.teams[seat]
    pack = state.pack
    for verb, amount in pack.programs[program]:
        if verb == DRAW:
            score += 0.4 * _A_CARD * amount
        elif verb == PLAY_ANOTHER:
            best = [
                pack.size[other] / 100.0
                for other in state.hands[seat]
                if other != card and pack.suit[other] != SPECIAL
            ]
            score += max(best, default=0.0)
        elif verb == MOVE_DOCTOR:
            here = pawn_worth(state, team, state.pawn)
            score += (
                max(pawn_worth(state, team, stack) for stack in range(STACKS) if stack != state.pawn) - here
            )
        elif verb in _AIMED:
            worst = 0.0
            for target in targets(state, seat, verb, amount, card):
                other = target - TARGET
                value = pack.size[other] / 100.0
                gain = value if pack.team[other] != team else -value
                worst = max(worst, gain + 0.4 * (0.5 if _is_open(state, other) else 0.0) * value)
            score += worst * 1.2
            whole = sum(state.totals)
            if state.turn_phase != BUILD_UP and team != DOCTOR and whole - worst * 100 < 0:
                score += _WIN
        elif verb in (TAKE_TOP, TAKE_ANY):
            score += 0.8
        elif verb in (PUSH_CARD, PULL_CARD, SHIFT_OPEN):
            score += 0.6
        elif verb == SHOW_HAND:
            score += 0.2
    return score


def _is_open(state: Table, card: int) -> bool:
    return any(cards and cards[-1] == card for cards in state.stacks)


def price_scores(state: Table) -> list[float]:
    """What the Reserve costs: the card that is worth least."""
    return [-hand_worth(state, choice - DISCARD) for choice in state.options]
