"""The games for PettingZoo: its own suites, and a whole game of each."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from vortex.envs.aec import env
from vortex.games import GAMES, load_game

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.slow
@pytest.mark.parametrize("key", list(GAMES))
def test_pettingzoos_own_suites_pass(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(key, seats=3), num_cycles=200)
    seed_test(lambda: env(key, seats=3), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("key", list(GAMES))
def test_a_whole_game_ends_with_a_reward_for_every_seat(key: str) -> None:
    table = env(key, seats=3, render_mode="ansi")
    table.reset(seed=5)
    for agent in table.possible_agents:
        table.action_space(agent).seed(1)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        total[agent] += reward
        if termination or truncation:
            table.step(None)
            continue
        assert str(table.render()).startswith(f"seat {agent[-1]}: ")
        table.step(table.action_space(agent).sample(observation["action_mask"]))
    assert set(total.values()) <= {1.0, -1.0}
    with pytest.raises(RuntimeError, match=r"the game is over: reset\(\) deals another"):
        table.step(1)


def test_only_the_asked_seat_has_choices() -> None:
    table = env("time-clash", 2)
    for early in (table.last, lambda: table.observe("seat_0"), lambda: table.step(0), table.state):
        with pytest.raises(RuntimeError, match=r"reset\(\) comes first"):
            early()
    table.reset(seed=1)
    assert table.observe("seat_0")["action_mask"].any()
    assert not table.observe("seat_1")["action_mask"].any()
    with pytest.raises(TypeError, match="seat_0 is asked"):
        table.step(None)


def test_an_illegal_action_ends_the_game_loses_it_and_names_the_rule() -> None:
    table = env("time-clash", seats=3)
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(0)
    _, reward, termination, truncation, info = table.last()
    assert (table.agent_selection, reward, termination, truncation) == (loser, -1.0, True, False)
    assert info["refusal"].startswith("TC-MATCH-12: ")
    others = []
    for agent in table.agent_iter():
        others.append((agent, table.last()[1]))
        table.step(None)
    assert sorted(others) == [("seat_0", -1.0), ("seat_1", 0.0), ("seat_2", 0.0)]


def test_a_game_is_cut_short_after_so_many_decisions() -> None:
    table = env("card-game", seats=3, max_cycles=5)
    table.reset(seed=1)
    decisions = 0
    for _ in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        assert not termination
        assert reward == 0
        assert truncation == (decisions == 5)
        table.step(None if truncation else int(observation["action_mask"].argmax()))
        decisions += not truncation
    assert decisions == 5
    table.reset(seed=1)
    assert not table.last()[3]


def test_the_state_of_all_is_what_each_of_them_sees() -> None:
    table = env("time-of-the-daleks", seats=2)
    table.reset(seed=1)
    seen = [table.observe(agent)["observation"] for agent in table.agents]
    assert (table.state() == np.concatenate(seen)).all()
    assert table.state() in table.state_space
    assert table.metadata["name"] == "vortex_time_of_the_daleks_v0"


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_goes_on_from_the_same_position_by_itself(copied: Callable[[Any], Any]) -> None:
    fresh = env("time-clash", seats=4, options={"match": 1}, max_cycles=7)
    table = copied(fresh)
    assert (table.options["match"], table.max_cycles, table.max_num_agents) == (1, 7, 4)
    table.reset(seed=3)
    twin = copied(table)
    before = table.state()
    for each in (table, twin):
        assert (each.state() == before).all()
        for _ in range(3):
            each.step(int(each.last()[0]["action_mask"].argmax()))
    assert (table.state() == twin.state()).all()
    assert (table.state() != before).any()


def test_what_is_no_action_is_an_error_and_loses_nothing() -> None:
    table = env("time-clash", seats=2)
    table.reset(seed=1)
    wrong: Any
    for wrong in ("preset", 1.0, None, np.array([1])):
        with pytest.raises(TypeError, match="seat_0 is asked: an action is a number, not "):
            table.step(wrong)
    assert not any(table.terminations.values())


def test_a_game_without_observations_cannot_be_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy_game")
    with pytest.raises(ValueError, match="Lanterns has no observations: programs cannot learn it"):
        env("toy")


def test_what_is_asked_for_by_a_wrong_name_is_named() -> None:
    table = env(load_game("time-clash"), seats=2)
    table.reset(seed=1)
    for ask in (table.observe, table.action_space, table.observation_space):
        with pytest.raises(ValueError, match="there is no agent 'bob'; there are: seat_0, seat_1"):
            ask("bob")
    with pytest.raises(ValueError, match="there is no render_mode 'human'; there are: ansi"):
        env("time-clash", render_mode="human")
    with pytest.raises(ValueError, match="a game has at least one cycle, not 0"):
        env("time-clash", max_cycles=0)
    with pytest.raises(TypeError, match=r"max_cycles is a number, not 1\.5"):
        env("time-clash", max_cycles=1.5)  # type: ignore[arg-type]
