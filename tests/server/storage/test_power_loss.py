"""Power cuts: of what was not synced, any sectors may be on the disk."""

from __future__ import annotations

import asyncio
import itertools
import random
import threading
from pathlib import Path

import pytest
from tests.server.storage.disk import Disk
from tests.server.storage.stores import PLAYING, full_table
from tests.server.storage.whole import mistakes_in

from vortex.server.storage import sqlite
from vortex.server.storage.sqlite import SqliteStore

TABLES = 6
TRIALS_A_RUN = 10

Cut = tuple[Path, list[tuple[str, int, str]]]


@pytest.fixture(autouse=True)
def _checkpoints_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "_WAL_BYTES", 60_000)
    monkeypatch.setattr(sqlite, "_WAL_LIMIT", 120_000)


async def run(folder: Path, chance: random.Random, replaced: dict[str, str]) -> tuple[list[Cut], int]:
    """Play at some tables; cut the power, in a parallel world, at random writes and syncs. What was acknowledged
    before each cut, and the folder that it left; and how often a checkpoint synced the file."""
    disk = Disk()
    disk.replaced = replaced
    acknowledged: list[tuple[str, int, str]] = []
    cuts: list[Cut] = []
    countdown = chance.randrange(20, 120)
    one_at_a_time = threading.Lock()

    def perhaps_cut(name: str) -> None:
        """Called by the thread that writes and by the one that checkpoints."""
        nonlocal countdown
        with one_at_a_time:
            countdown -= 1
            if countdown == 0:
                countdown = chance.randrange(20, 120)
                left = folder / f"cut-{len(cuts)}"
                left.mkdir()
                before = list(acknowledged)
                disk.power_loss(left, chance)
                cuts.append((left / "tables.db", before))

    store = SqliteStore(folder / "tables.db", connect=disk.connect, poll_seconds=0.01)
    await store.open()

    async def play(table: str) -> None:
        for number in itertools.count(1):
            if len(cuts) >= TRIALS_A_RUN:
                return
            move_id = f"{table}-{number}"
            await store.append_entry(table, number, move_id, move_id.encode(), PLAYING)
            acknowledged.append((table, number, move_id))
            if chance.random() < 0.05:
                await asyncio.sleep(0.002)

    tables = [full_table(id=f"t{each}") for each in range(TABLES)]
    for table in tables:
        await store.create_table(table)
    disk.on_write = disk.on_sync = perhaps_cut
    await asyncio.gather(*(play(table.id) for table in tables))
    disk.on_write = disk.on_sync = lambda name: None
    checkpoints = disk.syncs[str(folder / "tables.db")]
    await store.close()
    return cuts, checkpoints


async def cut_power(folder: Path, seed: int, trials: int, replaced: dict[str, str]) -> list[list[str]]:
    """The mistakes after each cut."""
    found: list[list[str]] = []
    checkpoints = 0
    for number in range(trials // TRIALS_A_RUN):
        place = folder / f"run-{number}"
        place.mkdir()
        cuts, synced = await run(place, random.Random(seed + number), replaced)
        checkpoints += synced
        found += [await mistakes_in(path, acknowledged) for path, acknowledged in cuts[:TRIALS_A_RUN]]
    if not replaced:
        assert checkpoints > 2, "checkpoints are among what the power cuts hit"
    return found


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost_in_a_power_cut(tmp_path: Path) -> None:
    found = await cut_power(tmp_path, 1, 100, {})
    assert len(found) == 100
    assert [each for each in found if each] == []


@pytest.mark.parametrize("mode", ["NORMAL", "OFF"])
@pytest.mark.slow
async def test_this_disk_would_show_a_store_that_syncs_too_little(tmp_path: Path, mode: str) -> None:
    """The planted defect: with it, the test above is red."""
    planted = {"PRAGMA synchronous = FULL": f"PRAGMA synchronous = {mode}"}
    found = await cut_power(tmp_path, 1, 30, planted)
    assert sum(1 for each in found if each) >= 5
