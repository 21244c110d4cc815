"""Runs the server under uvicorn, with limits instead of its open defaults."""

from __future__ import annotations

import contextlib
import logging
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from msgspec.structs import replace
from starlette.types import ASGIApp

from vortex.server.connections import protocol_for
from vortex.server.frames import FrameProtocol
from vortex.server.limits import Limits, OwnLimits
from vortex.server.logs import set_up
from vortex.server.settings import Settings
from vortex.server.storage.interface import StoreFailed

_LOG = logging.getLogger("vortex.server")

OTHER_CONNECTIONS = 500
"""Besides sockets."""
_OTHER_FILES = OTHER_CONNECTIONS + 100
"""And the database, the bots, the page."""
_SWITCH_SECONDS = 0.001
"""So long may a record that is being checked keep the event loop waiting at a time."""


def fit_to_files(settings: Settings) -> tuple[Settings, str]:
    """Every connection is an open file, of which the system allows so many: as many as it will, or fewer sockets. Also
    answers what the host should know of it."""
    try:
        import resource
    except ImportError:
        return settings, ""
    wanted = settings.sockets + _OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = max(wanted, soft)
    if soft != resource.RLIM_INFINITY and soft < min(wanted, hard):
        soft = min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return settings, ""
    sockets = max(1, soft - _OTHER_FILES)
    note = (
        f"The system allows {soft} open files, so {sockets} sockets are served at once, not {settings.sockets}; "
        f"raise the limit (ulimit -n, LimitNOFILE) to {wanted}, or set VORTEX_SOCKETS."
    )
    return replace(settings, sockets=sockets), note


def configuration(app: ASGIApp, settings: Settings, limits: Limits | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=protocol_for(settings, limits or OwnLimits()),
        ws=FrameProtocol,
        ws_max_size=settings.message_bytes,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        limit_concurrency=settings.sockets + OTHER_CONNECTIONS,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        access_log=False,
        log_level="warning",
        log_config=None,
    )


_NEEDLESS = ("Invalid UTF-8", "without completing handshake", "Application startup failed")


class NotStarted(Exception):
    """The server could not begin; why has been logged."""


def _store_failures(kind: type[Exception]) -> set[str]:
    """The names of these errors, as a traceback writes them."""
    names = {f"{kind.__module__}.{kind.__qualname__}"}
    return names.union(*(_store_failures(each) for each in kind.__subclasses__()))


class _NoTraces(logging.Filter):
    """What clients do badly is their own affair, and a handshake that we refuse is complete, whatever uvicorn says.
    If the server cannot start, the host needs the reason, not a traceback. At their finest they write down every
    message, with cards and secrets."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.INFO:
            return False
        text = record.getMessage()
        if text.startswith("Traceback "):
            name, _, words = text.strip().rpartition("\n")[2].partition(": ")
            if name not in _store_failures(StoreFailed):
                words = f"{name}: {words}" if words else name
            record.msg, record.args, record.exc_info = words, (), None
        return not any(needless in text for needless in _NEEDLESS)


def quiet_logs() -> None:
    for name in ("uvicorn.error", "websockets.server"):
        logger = logging.getLogger(name)
        if not any(isinstance(each, _NoTraces) for each in logger.filters):
            logger.addFilter(_NoTraces())
    # At its finest it writes down every row that it reads: seeds, sessions, keys.
    logging.getLogger("sqlalchemy.engine").setLevel(logging.WARNING)
    # A connection that is lost is reported where it was wanted, in a sentence.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio would not see that it is, and would leave each small message waiting for the last one.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    listening.listen(512)
    return listening


def outlive_reloads() -> None:
    """SIGHUP replaces the processes of a server that has several; one alone goes on. A terminal that is closed still
    ends what was started in it."""
    if hasattr(signal, "SIGHUP") and not (sys.stdin and sys.stdin.isatty()):
        signal.signal(signal.SIGHUP, _nothing_to_replace)


def _nothing_to_replace(*received: Any) -> None:
    _LOG.warning("SIGHUP replaces the processes of a server with several workers; this one goes on as it is.")


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()


def serve(
    app: ASGIApp,
    settings: Settings,
    listening: socket.socket,
    announce: Callable[[], None],
    limits: Limits | None = None,
) -> None:
    """Runs until it is stopped. `announce` is called once it accepts visitors."""
    set_up(settings.log_format, settings.log_level)
    quiet_logs()
    sys.setswitchinterval(_SWITCH_SECONDS)
    server = _Server(configuration(app, settings, limits), announce)
    # Ctrl+C is the ordinary way to stop; everything has been told and saved by the time it comes out here.
    with contextlib.suppress(KeyboardInterrupt, SystemExit):
        server.run(sockets=[listening])
    if not server.started:
        raise NotStarted("the server could not start")
