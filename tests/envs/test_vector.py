"""Many games at once: the same as each by itself, in arrays that stay where they are."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from vortex.envs.vector import VectorEnvironment
from vortex.games import GAMES, load_game
from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.state import State

COUNT = 5


def last_legal(env: VectorEnvironment) -> Any:
    return env.masks.shape[1] - 1 - env.masks[:, ::-1].argmax(axis=1)


@pytest.mark.parametrize("key", list(GAMES))
def test_each_row_is_about_its_own_game(key: str) -> None:
    env = VectorEnvironment(key, COUNT, 3, seed=1)
    game = load_game(key)
    arrays = (env.observations, env.masks, env.to_move)
    for _ in range(60):
        env.step(last_legal(env))
        for number in range(COUNT):
            state: State = env.games.state(number)
            row = bytearray(game.observation.size)
            game.observe_into(row, 0, state, state.asked)
            assert bytes(env.observations[number]) == bytes(row)
            assert np.flatnonzero(env.masks[number]).tolist() == sorted(state.options)
            assert env.to_move[number] == state.asked
    assert all(
        here is there for here, there in zip(arrays, (env.observations, env.masks, env.to_move), strict=True)
    )


def test_an_ended_game_has_rewards_and_the_next_one_is_dealt() -> None:
    env = VectorEnvironment("time-clash", 4, 2, {"match": 1}, seed=2)
    ended = 0
    luck = np.random.default_rng(1)
    while ended < 6:
        env.step([int(luck.choice(np.flatnonzero(mask))) for mask in env.masks])
        ended += int(env.ended.sum())
        for number in range(4):
            if env.ended[number]:
                assert sorted(env.rewards[number]) == [-1.0, 1.0]
                assert env.games.decisions[number] == 0
                assert not env.games.state(number).over
            else:
                assert not env.rewards[number].any()


def test_neighbouring_seeds_share_no_game() -> None:
    dealt = []
    for seed in range(-2, 6):
        env = VectorEnvironment("time-clash", 8, 2, seed=seed)
        dealt += [str(env.games.state(number).chance.dump()) for number in range(8)]
        env.reset(seed + 100)
        dealt += [str(env.games.state(number).chance.dump()) for number in range(8)]
    assert len(set(dealt)) == len(dealt)


def test_it_says_what_it_is() -> None:
    env = VectorEnvironment("time-clash", 3, 2)
    assert repr(env) == "<VectorEnvironment of time-clash: 3 games with 2 seats>"


@pytest.mark.parametrize("count", [0, -1])
def test_there_is_a_game_at_least(count: int) -> None:
    with pytest.raises(ValueError, match=f"there is at least one game side by side, not {count}"):
        VectorEnvironment("time-clash", count, 2)


def test_how_many_games_is_a_number_of_any_kind() -> None:
    assert VectorEnvironment("time-clash", np.int64(3), 2).rewards.shape == (3, 2)
    with pytest.raises(TypeError, match=r"how many games are side by side is a number, not 2\.0"):
        VectorEnvironment("time-clash", 2.0, 2)  # type: ignore[arg-type]


def test_the_same_seed_deals_the_same_games_and_others_differ() -> None:
    one, two = (VectorEnvironment("card-game", COUNT, 3, seed=9) for _ in range(2))
    for _ in range(30):
        actions = last_legal(one)
        one.step(actions)
        two.step(actions)
    assert (one.observations == two.observations).all()
    assert len({row.tobytes() for row in one.observations}) == COUNT
    at_random = [VectorEnvironment("card-game", 1, 3).games.state(0).chance.dump() for _ in range(2)]
    assert at_random[0] != at_random[1]
    two.reset(9)
    fresh = VectorEnvironment("card-game", COUNT, 3, seed=9)
    assert (two.observations == fresh.observations).all()
    assert (two.masks == fresh.masks).all()


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    env = VectorEnvironment("time-clash", 3, 2, seed=1)
    before = env.observations.copy()
    actions = last_legal(env)
    actions[2] = 0
    with pytest.raises(IllegalChoice, match="TC-MATCH-12") as illegal:
        env.step(actions)
    assert illegal.value.__notes__ == ["In game 2, counted from 0."]
    with pytest.raises(ValueError, match="there are 3 games and 2 choices"):
        env.step([1, 2])
    assert (env.observations == before).all()
    assert env.games.decisions == [0, 0, 0]


def test_the_arrays_are_for_reading() -> None:
    env = VectorEnvironment("time-clash", 1, 2, seed=1)
    with pytest.raises(ValueError, match="read-only"):
        env.observations[0, 0] = 1


def test_it_is_not_copied_for_the_arrays_of_a_copy_would_stand_still() -> None:
    env = VectorEnvironment("time-clash", 2, 2, seed=1)
    for copied in (copy.deepcopy, copy.copy, pickle.dumps):
        with pytest.raises(TypeError, match="make another vector environment instead"):
            copied(env)


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        (np.zeros(2), "not float64 of the shape"),
        (["pass", "pass"], "actions are whole numbers, one for each game"),
        (np.zeros((2, 1), np.int64), r"not int64 of the shape \(2, 1\)"),
        ([True, False], "not bool of the shape"),
    ],
)
def test_actions_of_the_wrong_kind_are_named(actions: Any, said: str) -> None:
    env = VectorEnvironment("time-clash", 2, 2, seed=1)
    with pytest.raises(TypeError, match=said):
        env.step(actions)


def test_seeds_are_numbers_of_any_kind_and_games_come_with_other_cards() -> None:
    """Among them the game that `vortex.load` gave."""

    def luck(env: VectorEnvironment) -> object:
        return env.games.state(0).chance.dump()

    env = VectorEnvironment(load_game("time-clash"), 2, 2, seed=np.int64(7))
    before = luck(env)
    assert before == luck(VectorEnvironment("time-clash", 2, 2, seed=7))
    env.reset(np.uint32(8))
    assert luck(env) != before
    with pytest.raises(TypeError, match="a seed is a number, not 'a'"):
        env.reset("a")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"a game is its key or what vortex\.load gives, not None"):
        VectorEnvironment(None, 2)  # type: ignore[arg-type]
