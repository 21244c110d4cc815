"""Time Anomalies: TOD-ANOMALY, but for those of the Task type."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.anomaly_positions import (
    DEATH,
    DESTINY,
    INTO,
    card,
    discards,
    in_force,
    table,
)
from tests.games.time_of_the_daleks.positions import game_with, the_game

from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_TYPES,
    DOCTORS_WON,
    KNOWS_ANOMALY,
    NO_DILEMMA,
    NO_ENDING,
)
from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.games.time_of_the_daleks.rules.effects import DrawAnomaly, MoveShip
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success
from vortex.games.time_of_the_daleks.rules.travel import Travel
from vortex.kernel.knowledge import open_to_all
from vortex.kernel.pack import PackError

TIME_OF_THE_DOCTOR = "the-time-of-the-doctor"


# -- markers and drawing ---------------------------------------------------------------------------


@pytest.mark.rule("TOD-ANOMALY-01", "TOD-ANOMALY-03", "TOD-EX-15")
def test_a_ship_that_enters_a_marked_space_sets_off_one_anomaly_before_the_checks() -> None:
    position = table(ship=5).next_anomaly(DEATH)
    deck = len(position.state.anomaly_deck)
    position.state.tardis = [18, 2]
    position.state.events = []
    position.run(DalekTurn())
    assert position.state.markers == [9, 12, 15]
    assert in_force(position) == [DEATH]
    assert len(position.state.anomaly_deck) == deck - 1
    assert position.state.knows[KNOWS_ANOMALY + position.anomaly(DEATH)] == open_to_all(2)
    assert [event.kind for event in position.state.events] == [
        "dalek-turn-begun",
        "ship-moved",
        "marker-removed",
        "anomaly-revealed",
        "doctors-won",
    ]
    assert position.state.ending == DOCTORS_WON


@pytest.mark.rule("TOD-ANOMALY-01")
def test_a_marker_in_passing_is_set_off_as_well_and_other_spaces_set_off_nothing() -> None:
    position = table(ship=5).next_anomaly(DEATH).run(MoveShip(1), tally=3)
    assert (position.state.ship, position.state.markers) == (8, [9, 12, 15])
    assert in_force(position) == [DEATH]
    position = table(ship=2).run(MoveShip(1), tally=3)
    assert (position.state.ship, position.state.markers) == (5, [6, 9, 12, 15])
    assert in_force(position) == []


@pytest.mark.rule("TOD-ANOMALY-02")
def test_a_ship_moved_by_a_fail_cost_sets_off_anomalies_too() -> None:
    position = table(ship=5).next_anomaly(DEATH).lay("mars-past", "the-master").facing("mars-past")
    position.run(Failure(0))
    assert (position.state.ship, position.state.markers) == (7, [9, 12, 15])
    assert in_force(position) == [DEATH]


@pytest.mark.rule("TOD-ANOMALY-02")
def test_a_ship_moved_by_on_site_help_sets_off_anomalies_too() -> None:
    position = table(ship=5).next_anomaly(DEATH).lay("mars-past", "missy").facing("mars-past", "running")
    position.run(BuildPools(0)).choose("call 2", "on-site")
    assert (position.state.ship, position.state.markers) == (7, [9, 12, 15])
    assert in_force(position) == [DEATH]


@pytest.mark.rule("TOD-ANOMALY-04")
def test_a_tardis_sets_off_nothing() -> None:
    position = table().lay("mars-future", "missy").facing("mars-future")
    position.state.tardis = [5, 2]
    position.run(Success(0))
    assert position.state.tardis == [8, 2]
    assert position.state.markers == [6, 9, 12, 15]
    assert in_force(position) == []


@pytest.mark.rule("TOD-ANOMALY-19", "TOD-RULING-109")
def test_four_markers_are_all_there_are_and_none_comes_back() -> None:
    position = table(ship=5).next_anomaly(DEATH)
    assert position.state.markers == [6, 9, 12, 15]
    position.run(MoveShip(1), tally=1).run(MoveShip(-1), tally=1).run(MoveShip(1), tally=1)
    assert (position.state.ship, position.state.markers) == (6, [9, 12, 15])
    assert in_force(position) == [DEATH]
    position.state.anomaly_deck.clear()
    position.run(MoveShip(1), tally=12)
    assert (position.state.ship, position.state.markers) == (18, [])


@pytest.mark.rule("TOD-RULING-089")
def test_a_ship_goes_space_by_space_and_on_from_wherever_a_card_has_put_it(tmp_path: Path) -> None:
    game = game_with(tmp_path, anomalies=card("undertow", "instant", effect='"ship back 2"'))
    position = table(ship=5, game=game).next_anomaly("undertow", DEATH).run(MoveShip(1), tally=2)
    assert (position.state.ship, position.state.markers) == (5, [9, 12, 15])
    assert discards(position) == ["undertow"]
    assert in_force(position) == []


@pytest.mark.rule("TOD-RULING-089")
def test_two_markers_on_the_way_set_off_two_anomalies_each_in_full() -> None:
    position = (
        table(ship=5).next_anomaly("the-dalek-invasion-of-earth", "the-chase").run(MoveShip(1), tally=5)
    )
    assert position.asked == (0, "dalek-on-earth")
    assert (position.state.ship, position.state.markers) == (6, [9, 12, 15])
    position.choose("dalek earth-past")
    assert (position.state.ship, position.state.markers) == (10, [12, 15])
    assert discards(position) == ["the-chase"]


@pytest.mark.rule("TOD-RULING-090")
def test_a_marker_behind_the_ship_would_be_set_off_too() -> None:
    position = table(ship=7).next_anomaly(DEATH).run(MoveShip(-1), tally=1)
    assert (position.state.ship, position.state.markers) == (6, [9, 12, 15])
    assert in_force(position) == [DEATH]


@pytest.mark.rule("TOD-RULING-092")
def test_an_empty_deck_gives_no_card_and_the_marker_goes_all_the_same() -> None:
    position = table(ship=5)
    position.state.anomaly_discard = position.state.anomaly_deck[:]
    position.state.anomaly_deck.clear()
    position.run(MoveShip(1), tally=1)
    assert position.state.markers == [9, 12, 15]
    assert in_force(position) == []
    assert len(position.state.anomaly_discard) == 8
    assert position.state.anomaly_deck == []


@pytest.mark.rule("TOD-ANOMALY-05")
def test_every_card_is_a_location_a_task_or_an_instant(tmp_path: Path) -> None:
    pack = the_game().pack
    types = dict(zip(pack.anomaly_keys, (ANOMALY_TYPES[kind] for kind in pack.anomaly_type), strict=True))
    assert (types[INTO], types[DESTINY], types[TIME_OF_THE_DOCTOR]) == ("location", "task", "instant")
    with pytest.raises(PackError, match="location, task, instant"):
        game_with(tmp_path, anomalies=card("riddle", "riddle"))


# -- Location type ---------------------------------------------------------------------------------


@pytest.mark.rule("TOD-ANOMALY-06", "TOD-ANOMALY-07")
def test_a_location_applies_its_text_when_drawn_and_gets_no_dilemma() -> None:
    position = (
        table(ship=5).hand(0, "fez", "stetson").hand(1, "geronimo").next_anomaly("genesis-of-the-daleks")
    )
    dilemmas = position.state.dilemma_deck[:]
    position.run(MoveShip(1), tally=1)
    assert position.asked == (0, "discard")
    position.choose("discard fez")
    assert [position.hand_of(0), position.hand_of(1)] == [["stetson"], []]
    assert in_force(position) == ["genesis-of-the-daleks"]
    assert position.state.dilemma_deck == dilemmas
    position.no_hands().sonic(0, 0).stand(0, "genesis-of-the-daleks")
    position.falls(*["black-running"] * 4, "blue-science").run(Adventure(0))
    assert position.state.adventure_dilemma == NO_DILEMMA
    assert position.state.need == (0, 2, 1, 0, 1, 1)


@pytest.mark.rule("TOD-ANOMALY-08")
def test_travelling_to_a_location_anomaly_needs_no_die() -> None:
    position = table().in_force(INTO).sonic(0, 0).luck().run(Travel(0))
    assert position.options == ["go into-the-dalek"]
    position.choose("go into-the-dalek")
    assert position.place_of(0) == INTO


@pytest.mark.rule("TOD-ANOMALY-09")
def test_a_doctor_at_an_anomaly_recruits_from_either_deck() -> None:
    position = table().in_force(DESTINY).in_force("asylum-of-the-daleks").crew(0, "the-brigadier")
    position.in_force(INTO).stand(0, INTO).be(0, "fourth").run(Recruit(0))
    assert position.options == ["pass", "recruit earth", "recruit alien", "link clara-oswald"]
    position.choose("recruit earth")
    assert position.pack.companion_deck[position.state.companions[0][-1]] == 0
    position.crew(0).run(Recruit(0)).choose("recruit alien")
    assert position.pack.companion_deck[position.state.companions[0][-1]] == 1


@pytest.mark.rule("TOD-ANOMALY-10")
def test_failures_at_an_anomaly_add_no_dalek() -> None:
    position = table().in_force(INTO).daleks("earth-past", 2).daleks("mars", 4).facing(INTO).run(Failure(0))
    assert sum(position.state.daleks) == 6
    assert position.state.ending == NO_ENDING
    assert position.state.ship == 1
    assert in_force(position) == [INTO]


@pytest.mark.rule("TOD-ANOMALY-11", "TOD-ANOMALY-12", "TOD-RULING-097")
def test_completing_the_challenge_discards_the_card_and_sends_everybody_home() -> None:
    position = table(4, ship=5).in_force(INTO).stand(2, INTO).stand(3, "earth-past").facing(INTO)
    position.run(Success(0))
    assert in_force(position) == []
    assert discards(position) == [INTO]
    assert [position.place_of(seat) for seat in range(4)] == ["console", "console", "console", "earth-past"]
    assert position.state.tardis == [4, 2, 2, 2]
    assert position.state.ship == 4
    assert position.state.tokens == [3, 3, 3, 3]


@pytest.mark.rule("TOD-RULING-097")
def test_doctors_leave_a_completed_anomaly_after_reward_promotion_and_task_progress() -> None:
    position = table(ship=5).in_force(INTO).in_force(DEATH).stand(1, INTO).crew(0, part_time=("amy-pond",))
    position.facing(INTO, "science")
    position.state.events = []
    position.run(Success(0))
    assert [event.kind for event in position.state.events] == [
        "adventure-succeeded",
        "ship-moved",
        "tardis-moved",
        "companion-promoted",
        "progress-marked",
        "doctor-moved",
        "doctor-moved",
        "anomaly-discarded",
    ]


@pytest.mark.rule("TOD-ANOMALY-20")
def test_a_continuing_text_holds_until_the_card_is_discarded() -> None:
    position = (
        table().in_force(INTO).sonic(0, 1).stand(0, "mars-past").lay("mars-past", "missy").run(Travel(0))
    )
    assert position.options == ["go mars-past", "go into-the-dalek"]
    position.facing(INTO).run(Success(0)).run(Travel(0))
    assert position.options == ["go earth-past", "go earth-present", "go earth-future", "roll"]
    position.luck().choose("go earth-past")
    assert position.state.tokens[0] == 1


@pytest.mark.rule("TOD-RULING-098")
def test_an_anomaly_is_a_location_with_its_own_conditions_and_links_and_without_daleks_or_clearing() -> None:
    position = table(4).in_force("asylum-of-the-daleks").hand(0, "fez")
    for seat in range(4):
        position.stand(seat, "asylum-of-the-daleks")
    position.be(0, "fourth").daleks("mars", 2).run(Adventure(0))
    assert position.asked == (0, "recruit")
    assert position.options == [
        "pass",
        "recruit earth",
        "recruit alien",
        "link amy-pond",
        "link rory-williams",
    ]
    position.crew(0, "craig-owens", "harry-sullivan", "sergeant-benton").run(Adventure(0)).choose("pass")
    assert position.asked == (0, "cut")
    position.falls(*["black-strength"] * 7).choose("cut blue", "cut red")
    # Time Breach: seven dice, and no Dalek exterminates any of them.
    assert position.dice_of() == {"black": 7}
    for seat in range(4):
        position.stand(seat, "earth-past")
    position.run(Finish(0))
    assert in_force(position) == ["asylum-of-the-daleks"]


# -- Instant type ----------------------------------------------------------------------------------


@pytest.mark.rule("TOD-ANOMALY-17", "TOD-ANOMALY-18")
def test_an_instant_is_applied_once_and_discarded_without_a_replacement() -> None:
    position = table(ship=5).next_anomaly("the-chase", DEATH).run(MoveShip(1), tally=1)
    assert position.state.tardis == [1, 1]
    assert [len(hand) for hand in position.state.hands] == [1, 1]
    assert discards(position) == ["the-chase"]
    assert in_force(position) == []
    position.no_hands().run(DalekTurn())
    assert position.state.tardis == [1, 1]


@pytest.mark.rule("TOD-ANOMALY-18", "TOD-RULING-093")
def test_a_text_that_orders_a_replacement_is_obeyed_as_often_as_it_comes_up(tmp_path: Path) -> None:
    echo = card("echo", "instant", effect='"each gain 1 sonic, then replace this"')
    position = table(ship=5, game=game_with(tmp_path, anomalies=echo))
    position.next_anomaly("echo", TIME_OF_THE_DOCTOR, "the-chase", DEATH).sonic(0, 0).sonic(1, 0)
    position.run(MoveShip(1), tally=1)
    assert discards(position) == ["echo", TIME_OF_THE_DOCTOR, "the-chase"]
    assert in_force(position) == []
    assert position.state.tokens == [3, 3]
    assert position.state.tardis == [1, 1]


@pytest.mark.rule("TOD-RULING-093")
def test_a_replacing_card_is_finished_and_discarded_before_the_next_is_drawn() -> None:
    position = table(ship=5).next_anomaly(TIME_OF_THE_DOCTOR, DEATH)
    position.state.events = []
    position.run(MoveShip(1), tally=1)
    kinds = [event.kind for event in position.state.events]
    assert kinds[-3:] == ["sonic-gained", "anomaly-discarded", "anomaly-revealed"]
    assert in_force(position) == [DEATH]


@pytest.mark.rule("TOD-EX-19", "TOD-RULING-099")
def test_the_time_of_the_doctor() -> None:
    position = table(3, ship=5).sonic(0, 4).sonic(1, 0).sonic(2, 5)
    position.crew(0, "amy-pond").crew(2, "clara-oswald").next_anomaly(TIME_OF_THE_DOCTOR, DEATH)
    position.run(DalekTurn())
    doctors = [position.pack.doctor_keys[doctor] for doctor in position.state.doctors]
    assert doctors == ["twelfth", "eleventh", "first"]
    assert [position.crew_of(seat) for seat in range(3)] == [[], [], []]
    assert position.companion("amy-pond") in position.state.earth_deck
    assert position.companion("clara-oswald") in position.state.earth_deck
    assert position.state.companion_discard == ()
    assert position.state.tokens == [5, 2, 5]
    assert discards(position) == [TIME_OF_THE_DOCTOR]
    assert in_force(position) == [DEATH]
    # Everybody has drawn a card, so everybody is asked before the checks.
    assert [len(hand) for hand in position.state.hands] == [1, 1, 1]


@pytest.mark.rule("TOD-RULING-099")
@pytest.mark.parametrize("dalek_turn", [True, False])
def test_the_time_of_the_doctor_asks_in_turn_order_which_companion_goes(dalek_turn: bool) -> None:
    position = table(3, ship=5).next_anomaly(TIME_OF_THE_DOCTOR, DEATH)
    position.crew(0, "amy-pond", part_time=("rory-williams",)).crew(1, "susan", "romana").crew(
        2, "leela", "strax"
    )
    if dalek_turn:
        assert position.state.first == 1
        order = [1, 2, 0]
        position.run(DalekTurn())
    else:
        position.turn_of(2)
        order = [2, 0, 1]
        position.run(DrawAnomaly())
    gone = {0: "rory-williams", 1: "susan", 2: "strax"}
    for seat in order:
        assert position.asked == (seat, "lose-companion")
        assert position.hand_of(seat) == []
        position.choose(f"lose {gone[seat]}")
        assert len(position.hand_of(seat)) == 1
        assert position.state.tokens[seat] == 5
    assert [position.crew_of(seat) for seat in range(3)] == [["amy-pond"], ["romana"], ["leela"]]


# -- Into the Dalek --------------------------------------------------------------------------------


@pytest.mark.rule("TOD-EX-17", "TOD-RULING-122")
def test_a_player_who_cannot_pay_into_the_dalek_stays_or_goes_there() -> None:
    position = (
        table().in_force(INTO).sonic(0, 1).lay("mars-past", "missy").stand(0, "mars-past").run(Travel(0))
    )
    assert position.options == ["go mars-past", "go into-the-dalek"]
    assert position.refused("go earth-past") == "TOD-RULING-122"
    assert position.refused("roll") == "TOD-RULING-122"
    position.equip(0, "fez").run(Travel(0))
    assert position.options == ["go mars-past", "go into-the-dalek"]


@pytest.mark.rule("TOD-EX-17")
def test_success_and_failure_inside_the_dalek() -> None:
    position = table(ship=3).in_force(INTO).stand(1, INTO).facing(INTO).run(Failure(0))
    assert (position.state.ship, sum(position.state.daleks)) == (4, 0)
    position.facing(INTO).run(Success(0))
    assert position.state.ship == 3
    assert position.state.tardis == [4, 2]
    assert discards(position) == [INTO]
    assert [position.place_of(0), position.place_of(1)] == ["console", "console"]


@pytest.mark.rule("TOD-RULING-122")
def test_the_price_is_due_before_the_roll_and_not_returned() -> None:
    position = table().in_force(INTO).hand(0, "fez").sonic(0, 2).stand(0, "earth-past").run(Travel(0))
    position.choose("roll")
    assert position.asked == (0, "price")
    assert position.options == ["pay-sonic", "pay-card fez"]
    assert position.state.tardis_die == 0
    position.luck(position.tardis_face(True)).choose("pay-sonic", "pass")
    assert position.state.tokens[0] == 0
    assert position.asked == (0, "tardis-symbol")
    position.choose("go earth-past")
    assert position.state.tokens[0] == 0
    assert position.hand_of(0) == ["fez"]


@pytest.mark.rule("TOD-RULING-122")
def test_the_price_is_due_for_a_move_to_earth_and_not_for_staying_or_for_an_anomaly() -> None:
    position = table().in_force(INTO).stand(0, "mars-past").lay("mars-future", "missy").run(Travel(0))
    position.choose("go earth-past")
    assert position.state.tokens[0] == 1
    position.sonic(0, 3).stand(0, "mars-past").run(Travel(0)).choose("go mars-future")
    assert position.state.tokens[0] == 3
    position.run(Travel(0)).choose("go into-the-dalek")
    assert position.state.tokens[0] == 3
    position.stand(0, "earth-past").run(Travel(0)).choose("go earth-future")
    assert position.state.tokens[0] == 3
