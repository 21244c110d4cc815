"""One transaction at a time, on a database that is there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from tests.server.upkeep.kept import a_played_database

from vortex.server.storage import UnknownDatabase
from vortex.server.storage.interface import StoreFailed
from vortex.server.storage.migrate import newest
from vortex.server.upkeep.database import Database, schema


def titles(connection: Connection) -> list[str]:
    return list(connection.execute(text("SELECT title FROM tables")).scalars())


def test_what_fails_in_the_middle_leaves_everything_as_it_was(tmp_path: Path) -> None:
    database = a_played_database(tmp_path)
    before = database.read(titles)

    def half(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET title = 'half'"))
        raise StoreFailed("enough")

    with pytest.raises(StoreFailed, match="enough"):
        database.write(half)
    assert database.read(titles) == before


def test_reading_can_change_nothing(tmp_path: Path) -> None:
    database = a_played_database(tmp_path)
    with pytest.raises(StoreFailed, match="only be read"):
        database.read(lambda connection: connection.execute(text("DELETE FROM tables")))


def test_only_what_a_server_could_have_made_is_used(tmp_path: Path) -> None:
    with pytest.raises(UnknownDatabase):
        Database("memory:")
    with pytest.raises(StoreFailed, match="no database"):
        Database(f"sqlite:///{tmp_path / 'none.db'}").read(titles)


@pytest.mark.slow
def test_a_database_is_made_ready_without_a_word(postgresql_url: str) -> None:
    """In a process of its own: what nobody waits for is complained of when it ends."""
    code = "import sys; from vortex.server.upkeep.database import make_ready; make_ready(sys.argv[1])"
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", code, postgresql_url], capture_output=True, text=True)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert Database(postgresql_url).read(schema) == newest()
