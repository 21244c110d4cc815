"""Handing a message to a browser's push service.

The address comes from a browser, so it could be any: the server goes to public addresses only, over TLS and at the
usual port, looks the name up itself and connects to what it has looked at, follows nothing and reads one line.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from urllib.parse import SplitResult, urlsplit

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

_GLOBAL = ipaddress.ip_network("2000::/3")
_LINE_BYTES = 1024
_LOOKUPS = 4
"""So many names are looked up at once."""
_GONE = (401, 403, 404, 410)
"""The browser has unsubscribed, or it subscribed to another key than this server's: it never hears from here again."""


class PushFailed(Exception):
    """The message was not taken; another may be."""


class SubscriptionGone(PushFailed):
    """This subscription is good for nothing any more."""


class PushService:
    """`networks`: what is allowed besides public addresses, there also without TLS and at any port."""

    def __init__(self, networks: Collection[str], seconds: float) -> None:
        self._networks = [ipaddress.ip_network(each) for each in networks]
        self._seconds = seconds
        self._lookups = ThreadPoolExecutor(_LOOKUPS, "push-lookups")
        """Threads of its own: a lookup that takes long cannot be ended, and others must not wait for it."""

    def may_be(self, endpoint: str) -> bool:
        """Whether it could be the address of a push service; what its name stands for is seen when it is used."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            return False
        if not parts.hostname or parts.username is not None or parts.fragment:
            return False
        literal = _literal(parts.hostname)
        if literal is not None:
            return self._allows(literal, parts.scheme, port)
        return bool(self._networks) or _is_usual(parts.scheme, port)

    async def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> None:
        """Returns when the service has taken the message."""
        try:
            async with asyncio.timeout(self._seconds):
                status = await self._posted(urlsplit(endpoint), headers, body)
        except TimeoutError:
            raise PushFailed("no answer") from None
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise PushFailed(type(error).__name__) from None
        if status in _GONE:
            raise SubscriptionGone(f"status {status}")
        if not 200 <= status < 300:
            raise PushFailed(f"status {status}")

    async def _posted(self, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        address = await self._looked_up(parts)
        is_tls = parts.scheme == "https"
        reader, writer = await asyncio.open_connection(
            str(address),
            parts.port or (443 if is_tls else 80),
            limit=_LINE_BYTES,
            ssl=_tls() if is_tls else None,
            server_hostname=parts.hostname if is_tls else None,
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            said = {"host": parts.netloc, **headers, "content-length": str(len(body)), "connection": "close"}
            lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items()), "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            line = await reader.readuntil(b"\n")
        except asyncio.LimitOverrunError:
            raise ValueError from None
        finally:
            writer.transport.abort()
        version, _, rest = line.partition(b" ")
        if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
            raise ValueError
        return int(rest[:3])

    async def _looked_up(self, parts: SplitResult) -> Address:
        """One address that is allowed. Which one is connected to is decided here, once."""
        assert parts.hostname
        found = await asyncio.get_running_loop().run_in_executor(
            self._lookups,
            partial(socket.getaddrinfo, type=socket.SOCK_STREAM),
            parts.hostname,
            parts.port or 443,
        )
        for *_, place in found:
            address = ipaddress.ip_address(str(place[0]).partition("%")[0])
            if self._allows(address, parts.scheme, parts.port):
                return address
        raise PushFailed("not an address of a push service")

    def _allows(self, address: Address, scheme: str, port: int | None) -> bool:
        address = _unwrapped(address)
        if any(address in network for network in self._networks):
            return scheme in ("http", "https")
        return _is_usual(scheme, port) and _is_public(address)


def _is_usual(scheme: str, port: int | None) -> bool:
    return scheme == "https" and port in (None, 443)


def _literal(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def _unwrapped(address: Address) -> Address:
    return (address.ipv4_mapped or address) if isinstance(address, ipaddress.IPv6Address) else address


def _is_public(address: Address) -> bool:
    """An address of the other version may be hidden in those that lead through tunnels: these are none."""
    if isinstance(address, ipaddress.IPv6Address) and (
        address not in _GLOBAL or address.sixtofour is not None or address.teredo is not None
    ):
        return False
    return address.is_global and not address.is_multicast


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
