"""Each whole game of `scenarios` ends the way it says, also when it is played again from its notation."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import GAME
from tests.games.card_game.scenarios import SCENARIOS

ENDINGS = {
    "dalek-counters": "dalek-counters",
    "tardis-counters": "tardis-counters",
    "game-end-card": "game-end-card",
    "round-limit": "round-limit",
    "two-players": "game-end-card",
}


@pytest.mark.rule("CG-END-01", "CG-END-02", "CG-FINAL-07", "CG-RULING-58")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_whole_game_ends_as_it_should(name: str) -> None:
    options, seats, seed, texts = SCENARIOS[name]()
    state = GAME.new(options, seats, seed)
    for text in texts:
        assert not state.over
        GAME.apply(state, GAME.notation.read(text))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.kind == ENDINGS[name]
    if name == "round-limit":
        assert state.final_turns == 90
