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
from sqlalchemy import Connection, Engine, select, text
from tests.server.storage.postgresql_server import PostgresqlServer
from tests.server.storage.stores import Stores, full_table

from vortex.server.storage import sqlite_engine, writes
from vortex.server.storage.interface import StoreFailed
from vortex.server.storage.migrate import DatabaseTooNew, migrate, newest
from vortex.server.storage.models import METADATA
from vortex.server.storage.postgresql import PostgresqlStore
from vortex.server.storage.sqlite import SqliteStore
from vortex.server.storage.store import SqlStore
from vortex.server.upkeep import backup
from vortex.server.upkeep.database import Database, make_ready
from vortex.server.upkeep.database import schema as upkeep_schema
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


PARTS = ("tables", "seats", "entries", "chat", "sessions", "keys")


def columns_of(path: Path) -> dict[str, list[str]]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return {
            part: [
                row[1]
                for row in connection.execute(f"PRAGMA table_info({part})")
                if row[1] not in ("version", "seen")
            ]
            for part in PARTS
        }


def rows_of(path: Path, columns: dict[str, list[str]]) -> dict[str, list[object]]:
    """All that stands in these columns."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return {
            part: sorted(connection.execute(f"SELECT {', '.join(columns[part])} FROM {part}"), key=repr)
            for part in PARTS
        }


def steps_after(release: Path) -> list[str]:
    """The steps that this release takes from there, and one that the next might bring."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(release.read_text(encoding="utf-8"))
        (found,) = connection.execute("SELECT version_num FROM vortex_version").fetchone()
    return [
        *(path.name for path in sorted(STEPS.glob("v*.py")) if path.name[1:5] > found),
        "v9999_weather.py",
    ]


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.stem)
async def test_the_database_of_a_release_is_opened_with_every_table_whole(
    release: Path, tmp_path: Path
) -> None:
    path = database_of(release, tmp_path / "tables.db")
    columns = columns_of(path)
    before = rows_of(path, columns)
    assert len(before["tables"]) >= 4
    store = SqliteStore(path)
    await store.open()
    await store.close()
    assert rows_of(path, columns) == before
    found = Database(f"sqlite:///{path}").read(lambda connection: list(replayed(connection, {})))
    assert len(found) == len(before["tables"])
    # A table of other rules cannot be replayed any more, and is said to be one; none is damaged.
    assert [each for each in found if each.fault and not each.is_other] == []


KILLED = """
import asyncio, sys
from pathlib import Path
from vortex.server.storage import migrate as steps, open_store, postgresql, sqlite
migrate = steps.migrate
postgresql.migrate = sqlite.migrate = lambda connection: migrate(connection, Path(sys.argv[2]))
asyncio.run(open_store(sys.argv[1]).open())
"""


def killed_after(step: str, url: str, folder: Path) -> None:
    """A process that opens the database is killed at the end of a step."""
    deadly = later_steps(folder, "")
    with (deadly / step).open("a", encoding="utf-8") as file:
        file.write("\n    import os\n    os.kill(os.getpid(), 9)\n")
    command = [sys.executable, "-c", KILLED, url, str(deadly)]
    answer = subprocess.run(command, capture_output=True, text=True)
    assert answer.returncode == -9, answer.stderr


CASES = [(release, step) for release in RELEASES for step in steps_after(release)]
NAMED = [f"{release.stem}-{step[:5]}" for release, step in CASES]


@pytest.mark.slow
@pytest.mark.parametrize(("release", "step"), CASES, ids=NAMED)
async def test_a_process_killed_while_it_migrates_loses_nothing(
    release: Path, step: str, tmp_path: Path
) -> None:
    path = database_of(release, tmp_path / "tables.db")
    columns = columns_of(path)
    before = rows_of(path, columns)
    killed_after(step, f"sqlite:///{path}", tmp_path / "deadly")
    assert columns_of(path) == columns, "a part of the steps was kept"
    assert rows_of(path, columns) == before
    store = SqliteStore(path)
    await store.open()
    await store.close()
    assert rows_of(path, columns) == before


@pytest.mark.slow
@pytest.mark.parametrize(("release", "step"), CASES, ids=NAMED)
def test_a_process_killed_while_it_migrates_postgresql_loses_nothing(
    release: Path, step: str, tmp_path: Path, postgresql_url: str
) -> None:
    path = database_of(release, tmp_path / "tables.db")
    columns = columns_of(path)
    database = Database(postgresql_url)
    _as_released(path, database)

    def rows() -> dict[str, list[object]]:
        return database.read(
            lambda connection: {
                part: sorted(
                    (
                        tuple(row)
                        for row in connection.execute(text(f"SELECT {', '.join(columns[part])} FROM {part}"))
                    ),
                    key=repr,
                )
                for part in PARTS
            }
        )

    before = rows()
    assert {part: len(found) for part, found in before.items()} == {
        part: len(found) for part, found in rows_of(path, columns).items()
    }
    found = database.read(upkeep_schema)
    killed_after(step, postgresql_url, tmp_path / "deadly")
    assert database.read(upkeep_schema) == found
    assert rows() == before
    make_ready(postgresql_url)
    assert database.read(upkeep_schema) == newest()
    assert rows() == before
    again = database.read(lambda connection: list(replayed(connection, {})))
    # What was played by other rules is kept, and said to be that.
    assert [each for each in again if each.fault and not each.is_other] == []


def _as_released(path: Path, database: Database) -> None:
    """The same rows in PostgreSQL, with the schema of the release."""

    def copied(source: Connection, target: Connection) -> None:
        migrate(target, to=upkeep_schema(source))
        backup.copy(source, target, select)

    database.write(lambda target: Database(f"sqlite:///{path}").read(lambda source: copied(source, target)))
