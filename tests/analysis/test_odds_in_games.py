"""In real games, with a solver that remembers what it was asked before: a choice is worth the mean of what luck makes
of it. Such Adventures are too large to be played out, so each roll is: every face, and the odds after it."""

from __future__ import annotations

from random import Random

import pytest
from tests.analysis.expectimax import NumberNeeded, Script

from vortex.analysis.odds import Solver
from vortex.games import load_game
from vortex.games.time_of_the_daleks.state import Daleks
from vortex.kernel.state import NOBODY, PASS

GAME = load_game("time-of-the-daleks")
MOST_DICE = 2
"""More that roll at once have too many falls."""


class TooManyFalls(Exception):
    pass


def chance(solver: Solver, state: Daleks) -> float:
    """As the player whose Adventure it is sees it."""
    odds = solver.odds(GAME, state, state.active)
    assert odds is not None
    return odds.chance


def ending(state: Daleks) -> float | None:
    kinds = [event.kind for event in state.events or () if event.kind in ("succeeded", "failed")]
    return float(kinds[0] == "succeeded") if kinds else None


def mean_after(solver: Solver, state: Daleks, choice: int, falls: tuple[int, ...] = ()) -> float:
    """Over everything that the dice can show after this choice."""
    twin = GAME.clone(state)
    twin.chance = Script(falls)
    twin.events = []
    try:
        GAME.apply(twin, choice)
    except NumberNeeded as needed:
        end = ending(twin)
        if end is not None:
            return end
        if len(falls) == MOST_DICE or needed.below != 6:
            raise TooManyFalls from None
        return sum(mean_after(solver, state, choice, (*falls, face)) for face in range(6)) / 6
    end = ending(twin)
    return chance(solver, twin) if end is None else end


def compared_in_games(solver: Solver, steps: int) -> set[tuple[str, bool]]:
    """At which questions, with and without a helper, so many choices were compared."""
    luck = Random(5)
    seen: set[tuple[str, bool]] = set()
    number = 0
    while steps > 0:
        number += 1
        state = GAME.new({}, 2 + number % 3, number)
        while state.asked >= 0 and steps > 0:
            odds = solver.odds(GAME, state, state.active) if state.has_rolled else None
            choice = luck.choice(state.options)
            if odds is not None:
                choice = max(odds.choices, key=odds.choices.__getitem__, default=PASS)
            elif GAME.questions[state.topic].is_window:
                choice = PASS
            if odds is not None and odds.choices and 1e-6 < odds.chance < 1 - 1e-6:
                try:
                    mean = mean_after(solver, state, choice)
                except TooManyFalls:
                    pass
                else:
                    assert mean == pytest.approx(odds.chance, abs=1e-9), (number, state.topic)
                    seen.add((state.topic, state.helper != NOBODY))
                    steps -= 1
            GAME.apply(state, choice)
    return seen


def test_a_choice_is_worth_the_mean_of_what_luck_makes_of_it() -> None:
    seen = compared_in_games(Solver(), 60)
    assert {("reroll", False), ("reroll", True), ("dice-to-reroll", False), ("dice-to-reroll", True)} <= seen
