"""A process that appends entries to a SQLite file until it is killed, and says after each that it is acknowledged."""

from __future__ import annotations

import asyncio
import os
from multiprocessing.connection import Connection
from pathlib import Path

from vortex.server.storage.interface import SeatRow, Summary, TableRow
from vortex.server.storage.sqlite import SqliteStore


def write_until_killed(path: Path, pipe: Connection, is_early: bool) -> None:
    asyncio.run(main(path, pipe.fileno(), is_early))


async def main(path: Path, pipe: int, is_early: bool) -> None:
    store = SqliteStore(path)
    await store.open()
    os.write(pipe, b"ready\n")
    await asyncio.gather(*(play(store, f"t{each}", pipe, is_early) for each in range(8)))


async def play(store: SqliteStore, table: str, pipe: int, is_early: bool) -> None:
    if await store.table(table) is None:
        seats = (SeatRow(0, "person", "P"),)
        row = TableRow(table, "toy", "", "", 1, {}, seats, bytes(64), host="", status="playing")
        await store.create_table(row)
    number = len(await store.entries(table, 0))
    while True:
        number += 1
        move_id = f"{table}-{number}-{os.getpid()}"
        line = f"{table} {number} {move_id}\n".encode()
        if is_early:
            os.write(pipe, line)  # the planted defect
        await store.append_entry(table, number, move_id, move_id.encode(), Summary(0, "playing"))
        if not is_early:
            os.write(pipe, line)
