"""`vortex backup`: all tables of a server in one file, made while it runs, and replayed before it counts."""

from __future__ import annotations

import contextlib
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from vortex.cli.errors import Broken, Misused
from vortex.cli.upkeep import at, database_option, known_packs_option

if TYPE_CHECKING:
    from vortex.server.upkeep.replaying import Replayed

PIPE = Path("-")
"""Standard output or input instead of a file."""


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@known_packs_option
def backup(file: Path, database: str, packs: dict[str, Path]) -> None:
    """Back up all tables into FILE, which must be new; - is standard output.

    FILE is a SQLite database that only you can read: it holds the seeds of running games. Every table in it is then
    played through again from its seed.
    """
    if file == PIPE and sys.stdout.isatty():
        raise Misused("a backup is nothing to read: send it into a file, as in: vortex backup - > tables.db")
    with at(database) as source, _made(file) as made:
        from vortex.server.upkeep.backup import back_up, brought_up_to_date
        from vortex.server.upkeep.replaying import replayed

        copied = back_up(source, made)
        if file == PIPE:
            with made.open("rb") as written:
                shutil.copyfileobj(written, sys.stdout.buffer)
            sys.stdout.buffer.flush()
        click.echo(f"{file}: tables: {copied.tables}, entries: {copied.entries}", err=file == PIPE)
        with brought_up_to_date(made) as copy:
            found = copy.read(lambda connection: list(replayed(connection, packs)))
    if damaged := tell(found, err=file == PIPE):
        raise Broken(f"tables that are damaged: {damaged}")


@contextlib.contextmanager
def _made(file: Path) -> Iterator[Path]:
    if file != PIPE:
        yield file
        return
    with tempfile.TemporaryDirectory(prefix="vortex-") as folder:
        yield Path(folder, "backup.db")


def tell(found: Sequence[Replayed], err: bool = False) -> int:
    """What came of playing every table of a backup through again; answers how many are damaged."""
    for each in found:
        if each.fault:
            how = "damaged" if each.is_damaged else "not replayed"
            click.echo(f"{each.table}: {how}: {each.fault}", err=True)
    click.echo(f"replayed: {sum(not each.fault for each in found)} of {len(found)}", err=err)
    return sum(each.is_damaged for each in found)
