"""`vortex backup` and `vortex restore`, as a host types them."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text
from tests.cli.running import refused, run
from tests.server.upkeep.kept import a_played_database

from vortex.server.upkeep.database import Database


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return a_played_database(tmp_path)


def test_a_backup_is_made_checked_and_restored(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    made = run("backup", file, "--database", database.url)
    assert made.exit_code == 0
    assert "replayed: 1 of 1" in made.stdout
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert "restored: tables: 1" in run("restore", file, "--database", new).stdout
    assert run("tables", "list", "--database", new).stdout == (
        run("tables", "list", "--database", database.url).stdout
    )
    refused(run("backup", file, "--database", database.url), 1, "there already")


def test_a_damaged_table_is_named(database: Database, tmp_path: Path) -> None:
    database.write(lambda connection: connection.execute(text("DELETE FROM entries WHERE number = 2")))
    made = run("backup", tmp_path / "backup.db", "--database", database.url)
    assert made.exit_code == 1
    assert "damaged: entry 2 is missing" in made.stderr
