"""Disks that are full, read-only or broken: moves are refused in words, reading goes on, and it ends by itself.

Only a failed fsync ends the process: nobody knows what is on the disk then.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import apsw
import pytest
from tests.server.storage.disk import Disk
from tests.server.storage.stores import PLAYING, full_table, numbers
from tests.server.storage.whole import mistakes_in

from vortex.server.storage.interface import StoreFailed
from vortex.server.storage.sqlite import SqliteStore
from vortex.server.storage.sqlite_engine import FSYNC_EXIT

PROCESS = Path(__file__).with_name("full_disk_process.py")


def refusing(error: type[apsw.Error], code: int) -> Callable[[str], None]:
    def refuse(name: str) -> None:
        problem = error("planted")
        problem.extendedresult = code  # type: ignore[attr-defined]
        raise problem

    return refuse


def nothing(name: str) -> None:
    pass


@pytest.mark.slow
@pytest.mark.parametrize(
    ("error", "code", "words"),
    [
        (apsw.FullError, apsw.SQLITE_FULL, "disk is full"),
        (apsw.ReadOnlyError, apsw.SQLITE_READONLY, "only be read"),
        (apsw.IOError, apsw.SQLITE_IOERR_WRITE, "could not be written"),
    ],
)
async def test_moves_are_refused_while_the_disk_fails_and_taken_again_when_it_works(
    tmp_path: Path, error: type[apsw.Error], code: int, words: str
) -> None:
    """Seen red with the planted defect: `_committed` answering `outcomes` although the commit had raised."""
    disk = Disk()
    store = SqliteStore(tmp_path / "tables.db", connect=disk.connect, poll_seconds=0.05)
    await store.open()
    tables = [full_table(id=f"t{each}") for each in range(8)]
    for table in tables:
        await store.create_table(table)
    acknowledged: set[tuple[str, int, str]] = set()
    refused: set[tuple[str, int, str]] = set()
    words_seen: set[str] = set()

    async def move(table: str, number: int, attempt: int) -> None:
        move_id = f"{table}-{number}-{attempt}"
        try:
            await store.append_entry(table, number, move_id, move_id.encode(), PLAYING)
        except StoreFailed as failure:
            refused.add((table, number, move_id))
            words_seen.add(str(failure))
        else:
            acknowledged.add((table, number, move_id))

    next_numbers = {table.id: 1 for table in tables}
    for attempt in range(60):
        is_failing = attempt % 20 >= 10
        disk.on_write = refusing(error, code) if is_failing else nothing
        before = len(acknowledged)
        await asyncio.gather(*(move(table, number, attempt) for table, number in next_numbers.items()))
        assert len(acknowledged) - before == (0 if is_failing else len(tables))
        assert await store.is_well() != is_failing
        for table in tables:
            log = await store.entries(table.id, 0)
            next_numbers[table.id] = len(log) + 1
    assert all(words in each for each in words_seen)
    assert words_seen
    assert len(refused) == 30 * len(tables)
    kept = {
        (table.id, number, move_id)
        for table in tables
        for number, move_id, _ in await store.entries(table.id, 0)
    }
    assert kept == acknowledged
    disk.on_write = nothing
    await store.close()
    assert await mistakes_in(tmp_path / "tables.db", acknowledged) == []


async def test_a_write_that_fails_half_way_leaves_nothing(tmp_path: Path) -> None:
    """The disk is full after so many further writes, whatever is being written then."""
    disk = Disk()
    store = SqliteStore(tmp_path / "tables.db", connect=disk.connect)
    await store.open()
    await store.create_table(full_table(id="t"))
    left = 0

    def count(name: str) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            refusing(apsw.FullError, apsw.SQLITE_FULL)(name)

    disk.on_write = count
    number = 1
    outcomes: list[bool] = []
    for budget in range(40):
        left = budget
        move_id = f"t-{number}-{budget}"
        try:
            await store.append_entry("t", number, move_id, move_id.encode(), PLAYING)
        except StoreFailed:
            outcomes.append(False)
            assert move_id not in {stored.move_id for stored in await store.entries("t", 0)}
        else:
            outcomes.append(True)
            number += 1
        assert numbers(await store.entries("t", 0)) == list(range(1, number))
    assert {True, False} == set(outcomes)
    disk.on_write = nothing
    await store.close()


@pytest.mark.slow
@pytest.mark.parametrize("which", ["limit", "tmpfs"])
def test_a_disk_that_is_really_full_loses_nothing_and_recovers(tmp_path: Path, which: str) -> None:
    """In a process of its own, with Python's SQLite: files that may not grow further, and a tiny file system."""
    command = [sys.executable, str(PROCESS), which, str(tmp_path)]
    if which == "tmpfs":
        mount = f'mount -t tmpfs -o size=2m none "{tmp_path}"'
        if (
            not shutil.which("unshare")
            or subprocess.run(["unshare", "-rm", "sh", "-c", mount], capture_output=True).returncode
        ):
            pytest.skip("file systems cannot be mounted here; the limit on file sizes shows the same")
        command = ["unshare", "-rm", "sh", "-c", f'{mount} && exec "$@"', "sh", *command]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("as it should be\n")


@pytest.mark.slow
@pytest.mark.parametrize("file", ["tables.db-wal", "tables.db"])
def test_a_failed_fsync_ends_the_process(tmp_path: Path, file: str) -> None:
    """Seen red with `on_fsync_error` doing nothing: the process then goes on, and says so."""
    done = subprocess.run(
        [sys.executable, str(PROCESS), "fsync", str(tmp_path), file],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    assert done.returncode == FSYNC_EXIT, done.stderr
    assert "still here" not in done.stdout
    assert "fsync" in done.stderr
    lines = [line.split() for line in done.stdout.splitlines()]
    acknowledged = [(table, int(number), move_id) for table, number, move_id in lines]
    assert len(acknowledged) >= 20
    assert asyncio.run(mistakes_in(tmp_path / "tables.db", acknowledged)) == []
