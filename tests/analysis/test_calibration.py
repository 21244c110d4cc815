"""What the calibration counts and draws."""

from __future__ import annotations

from itertools import islice
from math import sqrt
from pathlib import Path
from xml.etree import ElementTree

import pytest

from vortex.analysis.calibration import (
    Trial,
    _by_the_odds,
    as_svg,
    as_table,
    chi_squared,
    kept,
    play_adventures,
    sort_into_bins,
)
from vortex.analysis.odds import Solver
from vortex.dice.attempt import Futures
from vortex.kernel.state import PASS


def test_trials_are_sorted_by_what_was_foretold() -> None:
    bins = sort_into_bins([Trial(0.21, True), Trial(0.23, False), Trial(1.0, True), Trial(0.0, False)])
    assert [(some.trials, round(some.foretold, 3), some.succeeded) for some in bins] == [
        (1, 0.0, 0.0),
        (2, 0.22, 0.5),
        (1, 1.0, 1.0),
    ]


def test_table_and_picture_tell_the_same_numbers() -> None:
    trials = [Trial(0.5, number < 60) for number in range(100)]
    table = as_table(trials)
    assert "| 100 | 50.0 % | 60.0 % | 10.0 % |" in table
    assert "50.0 successes foretold, 60 came; that is +2.00 standard deviations" in table
    assert "χ² is 4.0 over 1 bins" in table
    picture = ElementTree.fromstring(as_svg(trials))
    assert len(picture.findall("{http://www.w3.org/2000/svg}circle")) == 1


def test_a_forecast_that_is_off_shows_in_chi_squared() -> None:
    """Ten chances, two hundred Adventures of each; once as foretold, once every forecast is a tenth too high."""
    trials, too_high = [], []
    for tenth in range(10):
        for number in range(200):
            chance = tenth / 10 + 0.01
            succeeded = number < 200 * chance
            trials.append(Trial(chance, succeeded))
            too_high.append(Trial(min(1.0, chance + 0.1), succeeded))
    assert chi_squared(sort_into_bins(trials)) < 1
    assert chi_squared(sort_into_bins(too_high)) > 60


def test_pieces_add_up_in_a_file(tmp_path: Path) -> None:
    one, two = [Trial(0.25, False)], [Trial(0.1 + 0.2, True), Trial(1.0, True)]
    assert kept(tmp_path / "trials.jsonl", one) == one
    assert kept(tmp_path / "trials.jsonl", two) == one + two


def test_somebody_who_is_asked_for_cards_that_the_odds_do_not_know_passes() -> None:
    """What they think best then is a choice at a later question, of somebody else."""

    class Knows(Solver):
        def values(self, futures: Futures) -> dict[int, float]:
            return {7: 0.9, 8: 0.4, PASS: 0.1}

    nothing = Futures("TOD-ROLL-03", 0, (), (), None, True, True)
    assert _by_the_odds(Knows(), nothing, [PASS, 7, 8]) == 7
    assert _by_the_odds(Knows(), nothing, [PASS, 8]) == PASS


@pytest.mark.slow
def test_adventures_of_real_games_end_as_often_as_foretold() -> None:
    """Who played by other odds, foretold the same for every Adventure, or mixed forecasts up would be far off."""
    trials = list(islice(play_adventures(3), 200))
    assert all(0 <= trial.foretold <= 1 for trial in trials)
    too_many = sum(trial.succeeded - trial.foretold for trial in trials)
    spread = sqrt(sum(trial.foretold * (1 - trial.foretold) for trial in trials))
    bins = sort_into_bins(trials)
    assert abs(too_many) < 3 * spread
    assert len(bins) > 15
    assert chi_squared(bins) < 3 * len(bins)


@pytest.mark.slow
def test_the_same_seed_plays_the_same_adventures() -> None:
    trials = list(islice(play_adventures(3), 12))
    assert trials == list(islice(play_adventures(3), 12))
    assert trials != list(islice(play_adventures(4), 12))
