"""Success and failure with a helper: TOD-HELP and its rulings."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.help_positions import (
    building,
    cut_as_offered,
    daleks_at,
    resolving,
    table,
)

from vortex.games.time_of_the_daleks.events import (
    AdventureSucceeded,
    CompanionPromoted,
    DalekRemoved,
    DilemmaDiscarded,
    TardisMoved,
)
from vortex.games.time_of_the_daleks.numbering import (
    EARTH_ZONES,
    NO_ENDING,
)
from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success
from vortex.kernel.state import NOBODY, Frame


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
    assert position.state.equipment[1] == (position.card("fez"),)
    assert position.state.ship == 2


@pytest.mark.rule("TOD-HELP-28", "TOD-RULING-062")
def test_a_helper_in_the_other_zone_gains_the_reward_of_that_zone() -> None:
    """The Capitol brings three spaces, the Drylands two."""
    position = table(zone="capitol", dilemma="the-master").stand(1, "drylands")
    building(position, "capitol").choose("call 2", "on-site")
    position.run(Success(0))
    assert position.state.tardis == [position.pack.earth_space + 3, position.pack.earth_space + 2]
    assert [position.place_of(seat) for seat in (0, 1)] == ["capitol", "drylands"]


@pytest.mark.rule("TOD-HELP-29", "TOD-HELP-30", "TOD-RULING-062")
@pytest.mark.parametrize(("frame", "left"), [(Success(0), [0, 1, 1]), (Failure(0), [2, 3, 1])])
def test_on_earth_the_second_dalek_is_that_of_the_helpers_zone(frame: Frame, left: list[int]) -> None:
    position = table(zone="earth-past", dilemma="the-master").stand(1, "earth-present")
    position.daleks("earth-past", 1).daleks("earth-present", 2).daleks("earth-future", 1)
    building(position, "earth-past").choose("call 2", "on-site")
    position.run(frame)
    assert list(position.state.daleks[:3]) == left


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
