"""People at many tables, each with a browser and a socket of their own: they wait, move when they are told to, come
back when they are thrown out, and note when others see what they did."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
import uuid
from collections import Counter
from collections.abc import Coroutine, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from wire import ConnectionEnded, HandshakeRefused, Place, WebSocket

PLANS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("time-of-the-daleks", 2, {}),
    ("time-clash", 2, {"match": 3}),
    ("card-game", 3, {}),
)
TABLES_AN_ADDRESS = 8
"""Few enough for the server's usual limits for one address."""
_AT_ONCE = 16
_PATIENCE = 30.0


class Option(Struct):
    choice: int


class Question(Struct):
    seat: int
    options: list[Option]


class Position(Struct):
    number: int
    private: int
    question: Question | None
    outcome: msgspec.Raw
    can_undo: bool = False


class Message(Struct):
    """What these players look at; the rest is skipped."""

    type: str
    position: Position | None = None
    id: str = ""
    number: int = 0
    code: str = ""


_MESSAGE = msgspec.json.Decoder(Message)


class Move:
    """On its way, until it is acknowledged and all at the table have seen it."""

    def __init__(self, seat: Viewer, position: Position, message: dict[str, Any]) -> None:
        self.seat = seat
        self.position = position
        self.message = message
        self.at = time.perf_counter()
        self.is_acked = False
        self.unseen_by = set(seat.table.viewers)

    def is_seen_in(self, position: Position) -> bool:
        before = self.position
        return (position.number, position.private) > (before.number, before.private)


class Table:
    def __init__(self, crowd: Crowd, plan: int, id_: str) -> None:
        self.crowd = crowd
        self.plan = plan
        self.id = id_
        self.viewers: list[Viewer] = []
        self.move: Move | None = None
        self.acked = 0
        """The highest number that anyone here was promised."""
        self.is_over = False

    def asked(self) -> Viewer | None:
        """Who can move now, if nothing is on its way."""
        if self.move is not None or self.is_over:
            return None
        for viewer in self.viewers:
            position = viewer.position
            if viewer.is_welcome and position is not None and position.question and position.question.options:
                return viewer
        return None


