"""A real server on loopback, and browsers and players that talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
import threading
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, Protocol
from uuid import uuid4

import anyio
import uvicorn
from tests.patience import PATIENCE, wait_until
from tests.server.bots_here import BotsHere
from websockets import Origin
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from vortex.server.app import create_app
from vortex.server.bot_workers import Bots
from vortex.server.collecting import Collector
from vortex.server.context import ServerContext
from vortex.server.rooms import Rooms
from vortex.server.running import bind, configuration, quiet_logs
from vortex.server.settings import Settings, settings_from
from vortex.server.storage import open_store
from vortex.server.storage.interface import Store
from vortex.server.times import Times

Json = dict[str, Any]

# Imported by need; two threads that import something at once trip over each other in Python 3.11 (gh-106905).
assert callable(anyio.open_file)


class CollectingNothing(Collector):
    """The garbage here is that of the tests: to look through it for each server takes longer than most tests."""

    def start(self) -> None: ...

    def stop(self) -> None: ...

    def tidy(self, is_quiet: bool) -> None: ...


class Served:
    """A server in a thread, with its own event loop; `with Served() as server:`."""

    def __init__(
        self,
        *,
        store: Store | None = None,
        bots: Bots | None = None,
        times: Times | None = None,
        **given: Any,
    ) -> None:
        self.store = store or a_store()
        self.listening: socket.socket = bind("127.0.0.1", given.get("port", 0))
        port = self.listening.getsockname()[1]
        generous: dict[str, Any] = {
            "bot_pause": 0.0,
            "message_burst": 1_000_000,
            "request_burst": 1_000_000,
            "create_burst": 1_000_000,
            "read_burst": 1_000_000,
            "sockets_an_address": 1_000_000,
            "connections_an_address": 1_000_000,
            "address_burst": 1_000_000,
            "handshake_burst": 1_000_000,
            "upload_burst": 1_000_000,
            "database": "memory:",
        }
        self.settings: Settings = settings_from({}, **{**generous, "port": port, **given})
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"
        app: Any = create_app(self.settings, store=self.store, bots=bots or BotsHere(), times=times)
        self.parts = app.app.state.server
        self.context.collector = CollectingNothing()
        quiet_logs()
        self.uvicorn = uvicorn.Server(configuration(app, self.settings))
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.players: list[Player] = []

    @property
    def context(self) -> ServerContext:
        context: ServerContext = self.parts.context
        return context

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self.parts.rooms
        return rooms

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve(sockets=[self.listening])

        with asyncio.Runner() as runner:
            runner.run(main())

    def __enter__(self) -> Served:
        self._thread.start()
        wait_until(lambda: self.uvicorn.started)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for player in self.players:
            if player.is_stuck:
                player.wire.close()
        self.uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        for player in self.players:
            player.socket.close_socket()
        assert not self._thread.is_alive()
        self.listening.close()

    def run(self, coroutine: Any) -> Any:
        """Something on the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)


_databases: list[Callable[[], str]] = [lambda: "memory:"]


@contextlib.contextmanager
def stores_at(database: Callable[[], str]) -> Iterator[None]:
    """Servers started meanwhile keep their tables at such an address, each at a new one."""
    _databases.append(database)
    try:
        yield
    finally:
        _databases.pop()


def a_store() -> Store:
    return open_store(_databases[-1]())


class Answer:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Json:
        answer: Json = json.loads(self.body)
        return answer


class Place(Protocol):
    """Where a server is, in this process or in another."""

    port: int
    origin: str
    players: list[Player]


