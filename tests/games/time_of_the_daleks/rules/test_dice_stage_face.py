"""Stage D3: face changes. TOD-FACE."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.dice_positions import still_missed
from tests.games.time_of_the_daleks.pool_positions import alone
from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage


@pytest.mark.rule("TOD-FACE-01")
def test_face_changes_come_after_the_re_rolls() -> None:
    position = alone("eleventh", "amy-pond").sonic(0, 3).lay("capitol", "the-master").stand(0, "capitol")
    position.falls(*["black-running"] * 4, "green-running", "blue-science").run(Adventure(0))
    position.choose("pass", "pass")
    assert position.asked == (0, "reroll")
    for choice in ("face amy-pond", "face-sonic"):
        assert position.refused(choice) == "TOD-FACE-01"
    position.choose("pass")
    assert position.asked == (0, "face")
    assert position.options == ["pass", "face amy-pond", "face-sonic"]


@pytest.mark.rule("TOD-FACE-01")
def test_with_the_challenge_met_no_face_is_changed() -> None:
    looks = ("black-running", "green-running")
    position = still_missed(alone("eleventh", "amy-pond").sonic(0, 5), *looks, challenge="running running")
    assert position.state.over
    assert position.looks_of() == ["black-running", "green-running"]
    assert position.state.tokens[0] == 5


@pytest.mark.rule("TOD-FACE-02")
def test_icons_and_tokens_are_the_two_means() -> None:
    position = still_missed(alone("fourth", "amy-pond").sonic(0, 3), "black-running", "green-running")
    assert position.options == ["pass", "face fourth", "face amy-pond", "face-sonic"]
    nothing = still_missed(alone("eleventh").sonic(0, 2), "black-running", "green-running")
    assert nothing.state.over


@pytest.mark.rule("TOD-FACE-03")
def test_an_icon_turns_one_die_of_its_colour_to_its_symbol() -> None:
    looks = ("black-running", "green-running", "green-running", "green-tactics", "blue-science")
    position = still_missed(alone("eleventh", "amy-pond"), *looks).choose("face amy-pond")
    assert position.asked == (0, "die-to-turn")
    assert position.options == ["die green running", "die green tactics"]
    position.choose("die green running")
    assert position.looks_of() == [
        "black-running",
        "green-running",
        "green-diplomacy",
        "green-tactics",
        "blue-science",
    ]
    assert position.state.tokens[0] == 0


@pytest.mark.rule("TOD-FACE-06", "TOD-RULING-046")
def test_three_tokens_turn_any_die_to_any_symbol_even_one_that_it_does_not_carry() -> None:
    looks = ("black-running", "green-running", "blue-science", "red-tactics")
    position = still_missed(alone().sonic(0, 3), *looks).choose("face-sonic")
    assert position.options == [
        "die black running",
        "die green running",
        "die blue science",
        "die red tactics",
    ]
    position.choose("die green running")
    assert position.asked == (0, "symbol")
    assert position.options == [
        "to running",
        "to diplomacy",
        "to science",
        "to cunning",
        "to tactics",
        "to strength",
    ]
    position.choose("to strength")
    assert position.looks_of() == ["black-running", "green-strength", "blue-science", "red-tactics"]
    assert position.state.tokens[0] == 0


@pytest.mark.rule("TOD-FACE-06")
def test_two_tokens_are_too_few() -> None:
    position = still_missed(alone("fourth").sonic(0, 2), "black-running")
    assert position.options == ["pass", "face fourth"]
    assert position.refused("face-sonic") == "TOD-FACE-06"


@pytest.mark.rule("TOD-FACE-07")
def test_the_token_face_change_is_repeated_while_tokens_last() -> None:
    position = still_missed(alone().sonic(0, 5).hand(0, "eye-of-harmony"), "black-running", "blue-science")
    position.choose("face-sonic", "die black running", "to cunning")
    assert position.options == ["pass", "play eye-of-harmony"]
    position.choose("play eye-of-harmony")
    assert position.state.tokens[0] == 4
    assert position.options == ["pass", "face-sonic"]
    position.choose("face-sonic", "die blue science", "to tactics")
    assert position.looks_of() == ["black-cunning", "blue-tactics"]
    assert position.state.tokens[0] == 1
    assert position.state.over


@pytest.mark.rule("TOD-BT-08", "TOD-FACE-08")
def test_under_a_time_lock_no_face_is_changed_and_the_adventure_fails() -> None:
    """One symbol is missing, with five tokens and Amy's icon at hand. The Dream Lord is Time Locked."""
    position = alone("eleventh", "amy-pond", equipment=("psychic-paper",)).sonic(0, 5).hand(0, "blue-diary")
    position.lay("maldovarium", "the-dream-lord").stand(0, "maldovarium")
    falls = ("black-running", "black-diplomacy", "black-cunning", "black-strength", "green-running")
    position.falls(*falls, "blue-science").run(Adventure(0)).choose("pass", "pass")
    assert position.asked == (0, "reroll")
    assert position.covered() == 3
    assert "reroll eleventh" in position.options
    position.choose("pass")
    assert position.asked == (0, "card-window")
    position.choose("pass")
    assert position.asked == (0, "alternative")
    assert sum(position.state.daleks) == 1
    assert position.state.tokens[0] == 5
    position.choose("choose 2")
    assert position.dilemma_at("maldovarium") == "the-dream-lord"


