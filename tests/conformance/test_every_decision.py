"""What holds at every decision of whole games: random ones, steered ones, and those that are told as golden games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from tests.conformance.positions import Setting, long_settings, seeds, steps, the_game
from tests.playthroughs.scenarios import scenarios_of

from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game
from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.state import NOBODY, State

QUICK_GAMES = 2
STEP = 15
"""Only so many-th decisions are looked at closely, and the first of every question; all of them in the longest runs."""
FIRST = 10

CLOSELY = pytest.mark.parametrize(
    "step", [pytest.param(STEP, id="some"), pytest.param(1, marks=pytest.mark.long, id="all")]
)

NEVER_MET: dict[str, dict[str, str]] = {}
"""Questions that no game here comes to, each with its reason."""

ENDINGS = {
    "time-of-the-daleks": {
        "daleks-seventh-marker",
        "daleks-on-earth",
        "daleks-on-gallifrey",
        "doctors",
    },
    "time-clash": {"gambit", "takeover", "deck-out", "turn-limit"},
    "toy": {"lit", "burnt out"},
    "card-game": {"dalek-counters", "tardis-counters", "game-end-card", "round-limit"},
}


class Looks:
    """Which decisions of many games are looked at closely."""

    def __init__(self, step: int) -> None:
        self.step = step
        self.number = 0
        self.met: Counter[str] = Counter()

    def closely(self, topic: str) -> bool:
        self.number += 1
        self.met[topic] += 1
        return self.number % self.step == 0 or self.met[topic] <= FIRST


@CLOSELY
def test_all_is_well_at_every_decision_and_every_game_ends(setting: Setting, step: int) -> None:
    game = the_game(setting.key)
    looks = Looks(step)
    for seed in seeds(setting)[: setting.games if setting.is_long else QUICK_GAMES]:
        last = check_game(game, steps(game, setting, seed), looks)
        check_ending(game, last)


@pytest.mark.slow
@CLOSELY
def test_all_is_well_at_every_decision_of_the_golden_games(key: str, step: int) -> None:
    game = the_game(key)
    looks = Looks(step)
    for scenario in scenarios_of(key).values():
        last = check_game(game, told(game, scenario()), looks)
        if last.over:
            check_ending(game, last)


@pytest.mark.slow
def test_every_question_and_every_ending_comes_up(key: str) -> None:
    """In the games of the tests above."""
    met: set[str] = set()
    endings: set[str] = set()
    for setting in long_settings(key):
        game = the_game(setting.key)
        for seed in seeds(setting):
            for state, _ in steps(game, setting, seed):
                met.add(state.topic)
            endings.add(ending_of(game, state))
    game = the_game(key)
    for scenario in scenarios_of(key).values():
        for state, _ in told(game, scenario()):
            met.add(state.topic)
        endings.add(ending_of(game, state))
    assert set(game.questions) - met == set(NEVER_MET.get(key, {}))
    # Some golden games break off before their end.
    assert endings - {""} == ENDINGS[key]


def told(game: Game[Any], scenario: tuple[Any, ...]) -> Iterable[tuple[State, list[int]]]:
    """A golden game, as `steps` gives a random one."""
    options, seats, seed, texts = scenario
    state: State = game.new(options, seats, seed)
    choices: list[int] = []
    for text in texts:
        yield state, choices
        choices.append(game.notation.read(text))
        game.apply(state, choices[-1])
    yield state, choices


def ending_of(game: Game[Any], state: State) -> str:
    outcome = game.outcome(state)
    return outcome.kind if outcome else ""


def check_ending(game: Game[Any], state: State) -> None:
    assert state.over
    assert state.asked == NOBODY
    assert state.options == []
    assert state.frame is None
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.kind
    assert len(outcome.scores) == state.seats
    assert len(set(outcome.winners)) == len(outcome.winners)
    assert all(0 <= seat < state.seats for seat in outcome.winners)


def check_game(game: Game[Any], whole: Iterable[tuple[State, list[int]]], looks: Looks) -> State:
    """All that is cheap, at every decision; what is dear, at some."""
    turns = rounds = 0
    copies: tuple[State, State, dict[str, Any]] | None = None
    for number, (state, choices) in enumerate(whole):
        assert game.turns(state) >= turns
        assert game.rounds(state) >= rounds
        turns, rounds = game.turns(state), game.rounds(state)
        if copies is not None:
            clone, loaded, before = copies
            assert game.dump(clone) == before, f"{clone.topic}: the copy changed with its original"
            game.apply(loaded, choices[-1])
            assert game.dump(loaded) == game.dump(state), f"{clone.topic}: what was loaded goes another way"
            copies = None
        if state.asked >= 0:
            check_question(game, state)
            if looks.closely(state.topic):
                copies = check_closely(game, state, number)
    return state


def check_question(game: Game[Any], state: State) -> None:
    options = state.options
    assert 0 <= state.asked < state.seats
    assert options, f"{state.topic} has no answer"
    assert len(set(options)) == len(options), f"{state.topic} offers something twice"
    for choice in options:
        assert game.notation.read(game.notation.write(choice)) == choice
    assert state.topic in game.questions
    assert game.outcome(state) is None
    assert (game.asked(state), game.legal(state)) == (state.asked, options)


def check_closely(game: Game[Any], state: State, number: int) -> tuple[State, State, dict[str, Any]]:
    """Copies are equal, views tell no more than their seat may know, a wrong choice changes nothing."""
    before = game.dump(state)
    question = (state.asked, state.topic, state.options)
    clone: State = game.clone(state)
    loaded: State = game.load(before)
    for copy in (clone, loaded):
        assert game.dump(copy) == before, state.topic
        assert (copy.asked, copy.topic, copy.options) == question, state.topic
    others = [seat for seat in (*range(state.seats), None) if seat != state.asked]
    for seat in (state.asked, others[number % len(others)]):
        world = game.determinise(state, seat, FastChance(number))
        assert game.view(world, seat) == game.view(state, seat), f"{state.topic}, seat {seat}"
        assert (world.asked, world.topic) == question[:2]
        if seat == state.asked:
            assert world.options == state.options, state.topic
    wrong = number * 37 % game.choices.size
    if wrong not in state.options:
        with pytest.raises(IllegalChoice):
            game.apply(state, wrong)
    assert game.dump(state) == before, f"{state.topic}: looking or a wrong choice has changed something"
    assert (state.asked, state.topic, state.options) == question
    return clone, loaded, before
