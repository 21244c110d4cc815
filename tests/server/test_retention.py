"""A server removes what it was told not to keep, and nothing younger."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import text
from tests.patience import wait_until
from tests.server.serving import Browser, Served
from tests.server.upkeep.kept import SAID, a_played_database, a_played_table, remains

from vortex.server import retention
from vortex.server.context import ServerContext
from vortex.server.retention import Retention
from vortex.server.settings import Settings, settings_from
from vortex.server.storage import open_store, sqlite_engine, subscriptions
from vortex.server.storage.interface import StoreFailed, Subscription
from vortex.server.times import Times
from vortex.server.upkeep import tables
from vortex.server.upkeep.database import Database


def test_tables_that_were_quiet_for_long_go_and_others_stay(database_url: str) -> None:
    database = Database(database_url)
    old, young = a_played_table(database.url), a_played_table(database.url)
    for statement in ("DELETE FROM entries WHERE table_id = :old", "DELETE FROM chat WHERE table_id = :old"):
        database.write(lambda connection, each=statement: connection.execute(text(each), {"old": old}))  # type: ignore[misc]
    age = text("UPDATE tables SET created = 1, number = 0 WHERE id = :old")
    database.write(lambda connection: connection.execute(age, {"old": old}))
    for made in (1, Times().now()):
        called = Subscription(f"https://push.example.net/{made}", "ada", b"key", b"secret", "en", made)
        database.write(lambda connection, called=called: subscriptions.subscribe(connection, called, 5))  # type: ignore[misc]
    with Served(store=open_store(database.url), database=database.url) as server:
        assert Browser(server).get("/healthz").status == 200
    assert len(database.read(tables.all_tables)) == 2
    with Served(store=open_store(database.url), database=database.url, keep_days=30):
        wait_until(lambda: [kept.row.id for kept in database.read(tables.all_tables)] == [young])
    left = database.read(lambda connection: subscriptions.of_session(connection, "ada"))
    assert [each.made for each in left] == [called.made]


class Later(Times):
    """In a year."""

    def now(self) -> int:
        return super().now() + 365 * 24 * 3600 * 1000


class Context:
    """What looking for old tables needs of a server."""

    def __init__(self, database: Database) -> None:
        self.settings: Settings = settings_from({}, database=database.url, keep_days=30)
        self.times = Later()


def retention_of(database: Database) -> Retention:
    return Retention(cast("ServerContext", Context(database)))


def test_of_what_was_removed_no_byte_is_left_while_the_server_runs(tmp_path: Path) -> None:
    database = a_played_database(tmp_path)
    path = tmp_path / "tables.db"
    (kept,) = database.read(tables.all_tables)
    # As the server's own connections do, this one keeps SQLite from tidying up after the last.
    with contextlib.closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT count(*) FROM tables").fetchall() == [(1,)]
        assert remains(path, kept.row.id, SAID) == [kept.row.id, SAID]
        assert retention_of(database).prune() == 1
        assert remains(path, kept.row.id, SAID) == []


def test_what_could_not_be_tidied_is_tidied_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_engine, "BUSY_SECONDS", 0.0)
    database = a_played_database(tmp_path)
    path = tmp_path / "tables.db"
    keeping = retention_of(database)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        assert other.execute("SELECT count(*) FROM tables").fetchall() == [(1,)]
        with pytest.raises(StoreFailed, match="others are reading"):
            keeping.prune()
        assert remains(path, SAID) == [SAID]
        other.execute("COMMIT")
        assert keeping.prune() == 0
        assert remains(path, SAID) == []


def test_a_failure_is_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries = []

    def failing(self: Retention) -> int:
        tries.append(self)
        raise StoreFailed("the disk is full")

    monkeypatch.setattr(Retention, "prune", failing)
    monkeypatch.setattr(retention, "_LOOK_SECONDS", 0.0)
    database = a_played_database(tmp_path)
    with Served(store=open_store(database.url), database=database.url, keep_days=30):
        wait_until(lambda: len(tries) > 2)
    assert [record.getMessage() for record in caplog.records if "quiet" in record.getMessage()] == [
        "What had been quiet for long could not be removed: the disk is full."
    ]
