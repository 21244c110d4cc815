"""Winning and losing: TOD-WIN."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks.numbering import (
    DALEKS_ON_EARTH,
    DOCTORS_WON,
    NO_ENDING,
    SEVENTH_DALEK,
    SHIP_ON_GALLIFREY,
)
from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success
from vortex.kernel.game import Outcome

GALLIFREY = 18


def table(*tardis: int, ship: int = 0) -> Position:
    position = Position(len(tardis)).no_hands().turn_of(0)
    for seat in range(len(tardis)):
        position.crew(seat)
    position.state.tardis = list(tardis)
    position.state.ship = ship
    return position


def outcome(position: Position) -> Outcome | None:
    return position.game.outcome(position.state)


@pytest.mark.rule("TOD-WIN-01", "TOD-WIN-08")
def test_a_doctor_on_gallifrey_wins_and_the_others_do_not() -> None:
    position = table(17, GALLIFREY, 4, ship=16).run(DalekTurn())
    assert position.state.ship == 17
    assert outcome(position) == Outcome(DOCTORS_WON, (1,), (0, 1, 0))


@pytest.mark.rule("TOD-WIN-01")
def test_nobody_wins_short_of_gallifrey() -> None:
    position = table(17, 17).run(DalekTurn())
    assert position.state.ending == NO_ENDING


@pytest.mark.rule("TOD-WIN-02")
def test_reaching_gallifrey_in_a_players_turn_does_not_win_yet() -> None:
    position = Position(2).no_hands()
    state = position.state
    state.tardis = [4, GALLIFREY]
    assert state.active == 1
    while not state.over:
        assert outcome(position) is None
        position.choose(position.options[0])
    assert outcome(position) == Outcome(DOCTORS_WON, (1,), (0, 1))
    assert state.turn == 3


@pytest.mark.rule("TOD-WIN-02")
def test_a_reward_that_leads_to_gallifrey_ends_nothing() -> None:
    position = table(16, 4).lay("mars-future", "missy").facing("mars-future").run(Success(0))
    assert position.state.tardis == [GALLIFREY, 4]
    assert position.state.ending == NO_ENDING


@pytest.mark.rule("TOD-WIN-03", "TOD-RULING-111", "TOD-BT-14")
def test_all_doctors_on_gallifrey_share_the_win() -> None:
    position = table(GALLIFREY, 10, GALLIFREY, ship=16).daleks("earth-past", 2).run(DalekTurn())
    assert outcome(position) == Outcome(DOCTORS_WON, (0, 2), (1, 0, 1))


@pytest.mark.rule("TOD-WIN-04", "TOD-RULING-112")
def test_the_seventh_dalek_beats_all_doctors_even_on_gallifrey() -> None:
    position = table(GALLIFREY, 4).daleks("mars", 6).lay("earth-past", "the-master").facing("earth-past")
    position.run(Failure(0))
    assert outcome(position) == Outcome(SEVENTH_DALEK, (), (0, 0))


@pytest.mark.rule("TOD-WIN-05", "TOD-RULING-112")
def test_three_daleks_on_earth_beat_all_doctors_even_on_gallifrey() -> None:
    position = table(GALLIFREY, 4).daleks("earth-past", 2).daleks("earth-future", 1).run(DalekTurn())
    assert outcome(position) == Outcome(DALEKS_ON_EARTH, (), (0, 0))


@pytest.mark.rule("TOD-WIN-06")
def test_the_ship_on_gallifrey_beats_all_doctors() -> None:
    position = table(17, 4, ship=17).run(DalekTurn())
    assert outcome(position) == Outcome(SHIP_ON_GALLIFREY, (), (0, 0))


@pytest.mark.rule("TOD-WIN-07", "TOD-BT-13", "TOD-RULING-112")
def test_ship_and_tardis_together_on_gallifrey_are_a_loss() -> None:
    position = table(GALLIFREY, GALLIFREY, ship=17).run(DalekTurn())
    assert position.state.ship == GALLIFREY
    assert outcome(position) == Outcome(SHIP_ON_GALLIFREY, (), (0, 0))


@pytest.mark.rule("TOD-RULING-113")
def test_a_tardis_moved_back_off_gallifrey_before_the_check_does_not_win() -> None:
    position = table(GALLIFREY, 4).lay("mars-past", "the-time-meddler").facing("mars-past").run(Failure(0))
    assert position.state.tardis == [17, 4]
    assert position.run(DalekTurn()).state.ending == NO_ENDING


@pytest.mark.rule("TOD-RULING-113")
def test_a_doctor_on_gallifrey_keeps_playing() -> None:
    position = table(GALLIFREY, 4).lay("mars-past", "missy").facing("mars-past").run(Success(0))
    assert position.state.tardis == [GALLIFREY, 4]
    assert position.dilemma_at("mars-past") == ""
    assert len(position.hand_of(0)) == 2
    assert position.state.ending == NO_ENDING
