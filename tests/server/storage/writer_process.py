"""A process that appends entries to a SQLite file until it is killed, and says after each that it is acknowledged.

python writer_process.py FILE TABLES [--early]
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from vortex.server.storage.interface import SeatRow, Summary, TableRow
from vortex.server.storage.sqlite import SqliteStore


async def main(path: Path, tables: int, is_early: bool) -> None:
    store = SqliteStore(path)
    await store.open()
    say("ready\n")
    await asyncio.gather(*(play(store, f"t{each}", is_early) for each in range(tables)))


async def play(store: SqliteStore, table: str, is_early: bool) -> None:
    if await store.table(table) is None:
        seats = (SeatRow(0, "person", "P"),)
        await store.create_table(
            TableRow(table, "toy", "", "", 1, {}, seats, bytes(64), host="", status="playing")
        )
    number = len(await store.entries(table, 0))
    while True:
        number += 1
        move_id = f"{table}-{number}-{os.getpid()}"
        if is_early:
            # The planted defect.
            say(f"{table} {number} {move_id}\n")
        await store.append_entry(table, number, move_id, move_id.encode(), Summary(0, "playing"))
        if not is_early:
            say(f"{table} {number} {move_id}\n")


def say(line: str) -> None:
    os.write(1, line.encode())


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), "--early" in sys.argv))
