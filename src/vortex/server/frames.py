"""Frames of open WebSockets, written to the transport directly.

By the way of ASGI, a message costs a task, a timer and a dozen calls; most of what this server does is to send.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

_WAY_OUT = "vortex.way_out"
_TEXT = 0x81
"""A whole text message in one frame."""


class WayOut(Protocol):
    """What a connection lets the server do that ASGI has no words for. All of it at once, without waiting."""

    on_writable: Callable[[bool], None] | None
    """Called when the transport has enough to do for now, and when it wants more."""

    def write(self, text: bytes) -> None: ...

    def wake(self) -> None:
        """A reader that waits for the other side's next message learns that there will be none."""

    def cut(self) -> None:
        """End the connection without a goodbye."""


def way_out(websocket: WebSocket) -> WayOut:
    return cast(WayOut, websocket.scope["extensions"][_WAY_OUT])


def frame(text: bytes) -> bytes:
    """A whole message, as a server sends it."""
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_TEXT, 126, size >> 8, size & 0xFF)) + text
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + text


class FrameProtocol(WebSocketsSansIOProtocol):
    on_writable: Callable[[bool], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            scope: Any = self.scope
            scope["extensions"][_WAY_OUT] = self

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except InvalidState:
            # uvicorn says goodbye for bad UTF-8 also where the other side has said it already.
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # Nothing that holds itself is left behind, so that it needs no garbage collector to go.
        self.on_writable = None
        self.conn.parser.close()
        if hasattr(self, "scope"):
            scope: Any = self.scope
            del scope["extensions"][_WAY_OUT]

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.on_writable is not None:
            self.on_writable(False)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable(True)

    def write(self, text: bytes) -> None:
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.transport.write(frame(text))

    def wake(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def cut(self) -> None:
        self.transport.abort()
