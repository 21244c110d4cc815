"""How likely an attempt succeeds: exactly, whatever the players have done so far.

solver = PoolSolver()
solver.probability(prospect)   # with best play
solver.steps(prospect)         # what can be done next with dice that lie there, the best first
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from itertools import zip_longest
from statistics import fmean

import numpy as np

from vortex.dice.attempt import TURNING, Attempt, Decided, Future, Futures, Means, PoolOdds, Prospect, Step
from vortex.dice.solving.dominance import worth_solving
from vortex.dice.solving.layers import Block, Layer
from vortex.dice.solving.promise import most_promising_first
from vortex.dice.solving.steps import next_steps
from vortex.dice.solving.tables import Tables
from vortex.dice.solving.turning import Turning
from vortex.dice.solving.work import work
from vortex.kernel.odds import GoOn, OutOfTime, no_hurry

_MOST_REMEMBERED = 8192
"""Probabilities that are remembered without their tables: one question about a pool leads to the next, with fewer
pools."""

_OF_UNSEEN = 0.6
_TO_FIND_ONE = 75
_AT_LEAST = 0.0625
"""Where choices turn up what is unseen, hardly a table serves twice, and to find and sift the futures takes as long as
to solve them: this part of the work is allowed, less so much for every future, but never less than the last part."""


class PoolSolver:
    """Solves attempts, and remembers the last ones: after each roll the same tables serve again."""

    def __init__(self, remembered: int = 64, most_bytes: int = 1 << 27) -> None:
        self.remembered = remembered
        self.most_bytes = most_bytes
        self.go_on: GoOn = no_hurry
        """Asked while tables are built."""
        self._tables: OrderedDict[Attempt, Tables] = OrderedDict()
        self._size = 0
        self._known: OrderedDict[Prospect, float] = OrderedDict()

    def pool_odds(self, futures: Futures, most_work: float = math.inf) -> PoolOdds:
        """As far as there are time and work: of choices that cannot be worked out in full it says what they
        are worth at least, and those of which nothing is known are left out (`is_whole` says so). Raises OutOfTime
        where nothing is known."""
        undominated = worth_solving(futures)
        known = self._solve(undominated, _for_solving(futures, most_work))
        choices = _by_choice(undominated, known)
        if not known or (futures.unseen and not choices):
            raise OutOfTime
        at_least = frozenset(
            choice
            for choice, each in (*undominated.choices, *_together(undominated))
            if choice in choices and choices[choice] < 1 and any(future not in known for future in each)
        )
        probability = max((choices or known).values())
        is_whole = (
            futures.is_whole
            and len(choices) == len(futures.choices) + len(futures.unseen)
            and not at_least
            and all(future in known for future in undominated.now)
        )
        best = max(known, key=lambda future: known[future])
        if futures.has_rolled or futures.unseen or isinstance(best, Decided):
            return PoolOdds(probability, choices, futures.rule, is_whole, at_least)
        unpaid = tuple(means for means in best.attempt.means if not means.cost)
        return PoolOdds(
            probability,
            choices,
            futures.rule,
            is_whole,
            at_least,
            self._if_in_time(_only(best, ())),
            self._if_in_time(_only(best, unpaid)),
            best.attempt.dice,
        )

    def values(self, futures: Futures) -> dict[int, float]:
        """What each choice is worth."""
        futures = worth_solving(futures)
        return _by_choice(futures, self._solve(futures, math.inf))

    def _if_in_time(self, future: Future) -> float | None:
        try:
            return self.probability(future)
        except OutOfTime:
            return None

    def _solve(self, futures: Futures, most_work: float) -> dict[Future, float]:
        """As far as there are time and work: the most promising future of each choice, then the second of each, and so
        on; those without help, which take least, before those with it. Work is counted whether or not an answer is
        remembered, so that the same question always gets the same answer; where dice lie that all belong to one
        attempt, its table is all the work."""
        is_one_table = False
        if futures.whole is not None:
            with suppress(OutOfTime):
                self._find(futures.whole)
                is_one_table = True
        known: dict[Future, float] = {}
        followed = [each for _, each in futures.choices]
        followed += [each for _, cases in futures.unseen for each in cases]
        all_of_them = sorted(followed or [futures.now], key=len)
        ranked = [most_promising_first(each) for each in all_of_them]
        order = dict.fromkeys(
            future for rank in zip_longest(*ranked) for future in rank if future is not None
        )
        done = 0
        for future in order:
            done += 0 if is_one_table else work(future)
            if known and done > most_work:
                break
            # When time is out, what needs no new table is known all the same.
            with suppress(OutOfTime):
                known[future] = self.probability(future)
        return known

    def probability(self, future: Future) -> float:
        """Of success, with best play."""
        if isinstance(future, Decided):
            return future.probability
        if future.stage == TURNING:
            return float(can_be_turned(future))
        known = self._known.get(future)
        if known is None:
            tables, block, layer = self._find(future.attempt)
            known = self._known[future] = tables.probability(block, layer, future.kept)
            if len(self._known) > _MOST_REMEMBERED:
                self._known.popitem(last=False)
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
        found = [(self.probability(step.future), step) for step in next_steps(prospect)]
        return sorted(found, key=lambda item: -item[0])

    def _find(self, attempt: Attempt) -> tuple[Tables, Block, Layer]:
        known = self._tables.get(attempt)
        if known is None:
            for tables in reversed(self._tables.values()):
                place = tables.find(attempt)
                if place is not None:
                    return (tables, *place)
            self.go_on()
            known = self._tables[attempt] = Tables(attempt, self.go_on)
            self._size += known.size
            while len(self._tables) > self.remembered or (
                self._size > self.most_bytes and len(self._tables) > 1
            ):
                self._size -= self._tables.popitem(last=False)[1].size
        return known, known.layers.top_block, known.layers.top_layer


def _for_solving(futures: Futures, most_work: float) -> float:
    """What is left of the work once all these futures have been found."""
    if not futures.unseen:
        return most_work
    found = sum(len(each) for _, each in (*futures.choices, *_together(futures)))
    return max(_AT_LEAST * most_work, _OF_UNSEEN * most_work - _TO_FIND_ONE * found)


def _by_choice(futures: Futures, known: dict[Future, float]) -> dict[int, float]:
    """The best that is known of each choice; the mean of that where it depends on what is unseen."""
    found = {choice: _best(each, known) for choice, each in futures.choices}
    for choice, cases in futures.unseen:
        bests = [best for each in cases if (best := _best(each, known)) is not None]
        found[choice] = fmean(bests) if len(bests) == len(cases) else None
    return {choice: worth for choice, worth in found.items() if worth is not None}


def _best(futures: tuple[Future, ...], known: dict[Future, float]) -> float | None:
    return max((known[future] for future in futures if future in known), default=None)


def _together(futures: Futures) -> list[tuple[int, tuple[Future, ...]]]:
    """All that a choice may lead to, whatever is turned up."""
    return [(choice, tuple(future for each in cases for future in each)) for choice, cases in futures.unseen]


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
