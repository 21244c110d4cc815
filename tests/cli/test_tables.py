"""`vortex tables` and `vortex sessions`, as a host types them."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from pathlib import Path

import click
import pytest
from sqlalchemy import text
from tests.cli.running import refused, run
from tests.server.upkeep.kept import ADA, SAID, a_played_database

from vortex.server.storage import sqlite_engine, writes
from vortex.server.upkeep import tables as upkeep
from vortex.server.upkeep.database import Database


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return a_played_database(tmp_path)


def listed(database: Database) -> list[dict[str, object]]:
    found = run("tables", "list", "--json", "--database", database.url)
    assert found.exit_code == 0
    return [json.loads(line) for line in found.stdout.splitlines()]


def test_tables_are_listed_and_shown_without_what_is_secret(database: Database) -> None:
    (found,) = listed(database)
    assert found["game"] == "card-game"
    assert found["people"] == [ADA]
    assert found["chat"] == 1
    name = str(found["id"])
    plain = run("tables", "list", "--database", database.url).stdout
    assert f"{name}  " in plain
    assert plain.endswith("tables: 1\n")
    shown = run("tables", "show", name, "--database", database.url).stdout
    assert "seat 1: person, " + ADA in shown
    seed = database.read(lambda connection: connection.execute(text("SELECT seed FROM tables")).scalar_one())
    assert seed.hex() not in shown
    assert SAID not in shown


def test_a_table_is_removed_only_when_the_host_means_it(database: Database) -> None:
    name = str(listed(database)[0]["id"])
    assert run("tables", "remove", name, "--database", database.url, typed="n\n").exit_code == 1
    assert len(listed(database)) == 1
    refused(run("tables", "remove", "nobodys", "--database", database.url, "--yes"), 1, "no table nobodys")
    assert run("tables", "remove", name, "--database", database.url, "--yes").stdout == "removed: 1\n"
    assert listed(database) == []


def test_what_was_removed_but_is_still_in_the_file_is_told(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_engine, "BUSY_SECONDS", 0.0)
    name = str(listed(database)[0]["id"])
    assert database.path is not None
    with contextlib.closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute("BEGIN")
        assert other.execute("SELECT count(*) FROM tables").fetchall() == [(1,)]
        told = run("tables", "remove", name, "--database", database.url, "--yes")
    assert (told.exit_code, told.stdout) == (1, "removed: 1\n")
    assert "bytes of what was removed are in it until something is removed again" in told.stderr
    assert listed(database) == []


def test_old_tables_are_pruned(database: Database) -> None:
    there = ("--database", database.url)
    assert "nothing was removed" in run("tables", "prune", "--older-than", "90d", *there).stdout
    database.write(lambda connection: connection.execute(text("DELETE FROM chat")))
    database.write(lambda connection: connection.execute(text("DELETE FROM entries")))
    database.write(lambda connection: connection.execute(text("UPDATE tables SET created = 1")))
    assert "nothing was removed" in run("tables", "prune", "--older-than", "90d", "--dry-run", *there).stdout
    assert "removed: 1" in run("tables", "prune", "--older-than", "90d", "--yes", *there).stdout
    refused(run("tables", "prune", "--older-than", "soon", *there), 2, "90d", "'soon'")


def test_a_table_that_is_played_at_while_the_host_is_asked_stays(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    (before,) = database.read(upkeep.all_tables)

    def say(*asked: str, **more: bool) -> None:
        line = (before.row.id, "said", None, "Ada", "Still here.", before.last + 10 * 365 * 24 * 3600 * 1000)
        database.write(lambda connection: writes.add_chat(connection, *line))

    monkeypatch.setattr(time, "time", lambda: before.last / 1000 + 2 * 365 * 24 * 3600)
    monkeypatch.setattr(click, "confirm", say)
    pruned = run("tables", "prune", "--older-than", "1y", "--database", database.url)
    assert "removed: 0" in pruned.stdout
    assert [each["id"] for each in listed(database)] == [before.row.id]


def test_a_table_travels_in_a_file(database: Database, tmp_path: Path) -> None:
    name = str(listed(database)[0]["id"])
    file = tmp_path / "one.db"
    assert run("tables", "export", name, file, "--database", database.url).exit_code == 0
    assert run("tables", "remove", name, "--database", database.url, "--yes").exit_code == 0
    assert run("tables", "import", file, "--database", database.url).stdout == f"{name}\ntables: 1\n"
    assert [each["id"] for each in listed(database)] == [name]


def test_a_session_is_forgotten(database: Database) -> None:
    name = str(listed(database)[0]["id"])
    shown = run("tables", "show", name, "--database", database.url).stdout
    session = shown.partition(", session ")[2].split()[0]
    gone = run("sessions", "forget", session, "--database", database.url, "--yes")
    assert gone.stdout == "forgotten: seats: 1, chat lines: 1, tables: 1, reports: 0, packs: 0\n"
    refused(run("sessions", "forget", session, "--database", database.url, "--yes"), 1, "no session")
