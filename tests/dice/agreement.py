"""The solver and playing out everything say the same."""

from __future__ import annotations

import pytest
from tests.dice.expectimax import Expectimax
from tests.games.time_of_the_daleks.positions import Position

from vortex.analysis.odds import Solver


def agree(position: Position) -> int:
    """How many choices were compared; every one must agree."""
    game, state = position.game, position.state
    odds = Solver().odds(game, state, state.asked)
    assert odds is not None
    truth = Expectimax(game)
    assert set(odds.choices) == set(state.options)
    for choice, chance in odds.choices.items():
        expected = truth.after(state, choice)
        assert chance == pytest.approx(expected, abs=1e-9), (
            f"{game.notation.write(choice)} of {position.options}: {position.looks_of()} {position.looks_of(1)}"
        )
    assert odds.probability == pytest.approx(truth.probability(state), abs=1e-9)
    return len(odds.choices)
