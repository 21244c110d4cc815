"""The network between clients and servers: connections as ASGI knows them, with everything that can happen to them."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import msgspec
from tests.server.simulation.loop import Process, VirtualLoop
from tests.server.simulation.weather import Weather

Json = dict[str, Any]

HOST = "vortex.test"
ORIGIN = f"http://{HOST}"
_BUFFER = 4
"""So many frames fit between a server and a client that does not read."""
_NEVER = 1 << 60


class Host(Protocol):
    """A server as the network reaches it."""

    name: str
    process: Process
    is_open: bool

    async def app(self, scope: Any, receive: Any, send: Any) -> None: ...


class Client(Protocol):
    cookie: str

    def opened(self, link: Link) -> None: ...

    def heard(self, link: Link, message: Json) -> None: ...

    def lost(self, link: Link, code: int) -> None: ...


class Request(NamedTuple):
    """`done` gets the status and the body, or 0 if there was no answer."""

    method: str
    path: str
    body: Json | None
    done: Callable[[int, Any], None]


class Watcher(Protocol):
    """Is shown everything at the servers' ends: when it arrives, and when it is sent."""

    def arriving(self, message: Json) -> None: ...

    def leaving(self, link: Link, text: str, message: Json) -> None: ...


class Network:
    def __init__(
        self,
        loop: VirtualLoop,
        luck: random.Random,
        weather: Weather,
        note: Callable[..., None],
        watcher: Watcher,
    ) -> None:
        self.loop = loop
        self.is_calm = False
        self.note = note
        self.watcher = watcher
        self._luck = luck
        self._weather = weather
        self._ports = 0
        self._links: list[Link] = []

    def connect(self, client: Client, host: Host, table: str) -> Link:
        link = Link(self, client, host, table)
        self._links.append(link)
        return link

    def forget(self, link: Link) -> None:
        self._links.remove(link)

    def gone(self, process: Process) -> None:
        """A server's process has ended, and with it all its connections."""
        for link in self._links:
            if link.process is process:
                link.died()

    def delay(self) -> float:
        if not self.is_calm and self._luck.random() < self._weather.slow_share:
            return self._luck.uniform(0.2, 4.0)
        return self._luck.uniform(0.002, 0.04)

    def is_wild(self) -> bool:
        return not self.is_calm and self._luck.random() < self._weather.wild_share

    def uniform(self, low: float, high: float) -> float:
        return self._luck.uniform(low, high)

    def choice(self, *options: Any) -> Any:
        return self._luck.choice(options)

    def scope(self, kind: str, path: str, client: Client) -> Json:
        self._ports += 1
        headers = [(b"host", HOST.encode()), (b"origin", ORIGIN.encode())]
        if client.cookie:
            headers.append((b"cookie", f"vortex={client.cookie}".encode()))
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": headers,
            "client": (f"192.0.2.{1 + self._ports % 200}", self._ports),
            "server": (HOST, 80),
        }

    # -- HTTP --------------------------------------------------------------------------------------

    def request(self, client: Client, host: Host, call: Request) -> None:
        self.note(client, call.method, call.path)
        self.loop.later(self.delay(), self._serve, client, host, call)

    def _serve(self, client: Client, host: Host, call: Request) -> None:
        process = host.process
        if not (host.is_open and process.is_alive):
            self.loop.later(self.delay(), call.done, 0, None)
            return
        scope = self.scope("http", call.path, client) | {"method": call.method}
        scope["headers"].append((b"content-type", b"application/json"))
        body = {"type": "http.request", "body": msgspec.json.encode(call.body or {}), "more_body": False}
        messages = [body]
        status = 0
        content = b""

        async def receive() -> Json:
            if not messages:
                await asyncio.Event().wait()
            return messages.pop()

        async def send(message: Json) -> None:
            nonlocal status, content
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                content += message.get("body", b"")

        def end(task: asyncio.Task[None]) -> None:
            if not process.is_alive:
                self.loop.later(self.delay(), call.done, 0, None)
                return
            self.note(client, status, content)
            answer = msgspec.json.decode(content) if content.startswith(b"{") else None
            self.loop.later(self.delay(), call.done, status, answer)

        process.start(host.app(scope, receive, send)).add_done_callback(end)


