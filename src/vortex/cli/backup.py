"""`vortex backup`: all tables of a server in one file, made while it runs, and replayed before it counts."""

from __future__ import annotations

from pathlib import Path

import click

from vortex.cli.errors import Broken
from vortex.cli.upkeep import at, database_option, packs_option


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@packs_option
def backup(file: Path, database: str, packs: dict[str, Path]) -> None:
    """Back up all tables into FILE, which must be new.

    FILE is a SQLite database that only you can read: it holds the seeds of running games. Every table in it is then
    played through again from its seed.
    """
    with at(database) as source:
        from vortex.server.upkeep.backup import back_up

        copied = back_up(source, file)
        click.echo(f"{file}: tables: {copied.tables}, entries: {copied.entries}")
        check(file, packs)


def check(file: Path, packs: dict[str, Path]) -> None:
    """Replay every table of a backup, and say what came of it."""
    from vortex.server.upkeep.backup import brought_up_to_date
    from vortex.server.upkeep.replaying import replayed

    with brought_up_to_date(file) as copy:
        found = copy.read(lambda connection: list(replayed(connection, packs)))
    for each in found:
        if each.fault:
            click.echo(
                f"{each.table}: {'not replayed' if each.is_other else 'damaged'}: {each.fault}", err=True
            )
    damaged = [each for each in found if each.fault and not each.is_other]
    click.echo(f"replayed: {sum(not each.fault for each in found)} of {len(found)}")
    if damaged:
        raise Broken(f"tables that are damaged: {len(damaged)}")
