"""Call for help: TOD-HELP, and the rulings about two Doctors in one Adventure."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks.events import (
    AdventureSucceeded,
    CompanionPromoted,
    DalekRemoved,
    DilemmaDiscarded,
    TardisMoved,
)
from vortex.games.time_of_the_daleks.numbering import (
    DALEKS_ON_EARTH,
    EARTH_ZONES,
    HELP_AFAR,
    HELP_ON_SITE,
    NO_ENDING,
    SEVENTH_DALEK,
)
from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools, Exterminate
from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success
from vortex.games.time_of_the_daleks.rules.travel import Travel
from vortex.kernel.state import NOBODY

ANGELS = "running running running running cunning tactics"


def table(seats: int = 2, zone: str = "mars-future", dilemma: str = "the-weeping-angels") -> Position:
    """The Eleventh Doctor (seat 0) is active and faces a Dilemma; all others are on their consoles. Nobody has
    Companions or cards, everybody three tokens; the ship is on Skaro."""
    position = Position(seats).no_hands().turn_of(0).lay(zone, dilemma).stand(0, zone)
    for seat in range(seats):
        position.crew(seat).sonic(seat, 3)
    return position


def building(position: Position, zone: str = "mars-future", conditions: str = "") -> Position:
    """As far as the caller's first question in stage C."""
    return position.facing(zone, ANGELS, conditions).run(BuildPools(0))


def cut_as_offered(position: Position) -> Position:
    while position.state.topic in ("cut", "build-pool"):
        position.choose(position.options[0])
    return position


def resolving(position: Position, zone: str, on_site: bool) -> Position:
    return position.facing(zone).helped_by(1, on_site)


def daleks_at(position: Position, tile: str) -> int:
    return position.state.daleks[EARTH_ZONES + position.pack.tile_keys.index(tile)]


def discarded(position: Position) -> list[str]:
    return [position.pack.card_keys[card] for card in position.state.tw_discard]


# -- the call --------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-HELP-01", "TOD-HELP-03")
def test_the_active_doctor_may_call_any_one_other_player_while_building_the_pool() -> None:
    position = building(table(seats=3))
    assert position.asked == (0, "build-pool")
    assert position.options == ["pass", "call 2", "call 3"]
    assert position.refused("call 1") == "TOD-HELP-01"
    position.choose("call 3")
    assert position.asked == (2, "help")
    position.choose("afar")
    assert position.state.helper == 2


@pytest.mark.rule("TOD-HELP-01")
def test_neither_the_helper_nor_anybody_after_the_pools_calls_for_help() -> None:
    position = building(table(seats=3).crew(1, "sarah-jane-smith")).choose("call 2", "afar")
    assert position.asked == (1, "build-pool")
    assert position.options == ["pass", "focus sarah-jane-smith green"]
    assert position.refused("call 3") == "TOD-HELP-01"
    position = table().facing("mars-future", ANGELS).shows("black-running", "black-running")
    position.run(RerollStage(0))
    assert position.asked == (0, "reroll")
    assert position.refused("call 2") == "TOD-POOL-20"


@pytest.mark.rule("TOD-HELP-02")
@pytest.mark.parametrize(("pay", "tokens", "hand"), [("pay-sonic", 1, ["fez"]), ("pay-card fez", 2, [])])
def test_calling_costs_the_caller_a_token_or_a_card(pay: str, tokens: int, hand: list[str]) -> None:
    position = building(table().sonic(0, 2).hand(0, "fez")).choose("call 2")
    assert position.asked == (0, "price")
    assert position.options == ["pay-sonic", "pay-card fez"]
    position.choose(pay)
    assert position.state.tokens == [tokens, 3]
    assert position.hand_of(0) == hand
    assert position.asked == (1, "help")


