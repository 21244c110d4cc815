"""The first game: TOD-FIRST."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.positions import Position, the_game

from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.kernel.state import NOBODY

MARKED_DILEMMAS = {
    "the-robomen",
    "morbius",
    "scaroth",
    "the-great-intelligence",
    "the-ironsides",
    "the-veil",
}
MARKED_ANOMALIES = {"asylum-of-the-daleks", "the-dalek-invasion-of-earth", "the-chase"}


def dilemmas(position: Position) -> set[str]:
    in_slots = [position.dilemma_at(f"earth-{zone}") for zone in ("past", "present", "future")]
    return {*in_slots, *(position.pack.dilemma_keys[number] for number in position.state.dilemma_deck)}


def anomalies(position: Position) -> set[str]:
    return {position.pack.anomaly_keys[number] for number in position.state.anomaly_deck}


def adventure(dilemma: str, first_game: bool) -> Position:
    """The Eleventh Doctor (seat 0), alone with five tokens, at the start of an Adventure on Mars."""
    position = Position(1, first_game=first_game).no_hands().crew(0).sonic(0, 5)
    return position.lay("mars-past", dilemma).stand(0, "mars-past").run(Adventure(0))


@pytest.mark.rule("TOD-FIRST-01")
def test_the_first_game_is_off_unless_chosen() -> None:
    option = next(option for option in the_game().options if option.key == "first-game")
    assert (option.values, option.default) == ((False, True), False)
    assert Position().state.ignores_conditions is False
    assert Position(first_game=True).state.ignores_conditions is True


@pytest.mark.rule("TOD-FIRST-02", "TOD-RULING-118")
def test_three_markers_lie_on_other_spaces() -> None:
    assert Position(first_game=True).state.markers == [8, 11, 14]
    assert Position().state.markers == [6, 9, 12, 15]


@pytest.mark.rule("TOD-BT-25", "TOD-FIRST-02")
def test_the_ship_enters_vi_without_an_anomaly_and_viii_with_one() -> None:
    position = Position(first_game=True).no_hands()
    position.state.ship = 5
    deck = position.state.anomaly_deck[:]
    position.run(DalekTurn())
    assert position.state.ship == 6
    assert position.state.anomaly_deck == deck
    position.state.ship = 7
    position.next_anomaly("death-to-the-daleks").run(DalekTurn())
    assert position.state.anomalies == [position.anomaly("death-to-the-daleks")]
    assert position.state.markers == [11, 14]


@pytest.mark.rule("TOD-FIRST-03", "TOD-FIRST-05")
def test_time_anomalies_with_the_dalek_icon_are_taken_out() -> None:
    everything = set(the_game().pack.anomaly_keys)
    assert anomalies(Position()) == everything
    assert anomalies(Position(first_game=True)) == everything - MARKED_ANOMALIES


@pytest.mark.rule("TOD-FIRST-04", "TOD-FIRST-05")
@pytest.mark.parametrize("seed", range(1, 6))
def test_dilemmas_with_the_dalek_icon_are_neither_in_the_deck_nor_on_earth(seed: int) -> None:
    everything = set(the_game().pack.dilemma_keys)
    assert dilemmas(Position(seed=seed)) == everything
    assert dilemmas(Position(seed=seed, first_game=True)) == everything - MARKED_DILEMMAS


@pytest.mark.rule("TOD-FIRST-06")
@pytest.mark.parametrize("first_game", [True, False])
def test_a_fixed_point_is_ignored(first_game: bool) -> None:
    position = adventure("the-great-fire-of-rome", first_game).falls(*["black-tactics"] * 4, "blue-science")
    position.choose("pass")
    assert position.asked == (0, "reroll")
    assert ("reroll-sonic" in position.options) is first_game
    assert ("reroll eleventh" in position.options) is first_game
    assert "reroll-black" in position.options


@pytest.mark.rule("TOD-FIRST-06")
def test_the_fixed_point_of_a_time_anomaly_is_ignored_too() -> None:
    position = Position(1, first_game=True).no_hands().crew(0).sonic(0, 5).in_force("genesis-of-the-daleks")
    position.stand(0, "genesis-of-the-daleks").falls(*["black-running"] * 4, "blue-science").run(Adventure(0))
    position.choose("pass")
    assert position.state.conditions == 0
    assert "reroll-sonic" in position.options


@pytest.mark.rule("TOD-FIRST-07")
@pytest.mark.parametrize("first_game", [True, False])
def test_time_locked_is_ignored(first_game: bool) -> None:
    position = adventure("the-silence", first_game).falls(*["black-tactics"] * 4, "blue-diplomacy")
    position.choose("pass", "pass")
    assert (position.asked == (0, "face")) is first_game
    assert ("face-sonic" in position.options) is first_game


@pytest.mark.rule("TOD-FIRST-08")
@pytest.mark.parametrize(("first_game", "limit"), [(True, 8), (False, 7)])
def test_a_time_breach_is_ignored(first_game: bool, limit: int) -> None:
    position = Position(1, first_game=first_game).no_hands().sonic(0, 0)
    position.crew(0, "craig-owens", "harry-sullivan", "sergeant-benton")
    position.lay("mars-past", "magnus-greel").stand(0, "mars-past").falls(*["black-diplomacy"] * 8)
    position.run(Adventure(0)).choose("pass", "cut blue", "cut red")
    while position.state.topic == "cut":
        position.choose("cut black")
    assert position.dice_of() == {"black": limit}


@pytest.mark.rule("TOD-RULING-119")
def test_links_stay_in_force() -> None:
    position = adventure("the-great-fire-of-rome", first_game=True)
    assert position.asked == (0, "recruit")
    assert position.options == ["pass", "recruit alien", "link vicki", "link barbara-wright"]


@pytest.mark.rule("TOD-FIRST-09")
def test_everything_else_is_set_up_as_ever() -> None:
    first, standard = Position(3, first_game=True).state, Position(3).state
    for table in (first, standard):
        assert [len(hand) for hand in table.hands] == [2, 2, 2]
        assert [len(crew) for crew in table.companions] == [1, 1, 1]
        assert table.tokens == [2, 4, 2]
        assert (table.first, table.ship, table.tardis) == (1, 0, [2, 2, 2])
        assert (len(table.tw_deck), len(table.location_deck)) == (24, 20)
        assert (len(table.earth_deck), len(table.alien_deck)) == (12, 12)
        assert table.k9 == NOBODY
        assert not any(table.daleks)
    assert first.companions == standard.companions
    assert first.places == standard.places


@pytest.mark.rule("TOD-FIRST-09")
def test_the_dalek_turn_is_as_ever() -> None:
    position = Position(2, first_game=True).no_hands().run(DalekTurn())
    assert position.state.ship == 1
    position.daleks("earth-past", 3).run(DalekTurn())
    assert position.state.ending == "daleks-on-earth"
