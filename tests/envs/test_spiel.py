"""The games for OpenSpiel: its own suites, worlds resampled, and two of its algorithms."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]
import pytest
from absl import flags
from open_spiel.integration_tests import api_test  # type: ignore[import-untyped]
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]
from open_spiel.python.tests import games_sim_test  # type: ignore[import-untyped]

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


def short(key: str) -> Any:
    """Its shortest form, which tests play to the end."""
    return load(key, **({"match": 1} if key == "time-clash" else {}))


def outcome_of(case: type[unittest.TestCase], *names: str) -> unittest.TestResult:
    tests = [case(name) for name in names or unittest.defaultTestLoader.getTestCaseNames(case)]
    result = unittest.TestResult()
    unittest.TestSuite(tests).run(result)
    return result


@pytest.mark.parametrize("key", list(GAMES))
def test_openspiels_own_simulations_pass(key: str) -> None:
    np.random.seed(1)

    class Simulated(games_sim_test.GamesSimTest):  # type: ignore[misc]
        def test_this_game(self) -> None:
            self.sim_game(short(key))

    pyspiel.random_sim_test(short(key), num_sims=1, serialize=True, verbose=False)
    result = outcome_of(Simulated, "test_this_game")
    assert result.testsRun == 1
    assert not [*result.errors, *result.failures]


@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.usefixtures("capfd")  # OpenSpiel writes every error down that it expects
def test_openspiels_own_test_of_the_interface_passes(key: str) -> None:
    np.random.seed(1)

    class Interface(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game = short(key)
        game_name = short_name(key)

    result = outcome_of(Interface)
    assert result.testsRun == 5
    assert not [*result.errors, *result.failures]


def played_through(text: str) -> str:
    """OpenSpiel's account of a game: every decision, and of many states all that can be asked about them."""
    flags.FLAGS([""])
    again = generate_playthrough._playthrough_params(text.splitlines())
    return str(generate_playthrough.playthrough(**again, seed=1))


@pytest.mark.parametrize("key", list(GAMES))
def test_a_playthrough_is_the_same_in_another_process(key: str) -> None:
    account = played_through(f"game: {short(key)}")
    assert account.count("\naction: ") > 20
    code = "import sys; from tests.envs.test_spiel import played_through as p; print(p(sys.stdin.read()), end='')"
    command = [sys.executable, "-c", code]
    settings = {"PYTHONHASHSEED": "7", "PYTHONPATH": "."}
    done = subprocess.run(command, input=account, env=settings, capture_output=True, text=True, check=True)
    assert done.stdout == account


def test_an_observer_is_of_the_kind_that_is_asked_for() -> None:
    game = load("card-game")
    state = dealt(game, 3, 12)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.tensor is None
    assert recall.string_from(state, 1) == state.information_state_string(1)
    now = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False))
    now.set_from(state, 1)
    assert now.tensor.tolist() == state.observation_tensor(1)
    assert now.dict["hands"].tolist()[:3] == [len(state._held.state.hands[seat]) for seat in (1, 2, 0)]
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert make_observation(game, public) is None
    with pytest.raises(ValueError, match="an observation has no parameters"):
        make_observation(game, params={"size": 3})


def test_a_pickled_state_is_the_same_even_where_its_history_would_lead_elsewhere() -> None:
    state = dealt(load("time-of-the-daleks"), 2, 20)
    imagined = state.resample_from_infostate(state.current_player(), random.Random(1).random)
    for each in (state, imagined):
        again = pickle.loads(pickle.dumps(each))
        assert str(again.get_game()) == str(each.get_game())
        for player in range(3):
            assert again.observation_string(player) == each.observation_string(player)
            assert again.information_state_string(player) == each.information_state_string(player)


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


@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.parametrize("decisions", [0, 20])
def test_who_has_learned_the_same_may_answer_the_same(key: str, decisions: int) -> None:
    """Also the others in worlds that one player imagines, and also at questions that every seat is asked in turn: tree
    searches keep what they have found by what the asked player has learned."""
    state = dealt(load(key), 5, decisions)
    luck = random.Random(2)
    legal: dict[tuple[int, str], list[int]] = {}
    met = 0
    for _ in range(60):
        world = state.resample_from_infostate(state.current_player(), luck.random)
        for _ in range(6):
            learned = (world.current_player(), world.information_state_string())
            met += learned in legal
            assert legal.setdefault(learned, world.legal_actions()) == world.legal_actions()
            world.apply_action(luck.choice(world.legal_actions()[:2]))
    assert met > 60


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(load("card-game"), 3, 10)
    before = state.observation_string(0)
    twin = state.clone()
    for _ in range(5):
        twin.apply_action(twin.legal_actions()[-1])
    assert state.observation_string(0) == before
    assert twin.history()[: len(state.history())] == state.history()


@pytest.mark.parametrize("key", list(GAMES))
def test_ismcts_plays(key: str) -> None:
    game = short(key)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=2.0,
        max_simulations=12,
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
        state.resample_from_infostate(0, random.random)


def test_a_deal_that_there_is_not_is_refused() -> None:
    state = load("time-clash").new_initial_state()
    with pytest.raises(ValueError, match="there is no deal 50; there are 0 to 49"):
        state.apply_action(50)
    with pytest.raises(ValueError, match="there is at least one deal, not -1"):
        load("time-clash", seeds=-1)