@pytest.mark.rule("TOD-HELP-04", "TOD-RULING-057")
def test_the_named_player_picks_one_of_two_ways_and_cannot_refuse() -> None:
    position = building(table()).choose("call 2")
    assert position.asked == (1, "help")
    assert position.options == ["afar", "on-site"]
    assert position.refused("pass") == "TOD-HELP-04"


@pytest.mark.rule("TOD-RULING-058")
def test_there_is_one_helper_in_an_adventure() -> None:
    position = building(table(seats=3).crew(0, "rory-williams")).choose("call 2", "afar")
    assert position.asked == (0, "build-pool")
    assert position.options == ["pass", "focus rory-williams blue"]
    assert position.refused("call 3") == "TOD-RULING-058"


@pytest.mark.rule("TOD-RULING-059")
def test_a_late_call_lets_the_caller_build_the_pool_anew() -> None:
    position = building(table().crew(0, "rory-williams")).choose("focus rory-williams blue")
    assert position.dice_of() == {"black": 3, "blue": 3}
    assert position.options == ["pass", "call 2"]
    position.choose("call 2", "afar")
    assert position.asked == (0, "build-pool")
    assert position.dice_of() == {"black": 4, "blue": 2}
    assert position.options == ["pass", "focus rory-williams blue"]
    assert position.state.tokens == [2, 3]


@pytest.mark.rule("TOD-RULING-059")
def test_no_call_is_possible_once_the_first_die_is_to_be_cut() -> None:
    position = building(table().crew(0, "craig-owens", "harry-sullivan", "bill-potts")).choose("pass")
    assert position.asked == (0, "cut")
    assert "call 2" not in position.options
    assert position.refused("call 2") == "TOD-POOL-20"


@pytest.mark.rule("TOD-RULING-060")
def test_a_caller_with_neither_token_nor_card_cannot_call() -> None:
    position = building(table().sonic(0, 0).crew(0, "rory-williams").equip(0, "fez"))
    assert position.options == ["pass", "focus rory-williams blue"]
    assert position.refused("call 2") == "TOD-RULING-060"


# -- coming, or not --------------------------------------------------------------------------------


@pytest.mark.rule("TOD-HELP-05", "TOD-HELP-06")
@pytest.mark.parametrize(("pay", "tokens", "hand"), [("pay-sonic", 0, ["fez"]), ("pay-card fez", 1, [])])
def test_a_helper_from_elsewhere_pays_and_comes_into_the_callers_zone(
    pay: str, tokens: int, hand: list[str]
) -> None:
    position = building(table().stand(1, "earth-past").sonic(1, 1).hand(1, "fez")).choose("call 2", "on-site")
    assert position.asked == (1, "price")
    assert position.options == ["pay-sonic", "pay-card fez"]
    assert position.place_of(1) == "earth-past"
    position.choose(pay)
    assert position.state.tokens[1] == tokens
    assert position.hand_of(1) == hand
    assert position.place_of(1) == "mars-future"


@pytest.mark.rule("TOD-HELP-07", "TOD-RULING-064")
def test_a_helper_who_is_there_already_pays_nothing_and_the_ship_moves_all_the_same() -> None:
    position = building(table().stand(1, "mars-future").sonic(1, 0)).choose("call 2", "on-site")
    assert position.state.tokens == [2, 0]
    assert position.state.help == HELP_ON_SITE
    assert position.state.ship == 2


@pytest.mark.rule("TOD-BT-28", "TOD-RULING-062", "TOD-RULING-064", "TOD-HELP-07")
def test_a_helper_in_another_zone_of_earth_changes_zone_for_nothing() -> None:
    position = table(zone="earth-past").stand(1, "earth-present").hand(1, "fez")
    building(position, "earth-past").choose("call 2", "on-site")
    assert position.asked == (1, "build-pool")
    assert position.state.tokens == [2, 3]
    assert position.hand_of(1) == ["fez"]
    assert position.place_of(1) == "earth-past"
    assert position.state.ship == 2


