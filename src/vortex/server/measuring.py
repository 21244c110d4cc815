"""What cards do to a game: some hundred games by bots with them, beside the same games without them.

Played one at a time where cards are looked at, after all who wait for an answer, for as long as somebody asks how far
they are. A game without the cards is the same for everybody, and is played once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial

from vortex.analysis.balance import Use
from vortex.analysis.intervals import Share
from vortex.games import load_game
from vortex.protocol import CardFigures, Measured
from vortex.protocol import Share as ShareTold
from vortex.server.bot_workers import BotFailed, Bots
from vortex.server.fair_queue import FairQueue, Urgency
from vortex.server.proving import Files, GameFound, GameRequest
from vortex.server.times import Times

GAMES = 150
LEVEL = "companion"
_KEPT = 64
_FORGOTTEN_SECONDS = 60.0
_LEFT_SECONDS = 5.0
"""Who has not asked for so long and asks for another card has turned to that one."""
_MOST_A_SESSION = 1
_MOST_AT_ONCE = 8
_FAILURES = 3


class Job:
    """One card of one version of a pack."""

    def __init__(self, game: str, files: Files, key: str) -> None:
        self.game = game
        self.files = files
        self.key = key
        self.own: list[GameFound] = []
        self.standard: list[GameFound] = []
        self.asker = ""
        self.asked_at = 0.0
        self.is_left = False
        self.failures = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def is_whole(self) -> bool:
        return len(self.own) == len(self.standard) == GAMES

    @property
    def has_failed(self) -> bool:
        return self.failures >= _FAILURES


class Measuring:
    def __init__(self, bots: Bots, queue: FairQueue, times: Times) -> None:
        self._bots = bots
        self._queue = queue
        self._times = times
        self._jobs: OrderedDict[tuple[str, str], Job] = OrderedDict()
        self._standard: dict[tuple[str, str, int], GameFound] = {}

    def measured(self, name: str, job: Job, asker: str) -> Measured:
        """As far as it is; from now on it goes on, if it is not whole and there is room."""
        job = self._jobs.setdefault((name, job.key), job)
        self._jobs.move_to_end((name, job.key))
        job.asked_at = self._times.monotonic()
        job.is_left = False
        self._leave(job, asker)
        if not job.is_whole and not job.has_failed and job.task is None and self._has_room(asker):
            job.asker = asker
            job.task = asyncio.get_running_loop().create_task(self._go_on(job))
        if len(self._jobs) > _KEPT:
            oldest = next((key for key, each in self._jobs.items() if each.task is None), None)
            if oldest is not None:
                del self._jobs[oldest]
        waiting = job.task is None and not job.is_whole and not job.has_failed
        seats = load_game(job.game).usual_seats
        return Measured(
            GAMES,
            figures(job.own, seats),
            figures(job.standard, seats),
            job.is_whole,
            waiting,
            job.has_failed,
        )

    def _leave(self, job: Job, asker: str) -> None:
        """The same person's other cards end with the game that is being played: this one need not wait for them."""
        for other in self._jobs.values():
            if other is not job and other.asker == asker and job.asked_at - other.asked_at > _LEFT_SECONDS:
                other.is_left = True

    def _has_room(self, asker: str) -> bool:
        busy = [each.asker for each in self._jobs.values() if each.task is not None]
        return len(busy) < _MOST_AT_ONCE and busy.count(asker) < _MOST_A_SESSION

    async def stop(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _go_on(self, job: Job) -> None:
        try:
            while not job.is_whole and not job.has_failed:
                if job.is_left or self._times.monotonic() - job.asked_at > _FORGOTTEN_SECONDS:
                    return
                try:
                    await self._play(job)
                except BotFailed:
                    job.failures += 1
        finally:
            job.task = None

    async def _play(self, job: Job) -> None:
        """The next game with the cards, and the same without them."""
        if len(job.own) <= len(job.standard):
            job.own.append(await self._played(job, job.files, len(job.own)))
            return
        number = len(job.standard)
        known = (job.game, job.key, number)
        if known not in self._standard:
            self._standard[known] = await self._played(job, {}, number)
        job.standard.append(self._standard[known])

    async def _played(self, job: Job, files: Files, number: int) -> GameFound:
        seats = load_game(job.game).usual_seats
        request = GameRequest(job.game, files, job.key, seats, LEVEL, number)
        asked = partial(self._bots.prove, request, GameFound)
        return await self._queue.run(Urgency.CURVE, f"measure {job.asker}", asked)


def figures(games: list[GameFound], seats: int) -> CardFigures:
    count = len(games)
    use = Use()
    for game in games:
        for seat in game.could:
            won, has_used = seat in game.winners, seat in game.used
            use.could += 1
            use.used += has_used
            use.won_with += won and has_used
            use.won_without += won and not has_used
    interval = use.interval
    return CardFigures(
        count,
        sum(game.rounds for game in games) / count if count else 0.0,
        _told(Share(sum(not game.winners for game in games), count)),
        [_told(Share(sum(seat in game.winners for game in games), count)) for seat in range(seats)],
        use.could,
        use.used,
        _told(use.with_it) if use.used else None,
        _told(use.without_it) if use.could > use.used else None,
        ShareTold(use.difference, *interval) if use.difference is not None and interval is not None else None,
    )


def _told(share: Share) -> ShareTold:
    return ShareTold(share.value, *share.interval)
