"""The moments at which anybody may use a card, and what a card in one of them changes: TOD-RULING-108."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.positions import Position, game_with
from tests.games.time_of_the_daleks.table_positions import EARTH, adventure, helped_by, table

from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools, CallersPool
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.resolve import Failure
from vortex.games.time_of_the_daleks.rules.travel import RollTardisDie, Travel
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn, Round

# -- before a fail cost -----------------------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-108", "TOD-RESOLVE-14")
def test_tokens_can_be_raised_before_a_fail_cost_is_paid() -> None:
    """The Sontarans: ship forward one, or lose three Sonic Charges."""
    position = table(2).hand(0, "eye-of-harmony").sonic(0, 1).lay("mars-past", "the-sontarans")
    position.facing("mars-past", "running").run(Failure(0))
    assert position.asked == (0, "card-window")
    assert position.options == ["pass", "play eye-of-harmony"]
    assert sum(position.state.daleks) == 1, "the Dalek is there already"
    position.choose("play eye-of-harmony")
    assert position.asked == (0, "alternative")
    position.choose("choose 2")
    assert position.state.tokens[0] == 0


@pytest.mark.rule("TOD-RULING-108")
def test_a_player_who_owes_a_fail_cost_is_asked_first_whatever_the_hand_holds() -> None:
    position = four_hands(table(4)).lay("mars-past", "the-sontarans").facing("mars-past", "running")
    position.helped_by(1, True).run(Failure(0))
    assert position.asked == (0, "card-window")
    assert position.options == ["pass"]
    assert position.refused("play fez") == "TOD-CARD-01"
    position.choose("pass")
    assert position.asked == (1, "card-window"), "the caller can pay only with the ship"
    assert position.refused("play timescoop") == "TOD-CARD-05"
    position.choose("pass")
    assert position.asked == (-1, "")


# -- the windows -----------------------------------------------------------------------------------


def asked_in_turn(position: Position, topic: str = "card-window") -> list[int]:
    """Everybody passes; who was asked, one after the other, until another question comes."""
    found: list[int] = []
    while position.state.topic == topic:
        found.append(position.state.asked)
        assert position.options[0] == "pass"
        position.choose("pass")
    return found


def four_hands(position: Position) -> Position:
    """Cards that nobody can play in an Adventure, with any charges; seat 2 has none at all."""
    return position.hand(0, "fez").hand(1, "timescoop").hand(2).hand(3, "stetson")


@pytest.mark.rule("TOD-RULING-108", "TOD-PREP-03")
def test_window_1_in_prepare_after_the_token_gain_asks_all_others_with_cards() -> None:
    position = four_hands(table(4)).run(Prepare(0))
    assert position.state.tokens == [2, 0, 0, 0], "the gain comes first"
    assert position.options == ["pass"], "whatever the hand holds"
    assert asked_in_turn(position) == [1, 3]
    assert position.asked == (0, "prepare")


@pytest.mark.rule("TOD-RULING-108")
def test_window_1_goes_in_turn_order_from_the_active_player() -> None:
    position = four_hands(table(4, active=2)).run(Prepare(2))
    assert asked_in_turn(position) == [3, 0, 1]
    assert position.asked != (2, "card-window")


@pytest.mark.rule("TOD-RULING-108")
def test_window_2_after_a_tardis_roll_asks_the_active_player_too_and_first() -> None:
    position = four_hands(table(4, active=3))
    position.luck(position.tardis_face(False)).run(RollTardisDie(3))
    assert asked_in_turn(position) == [3, 0, 1]
    assert position.asked == (3, "zone")


@pytest.mark.rule("TOD-RULING-108")
def test_without_a_roll_there_is_no_window_2() -> None:
    position = four_hands(table(4)).stand(0, EARTH).lay(EARTH, "missy", face_up=False).run(Travel(0))
    position.choose("go earth-past")
    assert position.state.asked == -1, "the Travel step is over"


@pytest.mark.rule("TOD-RULING-108", "TOD-BT-32")
def test_window_3_before_the_first_cut_asks_those_who_take_no_part_whatever_they_hold() -> None:
    position = four_hands(adventure(4)).crew(0, "craig-owens", "bill-potts").run(CallersPool(0))
    assert position.asked == (0, "build-pool")
    position.choose("pass")
    assert position.asked == (1, "card-window")
    assert position.hand_of(1) == ["timescoop"], "only a Prepare card"
    assert position.options == ["pass"]
    assert asked_in_turn(position) == [1, 3]
    assert position.asked == (0, "cut"), "the first cut comes after the window"


@pytest.mark.rule("TOD-RULING-108")
def test_windows_3_4_and_5_leave_out_the_helper_as_well() -> None:
    position = helped_by(four_hands(adventure(4)), 1).run(CallersPool(0)).choose("pass")
    assert asked_in_turn(position) == [3]
    position = helped_by(four_hands(adventure(4)), 1).shows("black-science").run(RerollStage(0))
    position.choose("pass", "pass")
    assert asked_in_turn(position) == [3]
    position = helped_by(four_hands(adventure(4)), 1).shows("black-science").run(FaceStage(0))
    position.choose("pass", "pass")
    assert asked_in_turn(position) == [3]


@pytest.mark.rule("TOD-RULING-108")
def test_with_all_players_in_the_adventure_there_is_no_window_in_it() -> None:
    position = helped_by(adventure(2).hand(0, "fez").hand(1, "stetson"), 1).run(BuildPools(0))
    assert position.asked == (0, "build-pool")
    position.choose("pass")
    assert position.asked == (1, "build-pool")


@pytest.mark.rule("TOD-RULING-108")
def test_window_4_stands_at_the_end_of_the_re_rolls_and_window_5_at_the_end_of_the_face_changes() -> None:
    position = four_hands(adventure(4)).shows("black-science").run(RerollStage(0))
    assert position.asked == (0, "reroll")
    position.choose("pass")
    assert asked_in_turn(position) == [1, 3]
    assert position.state.asked == -1
    position.run(FaceStage(0))
    assert position.asked == (0, "face")
    position.choose("pass")
    assert asked_in_turn(position) == [1, 3]


@pytest.mark.rule("TOD-RULING-108")
def test_window_5_is_open_under_time_locked_though_nobody_can_turn_a_die() -> None:
    position = four_hands(adventure(4, conditions="time locked")).sonic(0, 5).shows("black-science")
    position.run(FaceStage(0))
    assert asked_in_turn(position) == [1, 3]
    assert position.state.asked == -1


@pytest.mark.rule("TOD-RULING-108")
def test_windows_4_and_5_are_closed_when_the_challenge_is_met() -> None:
    for stage in (RerollStage, FaceStage):
        position = four_hands(table(4)).facing(EARTH, "science").shows("black-science").run(stage(0))
        assert position.state.asked == -1


@pytest.mark.rule("TOD-RULING-108")
def test_windows_6_and_7_before_the_ship_and_before_the_checks_ask_from_the_first_player() -> None:
    position = four_hands(table(4))
    position.state.first = 3
    position.state.ship = 2
    position.run(DalekTurn())
    assert position.state.ship == 2
    asked = []
    while position.state.ship == 2:
        asked.append(position.state.asked)
        position.choose("pass")
    assert asked == [3, 0, 1]
    assert position.state.ship == 3
    position.state.daleks[0] = 3
    assert not position.state.over
    assert asked_in_turn(position) == [3, 0, 1]
    assert position.state.ending == "daleks-on-earth"


@pytest.mark.rule("TOD-RULING-108", "TOD-DALEK-13")
def test_a_card_in_window_7_can_still_turn_a_defeat_away() -> None:
    position = table(2).hand(1, "spitfires-in-space").sonic(1, 2).daleks(EARTH, 3).run(DalekTurn())
    assert position.asked == (1, "card-window")
    position.choose("pass")
    assert position.state.ship == 1
    assert position.asked == (1, "card-window")
    position.choose("play spitfires-in-space", "choose 1")
    assert position.state.ending == ""
    assert position.state.daleks[0] == 2


@pytest.mark.rule("TOD-RULING-108")
def test_a_window_closes_only_when_all_have_passed_in_succession() -> None:
    position = (
        table(4).hand(1, "fez").hand(2, "eye-of-harmony", "stetson").hand(3, "timescoop").run(Prepare(0))
    )
    position.choose("pass", "play eye-of-harmony")
    assert position.state.tokens[2] == 2
    assert asked_in_turn(position) == [3, 1, 2], "after a card everybody may answer again"


@pytest.mark.rule("TOD-RULING-108")
def test_who_plays_the_last_card_is_not_asked_again() -> None:
    position = table(3).hand(1, "eye-of-harmony").hand(2, "fez").run(Prepare(0))
    position.choose("play eye-of-harmony")
    assert asked_in_turn(position) == [2]


@pytest.mark.rule("TOD-RULING-108")
def test_nobody_is_asked_in_a_window_without_a_card() -> None:
    position = table(4)
    position.luck(position.tardis_face(False)).run(RollTardisDie(0))
    assert position.asked == (0, "zone")


@pytest.mark.rule("TOD-RULING-108", "TOD-PREP-03")
def test_in_the_own_turn_nothing_is_asked_before_the_own_token_gain() -> None:
    position = table(2).hand(0, "eye-of-harmony").hand(1, "fez").run(PlayerTurn(0))
    assert position.asked == (1, "card-window")
    assert position.state.tokens[0] == 2
    position.choose("pass")
    assert position.asked == (0, "prepare")
    assert position.state.tokens[0] == 2


@pytest.mark.rule("TOD-RULING-108")
def test_between_two_turns_nobody_is_asked_anything() -> None:
    position = table(2).hand(0, "eye-of-harmony").hand(1, "fez")
    position.state.first = 0
    position.luck(position.tardis_face(False)).run(Round(), tally=2)
    asked = []
    while position.state.turn == 2:
        asked.append(position.asked)
        assert position.state.tokens == [0, 0]
        position.choose("pass")
    assert asked == [(0, "card-window"), (1, "card-window")] * 2, "windows 6 and 7 of the Dalek turn"
    assert position.asked == (1, "card-window")
    assert position.state.tokens == [2, 0], "the first question of the new turn comes after the gain"


# -- what a card in a window changes ---------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-108")
def test_a_card_that_changes_dice_in_window_3_reopens_the_pool_for_its_builder() -> None:
    position = (
        adventure(3).hand(0, "fez").hand(2, "space-time-telegraph").sonic(2, 1).crew(0, "rory-williams")
    )
    position.run(CallersPool(0)).choose("pass")
    assert position.asked == (2, "card-window")
    position.choose("play space-time-telegraph", "give 2")
    assert position.asked == (1, "card-window"), "the receiver has a card now"
    position.choose("pass")
    assert position.asked == (0, "build-pool")
    assert "focus rory-williams blue" in position.options
    assert position.dice_of() == {"black": 5, "blue": 2}
    position.choose("pass")
    assert asked_in_turn(position) == [1], "and the window comes again"


@pytest.mark.rule("TOD-RULING-108")
def test_a_card_that_changes_no_dice_in_window_3_does_not_reopen_it() -> None:
    position = adventure(2).hand(0, "fez").hand(1, "eye-of-harmony").run(CallersPool(0))
    position.choose("pass", "play eye-of-harmony")
    assert position.state.asked == -1


@pytest.mark.rule("TOD-RULING-108")
def test_a_card_that_changes_dice_in_window_4_reopens_the_re_rolls_for_caller_and_helper() -> None:
    position = helped_by(adventure(3), 1).hand(0, "fez").hand(1, "stetson").hand(2, "romanas-screwdriver")
    position.sonic(2, 1).shows("black-science").shows("black-cunning", pool=1)
    position.luck(position.face("black", "tactics")).run(RerollStage(0))
    position.choose("pass", "pass", "play romanas-screwdriver", "on helper", "give 1")
    assert position.state.dice.count(1) == 2
    assert position.state.shown == [0, 0, 1, 0, 1, 0]
    assert position.asked == (0, "reroll")
    position.choose("pass")
    assert position.asked == (1, "reroll")
    position.choose("pass")
    assert position.state.asked == -1, "the third player's hand is empty now"


@pytest.mark.rule("TOD-RULING-108")
def test_a_card_that_changes_dice_in_window_5_reopens_the_face_changes_but_not_the_re_rolls() -> None:
    position = adventure(2).hand(0, "fez").hand(1, "blue-diary").sonic(1, 2).sonic(0, 3)
    position.shows("black-science", "black-science").run(FaceStage(0))
    position.choose("pass", "play blue-diary")
    assert position.state.shown == [0, 0, 1, 1, 0, 0]
    assert position.asked == (0, "face")
    assert "face-sonic" in position.options
    position.choose("pass")
    assert position.state.asked == -1


@pytest.mark.rule("TOD-RULING-108")
def test_a_card_in_window_4_that_meets_the_challenge_ends_the_stage_at_once() -> None:
    position = table(3).facing(EARTH, "science").shows("black-cunning").hand(1, "romanas-screwdriver")
    position.hand(2, "fez").sonic(1, 1).luck(position.face("black", "science")).run(RerollStage(0))
    position.choose("pass", "play romanas-screwdriver", "give 3")
    assert position.state.is_met()
    assert position.state.asked == -1, "nobody else is asked any more"


# -- Equipment in windows --------------------------------------------------------------------------

BATON = """
[[card]]
key = "relay-baton"
name = "Relay Baton"
type = "equipment"
timing = "any adventure"
cost = 1
tags = []
reroll = ["1 black"]
source = "ours"
known = []

