"""HTTP and WebSockets as a client speaks them, at little cost: the measuring shares its machine with the server.

Written from RFC 6455 and docs/protocol.md alone; nothing of the server is imported. A connection can come from any
address of the loopback network, so the server's limits for one address apply as they do to real visitors.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
from collections.abc import Callable
from typing import Any, NamedTuple, cast

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA


class HandshakeRefused(Exception):
    """The server answered something other than 101."""

    def __init__(self, status: int) -> None:
        super().__init__(f"a handshake was refused: {status}")
        self.status = status


class ConnectionEnded(Exception):
    """The other side is gone."""


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def cookie(self) -> str:
        return self.headers.get("set-cookie", "").partition(";")[0]


class Place(NamedTuple):
    """A server, and the address from which it is visited."""

    port: int
    address: str

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def head(self, method: str, path: str, cookie: str, **more: str) -> bytes:
        headers = {"Host": f"127.0.0.1:{self.port}", "Origin": self.origin, **more}
        if cookie:
            headers["Cookie"] = cookie
        lines = [
            f"{method} {path} HTTP/1.1",
            *(f"{name}: {value}" for name, value in headers.items()),
            "",
            "",
        ]
        return "\r\n".join(lines).encode()

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> Answer:
        """One request on a connection of its own."""
        content = b"" if body is None else json.dumps(body).encode()
        more = {"Connection": "close"}
        if content:
            more |= {"Content-Type": "application/json", "Content-Length": str(len(content))}
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        try:
            writer.write(self.head(method, path, cookie, **more) + content)
            answer = await reader.read()
        finally:
            writer.close()
        head, _, rest = answer.partition(b"\r\n\r\n")
        if not head:
            raise ConnectionEnded
        first, *lines = head.decode("latin-1").split("\r\n")
        pairs = [line.partition(": ") for line in lines]
        return Answer(int(first.split()[1]), {name.lower(): value for name, _, value in pairs}, rest)

    async def connect(
        self, path: str, on_text: Callable[[bytes], None], on_end: Callable[[int], None], cookie: str = ""
    ) -> WebSocket:
        """`on_end` gets the close code, 1006 where there was none."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: WebSocket(on_text, on_end), "127.0.0.1", self.port, local_addr=(self.address, 0)
        )
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key}
        socket.transport.write(self.head("GET", path, cookie, **upgrade, **{"Sec-WebSocket-Version": "13"}))
        try:
            await socket.is_open
        except BaseException:
            socket.transport.abort()
            raise
        return socket


class WebSocket(asyncio.Protocol):
    transport: asyncio.Transport

    def __init__(self, on_text: Callable[[bytes], None], on_end: Callable[[int], None]) -> None:
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False
        self._on_text = on_text
        self._on_end = on_end
        self._came = bytearray()
        self._code = 1006

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._came += data
        if not self.is_open.done():
            head, found, rest = self._came.partition(b"\r\n\r\n")
            if not found:
                return
            self._came = rest
            status = int(head.split(None, 2)[1])
            if status != 101:
                self.is_open.set_exception(HandshakeRefused(status))
                return
            self.is_open.set_result(None)
        start = 0
        while (end := self._frame(start)) is not None:
            start = end
        del self._came[:start]

    def _frame(self, start: int) -> int | None:
        """Deal with the frame that begins here; where the next one does, if this one is complete."""
        came = self._came
        if len(came) < start + 2:
            return None
        size, body = came[start + 1], start + 2
        if size >= 126:
            body += 2 if size == 126 else 8
            if len(came) < body:
                return None
            size = int.from_bytes(came[start + 2 : body], "big")
        if len(came) < body + size:
            return None
        content = bytes(came[body : body + size])
        match came[start] & 0x0F:
            case 0x1:
                self._on_text(content)
            case 0x8:
                self._code = int.from_bytes(content[:2], "big") if content else 1005
                self.close()
            case 0x9:
                self._send(_PONG, content)
        return body + size

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionEnded())
            # A connection that was given up has nobody who asks.
            self.is_open.exception()
        elif self.is_open.exception() is None and not self.is_closed:
            self._on_end(self._code)
        self.is_closed = True

    def send(self, message: object) -> None:
        self._send(_TEXT, json.dumps(message).encode())

    def close(self) -> None:
        self._send(_CLOSE, struct.pack("!H", 1000))
        self.transport.close()

    def drop(self) -> None:
        """Without a goodbye, as when a cable is pulled; `on_end` is not called."""
        self.is_closed = True
        self.transport.abort()

    def _send(self, opcode: int, content: bytes) -> None:
        if self.transport.is_closing():
            return
        mask = os.urandom(4)
        if len(content) < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | len(content))
        else:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, len(content))
        pattern = int.from_bytes((mask * (len(content) // 4 + 1))[: len(content)], "big")
        masked = (int.from_bytes(content, "big") ^ pattern).to_bytes(len(content), "big")
        self.transport.write(head + mask + masked)
