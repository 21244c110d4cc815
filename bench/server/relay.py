"""The peer: a Starlette server that sends each message on to everybody at the table, and does nothing else.

It runs under uvicorn with the same settings as ours: what it takes is what sockets cost.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from vortex.server.running import bind, configuration
from vortex.server.settings import settings_from

VIEW_BYTES = 4000
_PAD = "x" * VIEW_BYTES

_tables: dict[str, list[WebSocket]] = defaultdict(list)


async def relay(websocket: WebSocket) -> None:
    await websocket.accept()
    others = _tables[websocket.path_params["table"]]
    others.append(websocket)
    try:
        while True:
            message = await websocket.receive_text()
            for other in others:
                await other.send_text(f"{message} {_PAD}")
    except WebSocketDisconnect:
        others.remove(websocket)


def main() -> None:
    port = int(sys.argv[1])
    app = Starlette(routes=[WebSocketRoute("/{table}", relay)])
    listening = bind("127.0.0.1", port)
    print("listening", flush=True)
    uvicorn.Server(configuration(app, settings_from({}, port=port))).run(sockets=[listening])


if __name__ == "__main__":
    main()
