"""`vortex reports`, as an operator types it."""

from __future__ import annotations

import json
from pathlib import Path

from sqlalchemy import text
from tests.cli.running import refused, run
from tests.cli.test_bars import session_of, table_of
from tests.server.upkeep.kept import ADA, SAID, a_played_database


def test_reports_are_listed_and_dismissed(tmp_path: Path) -> None:
    database = a_played_database(tmp_path)
    there = ("--database", database.url)
    name = table_of(database)
    database.write(
        lambda connection: connection.execute(
            text(
                "INSERT INTO reports SELECT table_id, number, 'a-reporter', substr(move_id, 1, 16), name, text, "
                "'[]', at FROM chat"
            )
        )
    )
    shown = run("reports", "list", *there).stdout
    assert f"{name} 1  " in shown
    assert f"  > {ADA}: {SAID}" in shown
    assert f"said by session {session_of(database)[:12]}, reported by a-reporter" in shown
    assert json.loads(run("reports", "list", "--json", *there).stdout)["text"] == SAID
    refused(run("reports", "dismiss", name, "2", *there), 1, "line 2")
    assert run("reports", "dismiss", name, "9" * 20, *there).exit_code == 2
    assert run("reports", "dismiss", name, "1", *there).exit_code == 0
    assert run("reports", "list", *there).stdout == "reports: 0\n"
