"""Bring a database's schema up to date, or refuse it in plain words."""

from __future__ import annotations

import threading
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from vortex.server.storage.interface import StoreFailed

_HERE = Path(__file__).parent / "migrations"
_VERSION_TABLE = "vortex_version"

# Alembic keeps what it is doing in its module, so only one database at a time can be brought up to date.
_LOCK = threading.Lock()


class DatabaseTooNew(StoreFailed):
    """A later release has changed the schema; this one would not understand it."""


def migrate(connection: Connection, steps: Path = _HERE / "versions", to: str = "head") -> None:
    """All missing steps, or those up to the one that is named, in the transaction of the connection: all of them or
    none. Doing it again does nothing.

    The caller keeps other processes out meanwhile, and commits.
    """
    if to == "head" and _is_newest(connection, steps):
        return
    # Here and not above: it takes a third of a second that nobody waits for when there is nothing to do.
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", _escaped(_HERE))
    config.set_main_option("version_locations", _escaped(steps))
    config.set_main_option("path_separator", "newline")
    with _LOCK:
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        found = MigrationContext.configure(
            connection, opts={"version_table": _VERSION_TABLE}
        ).get_current_heads()
        if not known.issuperset(found):
            raise DatabaseTooNew(
                "this database was last used by a newer release of Vortex, and this one would damage it: "
                f"update Vortex, or name another database (schema {', '.join(map(str, found))}; "
                f"known up to {max(known)})"
            )
        command.upgrade(config, to)


def _is_newest(connection: Connection, steps: Path) -> bool:
    """Whether the last step has been taken."""
    if not inspect(connection).has_table(_VERSION_TABLE):
        return False
    found = [row[0] for row in connection.execute(text(f"SELECT version_num FROM {_VERSION_TABLE}"))]
    return found == [newest(steps)]


def newest(steps: Path = _HERE / "versions") -> str:
    """The last step of this release. The files of the steps are named after them: v0002_… is step 0002."""
    return max(path.name for path in steps.glob("v*.py"))[1:5]


def _escaped(path: Path) -> str:
    return str(path).replace("%", "%%")