@pytest.mark.rule("TOD-RULING-062")
def test_a_helper_in_the_other_zone_of_the_tile_changes_zone_for_nothing() -> None:
    position = building(table().stand(1, "mars-past").sonic(1, 0)).choose("call 2", "on-site")
    assert position.place_of(1) == "mars-future"
    assert position.state.tokens == [2, 0]


@pytest.mark.rule("TOD-HELP-08", "TOD-HELP-10")
def test_on_site_help_moves_the_ship_two_spaces_before_the_pools_are_built() -> None:
    position = building(table().crew(0, "rory-williams")).choose("call 2")
    assert position.state.ship == 0
    position.choose("on-site")
    assert position.asked == (0, "build-pool")
    assert position.state.ship == 2
    assert position.dice_of(1) == {}


@pytest.mark.rule("TOD-HELP-09", "TOD-BT-16")
def test_on_site_help_at_a_time_anomaly_leaves_the_ship_where_it_is() -> None:
    position = table().in_force("into-the-dalek")
    position.state.ship = 5
    building(position, "into-the-dalek").choose("call 2", "on-site")
    assert position.place_of(1) == "into-the-dalek"
    assert position.state.ship == 5
    assert position.state.markers == [6, 9, 12, 15]


@pytest.mark.rule("TOD-HELP-11")
def test_afar_help_costs_nothing_and_moves_neither_marker_nor_ship() -> None:
    position = building(table().stand(1, "earth-past")).choose("call 2", "afar")
    assert position.state.help == HELP_AFAR
    assert position.state.tokens == [2, 3]
    assert position.place_of(1) == "earth-past"
    assert position.state.ship == 0


@pytest.mark.rule("TOD-RULING-061")
def test_a_helper_elsewhere_who_cannot_pay_helps_afar_unasked() -> None:
    position = building(table().stand(1, "earth-past").sonic(1, 0).equip(1, "fez")).choose("call 2")
    assert position.state.help == HELP_AFAR
    assert position.place_of(1) == "earth-past"
    assert position.state.ship == 0


@pytest.mark.rule("TOD-RULING-063")
def test_a_doctor_at_the_callers_location_may_help_afar() -> None:
    position = building(table().stand(1, "mars-future")).choose("call 2")
    assert position.options == ["afar", "on-site"]
    cut_as_offered(position.choose("afar"))
    assert position.state.ship == 0
    assert position.dice_of(1) == {"blue": 1}


@pytest.mark.rule("TOD-RULING-075")
def test_a_helper_who_comes_owes_the_price_of_into_the_dalek_as_well() -> None:
    position = building(table().in_force("into-the-dalek").sonic(1, 2).hand(1, "fez")).choose(
        "call 2", "on-site"
    )
    assert position.asked == (1, "price")
    assert position.options == ["pay-sonic", "pay-card fez"]
    position.choose("pay-sonic")
    assert position.state.tokens[1] == 1
    assert position.hand_of(1) == []
    assert position.place_of(1) == "mars-future"


@pytest.mark.rule("TOD-RULING-075")
def test_whoever_cannot_pay_both_prices_helps_afar() -> None:
    position = building(table().in_force("into-the-dalek").sonic(1, 2)).choose("call 2")
    assert position.state.help == HELP_AFAR
    assert position.state.tokens[1] == 2
    there = building(table().in_force("into-the-dalek").sonic(1, 0).stand(1, "mars-past"))
    there.choose("call 2", "on-site")
    assert there.state.help == HELP_ON_SITE


