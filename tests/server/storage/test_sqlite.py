"""What is particular to the store on SQLite."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import stat
import threading
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection
from tests.patience import PATIENCE
from tests.server.storage.stores import PLAYING, full_table

from vortex.server.storage import UnknownDatabase, default_url, group_writer, open_store, sqlite
from vortex.server.storage.done import Done
from vortex.server.storage.interface import Appended, StoreFailed
from vortex.server.storage.memory import MemoryStore
from vortex.server.storage.postgresql import PostgresqlStore
from vortex.server.storage.sqlite import SqliteStore
from vortex.server.storage.sqlite_append import append_entries
from vortex.server.storage.writes import Wish


async def test_every_commit_is_synced_into_a_write_ahead_log(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()

    def setting(name: str, connection: Connection) -> Done[object]:
        return Done(connection.exec_driver_sql(f"PRAGMA {name}").scalar())

    for name, value in {
        "journal_mode": "wal",
        "synchronous": 2,
        "busy_timeout": 5000,
        "foreign_keys": 1,
        "wal_autocheckpoint": 0,
    }.items():
        assert await store._writer.submit(partial(setting, name)) == value
    await store.close()


async def test_calls_that_wait_share_a_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    tables = [full_table() for _ in range(64)]
    await asyncio.gather(*(store.create_table(table) for table in tables))
    before = store.figures()["commits"]
    for number in range(1, 6):
        await asyncio.gather(
            *(store.append_entry(table.id, number, f"m{number}", b"x", PLAYING) for table in tables)
        )
    assert store.figures()["commits"] - before <= 5 * 8
    assert store.figures()["largest_group"] >= 32
    await store.close()


class Recording:
    """Everything that the driver is told to carry out."""

    def __init__(self, driver: sqlite3.Connection, said: set[str]) -> None:
        self._driver = driver
        self._said = said

    def execute(self, statement: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        self._said.add(statement)
        return self._driver.execute(statement, values)


async def test_however_many_moves_meet_few_statements_are_prepared(tmp_path: Path) -> None:
    """Each that is prepared is kept: one for every number of moves would take megabytes for good."""
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    tables = [full_table() for _ in range(33)]
    for table in tables:
        await store.create_table(table)
    said: set[str] = set()

    def append(wishes: list[Wish], connection: Connection) -> Done[list[Any]]:
        driver = Recording(connection.connection.driver_connection, said)  # type: ignore[arg-type]
        seen: Any = SimpleNamespace(connection=SimpleNamespace(driver_connection=driver))
        return Done(append_entries(seen, wishes))

    for count in range(1, len(tables) + 1):
        number = {table.id: len(await store.entries(table.id, 0)) + 1 for table in tables[-count:]}
        wishes = [Wish(table, at, f"m{at}", b"x", *PLAYING) for table, at in number.items()]
        done = await store._writer.submit(partial(append, wishes))
        assert [each.answer.number for each in done] == list(number.values())
    assert [len(await store.entries(table.id, 0)) for table in tables] == list(range(1, len(tables) + 1))
    assert len({each for each in said if "VALUES" in each}) == 2 * 7
    await store.close()


async def test_entries_of_one_commit_neither_help_nor_hinder_each_other(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    good, known, late, twice, damaged = tables = [full_table() for _ in range(5)]
    for table in tables:
        await store.create_table(table)
        await store.append_entry(table.id, 1, "first", b"1", PLAYING)

    def damage(connection: Connection) -> Done[None]:
        """Its log has an entry that its row does not know of."""
        connection.exec_driver_sql("UPDATE tables SET number = 0 WHERE id = ?", (damaged.id,))
        return Done(None)

    def wait(connection: Connection) -> Done[None]:
        assert is_submitted.wait(PATIENCE)
        return Done(None)

    await store._writer.submit(damage)
    commits = store.figures()["commits"]
    is_submitted = threading.Event()
    held = store._writer.submit(wait)
    answers = [
        asyncio.ensure_future(store.append_entry(*entry, PLAYING))
        for entry in (
            (damaged.id, 1, "again", b"x"),
            (known.id, 2, "first", b"2"),
            (twice.id, 2, "one", b"2"),
            (late.id, 1, "late", b"x"),
            (twice.id, 2, "two", b"x"),
            ("nowhere", 1, "first", b"x"),
            (good.id, 2, "second", b"\xff\0"),
        )
    ]
    await asyncio.sleep(0)
    is_submitted.set()
    await held
    found = await asyncio.gather(*answers, return_exceptions=True)
    assert [type(answer).__name__ for answer in found] == [
        *("StoreFailed", "Appended", "Appended", "NumberTaken", "NumberTaken", "StoreFailed", "Appended")
    ]
    assert [answer for answer in found if isinstance(answer, Appended)] == [
        *(Appended(1, b"1", False), Appended(2, b"2", True), Appended(2, b"\xff\0", True))
    ]
    assert store.figures()["commits"] - commits <= 2
    logs = [[each.entry for each in await store.entries(table.id, 0)] for table in tables]
    assert logs == [[b"1", b"\xff\0"], [b"1"], [b"1"], [b"1", b"2"], [b"1"]]
    await store.close()


async def test_a_mistake_of_ours_fails_one_commit_and_leaves_the_writer_at_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    await store.create_table(full_table(id="one"))

    def mistaken(*rest: object) -> None:
        raise LookupError("nobody thought of this")

    with monkeypatch.context() as patch:
        patch.setattr(group_writer, "append_entries", mistaken)
        with pytest.raises(StoreFailed, match="the database failed"):
            async with asyncio.timeout(PATIENCE):
                await store.append_entry("one", 1, "a", b"a", PLAYING)
    assert "nobody thought of this" in caplog.text
    assert (await store.append_entry("one", 1, "a", b"a", PLAYING)).is_new
    await store.close()


async def test_nobody_else_can_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "tables.db"
    store = SqliteStore(path, makes_folder=True)
    await store.open()
    await store.create_table(full_table())
    files = [path, *path.parent.glob("tables.db-*")]
    assert len(files) == 3
    assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600] * 3
    await store.close()


@pytest.mark.slow
async def test_the_log_is_carried_over_into_the_file_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_WAL_BYTES", 100_000)
    monkeypatch.setattr(sqlite, "_WAL_LIMIT", 200_000)
    store = SqliteStore(tmp_path / "tables.db", poll_seconds=0.01)
    await store.open()
    table = full_table()
    await store.create_table(table)
    for number in range(1, 401):
        await store.append_entry(table.id, number, f"m{number}", b"x" * 500, PLAYING)
    assert store.figures()["wal_bytes"] < 3_000_000
    assert (tmp_path / "tables.db").stat().st_size > 200_000
    await store.close()


async def test_neither_seed_nor_names_stand_in_an_error(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    table = full_table(seed=b"SECRET" * 10, title="TITLE")
    await store.create_table(table)
    with pytest.raises(StoreFailed) as refused:
        await store.create_table(table)
    assert "SECRET" not in repr(refused.value)
    assert refused.value.__cause__ is None
    with pytest.raises(StoreFailed, match="SQLite error 787"):
        await store.add_chat("no such table", "a", 0, "P", "TEXT", 0)
    await store.close()


async def test_a_database_that_is_in_use_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vortex.server.storage.sqlite_engine.BUSY_SECONDS", 0.1)
    one, two = SqliteStore(tmp_path / "tables.db"), SqliteStore(tmp_path / "tables.db")
    await one.open()
    await two.open()
    begun, release = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def hold(connection: Connection) -> Done[None]:
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(release.wait(), loop).result()
        return Done(None)

    held = one._writer.submit(hold)
    await begun.wait()
    with pytest.raises(StoreFailed, match="in use"):
        await two.add_session("abc", 1)
    assert not await two.is_session("abc"), "reading goes on"
    release.set()
    await held
    await two.add_session("abc", 1)
    assert await one.is_session("abc")
    await one.close()
    await two.close()


def test_a_store_is_chosen_by_its_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(open_store("memory:"), MemoryStore)
    assert isinstance(open_store("postgresql://somebody@localhost/vortex"), PostgresqlStore)
    assert isinstance(open_store("postgres://somebody@localhost/vortex"), PostgresqlStore)
    absolute, relative = open_store(f"sqlite:///{tmp_path}/a.db"), open_store("sqlite:///a.db")
    assert isinstance(absolute, SqliteStore)
    assert isinstance(relative, SqliteStore)
    assert absolute._path == tmp_path / "a.db"
    assert relative._path == Path("a.db")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url() == open_store_url(open_store())
    assert default_url().endswith("/tables.db")


def open_store_url(store: object) -> str:
    assert isinstance(store, SqliteStore)
    return f"sqlite:///{store._path}"


@pytest.mark.parametrize(
    "url", ["mysql://root:hunter2@host/db", "tables.db", "sqlite:", "sqlite:///", "postgresql:x"]
)
def test_an_address_that_makes_no_sense_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(UnknownDatabase) as refused:
        open_store(url)
    assert "hunter2" not in str(refused.value)


@pytest.mark.parametrize(
    ("there", "words"),
    [
        ("no folder", "no folder"),
        ("empty", "is empty"),
        ("foreign", "another program"),
        ("folder", "is not a file"),
    ],
)
async def test_what_is_no_database_of_ours_is_left_as_it_is(tmp_path: Path, there: str, words: str) -> None:
    path = tmp_path / "tables.db"
    if there == "no folder":
        path = tmp_path / "away" / "tables.db"
    elif there == "folder":
        path.mkdir()
    elif there == "empty":
        path.touch()
    else:
        with contextlib.closing(sqlite3.connect(path)) as foreign:
            foreign.execute("CREATE TABLE recipes (name)")
    before = [(file, file.is_file() and file.read_bytes()) for file in sorted(tmp_path.rglob("*"))]
    with pytest.raises(StoreFailed, match=words):
        await SqliteStore(path).open()
    assert [(file, file.is_file() and file.read_bytes()) for file in sorted(tmp_path.rglob("*"))] == before
