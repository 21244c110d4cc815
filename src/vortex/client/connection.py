"""The WebSocket of a table: comes back by itself when it breaks, and sends again what was not answered, for the server
carries nothing out twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import random
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from vortex.client.errors import ClientError, Gone, Refused
from vortex.client.pace import Pace
from vortex.client.web import Web, refused
from vortex.protocol import (
    Bye,
    Chat,
    ClientMessage,
    Error,
    Hello,
    Look,
    NotUnderstood,
    Pong,
    Refusal,
    TableChanged,
    Update,
    Welcome,
    decode_client,
    decode_server,
    encode,
)
from vortex.protocol import Refused as RefusedMessage

News = Welcome | Update | TableChanged | Chat
"""What a table tells by itself."""
T = TypeVar("T")

_LONGEST_WAIT = 30.0
_LARGEST = 16 << 20
_COSTLY = 3
"""A hello or a look counts as so many messages."""
_BUSY = (429, 500, 502, 503, 504)
"""Handshakes that are refused thus may succeed later."""
_FINAL = {
    4001: ("elsewhere", "this seat is played elsewhere now"),
    4002: ("not_understood", "the server does not understand our messages"),
    4004: ("removed", "the host of this table has removed us from it"),
    4005: ("closed", "the operator of this server has closed this table"),
    4006: ("barred", "the operator of this server keeps us out for a time"),
}
"""Codes of a closed connection after which coming back by itself would be wrong."""


class Connection:
    """`hello` makes the first message of every connection, `hear` is told what comes by itself."""

    def __init__(
        self, web: Web, table: str, hello: Callable[[], Hello], hear: Callable[[News], None], patience: float
    ) -> None:
        self._web = web
        self._address = f"{web.socket_origin}/api/tables/{table}/socket"
        self._hello = hello
        self._tell = hear
        self._patience = patience
        self._pace = Pace()
        self._socket: ClientConnection | None = None
        self._running: asyncio.Task[None] | None = None
        self._waiting: dict[Any, tuple[ClientMessage, asyncio.Future[Any]]] = {}
        self._changed = asyncio.Event()
        self._failure: Exception | None = None
        self._was_welcome = False
        self.is_welcome = False

    async def open(self) -> None:
        """Returns when the server has said welcome."""
        if self._running is not None and not self._running.done():
            raise ClientError("this table is connected already")
        self._failure = None
        self._running = asyncio.create_task(self._run())
        self._running.add_done_callback(self._ended)
        while not self.is_welcome:
            await self.news()

    async def close(self) -> None:
        assert self._running is not None
        self._running.cancel()
        with suppress(asyncio.CancelledError, ClientError):
            await self._running

    async def news(self) -> None:
        """Until something has come, whatever it is. Raises what has ended the connection for good."""
        self.check()
        await self._changed.wait()
        self.check()

    def check(self) -> None:
        """Raises what has ended the connection for good, or why there has never been one."""
        if self._failure is not None:
            raise self._failure
        if self._running is None:
            raise ClientError("this table is not connected: use it inside `async with table:`")

    async def request(self, message: Any, kind: type[T]) -> T:
        """What is answered to a message with an id, also if the connection breaks meanwhile."""
        self.check()
        _check(message)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = (message, future)
        try:
            if self.is_welcome:
                await self.send(message)
            answer = await future
        finally:
            self._waiting.pop(message.id, None)
        if isinstance(answer, RefusedMessage):
            raise Refused(Refusal(answer.code, answer.reason, answer.rule, answer.field))
        if not isinstance(answer, kind):
            raise ClientError(f"{self._web.origin} answers {type(message).__name__} in a way not understood")
        return answer

    async def send(self, message: ClientMessage) -> None:
        """No faster than a server allows. What a connection that breaks has not carried is lost."""
        await self._pace.wait(_COSTLY if isinstance(message, Hello | Look) else 1)
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(encode(message).decode())

    # -- coming back -------------------------------------------------------------------------------

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        attempt, since = 0, clock()
        while True:
            why = await self._connect()
            if self.is_welcome:
                attempt, since = 0, clock()
            self.is_welcome = False
            self._wake()
            if clock() - since > self._patience:
                said = f"{self._web.origin} has not answered for {self._patience:.0f} seconds: {why}"
                raise Gone(said, "offline")
            await asyncio.sleep(min(_LONGEST_WAIT, 2.0 ** min(attempt, 10)) * (0.5 + random() / 2))
            attempt += 1

    async def _connect(self) -> str:
        """Until the connection is lost: why it was."""
        try:
            async with connect(
                self._address,
                origin=Origin(self._web.origin),
                additional_headers={"Cookie": self._web.cookie} if self._web.cookie else {},
                max_size=_LARGEST,
            ) as socket:
                self._socket = socket
                await self.send(self._hello())
                async for frame in socket:
                    await self._hear(frame)
                return _lost(socket.close_code)
        except ConnectionClosed as closed:
            return _lost(closed.rcvd.code if closed.rcvd else None)
        except InvalidStatus as no:
            if no.response.status_code in _BUSY:
                return f"status {no.response.status_code}"
            raise refused(no.response.status_code, bytes(no.response.body or b"")) from None
        except (OSError, InvalidHandshake, TimeoutError) as error:
            if not self._was_welcome:
                raise Gone(f"{self._web.origin} cannot be reached: {error}", "offline") from error
            return str(error) or type(error).__name__
        finally:
            self._socket = None

    def _ended(self, running: asyncio.Task[None]) -> None:
        """Nobody waits any longer for what will never come."""
        error = None if running.cancelled() else running.exception()
        self._failure = error if isinstance(error, Exception) else Gone("the table has been left")
        self.is_welcome = False
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(self._failure)
        self._wake()

    # -- hearing -----------------------------------------------------------------------------------

    async def _hear(self, frame: str | bytes) -> None:
        try:
            message = decode_server(frame)
        except NotUnderstood as error:
            raise ClientError(f"{self._web.origin} speaks another protocol: {error}") from error
        match message:
            case None | Pong() | Bye():
                return
            case Error():
                raise Refused(Refusal(message.code, message.reason, message.rule, message.field))
            case Welcome() | Update() | TableChanged() | Chat():
                self._tell(message)
                if isinstance(message, Welcome):
                    await self._greeted()
            case _:
                _, future = self._waiting.get(message.id, (None, None))
                if future is not None and not future.done():
                    future.set_result(message)
        self._wake()

    async def _greeted(self) -> None:
        if self.is_welcome:
            return
        self.is_welcome = self._was_welcome = True
        for message, _ in list(self._waiting.values()):
            await self.send(message)

    def _wake(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()


def _check(message: ClientMessage) -> None:
    """What a server would not understand is refused here: there it would end the connection for good."""
    try:
        decode_client(encode(message))
    except (NotUnderstood, OverflowError, TypeError, ValueError) as error:
        is_torn = isinstance(error, UnicodeEncodeError)
        what = "half of a character is missing in a text" if is_torn else error
        said = f"this is nothing that can be said to a server: {what}"
        raise Refused(Refusal("not_understood", said)) from None


def _lost(code: int | None) -> str:
    if code in _FINAL:
        word, said = _FINAL[code]
        raise Gone(said, word)
    return f"the connection was closed with code {code}"
