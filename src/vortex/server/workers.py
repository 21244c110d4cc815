"""Several processes on one port: a parent that accepts nobody itself, starts them, watches them, replaces them.

They share the listening socket, the limits of each address, and the database; which of them serves a table makes no
difference. SIGTERM and Ctrl+C end all of them, SIGHUP replaces one after the other while the rest serve.
"""

from __future__ import annotations

import contextlib
import itertools
import logging
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from vortex.server.gathering import Gathering, retire
from vortex.server.limits import SharedLimits
from vortex.server.logs import set_up
from vortex.server.settings import Settings

START_SECONDS = 60.0
STOP_SECONDS = 15.0
_PAUSE_SECONDS = 1.0
_MOST_PAUSE_SECONDS = 30.0

_LOG = logging.getLogger("vortex.server")


_SPAWN = get_context("spawn")


class WorkersFailed(Exception):
    """The processes could not be started. The message says why, as far as the parent knows."""


class _Worker:
    def __init__(
        self,
        settings: Settings,
        listening: socket.socket,
        limits: SharedLimits,
        row: int,
        figures: Path,
        number: int,
    ) -> None:
        self.row = row
        self.number = number
        self._ready, ready = _SPAWN.Pipe(duplex=False)
        limits.clear(row)
        self.process: SpawnProcess = _SPAWN.Process(
            target=_serve, args=(settings, listening, limits.for_row(row), Gathering(figures, number), ready)
        )
        self.process.start()
        ready.close()

    def is_ready(self, seconds: float) -> bool:
        """Whether it serves by then; not if it has ended."""
        with contextlib.suppress(EOFError, OSError):
            return self._ready.poll(seconds) and self._ready.recv() == "ready"
        return False

    def stop(self) -> None:
        """Its clients are told to connect again; what they have sent is answered."""
        self.process.terminate()
        self.process.join(STOP_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Workers:
    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        count = settings.workers
        self._settings = replace(settings, sockets=-(-settings.sockets // count))
        self._listening = listening
        self._limits = SharedLimits(2 * count)
        self._free = list(range(2 * count))
        self._workers: list[_Worker] = []
        self._count = count
        self._pause = _PAUSE_SECONDS
        self._is_ending = False
        self._is_replacing = False
        self._numbers = itertools.count(1)
        self._figures: Path

    def run(self, announce: Callable[[], None]) -> None:
        """Until a signal ends it."""
        set_up(self._settings.log_format, self._settings.log_level)
        signal.signal(signal.SIGTERM, self._end)
        signal.signal(signal.SIGINT, self._end)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._replace)
        with tempfile.TemporaryDirectory(prefix="vortex-figures-") as folder:
            self._figures = Path(folder)
            self._run(announce)

    def _run(self, announce: Callable[[], None]) -> None:
        try:
            self._workers = [self._started() for _ in range(self._count)]
            for worker in self._workers:
                self._wait_for(worker)
            if not self._is_ending:
                announce()
            while not self._is_ending:
                self._watch()
        finally:
            for worker in self._workers:
                worker.process.terminate()
            for worker in self._workers:
                worker.stop()

    def _wait_for(self, worker: _Worker) -> None:
        """However slow the machine is: only a process that has ended has failed."""
        asked = time.monotonic()
        while not self._is_ending and not worker.is_ready(1.0):
            if not worker.process.is_alive():
                raise WorkersFailed("the server could not start")
            if time.monotonic() - asked > START_SECONDS:
                asked = time.monotonic()
                _LOG.warning("A server process has been starting for more than %.0f seconds.", START_SECONDS)
            worker.process.join(0.1)

    def _started(self) -> _Worker:
        number = next(self._numbers)
        return _Worker(self._settings, self._listening, self._limits, self._free.pop(), self._figures, number)

    def _gone(self, worker: _Worker) -> None:
        self._limits.clear(worker.row)
        retire(self._figures, worker.number)
        self._free.append(worker.row)

    def _watch(self) -> None:
        wait([worker.process.sentinel for worker in self._workers], timeout=1.0)
        if self._is_replacing:
            self._is_replacing = False
            self._replace_all()
        for place, worker in enumerate(self._workers):
            if not self._is_ending and not worker.process.is_alive():
                _LOG.error("A server process ended (%s); another takes its place.", worker.process.exitcode)
                self._gone(worker)
                time.sleep(self._pause)
                self._workers[place] = self._started()
                is_up = self._workers[place].is_ready(START_SECONDS)
                self._pause = _PAUSE_SECONDS if is_up else min(2 * self._pause, _MOST_PAUSE_SECONDS)

    def _replace_all(self) -> None:
        """A new one serves before the old one stops, so that there are never fewer."""
        for place, old in enumerate(self._workers):
            if self._is_ending:
                return
            new = self._started()
            if not new.is_ready(START_SECONDS):
                new.stop()
                self._gone(new)
                _LOG.error("A new server process did not start; the old ones go on.")
                return
            self._workers[place] = new
            old.stop()
            self._gone(old)
        _LOG.warning("All server processes have been replaced.")

    def _end(self, *signal: Any) -> None:
        self._is_ending = True

    def _replace(self, *signal: Any) -> None:
        self._is_replacing = True


def _serve(
    settings: Settings,
    listening: socket.socket,
    limits: SharedLimits,
    gathering: Gathering,
    ready: Connection,
) -> None:
    """One of the processes."""
    from vortex.server import create_app
    from vortex.server.running import NotStarted, serve

    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(NotStarted):
        app = create_app(settings, limits=limits, gathering=gathering)
        serve(app, settings, listening, lambda: ready.send("ready"), limits)


def _end_with_parent() -> None:
    """A parent that was killed can tell nobody to stop."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
