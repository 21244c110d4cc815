"""The odds of success now, and with every choice: exact, from what the asked seat knows.

odds = Solver().odds(game, state, seat)
odds.probability            # with best play from here
odds.choices[choice]        # with this choice, and best play after it
"""

from __future__ import annotations

import math
from time import monotonic
from typing import Any

from vortex.dice.attempt import Futures
from vortex.dice.solving.solver import PoolSolver
from vortex.kernel.game import Game
from vortex.kernel.odds import Odds, OutOfTime, Unsolved

_TO_FIND = 0.5
"""The part of the time in which choices are followed to what they lead to; what was found is solved in the rest."""


TABLE_WORK = 800_000
"""For a question at a table, in units of `vortex.dice.solving.work`: less than a second."""


class Solver(PoolSolver):
    """Odds of every game, in a given time. What a game leaves to be solved are dice pools, so far."""

    def __init__(self, remembered: int = 64, most_bytes: int = 1 << 27) -> None:
        super().__init__(remembered, most_bytes)
        self._until = math.inf
        self.go_on = self._while_in_time

    def odds(
        self,
        game: Game[Any],
        state: Any,
        seat: int,
        in_full: bool = False,
        seconds: float = math.inf,
        most_work: float = math.inf,
    ) -> Odds | None:
        """From what the seat knows, whichever seat is asked. None where luck decides nothing.
        What cannot be worked out in so many seconds and with so much work is given what it is worth at least,
        or left out (`at_least` and `is_whole` say so); raises OutOfTime where nothing can."""
        now = monotonic()
        self._until = now + seconds * _TO_FIND
        try:
            found = game.odds(state, seat, in_full, self.go_on)
            if not isinstance(found, Unsolved):
                return found
            if not isinstance(found, Futures):
                raise TypeError(f"nothing here solves {type(found).__name__}")
            self._until = now + seconds
            return self.pool_odds(found, most_work)
        finally:
            self._until = math.inf

    def _while_in_time(self) -> None:
        if monotonic() > self._until:
            raise OutOfTime
