"""Catanatron: decisions per second of four random bots, and the time of one copy of the state.

Runs inside the environment that run.sh makes; prints one line of JSON. Only play is timed, with the check for
the end of the game; setting up a game is not.
"""

import argparse
import json
from collections.abc import Iterator
from importlib.metadata import version
from itertools import count
from statistics import median
from time import process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

ROUNDS = 5
SAMPLE_EVERY = 50  # decisions between two states that are kept for copying
SAMPLES = 40
COPIES = 100  # of each kept state, in each round


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play_for(seconds: float, seeds: Iterator[int]) -> tuple[int, float]:
    """Play whole games until the time is used up: decisions made, processor seconds spent on them."""
    decisions = 0
    spent = 0.0
    while spent < seconds:
        game = new_game(next(seeds))
        start = process_time()
        while not is_over(game):
            game.play_tick()
            decisions += 1
        spent += process_time() - start
    return decisions, spent


def sample_states(seeds: Iterator[int]) -> list[Game]:
    """States from all stages of random games."""
    states: list[Game] = []
    while len(states) < SAMPLES:
        game = new_game(next(seeds))
        decisions = 0
        while not is_over(game) and len(states) < SAMPLES:
            game.play_tick()
            decisions += 1
            if decisions % SAMPLE_EVERY == 0:
                states.append(game.copy())
    return states


def copy_time(states: list[Game]) -> float:
    """Processor seconds of one copy, over all kept states."""
    start = process_time()
    for state in states:
        for _ in range(COPIES):
            state.copy()
    return (process_time() - start) / (len(states) * COPIES)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="processor seconds of play to measure")
    arguments = parser.parse_args()

    seeds = count(1)  # catanatron takes a seed of 0 for none
    play_for(arguments.seconds / 10, seeds)  # warm up
    rounds = [play_for(arguments.seconds / ROUNDS, seeds) for _ in range(ROUNDS)]
    states = sample_states(seeds)
    copies = [copy_time(states) for _ in range(ROUNDS)]
    figures = {
        "peer": "catanatron",
        "version": version("catanatron"),
        "decisions_per_second": round(median(decisions / spent for decisions, spent in rounds)),
        "copy_microseconds": round(median(copies) * 1_000_000, 1),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
