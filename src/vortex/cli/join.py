"""`vortex join`: a bot of this machine takes a seat at a table of a server."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import click

from vortex.bots.bot import USUAL, make_bot
from vortex.cli.errors import Broken
from vortex.cli.settings import check_bot, pack_option

if TYPE_CHECKING:
    from vortex.protocol import OutcomeInfo, TableInfo


@click.command()
@click.argument("link")
@click.option(
    "--bot",
    default=USUAL,
    show_default=True,
    metavar="NAME",
    help="Which bot plays: one by name, or your own as MODULE:CLASS.",
)
@click.option("--name", help="What the others see at the seat; otherwise the bot's name.")
@click.option("--seat", type=click.IntRange(1), help="Which open seat; otherwise the first.")
@click.option("--seed", type=int, help="For a bot that is to choose the same again.")
@pack_option
def join(
    link: str, bot: str, name: str | None, seat: int | None, seed: int | None, pack: Path | None
) -> None:
    """Let a bot of this machine play at a table of a server, to the end of the game.

    LINK is an invitation, a link back to a seat, or the address of a public table. The bot comes back by itself when
    the connection breaks or the server restarts. It is given what its seat may know, and nothing else.
    """
    check_bot(bot)
    try:
        from vortex.client import ClientError
    except ModuleNotFoundError as error:
        if error.name not in ("msgspec", "websockets"):
            raise
        raise Broken(
            "joining a table needs the extra client: pip install 'vortex-tabletop[client]'"
        ) from error
    chosen = secrets.randbits(63) if seed is None else seed
    try:
        asyncio.run(_play(link, bot, name or _name(bot), None if seat is None else seat - 1, chosen, pack))
    except ClientError as error:
        raise Broken(f"{error}.") from error


async def _play(link: str, bot: str, name: str, seat: int | None, seed: int, pack: Path | None) -> None:
    from vortex.client import Server, play
    from vortex.client.bots import game_of
    from vortex.client.server import address_of

    server = Server(address_of(link))
    # Before it takes a seat that it cannot play.
    game_of(await server.info(link), pack)
    async with await server.sit(link, name, seat) as table:
        click.echo(f"{name} sits in seat {_mine(table.me.seats)} of {table.info.game_title}.")
        click.echo(f"The way back, also for another program: {table.way_back}")
        outcome = await play(table, make_bot(bot, seed), pack)
        click.echo(_ending(table.info, outcome))


def _mine(seats: list[int]) -> str:
    return " and ".join(str(seat + 1) for seat in seats)


def _ending(info: TableInfo, outcome: OutcomeInfo) -> str:
    winners = " and ".join(info.seats[seat].name for seat in outcome.winners) or "Nobody"
    return f"{winners} won: {outcome.kind}."


def _name(bot: str) -> str:
    """`my_bots:Eager` is Eager, `oracle:400` an Oracle."""
    first, _, last = bot.partition(":")
    shown = last if last.isidentifier() else first
    return shown.replace("-", " ").capitalize() if shown.islower() else shown
