"""Rooms without a network: for tests that need many steps, or their own time."""

from __future__ import annotations

import asyncio
import heapq
import json
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any
from uuid import uuid4

from tests.server.bots_here import BotsHere
from tests.server.serving import CollectingNothing, a_store

from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.protocol import decode_client
from vortex.server.bot_workers import Bots
from vortex.server.context import ServerContext
from vortex.server.handling import handle
from vortex.server.room import Room
from vortex.server.rooms import Rooms
from vortex.server.settings import settings_from
from vortex.server.storage.interface import SeatRow, Store, TableRow
from vortex.server.times import Times

Json = dict[str, Any]
SEED = bytes(range(64))

_open: list[Store] = []
"""The stores of the running test, which are closed after it."""


class FakeTimes(Times):
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def monotonic(self) -> float:
        return self.seconds

    def now(self) -> int:
        return int(self.seconds * 1000)

    async def sleep(self, seconds: float) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.seconds + seconds, id(future), future))
        await future

    async def go_on(self, seconds: float) -> None:
        end = self.seconds + seconds
        await settle()
        while self._sleepers and self._sleepers[0][0] <= end:
            when, _, future = heapq.heappop(self._sleepers)
            self.seconds = max(self.seconds, when)
            if not future.done():
                future.set_result(None)
            await settle()
        self.seconds = end
        await settle()


async def settle() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


class FakeConnection:
    """Keeps what it is sent."""

    def __init__(self, session: str, viewer: int | None = None) -> None:
        self.session = session
        self.viewer = viewer
        self.language = "en"
        self.is_welcome = False
        self.awaits: set[str] = set()
        self.sent: list[bytes] = []
        self.dismissed = ""

    def send(self, data: bytes) -> None:
        self.sent.append(data)

    def send_latest(self, make: Callable[[], bytes]) -> None:
        self.sent.append(make())

    def dismiss(self, code: str) -> None:
        self.dismissed = code

    def answers(self, id_: str) -> list[Json]:
        said = [json.loads(data) for data in self.sent if id_.encode() in data]
        return [message for message in said if message.get("id") == id_]

    def messages(self) -> list[Json]:
        return [json.loads(data) for data in self.sent]

    def last(self, kind: str) -> Json:
        return [m for m in self.messages() if m["type"] == kind][-1]

    @property
    def position(self) -> Json:
        position: Json = [m for m in self.messages() if m.get("position")][-1]["position"]
        return position


class Inside:
    """A server with its rooms. `seats` says who has each: a session's name, or a bot's level after a colon."""

    def __init__(self, store: Store | None = None, bots: Bots | None = None, **given: Any) -> None:
        self.times = FakeTimes()
        self.store = store or a_store()
        self._is_closed = store is None
        """A test that brings a store opens it."""
        settings = settings_from({}, database="memory:", **{"bot_pause": 0.0, **given})
        self.context = ServerContext(settings, self.store, bots or BotsHere(), self.times)
        self.context.collector = CollectingNothing()
        self.context.sign_with(b"k" * 32)
        self.rooms = Rooms(self.context)

    async def table(self, game: str, *seats: str, **more: Any) -> Room:
        loaded = load_game(game)
        options = loaded.check_options(more.pop("options", {}))
        rows = [
            SeatRow(number, "bot", f"Bot {number}", who[1:])
            if who.startswith(":")
            else SeatRow(number, "person" if who else "open", f"{who} {number}" if who else "", "", who, 1)
            for number, who in enumerate(seats)
        ]
        seed = more.pop("seed", SEED)
        row = TableRow(
            str(uuid4()).replace("-", "")[:22],
            game,
            "",
            loaded.pack_hash,
            loaded.rules_version,
            options,
            tuple(rows),
            seed,
            "host",
            asked=loaded.new(options, len(seats), seed).asked,
            **{"status": "waiting" if "" in seats else "playing", **more},
        )
        if self._is_closed:
            await self.store.open()
            self._is_closed = False
            _open.append(self.store)
        await self.store.create_table(row)
        room = await self.rooms.room(row.id)
        assert room is not None
        return room

    async def restart(self) -> None:
        """Everything in memory is gone."""
        for room in self.rooms:
            await room.autoplay.stop()
        self.rooms = Rooms(self.context)

    async def join(self, room: Room, session: str, **hello: Any) -> FakeConnection:
        connection = FakeConnection(session)
        room.join(connection)
        await tell(room, connection, "hello", version=2, **hello)
        return connection


async def tell(room: Room, connection: FakeConnection, type_: str, **fields: Any) -> Json | None:
    """Send a message; answers what came back for its id, if it had one."""
    await handle(room, connection, decode_client(json.dumps({"type": type_, **fields})))
    found = connection.answers(fields["id"]) if "id" in fields else []
    return found[-1] if found else None


async def ask(room: Room, connection: FakeConnection, type_: str, **fields: Any) -> Json:
    answer = await tell(room, connection, type_, **{"id": str(uuid4()), **fields})
    assert answer is not None
    return answer


async def move(room: Room, connection: FakeConnection, choice: int | None = None, **fields: Any) -> Json:
    """The first option, unless told otherwise."""
    seat = max(room.timeline.asked, 0)
    answers = {
        **now(room, seat),
        "seat": seat,
        "choice": (room.timeline.state.options or [0])[0] if choice is None else choice,
    }
    return await ask(room, connection, "move", **{**answers, **fields})


def now(room: Room, seat: int | None) -> dict[str, int]:
    """What a message of this seat answers."""
    return room.timeline.numbers.of(seat)._asdict()


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    async def whole() -> None:
        _open.clear()
        try:
            await test()
        finally:
            while _open:
                await _open.pop().close()

    @wraps(test)
    def started() -> None:
        asyncio.run(whole())

    return started


async def until(room: Room, connections: dict[int, FakeConnection], wanted: Callable[[], bool]) -> None:
    """Random moves by the seats' owners until something is so."""
    luck = FastChance(5)
    for _ in range(500):
        if wanted():
            return
        options = room.timeline.state.options
        asked = room.timeline.asked
        answer = await move(room, connections[asked], options[luck.below(len(options))])
        assert answer["type"] == "ack"
        await settle()
    raise AssertionError("it never came to that")


def is_window(room: Room) -> bool:
    return room.timeline.game.questions[room.timeline.state.topic].is_window
