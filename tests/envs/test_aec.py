"""The games for PettingZoo: its own suites, and a whole game of each."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from vortex.envs.aec import SeatsEnvironment, env
from vortex.games import GAMES

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


def test_only_the_asked_seat_has_choices() -> None:
    table = SeatsEnvironment("time-clash", 2)
    with pytest.raises(RuntimeError, match="reset"):
        table.observe("seat_0")
    table.reset(seed=1)
    assert table.observe("seat_0")["action_mask"].any()
    assert not table.observe("seat_1")["action_mask"].any()


def test_an_illegal_action_loses() -> None:
    table = env("time-clash", seats=2)
    table.reset(seed=1)
    table.step(0)
    assert table.last()[1] == -1
