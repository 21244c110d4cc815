"""Catanatron: `play_tick`, which lets its own RandomPlayer choose, and the check for the end of the game."""

from random import Random

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

DISTRIBUTION = "catanatron"
GAMES = {"catan": 4}


def new(game: str, seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play(table: Game, luck: Random, most: int) -> int:
    decisions = 0
    while decisions < most and table.winning_color() is None and table.state.num_turns < TURNS_LIMIT:
        table.play_tick()
        decisions += 1
    return decisions


def copy(table: Game) -> Game:
    return table.copy()
