"""A backup goes into an empty database that nobody uses; damaged tables stay behind, and all others come back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from tests.server.serving import Served
from tests.server.upkeep.kept import a_played_database, a_played_table, sqlite
from tests.server.upkeep.test_backup import everything

from vortex.server.storage import open_store
from vortex.server.storage.interface import StoreFailed
from vortex.server.upkeep import moderation, tables
from vortex.server.upkeep.backup import Copied, back_up, copy
from vortex.server.upkeep.database import Database, make_ready
from vortex.server.upkeep.restoring import restore


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """Of one table."""
    folder = tmp_path / "source"
    folder.mkdir()
    back_up(a_played_database(folder), tmp_path / "backup.db")
    return tmp_path / "backup.db"


def test_a_database_with_tables_stays_as_it_is(backup: Path, tmp_path: Path) -> None:
    database = a_played_database(tmp_path)
    before = everything(database)
    with pytest.raises(StoreFailed, match=r"there are tables in it.*an empty one"):
        restore(backup, database.url, {})
    assert everything(database) == before


def test_a_database_with_nothing_but_a_bar_is_not_empty(backup: Path, database_url: str) -> None:
    database = make_ready(database_url)
    database.write(lambda connection: moderation.bar(connection, "address", "203.0.113.7/32", 9_000, 1))
    with pytest.raises(StoreFailed, match="there are bars in it"):
        restore(backup, database_url, {})
    assert database.read(tables.all_tables) == []


@pytest.mark.slow
def test_a_database_that_a_server_uses_keeps_its_key(backup: Path, database_url: str) -> None:
    with Served(store=open_store(database_url)):
        key = everything(Database(database_url))["keys"]
        with pytest.raises(StoreFailed, match="in use: stop the server first"):
            restore(backup, database_url, {})
        assert everything(Database(database_url))["keys"] == key
    # Its key alone is no reason to refuse: there is no table for which it has made a link.
    restore(backup, database_url, {})
    assert everything(Database(database_url)) == everything(Database(sqlite(backup)))


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        ("DELETE FROM entries WHERE table_id = :bad AND number = 2", "entry 2 is missing"),
        ("UPDATE entries SET entry = x'00' WHERE table_id = :bad AND number = 2", "entry 2 cannot be"),
        ("UPDATE tables SET number = number + 1 WHERE id = :bad", "entries and should have"),
        ("UPDATE tables SET options = '{' WHERE id = :bad", "options cannot be read"),
    ],
)
def test_a_damaged_table_is_left_out_and_all_others_come_back(
    tmp_path: Path, damage: str, fault: str
) -> None:
    database = a_played_database(tmp_path)
    (bad,) = (kept.row.id for kept in database.read(tables.all_tables))
    good = a_played_table(database.url)
    database.write(lambda connection: connection.execute(text(damage), {"bad": bad}))
    back_up(database, tmp_path / "backup.db")
    restored = restore(tmp_path / "backup.db", sqlite(tmp_path / "new.db"), {})
    assert restored.copied.tables == 1
    assert [(each.table, each.is_damaged) for each in restored.found] == [(bad, True), (good, False)]
    assert fault in restored.found[0].fault
    new = Database(sqlite(tmp_path / "new.db"))
    assert [kept.row.id for kept in new.read(tables.all_tables)] == [good]
    before, after = everything(database), everything(new)
    for part in ("sessions", "keys", "bars"):
        assert after[part] == before[part]


@pytest.mark.parametrize("content", [b"", b"not a database at all, but long enough to look" * 30])
def test_what_is_no_backup_is_refused_in_a_sentence(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "odd").write_bytes(content)
    with pytest.raises(StoreFailed, match=str(tmp_path / "odd")):
        restore(tmp_path / "odd", sqlite(tmp_path / "new.db"), {})
    assert not (tmp_path / "new.db").exists()


def test_on_a_full_disk_nothing_is_left_of_what_was_begun(
    backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def on_a_full_disk(source: Connection, target: Connection, *wanted: Any) -> Copied:
        target.execute(text("PRAGMA max_page_count = 1"))
        target.execute(text("CREATE TABLE more AS SELECT zeroblob(1000000)"))
        return copy(source, target, *wanted)

    for room in ("backup", "restoring"):
        monkeypatch.setattr(f"vortex.server.upkeep.{room}.copy", on_a_full_disk)
    with pytest.raises(StoreFailed, match=r"new\.db cannot be written: the disk is full"):
        restore(backup, sqlite(tmp_path / "new.db"), {})
    with pytest.raises(StoreFailed, match=r"again\.db cannot be written: the disk is full"):
        back_up(Database(sqlite(backup)), tmp_path / "again.db")
    assert not [left for left in tmp_path.iterdir() if "new.db" in left.name or "again.db" in left.name]


@pytest.mark.parametrize("end", ["-wal", "-journal"])
def test_what_a_killed_server_has_left_does_not_get_into_another_database(
    backup: Path, tmp_path: Path, end: str
) -> None:
    """SQLite would carry its pages over into the new file, which would be damaged."""
    new = tmp_path / "new.db"
    left = tmp_path / f"new.db{end}"
    left.write_bytes(b"the newest moves")
    with pytest.raises(StoreFailed, match=rf"new\.db{end} is left of a database"):
        restore(backup, sqlite(new), {})
    with pytest.raises(StoreFailed, match=rf"new\.db{end} is left of a database"):
        back_up(Database(sqlite(backup)), new)
    with pytest.raises(StoreFailed, match=rf"new\.db{end} is left of a database"):
        make_ready(sqlite(new))
    assert left.read_bytes() == b"the newest moves"
    assert not new.exists()


def test_an_empty_file_is_no_database_to_restore_into(backup: Path, tmp_path: Path) -> None:
    (tmp_path / "new.db").touch()
    with pytest.raises(StoreFailed, match="delete it to begin anew"):
        restore(backup, sqlite(tmp_path / "new.db"), {})
    assert (tmp_path / "new.db").read_bytes() == b""
