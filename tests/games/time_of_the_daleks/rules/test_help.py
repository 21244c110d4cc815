"""Call for help: TOD-HELP, and the rulings about two Doctors in one Adventure."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.help_positions import (
    ANGELS,
    building,
    cut_as_offered,
    daleks_at,
    resolving,
    table,
)
from tests.games.time_of_the_daleks.positions import Position

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
from vortex.games.time_of_the_daleks.rules.dice_stage import RerollStage
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success
from vortex.games.time_of_the_daleks.rules.travel import Travel


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
def test_a_helper_in_another_zone_of_earth_pays_nothing_and_stays_there() -> None:
    position = table(zone="earth-past").stand(1, "earth-present").hand(1, "fez")
    building(position, "earth-past").choose("call 2", "on-site")
    assert position.asked == (1, "build-pool")
    assert position.state.tokens == [2, 3]
    assert position.hand_of(1) == ["fez"]
    assert position.place_of(1) == "earth-present"
    assert position.state.ship == 2


@pytest.mark.rule("TOD-RULING-062")
def test_a_helper_in_the_other_zone_of_the_tile_pays_nothing_and_stays_there() -> None:
    position = building(table().stand(1, "mars-past").sonic(1, 0)).choose("call 2", "on-site")
    assert position.place_of(1) == "mars-past"
    assert position.state.helper_zone == position.zone("mars-past")
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


@pytest.mark.rule("TOD-RULING-063", "TOD-HELP-08")
@pytest.mark.parametrize("zone", ["mars-future", "mars-past"])
def test_a_doctor_at_the_callers_location_may_help_afar_and_the_ship_moves_all_the_same(zone: str) -> None:
    position = building(table().stand(1, zone)).choose("call 2")
    assert position.options == ["afar", "on-site"]
    cut_as_offered(position.choose("afar"))
    assert position.state.help == HELP_AFAR
    assert position.place_of(1) == zone
    assert position.state.ship == 2
    assert position.dice_of(1) == {"blue": 1}


@pytest.mark.rule("TOD-RULING-063", "TOD-HELP-09")
def test_at_a_time_anomaly_a_doctor_who_is_there_helps_afar_without_the_ship() -> None:
    position = table().in_force("into-the-dalek").stand(1, "into-the-dalek")
    building(position, "into-the-dalek").choose("call 2", "afar")
    assert position.state.ship == 0


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
def test_a_helper_who_cannot_pay_both_prices_helps_afar() -> None:
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
