"""What a card is worth on a stack, and what its removal is worth, in hundreds of points for a team."""

from __future__ import annotations

from functools import cache
from math import tanh
from typing import Final

from vortex.games.time_clash.advice.race import Race, chance_after_threats, open_values
from vortex.games.time_clash.advice.worth import open_gain
from vortex.games.time_clash.numbering import BUILD_UP, DOCTOR, ENEMY_STACK, PLAN, THREAT
from vortex.games.time_clash.rules.numbered import is_steadfast
from vortex.games.time_clash.state import ClashState

_REACH: Final = 6.0
"""What it is worth to bring a stack from nothing to the target of the flip."""
_START: Final = 14.0
"""What the Endgame is worth if it begins well, and how well it must."""
_EVEN: Final = 0.5
_FEW: Final = 6
_DECK_OUT: Final = 1.0
_NO_TOTAL: Final = 1_000_000
"""More than a stack can come to."""


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
    target = state.target
    before = then = -_NO_TOTAL
    for each, total in enumerate(state.totals):
        if total > before:
            before = total
        if each == stack:
            total += moved if team == DOCTOR else -moved
        if total > then:
            then = total
    change = ((then if then < target else target) - (before if before < target else target)) / target
    return change if team == DOCTOR else -change


def loss_score(state: ClashState, team: int, card: int, race: Race | None) -> float:
    """What the removal of a card from its stack is worth to a team; an open card counts a little more."""
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
