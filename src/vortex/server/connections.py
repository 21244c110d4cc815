"""Connections before they have asked for anything: so many from one address, and each has so long to ask."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from vortex.server.limits import Limits
from vortex.server.settings import Settings

_ANY_NUMBER = 1 << 30


class Door:
    """Counts the connections of each address. Proxies bring those of everybody, and are not counted."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.request_seconds = settings.request_seconds
        self._most = settings.connections_an_address
        self._everybody = "*" in settings.trusted_proxies
        self._proxies = [ipaddress.ip_network(proxy) for proxy in settings.trusted_proxies if proxy != "*"]
        self._open = limits.counts("connections")

    def enter(self, address: str) -> bool:
        return self._open.enter(address, _ANY_NUMBER if self._is_proxy(address) else self._most)

    def leave(self, address: str) -> None:
        self._open.leave(address)

    def _is_proxy(self, address: str) -> bool:
        if self._everybody:
            return True
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return True  # a local socket has no address
        return any(known in network for network in self._proxies)


class LimitedProtocol(HttpToolsProtocol):
    """uvicorn's own waits for ever for a request that never comes, or never ends."""

    door: Door
    _address: str | None = None
    """Of a connection that is counted."""
    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.door.enter(address):
            transport.abort()
            return
        self._address = address
        self._give_time()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._limit is None:
            self._give_time()

    def on_message_complete(self) -> None:
        self._take_time()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is counted as a socket."""
        self._leave()
        super().handle_websocket_upgrade()
        # It holds itself by its parser, and is done.
        del self.parser

    def _give_time(self) -> None:
        self._limit = self.loop.call_later(self.door.request_seconds, self.transport.abort)

    def _take_time(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _leave(self) -> None:
        self._take_time()
        if self._address is not None:
            self.door.leave(self._address)
            self._address = None


def protocol_for(settings: Settings, limits: Limits) -> type[Any]:
    return type("Protocol", (LimitedProtocol,), {"door": Door(settings, limits)})