[[card]]
key = "signal-mirror"
name = "Signal Mirror"
type = "equipment"
timing = "any adventure"
cost = 1
tags = []
face = ["black tactics"]
source = "ours"
known = []
"""


@pytest.mark.rule("TOD-RULING-108", "TOD-RULING-126")
def test_equipment_of_any_adventure_timing_serves_dice_of_others_in_window_4(tmp_path: Path) -> None:
    position = adventure(2, game=game_with(tmp_path, timey_wimey=BATON)).equip(1, "relay-baton")
    position.hand(0, "fez").shows("black-cunning", "blue-science")
    position.luck(position.face("black", "tactics")).run(RerollStage(0)).choose("pass")
    assert position.asked == (1, "card-window"), "a bystander without cards, but with usable Equipment"
    assert position.options == ["pass", "reroll relay-baton"]
    position.choose("reroll relay-baton")
    assert position.state.shown == [0, 0, 1, 0, 1, 0]
    assert position.asked == (0, "reroll"), "the stage is open again"
    position.choose("pass")
    assert position.state.asked == -1, "the icon is used, so its owner is not asked any more"


@pytest.mark.rule("TOD-RULING-108")
def test_equipment_that_is_of_no_use_at_the_moment_brings_nobody_into_a_window(tmp_path: Path) -> None:
    game = game_with(tmp_path, timey_wimey=BATON)
    pool = adventure(2, game=game).equip(1, "relay-baton", "signal-mirror").run(CallersPool(0))
    while pool.state.asked >= 0:
        assert pool.state.asked == 0
        pool.choose("pass" if "pass" in pool.options else pool.options[0])
    fixed = adventure(2, conditions="fixed point", game=game).equip(1, "relay-baton").hand(0, "fez")
    fixed.shows("black-cunning").run(RerollStage(0)).choose("pass")
    assert fixed.state.asked == -1
    colourless = adventure(2, game=game).equip(1, "relay-baton").shows("blue-science").hand(0, "fez")
    assert colourless.run(RerollStage(0)).choose("pass").state.asked == -1


@pytest.mark.rule("TOD-RULING-126")
def test_equipment_of_any_adventure_timing_turns_a_die_of_either_pool_in_window_5(tmp_path: Path) -> None:
    position = adventure(3, game=game_with(tmp_path, timey_wimey=BATON)).equip(2, "signal-mirror")
    helped_by(position, 1).be(1, "twelfth").hand(0, "fez").shows("black-cunning")
    position.shows("black-science", pool=1).run(FaceStage(0)).choose("pass")
    assert position.asked == (2, "card-window")
    assert position.options == ["pass", "face signal-mirror"]
    position.choose("face signal-mirror")
    assert position.asked == (2, "which-pool")
    position.choose("on helper")
    assert position.state.shown == [0, 0, 0, 1, 1, 0]
