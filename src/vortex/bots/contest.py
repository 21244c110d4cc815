"""How the searching bots try their choices: a contest in rounds, after each of which the worse half drops out.

All that are still in question are tried in the same worlds with the same luck, so that what sets them apart comes from
the choice. What the advice likes counts as long as trials differ more by luck than choices usually do.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from vortex.bots.chair import Chair
from vortex.bots.sensible import advised
from vortex.bots.thought import Considered, Thought
from vortex.kernel.chance import FastChance
from vortex.kernel.state import State

Trial = Callable[[State, int, FastChance], list[float]]
"""Makes a choice in a world, goes on from there with this luck, and says every seat's chance to win. Uses the world
up."""

_MOST = 12
"""So many choices are tried at most, those that the advice likes best."""
_LEAST = 0.01
"""A choice is tried if the advice likes it at least this much, where it likes its best 1."""
_TRUST = 0.04
"""By how much the chance to win of a choice that the advice is sure of exceeds that of one it thinks nothing of …"""
_SPREAD = 0.03
"""… and how far such expectations are usually off."""
_LUCK = 1 << 60


class Contender:
    """A choice: how much the advice likes it, how often it was tried, and the chances to win that it gave added up."""

    __slots__ = ("choice", "share", "total", "visits")

    def __init__(self, choice: int, share: float) -> None:
        self.choice = choice
        self.share = share
        self.total = 0.0
        self.visits = 0

    def considered(self) -> Considered:
        return Considered(self.choice, self.visits, self.total / self.visits if self.visits else 0.0)


class Contest:
    """The choices of one decision. Ends when so many trials are made or so many seconds have passed."""

    __slots__ = ("_chair", "_chance", "_compared", "_contenders", "_differing", "_field", "_trial")

    def __init__(
        self, chair: Chair, chance: FastChance, trial: Trial, trials: int, seconds: float | None
    ) -> None:
        self._chair = chair
        self._chance = chance
        self._trial = trial
        self._differing = 0.0
        self._compared = 0
        shares = advised(chair, chance)
        self._contenders = [Contender(*each) for each in zip(chair.legal(), shares, strict=True)]
        self._contenders.sort(key=_liked, reverse=True)
        most = self._contenders[0].share
        self._field = [each for each in self._contenders[:_MOST] if each.share >= _LEAST * most]
        while len(self._field) * _rounds(len(self._field)) > max(trials, 1):
            self._field.pop()
        # Where only one is in question there is nothing to find out but what it promises.
        self._hold(trials if len(self._field) > 1 else min(trials, _MOST), seconds)

    def thought(self) -> Thought:
        """The winner and the others, those that came further first."""
        won = self._field[0]
        others = [each.considered() for each in self._contenders if each is not won]
        others.sort(key=lambda one: (-one.visits, -one.value))
        return Thought(won.choice, (won.considered(), *others))

    def _hold(self, trials: int, seconds: float | None) -> None:
        began = perf_counter()
        made = 0
        rounds = _rounds(len(self._field))
        for played in range(1, rounds + 1):
            # Every round has the same share of the budget, and at least one world.
            part = played / rounds
            while True:
                self._try_in_one_world()
                made += len(self._field)
                if made + len(self._field) > trials * part:
                    break
                if seconds is not None and perf_counter() - began > seconds * part:
                    break
            self._field.sort(key=self._merit, reverse=True)
            if played < rounds:
                del self._field[(len(self._field) + 1) // 2 :]

    def _try_in_one_world(self) -> None:
        chair = self._chair
        world = chair.imagine(self._chance)
        luck = self._chance.below(_LUCK)
        values: list[float] = []
        for contender in self._field:
            found = self._trial(chair.copy(world), contender.choice, FastChance(luck))
            contender.visits += 1
            contender.total += found[chair.seat]
            values.append(found[chair.seat])
        mean = sum(values) / len(values)
        for value in values:
            self._differing += (value - mean) * (value - mean)
        self._compared += len(values) - 1

    def _merit(self, contender: Contender) -> float:
        """What is to be expected of it, from the advice and the trials, each by how far it can be relied on. Only to
        be compared among those that were tried equally often."""
        luck = self._differing / self._compared if self._compared else 1.0
        meant = _SPREAD * _SPREAD
        return (meant * contender.total + luck * _TRUST * contender.share) / (meant * contender.visits + luck)


def _liked(contender: Contender) -> float:
    return contender.share


def _rounds(contenders: int) -> int:
    """How often the worse half can drop out."""
    return max(1, (contenders - 1).bit_length())
