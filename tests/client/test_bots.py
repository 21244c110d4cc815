"""A bot of this process at a table of a server."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.client.test_server import played
from tests.server.serving import Served

from vortex.bots.bot import make_bot
from vortex.bots.chair import Chair
from vortex.client import BotSeat, OpenSeat, Server, UnlikeGame, play, sit
from vortex.client.bots import game_of
from vortex.games import own_pack


class Seen:
    """Chooses like the usual bot, and keeps what it was given."""

    def __init__(self) -> None:
        self.chairs: list[Chair] = []
        self._bot = make_bot("novice", 1)

    def choose(self, chair: Chair) -> int:
        self.chairs.append(chair)
        return self._bot.choose(chair)


@pytest.mark.slow
@played
async def test_a_bot_plays_a_whole_game_from_what_its_seat_may_know(server: Served) -> None:
    host = Server(server.origin)
    made = await host.create("time-clash", BotSeat("random"), OpenSeat(), options={"match": 1})
    bot = Seen()
    async with await sit(made.invite, "Marvin") as table:
        outcome = await play(table, bot)
    assert outcome.winners in ([0], [1])
    assert len(bot.chairs) > 5
    assert {chair.seat for chair in bot.chairs} == {1}
    async with made as onlooker:
        assert onlooker.outcome == outcome


@played
async def test_a_game_that_this_machine_has_not_is_refused_before_it_begins(
    server: Served,
) -> None:
    made = await Server(server.origin).create("time-clash", OpenSeat(), BotSeat("random"))
    with pytest.raises(UnlikeGame, match=r"by version 9 of the rules, this machine has version 2; install"):
        game_of(replace(made.info, rules_version=9))
    with pytest.raises(UnlikeGame, match="the table plays with the pack 'mine'; name a folder with the same"):
        game_of(replace(made.info, pack="mine", pack_hash="0" * 64))
    with pytest.raises(UnlikeGame, match="the table plays with other cards"):
        game_of(replace(made.info, pack_hash="0" * 64))
    with pytest.raises(UnlikeGame, match="the table plays Ludo: there is no game 'ludo'"):
        game_of(replace(made.info, game="ludo", game_title="Ludo"))
    assert game_of(made.info, Path(own_pack("time-clash"))).key == "time-clash"
