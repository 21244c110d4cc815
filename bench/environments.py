"""How fast the environments are, with observation and mask, beside PettingZoo's classic games in the same run.

    python bench/environments.py                 interpreted, and compiled where build/compiled is there
    python bench/environments.py --write         also puts the table into bench/RESULTS.md

A table for PettingZoo is played as its own games are (`env.last`, an action of the mask, `env.step`, at random). The
vector environment steps 256 tables by one call; its figure is that of the call alone, for whatever learns brings the
actions. `bench/compiled.py --keep build/compiled` compiles our games.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterator
from itertools import count
from os import getloadavg
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from peer import ROUNDS, speed
from processes import COMPILED, lines_of
from results import keep

HERE = Path(__file__).parent
GAMES = {"time-of-the-daleks": 4, "time-clash": 4, "card-game": 4}
TABLES = 256
TARGETS = {
    ("interpreted", "PettingZoo"): 15_000,
    ("compiled", "PettingZoo"): 60_000,
    ("compiled", "vector"): 150_000,
}
"""Steps a second on one core."""
MEASURE = "hanabi"
"""The game of PettingZoo's that is most like ours: cards, and hands that are hidden from others."""

Figures = dict[str, Any]


# -- what is measured ------------------------------------------------------------------------------


def one_table() -> dict[str, Any]:
    import numpy as np

    from vortex.envs.aec import env

    def new(game: str, seed: int) -> Any:
        table = env(game, GAMES[game])
        table.reset(seed=seed)
        return table

    def play(table: Any, luck: Random, most: int) -> int:
        random = luck.random
        decisions = 0
        while decisions < most and table.agents:
            observation, _, is_over, is_cut, _ = table.last()
            if is_over or is_cut:
                table.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[int(random() * len(legal))]))
            decisions += 1
        return decisions

    return {"new": new, "play": play}


def many_tables(game: str, seconds: float) -> float:
    """Steps a second of the vector environment."""
    import numpy as np

    from vortex.envs.vector import VectorEnvironment

    env = VectorEnvironment(game, TABLES, GAMES[game], seed=1)
    luck = np.random.default_rng(1)
    steps, spent = 0, 0.0
    while spent < seconds:
        counts = env.masks.sum(axis=1)
        first = np.cumsum(counts) - counts
        actions = np.nonzero(env.masks)[1][first + (luck.random(TABLES) * counts).astype(np.int64)]
        began = process_time()
        env.step(actions)
        spent += process_time() - began
        steps += TABLES
    return steps / spent


def measure(seconds: float) -> Iterator[Figures]:
    table = one_table()
    for game, seats in GAMES.items():
        seeds = count(1)
        speed(table, game, seconds / 10, seeds)
        rounds = [speed(table, game, seconds / ROUNDS, seeds) for _ in range(ROUNDS)]
        yield {"form": "PettingZoo", "game": game, "seats": seats, "steps": round(median(rounds))}
        many_tables(game, seconds / 10)
        rounds = [many_tables(game, seconds / ROUNDS) for _ in range(ROUNDS)]
        yield {"form": "vector", "game": game, "seats": seats, "steps": round(median(rounds))}


# -- side by side ----------------------------------------------------------------------------------


def ours(seconds: float) -> Iterator[Figures]:
    command = [sys.executable, __file__, "--measure", "--seconds", str(seconds)]
    for each in lines_of(command):
        yield {**each, "how": "interpreted"}
    if COMPILED.exists():
        for each in lines_of(command, PYTHONPATH=str(COMPILED)):
            yield {**each, "how": "compiled"}


def theirs(seconds: float) -> Iterator[Figures]:
    command = [str(HERE / "peer.sh"), "pettingzoo", "--seconds", str(seconds)]
    for each in lines_of(command, PYTHON=sys.executable):
        yield {**each, "form": "PettingZoo", "how": each["version"], "steps": each["decisions_per_second"]}


def table_of(found: list[Figures]) -> str:
    base = next(each["steps"] for each in found if each["game"] == MEASURE)
    rows = [
        f"| | game | seats | steps/s | to PettingZoo's {MEASURE} | target |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for each in found:
        whose = "pettingzoo" if "peer" in each else "vortex"
        target = TARGETS.get((each["how"], each["form"]))
        cells = [
            f"{whose} {each['how']}, {each['form']}" if whose == "vortex" else f"{whose} {each['how']}",
            each["game"],
            str(each["seats"]),
            f"{each['steps']:,}",
            f"{each['steps'] / base:.1f} ×",
            f"{target:,}" if target else "",
        ]
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="processor seconds for each figure (3)")
    parser.add_argument("--write", action="store_true", help="write bench/RESULTS.md")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        for figures in measure(arguments.seconds):
            print(json.dumps(figures), flush=True)
        return
    load = getloadavg()[0]
    table = table_of([*ours(arguments.seconds), *theirs(arguments.seconds)])
    print(table)
    if arguments.write:
        command = " ".join(["python bench/environments.py", *sys.argv[1:]])
        keep(
            "Environments",
            f"Made by `{command}`: random legal play with observation and mask, one core, {arguments.seconds:g} "
            f"processor seconds for each figure, medians of five rounds; {TABLES} tables in the vector environment; "
            f"Python {platform.python_version()}, load average before {load:.1f}.\n\n{table}",
        )


if __name__ == "__main__":
    main()
