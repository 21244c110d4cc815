"""The chance of success now, and with every choice: exact, from what the asked seat knows.

odds = Solver().odds(game, state, seat)
odds.chance                 # with best play from here
odds.choices[choice]        # with this choice, and best play after it
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from vortex.analysis.dominance import worth_solving
from vortex.analysis.layers import Block, Layer
from vortex.analysis.steps import next_steps
from vortex.analysis.tables import Tables
from vortex.analysis.turning import Turning
from vortex.kernel.chances import (
    TURNING,
    Attempt,
    Chances,
    Counts,
    Decided,
    Future,
    Means,
    OutOfTime,
    Prospect,
    Step,
)
from vortex.kernel.game import Game


class Odds(NamedTuple):
    chance: float
    choices: dict[int, float]
    rule: str
    alone: float | None = None
    """Before the roll: with the best pool, but nothing used after the roll; dice given up aside."""
    unpaid: float | None = None
    """The same with everything that costs no tokens."""
    pool: Counts | None = None
    """Before the roll: the dice that the chance counts on, by pool and colour."""
    is_whole: bool = True
    """Whether all choices were weighed: else one that was left out, for want of time or because it was not asked for,
    may be better, and the chance is what there is at least."""

    @property
    def best(self) -> list[int]:
        """The choices that nothing beats, in the order in which they were asked."""
        return [choice for choice, chance in self.choices.items() if chance > self.chance - 1e-12]


_MOST_TOLD = 8192
"""Chances that are remembered without their tables: one question about a pool leads to the next, with fewer pools."""
_TO_FIND = 0.5
"""The part of the time in which choices are followed to what they lead to; what was found is solved in the rest."""


class Solver:
    """Solves attempts, and remembers the last ones: after each roll the same tables serve again."""

    def __init__(self, remembered: int = 64, most_bytes: int = 1 << 27) -> None:
        self.remembered = remembered
        self.most_bytes = most_bytes
        self._tables: OrderedDict[Attempt, Tables] = OrderedDict()
        self._size = 0
        self._told: OrderedDict[Prospect, float] = OrderedDict()
        self._until = math.inf

    def odds(
        self, game: Game[Any], state: Any, seat: int, in_full: bool = False, seconds: float = math.inf
    ) -> Odds | None:
        """From what the seat knows, whoever is asked. None where nothing is at stake that luck decides.
        Choices that cannot be worked out in so many seconds are left out, and the chance is that of the others
        (`is_whole` says so); raises OutOfTime where none can."""
        now = monotonic()
        until = now + seconds
        self._until = now + seconds * _TO_FIND
        try:
            chances = game.chances(state, seat, in_full, self._go_on)
            if chances is None:
                return None
            self._until = until
            found = self._odds(worth_solving(chances))
            is_whole = chances.is_whole and len(found.choices) == len(chances.choices)
            return found._replace(is_whole=is_whole)
        finally:
            self._until = math.inf

    def _odds(self, chances: Chances) -> Odds:
        known = self._solve(chances)
        choices = _by_choice(chances, known)
        if not choices and (chances.choices or any(future not in known for future in chances.now)):
            raise OutOfTime
        chance = max(choices.values()) if choices else max(known.values())
        of_them = [future for choice, each in chances.choices if choice in choices for future in each]
        best = max(of_them or known, key=lambda future: known[future])
        if chances.has_rolled or isinstance(best, Decided):
            return Odds(chance, choices, chances.rule)
        unpaid = tuple(means for means in best.attempt.means if not means.cost)
        return Odds(
            chance,
            choices,
            chances.rule,
            self._if_in_time(_only(best, ())),
            self._if_in_time(_only(best, unpaid)),
            best.attempt.dice,
        )

    def values(self, chances: Chances) -> dict[int, float]:
        """What each choice is worth."""
        chances = worth_solving(chances)
        return _by_choice(chances, self._solve(chances))

    def _go_on(self) -> None:
        if monotonic() > self._until:
            raise OutOfTime

    def _if_in_time(self, future: Future) -> float | None:
        try:
            return self.chance(future)
        except OutOfTime:
            return None

    def _solve(self, chances: Chances) -> dict[Future, float]:
        """As far as there is time. What takes least comes first, so that as many choices as can be are known in the
        end: those without help before those with it."""
        if chances.whole is not None:
            with suppress(OutOfTime):
                self._find(chances.whole)
        known: dict[Future, float] = {}
        all_of_them = [each for _, each in chances.choices] or [chances.now]
        for futures in sorted(all_of_them, key=len):
            # When time is out, what needs no new table is known all the same.
            with suppress(OutOfTime):
                for future in futures:
                    if future not in known:
                        known[future] = self.chance(future)
        return known

    def chance(self, future: Future) -> float:
        """The chance of success with best play."""
        if isinstance(future, Decided):
            return future.chance
        if future.stage == TURNING:
            return float(can_be_turned(future))
        known = self._told.get(future)
        if known is None:
            tables, block, layer = self._find(future.attempt)
            known = self._told[future] = tables.chance(block, layer, future.kept)
            if len(self._told) > _MOST_TOLD:
                self._told.popitem(last=False)
        return known

    def steps(self, prospect: Prospect) -> list[tuple[float, Step]]:
        """What can be done next with dice that all lie there, and what it is worth, the best first. Empty where nothing
        is to be chosen: some of the dice are about to roll, or they meet the challenge already."""
        lie = all(
            sum(symbols) == count
            for counts, colours in zip(prospect.attempt.dice, prospect.kept, strict=True)
            for count, symbols in zip(counts, colours, strict=True)
        )
        if not lie or can_be_turned(_only(prospect, ())):
            return []
        self._find(prospect.attempt)
        found = [(self.chance(step.future), step) for step in next_steps(prospect)]
        return sorted(found, key=lambda item: -item[0])

    def _find(self, attempt: Attempt) -> tuple[Tables, Block, Layer]:
        known = self._tables.get(attempt)
        if known is None:
            for tables in reversed(self._tables.values()):
                place = tables.find(attempt)
                if place is not None:
                    return (tables, *place)
            self._go_on()
            known = self._tables[attempt] = Tables(attempt, self._go_on)
            self._size += known.size
            while len(self._tables) > self.remembered or (
                self._size > self.most_bytes and len(self._tables) > 1
            ):
                self._size -= self._tables.popitem(last=False)[1].size
        return known, known.layers.top_block, known.layers.top_layer


def _by_choice(chances: Chances, known: dict[Future, float]) -> dict[int, float]:
    """Of the choices whose futures are all known."""
    return {
        choice: max(known[future] for future in futures)
        for choice, futures in chances.choices
        if all(future in known for future in futures)
    }


def _only(prospect: Prospect, means: Iterable[Means]) -> Prospect:
    """The same dice with fewer means."""
    return prospect._replace(attempt=prospect.attempt._replace(means=tuple(means)))


def can_be_turned(prospect: Prospect) -> bool:
    """Whether dice that lie there can be turned so that the challenge is met."""
    attempt = prospect.attempt
    groups = [
        (pool, colour)
        for pool, colours in enumerate(attempt.dice)
        for colour, count in enumerate(colours)
        if count
    ]
    counts = [attempt.dice[pool][colour] for pool, colour in groups]
    vectors = [np.array([prospect.kept[pool][colour]], dtype=np.int64) for pool, colour in groups]
    turning = Turning(attempt, groups, counts, vectors)
    met = turning.untouched()
    if not attempt.no_turns:
        met = met | turning.successes(tuple(turning.plans))
    return bool(met.all())
