"""What a server can do for many players at once, measured by players who know its protocol and nothing else.

.venv/bin/python bench/server/measure.py moves                              300 tables, 900 sockets, 500 moves a second
.venv/bin/python bench/server/measure.py moves --tables 1000 --rate 100 300 500
.venv/bin/python bench/server/measure.py two                                two processes on a PostgreSQL of their own
.venv/bin/python bench/server/measure.py storm                              3,000 sockets break and come back at once
.venv/bin/python bench/server/measure.py floods                             what others notice of each kind of flooder
.venv/bin/python bench/server/measure.py soak --minutes 60                  what memory is left when tables are put away
… --write                                                                   also puts the result into bench/RESULTS.md

A real `vortex serve` on loopback, with the limits that every host gets, syncs each move to the disk before it
acknowledges it. Each player has a session and a socket of its own; tables of two have a spectator; the three titles
take turns; eight tables share an address. Every 1/RATE of a second the asked seat of some table makes a random choice,
however slow the answers. Measured is the time from sending it to the moment at which another socket of the table has
the view that shows it. The peer, with as many sockets and messages, is a bare Starlette server that sends every message
on to the table's other sockets, padded to the length of a view. Servers and players share the machine's cores.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import linear_regression
from typing import NamedTuple

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from floods import KINDS
from machine import HERE, Server, free_port, look_at_machine, postgresql, served, sqlite
from players import Crowd
from relaying import relayed
from results import keep

GOALS = {
    ("moves", 300, 500): "p95 ≤ 60, p99 ≤ 150 ms",
    ("moves", 1000, 500): "p99 ≤ 250 ms",
    ("two", 1000, 200): "p99 ≤ 300 ms",
}
LONGEST_PAUSE = "collector_longest_seconds"


def part(waits: Sequence[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(waits)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


_COLUMNS = (
    "tables | sockets | moves/s | p50 | p95 | p99 | acknowledged p99 | un-acked | unseen | processor | a move "
    "| for players | memory | collector | commit | goal"
)
HEAD = f"| | {_COLUMNS} |\n|---|{'---:|' * _COLUMNS.count('|')}---|"


class Row(NamedTuple):
    """What came of one load."""

    name: str
    tables: int
    sockets: int
    rate: float
    waits: list[float]
    answers: list[float]
    processor: float
    """The share of one core, all servers together."""
    a_move: float
    """Milliseconds of processor time."""
    players: float
    """The same of the players, who do the same for every version of the server: a yardstick."""
    memory: float
    unacked: int
    unseen: int
    troubles: dict[str, int]
    pause: float
    """The longest of the garbage collector's, in milliseconds."""
    commit: float
    """Milliseconds, on average."""

    def line(self, goal: str = "") -> str:
        return (
            f"| {self.name} | {self.tables} | {self.sockets} | {self.rate:.0f} | {part(self.waits, 0.5):.1f} ms "
            f"| {part(self.waits, 0.95):.1f} ms | {part(self.waits, 0.99):.1f} ms "
            f"| {part(self.answers, 0.99):.1f} ms | {self.unacked} | {self.unseen} | {100 * self.processor:.0f} % "
            f"| {self.a_move:.3f} ms | {self.players:.3f} ms | {self.memory:.0f} MB | {self.pause:.0f} ms "
            f"| {self.commit:.1f} ms | {goal} |"
        )

    def notes(self) -> str:
        rest = ", ".join(f"{count} × {what}" for what, count in self.troubles.items()) or "no trouble"
        return f"{self.name}: {len(self.answers)} moves, {len(self.waits)} views; {rest}."