@pytest.mark.rule("TOD-BT-15", "TOD-RULING-076")
def test_an_anomaly_on_the_ships_way_is_applied_before_the_pools_are_built() -> None:
    position = table().crew(0, "amy-pond").next_anomaly("destiny-of-the-daleks")
    position.state.ship = 5
    building(position)
    assert position.dice_of() == {"black": 4, "green": 1, "blue": 1}
    position.choose("call 2", "on-site")
    assert position.state.anomalies == [position.anomaly("destiny-of-the-daleks")]
    assert position.state.markers == [9, 12, 15]
    assert position.state.ship == 7
    assert position.asked == (0, "build-pool")
    assert position.options == ["pass", "focus amy-pond red"]
    position.choose("pass")
    assert position.dice_of() == {"black": 4, "blue": 1}


@pytest.mark.rule("TOD-RULING-076")
def test_a_regeneration_set_off_by_help_counts_for_both_pools() -> None:
    position = table().next_anomaly("the-time-of-the-doctor", "death-to-the-daleks")
    position.state.ship = 5
    building(position)
    assert position.dice_of() == {"black": 4, "blue": 1}
    position.choose("call 2", "on-site")
    assert position.asked == (0, "build-pool")
    assert position.dice_of() == {"black": 4, "red": 1}
    position.choose("pass")
    assert position.asked == (1, "build-pool")
    assert position.dice_of(1) == {"black": 4, "blue": 1}
    assert position.pack.doctor_keys[position.state.doctors[1]] == "eleventh"


# -- two pools -------------------------------------------------------------------------------------


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
    position.choose("on helper")
    assert position.dice_of(0) == {"black": 4, "blue": 1}
    assert position.asked == (1, "build-pool")
    assert position.dice_of(1) == {"black": 5, "blue": 1}


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
    ).choose("cut black", "cut black")
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


# -- success and failure ---------------------------------------------------------------------------


@pytest.mark.rule("TOD-HELP-26", "TOD-HELP-34", "TOD-RULING-124")
def test_after_success_the_afar_helper_draws_one_card_and_gets_no_reward() -> None:
    position = table(zone="orient-express").sonic(0, 2).stand(1, "earth-past")
    position.next_cards("fez", "stetson", "long-scarf", "psychic-paper")
    resolving(position, "orient-express", on_site=False).run(Success(0))
    assert position.hand_of(0) == ["fez", "stetson"]
    assert position.hand_of(1) == ["long-scarf"]
    assert position.state.tokens == [3, 3]
    assert position.state.tardis == [4, 2]


@pytest.mark.rule("TOD-HELP-27", "TOD-HELP-34", "TOD-RULING-124")
@pytest.mark.parametrize(("pay", "tokens", "hand"), [("pay-sonic", 0, ["fez"]), ("pay-card fez", 1, [])])
def test_after_failure_the_afar_helper_pays_a_token_or_a_card_and_no_fail_cost(
    pay: str, tokens: int, hand: list[str]
) -> None:
    position = table(dilemma="the-sontarans").sonic(1, 1).hand(1, "fez")
    resolving(position, "mars-future", on_site=False).run(Failure(0))
    assert position.asked == (0, "alternative")
    position.choose("choose 2")
    assert position.state.tokens == [0, 1]
    assert position.asked == (1, "price")
    assert position.options == ["pay-sonic", "pay-card fez"]
    position.choose(pay)
    assert position.state.asked == NOBODY
    assert position.state.tokens == [0, tokens]
    assert position.hand_of(1) == hand
    assert position.state.ship == 0
    assert daleks_at(position, "mars") == 1


@pytest.mark.rule("TOD-RULING-070", "TOD-BT-19")
def test_an_afar_helper_with_nothing_pays_nothing() -> None:
    position = table(dilemma="the-master").sonic(1, 0).equip(1, "fez")
    resolving(position, "mars-future", on_site=False).run(Failure(0))
    assert position.state.asked == NOBODY
    assert position.state.tokens == [3, 0]
    assert position.state.equipment[1] == [position.card("fez")]
    assert position.state.ship == 2


