"""The play step: what each card is worth on each stack, in hundreds of points for the team that plays it."""

from __future__ import annotations

from functools import cache
from math import tanh

from vortex.games.time_clash.advice.race import Race, chance_after_threats, open_values
from vortex.games.time_clash.advice.worth import hand_worth, open_gain, pawn_worth
from vortex.games.time_clash.choices import (
    DISCARD,
    MOVE,
    PLAY,
    REINFORCE,
    RESERVE_PLAY,
    RESERVE_USE,
    SHOW,
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
from vortex.games.time_clash.numbering import BUILD_UP, DOCTOR, ENEMY_STACK, PLAN, SPECIAL, STACKS, THREAT
from vortex.games.time_clash.rules.numbered import is_steadfast
from vortex.games.time_clash.rules.parts import targets
from vortex.games.time_clash.state import ClashState

_A_CARD = 2.6
"""What a card in hand is worth on average."""
_REACH = 6.0
"""What it is worth to bring a stack from nothing to the target of the flip."""
_START = 14.0
"""What the Endgame is worth if it begins well, and how well it must."""
_EVEN = 0.5
_FEW = 6
_DECK_OUT = 1.0
_NOT_AGAIN = -30.0
"""Showing a card tells only the other side something."""
_AIMED = (REMOVE_TECH, DISCARD_THREAT, DISCARD_QUIP, DISCARD_PLAN, DISCARD_OPEN)


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
                found.append(pawn[stack] - here - 1.0 - worth[card])
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
            found.append(2 * _A_CARD - 2.0 - hand_worth(state, choice - REINFORCE))
    return found


def race_of(state: ClashState, team: int) -> Race | None:
    """In the Endgame all is measured by the race; before, by points on the stacks."""
    return None if state.turn_phase == BUILD_UP else Race(state, team)


def numbered_score(state: ClashState, team: int, card: int, stack: int, race: Race | None) -> float:
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
    whole = state.totals[0] + state.totals[1] + state.totals[2]
    after = whole + (moved if team == DOCTOR else -moved)
    used_up = _used_up(state, team)
    if race is not None:
        opened = race.opened[:]
        opened[stack] = value
        return race.gain(opened, after, card) - used_up
    score = (
        abs(_lead(after) - _lead(whole))
        - used_up
        + 0.4 * open_gain(state, team, stack, value)
        + _REACH * _nearer(state, team, stack, moved)
    )
    if team == DOCTOR:
        if state.totals[stack] + moved >= state.target:
            score += 1.5 if after > 0 else -1.0
    elif pack.suit[card] == THREAT and stack == ENEMY_STACK:
        threats = state.threats + value
        if threats <= pack.threat_trigger:
            opened = open_values(state)
            opened[stack] = value
            score += _START * (_EVEN - chance_after_threats(state, opened, after))
        else:
            # The further ahead, the sooner it should begin.
            score += 0.6 + (size / 250.0 if after < -300 else 0.0)
    return score


@cache
def _lead(whole: int) -> float:
    """A sum far from zero gains little by more."""
    return 8.0 * tanh(whole / 800.0)


def _used_up(state: ClashState, team: int) -> float:
    """A deck without discards comes to its end, and what lies on the stacks does not come back."""
    left = len(state.decks[team]) + len(state.discards[team])
    return _DECK_OUT * (_FEW - left) if left < _FEW else 0.0


def _nearer(state: ClashState, team: int, stack: int, moved: int) -> float:
    """How much nearer a team comes to a flip of the Doctor's team, or takes it away: the highest stack decides."""
    totals = state.totals
    before = max(totals)
    if team == DOCTOR:
        then = max(before, totals[stack] + moved)
    else:
        then = max([totals[each] - (moved if each == stack else 0) for each in range(STACKS)])
    change = (min(then, state.target) - min(before, state.target)) / state.target
    return change if team == DOCTOR else -change


def _use_score(state: ClashState, option: int, known: dict[int, float], race: Race | None) -> float:
    """An option of a special card; copies do the same."""
    card = option // 2
    program = state.pack.uses[card][option % 2]
    found = known.get(program)
    if found is None:
        found = known[program] = use_score(state, state.asked, card, program, race)
    return found


def use_score(state: ClashState, seat: int, card: int, program: int, race: Race | None) -> float:
    """What the parts of an option move, without the card that is gone."""
    score = 0.0
    team = state.teams[seat]
    pack = state.pack
    for verb, amount in pack.programs[program]:
        if verb == DRAW:
            score += 0.4 * _A_CARD * amount
        elif verb == PLAY_ANOTHER:
            score += _another(state, seat, card, race)
        elif verb == MOVE_DOCTOR:
            here = pawn_worth(state, team, state.pawn)
            score += (
                max(pawn_worth(state, team, stack) for stack in range(STACKS) if stack != state.pawn) - here
            )
        elif verb in _AIMED:
            aims = targets(state, seat, verb, amount, card)
            score += max((loss_score(state, team, aim - TARGET, race) for aim in aims), default=0.0)
        elif verb in (TAKE_TOP, TAKE_ANY):
            score += 0.8
        elif verb in (PUSH_CARD, PULL_CARD, SHIFT_OPEN):
            score += 0.6
        elif verb == SHOW_HAND:
            score += 0.2
    return score


def _another(state: ClashState, seat: int, card: int, race: Race | None) -> float:
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


def loss_score(state: ClashState, team: int, card: int, race: Race | None) -> float:
    """What it is worth to a team that a card leaves its stack; an open one is worth a little more."""
    pack = state.pack
    stack = state.stack_of(card)
    cards = state.stacks[stack]
    is_open = cards[-1] == card
    if race is not None:
        opened = race.opened[:]
        if is_open:
            opened[stack] = pack.value[cards[-2]] if len(cards) > 1 else 0
        return race.gain(opened, race.whole - pack.value[card])
    size = pack.size[card] / 100.0 * (1.4 if is_open else 1.2)
    return size if pack.team[card] != team else -size


def price_scores(state: ClashState) -> list[float]:
    """What the Reserve costs: the card that is worth least."""
    return [-hand_worth(state, choice - DISCARD) for choice in state.options]
