"""In real games, with a solver that remembers what it was asked before: a choice is worth the mean of what luck makes
of it. Such Adventures are too large to be played out, so each roll is: every face, and the odds after it."""

from __future__ import annotations

from random import Random

import pytest
from tests.dice.expectimax import NumberNeeded, Script

from vortex.analysis.odds import Solver
from vortex.dice.attempt import Future
from vortex.games.time_of_the_daleks import load
from vortex.games.time_of_the_daleks.odds import Search
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.odds import OutOfTime
from vortex.kernel.state import NOBODY, PASS

GAME = load()
MOST_DICE = 2
"""More that roll at once have too many falls."""


class TooManyFalls(Exception):
    pass


def chance(solver: Solver, state: DaleksState) -> float:
    """As the player whose Adventure it is sees it."""
    odds = solver.odds(GAME, state, state.active)
    assert odds is not None
    return odds.probability


def ending(state: DaleksState) -> float | None:
    kinds = [
        event.kind
        for event in state.events or ()
        if event.kind in ("adventure-succeeded", "adventure-failed")
    ]
    return float(kinds[0] == "adventure-succeeded") if kinds else None


def mean_after(solver: Solver, state: DaleksState, choice: int, falls: tuple[int, ...] = ()) -> float:
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
            if odds is not None and 1e-6 < odds.probability < 1 - 1e-6:
                for each, worth in odds.choices.items():
                    try:
                        mean = mean_after(solver, state, each)
                    except TooManyFalls:
                        continue
                    assert mean == pytest.approx(worth, abs=1e-9), (number, state.topic, each)
                    seen.add((state.topic, state.helper != NOBODY))
                    steps -= 1
            GAME.apply(state, choice)
    return seen


def with_calls() -> DaleksState:
    """The first question in a game at which somebody can be called, and there are pools to choose from."""
    luck = Random(3)
    state: DaleksState = GAME.new({}, 3, 3)
    while True:
        words = [GAME.notation.write(choice).split()[0] for choice in state.options]
        if "call" in words and "focus" in words:
            return state
        GAME.apply(state, luck.choice(state.options))


def test_pools_that_are_alike_are_followed_once_and_none_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    state = with_calls()
    looks = [0, 0]

    def followed(place: int) -> dict[int, set[Future]]:
        def count() -> None:
            looks[place] += 1

        futures = GAME.odds(state, state.asked, True, count)
        assert futures is not None
        return {choice: set(each) for choice, each in futures.choices}

    merged = followed(0)
    monkeypatch.setattr("vortex.games.time_of_the_daleks.odds._focused", lambda state: state.focused)
    assert followed(1) == merged
    assert set(merged) == set(state.options)
    assert looks[0] < looks[1]


@pytest.mark.rule("TOD-POOL-08")
def test_a_cut_at_once_leaves_the_pools_that_a_cut_die_by_die_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    state = with_calls()
    plays = [0, 0]

    def followed(place: int) -> dict[int, set[Future]]:
        def count() -> None:
            plays[place] += 1

        futures = GAME.odds(state, state.asked, True, count)
        assert futures is not None
        return {choice: set(each) for choice, each in futures.choices}

    def die_by_die(search: Search, asked: DaleksState) -> int:
        found = 0
        for choice in asked.options:
            found |= search._after(asked, choice)
        return found

    at_once = followed(0)
    monkeypatch.setattr(Search, "_cut", die_by_die)
    assert followed(1) == at_once
    assert plays[0] < plays[1]


def test_choices_that_were_followed_to_their_end_are_told_when_time_is_out() -> None:
    state = with_calls()
    whole = GAME.odds(state, state.asked, True)
    assert whole is not None
    looks = 0

    def until_then() -> None:
        nonlocal looks
        looks += 1
        if looks > most:
            raise OutOfTime

    most = 20
    part = GAME.odds(state, state.asked, True, until_then)
    assert part is not None
    assert 0 < len(part.choices) < len(whole.choices)
    assert (whole.is_whole, part.is_whole) == (True, False)
    for choice, futures in part.choices:
        assert set(futures) == set(dict(whole.choices)[choice])
    looks, most = 0, 0
    with pytest.raises(OutOfTime):
        GAME.odds(state, state.asked, True, until_then)


@pytest.mark.slow
def test_a_choice_is_worth_the_mean_of_what_luck_makes_of_it() -> None:
    seen = compared_in_games(Solver(), 150)
    assert {("reroll", False), ("reroll", True), ("dice-to-reroll", False), ("dice-to-reroll", True)} <= seen
