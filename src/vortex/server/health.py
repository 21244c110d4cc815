"""Whether the server is well, and its figures. Numbers only: no table, no name, no address.

Still, anyone who counts a server's entries while one table is played counts that table's hidden choices; so the
figures are for the host's own machine, and for the addresses that the host names.
"""

from __future__ import annotations

from time import process_time

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from vortex.server.context import ServerContext
from vortex.server.refusals import RequestRefused
from vortex.server.rooms import Rooms
from vortex.server.settings import LOOPBACK
from vortex.server.sockets import Sockets


class Health:
    def __init__(self, context: ServerContext, rooms: Rooms, sockets: Sockets) -> None:
        self._context = context
        self._rooms = rooms
        self._sockets = sockets

    async def healthz(self, request: Request) -> Response:
        well = await self._context.store.is_well()
        return JSONResponse({"status": "ok" if well else "cannot save"}, 200 if well else 503)

    async def metrics(self, request: Request) -> Response:
        if not self._may_count(request):
            return RequestRefused("not_found", "there is nothing here").response()
        lines = [
            _line("tables_in_memory", "gauge", len(self._rooms)),
            _line("sockets", "gauge", len(self._sockets)),
            _line("full_collections_total", "counter", self._context.collector.full),
            _line("cpu_seconds_total", "counter", round(process_time(), 3)),
        ]
        for name, value in sorted(self._context.counts.items()):
            lines.append(_line(f"{name.replace(' ', '_')}_total", "counter", value))
        for name, value in sorted(self._context.store.figures().items()):
            lines.append(_line(f"store_{name.replace(' ', '_')}", "gauge", value))
        return PlainTextResponse("".join(lines))

    def _may_count(self, request: Request) -> bool:
        address = request.client.host if request.client else ""
        if address in self._context.settings.metrics_readers:
            return True
        # A proxy on this machine that nobody has named as one would make everybody a neighbour.
        is_forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for"))
        return address in LOOPBACK and not is_forwarded


def _line(name: str, kind: str, value: float) -> str:
    return f"# TYPE vortex_{name} {kind}\nvortex_{name} {value}\n"
