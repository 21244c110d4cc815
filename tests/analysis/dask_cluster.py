"""A Dask cluster on this machine, as hosts start one: a scheduler and workers, each a process, on loopback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.patience import wait_until

ROOT = Path(__file__).parents[2]
WORKER = "from distributed.cli.dask_worker import main; main()"
FAILURES = "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES"
"""After how many deaths of a worker a task is given up; Dask's own figure is 3."""
WITHOUT_VORTEX = "import sys; sys.modules['vortex'] = None; "


class DaskCluster:
    """`start_worker` adds a worker, which is there when it returns."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "scheduler.json"
        self.address = ""
        self.processes: list[subprocess.Popen[bytes]] = []
        arguments = (
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--no-dashboard",
            "--scheduler-file",
            str(self._file),
        )
        self.scheduler = self._start("from distributed.cli.dask_scheduler import main; main()", arguments, {})
        try:
            wait_until(self._read_address)
        except BaseException:
            self.stop()
            raise

    def _read_address(self) -> bool:
        """Whether the scheduler has written all of its file by now."""
        with suppress(OSError, ValueError):
            self.address = str(json.loads(self._file.read_text())["address"])
        return bool(self.address)

    def start_worker(
        self, before: str = "", variables: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        """With other `variables`, or with something done `before`, it is a worker unlike the others."""
        before_it = self.workers()
        arguments = (self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
        worker = self._start(before + WORKER, arguments, variables or {})
        wait_until(lambda: self.workers() > before_it)
        return worker

    def workers(self) -> int:
        from distributed import Client

        with Client(self.address, set_as_default=False) as client:
            return len(client.nthreads())

    def stop(self, *processes: subprocess.Popen[bytes]) -> None:
        for process in processes or self.processes:
            process.kill()
            process.wait()

    def _start(
        self, code: str, arguments: tuple[str, ...], variables: Mapping[str, str]
    ) -> subprocess.Popen[bytes]:
        log = self._folder / f"{len(self.processes)}.log"
        environment = {**os.environ, "PYTHONPATH": str(ROOT), FAILURES: "1", **variables}
        with log.open("wb") as output:
            process = subprocess.Popen(
                [sys.executable, "-c", code, *arguments],
                stdout=output,
                stderr=output,
                cwd=self._folder,
                env=environment,
            )
        self.processes.append(process)
        return process

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
