"""`vortex backup` and `vortex restore`, as a host types them."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.cli.running import refused, run
from tests.patience import PATIENCE
from tests.server.serving import Browser, Served, bot, here
from tests.server.upkeep.kept import a_played_database, a_played_table

from vortex.games import own_pack
from vortex.server.storage import open_store
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


def test_a_restore_without_a_damaged_table_says_so_by_its_exit_code(
    database: Database, tmp_path: Path
) -> None:
    database.write(lambda connection: connection.execute(text("DELETE FROM entries WHERE number = 2")))
    a_played_table(database.url)
    assert run("backup", tmp_path / "backup.db", "--database", database.url).exit_code == 1
    restored = run("restore", tmp_path / "backup.db", "--database", f"sqlite:///{tmp_path / 'new.db'}")
    assert restored.exit_code == 3
    assert "restored: tables: 1," in restored.stdout
    assert "damaged: entry 2 is missing" in restored.stderr
    assert "left out: 1" in restored.stderr


def test_tables_with_packs_of_the_settings_file_are_replayed_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(own_pack("card-game"), tmp_path / "cards")
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with Served(store=open_store(url), packs={"mine": tmp_path / "cards"}) as server:
        Browser(server).create("card-game", here("Ada"), bot(), bot(), pack="mine")
    file = tmp_path / "vortex.toml"
    file.write_text(f'database = "{url}"\n[packs]\nmine = "cards"\n')
    assert "replayed: 1 of 1" in run("backup", tmp_path / "one.db", "--settings", file).stdout
    new = ("--database", f"sqlite:///{tmp_path / 'new.db'}")
    assert "replayed: 1 of 1" in run("restore", tmp_path / "one.db", "--settings", file, *new).stdout
    without = run("backup", tmp_path / "two.db", "--database", url)
    assert "replayed: 0 of 1" in without.stdout
    assert "its pack 'mine' is not here" in without.stderr
    monkeypatch.setenv("VORTEX_PACKS", f"mine={tmp_path / 'cards'}")
    assert "replayed: 1 of 1" in run("backup", tmp_path / "three.db", "--database", url).stdout


def test_a_backup_goes_through_a_pipe_and_comes_back_through_one(database: Database, tmp_path: Path) -> None:
    made = run("backup", "-", "--database", database.url)
    assert made.exit_code == 0
    assert "replayed: 1 of 1" in made.stderr
    new = f"sqlite:///{tmp_path / 'new.db'}"
    restored = run("restore", "-", "--database", new, typed=made.stdout_bytes)
    assert restored.exit_code == 0
    assert "restored: tables: 1" in restored.stdout
    refused(
        run("restore", "-", "--database", f"sqlite:///{tmp_path / 'other.db'}"), 1, "standard input is empty"
    )


@pytest.mark.parametrize("room", [1000, 50_000])
def test_where_there_is_no_room_a_sentence_says_so_and_nothing_is_left(
    database: Database, tmp_path: Path, room: int
) -> None:
    """A limit of the system on files, as on a disk that is full."""
    resource = pytest.importorskip("resource")
    (tmp_path / "new").mkdir()
    told = subprocess.run(
        [sys.executable, "-m", "vortex", "backup", tmp_path / "new" / "one.db", "--database", database.url],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr.startswith(f"Error: {tmp_path}/new/one.db cannot be written: ")
    assert len(told.stderr.splitlines()) == 1
    assert list((tmp_path / "new").iterdir()) == []


def test_what_another_program_has_made_is_named_as_it_was_given(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "theirs.db")) as theirs:
        theirs.execute("CREATE TABLE songs (name TEXT)")
    new = f"sqlite:///{tmp_path / 'new.db'}"
    told = run("restore", tmp_path / "theirs.db", "--database", new)
    refused(told, 1, f"{tmp_path / 'theirs.db'} is a database of another program")
    refused(run("restore", tmp_path, "--database", new), 1, f"{tmp_path} is not a file")
    assert not (tmp_path / "new.db").exists()
