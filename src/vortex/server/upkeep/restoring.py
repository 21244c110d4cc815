"""A backup becomes the database of a server: one that nobody uses and that is empty, of either kind."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from vortex.server.storage import default_url
from vortex.server.storage.interface import StoreFailed
from vortex.server.storage.migrate import migrate
from vortex.server.storage.models import KEYS, METADATA
from vortex.server.storage.sqlite_engine import engine_for
from vortex.server.upkeep.backup import (
    PARTS,
    Copied,
    brought_up_to_date,
    copy,
    growing,
    in_one_file,
    new_file,
)
from vortex.server.upkeep.database import Database, NotBegun, schema
from vortex.server.upkeep.replaying import Replayed, replayed
from vortex.server.upkeep.tables import remove


class Restored(NamedTuple):
    """What was brought back, and what each table of the backup was found to be: damaged ones were left out."""

    copied: Copied
    found: list[Replayed]


def restore(file: Path, url: str, packs: Mapping[str, Path], called: str = "") -> Restored:
    """Every table is played through again first. All of it is brought back, but for damaged tables, or nothing.
    `called`: what errors name the file."""
    with brought_up_to_date(file, called) as backup:
        database = Database(url)

        def restored(target: Connection) -> Restored:
            return _restored(backup, target, packs, database.path)

        def into_one_that_is_there(target: Connection) -> Restored:
            with contextlib.suppress(NotBegun):
                schema(target)  # raises, in words, if no server would take it
            return restored(target)

        if database.path is None or database.path.exists():
            return database.write_alone(into_one_that_is_there)
        if database.url == default_url():
            database.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # It gets its name once it is complete: what went wrong leaves nothing, and no server can begin with half of it.
        with new_file(database.path) as unfinished:
            engine = engine_for(unfinished, is_writer=True)
            try:
                with engine.begin() as target:
                    done = restored(target)
            finally:
                engine.dispose()
            in_one_file(unfinished)
        return done


def _restored(backup: Database, target: Connection, packs: Mapping[str, Path], path: Path | None) -> Restored:
    migrate(target)
    for name in PARTS:
        # A server that was started once has made a key, for links to tables that are not there.
        if name != KEYS.name and target.execute(select(METADATA.tables[name]).limit(1)).first() is not None:
            raise StoreFailed(
                f"this database is not empty (there are {name} in it): a backup is restored into an empty one"
            )
    found = backup.read(lambda source: list(replayed(source, packs)))
    damaged = [each.table for each in found if each.is_damaged]
    backup.write(lambda source: remove(source, damaged))
    target.execute(delete(KEYS))

    def copied(source: Connection) -> Copied:
        with growing(path):
            return copy(source, target)

    return Restored(backup.read(copied), found)
