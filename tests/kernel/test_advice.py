"""Advice of a game that knows nothing better."""

from __future__ import annotations

from typing import Any

from tests import toy_game

from vortex.kernel.advice import Advice
from vortex.kernel.game import Game

GAME: Game[Any] = toy_game.load()


def test_without_advice_all_choices_look_alike_and_all_seats_are_as_likely_to_win() -> None:
    state = GAME.new({}, 3, 1)
    advice: Advice[Any] = Advice()
    assert advice.weights(state) == [1.0] * len(state.options)
    assert advice.values(state) == [1 / 3] * 3
    assert advice.calibrated(state, [0.2, 0.3, 0.5]) == [0.2, 0.3, 0.5]


def test_without_advice_every_table_may_be_judged_and_none_is_about_to_end() -> None:
    state = GAME.new({}, 3, 1)
    advice: Advice[Any] = Advice()
    assert advice.is_quiet(state)
    assert not advice.is_ending(state)
    assert not advice.is_before_luck(state)
    assert advice.looks_at_hidden(state)
