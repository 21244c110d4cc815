"""WebSockets: who is let in, one bounded queue and one writer each, and the limits of what may come."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Iterator

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.utils import ClientDisconnected

from vortex.kernel.languages import LANGUAGES
from vortex.protocol import (
    AskHint,
    AskOdds,
    Bye,
    ByeCode,
    Error,
    Hello,
    Look,
    NotUnderstood,
    decode_client,
    encode,
)
from vortex.server.context import ServerContext
from vortex.server.frames import WayOut, way_out
from vortex.server.guard import Guard
from vortex.server.handling import handle
from vortex.server.limits import Counts
from vortex.server.logs import TABLE, begin_request
from vortex.server.refusals import RequestRefused
from vortex.server.room import Room
from vortex.server.rooms import NotPlayable, Rooms
from vortex.server.seats import cookie_name, session_hash
from vortex.server.storage.interface import StoreFailed

CLOSE_CODES: dict[ByeCode, int] = {
    "resync": 4000,
    "seat_taken": 4001,
    "refused": 4002,
    "rate": 4003,
    "removed": 4004,
    "closed": 4005,
    "barred": 4006,
    "restart": 1012,
}
NO_HELLO = 4008
_MISTAKES = 3
_GOODBYE_SECONDS = 2.0
_COSTLY = 3
"""A hello or a look, which is answered with everything, counts as so many messages."""

REASONS: dict[ByeCode, str] = {
    "resync": "you were too slow to keep up; connect again",
    "seat_taken": "this seat is now played in another browser",
    "refused": "these messages were not understood",
    "rate": "too many messages",
    "removed": "the host of this table has removed you from it",
    "closed": "the operator of this server has closed this table",
    "barred": "the operator of this server keeps you out for a time",
    "restart": "the server restarts; connect again",
}


class Socket:
    """One connection. `send` never waits: what the reader does not take in time ends the connection."""

    def __init__(self, way_out: WayOut, session: str, context: ServerContext) -> None:
        self.session = session
        self.viewer: int | None = None
        self.language: str = LANGUAGES[0]
        self.is_welcome = False
        self.awaits: set[str] = set()
        self._context = context
        self._way_out = way_out
        self._is_writable = True
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._latest: Callable[[], bytes] | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self.bye: ByeCode | None = None
        self.close_code: int | None = None
        """How it is to be closed, once everything has been said."""
        self.is_done = False
        way_out.on_writable = self._go_on

    def send(self, data: bytes) -> None:
        if self.bye is not None:
            return
        if self._is_writable:
            self._write(data)
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

    def send_latest(self, make: Callable[[], bytes]) -> None:
        """Made when everything else has been taken: however often it is asked for, one at most is on its way."""
        self._latest = make
        if self._is_writable:
            self._flush()

    def dismiss(self, code: str) -> None:
        """Say goodbye after what is already on its way."""
        if self.bye is None:
            self.bye = code  # type: ignore[assignment]  # the room knows the codes, not their type
            if self._is_writable:
                self._flush()

    def hang_up(self, code: int) -> None:
        self.is_done = True
        self.close_code = code
        self._way_out.wake()

    def end(self) -> None:
        """The connection is gone."""
        self.is_done = True
        self._way_out.on_writable = None
        if self._stalled is not None:
            self._stalled.cancel()

    def _write(self, data: bytes) -> None:
        self._way_out.write(data)
        self._context.counts["frames out"] += 1

    def _go_on(self, is_writable: bool) -> None:
        self._is_writable = is_writable
        if not is_writable:
            # What it does not take within this time it will never take.
            seconds = self._context.settings.send_seconds
            self._stalled = asyncio.get_running_loop().call_later(seconds, self._way_out.cut)
            return
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        self._flush()

    def _flush(self) -> None:
        """As much as the transport takes: writing may make it unwritable."""
        while self._queue and self._is_writable:
            data = self._queue.popleft()
            self._queued -= len(data)
            self._write(data)
        if not self._is_writable or self.is_done:
            return
        if self.bye is not None:
            self._write(encode(Bye(self.bye, REASONS[self.bye])))
            self.hang_up(CLOSE_CODES[self.bye])
        elif self._latest is not None:
            make, self._latest = self._latest, None
            self.send(make())


class Sockets:
    """All open sockets of this process."""

    def __init__(self, context: ServerContext, rooms: Rooms, guard: Guard) -> None:
        self._context = context
        self._rooms = rooms
        self._guard = guard
        self._sessions = context.limits.counts("sessions")
        self._addresses = context.limits.counts("addresses")
        self._open: dict[Socket, str] = {}
        """With the address of each."""
        settings, times = context.settings, context.times
        limits = context.limits
        self._handshakes = limits.buckets(
            "handshakes", settings.handshake_burst, settings.handshake_rate, times
        )
        self._messages = limits.buckets("messages", settings.address_burst, settings.address_rate, times)
        self._let_in = 0
        self._hints: set[asyncio.Task[None]] = set()
        self._is_closing = False
        context.bars.on_change = self._put_out_barred

    def __len__(self) -> int:
        return len(self._open)

    async def close(self) -> None:
        """Tell everybody that the server goes, and give them a moment to hear it."""
        self._is_closing = True
        for socket in list(self._open):
            socket.dismiss("restart")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYE_SECONDS):
                while not all(socket.is_done for socket in self._open):
                    await asyncio.sleep(0.01)
        for hint in self._hints:
            hint.cancel()

    def _put_out_barred(self) -> None:
        for socket, address in list(self._open.items()):
            try:
                self._context.bars.check_address(address)
                self._context.bars.check_session(socket.session)
            except RequestRefused:
                socket.dismiss("barred")

    async def serve(self, websocket: WebSocket) -> None:
        """The whole life of a connection."""
        begin_request()
        TABLE.set(websocket.path_params["table"])
        address = websocket.client.host if websocket.client else ""
        try:
            if not self._handshakes.take(address):
                raise RequestRefused("slow_down", "too many connections; wait a little")
            self._context.bars.check_address(address)
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
        except (WebSocketDisconnect, ClientDisconnected):
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
        if not await self._context.store.is_session(session):
            return ""
        self._context.bars.check_session(session)
        return session

    async def _room(self, websocket: WebSocket, session: str) -> Room:
        try:
            room = await self._rooms.seen_by(session, websocket.path_params["table"])
        except NotPlayable as not_playable:
            raise not_playable.refusal() from None
        if room is None:
            raise RequestRefused("not_found", "there is no such table")
        return room

    async def _converse(self, websocket: WebSocket, room: Room, session: str, address: str) -> None:
        socket = Socket(way_out(websocket), session, self._context)
        self._open[socket] = address
        room.join(socket)
        hello_seconds = self._context.settings.hello_seconds
        limit = asyncio.get_running_loop().call_later(hello_seconds, _give_up, socket)
        try:
            await self._read(websocket, room, socket, address)
            if socket.close_code is not None:
                await websocket.close(socket.close_code)
        finally:
            limit.cancel()
            socket.end()
            self._open.pop(socket, None)
            room.leave(socket)

    async def _read(self, websocket: WebSocket, room: Room, socket: Socket, address: str) -> None:
        """Until there is nothing more to come."""
        settings = self._context.settings
        times = self._context.times
        left, then, mistakes = float(settings.message_burst), times.monotonic(), 0
        while True:
            data = await _receive(websocket)
            if data is None:
                return
            if socket.bye is not None or socket.is_done:
                continue
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
                continue
            left -= cost
            if mistake:
                mistakes += 1
                socket.send(encode(Error("not_understood", mistake)))
                if mistakes >= _MISTAKES:
                    socket.dismiss("refused")
                continue
            mistakes = 0
            if isinstance(message, AskHint | AskOdds):
                self._look_for_hint(room, socket, message)
                continue
            # What has begun is finished, also if the sender is gone: a commit must be followed by its effects.
            await asyncio.shield(asyncio.ensure_future(handle(room, socket, message, now)))

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


def _give_up(socket: Socket) -> None:
    """It has not said hello in time."""
    if not socket.is_welcome and not socket.is_done:
        socket.hang_up(NO_HELLO)


async def _receive(websocket: WebSocket) -> str | bytes | None:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect" or websocket.client_state is WebSocketState.DISCONNECTED:
        return None
    text: str | None = message.get("text")
    data: bytes = message.get("bytes") or b""
    return data if text is None else text


@contextlib.contextmanager
def _counted(counts: Counts, key: str, most: int) -> Iterator[None]:
    if not counts.enter(key, most):
        raise RequestRefused("slow_down", "too many connections")
    try:
        yield
    finally:
        counts.leave(key)
