"""The third step: flipping the disk, and everything in a Gambit, by its chance to succeed."""

from __future__ import annotations

from functools import cache

from vortex.games.time_clash.cards import DOCTOR, ENEMY, FAIL
from vortex.games.time_clash.choices import ADD, NEXT, TURN
from vortex.games.time_clash.rules.gambit import contributed
from vortex.games.time_clash.state import Table
from vortex.kernel.state import PASS

_GAME = 24.0
"""What the game is worth against single cards, in hundreds of points."""


def success(state: Table, result: int) -> float:
    """The chance that the die lifts a sum to the number needed."""
    return _rolled(state.pack.die, state.pack.gambit_target - result)


@cache
def _rolled(die: tuple[int, ...], needed: int) -> float:
    return sum(face != FAIL and face >= needed for face in die) / len(die)


def best_added(state: Table, team: int) -> int:
    """What the hands of a team can add to a Gambit, one card a chance."""
    value = state.pack.value
    whole = 0
    for seat in range(state.seats):
        if state.teams[seat] == team:
            values = sorted((abs(value[card]) for card in state.hands[seat]), reverse=True)
            whole += sum(values[: max(1, state.cycle.count(seat))])
    return whole


def outlook(state: Table) -> float:
    """The chance of a Gambit that is begun now, if both sides give what they have."""
    value = state.pack.value
    result = best_added(state, DOCTOR) - best_added(state, ENEMY)
    for cards in state.stacks:
        if cards:
            result += value[cards[-1]]
    return success(state, result)


def best_outlook(state: Table) -> float:
    """The same if the other side gives nothing from its hands."""
    value = state.pack.value
    result = best_added(state, DOCTOR)
    for cards in state.stacks:
        if cards:
            result += value[cards[-1]]
    return success(state, result)


def flip_scores(state: Table) -> list[float]:
    """Not before the stacks are high enough for the first turns of the Endgame."""
    whole = sum(state.totals)
    return [0.0 if choice == PASS else (whole - 200) / 100.0 for choice in state.options]


def gambit_scores(state: Table) -> list[float]:
    """A Gambit that fails takes the open cards with it, so it must be likely, or the last hope."""
    likely = 0.6 * outlook(state) + 0.4 * best_outlook(state)
    whole = sum(state.totals)
    # The other side wins with less than zero after its next play.
    danger = 0.9 if whole < 0 else 0.6 if whole < 200 else 0.35 if whole < 400 else 0.1
    opened = sum(max(0, state.pack.value[cards[-1]]) for cards in state.stacks if cards)
    cost = opened / 100.0 * 0.5 + 2.0
    gain = likely * _GAME - (1.0 - likely) * cost * (1.0 - danger)
    waiting = 0.3 * _GAME * (1.0 - danger)
    return [waiting if choice == PASS else gain for choice in state.options]


def turn_scores(state: Table) -> list[float]:
    """Open cards that are turned sideways. Both sides look at the whole Gambit as it would come out."""
    team = state.teams[state.asked]
    sign = 1.0 if team == DOCTOR else -1.0
    rest = contributed(state)
    if team == DOCTOR:
        rest += best_added(state, DOCTOR)
        for cards in state.stacks:
            if cards and state.pack.value[cards[-1]] < 0:
                rest += state.pack.value[cards[-1]]
    rest -= best_added(state, ENEMY) // 2
    found: list[float] = []
    for choice in state.options:
        if choice == PASS:
            found.append(_GAME * sign * success(state, rest))
        else:
            value = state.pack.value[state.stacks[choice - TURN][-1]]
            cost = abs(value) / 100.0 * 0.3
            # Even odds mean nothing yet: the other side will answer.
            lifted = 0.5 * (success(state, rest + value) + success(state, rest + 2 * value))
            found.append(_GAME * sign * lifted - cost + (1.5 if team == DOCTOR else 0.5))
    return found


def contribute_scores(state: Table) -> list[float]:
    """A hand card for the Gambit: what it changes against what it is worth later."""
    pack = state.pack
    team = state.teams[state.asked]
    sign = 1.0 if team == DOCTOR else -1.0
    rest = contributed(state)
    if team == DOCTOR:
        rest -= best_added(state, ENEMY) // 2
    found: list[float] = []
    for choice in state.options:
        if choice == PASS:
            found.append(_GAME * sign * success(state, rest))
        else:
            value = pack.value[choice - ADD]
            cost = 1.0 + abs(value) / 100.0 * 0.4
            found.append(_GAME * sign * success(state, rest + value) - cost)
    return found


def next_discard_scores(state: Table) -> list[float]:
    """The best one last, where it can be taken back."""
    return [-state.pack.size[choice - NEXT] / 100.0 for choice in state.options]


def replace_scores(state: Table) -> list[float]:
    return [0.0 if choice == PASS else 3.0 for choice in state.options]
