"""Is what a crash left behind whole, and is everything there that was acknowledged?"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path

from vortex.server.storage.interface import StoreFailed
from vortex.server.storage.sqlite import SqliteStore


async def mistakes_in(path: Path, acknowledged: Iterable[tuple[str, int, str]]) -> list[str]:
    """Opened as the next start of the server would open it. `acknowledged`: table, number, move id."""
    store = SqliteStore(path)
    try:
        await store.open()
        await store.close()
        return mistakes(path, acknowledged)
    except (StoreFailed, sqlite3.DatabaseError) as error:
        return [f"it cannot be read: {error}"]


def mistakes(path: Path, acknowledged: Iterable[tuple[str, int, str]]) -> list[str]:
    found: list[str] = []
    connection = sqlite3.connect(path)
    try:
        (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            found.append(f"the file is damaged: {verdict}")
        numbers = dict(connection.execute("SELECT id, number FROM tables"))
        log: dict[str, list[tuple[int, str, bytes]]] = {table: [] for table in numbers}
        for table, *entry in connection.execute(
            "SELECT table_id, number, move_id, entry FROM entries ORDER BY table_id, number"
        ):
            if table in log:
                log[table].append((entry[0], entry[1], entry[2]))
            else:
                found.append(f"an entry is of no table: {table}")
    finally:
        connection.close()
    for table, entries in log.items():
        if [number for number, _, _ in entries] != list(range(1, len(entries) + 1)):
            found.append(f"{table} has a gap or a double")
        if len({move_id for _, move_id, _ in entries}) != len(entries):
            found.append(f"{table} has a move twice")
        if numbers[table] != len(entries):
            found.append(f"{table} is said to be at {numbers[table]} and has {len(entries)} entries")
        if any(entry != move_id.encode() for _, move_id, entry in entries):
            found.append(f"{table} has a garbled entry")
    known = {(table, number, move_id) for table, entries in log.items() for number, move_id, _ in entries}
    lost = set(acknowledged) - known
    if lost:
        found.append(f"{len(lost)} acknowledged entries are lost")
    return found