class Watched:
    """Servers, between two moments."""

    def __init__(self, servers: Sequence[Server], crowd: Crowd) -> None:
        self._servers = servers
        self._crowd = crowd

    async def begin(self) -> None:
        self._crowd.forget()
        self._before = [await server.figures() for server in self._servers]
        self._busy = sum(server.processor_seconds() for server in self._servers)
        self._players = time.process_time()
        self._began = time.perf_counter()

    @staticmethod
    def _writing(figures: dict[str, float]) -> tuple[str, str]:
        what = "commit" if "store_commit_seconds_total" in figures else "write"
        return f"store_{what}_seconds_total", f"store_{what}s_total"

    async def row(self, name: str) -> Row:
        """Ends the measuring, waits for what is on its way, and says what came of it."""
        crowd = self._crowd
        taken = time.perf_counter() - self._began
        busy = sum(server.processor_seconds() for server in self._servers) - self._busy
        players = time.process_time() - self._players
        moves = len(crowd.answers)
        unacked, unseen = await crowd.settle()
        after = [await server.figures() for server in self._servers]
        seconds, times = (
            sum(new.get(name, 0) - old.get(name, 0) for new, old in zip(after, self._before, strict=True))
            for name in self._writing(after[0])
        )
        troubles = {
            **{f"refused {code}": count for code, count in crowd.refused.items()},
            **{f"handshake refused {code}": count for code, count in crowd.turned_away.items()},
            **{f"lost {code}": count for code, count in crowd.lost.items()},
            **({"shown older than acknowledged": crowd.shown_older} if crowd.shown_older else {}),
            **({"no table free": crowd.skipped} if crowd.skipped else {}),
        }
        return Row(
            name,
            len(crowd.tables),
            crowd.sockets,
            moves / taken,
            crowd.waits[:],
            crowd.answers[:],
            busy / taken,
            1000 * busy / max(1, moves),
            1000 * players / max(1, moves),
            sum(server.memory() for server in self._servers),
            unacked,
            unseen,
            troubles,
            1000 * max(figures.get(LONGEST_PAUSE, 0) for figures in after),
            1000 * seconds / max(1, times),
        )


# -- moves, on one process or two ----------------------------------------------------------------------


