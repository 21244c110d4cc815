"""kill -9 of the whole server while all games are played: nothing acknowledged is lost, no table is stuck (D2)."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from tests.server.processes import ServerProcess
from tests.server.serving import Browser, Json, Player, bot, here
from websockets.exceptions import InvalidStatus, WebSocketException

from vortex.server.storage import open_store

GAMES = {
    "time-of-the-daleks": [here("Ada"), bot(), bot()],
    "time-clash": [here("Ada"), bot()],
    "card-game": [here("Ada"), bot(), bot()],
}
GONE = (WebSocketException, OSError, EOFError)
BACK_SECONDS = 10
"""With so much of the processor's time a server starts and every table answers whoever comes back."""


class Seat:
    """Ada at one table. Whatever happens, she sends what was not acknowledged again, word by word."""

    def __init__(self, browser: Browser, game: str) -> None:
        self.browser = browser
        self.game = game
        self.pending: Json | None = None
        self.acked: dict[str, tuple[int, int]] = {}
        self.tables: list[str] = []
        self.player: Player | None = None

    def turn(self, luck: random.Random) -> None:
        """One move. Whoever gets no answer from a server that is there has found a table that hangs."""
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
                self.browser.create(self.game, *GAMES[self.game], options=options)["table"]["id"]
            )
        player = self.player or self._connect()
        if self.pending is None:
            if not player.until_asked():
                self.tables.pop()
                self.player = None
                player.socket.close_socket()
                return
            assert player.position is not None
            choice = luck.choice(player.position["question"]["options"])["choice"]
            answers = {"number": player.position["number"], "private": player.position["private"]}
            self.pending = {"id": str(uuid4()), **answers, "seat": 0, "choice": choice}
        answer = player.ask("move", **self.pending)
        assert answer["type"] == "ack", answer
        number, private = self.pending["number"], self.pending["private"]
        assert (answer["number"], answer["private"]) in ((number + 1, 0), (number, private + 1))
        self.acked[f"{self.tables[-1]} {self.pending['id']}"] = (answer["number"], answer["private"])
        repeated = player.ask("move", **self.pending)
        assert repeated == answer
        self.pending = None
        player.until_there(answer)

    def _connect(self) -> Player:
        try:
            player = self.browser.connect(self.tables[-1])
        except InvalidStatus as refused:
            if refused.response.status_code < 500:
                raise AssertionError("a table is lost") from None
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


def _play_until_killed(server: ServerProcess, seats: list[Seat], luck: random.Random) -> None:
    """Some moves in peace; then the kill comes within the next ones, as long as moves take on this machine just now."""
    in_peace = luck.randrange(2, 7)
    began = time.monotonic()
    for _ in range(in_peace):
        luck.choice(seats).turn(luck)
    two_moves = 2 * (time.monotonic() - began) / in_peace
    killer = threading.Timer(luck.uniform(0, two_moves), server.process.kill)
    killer.start()
    with contextlib.suppress(*GONE):
        while True:
            luck.choice(seats).turn(luck)
    killer.join()
    server.kill()


def _play(database: str, kills: int, seed: int) -> None:
    luck = random.Random(seed)
    server = ServerProcess(database)
    server.start()
    ada = Browser(server)
    seats = [Seat(ada, game) for game in GAMES]
    done = 0
    busiest = 0.0
    try:
        while done < kills:
            _play_until_killed(server, seats, luck)
            done += 1
            for seat in seats:
                seat.lost()
            server.start()
            for seat in seats:
                seat.come_back()
            busiest = max(busiest, server.figures()["cpu_seconds_total"])
        for seat in seats:
            seat.turn(luck)
    finally:
        server.kill()
        for seat in seats:
            seat.lost()
    acked = [id_ for seat in seats for id_ in seat.acked]
    print(
        f"{kills} kills, {len(acked)} moves acknowledged, back after {busiest:.1f} s of work at most, seed {seed}"
    )
    assert len(acked) > kills
    assert busiest < BACK_SECONDS
    asyncio.run(_check(server.database, acked))


async def _check(database: str, acked: list[str]) -> None:
    """Every acknowledged move is in the log once, in the order of the answers; the logs have no gaps."""
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


@pytest.mark.slow
def test_after_kill_9_every_table_goes_on_where_it_was(tmp_path: Path) -> None:
    _play(f"sqlite:///{tmp_path}/tables.db", 2, 1)


@pytest.mark.slow
@pytest.mark.parametrize("kills", [16, pytest.param(100, marks=pytest.mark.long)])
def test_after_many_kills_nothing_acknowledged_is_lost(kills: int, tmp_path: Path) -> None:
    _play(f"sqlite:///{tmp_path}/tables.db", kills, 2)


@pytest.mark.slow
def test_a_server_that_keeps_its_tables_in_memory_would_be_found() -> None:
    """Planted: what is acknowledged is nowhere but in the process."""
    with pytest.raises(AssertionError, match="a table is lost"):
        _play("memory:", 2, 1)


@pytest.mark.slow
def test_a_table_that_hangs_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: after the first kill, no move is ever answered."""
    honest = ServerProcess.start
    starts: list[ServerProcess] = []

    def start(self: ServerProcess) -> None:
        honest(self)
        if starts:
            monkeypatch.setattr(Player, "ask", hang)
        starts.append(self)

    def hang(self: Player, type_: str, **fields: Any) -> Json:
        raise TimeoutError

    monkeypatch.setattr(ServerProcess, "start", start)
    with pytest.raises(AssertionError, match="hangs"):
        _play(f"sqlite:///{tmp_path}/tables.db", 2, 1)
