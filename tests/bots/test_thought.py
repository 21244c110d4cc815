"""Bots that think: the same from the same seed and in every world that the seat thinks possible, and to some avail."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from tests import toy_game
from tests.bots.advised import GAME, Advised, PlayCards

from vortex.bots import contest
from vortex.bots.bot import RandomBot, Thinker
from vortex.bots.chair import Chair
from vortex.bots.looking_ahead import TimeLord
from vortex.bots.match import play_out
from vortex.bots.rollout import play_on
from vortex.bots.sensible import Companion, Novice
from vortex.bots.thought import Thought
from vortex.bots.tree import Oracle
from vortex.kernel.advice import Advice
from vortex.kernel.chance import FastChance
from vortex.kernel.state import PASS

Maker = Callable[[int], Thinker]


THINKERS: dict[str, Maker] = {
    "novice": Novice,
    "companion": Companion,
    "time-lord": lambda seed: TimeLord(seed, trials=24),
    "oracle": lambda seed: Oracle(seed, walks=24, seconds=None),
}


PLAIN: Any = toy_game.load()


def won_by_first(first: Maker, second: Maker, games: int, game: Any = GAME) -> float:
    """The share of the first maker's bot, seats changing from game to game."""
    won = decided = 0
    for number in range(games):
        state = game.new({}, 2, number)
        mine = number % 2
        makers = [first, second] if mine == 0 else [second, first]
        play_out(game, state, [make(10 * number + seat) for seat, make in enumerate(makers)])
        winners = game.outcome(state).winners
        if len(winners) == 1:
            decided += 1
            won += winners[0] == mine
    return won / decided


@pytest.mark.parametrize("name", THINKERS)
def test_the_same_seed_thinks_the_same(name: str) -> None:
    state = GAME.new({}, 3, 5)
    chair = Chair(GAME, state, state.asked)
    assert THINKERS[name](3).think(chair) == THINKERS[name](3).think(chair)
    assert THINKERS[name](3).choose(chair) == THINKERS[name](3).choose(chair)


@pytest.mark.parametrize("name", THINKERS)
def test_a_thought_names_every_legal_choice_once_and_the_chosen_one(name: str) -> None:
    state = GAME.new({}, 3, 5)
    thought = THINKERS[name](1).think(Chair(GAME, state, state.asked))
    assert sorted(one.choice for one in thought.considered) == sorted(state.options)
    assert thought.choice in state.options
    assert all(0 <= one.value <= 1 for one in thought.considered)


def thinks_the_same_whatever_is_hidden(make: Maker) -> bool:
    luck = FastChance(3)
    for seed in range(4):
        state = GAME.new({}, 3, seed)
        while state.asked >= 0:
            world = GAME.determinise(state, state.asked, luck)
            here = make(seed).think(Chair(GAME, state, state.asked))
            there = make(seed).think(Chair(GAME, world, state.asked))
            if here != there:
                return False
            GAME.apply(state, luck.pick(state.options))
    return True


@pytest.mark.slow
@pytest.mark.parametrize("name", THINKERS)
def test_thinking_is_the_same_in_every_world_that_the_seat_thinks_possible(name: str) -> None:
    assert thinks_the_same_whatever_is_hidden(THINKERS[name])


class Cheat:
    """Reaches behind its chair for what lies on top of the deck."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, chair: Chair) -> int:
        assert isinstance(chair._state, toy_game.LanternsState)
        legal, deck = chair.legal(), chair._state.deck
        return legal[deck[-1] % len(legal)] if deck else legal[0]

    def think(self, chair: Chair) -> Thought:
        return Thought(self.choose(chair), ())


def test_a_bot_that_held_the_state_would_be_found() -> None:
    assert not thinks_the_same_whatever_is_hidden(Cheat)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["time-lord", "oracle"])
def test_searching_beats_guessing_even_without_advice(name: str) -> None:
    makers: dict[str, Maker] = {
        "time-lord": lambda seed: TimeLord(seed, trials=60),
        "oracle": lambda seed: Oracle(seed, walks=60, seconds=None),
    }
    assert won_by_first(makers[name], RandomBot, 60, PLAIN) > 0.6


def test_a_time_lord_tries_as_often_as_told_or_as_the_game_wants() -> None:
    class Hasty(Advice[toy_game.LanternsState]):
        trials = 7

    game: Any = toy_game.ToyGame(toy_game.load().pack)
    game.advice = Hasty()
    state = game.new({}, 2, 3)
    chair = Chair(game, state, state.asked)

    def tried(bot: TimeLord) -> int:
        return sum(each.visits for each in bot.think(chair).considered)

    assert 3 < tried(TimeLord(1)) <= 7
    assert 15 < tried(TimeLord(1, trials=20)) <= 20


def test_a_winning_choice_is_found() -> None:
    """With five of six light, a card that shines wins; nothing else is tried more often."""
    state = GAME.new({}, 2, 3)
    state.light[state.asked] = 5
    chair = Chair(GAME, state, state.asked)
    thought = Oracle(1, walks=200, seconds=None).think(chair)
    assert thought.choice != PASS
    assert thought.considered[0].value > 0.9
    assert thought.considered[0].visits == max(each.visits for each in thought.considered) > 60


def test_the_oracle_stays_within_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a tenth of a second whenever somebody looks at it."""
    looks = count()
    monkeypatch.setattr(contest, "perf_counter", lambda: next(looks) / 10)
    state = GAME.new({}, 3, 5)
    thought = Oracle(1, seconds=3.0).think(Chair(GAME, state, state.asked))
    assert 10 < sum(each.visits for each in thought.considered) <= next(looks) <= 40


class Ending(PlayCards):
    """Sees the end coming from the beginning."""

    decisions_ahead = 0

    def is_ending(self, state: toy_game.LanternsState) -> bool:
        return True


def test_a_game_that_is_ending_is_played_out_by_an_oracle_and_judged_by_a_time_lord() -> None:
    game: Any = Advised(toy_game.load().pack)
    game.advice = Ending()
    state = game.new({}, 2, 3)
    state.light = [2, 2]
    played_out = play_on(game, game.clone(state), 0, FastChance(1), to_the_end=True)
    assert sorted(played_out) in ([0.0, 1.0], [1.0, 1.0])
    chair = Chair(game, state, state.asked)
    told = {each.value for each in Oracle(1, walks=2, seconds=None).think(chair).considered if each.visits}
    assert told <= {0.0, 1.0}
    judged = {each.value for each in TimeLord(1, trials=2).think(chair).considered if each.visits}
    assert not judged <= {0.0, 1.0}
