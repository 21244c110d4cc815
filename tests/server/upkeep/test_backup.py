"""Backups are whole, private, of one moment, and lead back to the same tables in either database."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.server.storage.postgresql_server import PostgresqlServer
from tests.server.upkeep.kept import a_played_table, sqlite

from vortex.server.storage import subscriptions
from vortex.server.storage.interface import StoreFailed, Subscription
from vortex.server.storage.models import METADATA
from vortex.server.upkeep.backup import PARTS, back_up
from vortex.server.upkeep.database import Database, make_ready
from vortex.server.upkeep.restoring import restore

MakeDatabase = Callable[[str], str]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> MakeDatabase:
    if request.param == "sqlite":
        return lambda name: sqlite(tmp_path / f"{name}.db")
    server: PostgresqlServer = request.getfixturevalue("postgresql")
    return lambda name: server.new_database()


def test_every_part_of_the_database_is_backed_up() -> None:
    assert set(PARTS) == set(METADATA.tables) - {"probe"}


def everything(database: Database) -> dict[str, list[tuple[object, ...]]]:
    return database.read(
        lambda connection: {
            name: sorted(tuple(row) for row in connection.execute(select(*METADATA.tables[name].c)))
            for name in PARTS
        }
    )


def test_a_backup_restored_elsewhere_is_the_same(new_url: MakeDatabase, tmp_path: Path) -> None:
    first = new_url("first")
    a_played_table(first)
    called = Subscription("https://push.example.net/to/her", "0" * 64, b"key", b"secret", "en", 1)
    Database(first).write(lambda connection: subscriptions.subscribe(connection, called, 5))
    file = tmp_path / "backup.db"
    copied = back_up(Database(first), file)
    assert copied.tables == 1
    assert copied.entries >= 3
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("*backup*")] == ["backup.db"]
    second = new_url("second")
    assert restore(file, second, {}).copied == copied
    assert everything(Database(second)) == everything(Database(first)) == everything(Database(sqlite(file)))


def test_a_backup_never_replaces_a_file_and_leaves_no_half_of_one(tmp_path: Path) -> None:
    url = sqlite(tmp_path / "tables.db")
    make_ready(url)
    (tmp_path / "old.db").write_text("mine")
    with pytest.raises(StoreFailed, match="there already"):
        back_up(Database(url), tmp_path / "old.db")
    assert (tmp_path / "old.db").read_text() == "mine"
    with pytest.raises(StoreFailed, match="no folder"):
        back_up(Database(url), tmp_path / "nowhere" / "backup.db")
    with pytest.raises(StoreFailed, match="no database"):
        back_up(Database(sqlite(tmp_path / "none.db")), tmp_path / "backup.db")
    assert sorted(path.name for path in tmp_path.iterdir() if "backup" in path.name) == []


def test_a_database_of_an_older_release_is_backed_up_as_it_is(tmp_path: Path) -> None:
    """A backup is what one makes before an upgrade: making it must not be one."""
    from vortex.server.storage.migrate import migrate
    from vortex.server.storage.sqlite_engine import engine_for, make_file

    old = tmp_path / "old.db"
    make_file(old)
    with engine_for(old, is_writer=True).begin() as connection:
        migrate(connection, to="0002")
    back_up(Database(sqlite(old)), tmp_path / "backup.db")
    for file in (old, tmp_path / "backup.db"):
        with sqlite3.connect(file) as found:
            assert found.execute("SELECT version_num FROM vortex_version").fetchall() == [("0002",)]
    restore(tmp_path / "backup.db", sqlite(tmp_path / "new.db"), {})
    assert everything(Database(sqlite(tmp_path / "new.db")))["tables"] == []
