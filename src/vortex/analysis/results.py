"""The games of a run in a file that only grows: an interrupted run continues where its file ends."""

from __future__ import annotations

import json
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedWriter
from pathlib import Path

from vortex.analysis.fitting import Fitting
from vortex.analysis.runs import Plan, Played


class RunError(ValueError):
    """This run cannot continue with that file. The message says why."""


class Results:
    """The games of a plan that are finished, kept in a file if there is one: a line with the plan, then one a game.

    A file may hold more games than the plan asks for. They stay there; `played` has those of the plan.
    """

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan = plan
        self.path = path
        self.played: list[Played] = []
        self.cut_short = ""
        """Why games are missing at the end; empty if none are, or if the run was stopped on purpose."""
        self._fitting = Fitting(plan)
        self._head = _line(json.dumps(plan.head(), ensure_ascii=False))
        self._sound = 0
        """How many bytes of the file are whole lines."""
        self._is_torn = False
        """Whether half a line stands behind them."""
        self._file: BufferedWriter | None = None
        if path is not None and path.exists():
            self._read(path)

    def missing(self) -> range:
        return range(len(self.played), self.plan.games)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """While this lasts, `add` writes too, and no other run does. A file that lacks nothing is not touched."""
        if self.path is None or not self.missing():
            yield
            return
        with self.path.open("ab") as file:
            _lock(file, self.path)
            # Until now another run may have written to it.
            self._read(self.path)
            self._file = file
            # The only thing ever removed is the half-written line of an interrupted run.
            if self._is_torn:
                file.truncate(self._sound)
            if not self._sound:
                self._write(self._head)
            try:
                yield
            finally:
                self._file = None

    def add(self, played: Played) -> None:
        with _undisturbed():
            self.played.append(played)
            self._write(_line(played.to_json()))

    def _write(self, line: bytes) -> None:
        if self._file is not None:
            self._file.write(line)
            self._file.flush()

    def _read(self, path: Path) -> None:
        data = path.read_bytes()
        self.played.clear()
        if data != self._head and self._head.startswith(data):
            self._sound = 0
            self._is_torn = bool(data)  # Broken off before the first line was whole.
            return
        first, *lines = data[: data.rfind(b"\n") + 1].splitlines(keepends=True) or [b""]
        self._check_head(path, first)
        self._sound = len(first) + sum(map(len, lines))
        self._is_torn = self._sound < len(data)
        for number, line in enumerate(lines):
            played = self._fitting.read(number, line)
            if played is None:
                raise RunError(
                    f"line {number + 2} of {path} is not game {number} of this run; name another file"
                )
            if number < self.plan.games:
                self.played.append(played)

    def _check_head(self, path: Path, line: bytes) -> None:
        try:
            head = json.loads(line)
        except ValueError:
            head = None
        if not isinstance(head, dict) or "vortex-games" not in head:
            raise RunError(f"{path} is there already and holds no games; name another file")
        mine = json.loads(self._head)
        other = [name for name in mine if head.get(name) != mine[name]]
        if other:
            raise RunError(
                f"{path} holds games of another run (other {', '.join(other).replace('_', ' ')}); name another file"
            )


def _lock(file: BufferedWriter, path: Path) -> None:
    """For as long as the file is open, however the process ends."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:
        return  # Some systems have no such lock.
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        raise RunError(f"another run is writing to {path}; let it end first, or name another file") from None
    except OSError:
        return  # Nor have some file systems.


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl+C takes effect afterwards: a game is both reported and in the file, or neither."""
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    is_stopped = threading.Event()
    signal.signal(signal.SIGINT, lambda *_: is_stopped.set())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if is_stopped.is_set():
        raise KeyboardInterrupt


def _line(text: str) -> bytes:
    return text.encode() + b"\n"
