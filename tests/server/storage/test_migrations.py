"""How a database comes to have today's schema: from nothing, from an older release, and not from a newer one."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, text
from tests.server.storage.postgresql_server import PostgresqlServer
from tests.server.storage.stores import Stores, full_table

from vortex.server.storage import sqlite_engine, writes
from vortex.server.storage.interface import StoreFailed
from vortex.server.storage.migrate import DatabaseTooNew, migrate
from vortex.server.storage.models import METADATA
from vortex.server.storage.postgresql import PostgresqlStore
from vortex.server.storage.sqlite import SqliteStore
from vortex.server.storage.store import SqlStore
from vortex.server.upkeep.database import Database
from vortex.server.upkeep.replaying import replayed

STEPS = Path(sqlite_engine.__file__).parent / "migrations" / "versions"

NEXT_STEP = '''
"""A step that the next release might bring."""
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{last}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("weather", sa.Text, nullable=False, server_default="fair"))
    {mishap}
'''

OPENING = """
import sys
from pathlib import Path
from vortex.server.storage import sqlite_engine
from vortex.server.storage.migrate import migrate
with sqlite_engine.engine_for(Path(sys.argv[1]), is_writer=True).begin() as connection:
    migrate(connection)
print("alembic" in sys.modules)
"""


@pytest.fixture
def later(tmp_path: Path) -> Path:
    return later_steps(tmp_path / "later", "")


def later_steps(folder: Path, mishap: str) -> Path:
    """The steps of a release after this one."""
    shutil.copytree(STEPS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    last = max(path.name for path in STEPS.glob("v*.py"))[1:5]
    (folder / "v9999_weather.py").write_text(NEXT_STEP.format(last=last, mishap=mishap), encoding="utf-8")
    return folder


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    path = tmp_path / "tables.db"
    sqlite_engine.make_file(path)
    return sqlite_engine.engine_for(path, is_writer=True)


def schema(connection: Connection) -> list[tuple[str, ...]]:
    return [
        tuple(row) for row in connection.execute(text("SELECT name, sql FROM sqlite_master ORDER BY name"))
    ]


async def test_the_steps_lead_to_the_models(lasting_stores: Stores) -> None:
    store = await lasting_stores.open()
    assert isinstance(store, SqlStore)

    def differences(connection: Connection) -> list[object]:
        options = {"version_table": "vortex_version", "compare_type": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), METADATA))

    assert await store._read(differences) == []


def test_the_file_of_a_step_is_named_after_it() -> None:
    for path in STEPS.glob("v*.py"):
        assert f'\nrevision = "{path.name[1:5]}"\n' in path.read_text(encoding="utf-8")


def test_a_database_of_today_is_opened_without_alembic(engine: Engine, tmp_path: Path) -> None:
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()
    command = [sys.executable, "-c", OPENING, str(tmp_path / "tables.db")]
    answer = subprocess.run(command, capture_output=True, text=True)
    assert answer.stdout == "False\n", answer.stderr


def test_doing_it_again_changes_nothing(engine: Engine) -> None:
    with engine.begin() as connection:
        migrate(connection)
        once = schema(connection)
    with engine.begin() as connection:
        migrate(connection)
        assert schema(connection) == once
    engine.dispose()


def test_an_old_database_is_brought_up_to_date_and_keeps_its_rows(engine: Engine, later: Path) -> None:
    with engine.begin() as connection:
        migrate(connection)
        writes.create_table(connection, full_table(id="t"))
    with engine.begin() as connection:
        migrate(connection, later)
        row = connection.execute(text("SELECT id, weather FROM tables")).one()
    assert tuple(row) == ("t", "fair")
    engine.dispose()


def test_a_step_that_fails_leaves_the_database_as_it_was(engine: Engine, tmp_path: Path) -> None:
    broken = later_steps(tmp_path / "broken", mishap="raise OSError('planted')")
    with engine.begin() as connection:
        migrate(connection)
        before = schema(connection)
    with pytest.raises(OSError, match="planted"), engine.begin() as connection:
        migrate(connection, broken)
    with engine.begin() as connection:
        assert schema(connection) == before
        migrate(connection)
    engine.dispose()


async def test_a_database_of_a_newer_release_is_refused_in_plain_words(
    engine: Engine, later: Path, tmp_path: Path
) -> None:
    with engine.begin() as connection:
        migrate(connection, later)
    engine.dispose()
    before = (tmp_path / "tables.db").read_bytes()
    with pytest.raises(DatabaseTooNew, match="newer release of Vortex"):
        await SqliteStore(tmp_path / "tables.db").open()
    engine = sqlite_engine.engine_for(tmp_path / "tables.db", is_writer=True)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT version_num FROM vortex_version")).scalar() == "9999"
    engine.dispose()
    assert len(before) == (tmp_path / "tables.db").stat().st_size


async def test_a_newer_postgresql_is_refused_too(postgresql: PostgresqlServer, postgresql_url: str) -> None:
    store = PostgresqlStore(postgresql_url)
    await store.open()
    await store.close()
    name = postgresql_url.rpartition("=")[2]
    await postgresql.execute(f"UPDATE {name}.vortex_version SET version_num = '9999'")
    with pytest.raises(DatabaseTooNew, match="newer release of Vortex"):
        await PostgresqlStore(postgresql_url).open()


async def test_what_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Doctor, " * 400, encoding="utf-8")
    with pytest.raises(StoreFailed, match="is not a database"):
        await SqliteStore(path).open()
    assert path.read_text(encoding="utf-8") == "Dear Doctor, " * 400


# -- from every release --------------------------------------------------------------------------------


RELEASES = sorted((Path(__file__).with_name("released")).glob("*.sql"))


def database_of(release: Path, path: Path) -> Path:
    """The database as that release has left it."""
    sqlite_engine.make_file(path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript(release.read_text(encoding="utf-8"))
    return path


def rows_of(path: Path) -> dict[str, int]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return {
            part: connection.execute(f"SELECT count(*) FROM {part}").fetchone()[0]
            for part in ("tables", "seats", "entries", "chat", "sessions", "keys")
        }


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.stem)
async def test_the_database_of_a_release_is_opened_with_every_table_whole(
    release: Path, tmp_path: Path
) -> None:
    path = database_of(release, tmp_path / "tables.db")
    before = rows_of(path)
    assert before["tables"] >= 4
    store = SqliteStore(path)
    await store.open()
    await store.close()
    assert rows_of(path) == before
    found = Database(f"sqlite:///{path}").read(lambda connection: list(replayed(connection, {})))
    assert len(found) == before["tables"]
    # A table of other rules cannot be replayed any more, and is said to be one; none is damaged.
    assert [each for each in found if each.fault and not each.is_other] == []


KILLED = """
import sys
from pathlib import Path
from vortex.server.storage import sqlite_engine
from vortex.server.storage.migrate import migrate
with sqlite_engine.engine_for(Path(sys.argv[1]), is_writer=True).begin() as connection:
    migrate(connection, Path(sys.argv[2]))
"""


@pytest.mark.slow
@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.stem)
def test_a_process_killed_while_it_migrates_loses_nothing(release: Path, tmp_path: Path) -> None:
    path = database_of(release, tmp_path / "tables.db")
    before = rows_of(path)
    deadly = later_steps(tmp_path / "deadly", mishap="import os; os.kill(os.getpid(), 9)")
    command = [sys.executable, "-c", KILLED, str(path), str(deadly)]
    assert subprocess.run(command, capture_output=True).returncode == -9
    engine = sqlite_engine.engine_for(path, is_writer=True)
    with engine.begin() as connection:
        assert "weather" not in str(schema(connection))
        migrate(connection, later_steps(tmp_path / "later", ""))
        assert "weather" in str(schema(connection))
    engine.dispose()
    assert rows_of(path) == before
