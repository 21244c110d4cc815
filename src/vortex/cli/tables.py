"""`vortex tables`: the tables that a server keeps."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from vortex.cli.upkeep import database_option, milliseconds, moment, up_to_date
from vortex.terminal.text import printable

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from vortex.server.storage.interface import TableRow
    from vortex.server.upkeep.database import Database
    from vortex.server.upkeep.tables import Kept

status_option = click.option(
    "--status", type=click.Choice(["waiting", "playing", "over"]), help="Only tables of this status."
)


@click.group()
def tables() -> None:
    """The tables that a server keeps, whether it runs or not."""


@tables.command("list")
@database_option
@status_option
@click.option("--json", "as_json", is_flag=True, help="As JSON, one table a line.")
def list_(database: str, status: str | None, as_json: bool) -> None:
    """List the tables, those first that have been quiet longest."""
    with up_to_date(database) as kept:
        from vortex.server.upkeep import tables as upkeep

        found = kept.read(upkeep.all_tables)
    shown = [each for each in found if status in (None, each.row.status)]
    for each in shown:
        click.echo(json.dumps(_plain(each)) if as_json else _line(each))
    if not as_json:
        click.echo(f"tables: {len(shown)}")


@tables.command()
@click.argument("table")
@database_option
def show(table: str, database: str) -> None:
    """Show one table: who sits there, and how far it is. Never its cards or its seed."""
    with up_to_date(database) as kept:
        from vortex.server.upkeep import tables as upkeep

        row = kept.read(lambda connection: upkeep.find(connection, table))
        _show(row, upkeep.short)


@tables.command()
@click.argument("names", nargs=-1, required=True, metavar="TABLE...")
@database_option
@click.option("--yes", is_flag=True, help="Do not ask.")
def remove(names: tuple[str, ...], database: str, yes: bool) -> None:
    """Remove tables with their logs and chats. A running server closes them within seconds."""
    with up_to_date(database) as kept:
        from vortex.server.upkeep import tables as upkeep

        for name in names:
            kept.read(lambda connection, name=name: upkeep.find(connection, name))  # type: ignore[misc]
        _remove(kept, len(names), yes, lambda connection: upkeep.remove(connection, names))


@tables.command()
@click.argument("table")
@database_option
def close(table: str, database: str) -> None:
    """Close TABLE: nobody can play, talk or look there any more. A running server puts everybody out within seconds."""
    with up_to_date(database) as kept:
        from vortex.server.upkeep import tables as upkeep

        kept.write(lambda connection: upkeep.close(connection, table))
    click.echo(f"closed: {table}")


@tables.command("open")
@click.argument("table")
@database_option
def open_(table: str, database: str) -> None:
    """Open TABLE again, as it was when it was closed."""
    with up_to_date(database) as kept:
        from vortex.server.upkeep import tables as upkeep

        kept.write(lambda connection: upkeep.close(connection, table, is_closed=False))
    click.echo(f"open: {table}")


@tables.command()
@click.option("--older-than", required=True, metavar="AGE", help="Quiet for so long: 12h, 90d, 8w, 2y.")
@database_option
@status_option
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.option("--dry-run", is_flag=True, help="Only list what would be removed.")
def prune(older_than: str, database: str, status: str | None, yes: bool, dry_run: bool) -> None:
    """Remove the tables at which nothing has happened for so long."""
    since = int(time.time() * 1000) - milliseconds(older_than, "--older-than")
    with up_to_date(database) as kept:
        from vortex.server.upkeep import tables as upkeep

        found = kept.read(lambda connection: upkeep.quiet_since(connection, since, status or ""))
        for each in found:
            click.echo(_line(each))
        if not found or dry_run:
            click.echo(f"tables: {len(found)}; nothing was removed")
            return
        quiet = [each.row.id for each in found]
        _remove(kept, len(quiet), yes, lambda it: upkeep.remove_quiet(it, quiet, since, status or ""))


@tables.command()
@click.argument("names", nargs=-1, required=True, metavar="TABLE...")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def export(names: tuple[str, ...], file: Path, database: str) -> None:
    """Write tables into FILE, from which `vortex tables import` brings them into another database.

    Only you can read FILE: it holds the seeds of running games.
    """
    with up_to_date(database) as kept:
        from vortex.server.upkeep import tables as upkeep

        copied = upkeep.export(kept, names, file)
    click.echo(f"{file}: tables: {copied.tables}, entries: {copied.entries}")


@tables.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def import_(file: Path, database: str) -> None:
    """Bring in the tables of FILE. People keep their seats if they use the same browser at the same address."""
    with up_to_date(database) as kept:
        from vortex.server.upkeep import tables as upkeep

        names = upkeep.bring_in(file, kept)
    for name in names:
        click.echo(name)
    click.echo(f"tables: {len(names)}")


def _remove(kept: Database, count: int, yes: bool, work: Callable[[Connection], int]) -> None:
    if not yes:
        click.confirm(f"Remove {count} of the tables for good?", abort=True)
    removed = kept.write(work)
    click.echo(f"removed: {removed}")
    kept.tidy()


def _line(kept: Kept) -> str:
    row = kept.row
    names = ", ".join(printable(seat.name) for seat in row.seats if seat.kind == "person")
    title = f"  “{printable(row.title)}”" if row.title else ""
    status = "closed" if row.closed else row.status
    return f"{row.id}  {_day(kept.last)}  {status:8}{row.game}, {row.number} entries  {names}{title}"


def _plain(kept: Kept) -> dict[str, Any]:
    row = kept.row
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "closed": row.closed,
        "entries": row.number,
        "chat": kept.chat,
        "created": moment(row.created),
        "last": moment(kept.last),
        "title": row.title,
        "people": [seat.name for seat in row.seats if seat.kind == "person"],
    }


def _show(row: TableRow, short: Any) -> None:
    closed = ", closed" if row.closed else ""
    click.echo(
        f"{row.id}: {row.game}, rules version {row.rules_version}, {row.status}, {row.number} entries{closed}"
    )
    if row.title:
        click.echo(f"title: {printable(row.title)}")
    host = f", by session {short(row.host)}" if row.host else ""
    click.echo(f"made: {moment(row.created)}{host}; {'public' if row.public else 'private'}")
    for seat in row.seats:
        who = f"{seat.kind}, {printable(seat.name)}" + (f", {seat.level}" if seat.level else "")
        session = f", session {short(seat.session)}" if seat.session else ""
        session += ", muted" if seat.muted else ""
        click.echo(f"seat {seat.seat + 1}: {who}{session}")


def _day(milliseconds: int) -> str:
    return moment(milliseconds)[:10]
