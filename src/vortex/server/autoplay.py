"""What a table does by itself: bots answer, standing passes pass, clocks run out. One task a room."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any, Literal

from msgspec import structs

from vortex.bots.bot import USUAL, thinking_for
from vortex.kernel.chance import FastChance
from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.state import PASS
from vortex.lessons import SET_UP, Scripted
from vortex.server.asking import HeldPass
from vortex.server.bot_workers import BotFailed
from vortex.server.context import LOG
from vortex.server.fair_queue import Urgency
from vortex.server.log import Chose, Flagged
from vortex.server.logs import TABLE
from vortex.server.room import Room
from vortex.server.storage.interface import StoreFailed
from vortex.server.storage.notices import end
from vortex.server.thinking import ChoiceRequest, OddsFound, OddsRequest, Pack, ThoughtFound, ThoughtRequest
from vortex.server.timeline import Stale, Trial

LEAST_SECONDS = 0.1
"""A searching bot thinks for at least this long, however many wait."""
FLAG_LEVEL = USUAL
"""The bot that plays on when a seat's time is up."""
_RETRY_SECONDS = 2.0
_TRIES = 8
"""After so many failures in a row, about a quarter of an hour of them, the table waits for a visitor."""


class Autoplay:
    """Sleeps until the room wakes it, does what is due, and looks again."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_away = False

    def wake(self) -> None:
        if self._is_away:
            return  # news for the table was on its way when it was put away
        self._wake.set()
        if self._task is None and self._is_due():
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            await end(self._task)
            self._task = None

    async def put_away(self) -> None:
        """For good: the room is dropped, and nothing may keep a reference to it."""
        await self.stop()
        self._is_away = True
        del self._room

    async def _run(self) -> None:
        context = self._room.context
        TABLE.set(self._room.row.id)
        failed = 0
        try:
            while failed < _TRIES and self._is_due():
                self._wake.clear()
                try:
                    await self._do()
                    failed = 0
                except StoreFailed as error:
                    context.store_failed(error)
                    await context.times.sleep(_RETRY_SECONDS)
                except Exception:
                    context.report("a table could not go on by itself")
                    failed += 1
                    await context.times.sleep(_RETRY_SECONDS * 2**failed)
        finally:
            self._task = None

    def _is_due(self) -> bool:
        room = self._room
        asked = room.timeline.asked
        if room.is_gone or room.row.status != "playing" or asked < 0:
            return False
        if room.is_scripted():
            return self._scripted() is not None
        return (
            room.bot_of(asked) is not None or room.passes_in() is not None or room.running_clock() is not None
        )

    async def _do(self) -> None:
        room = self._room
        level = room.bot_of(room.timeline.asked)
        scripted = self._scripted()
        if scripted is not None:
            await self._script(scripted)
        elif level is not None:
            await self._bot(level)
        elif (left := room.passes_in()) is not None:
            await self._pass(left)
        else:
            await self._clock()

    # -- lessons -----------------------------------------------------------------------------------

    def _scripted(self) -> Scripted | None:
        room = self._room
        is_bots = room.bot_of(room.timeline.asked) is not None
        return None if room.guiding is None else room.guiding.due(room.timeline, is_bots)

    async def _script(self, scripted: Scripted) -> None:
        room = self._room
        number = room.timeline.number
        choice = scripted.choice
        trial = room.timeline.try_choice(choice)
        if trial.is_public and scripted.step != SET_UP:
            await self._pause(room.context.times.monotonic())
        async with room.lock:
            if room.timeline.number != number or self._scripted() != scripted:
                return
            notation = room.timeline.game.notation.write(choice)
            entry = Chose(room.timeline.asked, room.context.times.now(), room.spent(), notation, "bot")
            await self._append(entry, trial)

    # -- bots --------------------------------------------------------------------------------------

    async def _bot(self, level: str) -> None:
        room = self._room
        number = room.timeline.number
        began = room.context.times.monotonic()
        choice, by = await think(room, level)
        if room.timeline.number != number:
            return
        trial = self._first_that_works(choice)
        if trial.is_public:
            # Hidden answers take no time: a pause for each would reveal their number.
            await self._pause(began)
        async with room.lock:
            if room.timeline.number != number or room.bot_of(room.timeline.asked) != level:
                return
            if trial.choice != choice:
                by = "fallback"
            notation = room.timeline.game.notation.write(trial.choice)
            now = room.context.times.now()
            entry = Chose(room.timeline.asked, now, 0, notation, "bot" if by == "bot" else "fallback")
            await self._append(entry, trial)

    def _first_that_works(self, choice: int) -> Trial:
        """The bot's choice; if it is illegal, or a rule fails at it, the first other choice that works."""
        timeline = self._room.timeline
        for each in (choice, *timeline.state.options):
            try:
                return timeline.try_choice(each)
            except IllegalChoice:
                continue
            except Exception:
                self._room.context.report("a rule failed")
        raise RuntimeError("no choice works")

    async def _append(self, entry: Chose, trial: Trial, held: HeldPass | None = None) -> None:
        move_id = self._room.context.draws.move_id() if held is None else held.move_id
        # Another process was faster: it has answered, or knows more; the loop looks again.
        with contextlib.suppress(Stale):
            await self._room.append(entry, move_id, trial, held.acknowledge if held else None)

    async def _pause(self, began: float) -> None:
        times = self._room.context.times
        left = self._room.context.settings.bot_pause - (times.monotonic() - began)
        if left > 0:
            await times.sleep(left)

    # -- standing passes ---------------------------------------------------------------------------

    async def _pass(self, left: float) -> None:
        """In so many seconds, unless something else comes before: for a seat that has passed already, or by itself."""
        room = self._room
        if left > 0:
            clock = room.running_clock()
            await self._wait(left if clock is None else min(left, room.time_left(clock) / 1000))
            if clock is not None and room.time_left(clock) <= 0:
                await self._clock()
            return
        async with room.lock:
            if room.passes_in() != 0:
                return
            held = room.held if room.held and room.held.number == room.timeline.number else None
            trial = room.timeline.try_choice(PASS)
            notation = room.timeline.game.notation.write(PASS)
            by: Literal["person", "standing"] = "standing" if held is None else "person"
            entry = Chose(room.timeline.asked, room.context.times.now(), room.spent(), notation, by)
            await self._append(entry, trial, held)

    async def _wait(self, seconds: float) -> None:
        """Until then, or until something has changed."""
        sleep = asyncio.ensure_future(self._room.context.times.sleep(seconds))
        wake = asyncio.ensure_future(self._wake.wait())
        try:
            await asyncio.wait((sleep, wake), return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleep.cancel()
            wake.cancel()

    # -- clocks ------------------------------------------------------------------------------------

    async def _clock(self) -> None:
        room = self._room
        seat = room.running_clock()
        assert seat is not None
        left = room.time_left(seat) / 1000
        if left > 0:
            await self._wait(left)
            return
        async with room.lock:
            await flag_if_due(room)


async def flag_if_due(room: Room) -> bool:
    """If the asked seat's time is up, a bot plays it from now on. The room is locked."""
    seat = room.running_clock()
    if seat is None or room.time_left(seat) > 0:
        return False
    entry = Flagged(seat, room.context.times.now(), room.spent(), FLAG_LEVEL)
    with contextlib.suppress(Stale):
        await room.append(entry, room.context.draws.move_id())
    return True


async def think(room: Room, level: str) -> tuple[int, str]:
    """What a bot would answer now. Where it fails, the usual one answers, which hardly ever takes long; any choice will
    do only where that fails, too."""
    options = room.timeline.state.options[:]
    request = ChoiceRequest(*_to_think_about(room, level))
    context = room.context
    begun = context.times.monotonic()
    by_itself = "bot" if level in context.levels else "fallback"
    for each, by in ((request, by_itself), (structs.replace(request, level=USUAL), "fallback")):
        try:
            asked = partial(context.bots.choose, each)
            choice = await context.thinking.run(Urgency.TURN, room.row.id, asked)
            context.figures.thoughts.observe(context.times.monotonic() - begun)
            return choice, by
        except BotFailed as error:
            _failed(room, level if each is request else USUAL, error)
    return context.draws.one_of(options), "fallback"


async def reasons(room: Room, level: str) -> ThoughtFound:
    """The same with what speaks for it, and nothing made up where it fails."""
    context = room.context
    asked = partial(context.bots.thought, ThoughtRequest(*_to_think_about(room, level)))
    try:
        return await context.thinking.run(Urgency.TURN, room.row.id, asked)
    except BotFailed as error:
        _failed(room, level, error)
        raise


def _failed(room: Room, level: str, error: BotFailed) -> None:
    """Counted every time, logged once for a table and a bot."""
    room.context.counts["bot failures"] += 1
    if level not in room.failed_bots:
        room.failed_bots.add(level)
        LOG.warning("The bot %s has failed at table %s: %s.", level, room.row.id, error or "no answer")


async def odds(room: Room, in_full: bool) -> OddsFound:
    """How likely the asked seat's attempt succeeds, from what it knows."""
    context = room.context
    seconds = context.settings.odds_seconds
    request = OddsRequest(*imagined(room), room.timeline.asked, in_full, seconds)
    return await context.odds.run(Urgency.TURN, room.row.id, partial(context.bots.odds, request))


def _to_think_about(room: Room, level: str) -> tuple[str, Pack, dict[str, Any], int, str, int]:
    """What a bot of this level is given: a world, its seat, and who it is, with how long it has and a seed. For one
    that the host no longer offers, the usual one plays."""
    bot = thinking_for(room.context.levels.get(level, USUAL), _seconds(room))
    return *imagined(room), room.timeline.asked, bot, room.context.draws.number(63)


def _seconds(room: Room) -> float:
    """While bots of many tables wait for their turn, all think for less, so that none waits long."""
    wanted = room.context.settings.think_seconds
    return max(min(wanted, LEAST_SECONDS), wanted / max(1.0, room.context.thinking.crowd()))


def imagined(room: Room) -> tuple[str, Pack, dict[str, Any]]:
    """What bots are given: game, cards and a world that the asked seat cannot tell from the true one."""
    timeline = room.timeline
    chance = FastChance(room.context.draws.number(64))
    world = timeline.game.determinise(timeline.state, timeline.asked, chance)
    return timeline.game.key, dict(timeline.game.cards), timeline.game.dump(world)
