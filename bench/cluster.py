"""What a Dask cluster costs beside the games that it plays, and how much sooner two workers finish than one.

    python bench/cluster.py time-clash --bots companion --games 2000

Starts a scheduler and workers on this machine, each a process, and plays the same games in this process, on one worker
and on two. The results must be the same, byte for byte. Times are processor times, so that a busy neighbour hardly
matters; `wall` is the clock, and worth reading only on a quiet machine with at least three cores.
"""

from __future__ import annotations

import argparse
import os
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.results import keep
from tests.analysis.dask_cluster import DaskCluster

from vortex.analysis.cluster import Cluster
from vortex.analysis.executors import Executor, InThisProcess
from vortex.analysis.runs import Plan, run
from vortex.games import load_game

_TICKS = os.sysconf("SC_CLK_TCK")


class Spent(NamedTuple):
    """Seconds of processor time, and by the clock."""

    here: float
    scheduler: float
    workers: tuple[float, ...]
    wall: float
    results: str


def processor_time(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def play(plan: Plan, executor: Executor, scheduler: int = 0, workers: tuple[int, ...] = ()) -> Spent:
    found = sha256()
    processes = (scheduler, *workers) if scheduler else ()
    before = [processor_time(process) for process in processes]
    here, began = process_time(), perf_counter()
    for played in run(plan, executor):
        found.update(played.to_json().encode())
    wall, here = perf_counter() - began, process_time() - here
    spent = [processor_time(process) - old for process, old in zip(processes, before, strict=True)]
    return Spent(here, sum(spent[:1]), tuple(spent[1:]), wall, found.hexdigest())


class GameByGame(Cluster):
    """Sends every game by itself, to show what sending costs."""

    seconds = 0.0


def on_cluster(plan: Plan, workers: int, make: type[Cluster] = Cluster) -> Spent:
    with TemporaryDirectory() as folder, DaskCluster(Path(folder)) as dask:
        started = tuple(dask.start_worker().pid for _ in range(workers))
        with make(dask.address) as cluster:
            # Each worker loads the game before the clock runs.
            list(run(plan, cluster, range(min(plan.games, 4 * workers))))
            return play(plan, cluster, dask.scheduler.pid, started)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a Dask cluster on this machine costs.")
    parser.add_argument("game", nargs="?", default="time-clash")
    parser.add_argument("--bots", default="companion", help="the bot that plays all seats")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--write", action="store_true", help="keep the figures in bench/RESULTS.md")
    arguments = parser.parse_args()
    game = load_game(arguments.game)
    line_up = (arguments.bots,) * arguments.seats
    settled = game.settle({}, arguments.seats)
    plan = Plan(game.key, {}, game.pack_hash, settled, [line_up], arguments.games, 1)
    alone = play(plan, InThisProcess())
    one, two, singly = on_cluster(plan, 1), on_cluster(plan, 2), on_cluster(plan, 2, GameByGame)
    if {one.results, two.results, singly.results} != {alone.results}:
        sys.exit("the games came out otherwise on the cluster")
    busiest, clock = max(one.workers) / max(two.workers), one.wall / two.wall
    report = "\n".join(
        [
            f"{plan.games} games of {game.key}, {arguments.seats} seats, {arguments.bots}: the same everywhere.",
            "",
            "| milliseconds of processor time a game | playing | scheduler | this process | wall, s |",
            "|---|---:|---:|---:|---:|",
            f"| in this process | {1000 * alone.here / plan.games:.3f} | | | {alone.wall:.1f} |",
            *(
                _row(name, spent, plan.games)
                for name, spent in (
                    ("one worker", one),
                    ("two workers", two),
                    ("two workers, game by game", singly),
                )
            ),
            "",
            f"One worker to two: {busiest:.2f} × by the processor time of the busiest, {clock:.2f} × by the clock.",
        ]
    )
    print(report)
    if arguments.write:
        keep("A cluster", report)


def _row(name: str, spent: Spent, games: int) -> str:
    figures = (sum(spent.workers), spent.scheduler, spent.here)
    return f"| {name} | {' | '.join(f'{1000 * each / games:.3f}' for each in figures)} | {spent.wall:.1f} |"


if __name__ == "__main__":
    main()
