"""`vortex bars`: whom a server keeps out for a time."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any, Literal

import click

from vortex.cli.errors import Broken, Misused
from vortex.cli.upkeep import database_option, milliseconds, moment, up_to_date

if TYPE_CHECKING:
    from sqlalchemy import Connection


_LAST = 253_402_300_799_000
"""The end of the year 9999."""

session_option = click.option(
    "--session",
    metavar="SESSION",
    help="A browser, as `vortex tables show` and `vortex reports list` name it.",
)
address_option = click.option(
    "--address", metavar="ADDRESS", help="An address like 203.0.113.7, or a network like 203.0.113.0/24."
)


@click.group()
def bars() -> None:
    """Whom the server keeps out for a time. Running servers, all processes of them, take it up within seconds."""


@bars.command()
@session_option
@address_option
@click.option("--for", "age", required=True, metavar="AGE", help="For so long: 12h, 7d, 8w, 2y.")
@database_option
def add(session: str | None, address: str | None, age: str, database: str) -> None:
    """Keep a browser or an address out. Barred again, it is for as long as said last."""
    now = _now()
    until = min(now + milliseconds(age, "--for"), _LAST)
    with up_to_date(database) as kept:
        from vortex.server.upkeep import moderation

        def added(connection: Connection) -> None:
            moderation.bar(connection, *_whom(connection, session, address), until, now)

        kept.write(added)
    click.echo(f"barred until {moment(until)}: {session or address}")


@bars.command("list")
@click.option("--json", "as_json", is_flag=True, help="As JSON, one bar a line.")
@database_option
def list_(as_json: bool, database: str) -> None:
    """List those who are kept out now."""
    with up_to_date(database) as kept:
        from vortex.server.upkeep import moderation, tables

        found = kept.read(lambda connection: moderation.bars(connection, _now()))
        for row in found:
            value = tables.short(row.value) if row.kind == "session" else row.value
            shown: dict[str, Any] = {"kind": row.kind, "value": value, "until": moment(row.until)}
            click.echo(json.dumps(shown) if as_json else f"{row.kind:8} {value:20} until {shown['until']}")
    if not as_json:
        click.echo(f"bars: {len(found)}")


@bars.command()
@session_option
@address_option
@database_option
def remove(session: str | None, address: str | None, database: str) -> None:
    """Let a browser or an address in again."""
    with up_to_date(database) as kept:
        from vortex.server.upkeep import moderation

        if not kept.write(
            lambda connection: moderation.unbar(connection, *_whom(connection, session, address))
        ):
            raise Broken(f"{session or address} is not barred")
    click.echo(f"no longer barred: {session or address}")


def _whom(
    connection: Connection, session: str | None, address: str | None
) -> tuple[Literal["session", "address"], str]:
    from vortex.server.upkeep import moderation, tables

    if bool(session) == bool(address):
        raise Misused("name one of --session and --address")
    if address:
        return "address", moderation.network(address)
    assert session is not None
    return "session", tables.full_session(connection, session)


def _now() -> int:
    return int(time.time() * 1000)
