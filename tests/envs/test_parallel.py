"""The parallel form for PettingZoo: its own suites, waiting, illegal actions, and the same game as seat by seat."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
)

from vortex.envs import aec, parallel
from vortex.games import GAMES

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.slow
@pytest.mark.parametrize("key", list(GAMES))
def test_pettingzoos_own_suites_pass(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(parallel.parallel_env(key, seats=3), num_cycles=200)
    parallel_seed_test(lambda: parallel.parallel_env(key, seats=3), num_cycles=50)
    api_test(parallel.env(key, seats=3), num_cycles=50)
    max_cycles_test(
        SimpleNamespace(parallel_env=partial(parallel.parallel_env, key), env=partial(parallel.env, key))
    )
    said = capsys.readouterr().out
    assert "Passed Parallel API test" in said
    assert "Passed API test" in said


def played(table: Any, seed: int, luck: np.random.Generator) -> list[int]:
    """The actions that counted, of a game at random."""
    observations, _ = table.reset(seed=seed)
    made = []
    while table.agents:
        actions = {
            agent: int(luck.choice(np.flatnonzero(seen["action_mask"])))
            for agent, seen in observations.items()
        }
        asked = table.state_of_play.asked
        made.append(actions[f"seat_{asked}"])
        for agent, action in actions.items():
            assert agent == f"seat_{asked}" or action == parallel.WAIT
        observations, rewards, terminations, truncations, _ = table.step(actions)
        assert not any(truncations.values())
    assert set(terminations.values()) == {True}
    assert set(rewards.values()) <= {1.0, -1.0}
    return made


@pytest.mark.parametrize("key", list(GAMES))
def test_it_is_the_same_game_as_seat_by_seat(key: str) -> None:
    table = parallel.parallel_env(key, seats=3)
    made = played(table, 3, np.random.default_rng(1))
    beside = aec.env(key, seats=3)
    beside.reset(seed=3)
    for action in made:
        assert not beside.last()[2]
        beside.step(action)
    assert beside.last()[2]
    assert beside.state_of_play.asked == table.state_of_play.asked < 0
    assert (beside.state() == table.state()).all()


def test_what_others_send_is_ignored_and_an_illegal_action_costs_its_seat() -> None:
    table = parallel.parallel_env("time-clash", seats=2)
    table.reset(seed=1)
    before = table.state()
    _, rewards, terminations, _, infos = table.step({"seat_0": 0, "seat_1": 7})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert not any(terminations.values())
    assert infos["seat_0"]["refusal"].startswith("TC-MATCH-12: ")
    assert not infos["seat_1"]
    assert (table.state() == before).all()


def test_a_table_that_is_over_gives_nothing_more() -> None:
    table = parallel.parallel_env("card-game", seats=3, max_cycles=1)
    observations, _ = table.reset(seed=1)
    actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    assert set(table.step(actions)[3].values()) == {True}
    assert table.step(actions) == ({}, {}, {}, {}, {})


def test_an_action_of_the_asked_seat_that_is_missing_is_named() -> None:
    table = parallel.parallel_env("time-clash", seats=2)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="seat_0 is asked, and there is no action of it"):
        table.step({"seat_1": 0})
