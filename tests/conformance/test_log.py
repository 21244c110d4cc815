"""What happens can be told."""

from __future__ import annotations

import pytest
from tests.conformance.positions import Setting, positions, the_game

from vortex.kernel.words import wording

OF_EACH = 2
COMBINATIONS = pytest.mark.long
"""At every table a few games in any case, many of them now and then."""


def test_everything_that_happens_can_be_told_to_everybody(setting: Setting) -> None:
    game = the_game(setting.key)
    names = tuple(f"Player {seat + 1}" for seat in range(setting.seats))
    for position in positions(setting, OF_EACH):
        for choice in position.state.options:
            state = game.clone(position.state)
            state.events = []
            game.apply(state, choice)
            for event in state.events:
                for seat in (*range(setting.seats), None):
                    assert "\n" not in wording("en").write(game.tell(event.seen_by(seat)), names)
