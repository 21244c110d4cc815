"""What is removed is gone: from the lists, from a running server, and from the bytes of the file."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, event
from tests.server.serving import Browser, Served, bot, here, open_seat
from tests.server.storage.stores import full_table
from tests.server.upkeep.kept import ADA, SAID, a_played_table, both_at_once, remains, sqlite

from vortex.server.log import Chose, write_entry
from vortex.server.seats import session_hash
from vortex.server.storage import open_store, subscriptions, writes
from vortex.server.storage.interface import SeatRow, StoreFailed, Subscription
from vortex.server.storage.postgresql_append import append_one
from vortex.server.upkeep import tables
from vortex.server.upkeep.database import Database, make_ready

HERS = "https://push.example.net/to/hers"
ANOTHERS = "https://push.example.net/to/anothers"


def test_of_a_removed_table_no_byte_is_left(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    database = Database(sqlite(path))
    gone = a_played_table(database.url)
    kept = a_played_table(database.url)
    assert remains(path, gone, SAID) == [gone, SAID]
    assert database.write(lambda connection: tables.remove(connection, [gone])) == 1
    database.tidy()
    assert remains(path, gone) == []
    assert [each.row.id for each in database.read(tables.all_tables)] == [kept]


def test_a_forgotten_session_leaves_no_name_and_no_word(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    database = Database(sqlite(path))
    name = a_played_table(database.url)
    row = database.read(lambda connection: tables.find(connection, name))
    full = row.seats[0].session
    session = tables.short(full)
    for who, endpoint in ((full, HERS), ("0" * 64, ANOTHERS)):
        called = Subscription(endpoint, who, b"key", b"secret", "en", 1)
        database.write(lambda connection, called=called: subscriptions.subscribe(connection, called, 5))  # type: ignore[misc]
    assert remains(path, ADA, SAID, session, HERS) == [ADA, SAID, session, HERS]
    gone = database.write(lambda connection: tables.forget(connection, session))
    database.tidy()
    assert gone == (1, 1, 1, 0, 0)
    assert remains(path, ADA, SAID, session, HERS, ANOTHERS) == [ANOTHERS]


def test_what_others_share_with_a_forgotten_session_stays(database_url: str) -> None:
    database = Database(database_url)
    with Served(store=open_store(database.url)) as server:
        ada, ben = Browser(server), Browser(server)
        made = ada.create("card-game", here(ADA), open_seat(), bot())
        name = made["table"]["id"]
        claim = {"token": made["links"][0]["token"], "name": "Ben"}
        assert ben.post(f"/api/tables/{name}/sit", claim).status == 200
        player = ben.connect(name)
        session = session_hash(ada.cookie.partition("=")[2])
        database.write(lambda connection: tables.forget(connection, tables.short(session)))
        assert player.until_closed() == 4000
        seats = ben.connect(name).table["seats"]
        assert [seat["name"] for seat in seats[:2]] == ["1", "Ben"]
        assert ada.get("/api/tables").status in (200, 401)


def test_a_running_server_closes_a_removed_table(database_url: str) -> None:
    database = Database(database_url)
    with Served(store=open_store(database.url)) as server:
        ada = Browser(server)
        name = ada.create()["table"]["id"]
        player = ada.connect(name)
        database.write(lambda connection: tables.remove(connection, [name]))
        assert player.until_closed() == 4000
        assert ada.get(f"/api/tables/{name}").status == 404


@pytest.mark.slow
@pytest.mark.parametrize(("is_pruned", "removed"), [(False, 1), (True, 0)])
def test_a_move_in_the_same_moment_is_removed_with_its_table_or_keeps_it(
    postgresql_url: str, is_pruned: bool, removed: int
) -> None:
    kept = make_ready(postgresql_url)
    row = full_table(created=10, number=0)
    kept.write(lambda connection: writes.create_table(connection, row))
    entry = write_entry(Chose(seat=0, at=99, spent=0, choice="pass", by="person"))
    wish = writes.Wish(row.id, 1, "move", entry, 0, "playing", False)

    def remove(connection: Connection) -> int:
        if is_pruned:
            return tables.remove_quiet(connection, [row.id], 50)
        return tables.remove(connection, [row.id])

    assert both_at_once(kept, lambda connection: append_one(connection, wish), remove) == removed
    assert len(kept.read(tables.all_tables)) == 1 - removed


@pytest.mark.slow
def test_a_table_at_which_somebody_sits_down_in_the_same_moment_is_not_forgotten_with_its_host(
    postgresql_url: str,
) -> None:
    kept = make_ready(postgresql_url)
    ada, ben = "a" * 64, "b" * 64
    seats = (SeatRow(0, "person", ADA, "", ada, 1), SeatRow(1, "open", "", "", "", 1))
    row = full_table(host=ada, seats=seats, status="waiting", number=0)
    for session in (ada, ben):
        kept.write(lambda connection, session=session: writes.add_session(connection, session, 10))  # type: ignore[misc]
    kept.write(lambda connection: writes.create_table(connection, row))
    gone = both_at_once(
        kept,
        lambda connection: writes.claim_seat(connection, row.id, 1, 1, ben, "Ben"),
        lambda connection: tables.forget(connection, ada),
    )
    assert (gone.seats, gone.tables) == (1, 0)
    (left,) = kept.read(tables.all_tables)
    assert [seat.session for seat in left.row.seats] == ["", ben]


def test_a_session_that_is_not_there_is_named(database_url: str) -> None:
    database = Database(database_url)
    a_played_table(database.url)
    for session in ("", "abc", "zz" * 16, "0" * 16):
        with pytest.raises(StoreFailed, match="session"):
            database.write(lambda connection, session=session: tables.forget(connection, session))  # type: ignore[misc]


def test_a_table_is_taken_to_another_database_with_its_people(database_url: str, tmp_path: Path) -> None:
    here_, there = Database(sqlite(tmp_path / "here.db")), Database(database_url)
    name, left = a_played_table(here_.url), a_played_table(here_.url)
    own = a_played_table(there.url)
    tables.export(here_, [name], tmp_path / "one.db")
    assert remains(tmp_path / "one.db", left) == []
    assert tables.bring_in(tmp_path / "one.db", there) == [name]
    assert {each.row.id for each in there.read(tables.all_tables)} == {name, own}
    assert there.read(lambda connection: tables.find(connection, name)) == here_.read(
        lambda connection: tables.find(connection, name)
    )
    with pytest.raises(StoreFailed, match="already"):
        tables.bring_in(tmp_path / "one.db", there)


def test_a_table_is_quiet_since_its_last_entry(database_url: str) -> None:
    database = Database(database_url)
    name = a_played_table(database.url)
    (kept,) = database.read(tables.all_tables)
    assert kept.last >= kept.row.created
    assert database.read(lambda connection: tables.quiet_since(connection, kept.last)) == []
    (found,) = database.read(lambda connection: tables.quiet_since(connection, kept.last + 1))
    assert found.row.id == name
    assert database.read(lambda connection: tables.quiet_since(connection, kept.last + 1, "over")) == []


def test_many_tables_are_read_a_portion_with_a_statement(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = make_ready(database_url)
    rows = [full_table(id=f"t{number}", created=10 + number // 2, number=0) for number in range(7)]
    for row in rows:
        kept.write(lambda connection, row=row: writes.create_table(connection, row))  # type: ignore[misc]
    kept.write(lambda connection: writes.add_chat(connection, "t0", "said", None, "Ada", "Hello.", 99))
    monkeypatch.setattr(tables, "_AT_ONCE", 3)
    statements: list[str] = []

    def counted(connection: Connection, moment: int | None) -> list[tuple[str, int, int]]:
        event.listen(connection.engine, "before_cursor_execute", lambda *call: statements.append(call[2]))
        return [(each.row.id, each.last, each.chat) for each in tables.all_tables(connection, moment)]

    found = kept.read(lambda connection: counted(connection, None))
    assert found == [*((f"t{n}", 10 + n // 2, 0) for n in range(1, 7)), ("t0", 99, 1)]
    assert len(statements) == 4  # three portions, and that there is nothing more
    read = kept.read(lambda connection: tables.find(connection, "t3"))
    assert read == rows[3]
    quiet = kept.read(lambda connection: counted(connection, 12))
    assert [name for name, _, _ in quiet] == ["t1", "t2", "t3"]
