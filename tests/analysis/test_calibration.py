"""What the calibration counts and draws."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from vortex.analysis.calibration import Trial, as_svg, as_table, chi_squared, kept, sort_into_bins


def test_trials_are_sorted_by_what_was_predicted() -> None:
    bins = sort_into_bins([Trial(0.21, True), Trial(0.23, False), Trial(1.0, True), Trial(0.0, False)])
    assert [(some.trials, round(some.predicted, 3), some.succeeded) for some in bins] == [
        (1, 0.0, 0.0),
        (2, 0.22, 0.5),
        (1, 1.0, 1.0),
    ]


def test_table_and_picture_tell_the_same_numbers() -> None:
    trials = [Trial(0.5, number < 60) for number in range(100)]
    table = as_table(trials)
    assert "| 100 | 50.0 % | 60.0 % | 10.0 % |" in table
    assert "50.0 successes predicted, 60 achieved; that is +2.00 standard deviations" in table
    assert "χ² is 4.0 over 1 bins" in table
    picture = ElementTree.fromstring(as_svg(trials))
    assert len(picture.findall("{http://www.w3.org/2000/svg}circle")) == 1


def test_a_forecast_that_is_off_shows_in_chi_squared() -> None:
    """Ten chances, two hundred trials of each; once as predicted, once every forecast is a tenth too high."""
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
