"""An event loop whose time is its own. It jumps to whatever is due next, so that an hour takes as long as what happens
in it, and it runs everything in the same order every time.

A `Process` is whatever runs in its context, which tasks and callbacks inherit: so several servers can live in one
loop, and each of them can be paused like a process that is stopped, or killed like one.
"""

from __future__ import annotations

import asyncio
import contextvars
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_PROCESS: contextvars.ContextVar[Process | None] = contextvars.ContextVar("process", default=None)
_START = 1000.0
_TICK = 1e-6
"""The least that a wait takes. Real time goes on by itself; this one would stand still while somebody waits for less
than a float can add to it, and then asks again."""
_FORGET_EVERY = 256
_HEEDED = 20
"""So often is a task cancelled at most: one that begins another needs more than one round."""


class Nothing(Exception):
    """Nothing will ever happen again, though something is still waited for."""


class Process:
    def __init__(self, loop: VirtualLoop) -> None:
        self.is_alive = True
        self.is_paused = False
        self.tasks: list[asyncio.Task[Any]] = []
        self.held: list[asyncio.Handle] = []
        """What is due, but has to wait until the process goes on."""
        self._loop = loop
        self._context = contextvars.copy_context()
        self._context.run(_PROCESS.set, self)

    def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """As a part of this process, now."""
        return self._context.copy().run(work, *args)

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """As a task of this process. What it raises is nobody's business but its own."""
        task: asyncio.Task[Any] = self.run(self._loop.create_task, work)
        task.add_done_callback(_seen)
        return task

    def pause(self) -> None:
        self.is_paused = True

    def go_on(self) -> None:
        self.is_paused = False
        held, self.held = self.held, []
        for handle in held:
            self._loop.put(self, handle)

    def kill(self) -> None:
        """At once. Its tasks are unwound, since Python would otherwise do that later, and whatever they still try to
        send or to write on their way out must be refused by those who carry it."""
        self.is_alive = False
        self.go_on()
        self._loop.unwind(self)


class VirtualLoop(asyncio.BaseEventLoop):
    def __init__(self) -> None:
        super().__init__()
        self.broken: AssertionError | None = None
        """The first that went wrong; then everything stops."""
        self._now = _START
        self._order = 0
        self._due: deque[tuple[Process | None, asyncio.Handle]] = deque()
        self._later: list[tuple[float, int, Process | None, asyncio.TimerHandle]] = []
        self._outside = contextvars.copy_context()
        self._is_unwinding = False
        self.set_task_factory(_tracked)

    def time(self) -> float:
        return self._now

    def later(self, seconds: float, callback: Callable[..., Any], *args: Any) -> asyncio.TimerHandle:
        """Of no process: on the way between them."""
        return self.call_at(self._now + seconds, callback, *args, context=self._outside)

    # -- what asyncio asks of a loop ---------------------------------------------------------------

    def call_soon(
        self,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.Handle:
        if context is None:
            context = contextvars.copy_context()
        handle = asyncio.Handle(callback, args, self, context)
        self.put(context.get(_PROCESS), handle)
        return handle

    def put(self, process: Process | None, handle: asyncio.Handle) -> None:
        self._due.append((process, handle))

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.TimerHandle:
        if context is None:
            context = contextvars.copy_context()
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._order += 1
        heapq.heappush(
            self._later, (max(when, self._now + _TICK), self._order, context.get(_PROCESS), handle)
        )
        return handle

    def run_in_executor(
        self, executor: object, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """There are no threads: it is done at once."""
        future: asyncio.Future[T] = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:
            future.set_exception(error)
        return future

    def set_exception_handler(self, handler: Any) -> None:
        """Each server sets its own, and would get the others' errors."""

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, AssertionError):
            self.blame(error)
        elif not self._is_unwinding:
            self.blame(AssertionError(f"{context.get('message')}: {error!r}"))

    def blame(self, broken: AssertionError) -> None:
        self.broken = self.broken or broken
        self.stop()

    def _run_once(self) -> None:
        if not self._due:
            self._jump()
        process, handle = self._due.popleft()
        if process is not None and process.is_paused:
            process.held.append(handle)
        elif process is None or process.is_alive:
            _run(handle)

    def _jump(self) -> None:
        """To the next moment at which something is due."""
        later = self._later
        while later and later[0][3].cancelled():
            heapq.heappop(later)
        if not later:
            raise Nothing
        self._now = max(self._now, later[0][0])
        while later and later[0][0] <= self._now:
            _, _, process, handle = heapq.heappop(later)
            self._due.append((process, handle))

    def unwind(self, process: Process) -> None:
        self._is_unwinding = True
        try:
            for _ in range(_HEEDED):
                alive = [task for task in process.tasks if not task.done()]
                if not alive:
                    return
                for task in alive:
                    task.cancel()
                self._drain(process)
            raise AssertionError(f"not cancelled: {alive}")
        finally:
            self._is_unwinding = False

    def _drain(self, process: Process) -> None:
        while any(owner is process for owner, _ in self._due):
            due, self._due = self._due, deque()
            for owner, handle in due:
                if owner is process:
                    _run(handle)
                else:
                    self._due.append((owner, handle))


def _run(handle: asyncio.Handle) -> None:
    if not handle.cancelled():
        handle._run()


def _tracked(loop: asyncio.AbstractEventLoop, work: Any, context: Any = None) -> asyncio.Task[Any]:
    """A process knows its tasks, in the order in which they began."""
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, context=context)
    process = _PROCESS.get() if context is None else context.get(_PROCESS)
    if process is not None:
        process.tasks.append(task)
        if len(process.tasks) % _FORGET_EVERY == 0:
            process.tasks[:] = [task for task in process.tasks if not task.done()]
    return task


def _seen(task: asyncio.Task[Any]) -> None:
    if not task.cancelled():
        task.exception()
