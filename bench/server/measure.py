"""How soon the other side of a table sees a move, with many live tables on one machine.

.venv/bin/python bench/server/measure.py                    300 tables, 100 moves a second, for half a minute
.venv/bin/python bench/server/measure.py --tables 600 --rate 200 --seconds 60
.venv/bin/python bench/server/measure.py --write            also puts the table into bench/RESULTS.md

A real `vortex serve` on loopback keeps its tables in SQLite, each move synced to the disk before it is acknowledged
(`synchronous=FULL`). People sit at every seat, each with a socket; the three titles take turns. Every 1/RATE of a
second the asked seat of some table answers with a random choice; measured is the time from sending the move to the
moment at which another seat of that table has received the view that shows it. The peer, measured in the same run with
the same sockets, is a bare Starlette server that sends every message on to the table's other sockets, padded to the
length of a view, and does nothing else. Server and players share the machine's cores.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from players import Crowd, EchoCrowd, TableCrowd
from results import keep

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TARGET = "Target: 300 live tables, 100 moves/s, 95 % of them seen by the other side within 60 ms."


class Figures(NamedTuple):
    name: str
    tables: int
    sockets: int
    rate: float
    hidden: int
    unseen: int
    waits: list[float]
    processor: float
    memory: int

    def wait(self, part: float) -> float:
        """In milliseconds."""
        return 1000 * self.waits[min(len(self.waits) - 1, int(len(self.waits) * part))]


class Server:
    """A process of its own; ended when the measuring is over."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        path = os.pathsep.join([str(ROOT / "src"), str(HERE)])
        self._process = subprocess.Popen(
            command, env={**os.environ, "PYTHONPATH": path, **environment}, stdout=subprocess.PIPE
        )
        assert self._process.stdout is not None
        self._process.stdout.readline()

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Megabytes."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self._process.pid}/status").read_text())
        return int(found[1]) // 1024 if found else 0

    def end(self) -> None:
        self._process.terminate()
        self._process.wait(20)


async def measure(name: str, server: Server, crowd: Crowd, given: argparse.Namespace) -> Figures:
    await crowd.come(given.tables)
    await run(crowd, given.rate, given.warm)
    crowd.forget()
    busy, began = server.processor_seconds(), time.perf_counter()
    await run(crowd, given.rate, given.seconds)
    taken = time.perf_counter() - began
    busy = server.processor_seconds() - busy
    unseen = await crowd.settle()
    moves = len(crowd.waits) + crowd.hidden
    figures = Figures(
        name,
        given.tables,
        crowd.sockets,
        moves / taken,
        crowd.hidden,
        unseen,
        sorted(crowd.waits),
        busy / taken,
        server.memory(),
    )
    await crowd.leave()
    return figures


async def run(crowd: Crowd, rate: float, seconds: float) -> None:
    """Moves at their times, whether or not earlier ones have been answered: a slow server is not spared."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    for number in range(int(rate * seconds)):
        pause = began + number / rate - loop.time()
        if pause > 0:
            await asyncio.sleep(pause)
        crowd.move()
    await asyncio.sleep(0.2)


def vortex(given: argparse.Namespace, folder: str) -> Figures:
    port = free_port()
    generous = (
        "REQUEST_BURST",
        "CREATE_BURST",
        "READ_BURST",
        "SOCKETS_AN_ADDRESS",
        "SOCKETS_A_SESSION",
        "ADDRESS_BURST",
        "HANDSHAKE_BURST",
        "CONNECTIONS_AN_ADDRESS",
    )
    server = Server(
        [sys.executable, *f"-m vortex serve --port {port} --database sqlite:///{folder}/tables.db".split()],
        {f"VORTEX_{name}": "1000000" for name in generous},
    )
    try:
        return asyncio.run(measure("vortex", server, TableCrowd(port), given))
    finally:
        server.end()


def echo(given: argparse.Namespace) -> Figures:
    port = free_port()
    server = Server([sys.executable, str(HERE / "relay.py"), str(port)], {})
    try:
        return asyncio.run(measure("bare relay", server, EchoCrowd(port), given))
    finally:
        server.end()


def fsync_time(folder: Path) -> tuple[float, float]:
    """What the disk itself takes, in milliseconds: no acknowledged move can be faster."""
    taken = []
    with open(folder / "sync", "wb") as file:
        for _ in range(200):
            file.write(bytes(4096))
            file.flush()
            began = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(1000 * (time.perf_counter() - began))
    taken.sort()
    return taken[100], taken[190]


def free_port() -> int:
    import socket

    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def table(ours: Figures, peer: Figures) -> str:
    lines = [
        "| | tables | sockets | moves/s | p50 | p95 | p99 | ratio at p95 | processor | memory |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for each in (ours, peer):
        lines.append(
            f"| {each.name} | {each.tables} | {each.sockets} | {each.rate:.0f} | {each.wait(0.5):.1f} ms "
            f"| {each.wait(0.95):.1f} ms | {each.wait(0.99):.1f} ms | {each.wait(0.95) / peer.wait(0.95):.1f} "
            f"| {100 * each.processor:.0f} % | {each.memory} MB |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second over all tables")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm", type=float, default=5.0)
    parser.add_argument("--write", action="store_true", help="write into bench/RESULTS.md")
    given = parser.parse_args()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="vortex-bench-") as folder:
        sync = fsync_time(Path(folder))
        ours = vortex(given, folder)
    peer = echo(given)
    figures = table(ours, peer)
    notes = (
        f"{len(ours.waits)} moves measured, {ours.hidden} besides that nobody else may see, {ours.unseen} unanswered; "
        f"Python {platform.python_version()}, {os.cpu_count()} cores, load average before {load:.1f}; "
        f"an fsync of 4 KiB took {sync[0]:.1f} ms (median) to {sync[1]:.1f} ms (p95)."
    )
    print(f"{figures}\n\n{notes}")
    if given.write:
        command = (
            f".venv/bin/python bench/server/measure.py --tables {given.tables} --rate {given.rate:g} "
            f"--seconds {given.seconds:g} --write"
        )
        keep("Server", f"Made by `{command}`. {TARGET}\n\n{figures}\n\n{notes}")


if __name__ == "__main__":
    main()
