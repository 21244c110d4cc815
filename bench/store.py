"""How many entries a second a store takes, each answered after its commit: many callers at once, one process.

.venv/bin/python bench/store.py sqlite:///build/bench.db --callers 64 --seconds 5
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
import uuid

from vortex.server.storage import open_store
from vortex.server.storage.interface import SeatRow, Store, Summary, TableRow

ENTRY = (
    b'{"kind":"choice","seat":0,"at":1700000000000,"spent":1234,"choice":"play/time-lord@2","by":"person"}'
)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database")
    parser.add_argument("--callers", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    store = open_store(given.database)
    await store.open()
    try:
        for callers in (1, given.callers):
            waits = await measure(store, callers, given.seconds)
            waits.sort()
            print(
                f"{callers:4} callers: {len(waits) / given.seconds:8.0f} entries/s   wait in ms: "
                f"median {waits[len(waits) // 2] * 1000:.2f}, 99 % {waits[len(waits) * 99 // 100] * 1000:.2f}, "
                f"longest {waits[-1] * 1000:.1f}"
            )
        print(store.figures())
    finally:
        await store.close()


async def measure(store: Store, callers: int, seconds: float) -> list[float]:
    waits: list[float] = []
    end = time.perf_counter() + seconds

    async def play() -> None:
        table = uuid.uuid4().hex
        await store.create_table(table_row(table))
        number = 0
        while (start := time.perf_counter()) < end:
            number += 1
            await store.append_entry(table, number, uuid.uuid4().hex, ENTRY, Summary(number % 2, "playing"))
            waits.append(time.perf_counter() - start)

    await asyncio.gather(*(play() for _ in range(callers)))
    return waits


def table_row(table: str) -> TableRow:
    seats = tuple(SeatRow(seat, "person", f"P{seat}") for seat in range(4))
    return TableRow(table, "bench", "", "", 1, {}, seats, os.urandom(64), host="")


if __name__ == "__main__":
    asyncio.run(main())
