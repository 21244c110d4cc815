"""Odds at a table, in the time that there is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from vortex.games import load_game
from vortex.kernel.odds import Odds, OutOfTime
from vortex.terminal.odds import odds_in_time


class Ready:
    """A solver that has its answers ready: without calls for help and with them."""

    def __init__(self, quick: Odds | None, full: Odds | type[OutOfTime] | None) -> None:
        self.quick = quick
        self.full = full
        self.asked: list[bool] = []

    def odds(
        self,
        game: Any,
        state: Any,
        seat: int,
        in_full: bool = False,
        seconds: float = 0,
        most_work: float = 0,
    ) -> Odds | None:
        self.asked.append(in_full)
        found = self.full if in_full else self.quick
        if isinstance(found, type):
            raise found
        return found


def test_in_a_given_time_calls_for_help_are_weighed_where_that_is_needed() -> None:
    def told(quick: Odds | None, full: Odds | type[OutOfTime] | None) -> tuple[Odds | None, list[bool]]:
        solver = Ready(quick, full)
        state: Any = None
        return odds_in_time(solver, load_game("time-of-the-daleks"), state, 0, 10), solver.asked

    whole = Odds(0.3, {0: 0.3}, "R")
    assert told(whole, None) == (whole, [False])
    own = Odds(0.3, {0: 0.3, 1: 0.2}, "R", is_whole=False)
    full = Odds(0.6, {0: 0.3, 1: 0.5, 2: 0.6}, "R")
    assert told(own, full) == (full, [False, True])
    assert told(None, full) == (full, [False, True])
    assert told(None, None) == (None, [False, True])
    assert told(own, OutOfTime) == (own, [False, True])
    part = Odds(0.4, {0: 0.3, 2: 0.4}, "R", is_whole=False)
    both = Odds(0.4, {0: 0.3, 1: 0.2, 2: 0.4}, "R", is_whole=False)
    assert told(own, part) == (both, [False, True])
    bounds = replace(own, at_least=frozenset({0, 1})), replace(part, at_least=frozenset({2}))
    assert told(*bounds) == (replace(both, at_least=frozenset({1, 2})), [False, True])
    with pytest.raises(OutOfTime):
        told(None, OutOfTime)
