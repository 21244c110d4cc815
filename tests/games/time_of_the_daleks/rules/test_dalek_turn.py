"""Dalek markers, the Dalek turn and the track: TOD-DALEK."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks.events import DalekTurnBegun, TurnBegun
from vortex.games.time_of_the_daleks.numbering import (
    DALEKS_ON_EARTH,
    DOCTORS_WON,
    EARTH_ZONES,
    NO_ENDING,
    SEVENTH_DALEK,
    SHIP_ON_GALLIFREY,
)
from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.games.time_of_the_daleks.rules.effects import DrawAnomaly, MoveShip
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success
from vortex.games.time_of_the_daleks.rules.turn import Round
from vortex.kernel.state import NOBODY

GALLIFREY = 18


def table(seats: int = 2) -> Position:
    """Nobody has cards or Companions; seat 0 is active; in a game of two the Fourth (seat 1) is first."""
    position = Position(seats).no_hands().turn_of(0)
    for seat in range(seats):
        position.crew(seat)
    return position


def place(position: Position, tile: str) -> int:
    return EARTH_ZONES + position.pack.tile_keys.index(tile)


@pytest.mark.rule("TOD-DALEK-01")
def test_the_daleks_have_their_turn_after_the_last_player_of_each_round() -> None:
    position = Position(3).no_hands()
    state = position.state
    assert (state.first, state.active) == (1, 1)
    state.events = []
    while sum(event.kind == "dalek-turn-begun" for event in state.events) < 2:
        # Nobody wins or loses meanwhile.
        state.daleks = bytearray(len(state.daleks))
        position.choose(position.options[0])
    turns = [event for event in state.events if isinstance(event, TurnBegun | DalekTurnBegun)]
    assert turns[:7] == [
        TurnBegun(2),
        TurnBegun(0),
        DalekTurnBegun(1),
        TurnBegun(1),
        TurnBegun(2),
        TurnBegun(0),
        DalekTurnBegun(2),
    ]


@pytest.mark.rule("TOD-DALEK-02")
def test_the_ship_moves_one_space_forward() -> None:
    position = table().run(DalekTurn())
    assert position.state.ship == 1
    assert position.state.ending == NO_ENDING


@pytest.mark.rule("TOD-DALEK-03")
def test_an_anomaly_on_the_way_comes_before_the_checks() -> None:
    position = table().next_anomaly("the-chase")
    position.state.ship = 5
    position.state.tardis = [GALLIFREY, 4]
    position.run(DalekTurn())
    assert position.state.tardis == [GALLIFREY - 1, 3]
    assert position.state.ending == NO_ENDING


@pytest.mark.rule("TOD-DALEK-03", "TOD-DALEK-13")
def test_a_dalek_that_an_anomaly_brings_to_earth_counts_in_the_same_turn() -> None:
    position = table().next_anomaly("the-dalek-invasion-of-earth").daleks("earth-past", 2)
    position.state.ship = 5
    position.run(DalekTurn())
    assert position.asked == (position.state.first, "dalek-on-earth")
    assert position.state.ending == NO_ENDING
    position.choose("dalek earth-future")
    assert position.state.ending == DALEKS_ON_EARTH


@pytest.mark.rule("TOD-DALEK-04")
def test_the_daleks_win_with_their_ship_on_gallifrey() -> None:
    position = table()
    position.state.ship = GALLIFREY - 2
    position.run(DalekTurn())
    assert position.state.ending == NO_ENDING
    position.run(DalekTurn())
    assert position.state.ending == SHIP_ON_GALLIFREY
    assert position.state.over


@pytest.mark.rule("TOD-DALEK-05")
def test_the_daleks_win_with_three_on_earth_in_whatever_zones() -> None:
    position = table().daleks("earth-past", 1).daleks("earth-present", 1).daleks("mars", 2)
    assert position.run(DalekTurn()).state.ending == NO_ENDING
    position.daleks("earth-future", 1)
    assert position.run(DalekTurn()).state.ending == DALEKS_ON_EARTH


@pytest.mark.rule("TOD-DALEK-06")
def test_doctors_on_gallifrey_win_only_if_the_daleks_have_not() -> None:
    position = table()
    position.state.tardis = [GALLIFREY, 4]
    assert position.run(DalekTurn()).state.ending == DOCTORS_WON
    position = table().daleks("earth-past", 3)
    position.state.tardis = [GALLIFREY, 4]
    assert position.run(DalekTurn()).state.ending == DALEKS_ON_EARTH


@pytest.mark.rule("TOD-DALEK-07")
def test_without_a_winner_a_new_round_begins_with_the_first_player() -> None:
    position = table()
    before = position.state.round
    # All players of this round have had their turn.
    position.run(Round(), tally=2)
    assert position.state.round == before + 2
    assert position.state.ship == 1
    assert position.state.active == position.state.first == 1
    assert position.asked == (1, "travel")
    assert not position.state.over


@pytest.mark.rule("TOD-DALEK-08")
def test_tardis_and_ship_stop_at_gallifrey() -> None:
    position = table().lay("mars-future", "missy").facing("mars-future")
    position.state.tardis = [GALLIFREY - 1, 4]
    position.run(Success(0))
    assert position.state.tardis == [GALLIFREY, 4]
    position.state.ship = GALLIFREY - 2
    position.run(MoveShip(1), tally=5)
    assert position.state.ship == GALLIFREY


@pytest.mark.rule("TOD-DALEK-09", "TOD-DALEK-11")
def test_the_sixth_marker_is_davros_and_the_game_goes_on() -> None:
    position = (
        table().daleks("earth-past", 2).daleks("karn", 3).lay("mars-past", "the-master").facing("mars-past")
    )
    assert position.state.davros == -1
    position.run(Failure(0))
    assert sum(position.state.daleks) == 6
    assert position.state.davros == place(position, "mars")
    assert position.state.ending == NO_ENDING
    assert position.run(DalekTurn()).state.ending == NO_ENDING


@pytest.mark.rule("TOD-DALEK-10")
def test_a_seventh_marker_after_a_failure_ends_the_game_at_once() -> None:
    position = (
        table().daleks("earth-past", 2).daleks("karn", 4).lay("mars-past", "the-master").facing("mars-past")
    )
    position.run(Failure(0))
    assert position.state.ending == SEVENTH_DALEK
    assert position.state.over
    assert sum(position.state.daleks) == 6
    assert position.state.ship == 0


@pytest.mark.rule("TOD-DALEK-10")
def test_a_seventh_marker_that_an_anomaly_asks_for_ends_the_game_at_once() -> None:
    position = table().daleks("earth-past", 2).daleks("karn", 4).next_anomaly("the-dalek-invasion-of-earth")
    position.state.ship = 5
    position.run(DalekTurn())
    assert position.state.ending == SEVENTH_DALEK
    assert position.state.over


@pytest.mark.rule("TOD-DALEK-12")
def test_a_removed_marker_can_be_placed_again() -> None:
    position = table().daleks("mars", 3).daleks("karn", 3).lay("mars-past", "missy").facing("mars-past")
    position.run(Success(0))
    assert sum(position.state.daleks) == 5
    position.lay("mars-future", "the-master").facing("mars-future").run(Failure(0))
    assert sum(position.state.daleks) == 6
    assert position.state.ending == NO_ENDING


@pytest.mark.rule("TOD-DALEK-13")
def test_nobody_decides_anything_in_the_dalek_turn_but_by_cards() -> None:
    position = table(3).daleks("earth-past", 2).daleks("mars", 2)
    assert position.run(DalekTurn()).state.asked == NOBODY
    position.hand(2, "spitfires-in-space").sonic(2, 2).run(DalekTurn())
    assert position.asked == (2, "card-window")
    assert position.options == ["pass", "play spitfires-in-space"]


@pytest.mark.rule("TOD-RULING-086")
@pytest.mark.parametrize("count", [3, 4, 6])
def test_three_or_more_daleks_on_earth_lose_at_the_check_and_not_before(count: int) -> None:
    position = table().daleks("earth-past", count - 1).lay("earth-past", "the-master").facing("earth-past")
    position.run(Failure(0))
    assert sum(position.state.daleks[:3]) == count
    assert position.state.ending == NO_ENDING
    position.run(Finish(0))
    assert position.state.ending == NO_ENDING
    assert position.run(DalekTurn()).state.ending == DALEKS_ON_EARTH


@pytest.mark.rule("TOD-RULING-086")
def test_players_may_clear_a_dalek_from_earth_before_the_check() -> None:
    position = table().daleks("earth-past", 3).hand(0, "spitfires-in-space").sonic(0, 2).run(DalekTurn())
    position.choose("play spitfires-in-space", "choose 1")
    assert list(position.state.daleks[:3]) == [2, 0, 0]
    assert position.state.ending == NO_ENDING


@pytest.mark.rule("TOD-RULING-087")
@pytest.mark.parametrize(
    ("zone", "ship", "ending"), [("old-aqueduct", 17, SHIP_ON_GALLIFREY), ("alliance-hall", 16, "")]
)
def test_a_ship_on_gallifrey_can_still_be_moved_back_in_a_players_turn(
    zone: str, ship: int, ending: str
) -> None:
    position = table().lay("mars-past", "the-master").facing("mars-past")
    position.state.ship = GALLIFREY - 2
    position.run(Failure(0)).run(Finish(0))
    assert position.state.ship == GALLIFREY
    assert position.state.ending == NO_ENDING
    position.lay(zone, "missy").facing(zone).run(Success(0))
    assert position.state.ship == ship
    assert position.run(DalekTurn()).state.ending == ending


@pytest.mark.rule("TOD-RULING-088")
def test_a_tardis_may_fall_behind_earth_and_nothing_goes_behind_skaro() -> None:
    position = table().next_anomaly("the-chase")
    assert position.pack.earth_space == 2
    position.state.tardis = [2, 0]
    position.run(DrawAnomaly())
    assert position.state.tardis == [1, 0]
    position.state.ship = 1
    position.run(MoveShip(-1), tally=3)
    assert position.state.ship == 0


@pytest.mark.rule("TOD-RULING-091")
def test_the_zone_of_a_dalek_is_kept_on_earth_and_means_nothing_on_a_tile() -> None:
    position = table().lay("earth-future", "the-master").facing("earth-future").run(Failure(0))
    assert list(position.state.daleks[:3]) == [0, 0, 1]
    position.lay("mars-past", "the-robots-of-death").lay("mars-future", "missy")
    position.facing("mars-past").run(Failure(0))
    assert position.state.daleks[place(position, "mars")] == 1
    position.facing("mars-future").run(Success(0))
    assert position.state.daleks[place(position, "mars")] == 0


@pytest.mark.rule("TOD-RULING-091")
def test_the_player_who_is_affected_picks_the_zone_of_earth() -> None:
    position = (
        table().lay("mars-past", "the-ironsides").facing("mars-past").helped_by(1, True).run(Failure(0))
    )
    assert position.asked == (0, "dalek-on-earth")
    assert position.options == ["dalek earth-past", "dalek earth-present", "dalek earth-future"]
    position.choose("dalek earth-present")
    assert position.asked == (1, "dalek-on-earth")
    position.choose("dalek earth-future")
    assert list(position.state.daleks[:3]) == [0, 1, 1]
