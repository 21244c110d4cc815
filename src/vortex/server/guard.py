"""The door guard: which origins and hosts may come in, how large and how often; and the headers of every answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vortex.server.logs import begin_request
from vortex.server.refusals import RequestRefused
from vortex.server.settings import LOOPBACK, Settings

OWN_CHECKS = ("/healthz", "/metrics")
"""Paths for the host's own programs, which reach the server under other names than players do."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Knows what a request must look like. Cheap checks only; who may do what is decided at the table."""

    def __init__(self, settings: Settings) -> None:
        self.origins = settings.allowed_origins()
        self.hosts = settings.allowed_hosts()

    def check_host(self, headers: Headers) -> None:
        hosts = headers.getlist("host")
        if len(hosts) != 1 or hosts[0].lower() not in self.hosts:
            raise RequestRefused("foreign", "this server is not known under that name")

    def is_own_name(self, headers: Headers) -> bool:
        """Whether this is a name of the server or of the machine that it runs on."""
        host = headers.get("host", "").lower()
        name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
        return host in self.hosts or name in LOOPBACK

    def check_origin(self, headers: Headers, has_cookie: bool) -> None:
        """Browsers send the origin of a request. A script may omit it, but then it has no session either."""
        origins = headers.getlist("origin")
        if not origins and not has_cookie and headers.get("sec-fetch-site") in (None, "same-origin"):
            return
        if len(origins) != 1 or origins[0] not in self.origins:
            raise RequestRefused("foreign", "this request comes from another site")
        if headers.get("sec-fetch-site", "same-origin") != "same-origin":
            raise RequestRefused("foreign", "this request comes from another site")

    def check_writing(self, headers: Headers, has_cookie: bool) -> None:
        self.check_origin(headers, has_cookie)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise RequestRefused("wrong_type", "a body must be application/json")


def security_headers(settings: Settings) -> dict[str, str]:
    sockets = sorted("ws" + origin.removeprefix("http") for origin in settings.allowed_origins())
    policy = [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        f"connect-src 'self' {' '.join(sockets)}",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
    headers = {
        "content-security-policy": "; ".join(policy),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    }
    if settings.is_https():
        headers["strict-transport-security"] = "max-age=31536000"
    return headers


class GuardedApp:
    """Checks the host of every request and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.guard = Guard(settings)
        self.headers = security_headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        begin_request()

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            if scope["path"] not in OWN_CHECKS:
                self.guard.check_host(Headers(scope=scope))
        except RequestRefused as refusal:
            await refusal.response()(scope, receive, send_guarded)
            return
        await self.app(scope, receive, send_guarded)


async def read_body(headers: Headers, stream: Callable[[], Awaitable[Message]], most: int) -> bytes:
    """The body, given up as soon as it is too large."""
    length = headers.get("content-length", "0")
    if length.isascii() and length.isdecimal() and int(length[:12]) > most:
        raise RequestRefused("too_large", f"a body may have {most} bytes at most")
    body = bytearray()
    while True:
        message = await stream()
        if message["type"] == "http.disconnect":
            raise RequestRefused("not_understood", "the body is cut off")
        body += message.get("body", b"")
        if len(body) > most:
            raise RequestRefused("too_large", f"a body may have {most} bytes at most")
        if not message.get("more_body", False):
            return bytes(body)
