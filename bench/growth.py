"""How the cost of a move grows: over a game, with the number of seats, and with events that are listened to.

    python bench/growth.py [--games 20] [--write]

Plays the same random games again and again. A quarter is a quarter of a game's decisions; its microseconds are those of
the processor for one decision in it. The state is measured as it is saved, in bytes.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from pathlib import Path
from platform import python_version
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.results import keep

from vortex.games import GAMES, load_game
from vortex.kernel.record import canonical

ROUNDS = 5
HEAD = (
    "| | seats | decisions a game | 1st quarter, µs a decision | 2nd | 3rd | 4th | 4th to 1st "
    "| bytes of a state, first – most | events a decision | cost while listening |"
)


class Growth(NamedTuple):
    decisions: int
    quarters: list[float]
    """Microseconds of a decision."""
    sizes: list[int]
    """Bytes of the state at the beginning and at the end of each quarter."""
    listening: float
    """Microseconds of a decision while all events are taken."""
    events: float
    """A decision."""


def begun(game: Any, seats: int, seed: int) -> Any:
    """The Card Game is for two only by its variant."""
    options = {"two-player-variant": True} if game.key == "card-game" and seats == 2 else {}
    return game.new(options, seats, seed)


def choices_of(game: Any, seats: int, seed: int) -> list[int]:
    """Of a whole game of random players."""
    state, luck, chosen = begun(game, seats, seed), Random(seed), []
    while not state.over:
        chosen.append(state.options[int(luck.random() * len(state.options))])
        game.apply(state, chosen[-1])
    return chosen


def quarters_of(choices: list[int]) -> list[list[int]]:
    return [choices[first:last] for first, last in pairwise(len(choices) * part // 4 for part in range(5))]


def growth(game: Any, seats: int, games: int) -> Growth:
    played = {seed: choices_of(game, seats, seed) for seed in range(1, games + 1)}
    decisions = sum(map(len, played.values()))
    many = [sum(len(quarters_of(chosen)[part]) for chosen in played.values()) for part in range(4)]
    sizes = [0] * 5
    rounds: list[list[float]] = []
    listening: list[float] = []
    events = 0
    for is_first in (True, *[False] * (ROUNDS - 1)):
        spent = [0.0] * 4
        heard = 0.0
        for seed, chosen in played.items():
            state = begun(game, seats, seed)
            for part, some in enumerate(quarters_of(chosen)):
                sizes[part] += len(canonical(game.dump(state))) if is_first else 0
                began = process_time()
                for choice in some:
                    game.apply(state, choice)
                spent[part] += process_time() - began
            sizes[4] += len(canonical(game.dump(state))) if is_first else 0
            state = begun(game, seats, seed)
            state.events = []
            began = process_time()
            for choice in chosen:
                game.apply(state, choice)
                events += len(state.events) if is_first else 0
                state.events.clear()
            heard += process_time() - began
        rounds.append([1e6 * each / count for each, count in zip(spent, many, strict=True)])
        listening.append(1e6 * heard / decisions)
    return Growth(
        decisions // games,
        [median(each[part] for each in rounds) for part in range(4)],
        [size // games for size in sizes],
        median(listening),
        events / decisions,
    )


def row(key: str, seats: int, found: Growth) -> str:
    overall = sum(found.quarters) / 4
    cells = [
        key,
        str(seats),
        str(found.decisions),
        *(f"{each:.1f}" for each in found.quarters),
        f"{found.quarters[-1] / found.quarters[0]:.2f} ×",
        " – ".join(f"{size:,}" for size in (found.sizes[0], max(found.sizes))),
        f"{found.events:.1f}",
        f"{found.listening / overall:.2f} ×",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20, help="for each number of seats")
    parser.add_argument("--write", action="store_true", help="keep the figures in RESULTS.md")
    arguments = parser.parse_args()
    lines = [HEAD, "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|"]
    print(*lines, sep="\n")
    for key in GAMES:
        game: Any = load_game(key)
        for seats in (2, 3, 4):
            if seats in game.seats:
                lines.append(row(key, seats, growth(game, seats, arguments.games)))
                print(lines[-1], flush=True)
    if arguments.write:
        keep(
            "How cost grows",
            f"Made by `python bench/growth.py --games {arguments.games} --write`: whole games of random players, times "
            f"of the processor, medians of five rounds, interpreted by Python {python_version()}. Nothing that a move "
            "does grows with the length of the game; a quarter differs from another by what is played in it.\n\n"
            + "\n".join(lines),
        )


if __name__ == "__main__":
    main()
