"""How long bots think about one decision.

    python bench/bots.py --games 3

`companion` plays whole games of every title with every number of players, each time with cards read anew, so that
nothing is known from a game before. Only decisions with more than one legal choice count; times are those of the
processor. `oracle` as it comes is asked now and then in such games; it goes by the clock, and so do its times.
"""

from __future__ import annotations

import argparse
import sys
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


def oracle_times(game: Game[Any], seats: int, decisions: int) -> list[float]:
    """Of decisions spread over a game in which companions play."""
    every = max(1, len(companion_times(game, seats, 1)) // decisions)
    numbers = count()
    took: list[float] = []

    def now_and_then(chair: Chair) -> None:
        number = next(numbers)
        if number % every == every // 2 and len(took) < decisions:
            began = perf_counter()
            make_bot("oracle", number).choose(chair)
            took.append(perf_counter() - began)

    companion_times(game, seats, 1, now_and_then)
    return took


def as_row(bot: str, key: str, seats: int, took: list[float]) -> str:
    took = sorted(took)
    cells = [f"{1000 * took[min(len(took) - 1, int(share * len(took)))]:,.1f}" for share in (0.5, 0.95, 0.99)]
    return f"| {bot} | {key} | {seats} | {len(took)} | {' | '.join(cells)} | {1000 * took[-1]:,.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="How long bots think about one decision.")
    parser.add_argument("--games", type=int, default=3, help="of each title with each number of players")
    parser.add_argument("--oracle", type=int, default=12, help="decisions of an oracle in each of them")
    parser.add_argument("--write", action="store_true", help="keep the figures in RESULTS.md")
    arguments = parser.parse_args()
    load = getloadavg()[0]
    lines = [
        "| bot | game | players | decisions | p50, ms | p95 | p99 | longest |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    tables = [(key, seats) for key in GAMES for seats in load_game(key).seats]
    for key, seats in tables:
        took: list[float] = []
        for seed in range(1, arguments.games + 1):
            took += companion_times(load_game(key, own_pack(key)), seats, seed)
        lines.append(as_row("companion", key, seats, took))
        print(lines[-1], flush=True)
    for key, seats in tables if arguments.oracle else []:
        lines.append(as_row("oracle", key, seats, oracle_times(load_game(key), seats, arguments.oracle)))
        print(lines[-1], flush=True)
    if arguments.write:
        keep(
            "Bots",
            f"Made by `python bench/bots.py --games {arguments.games} --oracle {arguments.oracle} --write`. "
            f"Target: a decision of a companion within {1000 * COMPANION_LIMIT:.0f} ms, of an oracle within "
            f"{ORACLE_LIMIT:.0f} s.\n\n"
            + "\n".join(lines)
            + f"\n\nA companion's times are those of the processor, an oracle's those of the clock; "
            f"Python {python_version()}, interpreted, load average before {load:.1f}.",
        )


if __name__ == "__main__":
    main()
