"""The chance of success now, and with every choice: exact, from what the asked seat knows.

odds = Solver().odds(game, state, seat)
odds.chance                 # with best play from here
odds.choices[choice]        # with this choice, and best play after it
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, NamedTuple

import numpy as np

from vortex.analysis.layers import Block, Layer
from vortex.analysis.tables import Tables
from vortex.analysis.turning import Turning
from vortex.kernel.chances import TURNING, Attempt, Chances, Decided, Future, Prospect
from vortex.kernel.game import Game


class Odds(NamedTuple):
    chance: float
    choices: dict[int, float]
    rule: str

    @property
    def best(self) -> list[int]:
        """The choices that nothing beats, in the order in which they were asked."""
        return [choice for choice, chance in self.choices.items() if chance > self.chance - 1e-12]


class Solver:
    """Solves attempts, and remembers the last ones: after each roll the same tables serve again."""

    def __init__(self, remembered: int = 64) -> None:
        self.remembered = remembered
        self._tables: OrderedDict[Attempt, Tables] = OrderedDict()

    def odds(self, game: Game[Any], state: Any, seat: int, in_full: bool = False) -> Odds | None:
        """From what the seat knows, whoever is asked. None where nothing is at stake that luck decides."""
        chances = game.chances(state, seat, in_full)
        if chances is None:
            return None
        choices = self.values(chances)
        chance = max(choices.values()) if choices else max(map(self.chance, chances.now))
        return Odds(chance, choices, chances.rule)

    def values(self, chances: Chances) -> dict[int, float]:
        """What each choice is worth."""
        if chances.whole is not None:
            self._find(chances.whole)
        known: dict[Future, float] = {}
        for _, futures in chances.choices:
            for future in futures:
                if future not in known:
                    known[future] = self.chance(future)
        return {choice: max(known[future] for future in futures) for choice, futures in chances.choices}

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
            known = self._tables[attempt] = Tables(attempt)
            while len(self._tables) > self.remembered:
                self._tables.popitem(last=False)
        return known, known.layers.top_block, known.layers.top_layer


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
