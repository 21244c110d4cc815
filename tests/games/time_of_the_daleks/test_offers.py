"""Every kind of choice has words, with its cost and its target."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.said import adventure, english, everything_met, table

from vortex.games.time_of_the_daleks.choices import TABLE
from vortex.games.time_of_the_daleks.rules.dice_stage import RerollStage
from vortex.games.time_of_the_daleks.rules.prepare import Prepare


@pytest.mark.slow
def test_every_kind_of_choice_has_words() -> None:
    assert everything_met().kinds == {kind.name for kind in TABLE.kinds}


@pytest.mark.parametrize(
    ("companion", "look", "said"),
    [
        ("strax", "red-strength", "Strax: re-roll all red dice"),
        ("dodo-chaplet", "green-tactics", "Dodo Chaplet: re-roll any green dice"),
        ("leela", "red-strength", "Leela: re-roll up to 2 red dice"),
        ("susan", "blue-science", "Susan: re-roll one blue die"),
        ("osgood", "blue-science", "Osgood: re-roll one die"),
    ],
)
def test_re_rolls_say_how_many_dice(companion: str, look: str, said: str) -> None:
    position = adventure().crew(0, companion).shows(look).run(RerollStage(0))
    spoken = {option.notation: english(option.words) for option in position.game.ask(position.state).options}
    assert spoken[f"reroll {companion}"] == said


def test_the_fourth_doctor_re_rolls_one_coloured_die() -> None:
    position = adventure().be(0, "fourth").shows("blue-science").run(RerollStage(0))
    spoken = {option.notation: english(option.words) for option in position.game.ask(position.state).options}
    assert spoken["reroll fourth"] == "The Fourth Doctor: re-roll one coloured die"


def test_choices_say_cost_and_target() -> None:
    position = (
        table().hand(0, "eye-of-harmony", "fez", "key-to-time").sonic(0, 2).be(0, "first").run(Prepare(0))
    )
    spoken = {option.notation: option for option in position.game.ask(position.state).options}
    key = spoken["play key-to-time"]
    assert english(key.words) == "Play The Key to Time (TARDIS forward 1 and Dalek ship back 1)"
    assert (english(key.cost), english(key.target)) == ("3 sonic charges", "The Key to Time")
    assert not spoken["play eye-of-harmony"].cost
    assert english(spoken["install fez"].cost) == "1 sonic charge"
    assert english(spoken["pass"].words) == "Done preparing"
