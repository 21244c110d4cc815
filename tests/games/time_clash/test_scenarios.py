"""The scenarios show what they promise, and their choices can be played again."""

from __future__ import annotations

import pytest
from tests.games.time_clash.positions import GAME, do
from tests.games.time_clash.scenarios import SCENARIOS, random_game


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_shows_what_it_promises(name: str) -> None:
    make, shows = SCENARIOS[name]
    options, seats, seed, choices = make()
    assert shows(random_game(options, seats, seed))
    assert do(GAME.new(options, seats, seed), *choices).over
