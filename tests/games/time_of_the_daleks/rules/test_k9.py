"""The K-9 variant: TOD-K9."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.positions import Position, the_game

from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.effects import DrawAnomaly
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.kernel.state import NOBODY

CHALLENGE = "running running running running"


def table(seats: int = 3, holder: int = 0) -> Position:
    """Seat 0 is active; nobody has cards, tokens or Companions."""
    position = Position(seats, k9=True).no_hands().turn_of(0)
    for seat in range(seats):
        position.crew(seat).sonic(seat, 0)
    position.state.k9 = holder
    return position


@pytest.mark.rule("TOD-K9-01")
def test_k9_is_off_unless_chosen() -> None:
    option = next(option for option in the_game().options if option.key == "k9")
    assert (option.values, option.default) == ((False, True), False)
    position = Position(3).no_hands()
    assert position.state.k9 == NOBODY
    position.facing("earth-past", CHALLENGE).shows("blue-science").run(RerollStage(position.state.active))
    assert "reroll-k9" not in position.options
    assert position.run(DalekTurn()).state.asked == NOBODY


@pytest.mark.rule("TOD-K9-02", "TOD-RULING-117")
@pytest.mark.parametrize(
    ("doctors", "first", "holder"),
    [
        (("eleventh", "fourth", "twelfth"), 1, 0),
        (("first", "fourth", "twelfth"), 0, 2),
        (("eleventh", "fourth", "twelfth", "first"), 3, 2),
    ],
)
def test_the_last_in_turn_order_starts_with_k9(doctors: tuple[str, ...], first: int, holder: int) -> None:
    state = Position(len(doctors), doctors=doctors, k9=True).state
    assert (state.first, state.k9) == (first, holder)


@pytest.mark.rule("TOD-K9-03", "TOD-RULING-114")
def test_k9_rerolls_one_die_of_his_holders_pool_for_nothing_once_an_adventure() -> None:
    position = table().facing("earth-past", CHALLENGE).helped_by(1, True)
    position.shows("blue-science", "red-strength").shows("green-tactics", pool=1).run(RerollStage(0))
    assert position.asked == (0, "reroll")
    assert position.options == ["pass", "reroll-k9"]
    position.choose("reroll-k9")
    assert position.options == ["die blue science", "die red strength"]
    position.hand(0, "key-to-time").falls("red-tactics").choose("die red strength")
    assert position.state.shown == [0, 0, 1, 0, 2, 0]
    assert position.state.tokens == [0, 0, 0]
    assert position.hand_of(0) == ["key-to-time"]
    assert position.asked == (0, "reroll")
    assert position.options == ["pass"]
    assert position.refused("reroll-k9") == "TOD-RULING-114"


@pytest.mark.rule("TOD-K9-03")
def test_only_the_holder_uses_k9() -> None:
    position = table(holder=1).hand(0, "key-to-time").facing("earth-past", CHALLENGE).shows("blue-science")
    position.run(RerollStage(0))
    assert position.options == ["pass"]
    assert position.refused("reroll-k9") == "TOD-K9-03"


@pytest.mark.rule("TOD-RULING-114")
def test_a_helper_who_holds_k9_uses_him_on_the_own_pool() -> None:
    position = table(holder=1).facing("earth-past", CHALLENGE).helped_by(1, False)
    position.shows("blue-science").shows("black-tactics", pool=1).run(RerollStage(0))
    assert position.asked == (1, "reroll")
    position.falls("black-running").choose("reroll-k9")
    assert position.dice_of(1) == {"black": 1}
    assert position.state.shown == [1, 0, 1, 0, 0, 0]


@pytest.mark.rule("TOD-RULING-114")
def test_a_holder_who_takes_no_part_cannot_use_k9() -> None:
    position = table(holder=2).hand(2, "key-to-time").facing("earth-past", CHALLENGE).helped_by(1, False)
    position.shows("blue-science").shows("blue-science", pool=1).be(0, "twelfth").be(1, "first")
    position.run(RerollStage(0))
    assert position.asked == (2, "card-window")
    assert position.options == ["pass"]
    assert position.refused("reroll-k9") == "TOD-RULING-114"


@pytest.mark.rule("TOD-RULING-114")
def test_k9_helps_in_the_reroll_stage_only_and_again_in_the_next_adventure() -> None:
    position = table(seats=1).lay("earth-past", "missy").stand(0, "earth-past")
    position.falls(*["black-tactics"] * 4, "blue-science", "blue-science").run(Adventure(0))
    position.choose("reroll-k9", "die blue science")
    assert position.refused("reroll-k9") == "TOD-RULING-114"
    position.hand(0, "key-to-time").facing("earth-past", CHALLENGE).shows("blue-science").run(FaceStage(0))
    assert position.options == ["pass"]
    assert position.refused("reroll-k9") == "TOD-RULING-114"
    position.turn_of(0).lay("earth-past", "missy").falls(*["black-tactics"] * 4, "blue-science").run(
        Adventure(0)
    )
    position.choose("pass", "pass")
    assert position.asked == (0, "reroll")
    assert "reroll-k9" in position.options


@pytest.mark.rule("TOD-RULING-115")
def test_a_fixed_point_does_not_forbid_k9_who_is_neither_card_nor_charge() -> None:
    position = table().facing("earth-past", CHALLENGE, "fixed point").shows("black-science", "blue-science")
    position.run(RerollStage(0))
    assert position.options == ["pass", "reroll-black", "reroll-k9"]
    position.falls("blue-cunning").choose("reroll-k9", "die blue science")
    assert position.looks_of() == ["black-science", "blue-cunning"]
    assert position.options == ["pass", "reroll-black"]


@pytest.mark.rule("TOD-K9-04", "TOD-K9-05", "TOD-RULING-116", "TOD-BT-24")
def test_the_holder_names_another_player_before_the_ship_moves() -> None:
    position = table(holder=2).run(DalekTurn())
    assert position.asked == (2, "pass-k9")
    assert position.options == ["give 1", "give 2"]
    assert position.refused("give 3") == "TOD-RULING-116"
    assert position.refused("pass") == "TOD-K9-04"
    assert position.state.ship == 0
    position.choose("give 1")
    assert position.state.k9 == 0
    assert position.state.ship == 1
    position.run(DalekTurn())
    assert position.asked == (0, "pass-k9")


@pytest.mark.rule("TOD-K9-04", "TOD-RULING-116")
def test_with_two_players_k9_changes_hands_unasked() -> None:
    position = table(seats=2, holder=0).run(DalekTurn())
    assert position.state.k9 == 1
    assert position.run(DalekTurn()).state.k9 == 0


@pytest.mark.rule("TOD-K9-06")
def test_k9_takes_up_neither_companion_space_nor_equipment_slot() -> None:
    position = table().crew(0, "amy-pond", "rory-williams").sonic(0, 1).stand(0, "mars-past").run(Recruit(0))
    assert position.asked == (0, "recruit")
    position.choose("recruit alien")
    assert len(position.crew_of(0)) == 3
    position.crew(0).equip(0, "fez").hand(0, "stetson").run(Prepare(0))
    assert "install stetson" in position.options
    position.choose("install stetson")
    assert len(position.state.equipment[0]) == 2


@pytest.mark.rule("TOD-RULING-117")
def test_k9_stays_with_the_player_when_doctors_regenerate() -> None:
    position = (
        table(holder=1).next_anomaly("the-time-of-the-doctor", "death-to-the-daleks").run(DrawAnomaly())
    )
    assert [position.pack.doctor_keys[doctor] for doctor in position.state.doctors] == [
        "twelfth",
        "eleventh",
        "first",
    ]
    assert position.state.k9 == 1
