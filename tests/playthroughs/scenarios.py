"""All scenarios of all games, by game and name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from inspect import getmembers, isfunction
from pathlib import Path
from typing import Any

from tests import toy_game
from tests.playthroughs.telling import Scenario

from vortex.games import GAMES, load_game
from vortex.kernel.game import Game

FOLDER = Path(__file__).parent


def game_of(key: str) -> Game[Any]:
    return toy_game.load() if key == "toy" else load_game(key)


def scenarios_of(key: str) -> dict[str, Callable[[], Scenario]]:
    """The functions of a game's scenarios module that take nothing and return a `Scenario`."""
    where = (
        "tests.toy_game.scenarios"
        if key == "toy"
        else f"tests.games.{GAMES[key].rpartition('.')[2]}.scenarios"
    )
    try:
        if find_spec(where) is None:
            return {}
    except ModuleNotFoundError:
        return {}
    module = import_module(where)
    return {
        name: function
        for name, function in getmembers(module, isfunction)
        if function.__module__ == where and function.__annotations__ == {"return": "Scenario"}
    }


def all_scenarios() -> list[tuple[str, str]]:
    return [(key, name) for key in ("toy", *GAMES) for name in scenarios_of(key)]


def golden_file(key: str, name: str) -> Path:
    return FOLDER / key / f"{name}.txt"