@pytest.mark.rule("TOD-HELP-28", "TOD-RULING-068")
def test_the_on_site_helper_gains_the_whole_reward_after_the_caller() -> None:
    position = table(zone="nerva-ark").stand(1, "nerva-beacon")
    resolving(position, "nerva-ark", on_site=True).run(Success(0))
    assert position.asked == (0, "alternative")
    assert position.state.tardis == [3, 2]
    position.choose("choose 1")
    assert position.asked == (1, "alternative")
    assert position.state.tardis == [3, 3]
    assert position.state.tokens == [5, 3]
    position.choose("choose 2")
    assert position.state.tokens == [5, 3]
    assert [len(hand) for hand in position.state.hands] == [0, 2]


@pytest.mark.rule("TOD-RULING-068")
def test_a_reward_for_every_doctor_is_given_twice_too() -> None:
    position = table(zone="whispering-streets", seats=3).sonic(0, 0).sonic(1, 0).sonic(2, 0)
    resolving(position, "whispering-streets", on_site=True).run(Success(0))
    assert position.state.tokens == [2, 2, 2]
    assert position.state.tardis == [4, 4, 2]


@pytest.mark.rule("TOD-BT-31", "TOD-RULING-068", "TOD-RULING-124")
def test_on_site_success_with_one_dalek_and_a_ship_that_goes_back() -> None:
    position = table(zone="petrified-jungle", dilemma="the-master").crew(
        0, "rory-williams", part_time=("amy-pond",)
    )
    position.daleks("skaro", 1)
    position.state.ship = 5
    resolving(position, "petrified-jungle", on_site=True).run(Success(0))
    assert position.dilemma_at("petrified-jungle") == ""
    assert position.state.dilemma_discard == [position.dilemma("the-master")]
    assert position.state.ship == 3
    assert position.state.tardis == [3, 3]
    assert daleks_at(position, "skaro") == 0
    assert position.state.part_timers == 0
    assert position.crew_of(0) == ["rory-williams", "amy-pond"]
    assert position.state.ending == NO_ENDING


@pytest.mark.rule("TOD-RULING-124")
def test_on_site_success_runs_through_its_steps_in_this_order() -> None:
    position = table(zone="aristotle", dilemma="the-master").crew(0, part_time=("amy-pond",))
    position.daleks("orient-express-aristotle", 3).daleks("mars", 3)
    position.state.events = []
    resolving(position, "aristotle", on_site=True).run(Success(0))
    assert position.asked == (0, "remove-dalek")
    position.choose("dalek mars")
    assert position.asked == (1, "remove-dalek")
    assert daleks_at(position, "orient-express-aristotle") == 3
    position.choose("dalek mars")
    tile = EARTH_ZONES + position.pack.tile_keys.index("orient-express-aristotle")
    mars = EARTH_ZONES + position.pack.tile_keys.index("mars")
    zone, start = position.zone("aristotle"), position.pack.earth_space
    assert position.state.events == [
        AdventureSucceeded(0, zone),
        DilemmaDiscarded(zone, position.dilemma("the-master")),
        TardisMoved(0, start, start + 2),
        DalekRemoved(mars),
        TardisMoved(1, start, start + 2),
        DalekRemoved(mars),
        DalekRemoved(tile),
        DalekRemoved(tile),
        CompanionPromoted(0, position.companion("amy-pond")),
    ]


@pytest.mark.rule("TOD-HELP-29")
def test_on_site_success_removes_a_second_dalek_from_the_tile() -> None:
    position = table().daleks("mars", 3)
    resolving(position, "mars-future", on_site=True).run(Success(0))
    assert daleks_at(position, "mars") == 1
    position = table().daleks("mars", 3)
    resolving(position, "mars-future", on_site=False).run(Success(0))
    assert daleks_at(position, "mars") == 2


