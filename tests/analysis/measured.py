"""Games with what is counted in them."""

from __future__ import annotations

from typing import Any

from vortex.analysis.runs import Plan, Played, run
from vortex.games import load_game
from vortex.kernel.measures import (
    Measured,
)

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("time-of-the-daleks", 4, {}),
    ("time-clash", 2, {"match": 1}),
    ("card-game", 3, {}),
]


def a_game(winners: tuple[int, ...], measured: Measured) -> Played:
    return Played(0, ("a", "a"), "end", winners, (0, 0), 5, 2, 9, measured)


def measured_games(key: str, seats: int, options: dict[str, Any], games: int) -> tuple[Any, list[Played]]:
    game = load_game(key)
    plan = Plan(key, {}, game.pack_hash, game.settle(options, seats), [("random",) * seats], games, 1, True)
    return game, list(run(plan))
