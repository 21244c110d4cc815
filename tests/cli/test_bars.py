"""`vortex bars` and `vortex tables close`, as an operator types them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.cli.running import refused, run
from tests.server.upkeep.kept import a_played_database

from vortex.server.upkeep.database import Database


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return a_played_database(tmp_path)


def session_of(database: Database) -> str:
    return str(
        database.read(lambda connection: connection.execute(text("SELECT host FROM tables")).scalar_one())
    )


def table_of(database: Database) -> str:
    return str(
        database.read(lambda connection: connection.execute(text("SELECT id FROM tables")).scalar_one())
    )


def test_a_session_and_a_network_are_barred_listed_and_let_in(database: Database) -> None:
    there = ("--database", database.url)
    session = session_of(database)[:12]
    assert run("bars", "add", "--session", session, "--for", "7d", *there).exit_code == 0
    assert run("bars", "add", "--address", "203.0.113.0/24", "--for", "12h", *there).exit_code == 0
    listed = [json.loads(line) for line in run("bars", "list", "--json", *there).stdout.splitlines()]
    assert [(bar["kind"], bar["value"]) for bar in listed] == [
        ("address", "203.0.113.0/24"),
        ("session", session),
    ]
    assert run("bars", "add", "--address", "10.0.0.1", "--for", "99999y", *there).exit_code == 0
    assert run("bars", "remove", "--address", "10.0.0.1", *there).exit_code == 0
    assert run("bars", "remove", "--session", session, *there).exit_code == 0
    refused(run("bars", "remove", "--session", session, *there), 1, "not barred")
    assert run("bars", "list", *there).stdout.endswith("bars: 1\n")


def test_whom_to_bar_and_for_how_long_must_be_said(database: Database) -> None:
    there = ("--database", database.url)
    refused(run("bars", "add", "--for", "7d", *there), 2, "--session", "--address")
    refused(
        run("bars", "add", "--session", "a" * 12, "--address", "10.0.0.1", "--for", "7d", *there),
        2,
        "--session",
    )
    refused(run("bars", "add", "--address", "somewhere", "--for", "7d", *there), 1, "somewhere")
    refused(run("bars", "add", "--address", "10.0.0.1", "--for", "ever", *there), 2, "--for", "'ever'")
    refused(run("bars", "add", "--address", "10.0.0.1", "--for", "0h", *there), 2, "--for", "'0h'")
    refused(run("bars", "add", "--session", "0" * 12, "--for", "7d", *there), 1, "no session")


def test_a_table_is_closed_and_opened(database: Database) -> None:
    there = ("--database", database.url)
    name = table_of(database)
    assert run("tables", "close", name, *there).stdout == f"closed: {name}\n"
    assert "closed" in run("tables", "show", name, *there).stdout
    assert json.loads(run("tables", "list", "--json", *there).stdout)["closed"] is True
    assert run("tables", "open", name, *there).stdout == f"open: {name}\n"
    assert "closed" not in run("tables", "list", *there).stdout
    refused(run("tables", "close", "nobodys", *there), 1, "no table nobodys")


@pytest.mark.parametrize(("found", "words"), [("0003", "start the server once"), ("9999", "update Vortex")])
def test_a_database_of_another_release_is_said_to_be_one(database: Database, found: str, words: str) -> None:
    database.write(
        lambda connection: connection.execute(
            text("UPDATE vortex_version SET version_num = :found"), {"found": found}
        )
    )
    for command in (("tables", "list"), ("bars", "list"), ("reports", "list")):
        refused(run(*command, "--database", database.url), 1, words)
