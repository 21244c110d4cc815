"""What a game costs, by game and bot: milliseconds of processor time, in this process.

    python bench/costs.py                 interpreted, and compiled where build/compiled is there
    python bench/costs.py --write         also puts the table into bench/RESULTS.md

A figure is of as many games as fit into `--seconds`, and of one at least: so one of a bot that thinks long is of few
games. `bench/compiled.py --keep build/compiled` compiles our games.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterator
from itertools import count
from os import getloadavg
from time import process_time
from typing import Any, NamedTuple

from processes import COMPILED, lines_of
from results import keep

BOTS = ("random", "companion", "time-lord", "oracle:100")


class Table(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]
    shown: str


TABLES = (
    Table("time-clash", 2, {"match": 1}, "*Time Clash*, 2 seats, a single game"),
    Table("time-clash", 2, {}, "*Time Clash*, 2 seats, best of three"),
    Table("card-game", 3, {}, "*Card Game*, 3 seats"),
    Table("time-of-the-daleks", 4, {}, "*Time of the Daleks*, 4 seats"),
)


def cost(table: Table, bot: str, seconds: float) -> float:
    from vortex.analysis.runs import Plan, Player
    from vortex.games import load_game

    game = load_game(table.game)
    settled = game.settle(table.options, table.seats)
    player = Player(Plan(game.key, {}, game.pack_hash, settled, [(bot,) * table.seats], 1, 1))
    assert player.game is not None  # loaded before the clock runs
    began = process_time()
    for number in count():
        player.play(number)
        spent = process_time() - began
        if spent > seconds:
            break
    return 1000 * spent / (number + 1)


def measure(seconds: float) -> Iterator[dict[str, Any]]:
    for table in TABLES:
        for bot in BOTS:
            yield {"table": table.shown, "bot": bot, "cost": cost(table, bot, seconds)}


def measured(seconds: float, **environment: str) -> dict[tuple[str, str], float]:
    """In a process of its own: a figure by table and bot."""
    command = [sys.executable, __file__, "--measure", "--seconds", str(seconds)]
    return {(line["table"], line["bot"]): line["cost"] for line in lines_of(command, **environment)}


def shown(milliseconds: float) -> str:
    return f"{milliseconds:,.0f}" if milliseconds >= 20 else f"{milliseconds:.1f}"


def table_of(found: dict[str, dict[tuple[str, str], float]]) -> str:
    rows = [f"| | | {' | '.join(f'`{bot}`' for bot in BOTS)} |", f"|---|---|{'---:|' * len(BOTS)}"]
    for table in TABLES:
        for how, costs in found.items():
            figures = " | ".join(shown(costs[table.shown, bot]) for bot in BOTS)
            rows.append(f"| {table.shown} | {how} | {figures} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=5.0, help="processor seconds for each figure (5)")
    parser.add_argument("--write", action="store_true", help="write bench/RESULTS.md")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        for line in measure(arguments.seconds):
            print(json.dumps(line), flush=True)
        return
    load = getloadavg()[0]
    found = {"interpreted": measured(arguments.seconds)}
    if COMPILED.exists():
        found["compiled"] = measured(arguments.seconds, PYTHONPATH=str(COMPILED))
    table = table_of(found)
    print(table)
    if arguments.write:
        command = " ".join(["python bench/costs.py", *sys.argv[1:]])
        keep(
            "What a game costs",
            f"Made by `{command}`: milliseconds of processor time a game; Python {platform.python_version()}, load "
            f"average before {load:.1f}.\n\n{table}",
        )


if __name__ == "__main__":
    main()