class Browser:
    """Keeps its cookie, says where it comes from."""

    def __init__(self, server: Place) -> None:
        self.server = server
        self.cookie = ""

    def request(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        sent = {"Origin": self.server.origin, "Content-Type": "application/json"}
        if self.cookie:
            sent["Cookie"] = self.cookie
        sent |= headers or {}
        sent = {name: value for name, value in sent.items() if value}
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        try:
            connection.request(method, path, data, sent)
            response = connection.getresponse()
            answer = Answer(
                response.status,
                {name.lower(): value for name, value in response.getheaders()},
                response.read(),
            )
        finally:
            connection.close()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    def get(self, path: str) -> Answer:
        return self.request("GET", path)

    def post(self, path: str, body: object = None) -> Answer:
        return self.request("POST", path, {} if body is None else body)

    def create(self, game: str = "card-game", *seats: Json, **more: Any) -> Json:
        """With help, unless it is said otherwise, whoever may sit down."""
        plan = list(seats) or [here("Ada"), bot(), bot()]
        answer = self.post("/api/tables", {"game": game, "seats": plan, "help": True, **more})
        assert answer.status == 201, answer.body
        return answer.json

    def connect(self, table: str, **more: Any) -> Player:
        return Player(self, table, **more)


def here(name: str) -> Json:
    return {"kind": "here", "name": name}


def open_seat() -> Json:
    return {"kind": "open"}


def bot(level: str = "random") -> Json:
    return {"kind": "bot", "level": level}


class Player:
    """One socket. Keeps every frame, and the position as a page would."""

    def __init__(
        self, browser: Browser, table: str, hello: bool = True, buffer: int = 0, **more: Any
    ) -> None:
        self.browser = browser
        self.wire = wire = socket.socket()
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.is_stuck = bool(buffer)
        if buffer:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        try:
            self.socket = self._open(table)
        except BaseException:
            wire.close()
            raise
        browser.server.players.append(self)
        self.frames: list[str] = []
        self.position: Json | None = None
        self.table: Json = {}
        self.me: Json = {}
        self.events: list[Json] = []
        self.numbers: list[tuple[int, int]] = []
        if hello:
            self.send("hello", version=2, **more)
            self.until("welcome")

    def _open(self, table: str) -> ClientConnection:
        server = self.browser.server
        self.wire.connect(("127.0.0.1", server.port))
        return connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
            origin=Origin(server.origin),
            additional_headers={"Cookie": self.browser.cookie} if self.browser.cookie else {},
            sock=self.wire,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            # Its own pings would end it by the clock, on a busy machine or while the server is stopped.
            ping_interval=None,
            legacy=True,
        )

    def send(self, type_: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type_, **fields}))

    def raw(self, data: str | bytes) -> None:
        self.socket.send(data)

    def next(self, timeout: float = PATIENCE) -> Json:
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        self._take(message)
        return message

    def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.position = message["position"]
            self.events = message["events"] if message["reset"] else self.events + message["events"]
        if kind in ("welcome", "table"):
            self.table, self.me = message["table"], message["me"]
        if kind == "update":
            if message["undone_to"] is not None:
                self.events = [e for e in self.events if e["number"] <= message["undone_to"]]
            self.events += message["events"]
            self.position = message["position"]
            self.numbers.append((message["position"]["number"], message["position"]["private"]))

    def until(self, *kinds: str, timeout: float = PATIENCE) -> Json:
        while True:
            message = self.next(timeout)
            if message["type"] in kinds:
                return message

    def ask(self, type_: str, **fields: Any) -> Json:
        """Send something with an id, and wait for its answer."""
        fields.setdefault("id", str(uuid4()))
        self.send(type_, **fields)
        while True:
            message = self.next()
            if message.get("id") == fields["id"]:
                return message

    @property
    def options(self) -> list[Json]:
        """What this viewer may answer; nothing while another seat is asked."""
        question = self.position and self.position["question"]
        return question["options"] if question else []

    def move(self, choice: int | None = None, **fields: Any) -> Json:
        assert self.position is not None
        options = self.options or [{"choice": 0}]
        fields.setdefault("number", self.position["number"])
        fields.setdefault("private", self.position["private"])
        fields.setdefault("seat", self.position["seat"])
        return self.ask("move", choice=options[0]["choice"] if choice is None else choice, **fields)

    def until_number(self, number: int) -> None:
        while self.position is None or self.position["number"] < number:
            self.next()

    def until_there(self, answer: Json) -> None:
        """Until the position is the one that an acknowledged message of this seat has made."""
        wanted = (answer["number"], answer["private"])
        while self.position is None or (self.position["number"], self.position["private"]) < wanted:
            self.next()

    def until_so(self, wanted: Any) -> None:
        while not wanted():
            self.next()

    def until_closed(self) -> int:
        """Read on to the end; answers the server's close code."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def until_asked(self) -> bool:
        """Wait until it is my turn (True) or the game is over (False)."""
        while True:
            assert self.position is not None
            if self.position["outcome"]:
                return False
            if self.options:
                return True
            self.next()

    def close(self) -> None:
        self.socket.close()