@pytest.mark.rule("TOD-HELP-29")
def test_on_earth_the_second_dalek_too_leaves_the_zone_of_the_two_doctors() -> None:
    position = table(zone="earth-past").daleks("earth-past", 1).daleks("earth-present", 1)
    resolving(position, "earth-past", on_site=True).run(Success(0))
    assert list(position.state.daleks[:3]) == [0, 1, 0]
    position = table(zone="earth-past").daleks("earth-past", 2)
    resolving(position, "earth-past", on_site=True).run(Success(0))
    assert list(position.state.daleks[:3]) == [0, 0, 0]


@pytest.mark.rule("TOD-HELP-30")
def test_on_site_failure_adds_a_second_dalek() -> None:
    position = table(dilemma="the-master")
    resolving(position, "mars-future", on_site=True).run(Failure(0))
    assert daleks_at(position, "mars") == 2
    position = table(zone="earth-future", dilemma="the-master").stand(1, "earth-past")
    resolving(position, "earth-future", on_site=True).run(Failure(0))
    assert list(position.state.daleks[:3]) == [0, 0, 2]


@pytest.mark.rule("TOD-HELP-31", "TOD-RULING-069", "TOD-RULING-124")
def test_on_site_failure_costs_both_doctors_one_after_the_other() -> None:
    position = table(dilemma="the-sontarans").crew(0, part_time=("amy-pond",))
    resolving(position, "mars-future", on_site=True).run(Failure(0))
    assert position.asked == (0, "alternative")
    assert position.crew_of(0) == []
    assert daleks_at(position, "mars") == 2
    position.choose("choose 2")
    assert position.asked == (1, "alternative")
    assert position.state.tokens == [0, 3]
    assert position.state.ship == 0
    position.choose("choose 1")
    assert position.state.tokens == [0, 3]
    assert position.state.ship == 2


@pytest.mark.rule("TOD-RULING-069")
def test_the_ship_moves_for_each_of_the_two_and_all_regenerate_once() -> None:
    position = table(dilemma="the-great-intelligence")
    resolving(position, "mars-future", on_site=True).run(Failure(0))
    assert position.state.ship == 2
    assert [position.pack.doctor_keys[doctor] for doctor in position.state.doctors] == ["twelfth", "eleventh"]


@pytest.mark.rule("TOD-RULING-069")
@pytest.mark.parametrize(
    ("callers", "helpers", "doctors", "ship"),
    [
        ("choose 1", "choose 1", ["twelfth", "eleventh"], 0),
        ("choose 1", "choose 2", ["twelfth", "eleventh"], 2),
        ("choose 2", "choose 1", ["twelfth", "eleventh"], 2),
        ("choose 2", "choose 2", ["eleventh", "fourth"], 4),
    ],
)
def test_what_concerns_every_doctor_happens_once_whoever_picks_it(
    callers: str, helpers: str, doctors: list[str], ship: int
) -> None:
    position = table(dilemma="the-veil")
    resolving(position, "mars-future", on_site=True).run(Failure(0)).choose(callers, helpers)
    assert [position.pack.doctor_keys[doctor] for doctor in position.state.doctors] == doctors
    assert position.state.ship == ship


@pytest.mark.rule("TOD-RULING-069")
def test_what_each_doctor_loses_is_lost_once() -> None:
    position = table(dilemma="the-mandragora-helix", seats=3)
    resolving(position, "mars-future", on_site=True).run(Failure(0))
    assert position.state.tokens == [2, 2, 2]
    assert position.state.ship == 2


@pytest.mark.rule("TOD-HELP-32", "TOD-RULING-077")
def test_on_site_failure_at_an_anomaly_costs_both_and_adds_no_dalek() -> None:
    position = table().in_force("into-the-dalek")
    resolving(position, "into-the-dalek", on_site=True).run(Failure(0))
    assert sum(position.state.daleks) == 0
    assert position.state.ship == 2
    assert [position.place_of(0), position.place_of(1)] == ["into-the-dalek", "into-the-dalek"]
    assert position.state.anomalies == [position.anomaly("into-the-dalek")]


