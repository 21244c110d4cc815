"""HTTP: one table of operations, from which routes and OpenAPI are made, and what all of them share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from vortex.kernel.languages import preferred
from vortex.kernel.words import Wording, wording
from vortex.protocol import NotUnderstood, decode_body, encode
from vortex.server.context import LOG, ServerContext
from vortex.server.guard import SAFE_METHODS, Guard, read_body
from vortex.server.logs import TABLE
from vortex.server.refusals import RequestRefused
from vortex.server.room import Room
from vortex.server.rooms import NotPlayable, Rooms
from vortex.server.seats import cookie_name, session_hash
from vortex.server.storage.interface import OutcomeUnknown, StoreFailed, TableRow

_PACKED = ("zip_bytes", "picture_bytes")
"""Files travel in base64, which takes a third more."""
COOKIE_SECONDS = 400 * 24 * 3600


class Call:
    """One request: the server, who asks, and what the answer sets."""

    def __init__(self, context: ServerContext, rooms: Rooms, request: Request, body: Any) -> None:
        self.context = context
        self.rooms = rooms
        self.request = request
        self.body = body
        self.session = ""
        self.new_token = ""

    @property
    def wording(self) -> Wording:
        """In the language that the asker prefers among those that we have."""
        return wording(preferred(self.request.headers.get("accept-language", "")))

    @property
    def address(self) -> str:
        return _address(self.request)

    async def gone(self) -> None:
        """Returns when the asker has hung up."""
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    async def need_session(self) -> str:
        """The asker's session, made now if there is none."""
        if not self.session:
            self.new_token = self.context.draws.session()
            self.session = session_hash(self.new_token)
            await self.context.store.add_session(self.session, self.context.times.now())
        return self.session

    async def room(self, is_invited: Callable[[TableRow], bool] = lambda row: False) -> Room:
        """The table of the address, if the caller may know of it: may watch, or has been invited."""
        room = await self.rooms.seen_by(self.session, self.request.path_params["table"], is_invited)
        if room is None:
            raise RequestRefused("not_found", "there is no such table")
        return room


Handler = Callable[[Call], Awaitable[Any]]


class Operation(NamedTuple):
    """`answer` None: the handler makes the response itself. `query`: OpenAPI's words for its parameters."""

    method: str
    path: str
    summary: str
    handler: Handler
    answer: Any = None
    body: Any = None
    status: int = 200
    query: tuple[dict[str, Any], ...] = ()
    problems: tuple[int, ...] = ()
    media: str = "application/json"
    """What the handler answers where it makes the response itself."""
    most: str = "body_bytes"
    """The setting that limits the body; a larger one than usual counts as an upload."""


class Api:
    def __init__(
        self, context: ServerContext, rooms: Rooms, guard: Guard, operations: list[Operation]
    ) -> None:
        self._context = context
        self._rooms = rooms
        self._guard = guard
        self.operations = operations
        settings = context.settings
        limits = context.limits
        self._writes = limits.buckets("writes", settings.request_burst, settings.request_rate, context.times)
        self._reads = limits.buckets("reads", settings.read_burst, settings.read_rate, context.times)
        self._uploads = limits.buckets("uploads", settings.upload_burst, settings.upload_rate, context.times)
        self._creates = limits.buckets("creates", settings.create_burst, settings.create_rate, context.times)

    def routes(self) -> list[BaseRoute]:
        return [
            Route(operation.path, self._endpoint(operation), methods=[operation.method])
            for operation in self.operations
        ]

    def _endpoint(self, operation: Operation) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            TABLE.set(request.path_params.get("table", ""))
            begun = self._context.times.monotonic()
            response = await answered(request)
            milliseconds = 1000 * (self._context.times.monotonic() - begun)
            LOG.info(
                "%s %s: %d in %.0f ms", operation.method, operation.path, response.status_code, milliseconds
            )
            return response

        async def answered(request: Request) -> Response:
            try:
                return await self._serve(operation, request)
            except RequestRefused as refusal:
                return refusal.response()
            except NotPlayable as not_playable:
                return not_playable.refusal().response()
            except OutcomeUnknown as error:
                self._context.store_failed(error)
                return RequestRefused("unsure", "it is not known whether it was saved; look again").response()
            except StoreFailed as error:
                self._context.store_failed(error)
                if operation.method in SAFE_METHODS:
                    return RequestRefused("unavailable", "tables cannot be reached now; try again").response()
                return RequestRefused("store", "it could not be saved; try again").response()
            except Exception:
                self._context.report(f"{operation.method} {operation.path} failed")
                return RequestRefused("error", "a mistake in the server").response()

        return endpoint

    async def _serve(self, operation: Operation, request: Request) -> Response:
        self._context.counts["requests"] += 1
        settings = self._context.settings
        name = cookie_name(settings.is_https())
        token = request.cookies.get(name, "")
        body = None
        if operation.method not in SAFE_METHODS:
            self._guard.check_writing(request.headers, bool(token))
        self._check_rate(operation, request)
        self._context.bars.check_address(_address(request))
        if operation.method not in SAFE_METHODS:
            most: int = getattr(settings, operation.most)
            if operation.most in _PACKED:
                most = most * 4 // 3 + 10_000
            data = await read_body(request.headers, request.receive, most)
            try:
                body = decode_body(data, operation.body)
            except NotUnderstood as error:
                raise RequestRefused("not_understood", str(error)) from None
        call = Call(self._context, self._rooms, request, body)
        if token:
            session = session_hash(token)
            if await self._context.store.is_session(session):
                call.session = session
                self._context.bars.check_session(session)
        answer = await operation.handler(call)
        if isinstance(answer, Response):
            response = answer
        else:
            response = Response(encode(answer), operation.status, media_type="application/json")
        if call.new_token:
            response.set_cookie(
                name,
                call.new_token,
                max_age=COOKIE_SECONDS,
                path="/",
                secure=settings.is_https(),
                httponly=True,
                samesite="lax",
            )
        return response

    def _check_rate(self, operation: Operation, request: Request) -> None:
        address = _address(request)
        bucket = self._reads if operation.method in SAFE_METHODS else self._writes
        allowed = bucket.take(address)
        if allowed and operation.status == 201:
            allowed = self._creates.take(address)
        if allowed and operation.most != "body_bytes":
            allowed = self._uploads.take(address)
        if not allowed:
            raise RequestRefused("slow_down", "too many requests; wait a little")


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def query_number(call: Call, name: str, default: int, most: int) -> int:
    text = call.request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) <= 7 and int(text) <= most):
        raise RequestRefused("not_understood", f"{name} must be a number from 0 to {most}")
    return int(text)
