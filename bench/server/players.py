"""People at many tables, each with a socket: they wait, move when they are told to, and note when others see it."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
import uuid
from abc import ABC, abstractmethod
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

PLANS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("time-of-the-daleks", 2, {}),
    ("time-clash", 2, {"match": 3}),
    ("card-game", 3, {}),
)


class Option(Struct):
    choice: int


class Question(Struct):
    options: list[Option]


class Position(Struct):
    number: int
    private: int
    question: Question | None
    outcome: msgspec.Raw


class Message(Struct):
    """What these players look at; the rest is skipped."""

    type: str
    position: Position | None = None
    id: str = ""
    code: str = ""


_MESSAGE = msgspec.json.Decoder(Message)


class Crowd(ABC):
    """`waits` are the seconds from sending a move to the moment at which another seat has its view."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.waits: list[float] = []
        self.hidden = 0
        self.sockets = 0
        self._luck = random.Random(1)

    @abstractmethod
    async def come(self, tables: int) -> None: ...

    @abstractmethod
    def move(self) -> None:
        """A player at some table makes a move, if any can."""

    @abstractmethod
    async def settle(self) -> int:
        """Wait for what is still on its way; how many moves nobody has seen by then."""

    @abstractmethod
    async def leave(self) -> None: ...

    def forget(self) -> None:
        self.waits.clear()
        self.hidden = 0


class Table:
    def __init__(self, crowd: TableCrowd, plan: tuple[str, int, dict[str, Any]]) -> None:
        self.crowd = crowd
        self.plan = plan
        self.seats: list[Seat] = []
        self.sent: dict[int, float] = {}
        """When the move was sent that leads to a number."""
        self.is_over = False


class Seat:
    def __init__(self, table: Table, seat: int, socket: ClientConnection) -> None:
        self.table = table
        self.seat = seat
        self.socket = socket
        self.position: Position | None = None
        self.is_moving = False
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        table = self.table
        async for frame in self.socket:
            now = time.perf_counter()
            message = _MESSAGE.decode(frame)
            if message.type == "refused":
                raise RuntimeError(f"a move was refused: {message.code}")
            if message.position is None:
                continue
            before, self.position = self.position, message.position
            number = message.position.number
            if self.is_moving:
                self.is_moving = False
                if before is not None and number == before.number:
                    # Nobody else may see it.
                    table.crowd.hidden += 1
                    table.sent.pop(number + 1, None)
            elif number in table.sent:
                table.crowd.waits.append(now - table.sent.pop(number))
            if bytes(message.position.outcome) != b"null":
                table.is_over = True

    async def say(self, choice: int) -> None:
        position = self.position
        assert position is not None
        now = {"number": position.number, "private": position.private}
        move = {"type": "move", "id": str(uuid.uuid4()), **now, "seat": self.seat, "choice": choice}
        self.table.sent[position.number + 1] = time.perf_counter()
        await self.socket.send(json.dumps(move))


class TableCrowd(Crowd):
    """At a Vortex server. A game that ends is followed by another one."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._tables: list[Table] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def come(self, tables: int) -> None:
        for number in range(tables):
            await self._sit_down(PLANS[number % len(PLANS)])
        self.sockets = sum(len(table.seats) for table in self._tables)

    async def _sit_down(self, plan: tuple[str, int, dict[str, Any]]) -> None:
        game, seats, options = plan
        cookie, table_id = await asyncio.to_thread(self._create, game, seats, options)
        table = Table(self, plan)
        for seat in range(seats):
            socket = await connect(
                f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/socket",
                origin=f"http://127.0.0.1:{self.port}",  # type: ignore[arg-type]
                additional_headers={"Cookie": cookie},
                compression=None,
                max_size=None,
            )
            table.seats.append(Seat(table, seat, socket))
            await socket.send(json.dumps({"type": "hello", "version": 2, "seat": seat}))
        self._tables.append(table)

    def _create(self, game: str, seats: int, options: dict[str, Any]) -> tuple[str, str]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        people = [{"kind": "here", "name": f"Player {seat + 1}"} for seat in range(seats)]
        body = json.dumps({"game": game, "seats": people, "options": options})
        headers = {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{self.port}"}
        connection.request("POST", "/api/tables", body, headers)
        answer = connection.getresponse()
        data = json.loads(answer.read())
        assert answer.status == 201, data
        cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
        connection.close()
        return cookie, data["table"]["id"]

    def move(self) -> None:
        for _ in range(20):
            table = self._tables[self._luck.randrange(len(self._tables))]
            if table.is_over:
                self._tables.remove(table)
                self._later(self._replace(table))
                continue
            for seat in table.seats:
                position = seat.position
                options = position.question.options if position and position.question else []
                if options and not seat.is_moving:
                    # At once, lest it be chosen again before it has spoken.
                    seat.is_moving = True
                    self._later(seat.say(options[self._luck.randrange(len(options))].choice))
                    return

    def _later(self, what: Any) -> None:
        task = asyncio.ensure_future(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _replace(self, table: Table) -> None:
        for seat in table.seats:
            await seat.socket.close()
        await self._sit_down(table.plan)

    async def settle(self) -> int:
        await asyncio.sleep(2)
        for table in self._tables:
            for seat in table.seats:
                if seat.reading.done():
                    seat.reading.result()
        return sum(len(table.sent) for table in self._tables)

    async def leave(self) -> None:
        for table in self._tables:
            for seat in table.seats:
                await seat.socket.close()


class EchoCrowd(Crowd):
    """At the relay: as many tables and sockets, and as many messages."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._tables: list[list[ClientConnection]] = []
        self._sent: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def come(self, tables: int) -> None:
        for number in range(tables):
            sockets = []
            for _ in range(PLANS[number % len(PLANS)][1]):
                sockets.append(
                    await connect(f"ws://127.0.0.1:{self.port}/{number}", compression=None, max_size=None)
                )
            # The mover reads too, but it is the second one whose view counts.
            for place, socket in enumerate(sockets):
                self._later(self._read(socket, place == 1))
            self._tables.append(sockets)
        self.sockets = sum(map(len, self._tables))

    async def _read(self, socket: ClientConnection, counts: bool) -> None:
        async for frame in socket:
            now = time.perf_counter()
            if counts:
                began = self._sent.pop(str(frame).partition(" ")[0], None)
                if began is not None:
                    self.waits.append(now - began)

    def move(self) -> None:
        mover = self._tables[self._luck.randrange(len(self._tables))][0]
        id_ = str(uuid.uuid4())
        self._sent[id_] = time.perf_counter()
        self._later(mover.send(id_))

    def _later(self, what: Any) -> None:
        task = asyncio.ensure_future(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> int:
        await asyncio.sleep(1)
        return len(self._sent)

    async def leave(self) -> None:
        for sockets in self._tables:
            for socket in sockets:
                await socket.close()
