"""Stage E where Daleks and Time Anomalies come between: TOD-RESOLVE and its rulings."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.resolve_positions import daleks_at, resolve, table

from vortex.games.time_of_the_daleks.numbering import EARTH_ZONES, NO_ENDING, SEVENTH_DALEK
from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dice_stage import RerollStage
from vortex.games.time_of_the_daleks.rules.effects import ApplyAnomaly
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success

# -- at a Time Anomaly -----------------------------------------------------------------------------


@pytest.mark.rule("TOD-RESOLVE-19", "TOD-RESOLVE-21")
def test_a_success_at_an_anomaly_discards_it_and_sends_every_doctor_there_home() -> None:
    position = table(3).in_force("into-the-dalek").stand(1, "into-the-dalek").stand(2, "mars-past")
    position.state.ship = 4
    position.facing("into-the-dalek", "running").run(Success(0))
    earth = position.pack.earth_space
    assert position.state.anomalies == []
    assert position.state.anomaly_discard == [position.anomaly("into-the-dalek")]
    assert [position.place_of(seat) for seat in range(3)] == ["console", "console", "mars-past"]
    assert position.state.ship == 3
    assert position.state.tardis == [earth + 2, earth, earth]


@pytest.mark.rule("TOD-RESOLVE-20", "TOD-RESOLVE-21", "TOD-BT-11")
def test_a_failure_at_an_anomaly_adds_no_dalek_even_with_six_in_play() -> None:
    position = table().in_force("into-the-dalek").daleks("mars", 4).daleks("earth-past", 2)
    position.facing("into-the-dalek", "running").run(Failure(0))
    assert position.state.ending == NO_ENDING
    assert sum(position.state.daleks) == 6
    assert position.state.ship == 1
    assert position.state.anomalies == [position.anomaly("into-the-dalek")]
    assert position.place_of(0) == "into-the-dalek"


# -- Daleks ----------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-051")
def test_davros_is_shown_on_the_place_of_the_sixth_marker_and_only_while_six_are_in_play() -> None:
    position = table().daleks("mars", 4)
    gallifrey = EARTH_ZONES + position.pack.tile_keys.index("gallifrey")
    resolve(position, Failure(0), "capitol", "the-master")
    assert sum(position.state.daleks) == 5
    assert position.state.davros == -1
    resolve(position, Failure(0), "capitol", "the-master")
    assert sum(position.state.daleks) == 6
    assert position.state.davros == gallifrey
    resolve(position, Success(0), "mars-past", "missy")
    assert daleks_at(position, "gallifrey") == 2
    assert daleks_at(position, "mars") == 3
    assert position.state.davros == -1


@pytest.mark.rule("TOD-RULING-052")
def test_a_seventh_dalek_ends_the_game_before_the_fail_cost() -> None:
    position = table().daleks("mars", 6)
    resolve(position, Failure(0), "capitol", "the-master")
    assert position.state.ending == SEVENTH_DALEK
    assert sum(position.state.daleks) == 6
    assert position.state.ship == 0


@pytest.mark.rule("TOD-RULING-052")
def test_with_five_in_play_an_on_site_failure_places_davros_and_loses_on_the_second_marker() -> None:
    position = table().daleks("mars", 5).sonic(0, 3).sonic(1, 3).lay("capitol", "the-wirrn")
    position.facing("capitol", "running").helped_by(1, True).run(Failure(0))
    assert position.state.ending == SEVENTH_DALEK
    assert daleks_at(position, "gallifrey") == 1
    assert position.state.davros == EARTH_ZONES + position.pack.tile_keys.index("gallifrey")
    assert position.state.tokens == [3, 3]
    assert position.state.ship == 0


@pytest.mark.rule("TOD-RULING-052")
def test_a_seventh_dalek_by_a_fail_cost_stops_what_would_come_after_it() -> None:
    """The Ironsides put a second Dalek on Earth; the helper's fail cost is not carried out any more."""
    position = table().daleks("mars", 4).lay("earth-past", "the-ironsides")
    position.facing("earth-past", "running").helped_by(1, True).run(Failure(0))
    assert position.state.ending == SEVENTH_DALEK
    assert sum(position.state.daleks) == 6
    assert position.state.ship == 1


