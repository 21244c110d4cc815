"""Servers that are really there, but for their processes: the whole application, its lifespan, restarts and all."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any
from uuid import UUID

from tests.server.simulation.loop import Process, VirtualLoop

from vortex.kernel.chance import SEED_BYTES
from vortex.server import proving
from vortex.server.app import create_app
from vortex.server.bot_workers import BotFailed
from vortex.server.draws import Draws
from vortex.server.settings import Settings
from vortex.server.storage.interface import Store
from vortex.server.thinking import (
    ChoiceRequest,
    OddsFound,
    OddsRequest,
    OutlookRequest,
    ThoughtFound,
    ThoughtRequest,
)
from vortex.server.times import Times

EPOCH = 1_700_000_000_000


class LoopTimes(Times):
    """The loop's time. What the clock on the wall says is another matter, in each process its own."""

    def __init__(self, loop: VirtualLoop, skew: int) -> None:
        self._loop = loop
        self._skew = skew

    def monotonic(self) -> float:
        return self._loop.time()

    def now(self) -> int:
        return EPOCH + self._skew + int(self._loop.time() * 1000)


class SeededDraws(Draws):
    def __init__(self, luck: random.Random) -> None:
        self._luck = luck

    def table_seed(self) -> bytes:
        return self._luck.randbytes(SEED_BYTES)

    def table_id(self) -> str:
        return self._luck.randbytes(11).hex()

    def session(self) -> str:
        return self._luck.randbytes(21).hex()

    def move_id(self) -> str:
        return str(UUID(int=self._luck.getrandbits(128)))

    def number(self, bits: int) -> int:
        return self._luck.getrandbits(bits)

    def one_of(self, options: Sequence[int]) -> int:
        return self._luck.choice(options)


class SimulatedBots:
    """Take their time, choose anything, and fail now and then."""

    def __init__(self, luck: random.Random, failing: float) -> None:
        self.pace = 0.6
        self.is_tired = False
        """No more answers: so that tables come to rest."""
        self.failing = failing
        self._luck = luck

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def choose(self, request: ChoiceRequest) -> int:
        if self.is_tired:
            await asyncio.Event().wait()
        if self._luck.random() < self.failing:
            await asyncio.sleep(self._luck.uniform(0.0, 3.0))
            raise BotFailed
        await asyncio.sleep(self._luck.uniform(0.01, 2 * self.pace))
        _, world = request.opened()
        return self._luck.choice(world.options)

    async def thought(self, request: ThoughtRequest) -> ThoughtFound:
        return ThoughtFound(await self.choose(ChoiceRequest(*_fields(request))), [])

    async def odds(self, request: OddsRequest) -> OddsFound:
        return OddsFound()

    async def outlook(self, request: OutlookRequest) -> list[float]:
        raise BotFailed

    async def prove(self, request: proving.Request, kind: type[Any]) -> Any:
        raise BotFailed


def _fields(request: ThoughtRequest) -> tuple[Any, ...]:
    return request.game, request.pack, request.world, request.seat, request.level, request.seed


class _NoCollector:
    """Garbage is the whole simulation's, not a server's."""

    full = 0

    def start(self) -> None: ...

    def stop(self) -> None: ...

    def tidy(self, is_quiet: bool) -> None: ...


class SimulatedServer:
    """One place where a server runs, and runs again."""

    def __init__(
        self,
        loop: VirtualLoop,
        name: str,
        settings: Settings,
        times: Times,
        draws: Draws,
        bots: SimulatedBots,
        store: Callable[[Process], Store],
        note: Callable[..., None],
        gone: Callable[[Process], None],
    ) -> None:
        self.name = name
        self.is_open = False
        self.is_wanted = True
        """A server that ends is started again."""
        self.errors = 0
        self.process = Process(loop)
        self._loop = loop
        self._settings = settings
        self._times = times
        self._draws = draws
        self._bots = bots
        self._store = store
        self._note = note
        self._gone = gone
        self._stopping: asyncio.Event
        self._app: Any = None
        self._run()

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        await self._app(scope, receive, send)

    # -- running -----------------------------------------------------------------------------------

    def _run(self) -> None:
        if not self.is_wanted:
            return
        process = self.process = Process(self._loop)
        self._app = create_app(
            self._settings,
            store=self._store(process),
            bots=self._bots,
            times=self._times,
            draws=self._draws,
        )
        self.context.collector = _NoCollector()
        self._stopping = asyncio.Event()
        self._note(self.name, "starts")
        process.start(self._live()).add_done_callback(lambda task: self._ended(process))

    @property
    def context(self) -> Any:
        return self._app.app.state.server.context

    async def _live(self) -> None:
        """The lifespan, as a server's program drives it."""
        messages = [{"type": "lifespan.shutdown"}, {"type": "lifespan.startup"}]

        async def receive() -> Any:
            if len(messages) == 1:
                await self._stopping.wait()
            return messages.pop()

        async def send(message: Any) -> None:
            if not self.process.is_alive:
                return
            self.is_open = message["type"] == "lifespan.startup.complete"
            self._note(self.name, message["type"])

        await self._app({"type": "lifespan", "app": self._app, "state": {}}, receive, send)

    def _ended(self, process: Process) -> None:
        """By itself, because it was told to or because it could not start."""
        if self.process is process and process.is_alive:
            self.end()
            self._loop.later(1.0, self._run)

    def end(self) -> None:
        self.is_open = False
        self.errors += self.context.counts["errors"]
        self.process.kill()
        self._gone(self.process)

    # -- what befalls it ---------------------------------------------------------------------------

    def stop(self) -> None:
        """As an administrator does it: it says goodbye first."""
        if self.is_open:
            self.is_open = False
            self._note(self.name, "is told to stop")
            self._stopping.set()

    def kill(self, away: float) -> None:
        if self.process.is_alive:
            self._note(self.name, "is killed")
            self.end()
            self._loop.later(away, self._run)

    def pause(self, seconds: float) -> None:
        process = self.process
        if process.is_alive and not process.is_paused:
            self._note(self.name, "stands still")
            process.pause()
            self._loop.later(seconds, self._go_on, process)

    def _go_on(self, process: Process) -> None:
        if process.is_alive and process.is_paused:
            self._note(self.name, "goes on")
            process.go_on()

    def go_on(self) -> None:
        self._go_on(self.process)
