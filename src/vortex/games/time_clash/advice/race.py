"""The Endgame is a race: the Doctor's team needs one good Gambit, the Enemy team a sum below zero.

All figures are chances of the Doctor's team, read off the open cards, the sum of the stacks and the hands.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from vortex.games.time_clash.numbering import DOCTOR, ENEMY, FAIL
from vortex.games.time_clash.state import ClashState

GAME: Final = 24.0
"""What the game is worth against single cards, in hundreds of points."""
A_USUAL_CARD: Final = 250
_AFTER_A_FAILURE: Final = 0.8
"""What a failed Gambit leaves, apart from the danger at once: a smaller hand."""


def success(state: ClashState, result: int) -> float:
    """The chance that the die lifts a sum to the number needed."""
    return _rolled(state.pack.die, state.pack.gambit_target - result)


@cache
def _rolled(die: tuple[int, ...], needed: int) -> float:
    return sum(face != FAIL and face >= needed for face in die) / len(die)


def best_added(state: ClashState, team: int, without: int = -1) -> int:
    """What the hands of a team can add to a Gambit, one card a chance."""
    size = state.pack.size
    whole = 0
    for seat, hand in enumerate(state.hands):
        if state.teams[seat] == team:
            values = sorted([size[card] for card in hand if card != without], reverse=True)
            whole += sum(values[: max(1, state.cycle.count(seat))])
    return whole


def open_values(state: ClashState) -> list[int]:
    """The values of the open cards, nothing for an empty stack."""
    value = state.pack.value
    return [value[cards[-1]] if cards else 0 for cards in state.stacks]


class Race:
    """A table in the Endgame, and what would become of it with other open cards and another sum."""

    __slots__ = ("_mine", "_now", "opened", "reach", "state", "team", "theirs", "whole")

    def __init__(self, state: ClashState, team: int) -> None:
        size = state.pack.size
        self.state = state
        self.team = team
        self.opened = open_values(state)
        self.whole = state.totals[0] + state.totals[1] + state.totals[2]
        self.theirs = best_added(state, ENEMY)
        self.reach = A_USUAL_CARD
        self._mine: dict[int, int] = {}
        if team == DOCTOR:
            for seat, hand in enumerate(state.hands):
                if state.teams[seat] == ENEMY:
                    self.reach = max(self.reach, *[size[card] for card in hand], 0)
        self._now = self._chance(self.opened, self.whole, -1)

    def tried(self, likely: float) -> float:
        """A Gambit at the end of the Doctor's turn, which takes the open cards with it if it fails."""
        return _tried(likely, _left(self.opened, self.whole), self.reach)

    def waited(self, likely: float) -> float:
        """The Doctor's turn ends without a Gambit."""
        return _waited(likely, self.whole, self.reach)

    def gain(self, opened: list[int], whole: int, without: int = -1) -> float:
        """How much better these open cards and this sum are for the team than the present ones, in hundreds of
        points. `without` leaves the hand."""
        chance = self._chance(opened, whole, without) - self._now
        step = (whole - self.whole) / 1000.0
        return GAME * chance + step if self.team == DOCTOR else -GAME * chance - step

    def _chance(self, opened: list[int], whole: int, without: int) -> float:
        state = self.state
        mine = self._mine.get(without)
        if mine is None:
            mine = self._mine[without] = best_added(state, DOCTOR, without)
        whole_open = opened[0] + opened[1] + opened[2]
        if self.team == DOCTOR:
            likely = success(state, whole_open + mine - self.theirs)
            left = _left(opened, whole)
            return max(_tried(likely, left, self.reach), _waited(likely, whole, self.reach))
        if whole < 0:
            return 0.0
        # The Doctor's team will cover the worst open card before it dares a Gambit.
        result = whole_open - min(opened) + A_USUAL_CARD + mine - self.theirs
        likely = success(state, result)
        # A little for every point, even if it does not yet change the chance of the die.
        return likely + (1.0 - likely) * _steady(whole) + result / 20000.0


def chance_after_threats(state: ClashState, opened: list[int], whole: int) -> float:
    """The Endgame begins after this turn of the Enemy team: the Doctor's team has one turn, with a Gambit in it, before
    the first check of the sum."""
    given = best_added(state, DOCTOR) - best_added(state, ENEMY)
    likely = success(state, sum(opened) - min(opened) + A_USUAL_CARD + given)
    safe = 1.0 - _lost_at_once(whole + A_USUAL_CARD, A_USUAL_CARD)
    return likely + (1.0 - likely) * safe * _begun(whole + A_USUAL_CARD)


def chance_after_flip(state: ClashState) -> float:
    """The Endgame begins after this turn of the Doctor's team: the other side covers the best open card first."""
    opened = open_values(state)
    whole = sum(state.totals)
    given = best_added(state, DOCTOR) - best_added(state, ENEMY)
    likely = success(state, sum(opened) - max(opened) + A_USUAL_CARD + given)
    safe = 1.0 - _lost_at_once(whole, A_USUAL_CARD)
    return safe * (likely + (1.0 - likely) * _begun(whole))


@cache
def _steady(whole: int) -> float:
    """How well the Doctor's team stands with this sum, if nothing is decided soon."""
    return 0.07 + 0.58 / (1.0 + exp((900 - whole) / 350.0))


@cache
def _begun(whole: int) -> float:
    """The same when the Endgame has only just begun, with all the cards that lie there."""
    return 0.1 + 0.6 / (1.0 + exp((500 - whole) / 250.0))


@cache
def _lost_at_once(whole: int, reach: int) -> float:
    """The chance that the Enemy team's next turn brings this sum below zero."""
    return 1.0 / (1.0 + exp((whole - reach + 30) / 70.0))


def _left(opened: list[int], whole: int) -> int:
    """The sum after a failed Gambit, for which nobody has to turn a card of the other side."""
    return whole - sum([value for value in opened if value > 0])


def _tried(likely: float, left: int, reach: int) -> float:
    return likely + (1.0 - likely) * _AFTER_A_FAILURE * _steady(left) * (1.0 - _lost_at_once(left, reach))


def _waited(likely: float, whole: int, reach: int) -> float:
    """What lies open helps the next Gambit a little, if the other side leaves it open."""
    return (1.0 - _lost_at_once(whole, reach)) * (_steady(whole) + 0.1 * likely)
