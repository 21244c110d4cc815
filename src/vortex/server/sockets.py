"""WebSockets: who is let in, one bounded queue and one writer each, and the limits of what may come."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import Callable, Iterator
from typing import Literal

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from vortex.kernel.languages import LANGUAGES
from vortex.server.context import ServerContext
from vortex.server.guard import Buckets, Guard
from vortex.server.handling import handle
from vortex.server.protocol import (
    AskHint,
    AskOdds,
    Bye,
    Error,
    Hello,
    Look,
    NotUnderstood,
    decode_client,
    encode,
)
from vortex.server.refusals import RequestRefused
from vortex.server.room import Room
from vortex.server.rooms import Outdated, Rooms
from vortex.server.seats import cookie_name, session_hash
from vortex.server.storage.interface import StoreFailed

CLOSE_CODES = {"resync": 4000, "seat_taken": 4001, "refused": 4002, "rate": 4003, "restart": 1012}
NO_HELLO = 4008
_MISTAKES = 3
_COSTLY = 3
"""A hello or a look, which is answered with everything, counts as so many messages."""

REASONS = {
    "resync": "you were too slow to keep up; connect again",
    "seat_taken": "this seat is now played in another browser",
    "refused": "these messages were not understood",
    "rate": "too many messages",
    "restart": "the server restarts; connect again",
}
ByeCode = Literal["resync", "restart", "seat_taken", "refused", "rate"]


class Socket:
    """One connection. `send` never waits: what the reader does not take in time ends the connection."""

    def __init__(self, websocket: WebSocket, session: str, context: ServerContext) -> None:
        self.session = session
        self.viewer: int | None = None
        self.language = LANGUAGES[0]
        self.is_welcome = False
        self.awaits_hint = False
        self.awaits_odds = False
        self._websocket = websocket
        self._context = context
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._more = asyncio.Event()
        self._latest: Callable[[], bytes] | None = None
        self._bye: ByeCode | None = None
        self.is_dropped = asyncio.Event()

    def send(self, data: bytes) -> None:
        if self._bye is not None:
            return
        settings = self._context.settings
        if self._queue and (
            len(self._queue) >= settings.queue_messages or self._queued + len(data) > settings.queue_bytes
        ):
            self._queue.clear()
            self._queued = 0
            self._context.counts["slow readers"] += 1
            self.dismiss("resync")
            return
        self._queue.append(data)
        self._queued += len(data)
        self._more.set()

    def send_latest(self, make: Callable[[], bytes]) -> None:
        """Made when everything else has been taken: however often it is asked for, one at most is on its way."""
        self._latest = make
        self._more.set()

    def dismiss(self, code: str) -> None:
        """Say goodbye after what is already on its way."""
        if self._bye is None:
            self._bye = code  # type: ignore[assignment]  # the room knows the codes, not their type
            self._more.set()

    @property
    def is_leaving(self) -> bool:
        return self._bye is not None

    async def write(self) -> None:
        """Runs beside the reader until goodbye has been said."""
        seconds = self._context.settings.send_seconds
        try:
            while True:
                await self._more.wait()
                self._more.clear()
                while self._queue:
                    data = self._queue.popleft()
                    self._queued -= len(data)
                    await asyncio.wait_for(self._websocket.send_text(data.decode()), seconds)
                    self._context.counts["frames out"] += 1
                if self._latest is not None and self._bye is None:
                    make, self._latest = self._latest, None
                    self.send(make())
                    continue
                if self._bye is not None:
                    last = encode(Bye(self._bye, REASONS[self._bye])).decode()
                    await asyncio.wait_for(self._websocket.send_text(last), seconds)
                    await asyncio.wait_for(self._websocket.close(CLOSE_CODES[self._bye]), seconds)
                    return
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            # It does not read at all; the caller ends the connection.
            return
        finally:
            self.is_dropped.set()


class Sockets:
    """All open sockets of this process."""

    def __init__(self, context: ServerContext, rooms: Rooms, guard: Guard) -> None:
        self._context = context
        self._rooms = rooms
        self._guard = guard
        self._sessions: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._open: set[Socket] = set()
        settings, times = context.settings, context.times
        self._handshakes = Buckets(settings.handshake_burst, settings.handshake_rate, times)
        self._messages = Buckets(settings.address_burst, settings.address_rate, times)
        self._let_in = 0
        self._hints: set[asyncio.Task[None]] = set()
        self._is_closing = False

    def __len__(self) -> int:
        return len(self._open)

    async def close(self) -> None:
        """Tell everybody that the server goes, and give them a moment to hear it."""
        self._is_closing = True
        leaving = list(self._open)
        for socket in leaving:
            socket.dismiss("restart")
        if leaving:
            await asyncio.wait([asyncio.ensure_future(s.is_dropped.wait()) for s in leaving], timeout=2)
        for hint in self._hints:
            hint.cancel()

    async def serve(self, websocket: WebSocket) -> None:
        """The whole life of a connection."""
        address = websocket.client.host if websocket.client else ""
        try:
            if not self._handshakes.take(address):
                raise RequestRefused("slow_down", "too many connections; wait a little")
            token = self._token(websocket)
            with self._place(address):
                session = await self._session(token)
                with self._place_of_session(session):
                    room = await self._room(websocket, session)
                    await websocket.accept()
                    await self._converse(websocket, room, session, address)
        except RequestRefused as refusal:
            self._context.counts["handshakes refused"] += 1
            await websocket.send_denial_response(refusal.response())
        except StoreFailed as error:
            self._context.store_failed(error)
            away = RequestRefused("unavailable", "tables cannot be reached now; try again")
            await websocket.send_denial_response(away.response())
        except WebSocketDisconnect:
            pass
        except Exception:
            self._context.report("a socket failed")
            with contextlib.suppress(Exception):
                await websocket.close(CLOSE_CODES["resync"])

    def _token(self, websocket: WebSocket) -> str:
        self._guard.check_host(websocket.headers)
        token = websocket.cookies.get(cookie_name(self._context.settings.is_https()), "")
        self._guard.check_origin(websocket.headers, bool(token))
        return token

    # Each is counted before anything is waited for, or those who come at once would all be let in.

    @contextlib.contextmanager
    def _place(self, address: str) -> Iterator[None]:
        settings = self._context.settings
        if self._is_closing or self._let_in >= settings.sockets:
            raise RequestRefused("busy", "the server is full; try again")
        with _counted(self._addresses, address, settings.sockets_an_address):
            self._let_in += 1
            try:
                yield
            finally:
                self._let_in -= 1

    def _place_of_session(self, session: str) -> contextlib.AbstractContextManager[None]:
        if not session:
            return contextlib.nullcontext()
        return _counted(self._sessions, session, self._context.settings.sockets_a_session)

    async def _session(self, token: str) -> str:
        if not token:
            return ""
        session = session_hash(token)
        return session if await self._context.store.is_session(session) else ""

    async def _room(self, websocket: WebSocket, session: str) -> Room:
        try:
            room = await self._rooms.seen_by(session, websocket.path_params["table"])
        except Outdated:
            raise RequestRefused(
                "outdated", "this table was played by other rules than this server has"
            ) from None
        if room is None:
            raise RequestRefused("not_found", "there is no such table")
        return room

    async def _converse(self, websocket: WebSocket, room: Room, session: str, address: str) -> None:
        socket = Socket(websocket, session, self._context)
        self._open.add(socket)
        room.join(socket)
        writer = asyncio.create_task(socket.write())
        reader = asyncio.create_task(self._read(websocket, room, socket, address))
        dropped = asyncio.create_task(socket.is_dropped.wait())
        try:
            await asyncio.wait((reader, dropped), return_when=asyncio.FIRST_COMPLETED)
            # Goodbye may have to be said yet, and the other side may take a moment to hang up.
            if socket.is_leaving:
                await asyncio.wait((dropped,), timeout=2 * self._context.settings.send_seconds)
                if not self._is_closing:
                    await asyncio.wait((reader,), timeout=1)
        finally:
            self._open.discard(socket)
            room.leave(socket)
            for task in (reader, writer, dropped):
                task.cancel()
            done = await asyncio.gather(reader, writer, dropped, return_exceptions=True)
        if isinstance(done[0], Exception) and not isinstance(done[0], WebSocketDisconnect):
            raise done[0]

    async def _read(self, websocket: WebSocket, room: Room, socket: Socket, address: str) -> None:
        settings = self._context.settings
        times = self._context.times
        left, then, mistakes = float(settings.message_burst), times.monotonic(), 0
        clock = asyncio.get_running_loop().time
        hello_until = clock() + settings.hello_seconds
        while True:
            if socket.is_welcome:
                data = await _receive(websocket)
            else:
                try:
                    data = await asyncio.wait_for(_receive(websocket), max(0.0, hello_until - clock()))
                except TimeoutError:
                    await websocket.close(NO_HELLO)
                    return
            if data is None:
                return
            self._context.counts["frames in"] += 1
            now = times.monotonic()
            left, then = min(float(settings.message_burst), left + (now - then) * settings.message_rate), now
            try:
                message = decode_client(data)
                mistake = ""
            except NotUnderstood as error:
                mistake = str(error)
            cost = _COSTLY if not mistake and isinstance(message, Hello | Look) else 1
            if left < cost or not self._messages.take(address, cost):
                socket.dismiss("rate")
                return
            left -= cost
            if mistake:
                mistakes += 1
                socket.send(encode(Error("not_understood", mistake)))
                if mistakes >= _MISTAKES:
                    socket.dismiss("refused")
                    return
                continue
            mistakes = 0
            if isinstance(message, AskHint | AskOdds):
                self._look_for_hint(room, socket, message)
                continue
            # What has begun is finished, also if the sender is gone: a commit must be followed by its effects.
            await asyncio.shield(asyncio.ensure_future(handle(room, socket, message)))

    def _look_for_hint(self, room: Room, socket: Socket, message: AskHint | AskOdds) -> None:
        """Beside everything else, for it may take a while. A second one is refused until the first is there."""

        async def look() -> None:
            try:
                await handle(room, socket, message)
            except Exception:
                self._context.report("a hint failed")

        task = asyncio.create_task(look())
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)


async def _receive(websocket: WebSocket) -> str | bytes | None:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect" or websocket.client_state is WebSocketState.DISCONNECTED:
        return None
    text: str | None = message.get("text")
    data: bytes = message.get("bytes") or b""
    return data if text is None else text


@contextlib.contextmanager
def _counted(counter: Counter[str], key: str, most: int) -> Iterator[None]:
    if counter[key] >= most:
        raise RequestRefused("slow_down", "too many connections")
    counter[key] += 1
    try:
        yield
    finally:
        counter[key] -= 1
        if counter[key] <= 0:
            del counter[key]
