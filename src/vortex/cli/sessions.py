"""`vortex sessions`: what a browser has left at a server."""

from __future__ import annotations

import click

from vortex.cli.upkeep import database_option, up_to_date


@click.group()
def sessions() -> None:
    """A session is a browser that has visited the server; there are no accounts."""


@sessions.command()
@click.argument("session")
@database_option
@click.option("--yes", is_flag=True, help="Do not ask.")
def forget(session: str, database: str, yes: bool) -> None:
    """Remove all that SESSION has left: its names, what it said and reported, its packs, the tables
    that it made for itself.

    `vortex tables show` prints the sessions at a table. Games with others go on: the seat keeps its number for a name,
    and can be handed to a bot. A running server shows the difference within seconds.
    """
    with up_to_date(database) as kept:
        from vortex.server.upkeep import tables as upkeep

        if not yes:
            click.confirm(f"Forget session {session}?", abort=True)
        gone = kept.write(lambda connection: upkeep.forget(connection, session))
        click.echo(
            f"forgotten: seats: {gone.seats}, chat lines: {gone.lines}, tables: {gone.tables}, "
            f"reports: {gone.reports}, packs: {gone.packs}"
        )
        kept.tidy()
