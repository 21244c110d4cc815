"""A write-ahead log whose tail is torn, zeroed or garbled: what is read is always what some commit left."""

from __future__ import annotations

import random
import shutil
import sqlite3
import struct
from pathlib import Path

import pytest
from tests.server.storage.stores import PLAYING, full_table
from tests.server.storage.whole import mistakes_in

from vortex.server.storage import sqlite
from vortex.server.storage.sqlite import SqliteStore

COMMITS = 60


def torn(log: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(log))
    match chance.randrange(4):
        case 0:
            return log[:at]
        case 1:
            return log[:at] + bytes(len(log) - at)
        case 2:
            return log[:at] + chance.randbytes(len(log) - at)
        case _:
            start = at - at % 512
            sector = chance.choice((bytes(512), chance.randbytes(512)))
            return (log[:start] + sector + log[start + 512 :])[: len(log)]


async def written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[bytes, bytes]:
    """The file and the log of a store that is in use, after so many commits."""
    monkeypatch.setattr(sqlite, "_WAL_BYTES", 1 << 40)
    store = SqliteStore(folder / "tables.db")
    await store.open()
    await store.create_table(full_table(id="t"))
    await store._writer.submit(sqlite._checkpoint, is_plain=True)
    for number in range(1, COMMITS + 1):
        move_id = f"t-{number}"
        await store.append_entry("t", number, move_id, move_id.encode(), PLAYING)
    content = (folder / "tables.db").read_bytes()
    log = (folder / "tables.db-wal").read_bytes()
    await store.close()
    return content, log


def length(path: Path) -> int:
    connection = sqlite3.connect(path)
    (count,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    connection.close()
    return int(count)


def with_fitting_checksums(log: bytes) -> bytes:
    """As if there were none: SQLite's own, worked out anew over whatever the log says (fileformat2.html, 4.2)."""
    order = "<" if log[3] == 0x82 else ">"
    page = int.from_bytes(log[8:12], "big")
    fixed = bytearray(log)
    sums = checksum(log[:24], (0, 0), order)
    for start in range(32, len(log) - 24 - page + 1, 24 + page):
        sums = checksum(log[start : start + 8], sums, order)
        sums = checksum(log[start + 24 : start + 24 + page], sums, order)
        fixed[start + 8 : start + 16] = log[16:24]
        fixed[start + 16 : start + 24] = struct.pack(">II", *sums)
    return bytes(fixed)


def checksum(data: bytes, sums: tuple[int, int], order: str) -> tuple[int, int]:
    one, two = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two


@pytest.mark.slow
@pytest.mark.parametrize("trials", [100, pytest.param(300, marks=pytest.mark.long)])
async def test_a_torn_log_is_read_up_to_its_last_whole_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trials: int
) -> None:
    chance = random.Random(trials)
    content, log = await written(tmp_path, monkeypatch)
    lengths = []
    for trial in range(trials):
        folder = tmp_path / str(trial)
        folder.mkdir()
        (folder / "tables.db").write_bytes(content)
        (folder / "tables.db-wal").write_bytes(torn(log, chance))
        assert await mistakes_in(folder / "tables.db", []) == [], f"trial {trial}"
        lengths.append(length(folder / "tables.db"))
        shutil.rmtree(folder)
    assert min(lengths) < COMMITS // 4
    assert max(lengths) > COMMITS // 2


@pytest.mark.slow
async def test_a_log_without_checksums_would_be_believed_when_it_is_torn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted defect: with it, the test above is red."""
    chance = random.Random(1)
    content, log = await written(tmp_path, monkeypatch)
    assert with_fitting_checksums(log) == log
    damaged = 0
    for trial in range(20):
        folder = tmp_path / str(trial)
        folder.mkdir()
        (folder / "tables.db").write_bytes(content)
        # Among the newest frames: older ones of the same pages are not read any more.
        start = len(log) - 512 - chance.randrange(3 * 4096)
        garbled = with_fitting_checksums(log[:start] + chance.randbytes(512) + log[start + 512 :])
        (folder / "tables.db-wal").write_bytes(garbled)
        found = await mistakes_in(folder / "tables.db", [])
        damaged += bool(found) or length(folder / "tables.db") != COMMITS
    assert damaged >= 5
