"""Who is served next where all cannot be served at once: the most urgent, and among them each asker in turn."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Coroutine
from enum import IntEnum
from typing import Any, TypeVar

T = TypeVar("T")


class Urgency(IntEnum):
    """A bot whose turn it is comes before a thought about the past, and that before a curve that grows by itself."""

    TURN = 0
    PAST = 1
    CURVE = 2


class Crowded(Exception):
    """Too many wait already, or this asker alone for too much. Nothing was begun."""


class FairQueue:
    """So many `slots` are served at once. Askers are tables or addresses: one that asks for much waits behind
    those that ask for little, and `most` limits what one asker may have under way."""

    def __init__(self, slots: int, waiting: int = 64) -> None:
        self._slots = self._free = slots
        self._most_waiting = waiting
        self._waiting: dict[Urgency, OrderedDict[str, deque[asyncio.Future[None]]]] = {
            urgency: OrderedDict() for urgency in Urgency
        }
        self._under_way: Counter[str] = Counter()
        self._serving: set[asyncio.Task[Any]] = set()

    def crowd(self) -> float:
        """How many askers wait for each slot, of those that are the most urgent."""
        return len(self._waiting[Urgency.TURN]) / self._slots

    async def run(
        self, urgency: Urgency, asker: str, work: Callable[[], Awaitable[T]], most: int | None = None
    ) -> T:
        """The answer of `work`, when its turn has come. A caller who is cancelled gives up a place that waits.

        With `most`, for those who are not trusted, raises Crowded if the asker has so much under way, or if too many
        wait; and what has begun is carried to its end and holds its slot until then, or going away would make room for
        more."""
        if most is not None and (self._under_way[asker] >= most or self._length() >= self._most_waiting):
            raise Crowded
        self._under_way[asker] += 1
        try:
            await self._turn(urgency, asker)
        except BaseException:
            self._leave(asker)
            raise
        if most is None:
            return await self._serve(asker, work)
        task = asyncio.get_running_loop().create_task(self._serve(asker, work))
        self._serving.add(task)
        task.add_done_callback(self._served)
        return await asyncio.shield(task)

    async def stop(self) -> None:
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)

    def is_waited_for(self) -> bool:
        return self._length() > 0

    def _length(self) -> int:
        return sum(len(line) for lines in self._waiting.values() for line in lines.values())

    async def _turn(self, urgency: Urgency, asker: str) -> None:
        if self._free:
            self._free -= 1
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lines = self._waiting[urgency]
        lines.setdefault(asker, deque()).append(future)
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._next()
            raise
        finally:
            line = lines.get(asker, deque())
            if future in line:
                line.remove(future)
            if not line:
                lines.pop(asker, None)

    def _next(self) -> None:
        """A slot has become free."""
        for lines in self._waiting.values():
            for asker in list(lines):
                line = lines.pop(asker)
                chosen = next((each for each in line if not each.done()), None)
                if chosen is None:
                    continue  # all of them are giving up their places just now
                line.remove(chosen)
                if line:
                    lines[asker] = line
                chosen.set_result(None)
                return
        self._free += 1

    async def _serve(self, asker: str, work: Callable[[], Awaitable[T]]) -> T:
        try:
            return await work()
        finally:
            self._leave(asker)
            self._next()

    def _leave(self, asker: str) -> None:
        self._under_way[asker] -= 1
        if not self._under_way[asker]:
            del self._under_way[asker]

    def _served(self, task: asyncio.Task[Any]) -> None:
        self._serving.discard(task)
        if not task.cancelled():
            task.exception()  # the caller gets it; one who has gone needs it no more


async def unless_gone(work: Coroutine[Any, Any, T], gone: Coroutine[Any, Any, None]) -> T | None:
    """The answer of `work`, which is cancelled when the asker is `gone`: then there is none."""
    working, going = asyncio.create_task(work), asyncio.create_task(gone)
    try:
        await asyncio.wait((working, going), return_when=asyncio.FIRST_COMPLETED)
        return await working if working.done() else None
    finally:
        for task in (working, going):
            task.cancel()
        await asyncio.gather(working, going, return_exceptions=True)
