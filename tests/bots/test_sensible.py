"""Bots that take what the game advises."""

from __future__ import annotations

import pytest
from tests.bots.advised import GAME

from vortex.bots.chair import Chair
from vortex.bots.sensible import Companion, Novice, advised, drawn, preferred
from vortex.kernel.chance import FastChance
from vortex.kernel.state import PASS


def test_the_companion_takes_what_is_advised_and_the_novice_mostly() -> None:
    state = GAME.new({}, 2, 1)
    chair = Chair(GAME, state, state.asked)
    best = max(state.options, key=lambda choice: 0 if choice == PASS else choice % 5)
    shares = advised(chair, FastChance(1))
    assert sum(shares) == pytest.approx(1)
    assert state.options[shares.index(max(shares))] % 5 == best % 5
    assert Companion(1).choose(chair) % 5 == best % 5
    guesses = [Novice(seed).choose(chair) for seed in range(300)]
    assert set(guesses) == set(state.options)
    assert guesses.count(PASS) < 300 / len(state.options)


def test_what_weighs_more_is_drawn_more_often() -> None:
    chance = FastChance(2)
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[drawn([1.0, 0.0, 2.0], chance)] += 1
    assert counts[1] == 0
    assert 900 < counts[0] < 1100


def test_the_greatest_weight_is_preferred_and_any_of_those_that_are_equal() -> None:
    chance = FastChance(2)
    assert {preferred([0.1, 0.5, 0.4], chance) for _ in range(50)} == {1}
    third = 1.0 - 2 / 3  # is more than 1 / 3 by a rounding
    assert {preferred([1 / 3, 0.1, third], chance) for _ in range(50)} == {0, 2}