@pytest.mark.rule("TOD-RULING-053")
def test_a_solved_tile_stays_until_its_doctor_has_left_and_a_finish_clears_it() -> None:
    position = resolve(table(), Success(0), "capitol", "the-master").lay("drylands", "")
    position.run(Finish(0))
    assert position.tiles() == ["gallifrey"]
    position.stand(0, "earth-past")
    assert position.tiles() == ["gallifrey"]
    position.run(Finish(0))
    assert position.tiles() == []
    assert position.state.location_discard == [position.pack.tile_keys.index("gallifrey")]


# -- anomalies in between --------------------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-054")
def test_an_anomaly_set_off_by_a_fail_cost_comes_before_the_rest_of_the_list() -> None:
    """The Wirrn move the ship, then take two tokens: those that The Time of the Doctor has just brought."""
    position = table().next_anomaly("the-time-of-the-doctor", "death-to-the-daleks")
    position.state.ship = 5
    resolve(position, Failure(0), "capitol", "the-wirrn")
    assert position.state.ship == 6
    assert position.state.markers == [9, 12, 15]
    assert position.state.tokens == [0, 2]
    assert position.state.anomalies == [position.anomaly("death-to-the-daleks")]
    assert [position.pack.doctor_keys[doctor] for doctor in position.state.doctors] == ["twelfth", "eleventh"]


@pytest.mark.rule("TOD-RULING-055")
def test_a_continuing_effect_revealed_by_help_counts_from_the_next_decision_on() -> None:
    """Asylum of the Daleks makes two dice of one Dalek; the challenge is not touched."""
    position = table().sonic(0, 1).stand(1, "drylands").next_anomaly("asylum-of-the-daleks")
    position.state.ship = 5
    position.lay("capitol", "the-master").daleks("gallifrey", 1).stand(0, "capitol")
    position.falls(*["black-running"] * 3, *["black-running"] * 3).run(Adventure(0))
    assert position.asked == (0, "recruit")
    position.choose("pass", "call 2", "on-site")
    need = position.state.need
    assert position.state.anomalies == [position.anomaly("asylum-of-the-daleks")]
    assert position.asked == (1, "cut")
    position.choose("cut black", "cut blue")
    assert position.asked == (0, "exterminate")
    position.choose("exterminate caller blue", "exterminate caller black")
    assert position.asked == (0, "reroll")
    assert position.dice_of(0) == {"black": 3}
    assert position.dice_of(1) == {"black": 3}
    assert position.state.need == need
    assert position.state.conditions == 0


@pytest.mark.rule("TOD-RULING-055")
def test_an_anomaly_does_not_change_dice_that_are_rolled() -> None:
    position = table().sonic(0, 2).facing("capitol", "cunning cunning").shows("green-running", "blue-science")
    position.run(ApplyAnomaly(position.anomaly("destiny-of-the-daleks")))
    assert position.looks_of() == ["green-running", "blue-science"]
    position.falls("green-tactics").run(RerollStage(0)).choose("reroll-sonic", "die green running")
    assert position.looks_of() == ["green-tactics", "blue-science"]
    assert position.state.need == (0, 0, 0, 2, 0, 0)


@pytest.mark.rule("TOD-RULING-055")
@pytest.mark.parametrize("where", ["console", "mars-past"])
def test_reward_and_dalek_are_those_of_the_zone_where_the_adventure_began(where: str) -> None:
    position = table().daleks("gallifrey", 1).daleks("mars", 1).lay("capitol", "the-master")
    position.lay("mars-past", "missy").facing("capitol", "running")
    position.state.places[0] = position.zone(where)
    position.run(Success(0))
    assert position.dilemma_at("capitol") == ""
    assert position.dilemma_at("mars-past") == "missy"
    assert position.state.tardis[0] == position.pack.earth_space + 3
    assert daleks_at(position, "gallifrey") == 0
    assert daleks_at(position, "mars") == 1
    assert position.place_of(0) == where


@pytest.mark.rule("TOD-RULING-055")
def test_a_dalek_whose_location_is_gone_is_not_placed_but_the_fail_cost_is_due() -> None:
    position = table().lay("capitol", "the-master").facing("capitol", "running")
    position.state.discard_tile(position.pack.tile_keys.index("gallifrey"))
    position.run(Failure(0))
    assert position.place_of(0) == "console"
    assert sum(position.state.daleks) == 0
    assert position.state.ship == 2
    assert position.state.dilemma_discard == [position.dilemma("the-master")]
