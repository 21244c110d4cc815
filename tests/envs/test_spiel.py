"""The games for OpenSpiel: its own simulation test, worlds resampled, and two of its algorithms."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr  # type: ignore[import-untyped]

from vortex.envs.spiel import short_name
from vortex.games import GAMES

pytestmark = pytest.mark.slow


def load(key: str, **parameters: object) -> Any:
    return pyspiel.load_game(short_name(key), {"seats": 3, "seeds": 50, **parameters})


def dealt(game: Any, seed: int, decisions: int) -> Any:
    state = game.new_initial_state()
    state.apply_action(seed)
    luck = random.Random(seed)
    for _ in range(decisions):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("key", list(GAMES))
def test_openspiels_own_simulation_passes(key: str) -> None:
    options = {"match": 1} if key == "time-clash" else {}
    pyspiel.random_sim_test(load(key, **options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", list(GAMES))
def test_a_resampled_state_cannot_be_told_from_the_true_one(key: str) -> None:
    state = dealt(load(key), 7, 25)
    player = state.current_player()
    luck = random.Random(1)
    others = set()
    for _ in range(8):
        other = state.resample_from_infostate(player, luck.random)
        for say in ("information_state_string", "observation_string"):
            assert getattr(other, say)(player) == getattr(state, say)(player)
        assert other.legal_actions() == state.legal_actions()
        others.add(other.observation_string((player + 1) % 3))
    assert len(others) > 1


@pytest.mark.parametrize("key", list(GAMES))
def test_what_a_player_has_learned_tells_ways_apart_and_forgets_nothing(key: str) -> None:
    game = load(key)
    one, two, other = dealt(game, 7, 20), dealt(game, 7, 20), dealt(game, 8, 20)
    for player in range(3):
        assert one.information_state_string(player) == two.information_state_string(player)
        assert one.information_state_string(player) != other.information_state_string(player)


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(load("card-game"), 3, 10)
    before = state.observation_string(0)
    twin = state.clone()
    for _ in range(5):
        twin.apply_action(twin.legal_actions()[-1])
    assert state.observation_string(0) == before
    assert twin.history()[: len(state.history())] == state.history()


def test_ismcts_plays() -> None:
    game = load("time-clash", seats=2, match=1)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=2.0,
        max_simulations=6,
        random_state=luck,
    )
    state = dealt(game, 1, 0)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_outcome_sampling_mccfr_runs() -> None:
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load("time-of-the-daleks", seats=2))
    for _ in range(2):
        solver.iteration()
    assert len(solver._infostates) > 20


def test_a_state_that_is_not_dealt_says_so() -> None:
    state = load("time-clash").new_initial_state()
    assert str(state) == "not dealt yet"
    with pytest.raises(ValueError, match="not dealt yet"):
        state.information_state_string(0)
