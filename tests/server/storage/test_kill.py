"""kill -9 of the process that writes, at random instants."""

from __future__ import annotations

import multiprocessing
import os
import random
import sys
import threading
import time
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.storage.whole import mistakes
from tests.server.storage.writer_process import write_until_killed

KILLS_A_FILE = 20
"""A log that grows for ever would make looking through it the longest part."""


@pytest.fixture(autouse=True)
def _processes_find_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))


def kill(folder: Path, kills: int, seed: int, is_early: bool) -> tuple[int, list[list[str]]]:
    """How many entries were acknowledged in all lives of the writer, and the mistakes found after each death."""
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload([write_until_killed.__module__])
    chance = random.Random(seed)
    count = 0
    found: list[list[str]] = []
    acknowledged: list[tuple[str, int, str]] = []
    for number in range(kills):
        if number % KILLS_A_FILE == 0:
            acknowledged.clear()
        path = folder / f"{number // KILLS_A_FILE}.db"
        here, there = processes.Pipe(duplex=False)
        writer = processes.Process(target=write_until_killed, args=(path, there, is_early))
        writer.start()
        there.close()
        lines = Lines(here.fileno())
        # By its progress and not by the clock: a slow machine must not make an easy test of it.
        lines.wait_for(chance.randrange(1, 120))
        time.sleep(chance.random() * 0.005)
        writer.kill()
        writer.join()
        acknowledged += lines.until_the_end()
        here.close()
        count += len(lines.said)
        found.append(mistakes(path, acknowledged))
    return count, found


class Lines:
    """Reads all the time: a full pipe would hold the writer up."""

    def __init__(self, pipe: int) -> None:
        self._data = b""
        self._more = threading.Condition()
        self.said: list[tuple[str, int, str]] = []
        self._thread = threading.Thread(target=self._read, args=(pipe,))
        self._thread.start()

    def until_the_end(self) -> list[tuple[str, int, str]]:
        self._thread.join()
        return self.said

    def wait_for(self, lines: int) -> None:
        with self._more:
            assert self._more.wait_for(lambda: self._data.count(b"\n") >= lines, PATIENCE)

    def _read(self, pipe: int) -> None:
        while more := os.read(pipe, 65536):
            with self._more:
                self._data += more
                self._more.notify()
        for line in self._data.decode().split("\n")[1:-1]:
            table, number, move_id = line.split()
            self.said.append((table, int(number), move_id))


@pytest.mark.slow
@pytest.mark.parametrize("kills", [60, pytest.param(200, marks=pytest.mark.long)])
def test_nothing_acknowledged_is_lost_however_often_the_process_is_killed(tmp_path: Path, kills: int) -> None:
    count, found = kill(tmp_path, kills, kills, is_early=False)
    assert len(found) == kills
    assert count > 25 * kills
    assert [each for each in found if each] == []


@pytest.mark.slow
def test_kills_would_show_a_store_that_acknowledges_too_early(tmp_path: Path) -> None:
    """The planted defect: with it, the test above is red."""
    _, found = kill(tmp_path, 20, 1, is_early=True)
    assert any("acknowledged entries are lost" in mistake for each in found for mistake in each)
