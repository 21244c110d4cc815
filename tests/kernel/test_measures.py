"""What measures count, whatever the game."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from tests import toy_game

from vortex.kernel.game import Game
from vortex.kernel.measures import Measured, Measures, Measuring

GAME: Game[Any] = toy_game.load()


def test_a_choice_uses_its_card_and_the_others_could_have_been_used() -> None:
    state = GAME.new({}, 2, 1)
    first, second = state.options[:2]
    measures = Measures(state, {first: ("lamp/one",), second: ("lamp/two", "oil/two")})
    measures.before(state, first)
    measures.before(state, first)
    assert set(measures.measured.could[state.asked]) == {"lamp/one", "lamp/two", "oil/two"}
    assert measures.measured.used[state.asked] == {"lamp/one": 2}
    assert measures.measured.used[1 - state.asked] == {}


def test_rates_numbers_and_amounts_are_counted_by_name() -> None:
    measures = Measures(GAME.new({}, 2, 1))
    for hit in (True, False, True):
        measures.rate("lit", hit, "red")
    measures.rate("lit", False)
    measures.number("turns", 3)
    measures.number("turns", 5)
    measures.amount("light", "lamps", 2)
    measures.amount("light", "lamps")
    assert measures.measured.rates == {"lit": {"red": [2, 3], "": [0, 1]}}
    assert measures.measured.numbers == {"turns": [3, 5]}
    assert measures.measured.amounts == {"light": {"lamps": 3}}


def test_what_was_counted_is_plain_data() -> None:
    measures = Measures(GAME.new({}, 2, 1))
    measures.use(1, "lamp/one")
    measures.rate("lit", True)
    assert Measured.from_data(json.loads(json.dumps(asdict(measures.measured)))) == measures.measured


def test_a_game_without_measures_of_its_own_leaves_everything_to_the_bots() -> None:
    state = GAME.new({}, 2, 1)
    measuring: Measuring[Any] = Measuring()
    assert measuring.opening(state, 0) is None
    assert measuring.set_ups(2) == 1
    assert measuring.begin(state).measured == Measured(could=[[], []], used=[{}, {}])
