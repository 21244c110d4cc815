"""Visitors who mean no good, all from one address: each kind wants as much of a server as it can get.

    python bench/server/floods.py KIND PORT SECONDS [TABLE]

A process of its own, so that its work is not taken for the work of those who are measured. TABLE is one that others
play at. What it could do is printed as JSON in the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import uuid
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import uvloop
from wire import ConnectionEnded, HandshakeRefused, Place, WebSocket

_CONNECTIONS = 5_200
_RECORDS = 12


class Flooder:
    """`counts` says what came of what it tried."""

    def __init__(self, port: int, address: str, table: str) -> None:
        self.place = Place(port, address)
        self.table = table
        self.counts: Counter[str] = Counter()
        self.cookie = ""

    # -- what they do ------------------------------------------------------------------------------

    async def hellos(self) -> None:
        """Sockets that say hello without end, each answered with the whole table. 400 a second in all."""
        await self._make_table()
        await self._many(16, self._greet)

    async def reconnects(self) -> None:
        """Sockets that come, say hello, and break off: 200 a second."""
        await self._make_table()
        await self._many(16, self._come_and_go)

    async def spectators(self) -> None:
        """The same at a table that others play at, twelve at a time."""
        await self._many(12, self._come_and_go)

    async def uploads(self) -> None:
        """Records of long games, each of which the server has to play once more: 100 a second."""
        records = [_record(seed) for seed in range(_RECORDS)]
        await self._many(8, lambda: self._upload(random.choice(records)))

    async def thoughts(self) -> None:
        """What would the best bot do? Asked 100 times a second about a record, and never waited for."""
        sent = await self._upload(_record(1))
        await self._many(8, lambda: self._ask_and_hang_up(f"/api/records/{sent}/thought?upto="))

    async def neighbours(self) -> None:
        """Nothing at all of the server: two programs of its machine that compute, as a bot does that thinks about a
        move. What others notice of these is the machine's doing."""
        programs = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2)]
        try:
            await asyncio.Event().wait()
        finally:
            for program in programs:
                program.kill()

    async def silent(self) -> None:
        """Connections that never ask for anything, as many as there can be."""
        await self._many(_CONNECTIONS, self._be_silent)

    async def undos(self) -> None:
        """A player who chooses and undoes, as often as the server lets it."""
        await self._make_table()
        await self._many(1, self._choose_and_undo)

    # -- how ---------------------------------------------------------------------------------------

    async def _many(self, count: int, one: Callable[[], Awaitable[Any]]) -> None:
        async def again() -> None:
            while True:
                try:
                    await one()
                except HandshakeRefused as refused:
                    self.counts[f"handshake {refused.status}"] += 1
                    await asyncio.sleep(0.1)
                except (ConnectionEnded, OSError) as error:
                    self.counts[type(error).__name__] += 1
                    await asyncio.sleep(0.1)

        await asyncio.gather(*(again() for _ in range(count)))

    async def _make_table(self) -> None:
        seats = [
            {"kind": "here", "name": "Flooder"},
            *({"kind": "here", "name": f"Other {n}"} for n in (1, 2)),
        ]
        made = await self.place.ask("POST", "/api/tables", {"game": "card-game", "seats": seats})
        self.table, self.cookie = made.json()["table"]["id"], made.cookie

    async def _socket(self) -> Talking:
        talking = Talking(self.counts)
        path = f"/api/tables/{self.table}/socket"
        talking.socket = await self.place.connect(path, talking.hear, talking.end, self.cookie)
        return talking

    async def _greet(self) -> None:
        talking = await self._socket()
        while not talking.is_over.is_set():
            talking.say(type="hello", version=2)
            self.counts["hellos"] += 1
            await asyncio.sleep(16 / 400)

    async def _come_and_go(self) -> None:
        talking = await self._socket()
        talking.say(type="hello", version=2)
        self.counts["hellos"] += 1
        await asyncio.sleep(16 / 200)
        talking.socket.drop()

    async def _upload(self, record: str) -> str:
        answer = await self.place.ask("POST", "/api/records", {"record": record})
        self.counts[f"upload {answer.status}"] += 1
        await asyncio.sleep(8 / 100)
        return str(answer.json().get("id", ""))

    async def _ask_and_hang_up(self, path: str) -> None:
        port, address = self.place
        transport, _ = await asyncio.get_running_loop().create_connection(
            asyncio.Protocol, "127.0.0.1", port, local_addr=(address, 0)
        )
        transport.write(self.place.head("GET", f"{path}{random.randrange(40)}", ""))
        self.counts["thoughts"] += 1
        await asyncio.sleep(8 / 100)
        transport.abort()

    async def _be_silent(self) -> None:
        port, address = self.place
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        self.counts["silent"] += 1
        with contextlib.closing(writer):
            await reader.read()
        await asyncio.sleep(1)

    async def _choose_and_undo(self) -> None:
        talking = await self._socket()
        talking.say(type="hello", version=2)
        while not talking.is_over.is_set():
            await asyncio.sleep(0.02)
            position = talking.position
            if not position or not position["question"]:
                continue
            seat = position["question"]["seat"]
            if position["seat"] != seat:
                talking.position = None
                talking.say(type="look", seat=seat)
                continue
            talking.position = None
            now = {"number": position["number"], "private": position["private"], "seat": seat}
            if position["can_undo"]:
                talking.say(type="undo", id=str(uuid.uuid4()), **now)
                self.counts["undos"] += 1
            else:
                choice = random.choice(position["question"]["options"])["choice"]
                talking.say(type="move", id=str(uuid.uuid4()), choice=choice, **now)


class Talking:
    """A socket whose last position is kept."""

    socket: WebSocket

    def __init__(self, counts: Counter[str]) -> None:
        self.position: dict[str, Any] | None = None
        self.is_over = asyncio.Event()
        self._counts = counts

    def say(self, **message: Any) -> None:
        self.socket.send(message)

    def hear(self, content: bytes) -> None:
        if b'"can_undo"' in content:
            self.position = json.loads(content).get("position")

    def end(self, code: int) -> None:
        self._counts[f"closed {code}"] += 1
        self.is_over.set()


KINDS = ("uploads", "hellos", "reconnects", "spectators", "thoughts", "neighbours", "silent", "undos")


def _record(seed: int) -> str:
    import vortex

    session = vortex.Session("time-of-the-daleks", seats=4, seed=seed)
    session.play("random", "random", "random", "random")
    return session.record.to_json()


async def flood(kind: str, port: int, seconds: float, table: str) -> None:
    # Each has an address of its own, lest it suffer for what another has done.
    flooder = Flooder(port, f"127.200.0.{1 + KINDS.index(kind)}", table)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await getattr(flooder, kind)()
    print(json.dumps(flooder.counts), flush=True)
    # Its connections end with it.
    os._exit(0)


def main() -> None:
    kind, port, seconds, *table = sys.argv[1:]
    assert kind in KINDS, f"one of {', '.join(KINDS)}"
    os.nice(5)
    uvloop.run(flood(kind, int(port), float(seconds), "".join(table)))


if __name__ == "__main__":
    main()
