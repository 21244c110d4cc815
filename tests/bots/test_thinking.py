"""Bots that think: by the game's advice, by looking ahead, by searching."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from tests import toy_game

from vortex.bots import contest
from vortex.bots.bot import Bot, RandomBot
from vortex.bots.chair import Chair
from vortex.bots.looking_ahead import TimeLord
from vortex.bots.match import play_out
from vortex.bots.rollout import final_values, play_on
from vortex.bots.sensible import Companion, Novice, advised, drawn, preferred
from vortex.bots.thought import Thought
from vortex.bots.tree import Oracle
from vortex.kernel.advice import Advice
from vortex.kernel.chance import FastChance
from vortex.kernel.state import PASS

Maker = Callable[[int], Bot]

THINKERS: dict[str, Maker] = {
    "novice": Novice,
    "companion": Companion,
    "time-lord": lambda seed: TimeLord(seed, trials=24),
    "oracle": lambda seed: Oracle(seed, walks=24, seconds=None),
}


class PlayCards(Advice[toy_game.Lanterns]):
    """Anything is better than passing; more light is a better chance."""

    def weights(self, state: toy_game.Lanterns) -> list[float]:
        return [0.1 if choice == PASS else 1.0 + choice % 5 for choice in state.options]

    def values(self, state: toy_game.Lanterns, foreseen: bool = False) -> list[float]:
        return [min(1.0, light / state.goal) for light in state.light]


class Advised(toy_game.ToyGame):
    advice = PlayCards()


GAME: Any = Advised(toy_game.load().pack)
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


@pytest.mark.parametrize("name", THINKERS)
def test_thinking_is_the_same_in_every_world_that_the_seat_thinks_possible(name: str) -> None:
    assert thinks_the_same_whatever_is_hidden(THINKERS[name])


class Cheat:
    """Reaches behind its chair for what lies on top of the deck."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, chair: Chair) -> int:
        assert isinstance(chair._state, toy_game.Lanterns)
        legal, deck = chair.legal(), chair._state.deck
        return legal[deck[-1] % len(legal)] if deck else legal[0]

    def think(self, chair: Chair) -> Thought:
        return Thought(self.choose(chair), ())


def test_a_bot_that_held_the_state_would_be_found() -> None:
    assert not thinks_the_same_whatever_is_hidden(Cheat)


def test_the_companion_takes_what_is_advised_and_the_novice_mostly() -> None:
    state = GAME.new({}, 2, 1)
    chair = Chair(GAME, state, state.asked)
    best = max(state.options, key=lambda choice: 0 if choice == PASS else choice % 5)
    shares = advised(chair, FastChance(1))
    assert sum(shares) == pytest.approx(1)
    assert state.options[shares.index(max(shares))] % 5 == best % 5
    assert Companion(1).choose(chair) % 5 == best % 5
    guesses = [Novice(seed).choose(chair) for seed in range(300)]
    assert set(guesses) == set(state.options)
    assert guesses.count(PASS) < 300 / len(state.options)


def test_what_weighs_more_is_drawn_more_often() -> None:
    chance = FastChance(2)
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[drawn([1.0, 0.0, 2.0], chance)] += 1
    assert counts[1] == 0
    assert 900 < counts[0] < 1100


def test_the_greatest_weight_is_preferred_and_any_of_those_that_are_equal() -> None:
    chance = FastChance(2)
    assert {preferred([0.1, 0.5, 0.4], chance) for _ in range(50)} == {1}
    third = 1.0 - 2 / 3  # is more than 1 / 3 by a rounding
    assert {preferred([1 / 3, 0.1, third], chance) for _ in range(50)} == {0, 2}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["time-lord", "oracle"])
def test_searching_beats_guessing_even_without_advice(name: str) -> None:
    makers: dict[str, Maker] = {
        "time-lord": lambda seed: TimeLord(seed, trials=60),
        "oracle": lambda seed: Oracle(seed, walks=60, seconds=None),
    }
    assert won_by_first(makers[name], RandomBot, 60, PLAIN) > 0.6


def test_a_time_lord_tries_as_often_as_told_or_as_the_game_wants() -> None:
    class Hasty(Advice[toy_game.Lanterns]):
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


def test_playing_on_ends_with_the_result_or_the_advice() -> None:
    state = GAME.new({}, 2, 3)
    assert play_on(GAME, GAME.clone(state), 0, FastChance(1)) == GAME.advice.values(state)
    assert play_on(GAME, GAME.clone(state), 0, FastChance(1), to_the_end=True) == GAME.advice.values(state)
    values = play_on(GAME, GAME.clone(state), 10_000, FastChance(1))
    assert sorted(values) in ([0.0, 1.0], [1.0, 1.0])
    over = GAME.clone(state)
    play_out(GAME, over, [RandomBot(1), RandomBot(2)])
    assert final_values(GAME, over) == [float(seat in GAME.outcome(over).winners) for seat in range(2)]


class Ending(PlayCards):
    """Sees the end coming from the beginning."""

    decisions_ahead = 0

    def is_ending(self, state: toy_game.Lanterns) -> bool:
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
