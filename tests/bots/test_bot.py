"""Bots play what their seed says and what their seat may know."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from tests import toy_game
from tests.bots.quick import QUICK

from vortex.bots.bot import RandomBot, UnknownBot, is_bot, make_bot, thinking_for
from vortex.bots.chair import Chair
from vortex.bots.looking_ahead import TimeLord
from vortex.bots.tree import Oracle
from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game
from vortex.kernel.record import canonical

GAME: Game[Any] = toy_game.load()


def a_game(seed: int, bot_seed: int, name: str = "random") -> list[int]:
    state = GAME.new({}, 3, seed)
    bots = [make_bot(name, bot_seed + seat) for seat in range(3)]
    made = []
    while state.asked >= 0:
        choice = bots[state.asked].choose(Chair(GAME, state, state.asked))
        made.append(choice)
        GAME.apply(state, choice)
    return made


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_is_reproducible_from_its_seed(name: str) -> None:
    assert a_game(1, 5, name) == a_game(1, 5, name)


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_is_copied_with_its_luck(name: str) -> None:
    """As those need it who search with copies of a whole environment; so is the state that it plays in."""
    game = load_game("card-game")
    state = game.new({}, 3, 1)
    bot = make_bot(name, 5)
    for _ in range(3):
        game.apply(state, bot.choose(Chair(game, state, state.asked)))
    bots = [bot, copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))]
    chairs = [Chair(game, each, state.asked) for each in (state, copy.deepcopy(state), copy.copy(state))]
    chairs[2] = pickle.loads(pickle.dumps(chairs[2]))
    assert len({each.choose(chair) for each, chair in zip(bots, chairs, strict=True)}) == 1


def test_another_seed_is_another_random_bot() -> None:
    assert len({tuple(a_game(1, 10 * n)) for n in range(10)}) > 5


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_chooses_the_same_in_every_world_that_its_seat_thinks_possible(name: str) -> None:
    """It cannot: if it did otherwise, it would have seen what it may not see."""
    luck = FastChance(3)
    for seed in range(12):
        state = GAME.new({}, 3, seed)
        while state.asked >= 0:
            world = GAME.determinise(state, state.asked, luck)
            here = make_bot(name, seed).choose(Chair(GAME, state, state.asked))
            there = make_bot(name, seed).choose(Chair(GAME, world, state.asked))
            assert here == there
            GAME.apply(state, luck.pick(state.options))


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_chooses_what_is_legal_and_leaves_the_table_alone(name: str) -> None:
    bots = [make_bot(name, seat) for seat in range(2)]
    state = GAME.new({}, 2, 4)
    while state.asked >= 0:
        before = canonical(GAME.dump(state)), state.options[:]
        choice = bots[state.asked].choose(Chair(GAME, state, state.asked))
        assert choice in state.options
        assert (canonical(GAME.dump(state)), state.options) == before
        GAME.apply(state, choice)


def test_the_random_bot_takes_every_choice_equally_often() -> None:
    state = GAME.new({}, 2, 4)
    chair = Chair(GAME, state, state.asked)
    bot = RandomBot(2)
    counts = dict.fromkeys(state.options, 0)
    for _ in range(1000 * len(counts)):
        counts[bot.choose(chair)] += 1
    assert all(900 < count < 1100 for count in counts.values())


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'genius'; there are: random"):
        make_bot("genius", 1)


@pytest.mark.parametrize(
    "name",
    [
        "oracle:0",
        "oracle:٣",
        "oracle:0s",
        "oracle:-1s",
        "oracle:nans",
        "oracle:infs",
        "oracle:s",
        "time-lord:0s",
        "companion:2s",
        "oracle:",
    ],
)
def test_a_budget_that_nobody_can_go_by_is_refused(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(UnknownBot):
        make_bot(name, 1)


def test_an_oracle_has_as_many_walks_or_as_long_as_its_name_says() -> None:
    walking, waiting, usual = (make_bot(name, 1) for name in ("oracle:200", "oracle:2.5s", "oracle"))
    assert isinstance(walking, Oracle)
    assert isinstance(waiting, Oracle)
    assert isinstance(usual, Oracle)
    assert (walking.walks, walking.seconds, waiting.seconds, usual.seconds) == (200, None, 2.5, 0.9)
    assert is_bot("oracle:2.5s")
    assert thinking_for("oracle", 0.25) == "oracle:0.25s"
    assert [thinking_for(name, 0.25) for name in ("random", "novice", "companion", "oracle:9")] == [
        "random",
        "novice",
        "companion",
        "oracle:9",
    ]


def test_a_time_lord_goes_by_its_trials_and_by_a_clock_only_where_one_is_named() -> None:
    usual, trying, waiting = (make_bot(name, 1) for name in ("time-lord", "time-lord:60", "time-lord:0.5s"))
    assert isinstance(usual, TimeLord)
    assert isinstance(trying, TimeLord)
    assert isinstance(waiting, TimeLord)
    assert (usual.trials, usual.seconds) == (None, None)
    assert (trying.trials, trying.seconds) == (60, None)
    assert (waiting.trials, waiting.seconds) == (None, 0.5)
    assert thinking_for("time-lord", 0.25) == "time-lord:0.25s"


def test_a_time_lord_makes_its_usual_trials_where_there_is_time_and_fewer_where_there_is_not() -> None:
    state = GAME.new({}, 3, 1)
    chair = Chair(GAME, state, state.asked)

    def tried(bot: TimeLord) -> int:
        return sum(each.visits for each in bot.think(chair).considered)

    assert TimeLord(1, trials=400, seconds=60.0).think(chair) == TimeLord(1, trials=400).think(chair)
    assert tried(TimeLord(1, trials=1 << 30, seconds=0.05)) < 1 << 20
    assert TimeLord(1, seconds=1e-9).choose(chair) in chair.legal()
