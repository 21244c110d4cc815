"""`vortex packs`: the packs that people have made at a server."""

from __future__ import annotations

from pathlib import Path

import click

from vortex.cli.upkeep import database_option, moment, up_to_date
from vortex.terminal.text import printable


@click.group()
def packs() -> None:
    """The packs of cards that people have made at a server, whether it runs or not."""


@packs.command("list")
@database_option
def list_(database: str) -> None:
    """List the packs, with how much each takes and how many tables were made with it."""
    with up_to_date(database) as kept:
        from vortex.server.upkeep import packs as upkeep

        found = kept.read(upkeep.all_packs)
    for each in found:
        row = each.row
        owner = f"session {row.owner[:12]}" if row.owner else "removed by its owner"
        click.echo(
            f"{row.id}  {moment(row.changed)[:10]}  {row.game}, version {row.version}, {each.size // 1024} KiB, "
            f"pictures: {each.pictures}, tables: {each.tables}, {owner}  “{printable(row.name)}”"
        )
    click.echo(f"packs: {len(found)}, {sum(each.size for each in found) // 1024} KiB")


@packs.command()
@click.argument("names", nargs=-1, required=True, metavar="PACK...")
@database_option
@click.option("--yes", is_flag=True, help="Do not ask.")
def remove(names: tuple[str, ...], database: str, yes: bool) -> None:
    """Remove packs. What tables were made with stays until they are removed."""
    with up_to_date(database) as kept:
        from vortex.server.upkeep import packs as upkeep

        if not yes:
            click.confirm(f"Remove {len(names)} of the packs for good?", abort=True)
        removed = kept.write(lambda connection: upkeep.remove(connection, names))
        click.echo(f"removed: {removed}")
        kept.tidy()


@packs.command()
@click.argument("name", metavar="PACK")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_option
def export(name: str, file: Path, database: str) -> None:
    """Write the newest version of PACK into FILE.zip, which must be new, to look at it."""
    with up_to_date(database) as kept:
        from vortex.server.upkeep import packs as upkeep

        content = kept.read(lambda connection: upkeep.export(connection, name))
    with file.open("xb") as new:
        new.write(content)
    click.echo(f"{file}: {len(content)} bytes")