class Link:
    """A WebSocket connection, with an end at a client and one at a server."""

    def __init__(self, network: Network, client: Client, host: Host, table: str) -> None:
        self.network = network
        self.client = client
        self.host = host
        self.process = host.process
        self.began = network.loop.time()
        self.is_read = True
        """Whether the client takes what arrives."""
        self.was_stalled = False
        self.table = table
        self.least = self.least_said = 0
        """Numbers of the table and of its chat that its client must be shown at the least."""
        self.is_welcomed = False
        self.tables_told = 0
        self._is_cut = False
        self._is_closed = False
        """At the client's end."""
        self._sent = 0
        self._kept = _NEVER
        """Of a connection that is cut, so many of the client's frames still arrive."""
        self._arrives = self.began + network.delay()
        self._inbox: deque[Json] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._is_told = False
        """The server knows that the connection has ended."""
        self._comes = 0.0
        self._unread: deque[Json | int] = deque()
        """Messages, and the code with which the server has closed."""
        self._under_way = 0
        self.on_writable: Callable[[bool], None] | None = None
        self._at(self._arrives, self._arrive_first)

    def _arrive_first(self) -> None:
        if self._is_told:
            return
        if self._is_cut or not (self.host.is_open and self.process.is_alive):
            self._is_told = True
            self._later_lost(1006, self.network.delay())
            return
        self.network.note(self.client, "reaches", self.host.name)
        scope = self.network.scope("websocket", f"/api/tables/{self.table}/socket", self.client) | {
            "subprotocols": []
        }
        scope["extensions"] = {"websocket.http.response": {}, "vortex.way_out": self}
        self._inbox.append({"type": "websocket.connect"})
        self.process.start(self.host.app(scope, self._receive, self._send))

    # -- the client's end --------------------------------------------------------------------------

    def send(self, message: Json) -> None:
        if self._is_cut or self._is_closed:
            return
        network = self.network
        text = msgspec.json.encode(message).decode()
        network.note(self.client, "→", self.host.name, text)
        self._sent += 1
        when = self._arrives = max(self._arrives, network.loop.time() + network.delay())
        if network.is_wild():
            what = network.choice("lost", "doubled", "overtaken")
            if what == "lost":
                return
            if what == "doubled":
                self._at(when + network.uniform(0, 2), self._arrive, self._sent, text, message)
            else:
                when += network.uniform(0, 2)
        self._at(when, self._arrive, self._sent, text, message)

    def _at(self, when: float, what: Callable[..., Any], *args: Any) -> None:
        self.network.loop.later(when - self.network.loop.time(), what, *args)

    def hang_up(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self.network.forget(self)
            self._at(self._arrives + self.network.delay(), self._end_for_server)

    def break_off(self) -> None:
        """In the middle of everything. Each side learns of it in its own time, and not all is lost that was sent."""
        if self._is_cut:
            return
        self._is_cut = True
        network = self.network
        network.note(self.client, "loses", self.host.name)
        self._kept = round(network.uniform(0, self._sent))
        self._later_lost(1006, network.choice(0.01, 0.5, 3.0))
        network.loop.later(network.choice(0.01, 2.0, 20.0), self._end_for_server)

    def died(self) -> None:
        """The server's process has been killed."""
        self._later_lost(1006, self.network.choice(0.01, 0.1, 8.0))

    def stall(self) -> None:
        self.is_read = False
        self.was_stalled = True

    def read_on(self) -> None:
        self.is_read = True
        while self._unread and self.is_read:
            self._take(self._unread.popleft())

    def _later_lost(self, code: int, seconds: float) -> None:
        self.network.loop.later(seconds, self._lose, code)

    def _lose(self, code: int) -> None:
        if not self._is_closed:
            self._is_closed = True
            self.network.forget(self)
            self.client.lost(self, code)

    # -- the server's end --------------------------------------------------------------------------

    def _arrive(self, number: int, text: str, message: Json) -> None:
        if number <= self._kept and not self._is_told and self.process.is_alive:
            self.network.watcher.arriving(message)
            self._give({"type": "websocket.receive", "text": text})

    def _end_for_server(self) -> None:
        if not self._is_told:
            self._is_told = True
            self.wake()

    def _give(self, message: Json) -> None:
        self._inbox.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def _receive(self) -> Json:
        if not self.process.is_alive:
            raise asyncio.CancelledError
        while not self._inbox:
            self._waiting = self.network.loop.create_future()
            await self._waiting
        return self._inbox.popleft()

    async def _send(self, message: Json) -> None:
        if not self.process.is_alive:
            raise asyncio.CancelledError
        match message["type"]:
            case "websocket.accept":
                self._carry(self._open)
            case "websocket.close":
                self._carry(self._come, message.get("code", 1000))
                self.network.loop.later(self.network.delay(), self._end_for_server)
            case "websocket.http.response.start":
                self._carry(self._lose, message["status"])

    # The way out that a server takes besides ASGI's.

    def wake(self) -> None:
        self._give({"type": "websocket.disconnect", "code": 1006})

    def cut(self) -> None:
        if not self._is_cut:
            self._is_cut = True
            self._kept = 0
            self._later_lost(1006, self.network.delay())
            self._end_for_server()

    def write(self, data: bytes) -> None:
        if self._is_told or not self.process.is_alive:
            return
        network = self.network
        message: Json = msgspec.json.decode(data)
        text = data.decode()
        network.note(self.client, "←", self.host.name, text)
        try:
            network.watcher.leaving(self, text, message)
        except AssertionError as broken:
            network.loop.blame(broken)
        if self._is_cut:
            return
        self._count(1)
        if network.is_wild():
            what = network.choice("lost", "doubled", "overtaken")
            if what == "lost":
                self._count(-1)
                return
            if what == "doubled":
                self._count(1)
                self._carry(self._come, message)
            else:
                network.loop.later(network.uniform(0, 2), self._come, message)
                return
        self._carry(self._come, message)

    def _carry(self, what: Callable[..., Any], *args: Any) -> None:
        """To the client, in order."""
        self._comes = max(self._comes, self.network.loop.time() + self.network.delay())
        self._at(self._comes, what, *args)

    def _count(self, frames: int) -> None:
        """A transport says when it has enough to do, and when it wants more."""
        was_full = self._under_way >= _BUFFER
        self._under_way += frames
        is_full = self._under_way >= _BUFFER
        if is_full == was_full or self.on_writable is None:
            return
        if is_full:
            self.on_writable(False)
        else:
            self.process.run(self.network.loop.call_soon, self._is_writable)

    def _is_writable(self) -> None:
        if self.on_writable is not None and self._under_way < _BUFFER:
            self.on_writable(True)

    # -- arriving at the client --------------------------------------------------------------------

    def _open(self) -> None:
        if not (self._is_cut or self._is_closed):
            self.client.opened(self)

    def _come(self, message: Json | int) -> None:
        if self._is_cut or self._is_closed:
            return
        self._unread.append(message)
        if self.is_read:
            self.read_on()

    def _take(self, message: Json | int) -> None:
        if isinstance(message, int):
            self._lose(message)
            return
        self._count(-1)
        if not self._is_closed:
            self.client.heard(self, message)
