"""One way to measure whatever plays games: us, and each peer in an environment of its own.

    bench/peer.sh open_spiel --seconds 5

`bench/<peer>/measure.py` says how its games are played:

    DISTRIBUTION                what was installed, for its version; None for us
    GAMES                       names of games, and how many seats each has
    new(game, seed)             a game about to begin; not timed
    play(table, luck, most)     random legal play to the end, or for so many decisions: how many were made
    copy(table)                 a copy to search in; left out where the peer has none

Prints one line of JSON a game. Times are those of the processor, on one core: the median of some rounds after a
warm-up. Uses the standard library alone.
"""

import argparse
import json
import runpy
from collections.abc import Iterator
from importlib.metadata import version
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

ROUNDS = 5
SAMPLES = 20
SAMPLE_EVERY = 10
"""Decisions that lie between two states of the sample that is copied."""
WHOLE_GAME = 1 << 60


def speed(peer: dict[str, Any], game: str, seconds: float, seeds: Iterator[int]) -> float:
    """Decisions a second."""
    decisions = 0
    spent = 0.0
    while spent < seconds:
        seed = next(seeds)
        table = peer["new"](game, seed)
        luck = Random(seed)
        began = process_time()
        decisions += peer["play"](table, luck, WHOLE_GAME)
        spent += process_time() - began
    return decisions / spent


def copy_time(peer: dict[str, Any], game: str, seconds: float) -> float:
    """Seconds of one copy, over states of all stages of a game."""
    copy = peer["copy"]
    spent = 0.0
    copies = 0
    for sample in range(SAMPLES):
        table = peer["new"](game, 1)
        peer["play"](table, Random(1), SAMPLE_EVERY * sample)
        many = 1
        took = 0.0
        while took < seconds / SAMPLES:
            began = process_time()
            for _ in range(many):
                copy(table)
            took = process_time() - began
            many *= 2
        spent += took
        copies += many // 2
    return spent / copies


def measure(peer: dict[str, Any], game: str, seconds: float, times: int) -> dict[str, Any]:
    seeds = count(1)
    speed(peer, game, seconds / 10, seeds)
    rounds = [speed(peer, game, seconds / times, seeds) for _ in range(times)]
    copies = [copy_time(peer, game, seconds / 50) for _ in range(times)] if "copy" in peer else []
    return {
        "game": game,
        "seats": peer["GAMES"][game],
        "decisions_per_second": round(median(rounds)),
        "copy_microseconds": round(1e6 * median(copies), 1) if copies else None,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("peer", help="a folder beside this file")
    parser.add_argument("--seconds", type=float, default=5.0, help="processor seconds of play for each game")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="into which these are divided")
    arguments = parser.parse_args()
    peer = runpy.run_path(str(Path(__file__).parent / arguments.peer / "measure.py"))
    release = version(peer["DISTRIBUTION"]) if peer["DISTRIBUTION"] else ""
    for game in peer["GAMES"]:
        figures = measure(peer, game, arguments.seconds, arguments.rounds)
        print(json.dumps({"peer": arguments.peer, "version": release, **figures}), flush=True)


if __name__ == "__main__":
    main()
