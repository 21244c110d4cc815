"""Looking back at a game with the searching bot: its judgement of moments, and what it would do.

A curve takes a while, so it grows in a task of its own, moment by moment, between what bots at tables are asked; a
client asks again until it is whole, and one that nobody asks for any more stops growing. The last few are kept.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from vortex.bots.match import derived_seed
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game
from vortex.kernel.state import State
from vortex.server.fair_queue import FairQueue, Urgency
from vortex.server.thinking import OutlookRequest, ThoughtFound, ThoughtRequest
from vortex.server.times import Times

if TYPE_CHECKING:
    from vortex.server.bot_workers import Bots
    from vortex.server.timeline import Timeline

WALKS = 48
"""For one moment of a curve."""
THOUGHT_WALKS = 200
"""For what the bot would do at one moment."""
_KEPT = 64
_MOST_AT_ONCE = 4
"""So many curves grow at the same time; the next one waits until it is asked for again."""
_MOST_AN_ADDRESS = 2
"""Curves that grow, and thoughts that are waited for."""
_FORGOTTEN_SECONDS = 60.0
"""One that nobody has asked for since then grows no further."""


class Curve:
    """One game's curve as far as it has grown."""

    def __init__(self, points: dict[int, list[float]]) -> None:
        self.points = points
        self.is_whole = False
        self.failed = False
        self.task: asyncio.Task[None] | None = None
        self.asker = ""
        self.asked_at = 0.0


class Reviews:
    """The curves that have been asked for."""

    def __init__(self, bots: Bots, thinking: FairQueue, times: Times, report: Callable[[str], None]) -> None:
        self._bots = bots
        self._thinking = thinking
        self._times = times
        self._report = report
        self._curves: OrderedDict[str, Curve] = OrderedDict()

    def curve(self, key: str, timeline: Timeline, asker: str) -> Curve:
        """As far as it has grown; from now on it grows, if it is not whole and there is room. One that has failed is
        handed out once; the next request gets a new one, which goes on from the same points."""
        curve = self._curves.setdefault(key, Curve({}))
        self._curves.move_to_end(key)
        if curve.failed:
            self._curves[key] = Curve(curve.points)
            return curve
        curve.asked_at = self._times.monotonic()
        if not curve.is_whole and curve.task is None and self._has_room(asker):
            curve.asker = asker
            curve.task = asyncio.get_running_loop().create_task(self._grow(curve, timeline))
        if len(self._curves) > _KEPT:
            oldest = next((name for name, each in self._curves.items() if each.task is None), None)
            if oldest is not None:
                del self._curves[oldest]
        return curve

    def _has_room(self, asker: str) -> bool:
        growing = [each.asker for each in self._curves.values() if each.task is not None]
        return len(growing) < _MOST_AT_ONCE and growing.count(asker) < _MOST_AN_ADDRESS

    async def stop(self) -> None:
        tasks = [curve.task for curve in self._curves.values() if curve.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _grow(self, curve: Curve, timeline: Timeline) -> None:
        from vortex.analysis.review import look_closer, moments

        try:
            first = moments(timeline.numbers.number)
            for number in first:
                if self._is_forgotten(curve):
                    return
                if number not in curve.points:
                    curve.points[number] = await self._outlook(timeline, number)
            asked = len(curve.points) - len(first)
            while (between := look_closer(curve.points, asked)) is not None:
                if self._is_forgotten(curve):
                    return
                curve.points[between] = await self._outlook(timeline, between)
                asked += 1
            curve.is_whole = True
        except Exception:
            curve.failed = True
            self._report("a curve could not be worked out")
        finally:
            curve.task = None

    def _is_forgotten(self, curve: Curve) -> bool:
        return self._times.monotonic() - curve.asked_at > _FORGOTTEN_SECONDS

    async def _outlook(self, timeline: Timeline, number: int) -> list[float]:
        state = state_at(timeline, number)
        game = timeline.game
        seed = derived_seed(game.key, number, len(timeline.steps))
        world = game.determinise(state, None, FastChance(seed)) if state.asked >= 0 else state
        request = OutlookRequest(game.key, dict(game.cards), game.dump(world), WALKS, seed)
        return await self._thinking.run(
            Urgency.CURVE, f"curve {id(timeline)}", partial(self._bots.outlook, request)
        )

    async def thought(self, game: Game[Any], state: State, number: int, asker: str) -> ThoughtFound:
        """What the searching bot would do in the state at a number, from what the asked seat knows. Raises Crowded."""
        # Of nothing that goes on out of the seat's sight: a count of all choices would tell of hidden ones.
        seed = derived_seed(game.key, "thought", number)
        world = game.determinise(state, state.asked, FastChance(seed))
        level = f"oracle:{THOUGHT_WALKS}"
        request = ThoughtRequest(game.key, dict(game.cards), game.dump(world), state.asked, level, seed)
        return await self._thinking.run(
            Urgency.PAST, asker, partial(self._bots.thought, request), most=_MOST_AN_ADDRESS
        )


def state_at(timeline: Timeline, number: int) -> State:
    """The true state at a number that everybody knows."""
    return timeline.at(timeline.numbers.entry_of(number)).state
