"""Runs the server under uvicorn, with limits instead of its open defaults."""

from __future__ import annotations

import contextlib
import logging
import socket

import uvicorn
from starlette.types import ASGIApp

from vortex.server.settings import Settings


def configuration(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        limit_concurrency=settings.sockets + 500,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        access_log=False,
        log_level="warning",
        log_config=None,
    )


class _NoTraces(logging.Filter):
    """What clients do badly is their own affair, and a handshake that we refuse is complete, whatever uvicorn says."""

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        return "Invalid UTF-8" not in text and "without completing handshake" not in text


def quiet_logs() -> None:
    for name in ("uvicorn.error", "websockets.server"):
        logger = logging.getLogger(name)
        if not any(isinstance(each, _NoTraces) for each in logger.filters):
            logger.addFilter(_NoTraces())
    # At its finest it writes down every row that it reads: seeds, sessions, keys.
    logging.getLogger("sqlalchemy.engine").setLevel(logging.WARNING)


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


def serve(app: ASGIApp, settings: Settings, listening: socket.socket) -> None:
    """Until somebody stops it."""
    quiet_logs()
    # Ctrl+C is the ordinary way to stop; everything has been told and saved by the time it comes out here.
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(configuration(app, settings)).run(sockets=[listening])
