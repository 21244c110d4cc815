"""A player who goes on whatever happens to the server, and knows what was promised."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from tests.patience import PATIENCE
from tests.server.serving import Browser, Json, Player, bot, here
from websockets.exceptions import InvalidStatus, WebSocketException

from vortex.server.storage import open_store

SEATS = {
    "time-of-the-daleks": [here("Ada"), bot(), bot()],
    "time-clash": [here("Ada"), bot()],
    "card-game": [here("Ada"), bot(), bot()],
}
GONE = (WebSocketException, OSError, EOFError)
"""What a player meets whose server is no longer there."""


class StubbornSeat:
    """Ada at one table. Whatever happens, she sends what was not acknowledged again, word by word."""

    def __init__(self, browser: Browser, game: str) -> None:
        self.browser = browser
        self.game = game
        self.pending: Json | None = None
        self.acked: dict[str, tuple[int, int]] = {}
        self.last: tuple[Json, Json] | None = None
        """The last move at the present table, and its answer."""
        self.tables: list[str] = []
        self.player: Player | None = None

    def turn(self, luck: random.Random) -> None:
        """One move. No answer from a server that is there means a table that hangs."""
        try:
            self._turn(luck)
        except TimeoutError as error:
            raise AssertionError(f"a table of {self.game} hangs") from error

    def come_back(self) -> None:
        """After a restart."""
        try:
            if self.tables:
                self._connect()
        except TimeoutError as error:
            raise AssertionError(f"a table of {self.game} does not answer") from error

    def _turn(self, luck: random.Random) -> None:
        if not self.tables:
            options = {"match": 1} if self.game == "time-clash" else {}
            self.tables.append(
                self.browser.create(self.game, *SEATS[self.game], options=options)["table"]["id"]
            )
        player = self.player or self._connect()
        if self.pending is None:
            if not player.until_asked():
                self.tables.pop()
                self.player = self.last = None
                player.socket.close_socket()
                return
            assert player.position is not None
            choice = luck.choice(player.position["question"]["options"])["choice"]
            answers = {"number": player.position["number"], "private": player.position["private"]}
            self.pending = {"id": str(uuid4()), **answers, "seat": 0, "choice": choice}
        answer = self._until_known(player, self.pending)
        assert answer["type"] == "ack", answer
        number, private = self.pending["number"], self.pending["private"]
        assert (answer["number"], answer["private"]) in ((number + 1, 0), (number, private + 1))
        self.acked[f"{self.tables[-1]} {self.pending['id']}"] = (answer["number"], answer["private"])
        repeated = player.ask("move", **self.pending)
        assert repeated == answer
        self.last = self.pending, answer
        self.pending = None
        player.until_there(answer)

    @staticmethod
    def _until_known(player: Player, move: Json) -> Json:
        """A server that could not save a move says so, and asks for it again."""
        start = time.monotonic()
        while True:
            answer = player.ask("move", **move)
            if answer.get("code") not in ("store", "unsure") or time.monotonic() > start + PATIENCE:
                return answer

    def repeat(self, browser: Browser) -> None:
        """The last move once more, at a server that may never have seen it."""
        if self.last is not None:
            move, answer = self.last
            player = browser.connect(self.tables[-1])
            assert player.ask("move", **move) == answer, "a repeat is not known"
            player.socket.close_socket()

    def _connect(self) -> Player:
        try:
            player = self.browser.connect(self.tables[-1])
        except InvalidStatus as refused:
            if refused.response.status_code < 500:
                said = refused.response.body.decode() if refused.response.body else ""
                raise AssertionError(f"a table is lost: {refused.response.status_code} {said}") from None
            raise
        assert player.position is not None
        moments = [moment for id_, moment in self.acked.items() if id_.startswith(self.tables[-1])]
        now = (player.position["number"], player.position["private"])
        assert now >= max(moments, default=(0, 0)), "an acknowledged move is lost"
        self.player = player
        return player

    def lost(self) -> None:
        if self.player is not None:
            self.player.socket.close_socket()
            self.player = None


async def check(database: str, seats: Sequence[StubbornSeat]) -> None:
    """Every acknowledged move is in the log once, in the order of the answers; the logs have no gaps."""
    acked = [id_ for seat in seats for id_ in seat.acked]
    store = open_store(database)
    await store.open()
    try:
        for table in {id_.split()[0] for id_ in acked}:
            entries: list[Any] = await store.entries(table, 0)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            ids = [entry.move_id for entry in entries]
            assert len(set(ids)) == len(ids)
            places = [ids.index(id_.split()[1]) for id_ in acked if id_.startswith(table)]
            assert places == sorted(places)
    finally:
        await store.close()
