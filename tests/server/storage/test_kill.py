"""kill -9 of the process that writes, at random instants."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.server.storage.whole import mistakes

WRITER = Path(__file__).with_name("writer_process.py")


def kill(
    path: Path, kills: int, seed: int, *options: str
) -> tuple[list[tuple[str, int, str]], list[list[str]]]:
    """What was acknowledged in all lives of the writer, and the mistakes found after each of its deaths."""
    chance = random.Random(seed)
    acknowledged: list[tuple[str, int, str]] = []
    found: list[list[str]] = []
    fresh = path
    for number in range(kills):
        if number % 20 == 0:
            # A log that grows for ever would make looking through it the longest part.
            acknowledged.clear()
            fresh = path.with_name(f"{number}-{path.name}")
        writer = subprocess.Popen(
            [sys.executable, str(WRITER), str(fresh), "8", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert writer.stdout is not None
        assert writer.stderr is not None
        with writer, writer.stdout, writer.stderr:
            first = writer.stdout.readline()
            time.sleep(chance.random() * 0.06)
            writer.kill()
            rest = writer.stdout.read().decode()
            errors = writer.stderr.read().decode()
        assert first == b"ready\n", errors
        for line in rest.split("\n")[:-1]:
            table, entry, move_id = line.split()
            acknowledged.append((table, int(entry), move_id))
        found.append(mistakes(fresh, acknowledged))
    return acknowledged, found


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_nothing_acknowledged_is_lost_however_often_the_process_is_killed(tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(1 << 32)
    acknowledged, found = kill(tmp_path / "tables.db", 200, seed)
    assert len(found) == 200
    assert acknowledged
    assert [each for each in found if each] == [], f"seed {seed}"


@pytest.mark.slow
def test_kills_would_show_a_store_that_acknowledges_too_early(tmp_path: Path) -> None:
    """The planted defect: with it, the test above is red."""
    _, found = kill(tmp_path / "tables.db", 20, 1, "--early")
    assert any("acknowledged entries are lost" in mistake for each in found for mistake in each)
