"""Bots think in processes of their own, with a time and a memory limit."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Any, Protocol, TypeVar

import msgspec

from vortex.server import proving
from vortex.server.thinking import (
    ChoiceRequest,
    OddsFound,
    OddsRequest,
    OutlookRequest,
    Request,
    ThoughtFound,
    ThoughtRequest,
)

T = TypeVar("T")

_LENGTH_BYTES = 4
_START_SECONDS = 30.0


class BotFailed(Exception):
    """No answer in time, or the worker has died, or the bot is at fault. The message says which, with nothing of the
    game in it."""


class Bots(Protocol):
    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def choose(self, request: ChoiceRequest) -> int: ...

    async def odds(self, request: OddsRequest) -> OddsFound: ...

    async def outlook(self, request: OutlookRequest) -> list[float]: ...

    async def thought(self, request: ThoughtRequest) -> ThoughtFound: ...

    async def prove(self, request: proving.Request, kind: type[T]) -> T: ...


class BotWorkers:
    """A few worker processes; a caller that finds them all busy waits for a free one. Odds have as many of their own,
    each started when it is needed first: no bot waits for odds, and what one question took helps with the next. So does
    one for the cards that people make."""

    def __init__(self, workers: int, seconds: float, memory: int) -> None:
        self._seconds = seconds
        self._start = {"memory": memory}
        self._workers = [_Worker(self._start) for _ in range(workers)]
        self._free = _queue_of(self._workers)
        self._for_odds = [_Worker(self._start) for _ in range(workers)]
        self._free_for_odds = _queue_of(self._for_odds)
        self._for_cards = [_Worker(self._start)]
        self._free_for_cards = _queue_of(self._for_cards)
        self._warming: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._warming = [asyncio.create_task(worker.warm()) for worker in self._workers]

    async def stop(self) -> None:
        for task in self._warming:
            task.cancel()
        await asyncio.gather(*self._warming, return_exceptions=True)
        await asyncio.gather(
            *(worker.end() for worker in (*self._workers, *self._for_odds, *self._for_cards))
        )

    async def choose(self, request: ChoiceRequest) -> int:
        return await self._ask(request, int)

    async def odds(self, request: OddsRequest) -> OddsFound:
        return await self._ask(request, OddsFound, self._free_for_odds)

    async def outlook(self, request: OutlookRequest) -> list[float]:
        return await self._ask(request, list[float])

    async def thought(self, request: ThoughtRequest) -> ThoughtFound:
        return await self._ask(request, ThoughtFound)

    async def prove(self, request: proving.Request, kind: type[T]) -> T:
        return await self._ask(request, kind, self._free_for_cards)

    async def _ask(
        self, request: Request | proving.Request, kind: type[T], free: asyncio.Queue[_Worker] | None = None
    ) -> T:
        free = free or self._free
        worker = await free.get()
        try:
            return await worker.ask(request, self._seconds, kind)
        finally:
            free.put_nowait(worker)


def _queue_of(workers: list[_Worker]) -> asyncio.Queue[_Worker]:
    """The worker that was freed last comes first: the others need not even be started."""
    queue: asyncio.Queue[_Worker] = asyncio.LifoQueue()
    for worker in workers:
        queue.put_nowait(worker)
    return queue


class _Worker:
    """One process, started when it is needed and ended when it fails."""

    def __init__(self, start: dict[str, Any]) -> None:
        self._start = start
        self._process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()

    async def warm(self) -> None:
        with contextlib.suppress(BotFailed, OSError):
            await self._running()

    async def ask(self, request: Request | proving.Request, seconds: float, kind: type[T]) -> T:
        try:
            process = await self._running()
            found = await asyncio.wait_for(_exchange(process, msgspec.json.encode(request)), seconds)
            return msgspec.convert(found, kind, strict=False)
        except asyncio.CancelledError:
            await self.end()
            raise
        except BotFailed:
            await self.end()
            raise
        except TimeoutError as error:
            await self.end()
            raise BotFailed("no answer in time") from error
        except Exception as error:
            await self.end()
            raise BotFailed(type(error).__name__) from error

    async def _running(self) -> asyncio.subprocess.Process:
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                # Bots get nothing of the server's environment, least of all the address of a database.
                kept = {
                    name: value
                    for name, value in os.environ.items()
                    if name in ("PATH", "PYTHONPATH", "PYTHONHASHSEED", "LANG", "SYSTEMROOT", "VIRTUAL_ENV")
                }
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "vortex.server.bot_process",
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    env=kept,
                    limit=1 << 20,
                )
                hello = _exchange(self._process, msgspec.json.encode(self._start))
                await asyncio.wait_for(hello, _START_SECONDS)
            return self._process

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _exchange(process: asyncio.subprocess.Process, data: bytes) -> Any:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(data).to_bytes(_LENGTH_BYTES, "big") + data)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(_LENGTH_BYTES), "big")
    reply = msgspec.json.decode(await process.stdout.readexactly(length))
    if "answer" not in reply:
        raise BotFailed(reply["error"])
    return reply["answer"]