@pytest.mark.rule("TOD-FACE-09")
def test_a_fixed_point_leaves_face_changes_and_a_time_lock_leaves_re_rolls() -> None:
    fixed = still_missed(
        alone("eleventh", "amy-pond").sonic(0, 3),
        "black-running",
        "green-running",
        conditions="fixed point",
    )
    assert fixed.options == ["pass", "face amy-pond", "face-sonic"]
    locked = alone("eleventh", "amy-pond").sonic(0, 2).lay("capitol", "the-silence").stand(0, "capitol")
    locked.falls(*["black-running"] * 4, "green-running", "blue-science").run(Adventure(0))
    locked.choose("pass", "pass")
    assert locked.options == ["pass", "reroll eleventh", "reroll amy-pond", "reroll-sonic", "reroll-black"]


@pytest.mark.rule("TOD-RULING-042")
def test_after_a_face_change_nothing_is_re_rolled_any_more() -> None:
    position = alone("eleventh", "amy-pond").sonic(0, 2).lay("capitol", "the-master").stand(0, "capitol")
    position.hand(0, "romanas-screwdriver")
    position.falls(*["black-running"] * 4, "green-running", "blue-science").run(Adventure(0))
    position.choose("pass", "pass", "pass", "face amy-pond")
    assert position.asked == (0, "face")
    assert position.options == ["pass"]
    for choice in ("reroll eleventh", "reroll-sonic", "reroll-black"):
        assert position.refused(choice) == "TOD-REROLL-01"
    assert position.refused("play romanas-screwdriver") == "TOD-RULING-043"
    position.choose("pass", "pass")
    assert position.state.over
    assert sum(position.state.daleks) == 1


# -- the examples ----------------------------------------------------------------------------------


def five_of_six(tokens: int, *crew: str) -> Position:
    """The Orient Express with Sutekh, five of six covered, Diplomacy missing."""
    position = alone("eleventh", *crew).sonic(0, tokens).lay("orient-express", "sutekh")
    position.facing("orient-express", "diplomacy science science cunning tactics tactics")
    blue = ("blue-science", "blue-science", "blue-science")
    position.shows("black-cunning", "black-strength", "green-running", *blue, "red-tactics", "red-tactics")
    position.run(FaceStage(0))
    assert position.covered() == 5
    return position


@pytest.mark.rule("TOD-EX-11")
def test_amy_turns_the_green_die_to_diplomacy_and_the_challenge_is_met() -> None:
    position = five_of_six(3, "amy-pond")
    assert position.options == ["pass", "face amy-pond", "face-sonic"]
    position.choose("face amy-pond")
    assert position.covered() == 6
    assert position.state.is_met()
    assert position.state.tokens[0] == 3
    assert position.state.over


@pytest.mark.rule("TOD-EX-12")
@pytest.mark.parametrize("die", ["black strength", "green running"])
def test_three_tokens_turn_a_spare_die_to_diplomacy_and_the_challenge_is_met(die: str) -> None:
    position = five_of_six(3)
    assert position.options == ["pass", "face-sonic"]
    position.choose("face-sonic", f"die {die}", "to diplomacy")
    assert position.covered() == 6
    assert position.state.is_met()
    assert position.state.tokens[0] == 0
    assert position.state.over
