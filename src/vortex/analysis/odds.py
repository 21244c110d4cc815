"""The chance of success now, and with every choice: exact, from what the asked seat knows.

odds = Solver().odds(game, state, seat)
odds.chance                 # with best play from here
odds.choices[choice]        # with this choice, and best play after it
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from vortex.analysis.layers import Block, Layer
from vortex.analysis.tables import Tables
from vortex.analysis.turning import Turning
from vortex.kernel.chances import TURNING, Attempt, Chances, Counts, Decided, Future, Means, Prospect
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

    @property
    def best(self) -> list[int]:
        """The choices that nothing beats, in the order in which they were asked."""
        return [choice for choice, chance in self.choices.items() if chance > self.chance - 1e-12]


class OutOfTime(Exception):
    """More than can be worked out in the time that was given."""


class Solver:
    """Solves attempts, and remembers the last ones: after each roll the same tables serve again."""

    def __init__(self, remembered: int = 64) -> None:
        self.remembered = remembered
        self._tables: OrderedDict[Attempt, Tables] = OrderedDict()
        self._until = math.inf

    def odds(
        self, game: Game[Any], state: Any, seat: int, in_full: bool = False, seconds: float = math.inf
    ) -> Odds | None:
        """From what the seat knows, whoever is asked. None where nothing is at stake that luck decides.
        Raises OutOfTime if there is too much to work out for so many seconds."""
        self._until = monotonic() + seconds
        chances = game.chances(state, seat, in_full)
        if chances is None:
            return None
        known = self._solve(chances)
        choices = _by_choice(chances, known)
        chance = max(choices.values()) if choices else max(known.values())
        best = max(known, key=lambda future: known[future])
        if chances.has_rolled or isinstance(best, Decided):
            return Odds(chance, choices, chances.rule)
        unpaid = tuple(means for means in best.attempt.means if not means.cost)
        return Odds(
            chance,
            choices,
            chances.rule,
            self.chance(_only(best, ())),
            self.chance(_only(best, unpaid)),
            best.attempt.dice,
        )

    def values(self, chances: Chances) -> dict[int, float]:
        """What each choice is worth."""
        return _by_choice(chances, self._solve(chances))

    def _solve(self, chances: Chances) -> dict[Future, float]:
        if chances.whole is not None:
            self._find(chances.whole)
        futures = dict.fromkeys(future for _, each in chances.choices for future in each)
        return {future: self.chance(future) for future in futures or chances.now}

    def chance(self, future: Future) -> float:
        """The chance of success with best play."""
        if isinstance(future, Decided):
            return future.chance
        if future.stage == TURNING:
            return float(can_be_turned(future))
        tables, block, layer = self._find(future.attempt)
        return tables.chance(block, layer, future.kept)

    def _find(self, attempt: Attempt) -> tuple[Tables, Block, Layer]:
        known = self._tables.get(attempt)
        if known is None:
            for tables in reversed(self._tables.values()):
                place = tables.find(attempt)
                if place is not None:
                    return (tables, *place)
            if monotonic() > self._until:
                raise OutOfTime
            known = self._tables[attempt] = Tables(attempt)
            while len(self._tables) > self.remembered:
                self._tables.popitem(last=False)
        return known, known.layers.top_block, known.layers.top_layer


def _by_choice(chances: Chances, known: dict[Future, float]) -> dict[int, float]:
    return {choice: max(known[future] for future in futures) for choice, futures in chances.choices}


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
