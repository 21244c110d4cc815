"""What executors are given to do in tests; processes of their own must find it by name."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


class Strange(Exception):
    """Cannot be made again from its message, so it cannot travel."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"{number}: {why}")


def doubled(number: int) -> int:
    return 2 * number


class Fails:
    """Fails at some numbers, strangely at others."""

    def __init__(self, *at: int, strangely: bool = False) -> None:
        self._at = at
        self._strangely = strangely

    def __call__(self, number: int) -> int:
        if number in self._at:
            raise Strange(number, "it is so strange") if self._strangely else ArithmeticError(f"not {number}")
        return 2 * number


class Dies:
    """The process is killed at some numbers: the first `times` times of each that are counted in this folder."""

    def __init__(self, folder: Path, *at: int, times: int) -> None:
        self._folder = folder
        self._at = at
        self._times = times

    def __call__(self, number: int) -> int:
        if number in self._at:
            deaths = self._folder / str(number)
            before = deaths.stat().st_size if deaths.exists() else 0
            if before < self._times:
                deaths.write_bytes(b"." * (before + 1))
                os.kill(os.getpid(), signal.SIGKILL)
        return 2 * number


class Waits:
    """At one number, says in a file which process it is, and goes on only when `until` is there."""

    def __init__(self, file: Path, at: int, until: Path) -> None:
        self._file = file
        self._at = at
        self._until = until

    def __call__(self, number: int) -> int:
        if number == self._at:
            self._file.write_text(str(os.getpid()))
            while not self._until.exists():
                time.sleep(0.01)
        return number
