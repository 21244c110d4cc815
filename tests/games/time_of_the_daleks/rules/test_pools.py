"""What a pool holds and how large it may be, in numbers. TOD-POOL."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.pool_positions import (
    NINE_BLACK,
    TWO_BLUE_ICONS,
    alone,
    eleven_and_friends,
    stage_c,
)
from tests.games.time_of_the_daleks.positions import Position, game_with

from vortex.games.time_of_the_daleks.events import DiceLapsed
from vortex.games.time_of_the_daleks.numbering import COLOURS
from vortex.games.time_of_the_daleks.rules.dice_stage import RerollStage


@pytest.mark.rule("TOD-EX-06", "TOD-POOL-01", "TOD-POOL-03")
def test_the_starting_pool_is_the_sum_of_all_add_icons_on_the_own_console(tmp_path: Path) -> None:
    position = eleven_and_friends(tmp_path)
    position.crew(1, "strax").equip(1, "centurions-sword")
    stage_c(position, "orient-express")
    assert position.asked == (0, "build-pool")
    assert position.dice_of() == {"black": 5, "green": 1, "blue": 2, "red": 1}
    assert position.dice_of(1) == {}


@pytest.mark.rule("TOD-POOL-01")
def test_equipment_in_hand_brings_no_dice() -> None:
    position = stage_c(alone().hand(0, "fez"))
    assert position.dice_of() == {"black": 4, "blue": 1}
    assert position.refused("play fez") == "TOD-CARD-01"


@pytest.mark.rule("TOD-RULING-037", "TOD-EX-07")
def test_no_focus_is_offered_into_a_colour_of_which_the_pool_counts_three(tmp_path: Path) -> None:
    position = eleven_and_friends(tmp_path).equip(0, "fez", "sonic-sunglasses")
    stage_c(position, "orient-express")
    assert "focus sonic-sunglasses blue" in position.options
    position.choose("focus rory-williams blue")
    assert position.dice_of() == {"black": 4, "green": 1, "blue": 3, "red": 1}
    assert "focus sonic-sunglasses blue" not in position.options
    assert position.refused("focus sonic-sunglasses blue") == "TOD-RULING-037"


@pytest.mark.rule("TOD-BT-27", "TOD-RULING-037", "TOD-POOL-17")
def test_imprisoned_green_dice_close_a_green_icon_and_leave_a_split_one_its_other_colour() -> None:
    position = stage_c(alone("eleventh", "dodo-chaplet", "amy-pond").in_force("destiny-of-the-daleks"))
    assert position.options == ["pass", "focus amy-pond red"]
    assert position.refused("focus dodo-chaplet green") == "TOD-RULING-037"
    assert position.refused("focus amy-pond green") == "TOD-RULING-037"
    position.choose("focus amy-pond red")
    assert position.dice_of() == {"black": 3, "blue": 1, "red": 1}


@pytest.mark.rule("TOD-RULING-037")
def test_dice_in_the_callers_pool_are_missing_for_the_helpers_focus() -> None:
    position = Position(doctors=("eleventh", "first")).no_hands().turn_of(0).sonic(0, 1).sonic(1, 0)
    position.crew(0, "rory-williams").crew(1, "romana").hand(1, "timescoop")
    stage_c(position).choose("call 2", "afar", "focus rory-williams blue")
    assert position.asked == (1, "build-pool")
    assert position.dice_of() == {"black": 3, "blue": 3}
    assert position.options == ["pass", "focus romana green"]
    assert position.refused("focus romana blue") == "TOD-RULING-037"


@pytest.mark.rule("TOD-POOL-09", "TOD-RULING-034")
@pytest.mark.parametrize(
    ("doctor", "crew", "colour"),
    [
        ("first", ("dodo-chaplet", "jenny-flint", "vicki"), "green"),
        ("fourth", ("rory-williams", "kate-stewart", "osgood"), "blue"),
        ("twelfth", ("ian-chesterton", "the-brigadier", "leela"), "red"),
    ],
)
def test_the_fourth_die_of_a_colour_is_never_in_the_pool(
    doctor: str, crew: tuple[str, ...], colour: str
) -> None:
    position = alone(doctor, *crew, equipment=("fez",))
    position.state.events = []
    stage_c(position)
    assert position.asked == (0, "build-pool")
    assert position.dice_of() == {"black": 5, colour: 3}
    assert DiceLapsed(0, COLOURS.index(colour), 1) in position.state.events
    position.choose("pass")
    assert position.dice_of() == {"black": 5, colour: 3}
    assert position.state.over


@pytest.mark.rule("TOD-POOL-10")
def test_a_pool_may_be_all_black_with_eight_dice() -> None:
    position = stage_c(alone("eleventh", "craig-owens", "harry-sullivan", equipment=("fez",))).choose("pass")
    assert position.dice_of() == {"black": 8, "blue": 1}
    position.choose("cut blue")
    assert position.dice_of() == {"black": 8}


@pytest.mark.rule("TOD-BT-29", "TOD-RULING-033", "TOD-POOL-10")
def test_of_nine_black_by_icons_the_eight_in_the_box_are_gathered(tmp_path: Path) -> None:
    game = game_with(tmp_path, doctors=NINE_BLACK, companions=TWO_BLUE_ICONS)
    position = Position(doctors=("war", "first"), game=game).no_hands().turn_of(0).sonic(0, 0)
    position.crew(0, "zoe")
    stage_c(position)
    assert position.dice_of() == {"black": 8}
    position.choose("focus zoe blue", "focus zoe blue")
    assert position.dice_of() == {"black": 6, "blue": 2}
    assert position.state.over, "nothing is left to cut"


@pytest.mark.rule("TOD-RULING-033", "TOD-POOL-10")
def test_a_ninth_black_die_lapses_without_compensation(tmp_path: Path) -> None:
    game = game_with(tmp_path, doctors=NINE_BLACK)
    position = Position(doctors=("war", "first"), game=game).no_hands().turn_of(0).sonic(0, 0).crew(0)
    stage_c(position)
    assert position.dice_of() == {"black": 8}
    assert position.state.tokens[0] == 0
    assert position.state.over


@pytest.mark.rule("TOD-RULING-033", "TOD-POOL-17")
def test_green_icons_give_nothing_while_the_green_dice_are_imprisoned() -> None:
    position = alone("first", "bill-potts").in_force("destiny-of-the-daleks")
    position.state.events = []
    stage_c(position)
    assert position.dice_of() == {"black": 5}, "none is shown at any time"
    assert DiceLapsed(0, COLOURS.index("green"), 2) in position.state.events


@pytest.mark.rule("TOD-RULING-033", "TOD-POOL-17", "TOD-POOL-02")
def test_a_card_whose_die_is_imprisoned_is_not_offered() -> None:
    position = alone("eleventh").hand(0, "running-start").sonic(0, 1).in_force("destiny-of-the-daleks")
    stage_c(position)
    assert "play running-start" not in position.options
    assert position.refused("play running-start") == "TOD-RULING-043"
    position.state.prison[4 * position.anomaly("destiny-of-the-daleks") + COLOURS.index("green")] = 2
    assert "play running-start" in stage_c(position).options
    freed = alone("first", "bill-potts").in_force("destiny-of-the-daleks")
    freed.state.prison[4 * freed.anomaly("destiny-of-the-daleks") + 1] = 2
    stage_c(freed).choose("pass")
    assert freed.dice_of() == {"black": 5, "green": 1}


@pytest.mark.rule("TOD-POOL-11", "TOD-BT-05")
def test_a_time_breach_lowers_the_limit_to_seven_before_extermination() -> None:
    crew = ("craig-owens", "sergeant-benton")
    position = alone("eleventh", *crew).daleks("gallifrey", 1)
    stage_c(position, conditions="time breach")
    assert position.asked == (0, "cut")
    assert sum(position.dice_of().values()) == 9
    position.choose("cut black", "cut black")
    assert position.asked == (0, "exterminate")
    assert position.dice_of() == {"black": 5, "blue": 1, "red": 1}
    position.choose("exterminate caller black")
    assert position.dice_of() == {"black": 4, "blue": 1, "red": 1}
    assert position.state.over


@pytest.mark.rule("TOD-RULING-040")
@pytest.mark.parametrize(
    ("conditions", "exterminated", "dice", "has_room"),
    [
        ("", 0, 8, False),
        ("", 0, 7, True),
        ("", 1, 7, False),
        ("", 1, 6, True),
        ("time breach", 0, 7, False),
        ("time breach", 2, 4, True),
    ],
)
def test_a_late_die_needs_room_within_the_limit_less_the_exterminated(
    conditions: str, exterminated: int, dice: int, has_room: bool
) -> None:
    position = alone("eleventh").hand(0, "geronimo").sonic(0, 1)
    position.facing("capitol", "cunning cunning", conditions)
    position.shows("blue-science", *["black-running"] * (dice - 1))
    position.state.exterminated = exterminated
    position.luck(position.face("black", "strength")).run(RerollStage(0))
    assert ("play geronimo" in position.options) == has_room
    if has_room:
        position.choose("play geronimo")
        assert sum(position.dice_of().values()) == dice + 1
        assert position.state.shown == [dice - 1, 0, 1, 0, 0, 1]
