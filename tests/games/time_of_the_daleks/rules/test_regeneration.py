"""Regeneration: TOD-REGEN."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.positions import Position, game_with

from vortex.games.time_of_the_daleks import TimeOfTheDaleks, load
from vortex.games.time_of_the_daleks.rules.dice_stage import RerollStage
from vortex.games.time_of_the_daleks.rules.effects import DrawAnomaly
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.games.time_of_the_daleks.rules.regeneration import all_regenerate
from vortex.games.time_of_the_daleks.rules.resolve import Failure
from vortex.kernel.pack import PackFiles

ENERGY = """
[[card]]
key = "regeneration-energy"
name = "Regeneration Energy"
type = "event"
timing = "adventure"
cost = 0
effect = "all regenerate"
source = "ours"
known = []
"""
CHALLENGE = "running running running running"


def table(*doctors: str, game: TimeOfTheDaleks | None = None) -> Position:
    position = Position(len(doctors), doctors=doctors, game=game).no_hands().turn_of(0)
    for seat in range(len(doctors)):
        position.crew(seat)
    return position


def doctors(position: Position) -> list[str]:
    return [position.pack.doctor_keys[doctor] for doctor in position.state.doctors]


@pytest.mark.rule("TOD-REGEN-01")
def test_certain_dilemmas_and_anomalies_make_doctors_regenerate() -> None:
    position = table("first", "fourth").lay("mars-past", "the-great-intelligence").facing("mars-past")
    position.run(Failure(0))
    assert doctors(position) == ["fourth", "eleventh"]
    position.next_anomaly("the-time-of-the-doctor", "death-to-the-daleks").run(DrawAnomaly())
    assert doctors(position) == ["eleventh", "twelfth"]
    position.lay("mars-past", "the-master").facing("mars-past").run(Failure(0))
    assert doctors(position) == ["eleventh", "twelfth"]


@pytest.mark.rule("TOD-REGEN-02", "TOD-REGEN-03", "TOD-REGEN-04", "TOD-EX-16")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("fourth", "eleventh"), ["eleventh", "twelfth"]),
        (("fourth", "eleventh", "twelfth"), ["eleventh", "twelfth", "first"]),
        (("eleventh", "first"), ["twelfth", "fourth"]),
    ],
)
def test_everybody_takes_the_next_doctor_of_the_ring(before: tuple[str, ...], after: list[str]) -> None:
    position = table(*before)
    all_regenerate(position.state)
    assert doctors(position) == after


@pytest.mark.rule("TOD-BT-22", "TOD-REGEN-02", "TOD-REGEN-04")
def test_four_doctors_shift_by_one_and_the_turn_order_stays() -> None:
    position = table("first", "fourth", "eleventh", "twelfth")
    assert position.state.first == 0
    all_regenerate(position.state)
    assert doctors(position) == ["fourth", "eleventh", "twelfth", "first"]
    assert position.state.first == 0
    assert position.state.in_turn_order() == (0, 1, 2, 3)


@pytest.mark.rule("TOD-BT-23", "TOD-RULING-102", "TOD-REGEN-03")
def test_cards_that_nobody_holds_are_in_the_ring() -> None:
    position = table("fourth", "twelfth")
    all_regenerate(position.state)
    assert doctors(position) == ["eleventh", "first"]


@pytest.mark.rule("TOD-REGEN-05", "TOD-REGEN-06", "TOD-REGEN-07", "TOD-REGEN-08", "TOD-EX-16")
def test_place_colour_companions_cards_tokens_and_tardis_stay() -> None:
    position = table("fourth", "eleventh").crew(0, "sarah-jane-smith").crew(1, part_time=("rory-williams",))
    position.hand(0, "fez").equip(1, "stetson").sonic(0, 4).sonic(1, 1)
    position.stand(0, "mars-past").stand(1, "earth-future")
    position.state.tardis = [7, 9]
    colours = position.state.colours[:]
    part_timers = position.state.part_timers
    all_regenerate(position.state)
    assert doctors(position) == ["eleventh", "twelfth"]
    assert [position.place_of(0), position.place_of(1)] == ["mars-past", "earth-future"]
    assert position.state.colours == colours
    assert [position.crew_of(0), position.crew_of(1)] == [["sarah-jane-smith"], ["rory-williams"]]
    assert position.state.part_timers == part_timers != 0
    assert [position.hand_of(0), position.hand_of(1)] == [["fez"], []]
    assert position.state.equipment == [(), (position.card("stetson"),)]
    assert position.state.tokens == [4, 1]
    assert position.state.tardis == [7, 9]


@pytest.mark.rule("TOD-RULING-102")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("fourth", "twelfth"), ["eleventh", "twelfth"]),
        (("fourth", "eleventh"), ["eleventh", "twelfth"]),
        (("twelfth", "first", "eleventh"), ["first", "fourth", "eleventh"]),
        (("eleventh", "first", "twelfth", "fourth"), ["twelfth", "fourth", "first", "eleventh"]),
    ],
)
def test_one_doctor_alone_pushes_on_whoever_holds_the_next_card(
    before: tuple[str, ...], after: list[str]
) -> None:
    position = table(*before).lay("mars-past", "morbius").facing("mars-past").run(Failure(0))
    assert doctors(position) == after


@pytest.mark.rule("TOD-RULING-103")
def test_a_ring_without_the_first_doctor_wraps_to_the_lowest_number(tmp_path: Path) -> None:
    game_with(tmp_path)
    file = tmp_path / "pack" / "doctors.toml"
    file.write_text(file.read_text().replace("number = 1\n", "number = 5\n"))
    position = table("first", "fourth", "eleventh", "twelfth", game=load(PackFiles(tmp_path / "pack")))
    all_regenerate(position.state)
    assert doctors(position) == ["eleventh", "first", "twelfth", "fourth"]


@pytest.mark.rule("TOD-RULING-104")
def test_an_effect_used_this_turn_stays_used_for_the_new_holder(tmp_path: Path) -> None:
    game = game_with(tmp_path, timey_wimey=ENERGY)
    position = table("eleventh", "fourth", game=game).sonic(0, 0).sonic(1, 0).hand(0, "regeneration-energy")
    position.facing("earth-past", CHALLENGE).helped_by(1, True)
    position.shows("black-science", "red-science").shows("black-science", "blue-science", pool=1)
    position.run(RerollStage(0)).falls("black-science").choose("reroll eleventh")
    position.choose("play regeneration-energy")
    assert doctors(position) == ["twelfth", "eleventh"]
    assert "reroll twelfth" in position.options
    position.choose("pass")
    assert position.asked == (1, "reroll")
    assert position.options == ["pass", "reroll-black"]
    assert position.refused("reroll eleventh") == "TOD-REROLL-05"


@pytest.mark.rule("TOD-RULING-104")
def test_links_are_those_of_the_new_card() -> None:
    position = (
        table("eleventh", "first").sonic(0, 1).stand(0, "earth-future").lay("earth-future", "the-master")
    )
    position.run(Recruit(0))
    assert position.options == ["pass", "recruit earth", "link amy-pond"]
    all_regenerate(position.state)
    position.run(Recruit(0))
    assert position.options == ["pass", "recruit earth", "link clara-oswald"]


@pytest.mark.rule("TOD-RULING-105")
def test_before_the_first_roll_the_pool_is_built_anew_with_the_new_card(tmp_path: Path) -> None:
    game = game_with(tmp_path, timey_wimey=ENERGY)
    position = table("eleventh", "fourth", game=game).sonic(0, 0).hand(0, "regeneration-energy")
    position.crew(0, "rory-williams").facing("earth-past", CHALLENGE).run(BuildPools(0))
    position.choose("focus rory-williams blue")
    assert position.dice_of() == {"black": 3, "blue": 3}
    position.choose("play regeneration-energy")
    assert position.asked == (0, "build-pool")
    assert position.dice_of() == {"black": 4, "blue": 1, "red": 1}
    # The Twelfth calls for nothing.
    assert position.options == ["pass", "focus rory-williams blue", "call 2"]


@pytest.mark.rule("TOD-RULING-105")
def test_after_the_first_roll_the_dice_stay_and_the_icons_are_those_of_the_new_card(tmp_path: Path) -> None:
    game = game_with(tmp_path, timey_wimey=ENERGY)
    position = table("fourth", "first", game=game).sonic(0, 0).hand(0, "regeneration-energy")
    position.facing("earth-past", CHALLENGE).shows("black-science", "blue-science").run(RerollStage(0))
    assert position.options == ["pass", "reroll fourth", "reroll-black", "play regeneration-energy"]
    position.choose("play regeneration-energy")
    assert doctors(position) == ["eleventh", "fourth"]
    assert position.dice_of() == {"black": 1, "blue": 1}
    assert position.state.shown == [0, 0, 2, 0, 0, 0]
    assert position.options == ["pass", "reroll eleventh", "reroll-black"]
