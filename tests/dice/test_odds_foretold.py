"""Adventures of real games succeed as often as the odds foretell."""

from __future__ import annotations

from itertools import islice
from math import sqrt

import pytest
from tests.dice.adventures import by_the_odds, play_adventures

from vortex.analysis.calibration import chi_squared, sort_into_bins
from vortex.analysis.odds import Solver
from vortex.dice.attempt import Futures
from vortex.kernel.state import PASS


def test_a_player_who_is_asked_for_cards_that_the_odds_do_not_know_passes() -> None:
    """What they think best then is a choice at a later question, of another player."""

    class Knows(Solver):
        def values(self, futures: Futures) -> dict[int, float]:
            return {7: 0.9, 8: 0.4, PASS: 0.1}

    nothing = Futures("TOD-ROLL-03", 0, (), (), None, True, True)
    assert by_the_odds(Knows(), nothing, [PASS, 7, 8]) == 7
    assert by_the_odds(Knows(), nothing, [PASS, 8]) == PASS


@pytest.mark.slow
def test_adventures_of_real_games_end_as_often_as_foretold() -> None:
    """Playing by other odds, the same forecast for every Adventure, or forecasts mixed up would be far off."""
    trials = list(islice(play_adventures(3), 200))
    assert all(0 <= trial.predicted <= 1 for trial in trials)
    too_many = sum(trial.succeeded - trial.predicted for trial in trials)
    spread = sqrt(sum(trial.predicted * (1 - trial.predicted) for trial in trials))
    bins = sort_into_bins(trials)
    assert abs(too_many) < 3 * spread
    assert len(bins) > 15
    assert chi_squared(bins) < 3 * len(bins)


@pytest.mark.slow
def test_the_same_seed_plays_the_same_adventures() -> None:
    trials = list(islice(play_adventures(3), 12))
    assert trials == list(islice(play_adventures(3), 12))
    assert trials != list(islice(play_adventures(4), 12))
