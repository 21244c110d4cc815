"""The games for Gymnasium: its own check, and one seat against bots."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from vortex.bots.chair import Chair
from vortex.bots.own import BrokenBot
from vortex.envs.single import SeatEnvironment
from vortex.games import GAMES, load_game
from vortex.kernel.game import OptionError


@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.filterwarnings("ignore")
def test_gymnasiums_own_check_passes(key: str) -> None:
    named = f"vortex.envs.single:vortex/{key}-v0"
    env = gymnasium.make(named, seats=3, bots=["novice"], render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.filterwarnings("ignore:.*overwrites existing:UserWarning")
def test_made_by_name_it_is_cut_short_by_gymnasiums_own_limit() -> None:
    env = gymnasium.make("vortex/time-clash-v0", max_episode_steps=3, bots=["random"], options={"match": 1})
    _, info = env.reset(seed=1)
    cut = []
    for _ in range(3):
        _, _, _, truncated, info = env.step(int(info["action_mask"].argmax()))
        cut.append(truncated)
    assert cut == [False, False, True]


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_from_the_same_position_by_itself(copied: Callable[[Any], Any]) -> None:
    """For searches that try an action in a copy of the environment, perhaps in another process."""
    env = SeatEnvironment("card-game", 3, bots=["random"])
    _, info = env.reset(seed=3)
    twin = copied(env)
    action = np.int64(info["action_mask"].argmax())
    tried = twin.step(action)
    assert not np.array_equal(twin.action_masks(), env.action_masks())
    stepped = env.step(action)
    assert np.array_equal(stepped[0], tried[0])
    assert stepped[1:4] == tried[1:4]


@pytest.mark.parametrize("seat", [0, 2])
def test_the_agent_plays_a_whole_game_from_its_seat(seat: int) -> None:
    env = SeatEnvironment("time-clash", 3, seat, ["novice", "random"])
    luck = np.random.default_rng(3)
    observation, info = env.reset(seed=3)
    terminated = False
    while not terminated:
        assert env.state_of_play.asked == seat
        assert (env.action_masks() == info["action_mask"]).all()
        assert observation in env.observation_space
        action = luck.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, _, info = env.step(action)
    assert reward in (1.0, -1.0)
    assert env.state_of_play.over


def test_an_illegal_action_loses_and_names_the_rule() -> None:
    env = SeatEnvironment("time-clash", 2)
    assert repr(env) == "<SeatEnvironment of time-clash: not dealt yet>"
    env.reset(seed=1)
    assert repr(env) == "<SeatEnvironment of time-clash: 2 seats, seat 0 is asked>"
    _, reward, terminated, _, info = env.step(np.int64(0))
    assert (reward, terminated) == (-1.0, True)
    assert info["refusal"].startswith("TC-")


def test_what_is_no_action_is_an_error_and_loses_nothing() -> None:
    env = SeatEnvironment("time-clash", 2)
    _, info = env.reset(seed=1)
    wrong: Any
    for wrong in ("preset", 1.0, None, np.array([1])):
        with pytest.raises(TypeError, match="an action is a number, not "):
            env.step(wrong)
    assert env.step(info["action_mask"].argmax())[1:3] == (0.0, False)


def test_what_does_not_fit_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="there is no seat 5; there are 0 to 1"):
        SeatEnvironment("time-clash", 2, seat=5)
    with pytest.raises(ValueError, match="4 seats need 3 bots, or one for all of them, not 2"):
        SeatEnvironment("time-clash", 4, bots=["random", "random"])
    with pytest.raises(ValueError, match="there is no bot 'genius'"):
        SeatEnvironment("time-clash", 2, bots=["genius"])
    wrong: Any
    for wrong, said in (
        ({"bots": 3}, "bots are a list of names or of classes, not 3"),
        ({"bots": [None]}, "the name of a bot is a text, not None"),
        ({"seat": "0"}, "a seat is a number, not '0'"),
    ):
        with pytest.raises(TypeError, match=said):
            SeatEnvironment("time-clash", 2, **wrong)


class First:
    """A bot of the caller's own."""

    seeds: ClassVar[list[int]] = []

    def __init__(self, seed: int) -> None:
        self.seeds.append(seed)

    def choose(self, chair: Chair) -> int:
        return chair.legal()[0]


@pytest.mark.parametrize(("bots", "many"), [(First, 2), ([First], 2), (["random", First], 1)])
def test_a_class_of_ones_own_may_have_other_seats(bots: Any, many: int) -> None:
    env = SeatEnvironment("time-clash", 3, 1, bots, {"match": 1})
    First.seeds.clear()
    _, info = env.reset(seed=1)
    terminated = False
    while not terminated:
        _, _, terminated, _, info = env.step(info["action_mask"].argmax())
    # A bot for every game, each with a seed of its own.
    assert len(set(First.seeds)) == len(First.seeds) == many


def test_a_class_that_makes_no_bot_is_refused() -> None:
    with pytest.raises(BrokenBot, match="it has no method choose"):
        SeatEnvironment("time-clash", 2, bots=int)  # type: ignore[arg-type]


def test_one_name_needs_no_list() -> None:
    env = SeatEnvironment("card-game", 3, bots="random")
    _, info = env.reset(seed=1)
    assert info["action_mask"].any()
    with pytest.raises(OptionError, match="is for 2 to 4 seats, not 0"):
        SeatEnvironment("card-game", 0)


def test_a_table_may_have_other_cards_and_only_one_way_of_drawing() -> None:
    game = load_game("time-clash")
    env = SeatEnvironment(game, seats=2)
    assert env.game is game
    with pytest.raises(ValueError, match="there is no render_mode 'human'; there are: ansi"):
        SeatEnvironment(game, render_mode="human")
