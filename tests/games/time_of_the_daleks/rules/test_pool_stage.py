"""Stage C: gathering, focusing, cutting, and building anew. TOD-POOL."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.pool_positions import (
    NINE_BLACK,
    alone,
    eleven_and_friends,
    stage_c,
)
from tests.games.time_of_the_daleks.positions import Position, game_with

from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dice_stage import RerollStage
from vortex.games.time_of_the_daleks.rules.effects import ApplyAnomaly

NO_BLACK = NINE_BLACK.replace("9 black", "1 green")


# -- gathering -------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-POOL-02")
def test_event_and_transfer_cards_add_further_dice() -> None:
    position = stage_c(alone().hand(0, "running-start", "space-time-telegraph").sonic(0, 3))
    assert position.dice_of() == {"black": 4, "blue": 1}
    position.choose("play running-start")
    assert position.dice_of() == {"black": 4, "green": 1, "blue": 1}
    position.choose("play space-time-telegraph")
    assert position.dice_of() == {"black": 5, "green": 1, "blue": 1}
    assert position.state.tokens[0] == 1
    assert position.hand_of(0) == []


# -- focusing --------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-POOL-04", "TOD-RULING-045")
def test_a_focus_icon_exchanges_one_black_die_for_one_of_its_colour_once() -> None:
    position = stage_c(alone("eleventh", "rory-williams"))
    assert position.options == ["pass", "focus rory-williams blue"]
    assert position.refused("focus rory-williams green") == "TOD-POOL-04"
    assert position.dice_of() == {"black": 4, "blue": 2}
    position.choose("focus rory-williams blue")
    assert position.dice_of() == {"black": 3, "blue": 3}
    assert position.state.over


@pytest.mark.rule("TOD-POOL-04")
def test_each_focus_icon_of_a_companion_is_an_exchange_of_its_own() -> None:
    position = stage_c(alone("eleventh", "sarah-jane-smith"))
    assert position.dice_of() == {"black": 5, "blue": 1}
    position.choose("focus sarah-jane-smith green")
    assert position.options == ["pass", "focus sarah-jane-smith green"]
    position.choose("focus sarah-jane-smith green")
    assert position.dice_of() == {"black": 3, "green": 2, "blue": 1}
    assert position.state.over


@pytest.mark.rule("TOD-POOL-05")
@pytest.mark.parametrize(
    ("colour", "pool"),
    [("green", {"black": 3, "green": 2, "blue": 1}), ("red", {"black": 3, "green": 1, "blue": 1, "red": 1})],
)
def test_a_split_focus_icon_is_one_exchange_into_one_of_its_two_colours(
    colour: str, pool: dict[str, int]
) -> None:
    position = stage_c(alone("eleventh", "amy-pond").hand(0, "timescoop").sonic(0, 1))
    assert position.options == ["pass", "focus amy-pond green", "focus amy-pond red", "call 2"]
    position.choose(f"focus amy-pond {colour}")
    assert position.dice_of() == pool
    assert position.options == ["pass", "call 2"]
    assert position.refused("focus amy-pond green") == "TOD-RULING-045"
    assert position.refused("focus amy-pond red") == "TOD-RULING-045"


@pytest.mark.rule("TOD-POOL-06")
def test_focusing_is_optional_icon_by_icon() -> None:
    position = stage_c(alone("eleventh", "amy-pond", "rory-williams"))
    position.choose("focus rory-williams blue")
    assert position.options == ["pass", "focus amy-pond green", "focus amy-pond red"]
    position.choose("pass")
    assert position.dice_of() == {"black": 3, "green": 1, "blue": 3}
    unfocused = stage_c(alone("eleventh", "amy-pond", "rory-williams")).choose("pass")
    assert unfocused.dice_of() == {"black": 4, "green": 1, "blue": 2}


@pytest.mark.rule("TOD-RULING-037")
def test_without_a_black_die_no_focus_is_offered(tmp_path: Path) -> None:
    game = game_with(tmp_path, doctors=NO_BLACK)
    position = Position(doctors=("war", "first"), game=game).no_hands().turn_of(0).sonic(0, 0)
    position.crew(0, "rory-williams").hand(0, "timescoop")
    stage_c(position)
    assert position.dice_of() == {"green": 1, "blue": 1}
    assert "focus rory-williams blue" not in position.options
    assert position.refused("focus rory-williams blue") == "TOD-RULING-037"


# -- the cut ---------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-EX-07", "TOD-POOL-07", "TOD-POOL-08")
def test_nine_dice_are_focused_first_and_cut_afterwards(tmp_path: Path) -> None:
    position = stage_c(eleven_and_friends(tmp_path), "orient-express")
    position.choose("focus rory-williams blue", "focus captain-jack red")
    assert position.dice_of() == {"black": 3, "green": 1, "blue": 3, "red": 2}
    assert position.options == [
        "pass",
        "focus amy-pond green",
        "focus amy-pond red",
        "focus captain-jack green",
        "focus captain-jack red",
    ]
    position.choose("pass")
    assert position.asked == (0, "cut")
    assert position.options == ["cut black", "cut green", "cut blue", "cut red"]
    assert position.refused("focus amy-pond green") == "TOD-POOL-07"
    position.choose("cut black")
    assert position.dice_of() == {"black": 2, "green": 1, "blue": 3, "red": 2}
    assert position.state.over


@pytest.mark.rule("TOD-POOL-08", "TOD-RULING-035")
def test_exactly_the_surplus_is_cut_die_by_die_of_the_players_choice() -> None:
    crew = ("sergeant-benton", "craig-owens", "bill-potts")
    position = stage_c(alone("eleventh", *crew, equipment=("confession-dial",))).choose("pass")
    assert position.dice_of() == {"black": 8, "green": 1, "blue": 1, "red": 1}
    assert position.options == ["cut black", "cut green", "cut blue", "cut red"]
    position.choose("cut green")
    assert position.options == ["cut black", "cut blue", "cut red"]
    assert position.refused("pass") == "TOD-POOL-08"
    position.choose("cut black", "cut red")
    assert position.dice_of() == {"black": 7, "blue": 1}
    assert position.asked == (0, "trade-dice")


@pytest.mark.rule("TOD-RULING-035")
def test_a_pool_within_the_limit_is_not_cut() -> None:
    position = stage_c(alone("eleventh", "craig-owens", "dodo-chaplet")).choose("pass")
    assert position.dice_of() == {"black": 6, "green": 1, "blue": 1}
    assert position.state.over


# -- help and cards: when --------------------------------------------------------------------------


@pytest.mark.rule("TOD-POOL-20")
def test_help_is_called_while_the_pool_is_built_and_at_no_other_time() -> None:
    position = alone("eleventh", "craig-owens", "sergeant-benton").sonic(0, 5)
    position.lay("capitol", "the-master").stand(0, "capitol").daleks("gallifrey", 1)
    position.luck(*[0] * 20).run(Adventure(0))
    assert position.asked == (0, "recruit")
    assert position.refused("call 2") == "TOD-POOL-20"
    position.choose("pass")
    assert position.asked == (0, "build-pool")
    assert position.options == ["pass", "call 2"]
    for choice, topic in (
        ("pass", "cut"),
        ("cut red", "exterminate"),
        ("exterminate caller black", "reroll"),
        ("pass", "face"),
    ):
        position.choose(choice)
        assert position.asked == (0, topic)
        assert position.refused("call 2") == "TOD-POOL-20"


@pytest.mark.rule("TOD-RULING-040")
def test_cards_for_dice_are_played_before_the_cut_and_not_after_it() -> None:
    position = alone("eleventh", "craig-owens", "sergeant-benton")
    position.hand(0, "running-start").sonic(0, 1).lay("capitol", "the-master").stand(0, "capitol")
    position.luck(*[0] * 8).run(Adventure(0)).choose("pass")
    assert position.asked == (0, "build-pool")
    assert "play running-start" in position.options
    position.choose("pass")
    assert position.asked == (0, "cut")
    assert position.refused("play running-start") == "TOD-RULING-108"
    position.choose("cut red")
    assert position.asked == (0, "reroll")
    assert "play running-start" not in position.options
    assert position.refused("play running-start") == "TOD-RULING-043"


# -- building anew ---------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-125")
def test_a_late_call_builds_the_pool_anew_and_nothing_is_paid_twice() -> None:
    position = Position(doctors=("eleventh", "first")).no_hands().turn_of(0).sonic(0, 4).sonic(1, 0)
    position.crew(0, "rory-williams").crew(1).hand(0, "running-start")
    stage_c(position)
    position.choose("play running-start", "focus rory-williams blue")
    assert position.dice_of() == {"black": 3, "green": 1, "blue": 3}
    assert position.state.tokens[0] == 3
    position.choose("call 2")
    assert position.asked == (0, "build-pool")
    assert position.dice_of() == {"black": 4, "green": 1, "blue": 2}
    assert position.options == ["pass", "focus rory-williams blue"]
    assert position.state.tokens[0] == 2
    position.choose("focus rory-williams blue")
    assert position.dice_of() == {"black": 3, "green": 1, "blue": 3}
    assert position.asked == (1, "cut")
    assert position.state.tokens[0] == 2


@pytest.mark.rule("TOD-RULING-125")
def test_a_pool_begun_before_a_regeneration_is_built_anew_with_the_new_doctor() -> None:
    position = Position(doctors=("eleventh", "first")).no_hands().turn_of(0).sonic(0, 1).sonic(1, 1)
    position.crew(0, "rory-williams", "amy-pond").crew(1).next_anomaly("the-time-of-the-doctor", "the-chase")
    position.state.ship = 5
    stage_c(position).choose("focus rory-williams blue")
    assert position.dice_of() == {"black": 3, "green": 1, "blue": 3}
    position.choose("call 2", "on-site", "lose amy-pond")
    assert position.asked == (0, "build-pool")
    assert position.dice_of() == {"black": 4, "blue": 1, "red": 1}
    assert "focus rory-williams blue" in position.options


@pytest.mark.rule("TOD-RULING-125")
def test_a_pool_begun_before_an_imprisonment_is_built_anew_without_those_dice() -> None:
    position = Position(doctors=("eleventh", "first")).no_hands().turn_of(0).sonic(0, 1).sonic(1, 1)
    position.crew(0, "sarah-jane-smith").crew(1).next_anomaly("destiny-of-the-daleks")
    position.state.ship = 5
    stage_c(position).choose("focus sarah-jane-smith green", "focus sarah-jane-smith green")
    assert position.dice_of() == {"black": 3, "green": 2, "blue": 1}
    position.hand(0, "timescoop").choose("call 2", "pay-sonic", "on-site")
    assert position.asked == (0, "build-pool")
    assert position.dice_of() == {"black": 5, "blue": 1}
    assert "focus sarah-jane-smith green" not in position.options


@pytest.mark.rule("TOD-RULING-125")
def test_no_pool_is_built_anew_after_the_first_roll() -> None:
    position = alone("eleventh").facing("capitol", "cunning cunning")
    position.shows("green-running", "black-running")
    position.run(ApplyAnomaly(position.anomaly("destiny-of-the-daleks")))
    assert position.dice_of() == {"black": 1, "green": 1}
    position.run(RerollStage(0))
    assert position.asked == (0, "reroll"), "no way back to the pool"
    assert position.dice_of() == {"black": 1, "green": 1}


@pytest.mark.rule("TOD-RULING-125")
def test_a_focus_card_that_was_played_works_again_when_the_pool_is_built_anew() -> None:
    position = Position(doctors=("eleventh", "first")).no_hands().turn_of(0).sonic(0, 1).sonic(1, 0)
    position.crew(0).crew(1).hand(0, "unit-field-radio", "timescoop")
    stage_c(position).choose("play unit-field-radio", "focus unit-field-radio red")
    assert position.dice_of() == {"black": 3, "blue": 1, "red": 1}
    assert "focus unit-field-radio red" not in position.options
    position.choose("call 2", "pay-sonic", "afar")
    assert position.asked == (0, "build-pool")
    assert position.dice_of() == {"black": 4, "blue": 1}, "focus is chosen anew, with all icons"
    position.choose("focus unit-field-radio red")
    assert position.dice_of() == {"black": 3, "blue": 1, "red": 1}


@pytest.mark.rule("TOD-RULING-126", "TOD-HELP-19")
def test_a_bystanders_focus_card_serves_the_pool_of_the_players_choice() -> None:
    for pool, seat in (("caller", 0), ("helper", 1)):
        position = Position(3, doctors=("twelfth", "first", "fourth")).no_hands().turn_of(0)
        position.crew(0).crew(1).hand(2, "unit-field-radio").sonic(2, 5)
        stage_c(position).choose("call 2", "afar")
        assert position.asked == (2, "card-window")
        position.choose("play unit-field-radio")
        assert position.asked == (2, "which-pool")
        assert position.options == ["on caller", "on helper"]
        position.choose(f"on {pool}", "give 1")
        while position.asked != (seat, "build-pool"):
            position.choose("pass" if "pass" in position.options else position.options[0])
        assert "focus unit-field-radio red" in position.options


@pytest.mark.rule("TOD-BT-06")
def test_with_afar_help_and_a_time_breach_the_caller_picks_the_exterminated_die() -> None:
    position = Position(doctors=("twelfth", "first")).no_hands().turn_of(0).sonic(0, 0).sonic(1, 0)
    position.crew(0, "craig-owens").crew(1).daleks("gallifrey", 1)
    stage_c(position, conditions="time breach").choose("call 2")
    assert position.asked == (0, "cut")
    assert position.dice_of() == {"black": 6, "red": 1}
    position.choose("cut red")
    assert position.asked == (1, "cut")
    position.choose("cut black", "cut black")
    assert position.asked == (0, "exterminate")
    assert position.options == ["exterminate caller black", "exterminate helper green"]
    position.choose("exterminate helper green")
    assert position.dice_of() == {"black": 6}
    assert position.dice_of(1) == {}
