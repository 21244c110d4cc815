"""Play on a Vortex server from Python: set tables up, sit down, answer, watch and talk, with types for all of it.

    async with await sit(link, "Marvin") as table:
        async for question in table.questions():
            await table.answer(question.options[0])

A table comes back by itself when the connection breaks or the server restarts. `docs/library.md` teaches it.
"""

from vortex.client.bots import UnlikeGame, play
from vortex.client.errors import ClientError, Gone, Refused
from vortex.client.server import Server, sit, watch
from vortex.client.table import Table
from vortex.protocol import BotSeat, Clock, OpenSeat, PersonHere

__all__ = [
    "BotSeat",
    "ClientError",
    "Clock",
    "Gone",
    "OpenSeat",
    "PersonHere",
    "Refused",
    "Server",
    "Table",
    "UnlikeGame",
    "play",
    "sit",
    "watch",
]
