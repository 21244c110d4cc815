"""Positions of random games to check a game at: a few of every question that comes up, and some at random."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from tests import toy_game

from vortex.games import GAMES, load_game, rulebook
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game, OptionError, OptionValue
from vortex.kernel.rulebook import Rulebook
from vortex.kernel.state import State

TOO_LONG = 200_000
SOME = 64


class Setting(NamedTuple):
    """A game with its number of seats and its options; `games` says how many random games are looked at."""

    key: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    games: int

    def __str__(self) -> str:
        named = [f"{key}={str(value).lower()}" for key, value in self.options]
        return "-".join([self.key, str(self.seats), *named])


class Position(NamedTuple):
    """A state in the middle of a game, and how to get there."""

    state: Any
    seed: int | bytes
    choices: tuple[int, ...]


def keys() -> list[str]:
    return ["toy", *GAMES]


def is_there(key: str) -> bool:
    return key == "toy" or find_spec(GAMES[key] + ".view") is not None


def the_game(key: str) -> Game[Any]:
    return toy_game.load() if key == "toy" else load_game(key)


def rules_of(key: str) -> Rulebook:
    if key in GAMES:
        return rulebook(key)
    return Rulebook(Path(toy_game.__file__).with_name("RULES.md").read_text(encoding="utf-8"))


def settings(key: str, games_each: int, games_in_all: int = 0) -> list[Setting]:
    """Every number of seats and every value of every option at least once, in pairs that the game allows."""
    game = the_game(key)
    values = [
        (option.key, value) for option in game.options for value in option.values if value != option.default
    ]
    plain = [(seats, ()) for seats in game.seats if _is_allowed(game, seats, ())]
    found: list[tuple[int, tuple[tuple[str, OptionValue], ...]]] = [*plain]
    for number, value in enumerate(values):
        allowed = [seats for seats in game.seats if _is_allowed(game, seats, (value,))]
        assert allowed, f"{value} fits no number of seats"
        found.append((allowed[number % len(allowed)], (value,)))
    assert {seats for seats, _ in found} == set(game.seats), (
        "there is a number of seats that nobody can play with"
    )
    each = max(games_each, -(-games_in_all // len(found)))
    return [Setting(key, seats, options, each) for seats, options in found]


def _is_allowed(game: Game[Any], seats: int, options: tuple[tuple[str, OptionValue], ...]) -> bool:
    try:
        game.new(dict(options), seats, 1)
    except OptionError:
        return False
    return True


def seeds(setting: Setting) -> list[int | bytes]:
    """Every third game is played with sealed chance."""
    return [
        f"sealed {number} of {setting}".encode() if number % 3 == 2 else 1000 * setting.seats + number
        for number in range(setting.games)
    ]


def steps(game: Game[Any], setting: Setting, seed: int | bytes) -> Iterator[tuple[State, list[int]]]:
    """A random game: the state at every decision, with the choices so far."""
    state: State = game.new(dict(setting.options), setting.seats, seed)
    luck = FastChance(len(seed) if isinstance(seed, bytes) else seed)
    choices: list[int] = []
    while state.asked >= 0:
        yield state, choices
        choice = state.options[luck.below(len(state.options))]
        game.apply(state, choice)
        choices.append(choice)
        assert len(choices) < TOO_LONG, "the game does not end"
    yield state, choices


def played(game: Game[Any], setting: Setting, seed: int | bytes) -> tuple[State, list[int]]:
    """A whole random game: its last state and all its choices."""
    *_, last = steps(game, setting, seed)
    return last


@cache
def positions(setting: Setting, of_each: int) -> list[Position]:
    """Up to `of_each` positions of every question (more where many games are played), now and then another one."""
    game = the_game(setting.key)
    of_each = of_each * max(1, setting.games // 4 - 1)
    luck = FastChance(setting.seats)
    seen: dict[str, int] = {}
    found: list[Position] = []
    for seed in seeds(setting):
        for state, choices in steps(game, setting, seed):
            if state.asked < 0:
                continue
            count = seen.get(state.topic, 0)
            # Early questions of a kind tend to be alike, so not all of them come from the first game.
            if count < of_each and (count == 0 or luck.below(4) == 0):
                seen[state.topic] = count + 1
                found.append(Position(game.clone(state), seed, tuple(choices)))
            elif luck.below(SOME * setting.games) == 0:
                found.append(Position(game.clone(state), seed, tuple(choices)))
    return found