@pytest.mark.rule("TOD-RULING-077")
def test_on_site_success_at_an_anomaly_rewards_both_and_sends_all_home() -> None:
    position = table(seats=3).in_force("into-the-dalek").stand(2, "into-the-dalek")
    position.state.ship = 5
    resolving(position, "into-the-dalek", on_site=True).run(Success(0))
    assert position.state.ship == 3
    assert position.state.tardis == [4, 4, 2]
    assert [position.place_of(seat) for seat in range(3)] == ["console"] * 3
    assert position.state.anomalies == []


@pytest.mark.rule("TOD-RULING-077")
def test_pools_at_an_anomaly_are_split_as_anywhere() -> None:
    position = table().in_force("into-the-dalek").crew(0, "craig-owens", "harry-sullivan", "bill-potts")
    cut_as_offered(building(position, "into-the-dalek").choose("call 2", "on-site"))
    assert sum(position.dice_of(0).values()) == 5
    assert sum(position.dice_of(1).values()) == 3


# -- afterwards ------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-071", "TOD-BT-17")
def test_the_location_that_an_on_site_helper_left_goes_in_the_callers_finish() -> None:
    position = (
        table().stand(1, "capitol").lay("capitol", "the-zygons").lay("drylands", "missy", face_up=False)
    )
    building(position).choose("call 2", "on-site")
    assert position.tiles() == ["mars", "gallifrey"]
    position.run(Finish(0))
    assert position.tiles() == ["mars"]
    assert position.state.dilemma_discard == [position.dilemma("the-zygons"), position.dilemma("missy")]
    assert not position.state.is_face_up(position.dilemma("missy"))


@pytest.mark.rule("TOD-RULING-071")
def test_a_dalek_or_an_afar_helper_keeps_the_location() -> None:
    position = table().stand(1, "capitol").daleks("gallifrey", 1)
    building(position).choose("call 2", "on-site")
    assert position.run(Finish(0)).tiles() == ["mars", "gallifrey"]
    position = table().stand(1, "capitol")
    building(position).choose("call 2", "afar")
    assert position.run(Finish(0)).tiles() == ["mars", "gallifrey"]


@pytest.mark.rule("TOD-RULING-080")
def test_an_on_site_helper_stays_in_the_zone_and_later_travels_from_there() -> None:
    position = table().lay("mars-past", "missy", face_up=False).stand(1, "earth-past")
    resolving(position, "mars-future", on_site=True).run(Success(0)).run(Finish(0))
    assert position.place_of(1) == "mars-future"
    position.turn_of(1).run(Travel(1))
    assert position.options == [
        "go mars-past",
        "go earth-past",
        "go earth-present",
        "go earth-future",
        "roll",
    ]


@pytest.mark.rule("TOD-BT-10", "TOD-RULING-052")
def test_with_five_daleks_an_on_site_failure_places_davros_and_loses_before_the_fail_cost() -> None:
    position = table(dilemma="the-master").daleks("earth-past", 2).daleks("earth-present", 3)
    resolving(position, "mars-future", on_site=True).run(Failure(0))
    assert position.state.ending == SEVENTH_DALEK
    assert position.state.over
    assert daleks_at(position, "mars") == 1
    assert position.state.davros == EARTH_ZONES + position.pack.tile_keys.index("mars")
    assert position.state.ship == 0


@pytest.mark.rule("TOD-BT-12", "TOD-RULING-086")
@pytest.mark.parametrize(("cleared", "ending"), [(0, DALEKS_ON_EARTH), (1, DALEKS_ON_EARTH), (2, NO_ENDING)])
def test_four_daleks_on_earth_lose_only_in_the_dalek_turn(cleared: int, ending: str) -> None:
    position = table(zone="earth-past", dilemma="the-master").daleks("earth-past", 2).daleks("mars", 1)
    resolving(position, "earth-past", on_site=True).run(Failure(0))
    assert list(position.state.daleks[:3]) == [4, 0, 0]
    assert position.state.ending == NO_ENDING
    position.run(Finish(0))
    assert position.state.ending == NO_ENDING
    position.daleks("earth-past", 4 - cleared).run(DalekTurn())
    assert position.state.ending == ending


