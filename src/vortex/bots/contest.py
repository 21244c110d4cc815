"""How the searching bots try their choices: a contest in rounds, after each of which the worse half drops out.

All choices that are still in are tried in the same worlds with the same luck, so that what sets them apart comes from
the choice. What the advice likes counts as long as trials differ more by luck than choices usually do.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from vortex.bots.chair import Chair
from vortex.bots.sensible import advised
from vortex.bots.thought import Considered, Thought
from vortex.kernel.chance import FastChance
from vortex.kernel.state import State

Trial = Callable[[State, int, FastChance], list[float]]
"""Makes a choice in a world, plays on from there with this luck, and returns the odds of winning in the form of
`Advice.values`. The world is used up."""

_MOST: Final = 12
"""So many choices are tried at most, those that the advice likes best."""
_LEAST: Final = 0.01
"""A choice is tried if the advice likes it at least this much, where it likes its best 1."""
_TRUST: Final = 0.04
"""By how much the chance to win of a choice that the advice is sure of exceeds that of one it thinks nothing of …"""
_SPREAD: Final = 0.03
"""… and how far such expectations are usually off."""
_LUCK: Final = 1 << 60
_ALIKE: Final = 12
"""When so many worlds have all brought the same judgement, more of them are hardly worth the time …"""
_ENDED_ALIKE: Final = 60
"""… and so many where games were played to their end. Each shows only one fall of luck: what comes true five times of
six does so twelve times running in one case of nine, but sixty times hardly ever."""


class Contender:
    """A choice: how much the advice likes it, how often it was tried, the odds of every side that it gave added up,
    and likewise what they were worth, with the first of those."""

    __slots__ = ("choice", "first", "odds", "share", "total", "visits")

    def __init__(self, choice: int, share: float) -> None:
        self.choice = choice
        self.share = share
        self.odds: list[float] = []
        self.total = 0.0
        self.first = 0.0
        self.visits = 0

    def tried(self, odds: list[float], worth: float) -> None:
        if self.visits == 0:
            self.first = worth
            self.odds = odds[:]
        else:
            for side, probability in enumerate(odds):
                self.odds[side] += probability
        self.visits += 1
        self.total += worth

    def considered(self, chair: Chair, corrections: list[float]) -> Considered:
        if not self.visits:
            return Considered(self.choice, 0, 0.0)
        shown = [
            min(1.0, total / self.visits * correction)
            for total, correction in zip(self.odds, corrections, strict=True)
        ]
        nobody = shown[chair.seats] if len(shown) > chair.seats else 0.0
        return Considered(self.choice, self.visits, shown[chair.seat], nobody)


class Contest:
    """The choices of one decision. Ends when so many trials are made or so many seconds have passed since it began;
    with a clock also when worlds make no difference. A number of trials alone gives the same contest everywhere.
    `solidarity` as `Advice` has it."""

    __slots__ = (
        "_began",
        "_chair",
        "_chance",
        "_compared",
        "_contenders",
        "_differing",
        "_enough",
        "_field",
        "_scatters",
        "_seat",
        "_seconds",
        "_solidarity",
        "_trial",
        "_trials",
    )

    def __init__(
        self,
        chair: Chair,
        chance: FastChance,
        trial: Trial,
        trials: int,
        seconds: float | None,
        solidarity: float = 0.0,
    ) -> None:
        # The clock runs from here: asking the advice takes time, too.
        self._began = perf_counter()
        self._seconds = seconds
        self._chair = chair
        self._seat = chair.seat
        self._chance = chance
        self._trial = trial
        self._trials = trials
        self._solidarity = solidarity
        self._differing = 0.0
        self._compared = 0
        self._enough = 0
        self._scatters = False
        shares = advised(chair, chance)
        self._contenders = [Contender(*each) for each in zip(chair.legal(), shares, strict=True)]
        self._contenders.sort(key=_liked, reverse=True)
        most = self._contenders[0].share
        self._field = [each for each in self._contenders[:_MOST] if each.share >= _LEAST * most]
        while len(self._field) * _rounds(len(self._field)) > max(trials, 1):
            self._field.pop()

    def winner(self) -> int:
        """Where only one choice is in question, none is tried."""
        if len(self._field) > 1:
            self._hold(self._trials)
        return self._field[0].choice

    def thought(self) -> Thought:
        """The winner and the others, those that came further first."""
        # Where only one is in question there is nothing to find out but what it promises.
        self._hold(self._trials if len(self._field) > 1 else min(self._trials, _ENDED_ALIKE))
        won = self._field[0]
        place = (self._chair, self._corrections())
        others = [each.considered(*place) for each in self._contenders if each is not won]
        others.sort(key=lambda one: (-one.visits, -one.value))
        return Thought(won.choice, (won.considered(*place), *others))

    def _corrections(self) -> list[float]:
        """By how much more or less is shown of every side than was found: for all choices the same, so that the one
        that came out better is also shown to be."""
        tried = [each for each in self._contenders if each.visits]
        if not tried:
            return []
        visits = sum(each.visits for each in tried)
        found = [sum(side) / visits for side in zip(*(each.odds for each in tried), strict=True)]
        shown = self._chair.advice.calibrated(self._chair.imagine(self._chance), found)
        return [new / old if old else 1.0 for new, old in zip(shown, found, strict=True)]

    def _hold(self, trials: int) -> None:
        made = 0
        rounds = _rounds(len(self._field))
        for played in range(1, rounds + 1):
            # Every round has the same share of the budget, and at least one world while there is time.
            part = played / rounds
            while self._try_in_one_world():
                made += len(self._field)
                if made + len(self._field) > trials * part:
                    break
                if self._is_over(part) or self._makes_no_difference():
                    break
            self._field.sort(key=self._merit, reverse=True)
            if self._is_over():
                break
            if played < rounds:
                del self._field[(len(self._field) + 1) // 2 :]

    def _is_over(self, part: float = 1.0) -> bool:
        """Whether this part of the time has passed."""
        return self._seconds is not None and perf_counter() - self._began >= self._seconds * part

    def _makes_no_difference(self) -> bool:
        """Whether another world is a waste of time, because each choice had the same result in all of them. Where
        trials are counted they are made: nobody waits for a clock there."""
        return self._seconds is not None and not self._scatters and self._field[0].visits >= self._enough

    def _try_in_one_world(self) -> bool:
        """False if the time ran out before all were tried: then none of these trials counts, since otherwise some
        choices would have been tried more often than others."""
        if self._is_over():
            return False
        chair = self._chair
        world = chair.imagine(self._chance)
        luck = self._chance.below(_LUCK)
        ends: list[list[float]] = []
        values: list[float] = []
        for contender in self._field:
            if self._is_over():
                return False
            found = self._trial(chair.copy(world), contender.choice, FastChance(luck))
            ends.append(found)
            values.append(self._worth(found))
        mean = sum(values) / len(values)
        for contender, found, value in zip(self._field, ends, values, strict=True):
            contender.tried(found, value)
            self._enough = max(self._enough, alike_enough(found))
            if value != contender.first:
                self._scatters = True
            self._differing += (value - mean) * (value - mean)
        self._compared += len(values) - 1
        return True

    def _worth(self, found: list[float]) -> float:
        """Its own chance to win; with solidarity, in part the chance that any seat wins."""
        own = found[self._seat]
        return own + self._solidarity * (1.0 - found[-1] - own) if self._solidarity else own

    def _merit(self, contender: Contender) -> float:
        """What is to be expected of it, from the advice and the trials, each by how far it can be relied on. Only to
        be compared among those that were tried equally often."""
        luck = self._differing / self._compared if self._compared else 1.0
        meant = _SPREAD * _SPREAD
        return (meant * contender.total + luck * _TRUST * contender.share) / (meant * contender.visits + luck)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Searching:
    """A bot that lets its choices contend; subclasses say how they are tried, and for how long."""

    __slots__ = ()

    def contest(self, chair: Chair) -> Contest:
        raise NotImplementedError

    def choose(self, chair: Chair) -> int:
        legal = chair.legal()
        return legal[0] if len(legal) == 1 else self.contest(chair).winner()

    def think(self, chair: Chair) -> Thought:
        return self.contest(chair).thought()


def alike_enough(odds: list[float]) -> int:
    """How many worlds must all have brought these odds before more are hardly worth the time."""
    return _ENDED_ALIKE if all(each in (0.0, 1.0) for each in odds) else _ALIKE


def _liked(contender: Contender) -> float:
    return contender.share


def _rounds(contenders: int) -> int:
    """How often the worse half can drop out."""
    return max(1, (contenders - 1).bit_length())
