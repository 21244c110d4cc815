"""The servers that are measured, each a process of its own, and what they and the machine say of themselves."""

from __future__ import annotations

import contextlib
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from wire import Place

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


class Server:
    """`command` prints a line once it can be visited."""

    def __init__(self, command: list[str], port: int, **settings: str) -> None:
        self.port = port
        self._command = command
        self._settings = {f"VORTEX_{name.upper()}": value for name, value in settings.items()}
        self.start()

    def start(self) -> None:
        environment = {**os.environ, **self._settings}
        self.process = subprocess.Popen(
            [sys.executable, *self._command], env=environment, cwd=HERE, stdout=subprocess.PIPE
        )
        assert self.process.stdout is not None
        self.process.stdout.readline()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(30)

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0

    def own_memory(self) -> float:
        """Megabytes, without what lies in files: that comes and goes with the memory that others need."""
        found = re.search(r"RssAnon:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0

    async def figures(self) -> dict[str, float]:
        """What /metrics says, which is for this machine only."""
        answer = await Place(self.port, "127.0.0.1").ask("GET", "/metrics")
        lines = [line.split() for line in answer.body.decode().splitlines()]
        return {name.removeprefix("vortex_"): float(value) for name, value, *_ in lines if name != "#"}


@contextlib.contextmanager
def served(database: str, processes: int = 1, **settings: str) -> Iterator[list[Server]]:
    """So many processes of `vortex serve` on one database, with the limits that every host gets."""
    servers: list[Server] = []
    try:
        for _ in range(processes):
            port = free_port()
            command = ["-m", "vortex", "serve", "--port", str(port), "--database", database]
            servers.append(Server(command, port, **settings))
        yield servers
    finally:
        for server in servers:
            server.end()


@contextlib.contextmanager
def sqlite() -> Iterator[str]:
    with tempfile.TemporaryDirectory(
        prefix="vortex-bench-", dir=os.environ.get("VORTEX_BENCH_DISK")
    ) as folder:
        yield f"sqlite:///{folder}/tables.db"


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    sys.path.insert(0, str(ROOT))
    from tests.server.storage.postgresql_server import PostgresqlServer

    server = PostgresqlServer()
    try:
        yield server.new_database()
    finally:
        server.stop()


def free_port() -> int:
    import socket

    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class Machine(NamedTuple):
    """What was going on before anything was measured."""

    load: float
    sync: tuple[float, float]
    """What the disk takes to keep 4 KiB, median and p95, in milliseconds: no acknowledged move can be faster."""
    games: str

    def words(self) -> str:
        return (
            f"Python {platform.python_version()}, games {self.games}, {os.cpu_count()} cores shared by servers and "
            f"players; load average before {self.load:.1f}, after {os.getloadavg()[0]:.1f}; an fsync of 4 KiB took "
            f"{self.sync[0]:.1f} ms (median) to {self.sync[1]:.1f} ms (p95) before."
        )


def look_at_machine() -> Machine:
    load = os.getloadavg()[0]
    said = subprocess.run(
        [sys.executable, "-m", "vortex", "--version"], capture_output=True, text=True, cwd=HERE
    )
    games = "compiled" if re.search(r"\bcompiled\b", said.stdout) else "interpreted"
    taken = []
    with tempfile.NamedTemporaryFile(prefix="vortex-sync-", dir=os.environ.get("VORTEX_BENCH_DISK")) as file:
        for _ in range(200):
            file.write(bytes(4096))
            file.flush()
            began = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(1000 * (time.perf_counter() - began))
    taken.sort()
    return Machine(load, (taken[100], taken[190]), games)
