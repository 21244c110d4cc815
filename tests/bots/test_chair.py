"""A chair shows a bot what its seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from tests import toy_game

from vortex.bots.chair import Chair, NotAsked
from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game

GAME: Game[Any] = toy_game.load()


def test_a_chair_shows_the_seat_what_it_may_know() -> None:
    state = GAME.new({}, 3, 9)
    seat = state.asked
    chair = Chair(GAME, state, seat)
    assert chair.seat == seat
    assert chair.view() == GAME.view(state, seat)
    assert chair.legal() == state.options
    assert chair.ask() == GAME.ask(state)
    world = chair.imagine(FastChance(1))
    assert world is not state
    assert GAME.view(world, seat) == chair.view()
    with pytest.raises(TypeError, match=r"with luck such as FastChance\(seed\), not with 7"):
        chair.imagine(7)  # type: ignore[arg-type]


def test_a_chair_tells_nothing_of_a_question_to_somebody_else() -> None:
    state = GAME.new({}, 3, 9)
    chair = Chair(GAME, state, (state.asked + 1) % 3)
    assert chair.legal() == []
    with pytest.raises(NotAsked, match=f"seat {chair.seat} is not asked now"):
        chair.ask()


def test_what_a_bot_does_to_its_legal_choices_leaves_the_table_alone() -> None:
    state = GAME.new({}, 3, 9)
    before = state.options[:]
    Chair(GAME, state, state.asked).legal().clear()
    assert state.options == before


def test_a_chair_does_not_hand_out_the_state() -> None:
    public = [name for name in dir(Chair) if not name.startswith("_")]
    assert public == [
        "advice", "ask", "copy", "game", "imagine", "legal", "observation", "seat", "seats", "view",
        "why_not",
    ]  # fmt: skip


def test_the_seat_of_a_chair_cannot_be_changed() -> None:
    game = load_game("time-clash")
    state = game.new({}, 2, 7)
    game.apply(state, "preset")
    chair = Chair(game, state, 0)
    with pytest.raises(AttributeError):
        chair.seat = 1  # type: ignore[misc]
    assert chair.view()["hands"][1]["known"] == []


def test_a_chair_says_why_a_choice_is_not_legal() -> None:
    game = load_game("time-clash")
    chair = Chair(game, game.new({}, 2, 7), 0)
    assert chair.why_not(chair.legal()[0]) is None
    refusal = chair.why_not(0)
    assert refusal is not None
    assert refusal.rule == "TC-MATCH-12"


def test_a_chair_gives_what_its_seat_observes() -> None:
    game = load_game("time-clash")
    state = game.new({}, 2, 1)
    row = bytearray(game.observation.size)
    game.observe_into(row, 0, state, 1)
    assert Chair(game, state, 1).observation() == row
