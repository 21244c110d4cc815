"""Our games: `apply` with one of the options of the state. The last state shows whether the game is over."""

from random import Random
from typing import Any

from vortex.games import load_game

DISTRIBUTION = None
GAMES = {"time-of-the-daleks": 4, "time-clash": 4, "card-game": 4}

_games: dict[str, Any] = {}


def new(game: str, seed: int) -> tuple[Any, Any]:
    if game not in _games:
        _games[game] = load_game(game)
    return _games[game], _games[game].new({}, GAMES[game], seed)


def play(table: tuple[Any, Any], luck: Random, most: int) -> int:
    game, state = table
    apply, random = game.apply, luck.random
    decisions = 0
    while not state.over and decisions < most:
        options = state.options
        apply(state, options[int(random() * len(options))])
        decisions += 1
    return decisions


def copy(table: tuple[Any, Any]) -> Any:
    game, state = table
    return game.clone(state)
