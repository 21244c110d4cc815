"""python-chess: `is_game_over`, all `legal_moves`, `push`."""

from random import Random

import chess

DISTRIBUTION = "chess"
GAMES = {"chess": 2}


def new(game: str, seed: int) -> chess.Board:
    return chess.Board()


def play(table: chess.Board, luck: Random, most: int) -> int:
    random = luck.random
    decisions = 0
    while decisions < most and not table.is_game_over():
        legal = list(table.legal_moves)
        table.push(legal[int(random() * len(legal))])
        decisions += 1
    return decisions


def copy(table: chess.Board) -> chess.Board:
    return table.copy(stack=False)
