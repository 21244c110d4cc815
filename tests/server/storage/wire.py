"""A wire to the database that is slow to bring answers, and that can be cut."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

DELAY = 0.01


class Wire:
    def __init__(self, port: int) -> None:
        self._port = port
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def cut(self) -> None:
        """What was sent may have arrived; what was answered has not."""
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        self._ends |= {writer, back}
        for task in (
            asyncio.create_task(self._carry(reader, back, 0.0)),
            asyncio.create_task(self._carry(there, writer, DELAY)),
        ):
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, delay: float) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await asyncio.sleep(delay)
                target.write(data)
                await target.drain()
        target.close()
        self._ends.discard(target)

    async def close(self) -> None:
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def wire_to(url: str) -> AsyncIterator[tuple[Wire, str]]:
    """The wire, and the address of the database at its near end."""
    before, _, rest = url.partition("@127.0.0.1:")
    port, _, name = rest.partition("/")
    wire = Wire(int(port))
    server = await asyncio.start_server(wire.take, "127.0.0.1", 0)
    near = server.sockets[0].getsockname()[1]
    try:
        yield wire, f"{before}@127.0.0.1:{near}/{name}"
    finally:
        server.close()
        await wire.close()
        await server.wait_closed()