class Viewer:
    """A seat, or a spectator (`seat` is None)."""

    def __init__(self, table: Table, seat: int | None, place: Place, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.place = place
        self.cookie = cookie
        self.position: Position | None = None
        self.is_welcome = False
        self.socket: WebSocket | None = None
        self._promised = 0

    async def come(self) -> None:
        """Again and again, as the protocol's page asks of clients, until the server answers hello with a welcome."""
        pause = 1.0
        path = f"/api/tables/{self.table.id}/socket"
        while True:
            try:
                self.socket = await self.place.connect(path, self._hear, self._lost, self.cookie)
                break
            except (HandshakeRefused, ConnectionEnded, OSError) as error:
                self.table.crowd.turned_away[str(getattr(error, "status", type(error).__name__))] += 1
                await asyncio.sleep(pause * random.uniform(0.8, 1.2))
                pause = min(30.0, 2 * pause)
        hello = {"type": "hello", "version": 2, "seat": self.seat}
        if self.position is not None:
            hello["since"] = self.position.number
        self._promised = self.table.acked
        self.socket.send(hello)

    def drop(self) -> None:
        self.is_welcome = False
        if self.socket is not None:
            self.socket.drop()

    def leave(self) -> None:
        self.is_welcome = False
        if self.socket is not None and not self.socket.is_closed:
            self.socket.is_closed = True
            self.socket.close()

    def _lost(self, code: int) -> None:
        self.is_welcome = False
        crowd = self.table.crowd
        crowd.lost[code] += 1
        crowd.later(self.come())

    def _hear(self, content: bytes) -> None:
        now = time.perf_counter()
        message = _MESSAGE.decode(content)
        if message.type == "welcome":
            self._welcome(message)
        elif message.type == "ack":
            self.table.crowd.acknowledged(self.table, message, now)
        elif message.type == "refused":
            self.table.crowd.refused[message.code] += 1
            self.table.move = None
        if message.position is not None:
            self.position = message.position
            self.table.crowd.seen(self, now)

    def _welcome(self, message: Message) -> None:
        self.is_welcome = True
        crowd = self.table.crowd
        if message.position is not None and message.position.number < self._promised:
            crowd.shown_older += 1
        move = self.table.move
        if move is not None and move.seat is self and not move.is_acked and self.socket is not None:
            self.socket.send(move.message)
        crowd.welcomed(self)

    def make_move(self, luck: random.Random) -> None:
        position = self.position
        assert position is not None
        assert position.question is not None
        assert self.socket is not None
        message = {
            "type": "move",
            "id": str(uuid.uuid4()),
            "number": position.number,
            "private": position.private,
            "seat": self.seat,
            "choice": luck.choice(position.question.options).choice,
        }
        self.table.move = Move(self, position, message)
        self.socket.send(message)


class Crowd:
    """`waits` are the seconds from sending a move to the moment at which another socket of the table has its view;
    `answers` those until it is acknowledged."""

    def __init__(self, ports: Sequence[int], sockets_a_table: int = 3, first_address: int = 1) -> None:
        self.ports = ports
        self.sockets_a_table = sockets_a_table
        self.tables: list[Table] = []
        self.waits: list[float] = []
        self.answers: list[float] = []
        self.hidden = 0
        self.skipped = 0
        """Moves for which no table was free."""
        self.shown_older = 0
        self.refused: Counter[str] = Counter()
        self.turned_away: Counter[str] = Counter()
        self.lost: Counter[int] = Counter()
        self._luck = random.Random(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._awaited: set[Viewer] = set()
        self._all_welcome = asyncio.Event()
        self._addresses = _addresses(first_address)
        self._at_once = asyncio.Semaphore(_AT_ONCE)

    @property
    def sockets(self) -> int:
        return sum(len(table.viewers) for table in self.tables)

    def forget(self) -> None:
        """What has been measured so far: it was the warming up."""
        self.waits.clear()
        self.answers.clear()
        self.hidden = self.skipped = 0

    # -- coming and going --------------------------------------------------------------------------

    async def come(self, tables: int) -> None:
        made = await asyncio.gather(*(self._sit_down(n % len(PLANS)) for n in range(tables)))
        await self.all_welcome([viewer for table in made for viewer in table.viewers])
        self.tables += made

    async def _sit_down(self, plan: int) -> Table:
        """A player makes a table, others come by its link, and spectators take the rest of the places."""
        game, seats, options = PLANS[plan]
        address = next(self._addresses)
        places = [Place(port, address) for port in self.ports]
        async with self._at_once:
            plans = [{"kind": "here", "name": "Player 1"}, *({"kind": "open"} for _ in range(seats - 1))]
            made = await places[0].ask(
                "POST", "/api/tables", {"game": game, "seats": plans, "options": options}
            )
            if made.status != 201:
                raise RuntimeError(f"no table: {made.status} {made.body.decode()}")
            table = Table(self, plan, made.json()["table"]["id"])
            token = made.json()["invite"]["token"]
            table.viewers.append(Viewer(table, 0, places[0], made.cookie))
            for seat in range(1, seats):
                place = places[seat % len(places)]
                body = {"token": token, "name": f"Player {seat + 1}"}
                sat = await place.ask("POST", f"/api/tables/{table.id}/sit", body)
                if sat.status != 200:
                    raise RuntimeError(f"no seat: {sat.status} {sat.body.decode()}")
                table.viewers.append(Viewer(table, seat, place, sat.cookie))
            for number in range(seats, self.sockets_a_table):
                table.viewers.append(Viewer(table, None, places[number % len(places)], ""))
            self._awaited.update(table.viewers)
            for viewer in table.viewers:
                await viewer.come()
        return table

    async def storm(self) -> float:
        """All sockets break at once, and all come back at once. The seconds until the last is welcome."""
        viewers = [viewer for table in self.tables for viewer in table.viewers]
        began = time.perf_counter()
        for viewer in viewers:
            viewer.drop()
        self._awaited.update(viewers)
        for viewer in viewers:
            self.later(viewer.come())
        await self.all_welcome(viewers)
        return time.perf_counter() - began

    async def all_welcome(self, viewers: Sequence[Viewer]) -> None:
        self._awaited.update(viewer for viewer in viewers if not viewer.is_welcome)
        self._awaited -= {viewer for viewer in self._awaited if viewer.is_welcome}
        self._all_welcome.clear()
        if self._awaited:
            async with asyncio.timeout(10 * _PATIENCE):
                await self._all_welcome.wait()

    def welcomed(self, viewer: Viewer) -> None:
        self._awaited.discard(viewer)
        if not self._awaited:
            self._all_welcome.set()

    async def leave(self) -> None:
        for table in self.tables:
            for viewer in table.viewers:
                viewer.leave()
        self.tables.clear()
        await asyncio.sleep(0.5)

    # -- playing -----------------------------------------------------------------------------------

    async def run(self, rate: float, seconds: float) -> None:
        """Moves at their times, whether or not earlier ones have been answered: a slow server is not spared."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        for number in range(int(rate * seconds)):
            pause = began + number / rate - loop.time()
            if pause > 0:
                await asyncio.sleep(pause)
            self._one_moves()

    def _one_moves(self) -> None:
        for _ in range(20):
            table = self._luck.choice(self.tables)
            if table.is_over and table.move is None:
                self.tables.remove(table)
                self.later(self._play_again(table))
                continue
            asked = table.asked()
            if asked is not None:
                asked.make_move(self._luck)
                return
        self.skipped += 1

    async def _play_again(self, table: Table) -> None:
        for viewer in table.viewers:
            viewer.leave()
        self.tables.append(await self._sit_down(table.plan))

    async def settle(self) -> tuple[int, int]:
        """Wait for what is on its way: how many moves are not acknowledged by then, and how many views not seen."""
        end = time.perf_counter() + _PATIENCE
        while time.perf_counter() < end and any(table.move for table in self.tables):
            await asyncio.sleep(0.1)
        left = [table.move for table in self.tables if table.move]
        return sum(not move.is_acked for move in left), sum(len(move.unseen_by) for move in left)

    def acknowledged(self, table: Table, message: Message, now: float) -> None:
        table.acked = max(table.acked, message.number)
        move = table.move
        if move is None or move.message["id"] != message.id or move.is_acked:
            return
        self.answers.append(now - move.at)
        move.is_acked = True
        if message.number == move.position.number:
            # Only its maker may see it.
            self.hidden += 1
            move.unseen_by &= {move.seat}
        self._finish(table, move)

    def seen(self, viewer: Viewer, now: float) -> None:
        position, table = viewer.position, viewer.table
        assert position is not None
        move = table.move
        if move is not None and viewer in move.unseen_by and move.is_seen_in(position):
            move.unseen_by.discard(viewer)
            if viewer is not move.seat:
                self.waits.append(now - move.at)
            self._finish(table, move)
        if bytes(position.outcome) != b"null":
            table.is_over = True

    def _finish(self, table: Table, move: Move) -> None:
        if move.is_acked and not move.unseen_by:
            table.move = None

    def later(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(what)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            raise RuntimeError("a player failed") from task.exception()


def _addresses(first: int) -> Iterator[str]:
    """One for so many tables, each a neighbourhood of its own on the loopback network."""
    for number in itertools.count(first):
        for _ in range(TABLES_AN_ADDRESS):
            yield f"127.{1 + (number >> 16)}.{number >> 8 & 255}.{number & 255}"
