"""Bots play every game by what their seat may know."""

from __future__ import annotations

import pytest
from tests.bots.quick import QUICK
from tests.conformance.positions import Setting, positions, the_game

from vortex.bots.bot import make_bot
from vortex.bots.chair import Chair
from vortex.kernel.chance import FastChance
from vortex.kernel.record import canonical


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_chooses_the_same_in_every_world_that_its_seat_thinks_possible(
    setting: Setting, name: str
) -> None:
    game = the_game(setting.key)
    for number, position in enumerate(positions(setting, 1)):
        state = position.state
        before = canonical(game.dump(state))
        world = game.determinise(state, state.asked, FastChance(number))
        here = make_bot(name, number).choose(Chair(game, state, state.asked))
        there = make_bot(name, number).choose(Chair(game, world, state.asked))
        assert here == there, f"{name} has seen what it may not see: {state.topic}"
        assert here in state.options
        assert canonical(game.dump(state)) == before
