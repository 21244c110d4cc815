"""`vortex restore`: a backup becomes the database of a server."""

from __future__ import annotations

import contextlib
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click

from vortex.cli.backup import PIPE, tell
from vortex.cli.errors import Incomplete
from vortex.cli.upkeep import database_option, faults_in_a_sentence, known_packs_option


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@known_packs_option
def restore(file: Path, database: str, packs: dict[str, Path]) -> None:
    """Restore FILE into an empty database that no server uses; it is made if need be. - is standard input.

    The backup may be of an older release, and of the other kind of database: this is also how tables move from SQLite
    to PostgreSQL. Every table is played through again first. One that is damaged is left out and named, and the exit
    code is then 3; 1 and 2 mean that nothing was restored.
    """
    with faults_in_a_sentence(), _given(file) as given:
        from vortex.server.upkeep.restoring import restore as bring_back

        restored = bring_back(given, database, packs, "standard input" if file == PIPE else "")
    damaged = tell(restored.found)
    click.echo(f"restored: tables: {restored.copied.tables}, entries: {restored.copied.entries}")
    if damaged:
        raise Incomplete(f"tables that are damaged and were left out: {damaged}; the backup still has them")


@contextlib.contextmanager
def _given(file: Path) -> Iterator[Path]:
    if file != PIPE:
        yield file
        return
    with tempfile.TemporaryDirectory(prefix="vortex-") as folder:
        given = Path(folder, "backup.db")
        with given.open("wb") as written:
            shutil.copyfileobj(sys.stdin.buffer, written)
        yield given
