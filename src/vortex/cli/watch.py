"""`vortex watch`: a table of a server, looked at from this terminal."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from vortex.cli.player_command import PlayerCommand
from vortex.cli.settings import language_option, pack_option
from vortex.cli.visiting import at_table, visiting
from vortex.kernel.game import Game
from vortex.terminal.speech import Speech, language_of

if TYPE_CHECKING:
    from vortex.client import Table


@click.command(cls=PlayerCommand)
@click.argument("link")
@pack_option
@click.option("--plain", is_flag=True, help="Lines instead of panes; always so where there is no terminal.")
@language_option
def watch(link: str, pack: Path | None, plain: bool, language: str | None) -> None:
    """Watch a table of a server, as everybody may see it, to the end of the game.

    LINK is the table's address.
    """
    speech = Speech(language_of(language))
    with visiting(speech):
        at_table(partial(_watched, link, speech, pack), speech, plain)


async def _watched(link: str, speech: Speech, pack: Path | None) -> tuple[Table, Game[Any]]:
    from vortex.client import Server
    from vortex.client.bots import game_of
    from vortex.client.server import address_of

    server = Server(address_of(link), speech.language)
    game = game_of(await server.info(link), pack)
    return await server.table(link, None), game