async def play(servers: Sequence[Server], given: argparse.Namespace) -> list[Row]:
    """Each rate in turn, at the same tables."""
    crowd = Crowd([server.port for server in servers], given.sockets // given.tables)
    await crowd.come(given.tables)
    rows = []
    for rate in given.rate:
        await crowd.run(rate, given.warm)
        watched = Watched(servers, crowd)
        await watched.begin()
        await crowd.run(rate, given.seconds)
        rows.append(await watched.row(f"{given.command}, {rate:g}/s"))
        print(rows[-1].line(), rows[-1].notes(), sep="\n", file=sys.stderr)
    await crowd.leave()
    return rows


def lines(rows: Sequence[Row], given: argparse.Namespace) -> list[str]:
    goals = [GOALS.get((given.command, given.tables, rate), "") for rate in given.rate]
    return [HEAD, *(row.line(goal) for row, goal in zip(rows, goals, strict=True))]


def moves(given: argparse.Namespace) -> str:
    with sqlite() as database, served(database) as servers:
        rows = uvloop.run(play(servers, given))
    port = free_port()
    relay = Server([str(HERE / "relay.py"), str(port)], port)
    try:
        peer = uvloop.run(relayed(port, given.tables, given.sockets, given.rate[-1], given.seconds))
    finally:
        relay.end()
    ratio = part(rows[-1].waits, 0.95) / part(peer, 0.95)
    beside = (
        f"The bare relay at {given.rate[-1]:g}/s: p50 {part(peer, 0.5):.1f} ms, p95 {part(peer, 0.95):.1f} ms, "
        f"p99 {part(peer, 0.99):.1f} ms; ours to the relay's at p95: {ratio:.1f}."
    )
    return "\n".join([*lines(rows, given), "", *(row.notes() for row in rows), beside])


def two(given: argparse.Namespace) -> str:
    with postgresql() as database, served(database, processes=2) as servers:
        rows = uvloop.run(play(servers, given))
    return "\n".join([*lines(rows, given), "", *(row.notes() for row in rows)])


# -- all come back at once -----------------------------------------------------------------------------


def storm(given: argparse.Namespace) -> str:
    async def measure(servers: Sequence[Server]) -> list[str]:
        crowd = Crowd([server.port for server in servers], given.sockets // given.tables)
        await crowd.come(given.tables)
        await crowd.run(given.rate[0], given.warm)
        await crowd.settle()
        found = ["| | sockets | all welcome after | processor | players |", "|---|---:|---:|---:|---:|"]
        for name in ["the sockets break"] * given.times + ["the server is killed and started"]:
            busy, players = sum(server.processor_seconds() for server in servers), time.process_time()
            if name != "the sockets break":
                busy = 0.0
                servers[0].kill()
                servers[0].start()
            taken = await crowd.storm()
            busy = sum(server.processor_seconds() for server in servers) - busy
            players = time.process_time() - players
            line = f"| {name} | {crowd.sockets} | {taken:.1f} s | {busy:.1f} s | {players:.1f} s |"
            print(line, dict(crowd.turned_away), dict(crowd.lost), file=sys.stderr)
            found.append(line)
            await crowd.run(given.rate[0], 3)
            unacked, unseen = await crowd.settle()
            assert (unacked, unseen, crowd.shown_older) == (0, 0, 0), (unacked, unseen, crowd.shown_older)
        away = ", ".join(f"{count} × {status}" for status, count in crowd.turned_away.items()) or "none"
        await crowd.leave()
        return [*found, "", f"Goal: 8 s. Handshakes refused or lost on the way and tried again: {away}."]

    with sqlite() as database, served(database) as servers:
        return "\n".join(uvloop.run(measure(servers)))


# -- flooders ------------------------------------------------------------------------------------------


def floods(given: argparse.Namespace) -> str:
    async def measure(servers: Sequence[Server]) -> list[str]:
        crowd = Crowd([server.port for server in servers], given.sockets // given.tables)
        await crowd.come(given.tables)
        await crowd.run(given.rate[0], given.warm)

        async def measured(name: str) -> Row:
            watched = Watched(servers, crowd)
            await watched.begin()
            await crowd.run(given.rate[0], given.seconds)
            return await watched.row(name)

        found = [
            "| | p50 | p99 | to that before | un-acked | unseen | processor | memory | what the flooder got |",
            "|---|" + "---:|" * 7 + "---|",
        ]
        for kind in given.kinds:
            quiet = await measured(f"before {kind}")
            flooder = await asyncio.create_subprocess_exec(
                *(sys.executable, str(HERE / "floods.py"), kind, str(servers[0].port)),
                *(str(given.seconds + 2), crowd.tables[0].id),
                stdout=subprocess.PIPE,
            )
            await crowd.run(given.rate[0], 1)
            flooded = await measured(kind)
            said, _ = await flooder.communicate()
            got = json.loads(said or b"{}")
            for each, words in (
                (quiet, ""),
                (flooded, ", ".join(f"{n} × {what}" for what, n in got.items())),
            ):
                ratio = part(each.waits, 0.99) / part(quiet.waits, 0.99)
                found.append(
                    f"| {each.name} | {part(each.waits, 0.5):.1f} ms | {part(each.waits, 0.99):.1f} ms "
                    f"| {ratio:.1f} | {each.unacked} | {each.unseen} | {100 * each.processor:.0f} % "
                    f"| {each.memory:.0f} MB | {words} |"
                )
                print(found[-1], each.notes(), file=sys.stderr)
        size = f"{given.tables} tables, {crowd.sockets} sockets, {given.rate[0]:g} moves/s"
        await crowd.leave()
        return [*found, "", f"{size}. Goal: at most 2.0 at p99."]

    with sqlite() as database, served(database) as servers:
        return "\n".join(uvloop.run(measure(servers)))


# -- a long time ---------------------------------------------------------------------------------------


def soak(given: argparse.Namespace) -> str:
    """Rounds of tables that come, are played at, left, and put away: the memory after each."""

    async def measure(server: Server) -> list[tuple[float, float]]:
        memory: list[tuple[float, float]] = []
        began, first = time.monotonic(), 1
        while time.monotonic() - began < 60 * given.minutes:
            crowd = Crowd([server.port], given.sockets // given.tables, first)
            first += given.tables
            await crowd.come(given.tables)
            await crowd.run(given.rate[0], given.seconds)
            unacked, unseen = await crowd.settle()
            assert (unacked, unseen) == (0, 0), (unacked, unseen)
            await crowd.leave()
            while (await server.figures())["tables_in_memory"]:
                await asyncio.sleep(1)
            # Long enough for everything else that is done now and then.
            await asyncio.sleep(2)
            memory.append(((time.monotonic() - began) / 3600, server.own_memory()))
            print(f"{3600 * memory[-1][0]:.0f} s: {memory[-1][1]:.1f} MB", file=sys.stderr)
        return memory

    with sqlite() as database, served(database, idle_seconds="5") as (server,):
        memory = uvloop.run(measure(server))
    later = memory[len(memory) // 3 :]
    slope = linear_regression(*zip(*later, strict=True)).slope if len(later) > 1 else float("nan")
    shown = memory[:: max(1, len(memory) // 12)]
    words = (
        f"{len(memory)} rounds of {given.tables} tables, each played at for {given.seconds:g} s at {given.rate[0]:g} "
        f"moves/s, then left and put away. Slope after the first third: {slope:+.2f} MB an hour (goal: at most 1)."
    )
    return "\n".join(
        [
            "| hours | " + " | ".join(f"{at:.2f}" for at, _ in shown) + " |",
            "|---|" + "---:|" * len(shown),
            "| its own memory, no table in it | " + " | ".join(f"{each:.1f} MB" for _, each in shown) + " |",
            "",
            words,
        ]
    )


class Command(NamedTuple):
    run: Callable[[argparse.Namespace], str]
    heading: str
    tables: int
    sockets: int
    rate: float
    seconds: float


COMMANDS = {
    "moves": Command(moves, "Server", 300, 900, 500, 30),
    "two": Command(two, "Server, two processes", 1000, 3000, 200, 30),
    "storm": Command(storm, "Server, all come back at once", 1000, 3000, 100, 0),
    "floods": Command(floods, "Server, flooded", 100, 300, 100, 15),
    "soak": Command(soak, "Server, for a long time", 100, 300, 150, 20),
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name, command in COMMANDS.items():
        each = commands.add_parser(name)
        each.add_argument("--tables", type=int, default=command.tables)
        each.add_argument("--sockets", type=int, help="three a table")
        each.add_argument(
            "--rate", type=float, nargs="+", default=[command.rate], help="moves a second in all"
        )
        each.add_argument("--seconds", type=float, default=command.seconds)
        each.add_argument(
            "--warm", type=float, default=5.0, help="seconds of play before anything is measured"
        )
        each.add_argument("--write", action="store_true", help="write into bench/RESULTS.md")
        if name == "storm":
            each.add_argument("--times", type=int, default=3)
        if name == "floods":
            each.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
        if name == "soak":
            each.add_argument("--minutes", type=float, default=60.0)
    given = parser.parse_args()
    given.sockets = given.sockets or 3 * given.tables
    command = COMMANDS[given.command]
    machine = look_at_machine()
    found = command.run(given)
    text = f"{found}\n\n{machine.words()}"
    print(text)
    if given.write:
        size = "" if given.tables == command.tables else f", {given.tables} tables"
        words = " ".join(["bench/server/measure.py", *sys.argv[1:]])
        keep(command.heading + size, f"Made by `.venv/bin/python {words}`.\n\n{text}")


if __name__ == "__main__":
    main()
