"""A process whose disk fails.

python full_disk_process.py limit|tmpfs|fsync FOLDER [FILE]
"""

from __future__ import annotations

import asyncio
import logging
import resource
import signal
import sys
from pathlib import Path

from vortex.server.storage import sqlite
from vortex.server.storage.interface import SeatRow, StoreFailed, Summary, TableRow
from vortex.server.storage.sqlite import SqliteStore

PLAYING = Summary(0, "playing")


def table_row(table: str) -> TableRow:
    seats = (SeatRow(0, "person", "P"),)
    return TableRow(table, "toy", "", "", 1, {}, seats, bytes(64), host="", status="playing")


async def fill(folder: Path, which: str) -> None:
    """Write until it fails, see that everything acknowledged can be read and nothing else, make room, go on."""
    store = SqliteStore(folder / "tables.db", poll_seconds=0.05)
    await store.open()
    await store.create_table(table_row("t"))
    balloon = folder / "balloon"
    balloon.write_bytes(bytes(1_000_000))
    if which == "limit":
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (600_000, resource.RLIM_INFINITY))
    acknowledged: list[str] = []

    async def write(count: int) -> int:
        """How many of so many were refused."""
        refused = 0
        for _ in range(count):
            number = len(acknowledged) + 1
            move_id = f"t-{number}-{refused}"
            try:
                await store.append_entry("t", number, move_id, move_id.encode() * 100, PLAYING)
            except StoreFailed:
                refused += 1
            else:
                acknowledged.append(move_id)
        return refused

    for _ in range(100):
        if await write(20) >= 10:
            break
    else:
        raise AssertionError("the disk never became full")
    assert not await store.is_well(), "health is red"
    log = await store.entries("t", 0)
    assert [stored.move_id for stored in log] == acknowledged, "reading goes on; nothing lost, nothing extra"
    row = await store.table("t")
    assert row is not None
    assert row.number == len(acknowledged)

    balloon.unlink()
    if which == "limit":
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert await store.is_well(), "well again without a restart"
    assert await write(20) == 0
    assert [stored.move_id for stored in await store.entries("t", 0)] == acknowledged
    await store.close()
    print(f"{len(acknowledged)} acknowledged, as it should be")


async def fail_to_sync(folder: Path, file: str) -> None:
    """After twenty moves the disk cannot sync any more; the file itself is synced by checkpoints only."""
    import apsw
    from tests.server.storage.disk import Disk

    logging.basicConfig()
    sqlite._WAL_BYTES = 1
    disk = Disk()

    def refuse(name: str) -> None:
        if number > 20 and name.endswith(file):
            problem = apsw.IOError("planted")
            problem.extendedresult = apsw.SQLITE_IOERR_FSYNC  # type: ignore[attr-defined]
            raise problem

    disk.on_sync = refuse
    number = 0
    store = SqliteStore(folder / "tables.db", connect=disk.connect, poll_seconds=0.01)
    await store.open()
    await store.create_table(table_row("t"))
    for number in range(1, 2000):
        move_id = f"t-{number}"
        await store.append_entry("t", number, move_id, move_id.encode(), PLAYING)
        print("t", number, move_id, flush=True)
        if number > 20:
            await asyncio.sleep(0.005)
    print("still here", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "fsync":
        asyncio.run(fail_to_sync(Path(sys.argv[2]), sys.argv[3]))
    else:
        asyncio.run(fill(Path(sys.argv[2]), sys.argv[1]))
