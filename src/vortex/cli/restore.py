"""`vortex restore`: a backup becomes the database of a server."""

from __future__ import annotations

from pathlib import Path

import click

from vortex.cli.backup import check
from vortex.cli.upkeep import database_option, faults_in_a_sentence, packs_option


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@packs_option
def restore(file: Path, database: str, packs: dict[str, Path]) -> None:
    """Restore FILE into a database that has no tables yet; it is made if need be.

    The backup may be of an older release, and of the other kind of database: this is also how tables move from SQLite
    to PostgreSQL.
    """
    with faults_in_a_sentence():
        from vortex.server.upkeep.backup import restore as bring_back

        check(file, packs)
        copied = bring_back(file, database)
    click.echo(f"restored: tables: {copied.tables}, entries: {copied.entries}")
