"""Stage D2: re-rolls. TOD-REROLL."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.dice_positions import OUT_OF_REACH, missed
from tests.games.time_of_the_daleks.pool_positions import alone
from tests.games.time_of_the_daleks.positions import CAPTAIN_JACK, Position, game_with

from vortex.games.time_of_the_daleks.numbering import COMPANION_SOURCE, USED_FACE, USED_REROLL, used_mark
from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.games.time_of_the_daleks.rules.dice_stage import RerollStage
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn

# -- when and how ----------------------------------------------------------------------------------


@pytest.mark.rule("TOD-REROLL-01")
def test_after_a_roll_that_met_the_challenge_nobody_re_rolls() -> None:
    position = missed(alone().sonic(0, 5), "black-running", "blue-science", challenge="running")
    assert position.state.over
    assert position.looks_of() == ["black-running", "blue-science"]
    assert position.state.tokens[0] == 5


@pytest.mark.rule("TOD-REROLL-01")
def test_before_the_first_roll_there_is_nothing_to_re_roll() -> None:
    position = alone("eleventh", "amy-pond").sonic(0, 5).lay("capitol", "the-master").stand(0, "capitol")
    position.run(Adventure(0)).choose("pass")
    assert position.asked == (0, "build-pool")
    for choice in ("reroll eleventh", "reroll-sonic", "reroll-black"):
        assert choice not in position.options
        assert position.refused(choice) == "TOD-REROLL-01"


@pytest.mark.rule("TOD-REROLL-02")
def test_icons_tokens_and_a_black_die_are_the_three_means() -> None:
    position = missed(alone().sonic(0, 2), "black-running", "blue-science")
    assert position.asked == (0, "reroll")
    assert position.options == ["pass", "reroll eleventh", "reroll-sonic", "reroll-black"]


@pytest.mark.rule("TOD-REROLL-16")
def test_the_three_means_are_mixed_in_any_order() -> None:
    falls = (
        "blue-diplomacy black-strength black-strength blue-science black-tactics blue-cunning blue-diplomacy"
    )
    position = missed(
        alone().sonic(0, 4), "black-running", "black-running", "black-running", "blue-science", falls=falls
    )
    position.choose("reroll-sonic", "die blue science")
    assert position.options == ["pass", "reroll eleventh", "reroll-sonic", "reroll-black"]
    position.choose("reroll-black")
    assert position.looks_of() == ["black-strength", "black-strength", "blue-science"]
    assert position.options == ["pass", "reroll eleventh", "reroll-sonic", "reroll-black"]
    position.choose("reroll eleventh", "die black strength", "pass")
    assert position.looks_of() == ["black-tactics", "black-strength", "blue-science"]
    assert position.options == ["pass", "reroll-sonic", "reroll-black"]
    position.choose("reroll-sonic", "die blue science")
    assert position.looks_of() == ["black-tactics", "black-strength", "blue-cunning"]
    assert position.options == ["pass", "reroll-black"]


@pytest.mark.rule("TOD-REROLL-16", "TOD-RULING-048")
def test_all_means_may_be_left_unused_and_the_failure_taken() -> None:
    position = alone().sonic(0, 5).lay("capitol", "the-master").stand(0, "capitol")
    position.falls(*["black-running"] * 4, "blue-science").run(Adventure(0)).choose("pass", "pass")
    ship = position.state.ship
    assert position.options == ["pass", "reroll eleventh", "reroll-sonic", "reroll-black"]
    position.choose("pass")
    assert position.asked == (0, "face")
    position.choose("pass")
    assert position.state.over
    assert position.state.tokens[0] == 5
    assert sum(position.state.daleks) == 1
    assert position.state.ship == ship + 2


@pytest.mark.rule("TOD-REROLL-03")
def test_one_die_is_re_rolled_again_and_again_by_different_means() -> None:
    position = missed(
        alone("eleventh", "craig-owens", equipment=("stetson",)).sonic(0, 2),
        "black-running",
        falls="black-diplomacy black-science black-tactics black-strength",
    )
    position.choose("reroll eleventh")
    assert position.looks_of() == ["black-diplomacy"]
    position.choose("reroll craig-owens")
    assert position.looks_of() == ["black-science"]
    position.choose("reroll stetson")
    assert position.looks_of() == ["black-tactics"]
    position.choose("reroll-sonic")
    assert position.looks_of() == ["black-strength"]


# -- icons -----------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-REROLL-06")
def test_a_number_icon_re_rolls_at_least_one_and_at_most_that_many_dice() -> None:
    looks = ("black-running", "black-science", "black-tactics", "blue-science")
    one = missed(alone(), *looks, falls="black-strength").choose("reroll eleventh")
    assert one.options == ["die black running", "die black science", "die black tactics"]
    assert one.refused("pass") == "TOD-RULING-047"
    one.choose("die black science", "pass")
    assert one.looks_of() == ["black-running", "black-tactics", "black-strength", "blue-science"]
    two = missed(alone(), *looks, falls="black-strength black-strength").choose("reroll eleventh")
    two.choose("die black science", "die black running")
    assert two.asked == (0, "reroll")
    assert two.looks_of() == ["black-tactics", "black-strength", "black-strength", "blue-science"]


@pytest.mark.rule("TOD-REROLL-07")
def test_an_any_icon_re_rolls_any_selection_up_to_all_dice_of_the_colour() -> None:
    looks = ("green-running", "green-diplomacy", "green-diplomacy", "blue-science")
    some = missed(alone("eleventh", "dodo-chaplet"), *looks, falls="green-tactics")
    some.choose("reroll dodo-chaplet")
    assert some.options == ["die green running", "die green diplomacy"]
    some.choose("die green diplomacy", "pass")
    assert some.looks_of() == ["green-running", "green-diplomacy", "green-tactics", "blue-science"]
    every = missed(
        alone("eleventh", "dodo-chaplet"), *looks, falls="green-tactics green-tactics green-tactics"
    )
    every.choose("reroll dodo-chaplet", "die green diplomacy", "die green diplomacy", "die green running")
    assert every.looks_of() == ["green-tactics", "green-tactics", "green-tactics", "blue-science"]


@pytest.mark.rule("TOD-REROLL-08")
def test_an_all_icon_re_rolls_every_die_of_the_colour_matching_or_not_without_a_choice() -> None:
    looks = ("red-tactics", "red-strength", "red-science", "blue-science")
    position = missed(
        alone("eleventh", "strax"),
        *looks,
        challenge="tactics tactics tactics",
        falls="red-strength red-science red-strength",
    )
    position.choose("reroll strax")
    assert position.looks_of() == ["blue-science", "red-science", "red-strength", "red-strength"]
    assert position.covered() == 0
    assert position.state.over


# -- tokens ----------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-REROLL-09")
def test_two_tokens_re_roll_one_die_of_any_colour() -> None:
    looks = ("black-running", "green-running", "blue-science", "red-tactics")
    position = missed(alone().sonic(0, 3), *looks, falls="red-strength").choose("reroll-sonic")
    assert position.options == [
        "die black running",
        "die green running",
        "die blue science",
        "die red tactics",
    ]
    position.choose("die red tactics")
    assert position.looks_of() == ["black-running", "green-running", "blue-science", "red-strength"]
    assert position.state.tokens[0] == 1
    assert "reroll-sonic" not in position.options
    assert position.refused("reroll-sonic") == "TOD-REROLL-09"


@pytest.mark.rule("TOD-REROLL-10")
def test_the_token_re_roll_is_repeated_while_tokens_last() -> None:
    position = missed(alone().sonic(0, 5), "green-running", falls="green-diplomacy green-tactics")
    position.choose("reroll-sonic")
    assert position.looks_of() == ["green-diplomacy"]
    assert position.state.tokens[0] == 3
    assert position.options == ["pass", "reroll-sonic"]
    position.choose("reroll-sonic")
    assert position.looks_of() == ["green-tactics"]
    assert position.state.tokens[0] == 1
    assert position.state.over


# -- a black die -----------------------------------------------------------------------------------


@pytest.mark.rule("TOD-REROLL-11", "TOD-REROLL-12")
def test_giving_up_a_black_die_re_rolls_all_the_remaining_dice_of_that_pool() -> None:
    position = alone().facing("capitol", OUT_OF_REACH).helped_by(1, True)
    position.shows("black-running", "black-running", "green-running", "red-tactics")
    position.shows("black-running", "blue-science", pool=1)
    position.falls("black-strength", "green-tactics", "red-science").run(RerollStage(0))
    position.choose("reroll-black")
    assert position.looks_of() == ["black-strength", "green-tactics", "red-science"]
    assert position.looks_of(1) == ["black-running", "blue-science"]
    assert position.state.tokens[0] == 0


@pytest.mark.rule("TOD-REROLL-13", "TOD-REROLL-12")
def test_black_dice_are_given_up_one_after_another_while_there_are_any() -> None:
    position = missed(
        alone("fourth").sonic(0, 0).hand(0, "timescoop"),
        "black-running",
        "black-running",
        "green-running",
        falls="black-strength green-running green-tactics",
    )
    position.choose("reroll-black")
    assert position.looks_of() == ["black-strength", "green-running"]
    position.choose("reroll-black")
    assert position.looks_of() == ["green-tactics"]
    assert "reroll-black" not in position.options
    assert position.refused("reroll-black") == "TOD-REROLL-13"


@pytest.mark.rule("TOD-RULING-044")
def test_the_only_die_of_a_pool_cannot_be_given_up() -> None:
    position = alone().facing("capitol", OUT_OF_REACH).helped_by(1, True)
    position.shows("black-running").shows("black-running", "blue-science", pool=1).run(RerollStage(0))
    assert position.asked == (0, "reroll")
    assert position.options == ["pass", "reroll eleventh"]
    assert position.refused("reroll-black") == "TOD-RULING-044"


# -- Fixed Point -----------------------------------------------------------------------------------


@pytest.mark.rule("TOD-BT-07", "TOD-REROLL-14", "TOD-REROLL-15")
def test_at_a_fixed_point_only_a_black_die_re_rolls() -> None:
    position = alone("eleventh", "dodo-chaplet").sonic(0, 5)
    position.hand(0, "romanas-screwdriver")
    looks = ("black-running", "green-running", "blue-science", "red-tactics")
    missed(position, *looks, conditions="fixed point", falls="green-tactics blue-cunning red-science")
    assert position.options == ["pass", "reroll-black"]
    for choice in ("reroll eleventh", "reroll dodo-chaplet", "reroll-sonic", "play romanas-screwdriver"):
        assert position.refused(choice) == "TOD-REROLL-14"
    position.choose("reroll-black")
    assert position.looks_of() == ["green-tactics", "blue-cunning", "red-science"]
    assert position.options == ["pass"]
    assert position.state.tokens[0] == 5


# -- what comes of it ------------------------------------------------------------------------------


@pytest.mark.rule("TOD-REROLL-17")
def test_a_worse_result_counts_all_the_same() -> None:
    position = missed(
        alone(),
        "black-running",
        "blue-science",
        challenge="running cunning tactics",
        falls="black-strength",
    )
    assert position.covered() == 1
    position.choose("reroll eleventh")
    assert position.covered() == 0
    assert position.looks_of() == ["black-strength", "blue-science"]


@pytest.mark.rule("TOD-REROLL-18")
def test_a_re_roll_that_covers_the_challenge_succeeds_at_once() -> None:
    position = alone().sonic(0, 4).crew(0, "handles", "amy-pond", "rory-williams")
    position.lay("drylands", "the-time-meddler").stand(0, "drylands")
    first = ("black-running", "black-diplomacy", "black-tactics", "black-strength", "black-strength")
    position.falls(*first, "green-running", *["blue-science"] * 2, "black-cunning").run(Adventure(0))
    position.choose("pass")
    assert position.asked == (0, "cut")
    position.choose("cut blue")
    assert position.asked == (0, "reroll")
    position.choose("reroll-sonic", "die black strength")
    assert position.state.over
    assert position.dilemma_at("drylands") == ""
    assert position.state.tokens[0] == 2
    assert position.state.tardis[0] == position.pack.earth_space + 2


# -- rulings ---------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-045")
def test_used_icons_work_again_when_a_new_turn_begins_a_dalek_turn_included() -> None:
    position = alone("eleventh", "amy-pond")
    amy = COMPANION_SOURCE + position.companion("amy-pond")
    used = (used_mark(amy, USED_REROLL), used_mark(amy, USED_FACE))
    position.state.used = used
    position.run(PlayerTurn(1))
    assert not position.state.used
    position.state.used = used
    position.hand(0, "timescoop").run(DalekTurn())
    assert position.asked == (0, "card-window")
    assert not position.state.used


@pytest.mark.rule("TOD-RULING-047")
def test_the_dice_of_one_icon_are_chosen_first_and_then_rolled_together_once_each() -> None:
    position = missed(
        alone(),
        "black-running",
        "black-science",
        "blue-science",
        falls="black-science black-tactics",
    )
    position.choose("reroll eleventh", "die black science")
    assert position.looks_of() == ["black-running", "black-science", "blue-science"]
    assert position.options == ["pass", "die black running"]
    position.choose("die black running")
    assert position.looks_of() == ["black-science", "black-tactics", "blue-science"]
    assert position.asked == (0, "reroll")


@pytest.mark.rule("TOD-BT-09")
def test_five_tokens_are_two_re_rolls_or_one_re_roll_and_one_face_change() -> None:
    def rolled() -> Position:
        position = alone("fourth").sonic(0, 5).crew(0).lay("capitol", "the-master").stand(0, "capitol")
        fourth = position.pack.source_keys.index("fourth")
        position.state.used = (used_mark(fourth, USED_REROLL), used_mark(fourth, USED_FACE))
        position.falls(*["black-running"] * 4, "blue-science", "blue-science", "blue-science")
        return position.run(Adventure(0)).choose("pass", "pass")

    twice = rolled()
    assert twice.options == ["pass", "reroll-sonic", "reroll-black"]
    twice.choose("reroll-sonic", "die blue science", "reroll-sonic", "die blue science")
    assert twice.state.tokens[0] == 1
    assert twice.options == ["pass", "reroll-black"]
    twice.choose("pass")
    assert twice.state.over

    once = rolled().choose("reroll-sonic", "die blue science", "pass")
    assert once.asked == (0, "face")
    assert once.options == ["pass", "face-sonic"]
    once.choose("face-sonic", "die blue science", "to cunning")
    assert once.state.tokens[0] == 0
    assert once.state.over

    never = rolled().choose("pass", "face-sonic", "die blue science", "to cunning")
    assert never.state.tokens[0] == 2
    assert never.state.over


# -- the example -----------------------------------------------------------------------------------


@pytest.mark.rule("TOD-EX-10", "TOD-REROLL-08")
def test_bow_tie_and_captain_jack_bring_three_of_six_to_five(tmp_path: Path) -> None:
    position = Position(game=game_with(tmp_path, companions=CAPTAIN_JACK)).no_hands().turn_of(0).sonic(0, 3)
    position.crew(0, part_time=("captain-jack",)).lay("orient-express", "sutekh")
    position.facing("orient-express", "diplomacy science science cunning tactics tactics")
    blue = ("blue-science", "blue-science", "blue-science")
    position.shows("black-running", "black-strength", "green-running", *blue, "red-tactics", "red-strength")
    position.falls("black-cunning", "black-strength", "red-tactics", "red-tactics").run(RerollStage(0))
    assert position.covered() == 3
    position.choose("reroll eleventh", "die black running", "die black strength")
    assert position.covered() == 4
    assert position.options == ["pass", "reroll captain-jack", "reroll-sonic", "reroll-black"]
    position.choose("reroll captain-jack")
    assert position.covered() == 5
    assert position.refused("reroll eleventh") == "TOD-REROLL-05"
    assert position.refused("reroll captain-jack") == "TOD-REROLL-05"
    assert position.options == ["pass", "reroll-sonic", "reroll-black"]
