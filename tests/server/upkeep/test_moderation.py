"""Reports and bars in a database: listed, dismissed, pruned, forgotten with those whom they name."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.serving import Browser, Served, bot, here, open_seat
from tests.server.upkeep.kept import remains, sqlite

from vortex.server.seats import session_hash
from vortex.server.storage import open_store
from vortex.server.storage.interface import StoreFailed
from vortex.server.upkeep import moderation, tables
from vortex.server.upkeep.backup import back_up
from vortex.server.upkeep.database import Database
from vortex.server.upkeep.restoring import restore

ADA_SAID = "what-ada-said-before"
BOB_SAID = "what-bob-said-then"


def session_of(browser: Browser) -> str:
    return session_hash(browser.cookie.partition("=")[2])


class Reported:
    """Ada and Bob talk, and Ada reports what Bob said."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        with Served(store=open_store(self.database.url)) as server:
            ada, bob = Browser(server), Browser(server)
            made = ada.create("card-game", here("Ada"), open_seat(), bot())
            self.table: str = made["table"]["id"]
            wish = {"token": made["invite"]["token"], "name": "Bob"}
            assert bob.post(f"/api/tables/{self.table}/sit", wish).status == 200
            self.ada, self.bob = session_of(ada), session_of(bob)
            host, other = ada.connect(self.table), bob.connect(self.table)
            assert host.ask("say", text=ADA_SAID)["type"] == "ack"
            assert other.ask("say", text=BOB_SAID)["type"] == "ack"
            for _ in range(2):
                assert host.ask("report", line=2)["type"] == "ack"
            assert host.ask("remove", seat=1, open=True, level="random")["type"] == "ack"

    def reports(self) -> list[moderation.Reported]:
        return self.database.read(moderation.reports)


def test_a_report_has_the_line_and_what_was_said_before_it_once(database_url: str) -> None:
    kept = Reported(database_url)
    (report,) = kept.reports()
    assert (report.table, report.line) == (kept.table, (2, "Bob", BOB_SAID))
    assert report.before == [(1, "Ada", ADA_SAID)]
    assert (report.speaker, report.reporter) == (kept.bob[:16], kept.ada)
    assert kept.database.write(lambda connection: moderation.dismiss(connection, kept.table, 1)) == 0
    assert kept.database.write(lambda connection: moderation.dismiss(connection, kept.table, 2)) == 1
    assert kept.reports() == []


def test_a_reported_person_is_forgotten_with_the_report(tmp_path: Path) -> None:
    kept = Reported(sqlite(tmp_path / "tables.db"))
    gone = kept.database.write(lambda connection: tables.forget(connection, kept.bob))
    kept.database.tidy()
    # Bob has no seat any more, and the table stays Ada's.
    assert gone == (0, 1, 0, 1, 0)
    assert remains(tmp_path / "tables.db", BOB_SAID, "Bob", kept.bob[:12]) == []
    assert remains(tmp_path / "tables.db", ADA_SAID) == [ADA_SAID]


def test_what_was_said_before_a_reported_line_is_forgotten_with_its_speaker(tmp_path: Path) -> None:
    kept = Reported(sqlite(tmp_path / "tables.db"))
    with Served(store=open_store(kept.database.url)) as server:
        cid = Browser(server)
        cid.create()
    other = session_of(cid)
    # As if Cid had reported it: the report stays when Ada is forgotten, her line before it does not.
    kept.database.write(
        lambda connection: connection.execute(text("UPDATE reports SET reporter = :other"), {"other": other})
    )
    kept.database.write(
        lambda connection: connection.execute(text("UPDATE tables SET host = :other"), {"other": other})
    )
    kept.database.write(lambda connection: tables.forget(connection, kept.ada))
    kept.database.tidy()
    assert remains(tmp_path / "tables.db", ADA_SAID, kept.ada[:12]) == []


def test_old_reports_go_with_what_is_not_kept(database_url: str) -> None:
    kept = Reported(database_url)
    (report,) = kept.reports()
    assert kept.database.write(lambda connection: moderation.prune_reports(connection, report.at)) == 0
    assert kept.database.write(lambda connection: moderation.prune_reports(connection, report.at + 1)) == 1
    assert kept.reports() == []


def test_reports_and_bars_go_into_a_backup_and_come_back(tmp_path: Path) -> None:
    kept = Reported(sqlite(tmp_path / "tables.db"))
    kept.database.write(
        lambda connection: moderation.bar(connection, "session", kept.bob, 4_000_000_000_000, 1)
    )
    back_up(kept.database, tmp_path / "backup.db")
    back = Database(sqlite(tmp_path / "back.db"))
    restore(tmp_path / "backup.db", back.url, {})
    assert back.read(moderation.reports) == kept.reports()
    assert back.read(lambda connection: moderation.bars(connection, 0)) == [
        ("session", kept.bob, 4_000_000_000_000, 1)
    ]
    row = back.read(lambda connection: tables.find(connection, kept.table))
    assert row.removed == (kept.bob,)


def test_a_bar_that_is_added_again_is_for_as_long_as_said_last(tmp_path: Path) -> None:
    database = Reported(sqlite(tmp_path / "tables.db")).database
    database.write(lambda connection: moderation.bar(connection, "address", "10.0.0.0/8", 5_000, 1))
    database.write(lambda connection: moderation.bar(connection, "address", "10.0.0.0/8", 3_000, 1))
    assert [row.until for row in database.read(lambda connection: moderation.bars(connection, 2))] == [3_000]
    assert database.read(lambda connection: moderation.bars(connection, 3_000)) == []
    database.write(lambda connection: moderation.bar(connection, "session", "x", 9_000, 4_000))
    assert [row.kind for row in database.read(lambda connection: moderation.bars(connection, 0))] == [
        "session"
    ]


@pytest.mark.parametrize("address", ["", "nonsense", "10.0.0.1/8", "256.1.1.1"])
def test_what_is_no_address_is_said_to_be_none(address: str) -> None:
    with pytest.raises(StoreFailed, match="neither an address"):
        moderation.network(address)
