"""Two pools in one Adventure: TOD-HELP and its rulings, from the pools to the dice."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.help_positions import ANGELS, building, cut_as_offered, table

from vortex.games.time_of_the_daleks.events import DiceLapsed
from vortex.games.time_of_the_daleks.numbering import BLACK
from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.pool_stage import Exterminate
from vortex.kernel.state import NOBODY


@pytest.mark.rule("TOD-HELP-12", "TOD-HELP-13", "TOD-HELP-14", "TOD-HELP-15")
@pytest.mark.parametrize(
    ("how", "conditions", "callers", "helpers"),
    [
        ("afar", "", 7, 1),
        ("afar", "time breach", 6, 1),
        ("on-site", "", 5, 3),
        ("on-site", "time breach", 4, 3),
    ],
)
def test_with_help_there_are_two_pools_with_limits_of_their_own(
    how: str, conditions: str, callers: int, helpers: int
) -> None:
    position = table().crew(0, "craig-owens", "harry-sullivan", "bill-potts")
    building(position, conditions=conditions).choose("call 2", how)
    cut_as_offered(position)
    assert sum(position.dice_of(0).values()) == callers
    assert sum(position.dice_of(1).values()) == helpers


@pytest.mark.rule("TOD-HELP-16")
def test_each_pool_is_gathered_and_focused_from_its_own_cards_before_its_cut() -> None:
    position = building(table().crew(0, "rory-williams").crew(1, "sarah-jane-smith"))
    position.choose("call 2", "on-site")
    assert position.asked == (0, "build-pool")
    assert position.dice_of(0) == {"black": 4, "blue": 2}
    position.choose("focus rory-williams blue")
    assert position.asked == (0, "cut")
    assert position.dice_of(0) == {"black": 3, "blue": 3}
    position.choose("cut blue")
    assert position.asked == (1, "build-pool")
    assert position.dice_of(1) == {"black": 5, "blue": 1}
    position.choose("focus sarah-jane-smith green", "focus sarah-jane-smith green")
    assert position.asked == (1, "cut")
    assert position.dice_of(1) == {"black": 3, "green": 2, "blue": 1}
    assert position.dice_of(0) == {"black": 3, "blue": 2}


@pytest.mark.rule("TOD-HELP-17", "TOD-RULING-066")
def test_three_dice_of_a_colour_are_all_that_both_pools_have() -> None:
    position = building(table().crew(0, "rory-williams").crew(1, "osgood")).choose("call 2", "on-site")
    position.choose("focus rory-williams blue", "cut black")
    assert position.dice_of(0) == {"black": 2, "blue": 3}
    assert position.dice_of(1) == {"black": 3}
    assert position.state.asked == NOBODY


@pytest.mark.rule("TOD-HELP-17", "TOD-RULING-066")
def test_the_helper_may_use_the_dice_that_the_caller_has_cut() -> None:
    position = building(table().crew(0, "rory-williams").crew(1, "sarah-jane-smith", "osgood"))
    position.choose("call 2", "on-site", "focus rory-williams blue", "cut blue")
    assert position.dice_of(0) == {"black": 3, "blue": 2}
    assert position.asked == (1, "build-pool")
    assert position.refused("focus osgood blue") == "TOD-RULING-037"
    position.choose("pass")
    assert position.asked == (1, "cut")
    assert position.dice_of(1) == {"black": 5, "blue": 1}


@pytest.mark.rule("TOD-RULING-066")
def test_the_helper_has_only_the_black_dice_that_the_caller_left() -> None:
    position = building(table().crew(0, "craig-owens", "harry-sullivan")).choose("call 2", "afar", "pass")
    assert position.asked == (0, "cut")
    position.choose("cut blue")
    assert position.dice_of(0) == {"black": 7}
    assert position.asked == (1, "cut")
    assert position.dice_of(1) == {"black": 1, "blue": 1}


@pytest.mark.rule("TOD-RULING-065")
def test_what_the_helper_cannot_fill_is_lost() -> None:
    position = table().in_force("destiny-of-the-daleks").crew(0, "craig-owens", "harry-sullivan")
    position.in_force("death-to-the-daleks").be(1, "first").crew(
        0, "craig-owens", "harry-sullivan", "bill-potts"
    )
    # All but four black dice lie on a Task, so the caller's five leave the helper nothing.
    position.state.prison[4 * position.anomaly("destiny-of-the-daleks")] = 4
    building(position).choose("call 2", "on-site", "pass")
    assert position.dice_of(0) == {"black": 4, "blue": 1}
    assert position.dice_of(1) == {}
    assert sum(position.state.pool) == 5


@pytest.mark.rule("TOD-HELP-18")
def test_cards_on_a_console_act_on_their_owners_dice_only() -> None:
    position = table().crew(1, "sarah-jane-smith").equip(0, "long-scarf").sonic(0, 0).hand(0, "key-to-time")
    position.facing("mars-future", ANGELS).helped_by(1, True)
    position.shows("blue-science", "red-strength").shows("black-science", "green-diplomacy", pool=1)
    position.run(RerollStage(0))
    assert position.asked == (0, "reroll")
    assert position.options == ["pass"]
    assert position.refused("reroll sarah-jane-smith") == "TOD-HELP-18"
    assert position.refused("reroll long-scarf") == "TOD-RULING-043"
    assert position.refused("reroll eleventh") == "TOD-RULING-043"
    position.choose("pass")
    assert position.asked == (1, "reroll")
    assert position.options == [
        "pass",
        "reroll fourth",
        "reroll sarah-jane-smith",
        "reroll-sonic",
        "reroll-black",
    ]


@pytest.mark.rule("TOD-HELP-19")
def test_an_any_adventure_card_acts_on_the_pool_that_its_player_picks() -> None:
    position = table(seats=3).hand(2, "romanas-screwdriver").sonic(0, 0).sonic(1, 0)
    position.facing("mars-future", ANGELS).helped_by(1, True)
    position.shows("blue-science").shows("red-strength", "red-science", pool=1).be(0, "twelfth").be(
        1, "first"
    )
    position.run(RerollStage(0))
    assert position.asked == (2, "card-window")
    position.choose("play romanas-screwdriver")
    assert position.options == ["on caller", "on helper"]
    position.choose("on helper")
    assert position.options == ["die red science", "die red strength"]
    position.falls("red-tactics").choose("die red strength", "give 1")
    assert position.state.dice[24 + 18 : 24 + 24] == [0, 0, 1, 0, 1, 0]
    assert position.dice_of(0) == {"blue": 1}


@pytest.mark.rule("TOD-HELP-19")
def test_an_any_adventure_card_adds_its_die_to_either_pool() -> None:
    position = building(table().hand(0, "space-time-telegraph")).choose("call 2", "pay-sonic", "afar")
    position.choose("play space-time-telegraph")
    assert position.options == ["on caller", "on helper"]
    position.state.events = []
    position.choose("on helper")
    assert DiceLapsed(1, BLACK, 1) in position.state.events
    assert position.dice_of(0) == {"black": 4, "blue": 1}
    assert position.asked == (1, "build-pool")
    assert position.dice_of(1) == {"black": 4, "blue": 1}, "the box has eight black dice"


@pytest.mark.rule("TOD-HELP-20")
def test_the_callers_black_die_rolls_the_callers_pool_only() -> None:
    position = table().facing("mars-future", ANGELS).helped_by(1, True)
    position.shows("black-science", "blue-diplomacy").shows("black-diplomacy", "green-diplomacy", pool=1)
    position.run(RerollStage(0)).falls("blue-cunning").choose("reroll-black")
    assert position.dice_of(0) == {"blue": 1}
    assert position.dice_of(1) == {"black": 1, "green": 1}
    assert position.state.shown == [0, 2, 0, 1, 0, 0]


@pytest.mark.rule("TOD-HELP-20", "TOD-HELP-21")
def test_the_helper_has_to_give_up_a_black_die_of_the_own_pool() -> None:
    position = table().facing("mars-future", ANGELS).helped_by(1, True)
    position.shows("black-science", "black-science", "blue-science")
    position.shows("black-diplomacy", "green-diplomacy", pool=1)
    position.run(RerollStage(0)).choose("pass")
    assert position.asked == (1, "reroll")
    position.falls("green-running").choose("reroll-black")
    assert position.dice_of(0) == {"black": 2, "blue": 1}
    assert position.dice_of(1) == {"green": 1}
    assert position.state.shown == [1, 0, 3, 0, 0, 0]
    position.choose("pass")
    assert position.asked == (1, "reroll")
    assert position.refused("reroll-black") == "TOD-REROLL-13"


@pytest.mark.rule("TOD-HELP-22", "TOD-HELP-23", "TOD-RULING-072")
def test_the_caller_exterminates_dice_of_either_pool_down_to_none() -> None:
    position = table().daleks("mars", 2).facing("mars-future", ANGELS).helped_by(1, True)
    position.pool(0, black=4, blue=1).pool(1, black=1, green=1).run(Exterminate(0))
    assert position.asked == (0, "exterminate")
    assert position.options == [
        "exterminate caller black",
        "exterminate caller blue",
        "exterminate helper black",
        "exterminate helper green",
    ]
    position.choose("exterminate helper black")
    assert position.asked == (0, "exterminate")
    position.choose("exterminate helper green")
    assert position.state.asked == NOBODY
    assert position.dice_of(0) == {"black": 4, "blue": 1}
    assert position.dice_of(1) == {}


@pytest.mark.rule("TOD-HELP-23")
def test_on_earth_only_the_daleks_of_the_callers_zone_count_with_help() -> None:
    position = table(zone="earth-past").daleks("earth-past", 1).daleks("earth-present", 2)
    position.facing("earth-past", ANGELS).helped_by(1, False)
    position.state.places[1] = position.zone("earth-present")
    position.pool(0, black=4).pool(1, black=1).run(Exterminate(0)).choose("exterminate caller black")
    assert position.state.asked == NOBODY
    assert position.dice_of(0) == {"black": 3}
    assert position.dice_of(1) == {"black": 1}


@pytest.mark.rule("TOD-HELP-24")
@pytest.mark.parametrize(("last", "met"), [("running", True), ("science", False)])
def test_both_pools_together_have_to_cover_the_challenge(last: str, met: bool) -> None:
    position = table().sonic(0, 0).facing("mars-future", "running running cunning").helped_by(1, True)
    position.shows("green-running", "blue-cunning").shows(f"black-{last}", pool=1).run(RerollStage(0))
    assert position.state.is_met() is met
    assert (position.state.asked == NOBODY) is met


@pytest.mark.rule("TOD-HELP-25", "TOD-RULING-067")
def test_tokens_of_caller_and_helper_work_on_their_own_dice() -> None:
    position = table().sonic(0, 2).sonic(1, 5).facing("mars-future", ANGELS).helped_by(1, True)
    position.shows("green-tactics", "blue-cunning").shows("red-strength", "blue-science", pool=1)
    position.run(RerollStage(0)).choose("reroll-sonic")
    assert position.options == ["die green tactics", "die blue cunning"]
    position.falls("green-running").choose("die green tactics")
    assert position.state.tokens == [0, 5]
    assert position.asked == (1, "reroll")
    position.choose("reroll-sonic")
    assert position.options == ["die blue science", "die red strength"]
    position.falls("blue-science").choose("die blue science")
    assert position.state.tokens == [0, 3]
    position.run(FaceStage(0))
    assert position.asked == (1, "face")
    position.choose("face-sonic")
    assert position.options == ["die blue science", "die red strength"]
    position.choose("die red strength", "to running")
    assert position.state.tokens == [0, 0]
    assert position.dice_of(1) == {"blue": 1, "red": 1}
    assert position.state.shown == [2, 0, 1, 1, 0, 0]


@pytest.mark.rule("TOD-RULING-067")
def test_nobody_spends_tokens_on_the_other_pool() -> None:
    position = table().hand(0, "key-to-time").facing("mars-future", ANGELS).helped_by(1, True)
    position.shows("black-science", "blue-science", pool=1).run(RerollStage(0))
    assert position.asked == (0, "reroll")
    assert position.options == ["pass"]
    position.run(FaceStage(0))
    assert position.asked == (0, "face")
    assert position.options == ["pass"]


@pytest.mark.rule("TOD-HELP-33")
def test_a_fixed_point_binds_both_doctors() -> None:
    position = table().facing("mars-future", ANGELS, "fixed point").helped_by(1, True)
    position.shows("black-science", "blue-science").shows("black-science", "blue-science", pool=1)
    position.run(RerollStage(0))
    assert (position.asked, position.options) == ((0, "reroll"), ["pass", "reroll-black"])
    position.choose("pass")
    assert (position.asked, position.options) == ((1, "reroll"), ["pass", "reroll-black"])


@pytest.mark.rule("TOD-HELP-33")
def test_time_locked_binds_both_doctors() -> None:
    position = table().hand(0, "key-to-time").hand(1, "fez").facing("mars-future", ANGELS, "time locked")
    position.helped_by(1, True).shows("black-science").shows("black-science", pool=1)
    assert position.run(FaceStage(0)).state.asked == NOBODY


@pytest.mark.rule("TOD-RULING-073")
def test_caller_and_helper_take_turns_until_both_pass_in_succession() -> None:
    position = table().crew(0, "amy-pond").facing("mars-future", ANGELS).helped_by(1, True)
    position.shows("green-diplomacy", "black-science").shows("black-science", "blue-science", pool=1)
    position.run(RerollStage(0))
    assert position.asked == (0, "reroll")
    position.falls("green-diplomacy", "blue-cunning").choose("reroll amy-pond")
    assert position.asked == (0, "reroll")
    position.choose("pass")
    assert position.asked == (1, "reroll")
    position.choose("reroll fourth")
    assert position.asked == (0, "reroll")
    position.choose("pass")
    assert position.asked == (1, "reroll")
    position.choose("pass")
    assert position.state.asked == NOBODY
    position.run(FaceStage(0))
    assert position.asked == (0, "face")
    position.choose("pass")
    assert position.asked == (1, "face")
    position.choose("face fourth")
    assert position.asked == (0, "face")
    position.choose("pass")
    assert position.asked == (1, "face")
    position.choose("pass")
    assert position.state.asked == NOBODY


@pytest.mark.rule("TOD-RULING-073")
def test_both_pools_are_rolled_together() -> None:
    position = table().sonic(0, 1).crew(1, "sarah-jane-smith").be(1, "first")
    position.run(Adventure(0)).choose(
        "pass", "call 2", "afar", "focus sarah-jane-smith green", "pass", "cut black"
    )
    position.choose("cut black")
    assert position.asked == (1, "cut")
    position.falls(
        "black-science", "black-science", "black-science", "black-science", "blue-science", "green-running"
    )
    while position.state.topic == "cut":
        position.choose("cut black")
    assert position.state.topic == "reroll"
    assert position.dice_of(0) == {"black": 4, "blue": 1}
    assert position.dice_of(1) == {"green": 1}


@pytest.mark.rule("TOD-RULING-074")
@pytest.mark.parametrize("how", ["afar", "on-site"])
def test_adventure_cards_serve_helpers_of_either_kind(how: str) -> None:
    position = building(table(seats=3).stand(1, "mars-future").hand(1, "running-start").hand(2, "geronimo"))
    position.choose("call 2", how)
    assert position.asked == (2, "card-window")
    assert position.options == ["pass"]
    position.choose("pass")
    assert position.asked == (1, "build-pool")
    assert position.options == ["pass", "play running-start"]
    position.choose("play running-start")
    assert position.dice_of(1)["green"] == 1
