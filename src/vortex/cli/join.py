"""`vortex join`: a person at this terminal, or a bot of this machine, takes a seat at a table of a server."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from getpass import getuser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from vortex.bots.bot import make_bot
from vortex.cli.completing import complete_bots
from vortex.cli.player_command import PlayerCommand
from vortex.cli.settings import check_bot, language_option, pack_option
from vortex.cli.visiting import at_table, visiting
from vortex.kernel.game import Game
from vortex.terminal.outcome import outcome_words
from vortex.terminal.speech import Speech, language_of

if TYPE_CHECKING:
    from vortex.client import Table


@click.command(cls=PlayerCommand)
@click.argument("link")
@click.option(
    "--bot",
    metavar="NAME",
    shell_complete=complete_bots,
    help="Let a bot play: one by name, or your own as MODULE:CLASS.",
)
@click.option(
    "--name", help="What the others see at the seat; otherwise yours on this machine, or the bot's."
)
@click.option("--seat", type=click.IntRange(1, 8), help="Which open seat; otherwise the first.")
@click.option("--seed", type=int, help="For a bot that is to choose the same again.")
@pack_option
@click.option("--plain", is_flag=True, help="Lines instead of panes; always so where there is no terminal.")
@language_option
def join(
    link: str,
    bot: str | None,
    name: str | None,
    seat: int | None,
    seed: int | None,
    pack: Path | None,
    plain: bool,
    language: str | None,
) -> None:
    """Play at a table of a server, from this terminal; or let a bot of this machine play there.

    LINK is an invitation, a link back to a seat, or the address of a public table. You, or the bot, come back by
    yourselves when the connection breaks or the server restarts. A bot is given what its seat may know, and nothing
    else.
    """
    if bot is not None:
        check_bot(bot)
    speech = Speech(language_of(language))
    place = None if seat is None else seat - 1
    with visiting(speech):
        if bot is None:
            at_table(partial(_sat, link, name or getuser(), place, speech, pack), speech, plain)
        else:
            chosen = secrets.randbits(63) if seed is None else seed
            asyncio.run(_play(link, bot, name or _name(bot), place, chosen, speech, pack))


async def _sat(
    link: str, name: str, seat: int | None, speech: Speech, pack: Path | None
) -> tuple[Table, Game[Any]]:
    from vortex.client import Server
    from vortex.client.bots import game_of
    from vortex.client.server import address_of

    server = Server(address_of(link), speech.language)
    game = game_of(await server.info(link), pack)
    return await server.sit(link, name, seat), game


async def _play(
    link: str, bot: str, name: str, seat: int | None, seed: int, speech: Speech, pack: Path | None
) -> None:
    from vortex.client import Server, play
    from vortex.client.bots import game_of
    from vortex.client.server import address_of

    server = Server(address_of(link), speech.language)
    # Before it takes a seat that it cannot play.
    game_of(await server.info(link), pack)
    async with await server.sit(link, name, seat) as table:
        mine = speech.phrase("and").join(str(seat + 1) for seat in table.me.seats)
        click.echo(speech.phrase("bot-sits", name=name, seats=mine, game=table.info.game_title))
        click.echo(speech.phrase("bot-way-back", link=table.way_back))
        outcome = await play(table, make_bot(bot, seed), pack)
        speech.names = tuple(seat.name for seat in table.info.seats)
        click.echo(outcome_words(outcome.kind, outcome.winners, outcome.scores, speech))


def _name(bot: str) -> str:
    """`my_bots:Eager` is Eager, `oracle:400` an Oracle."""
    first, _, last = bot.partition(":")
    shown = last if last.isidentifier() else first
    return shown.replace("-", " ").capitalize() if shown.islower() else shown
