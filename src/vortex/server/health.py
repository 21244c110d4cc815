"""Whether the server is well, and its figures.

Anyone who counts a server's entries while one table is played counts that table's hidden choices; so the figures are
for the host's own machine, and for the addresses that the host names.
"""

from __future__ import annotations

import ipaddress

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from vortex.server.context import ServerContext
from vortex.server.guard import Guard
from vortex.server.refusals import RequestRefused
from vortex.server.rooms import Rooms
from vortex.server.settings import LOOPBACK
from vortex.server.sockets import Sockets


class Health:
    def __init__(self, context: ServerContext, guard: Guard, rooms: Rooms, sockets: Sockets) -> None:
        self._context = context
        self._guard = guard
        self._readers = [ipaddress.ip_network(each) for each in context.settings.metrics_readers]
        figures = context.figures
        figures.gauge("tables in memory", "Tables in memory.", rooms.__len__)
        figures.gauge("sockets", "Open WebSockets.", sockets.__len__)
        figures.gauge(
            "collector longest seconds",
            "The most processor time that people have waited for the garbage collector.",
            lambda: context.collector.longest,
        )
        figures.total(
            "full collections",
            "Times that the garbage collector looked at everything.",
            lambda: context.collector.full,
        )

    async def healthz(self, request: Request) -> Response:
        well = await self._context.store.is_well()
        return JSONResponse({"status": "ok" if well else "cannot save"}, 200 if well else 503)

    async def metrics(self, request: Request) -> Response:
        if not self._may_count(request):
            return RequestRefused("not_found", "there is nothing here").response()
        return Response(self._context.figures.text(), headers={"content-type": CONTENT_TYPE_LATEST})

    def _may_count(self, request: Request) -> bool:
        address = request.client.host if request.client else ""
        if self._is_reader(address):
            return True
        # A proxy on this machine that nobody has named as one would make everybody a neighbour, and so would a page
        # whose name leads to this machine.
        is_forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for"))
        return address in LOOPBACK and not is_forwarded and self._guard.is_own_name(request.headers)

    def _is_reader(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._readers)
