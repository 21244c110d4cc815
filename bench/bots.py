"""How long bots think about one decision.

    python bench/bots.py time-clash --games 3

`companion` plays whole games with every number of players, each time with cards read anew, so that nothing is known
from a game before. Only decisions with more than one legal choice count; times are those of the processor. `time-lord`
and `oracle` as they come are asked now and then in such games; the oracle goes by the clock, and so do their times.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count
from os import getloadavg
from pathlib import Path
from platform import python_version
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.results import keep
from tests.bots.answer_times import companion_times

from vortex.bots.bot import make_bot
from vortex.bots.chair import Chair
from vortex.games import GAMES, load_game, own_pack
from vortex.kernel.game import Game

COMPANION_LIMIT = 0.02
ORACLE_LIMIT = 1.0
SEARCHING = ("time-lord", "oracle")


def searching_times(level: str, game: Game[Any], seats: int, decisions: int) -> list[float]:
    """Of decisions spread over games in which companions play."""
    took: list[float] = []
    for seed in count(1):
        every = max(1, len(companion_times(game, seats, seed)) // (decisions - len(took)))
        numbers = count()

        def now_and_then(chair: Chair, every: int = every, numbers: Iterator[int] = numbers) -> None:
            number = next(numbers)
            if number % every == every // 2 and len(took) < decisions:
                bot = make_bot(level, number)
                began = perf_counter()
                bot.choose(chair)
                took.append(perf_counter() - began)

        companion_times(game, seats, seed, now_and_then)
        if len(took) == decisions:
            break
    return took


def as_row(bot: str, seats: int, took: list[float]) -> str:
    took = sorted(took)
    cells = [f"{1000 * took[min(len(took) - 1, int(share * len(took)))]:,.1f}" for share in (0.5, 0.95, 0.99)]
    return f"| {bot} | {seats} | {len(took)} | {' | '.join(cells)} | {1000 * took[-1]:,.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="How long bots think about one decision.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=3, help="with each number of players")
    parser.add_argument("--searching", type=int, default=100, help="decisions of each of the searching bots")
    parser.add_argument("--write", action="store_true", help="keep the figures in RESULTS.md")
    arguments = parser.parse_args()
    key = arguments.game
    load = getloadavg()[0]
    lines = [
        "| bot | players | decisions | p50, ms | p95 | p99 | longest |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    tables = load_game(key).seats
    for seats in tables:
        took: list[float] = []
        for seed in range(1, arguments.games + 1):
            took += companion_times(load_game(key, own_pack(key)), seats, seed)
        lines.append(as_row("companion", seats, took))
        print(lines[-1], flush=True)
    for level in SEARCHING if arguments.searching else ():
        for seats in tables:
            each = -(-arguments.searching // len(tables))
            lines.append(as_row(level, seats, searching_times(level, load_game(key), seats, each)))
            print(lines[-1], flush=True)
    if arguments.write:
        keep(
            f"Bots of {key}",
            f"Made by `python bench/bots.py {key} --games {arguments.games} --searching {arguments.searching} "
            f"--write`. Target: a decision of a companion within {1000 * COMPANION_LIMIT:.0f} ms, of an oracle within "
            f"{ORACLE_LIMIT:.0f} s.\n\n"
            + "\n".join(lines)
            + f"\n\nA companion's times are those of the processor, the others' those of the clock; "
            f"Python {python_version()}, interpreted, load average before {load:.1f}.",
        )


if __name__ == "__main__":
    main()
