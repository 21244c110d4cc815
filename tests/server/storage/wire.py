"""A wire to the database that is slow to bring answers, and that can be cut."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator

DELAY = 0.01


class Wire:
    def __init__(self, port: int) -> None:
        self._port = port
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._answers = 0
        self._more = asyncio.Condition()
        self._doomed: re.Pattern[bytes] | None = None

    def cut(self) -> None:
        """What was sent may have arrived; what was answered has not."""
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def cut_after(self, answers: int) -> None:
        """Once so many more answers have come."""
        async with self._more:
            wanted = self._answers + answers
            await self._more.wait_for(lambda: self._answers >= wanted)
        self.cut()

    async def cut_at_answer(self, to: re.Pattern[bytes]) -> None:
        """Once the database has answered something that holds this: it has been done, and nobody hears of it."""
        async with self._more:
            self._doomed = to
            await self._more.wait_for(lambda: self._doomed is None)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        self._ends |= {writer, back}
        asked: list[bytes] = []
        for task in (
            asyncio.create_task(self._carry_questions(reader, back, asked)),
            asyncio.create_task(self._carry_answers(there, writer, asked)),
        ):
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry_questions(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, asked: list[bytes]
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                asked[:] = [data]
                target.write(data)
                await target.drain()
        self._hang_up(target)

    async def _carry_answers(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, asked: list[bytes]
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                async with self._more:
                    self._answers += 1
                    if self._doomed and any(map(self._doomed.search, asked)):
                        self._doomed = None
                        self.cut()
                    self._more.notify_all()
                await asyncio.sleep(DELAY)
                target.write(data)
                await target.drain()
        self._hang_up(target)

    def _hang_up(self, end: asyncio.StreamWriter) -> None:
        end.close()
        self._ends.discard(end)

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
