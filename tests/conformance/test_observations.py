"""Observations: as much as the view has, nothing that is hidden, and the same size for every position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests import toy_game
from tests.conformance.hidden import Written
from tests.conformance.positions import Setting, positions, settings, steps, the_game

from vortex.games import GAMES
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game
from vortex.kernel.record import canonical

QUICK_GAMES = 4
EDGE = 7
SETTINGS = [setting for key in GAMES for setting in settings(key, QUICK_GAMES)]


def observed(game: Game[Any], state: Any, seat: int) -> bytes:
    row = bytearray(b"\xaa" * (game.observation.size + 2 * EDGE))
    game.observe_into(row, EDGE, state, seat)
    assert row[:EDGE] == row[-EDGE:] == b"\xaa" * EDGE
    return bytes(row[EDGE:-EDGE])


@pytest.mark.parametrize("each", list(GAMES))
def test_fields_lie_side_by_side_under_names_of_their_own(each: str) -> None:
    layout = the_game(each).observation
    assert sum(field.size for field in layout.fields) == layout.size > 0
    assert [field.at for field in layout.fields] == [
        sum(field.size for field in layout.fields[:number]) for number in range(len(layout.fields))
    ]
    assert len({field.name for field in layout.fields}) == len(layout.fields)
    assert all(field.meaning for field in layout.fields)


@pytest.mark.parametrize("sat_down", SETTINGS, ids=str)
def test_hidden_cards_are_not_observed(sat_down: Setting) -> None:
    """With every card that the seat does not know in another place, it observes the same."""
    game = the_game(sat_down.key)
    for number, position in enumerate(positions(sat_down, 1)):
        for seat in range(sat_down.seats):
            written = Written(game, position.state, seat)
            written.move(FastChance(number))
            here = observed(game, position.state, seat)
            assert observed(game, written.state(), seat) == here, position.state.topic
            world = game.determinise(position.state, seat, FastChance(number))
            assert observed(game, world, seat) == here, position.state.topic


@pytest.mark.parametrize("sat_down", SETTINGS, ids=str)
def test_what_looks_different_is_observed_differently(sat_down: Setting) -> None:
    """Of a random game: two positions that the view tells apart differ in what is observed, or in what may be done."""
    game = the_game(sat_down.key)
    seen: dict[tuple[object, ...], bytes] = {}
    for state, _ in steps(game, sat_down, 11):
        seat = max(state.asked, 0)
        view = canonical(game.view(state, seat))
        assert seen.setdefault((observed(game, state, seat), seat, *state.options), view) == view


@pytest.mark.parametrize("sat_down", SETTINGS, ids=str)
def test_no_game_is_longer_than_it_says(sat_down: Setting) -> None:
    game = the_game(sat_down.key)
    assert all(len(position.choices) * 4 < game.most_decisions for position in positions(sat_down, 1))


@pytest.mark.parametrize("taste", [min, max])
@pytest.mark.parametrize("each", list(GAMES))
def test_nor_is_one_whose_players_never_change_their_minds(
    each: str, taste: Callable[[list[int]], int]
) -> None:
    """All of them pass whenever they may, or never do."""
    sat_down = settings(each, QUICK_GAMES)[-1]
    game = the_game(each)
    state = game.new(dict(sat_down.options), sat_down.seats, 1)
    decisions = 0
    while not state.over:
        game.apply(state, taste(state.options))
        decisions += 1
        assert decisions * 4 < game.most_decisions


@pytest.mark.parametrize("each", list(GAMES))
@pytest.mark.parametrize(("at", "seat", "short"), [(0, 3, 0), (0, -1, 0), (1, 0, 0), (-1, 0, 0), (0, 0, 1)])
def test_what_is_no_seat_or_no_room_is_refused_and_nothing_written(
    each: str, at: int, seat: int, short: int
) -> None:
    game = the_game(each)
    row = bytearray(b"\xaa" * (game.observation.size - short))
    with pytest.raises(ValueError, match=f"there is no seat {seat}, or no room at {at} of {len(row)}"):
        game.observe_into(row, at, game.new({}, 3, 1), seat)
    assert set(row) == {0xAA}


def test_a_game_without_observations_says_so() -> None:
    game = toy_game.load()
    assert game.observation.size == 0
    with pytest.raises(NotImplementedError, match="has no observations"):
        game.observe_into(bytearray(8), 0, game.new({}, 2, 1), 0)


@pytest.mark.parametrize("each", list(GAMES))
def test_a_hidden_card_that_were_observed_would_be_found(each: str) -> None:
    game = the_game(each)
    setting = settings(each, QUICK_GAMES)[-1]
    found = False
    for number, position in enumerate(positions(setting, 1)):
        written = Written(game, position.state, 0)
        written.move(FastChance(number))
        worlds = (game.clone(position.state), written.state())
        for world in worlds:
            world.knows = [255] * len(world.knows)
        found = found or observed(game, worlds[0], 0) != observed(game, worlds[1], 0)
    assert found
