"""HTTP: requests of one session. The cookie is who we are, the origin says that no foreign page is speaking."""

from __future__ import annotations

import asyncio
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any, TypeVar
from urllib.parse import SplitResult, urlsplit

from vortex.client.errors import ClientError, Refused
from vortex.protocol import NotUnderstood, Refusal, decode_body, encode

T = TypeVar("T")

_SECONDS = 30.0


class Web:
    """One session on one server."""

    def __init__(self, address: str, language: str) -> None:
        self._parts = _read(address)
        self._language = language
        self.cookie = ""

    @property
    def origin(self) -> str:
        return f"{self._parts.scheme}://{self._parts.netloc}"

    @property
    def socket_origin(self) -> str:
        """The same for WebSockets."""
        return "ws" + self.origin.removeprefix("http")

    async def get(self, path: str, kind: type[T], headers: dict[str, str] | None = None) -> T:
        return self._read(await self._ask("GET", path, None, headers or {}), kind)

    async def post(self, path: str, kind: type[T], body: Any) -> T:
        try:
            text = encode(body)
        except (TypeError, ValueError, OverflowError) as error:
            said = f"this is nothing that can be said to a server: {error}"
            raise Refused(Refusal("not_understood", said)) from None
        return self._read(await self._ask("POST", path, text, {"Content-Type": "application/json"}), kind)

    async def file(self, path: str) -> str:
        """A text that is no message."""
        return (await self._ask("GET", path, None, {})).decode(errors="replace")

    def _read(self, data: bytes, kind: type[T]) -> T:
        try:
            found: T = decode_body(data, kind)
        except NotUnderstood as error:
            raise ClientError(f"{self.origin} gives an answer that is not understood: {error}") from error
        return found

    async def _ask(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> bytes:
        headers = {"Origin": self.origin, "Accept-Language": self._language, **headers}
        if self.cookie:
            headers["Cookie"] = self.cookie
        try:
            # A few requests to set a table up: not worth another library.
            response, data = await asyncio.to_thread(self._exchange, method, path, body, headers)
        except (OSError, HTTPException, UnicodeError) as error:
            raise ClientError(f"{self.origin} cannot be reached: {error}", "offline") from error
        if response.status >= 300:
            raise refused(response.status, data)
        cookie = response.getheader("Set-Cookie")
        if cookie:
            self.cookie = cookie.partition(";")[0]
        return data

    def _exchange(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> tuple[HTTPResponse, bytes]:
        kind = HTTPSConnection if self._parts.scheme == "https" else HTTPConnection
        connection = kind(self._parts.hostname or "", self._parts.port, timeout=_SECONDS)
        try:
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            return response, response.read()
        finally:
            connection.close()


def refused(status: int, data: bytes) -> Refused:
    """What an answer other than 2xx says; one that is not a server's own says only its status."""
    try:
        refusal: Refusal = decode_body(data, Refusal)
    except NotUnderstood:
        refusal = Refusal("strange", f"the server answers with status {status}")
    return Refused(refusal)


def _read(address: str) -> SplitResult:
    said = f"{address!r} is not the address of a server, such as http://127.0.0.1:8763"
    try:
        parts = urlsplit(address if isinstance(address, str) else "")
        is_sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        raise ClientError(said, "no_link") from None
    if not is_sound:
        raise ClientError(said, "no_link")
    return parts
