"""The parts put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import cache
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from vortex.games import GAMES, load_game
from vortex.server import (
    asyncapi,
    calling_api,
    games_api,
    lessons_api,
    openapi,
    pages,
    play_on_api,
    proving_api,
    replay_api,
    resigning,
    review_api,
    tables_api,
    workshop_api,
)
from vortex.server.api import Api
from vortex.server.bot_workers import Bots, BotWorkers
from vortex.server.context import LOG, ServerContext
from vortex.server.draws import Draws
from vortex.server.gathering import Gathering
from vortex.server.guard import Guard, GuardedApp
from vortex.server.health import Health
from vortex.server.limits import Limits
from vortex.server.refusals import RequestRefused
from vortex.server.retention import Retention
from vortex.server.rooms import Rooms
from vortex.server.settings import Settings
from vortex.server.sockets import Sockets
from vortex.server.storage import open_store
from vortex.server.storage.interface import Store
from vortex.server.times import Times

OPERATIONS = [
    *games_api.OPERATIONS,
    *lessons_api.OPERATIONS,
    *tables_api.OPERATIONS,
    *replay_api.OPERATIONS,
    *play_on_api.OPERATIONS,
    *resigning.OPERATIONS,
    *review_api.OPERATIONS,
    *calling_api.OPERATIONS,
    *workshop_api.OPERATIONS,
    *proving_api.OPERATIONS,
]


def create_app(
    settings: Settings,
    *,
    store: Store | None = None,
    bots: Bots | None = None,
    times: Times | None = None,
    draws: Draws | None = None,
    limits: Limits | None = None,
    gathering: Gathering | None = None,
) -> ASGIApp:
    """The whole server. Store, bots, time and luck can be given, which tests do; what processes share too: limits, and
    the gathering of figures."""
    store = store or open_store(settings.database)
    bots = bots or BotWorkers(settings.bot_workers, settings.bot_seconds, settings.bot_memory)
    server = _Server(ServerContext(settings, store, bots, times or Times(), draws, limits, gathering))
    api = Api(server.context, server.rooms, server.guard, OPERATIONS)
    app = Starlette(
        routes=[
            *api.routes(),
            Route("/api/openapi.json", _openapi),
            Route("/api/asyncapi.json", _asyncapi),
            WebSocketRoute(asyncapi.SOCKET, server.socket),
            Route("/healthz", server.health.healthz),
            Route("/metrics", server.health.metrics),
            *pages.routes(docs=settings.docs),
        ],
        exception_handlers={HTTPException: _refused},
        lifespan=server.lifespan,
    )
    app.state.server = server
    return GuardedApp(app, settings)


class _Server:
    """Made before the store is open; what needs the store is completed by `lifespan`."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.rooms = Rooms(context)
        self.retention = Retention(context)
        self.guard = Guard(context.settings)
        self.sockets = Sockets(self.context, self.rooms, self.guard)
        self.health = Health(self.context, self.guard, self.rooms, self.sockets)

    async def socket(self, websocket: WebSocket) -> None:
        await self.sockets.serve(websocket)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        context = self.context
        asyncio.get_running_loop().set_exception_handler(context.report_stray)
        await context.store.open()
        context.sign_with(await context.store.signing_key())
        await context.bars.start()
        await context.bots.start()
        context.calling.start()
        self.rooms.start()
        self.retention.start()
        _read_cards()
        context.collector.start()
        gathering = context.figures.gathering
        if gathering is not None:
            gathering.start(context.figures.registry.collect, context.times)
        try:
            yield
        finally:
            context.collector.stop()
            if gathering is not None:
                await gathering.stop()
            await self.sockets.close()
            await context.bars.stop()
            await self.retention.stop()
            await self.rooms.stop()
            await context.calling.stop()
            await context.reviews.stop()
            await context.measuring.stop()
            for queue in (context.thinking, context.odds, context.checking, context.proving):
                await queue.stop()
            await context.bots.stop()
            await context.store.close()


def _read_cards() -> None:
    """Load the games now, so that the first visitor need not wait. A faulty one is reported to those who ask for it."""
    for fault in GAMES.faults.values():
        LOG.warning("%s", fault)
    for key in GAMES:
        with contextlib.suppress(Exception):
            load_game(key)


@cache
def _schema() -> dict[str, Any]:
    return openapi.document(OPERATIONS)


async def _openapi(request: Request) -> Response:
    return JSONResponse(_schema())


async def _asyncapi(request: Request) -> Response:
    return JSONResponse(asyncapi.document())


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return RequestRefused("not_found", "there is nothing here").response()
    if error.status_code == 405:
        return RequestRefused("not_allowed", "this cannot be done here").response()
    return RequestRefused("error", "this cannot be done").response()
