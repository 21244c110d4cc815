"""Our games as the peers are measured: decisions per second of random bots, and the time of one copy of the state.

Prints one line of JSON a game. Only play is timed; setting up a game is not.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import count
from statistics import median
from time import process_time
from typing import Any

from vortex.bots.bot import RandomBot
from vortex.bots.match import play_out
from vortex.games import GAMES, load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game
from vortex.kernel.state import State

ROUNDS = 5
SAMPLE_EVERY = 10  # decisions between two states that are kept for copying
SAMPLES = 40
COPIES = 200  # of each kept state, in each round


def play_for(game: Game[Any], seats: int, seconds: float, seeds: Iterator[int]) -> tuple[int, float]:
    """Play whole games until the time is used up: decisions made, processor seconds spent on them."""
    decisions = 0
    spent = 0.0
    while spent < seconds:
        seed = next(seeds)
        state: State = game.new({}, seats, seed)
        bots = [RandomBot(seed * 8 + seat) for seat in range(seats)]
        start = process_time()
        decisions += play_out(game, state, bots)
        spent += process_time() - start
    return decisions, spent


def sample_states(game: Game[Any], seats: int, seeds: Iterator[int]) -> list[State]:
    """States from all stages of random games."""
    states: list[State] = []
    while len(states) < SAMPLES:
        seed = next(seeds)
        state: State = game.new({}, seats, seed)
        chance = FastChance(seed)
        decisions = 0
        while not state.over and len(states) < SAMPLES:
            options = state.options
            game.apply(state, chance.pick(options))
            decisions += 1
            if decisions % SAMPLE_EVERY == 0:
                states.append(game.clone(state))
    return states


def copy_time(game: Game[Any], states: list[State]) -> float:
    """Processor seconds of one copy, over all kept states."""
    clone = game.clone
    start = process_time()
    for state in states:
        for _ in range(COPIES):
            clone(state)
    return (process_time() - start) / (len(states) * COPIES)


def measure(key: str, seats: int, seconds: float) -> dict[str, Any]:
    game = load_game(key)
    seeds = count(1)
    play_for(game, seats, seconds / 10, seeds)  # warm up
    rounds = [play_for(game, seats, seconds / ROUNDS, seeds) for _ in range(ROUNDS)]
    states = sample_states(game, seats, seeds)
    copies = [copy_time(game, states) for _ in range(ROUNDS)]
    return {
        "game": key,
        "seats": seats,
        "decisions_per_second": round(median(decisions / spent for decisions, spent in rounds)),
        "copy_microseconds": round(median(copies) * 1_000_000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), help="the games to measure, by key")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10.0, help="processor seconds of play to measure")
    arguments = parser.parse_args()
    for key in arguments.games:
        print(json.dumps(measure(key, arguments.seats, arguments.seconds)), flush=True)


if __name__ == "__main__":
    main()