# -- the example of the rulebook -------------------------------------------------------------------


def weeping_angels() -> Position:
    """TOD-EX-14: the Twelfth (seat 0) on Mars Future, the Fourth (seat 1) elsewhere."""
    position = Position(2, doctors=("twelfth", "fourth")).no_hands().turn_of(0)
    position.lay("mars-future", "the-weeping-angels").stand(0, "mars-future").stand(1, "earth-past")
    position.crew(0, "clara-oswald").crew(1, "sarah-jane-smith").equip(1, "long-scarf").hand(
        1, "fez", "stetson"
    )
    position.sonic(0, 0).sonic(1, 3)
    position.state.ship = 5
    return position.next_anomaly("death-to-the-daleks").run(Adventure(0))


def came_and_built(position: Position) -> Position:
    position.choose("call 2", "on-site", "pay-card fez", "focus clara-oswald blue", "cut black", "cut red")
    return position.choose("focus sarah-jane-smith green", "focus sarah-jane-smith green")


@pytest.mark.rule("TOD-EX-14")
def test_example_coming_to_mars() -> None:
    position = weeping_angels()
    assert position.asked == (0, "build-pool")
    position.choose("call 2", "on-site", "pay-card fez")
    assert discarded(position)[-1] == "fez"
    assert position.place_of(1) == "mars-future"
    assert position.state.ship == 7
    assert position.state.anomalies == [position.anomaly("death-to-the-daleks")]
    assert position.state.need == (4, 0, 0, 1, 1, 0)


@pytest.mark.rule("TOD-EX-14")
def test_example_pools_of_five_and_three_dice() -> None:
    position = came_and_built(weeping_angels())
    assert position.dice_of(0) == {"black": 2, "green": 1, "blue": 1, "red": 1}
    assert position.asked == (1, "build-pool")
    assert position.refused("focus long-scarf green") == "TOD-RULING-037"
    position.choose("pass", "cut black", "cut black")
    position.falls(
        *["black-science"] * 2, "green-tactics", "blue-cunning", "red-strength", *["black-science"]
    )
    assert position.dice_of(1) == {"black": 1, "green": 2, "blue": 1}
    assert position.asked == (1, "cut")


@pytest.mark.rule("TOD-EX-14")
@pytest.mark.parametrize(("second_black", "succeeds"), [("black-diplomacy", False), ("black-running", True)])
def test_example_dice_of_two_doctors(second_black: str, succeeds: bool) -> None:
    position = came_and_built(weeping_angels()).choose("pass", "cut black", "cut black")
    position.falls(
        "black-science",
        second_black,
        "green-tactics",
        "blue-cunning",
        "red-strength",
        "black-science",
        "green-running",
        "green-diplomacy",
        "green-running",
    ).choose("cut blue")
    first = 4 if succeeds else 3
    assert position.covered() == first
    assert position.asked == (0, "reroll")
    position.choose("pass")
    assert position.asked == (1, "reroll")
    position.choose("reroll sarah-jane-smith")
    assert position.options == ["die green running", "die green diplomacy"]
    position.choose("die green diplomacy", "pass")
    assert position.covered() == first + 1
    position.choose("pass", "pass")
    assert position.asked == (1, "face")
    position.choose("face-sonic")
    assert position.options == ["die black science", "die green running"]
    position.state.events = []
    position.choose("die black science", "to running")
    assert position.state.tokens[1] == 0
    if succeeds:
        assert "adventure-succeeded" in [event.kind for event in position.state.events]
    else:
        assert position.covered() == 5
        position.choose("pass")
        assert "adventure-failed" in [event.kind for event in position.state.events]
