"""A server removes what it was told not to keep, and nothing younger."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import text
from tests.patience import wait_until
from tests.server.serving import Browser, Served
from tests.server.upkeep.kept import a_played_table, sqlite

from vortex.server.storage import open_store
from vortex.server.upkeep import tables
from vortex.server.upkeep.database import Database


def test_tables_that_were_quiet_for_long_go_and_others_stay(tmp_path: Path) -> None:
    database = Database(sqlite(tmp_path / "tables.db"))
    old, young = a_played_table(database.url), a_played_table(database.url)
    for statement in ("DELETE FROM entries WHERE table_id = :old", "DELETE FROM chat WHERE table_id = :old"):
        database.write(lambda connection, each=statement: connection.execute(text(each), {"old": old}))  # type: ignore[misc]
    age = text("UPDATE tables SET created = 1, number = 0 WHERE id = :old")
    database.write(lambda connection: connection.execute(age, {"old": old}))
    with Served(store=open_store(database.url), database=database.url) as server:
        assert Browser(server).get("/healthz").status == 200
    assert len(database.read(tables.all_tables)) == 2
    with Served(store=open_store(database.url), database=database.url, keep_days=30):
        wait_until(lambda: [kept.row.id for kept in database.read(tables.all_tables)] == [young])
