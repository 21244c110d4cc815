"""A bot of this process at a table of a server: it thinks about worlds that its seat cannot tell from the true one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from vortex.bots.chair import Chair
from vortex.bots.own import Bot, held
from vortex.client.errors import ClientError, Refused
from vortex.client.table import Table
from vortex.games import UnknownGame, load_game
from vortex.kernel.game import Game
from vortex.protocol import OutcomeInfo, TableInfo

_PASSING = ("bot_plays", "not_asked", "stale")
"""Refusals that only say that the table has moved on, or that a bot of the server plays for now."""


class UnlikeGame(ClientError):
    """The game of the table is not the one that this machine has."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "unlike")


async def play(table: Table, bot: Bot, pack: Path | None = None) -> OutcomeInfo:
    """The bot answers every question that is put to this session's seats, to the end of the game. `pack` are the cards
    of the table, where they are not the game's own."""
    game = game_of(table.info, pack)
    player = held(bot)
    async for question in table.questions():
        try:
            world = game.load(await table.imagine())
            # Elsewhere: while it thinks, the connection must be heard.
            choice = await asyncio.to_thread(player.choose, Chair(game, world, question.seat))
            await table.answer(choice)
        except Refused as no:
            if no.code not in _PASSING:
                raise
    assert table.outcome is not None
    return table.outcome


def game_of(info: TableInfo, pack: Path | None = None) -> Game[Any]:
    """The game of a table, with the same rules and cards."""
    try:
        game = load_game(info.game, pack)
    except UnknownGame as error:
        raise UnlikeGame(f"the table plays {info.game_title}: {error}") from error
    if game.rules_version != info.rules_version:
        raise UnlikeGame(
            f"the table plays {info.game_title} by version {info.rules_version} of the rules, "
            f"this machine has version {game.rules_version}; install the server's version of Vortex"
        )
    if game.pack_hash != info.pack_hash:
        which = f"the pack {info.pack!r}" if info.pack else "other cards"
        raise UnlikeGame(f"the table plays with {which}; name a folder with the same cards")
    return game
