"""Two servers on one PostgreSQL, either of which is killed, restarted or stopped for a while: nothing acknowledged is
lost, doubled, or missing from what a player is shown afterwards (D6, D8)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.processes import ServerProcess
from tests.server.serving import Browser, Player
from tests.server.stubborn import GONE, SEATS, StubbornSeat, check

Two = tuple[ServerProcess, ServerProcess]


@contextlib.contextmanager
def _two(url: str, module: str = "vortex") -> Iterator[Two]:
    servers = ServerProcess(url, module=module), ServerProcess(url, module=module)
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(server.process.pid, signal.SIGCONT)
            server.close()


class Travelling(StubbornSeat):
    """Goes to the other server whenever its own is gone, with the same session."""

    def __init__(self, servers: Two, game: str) -> None:
        super().__init__(Browser(servers[0]), game)
        self.servers = servers

    def move_over(self) -> None:
        self.lost()
        one, two = self.servers
        self.browser.server = two if self.browser.server is one else one

    def turn(self, luck: random.Random) -> None:
        try:
            super().turn(luck)
        except GONE:
            self.move_over()


def _play(url: str, times: int, end: Callable[[ServerProcess], None], seed: int) -> None:
    """Either server ends within a move, so many times; its players go on at the other, and it comes back."""
    luck = random.Random(seed)
    with _two(url) as servers:
        seats = [Travelling(servers, game) for game in SEATS]
        for _ in range(times):
            victim = luck.choice(servers)
            for _ in range(luck.randrange(2, 5)):
                luck.choice(seats).turn(luck)
            ender = threading.Timer(luck.uniform(0, 0.03), end, [victim])
            ender.start()
            while ender.is_alive():
                luck.choice(seats).turn(luck)
            ender.join()
            for seat in seats:
                # Those whose server is gone notice it, and all are shown everything that they were promised.
                seat.turn(luck)
                seat.turn(luck)
            victim.kill()
            victim.start()
            there = Browser(victim)
            for seat in seats:
                there.cookie = seat.browser.cookie
                seat.repeat(there)
                if luck.random() < 0.5:
                    seat.move_over()
        for seat in seats:
            seat.turn(luck)
            seat.lost()
        acked = sum(len(seat.acked) for seat in seats)
        print(f"{times} times, {acked} moves acknowledged, seed {seed}")
        assert acked > times
        asyncio.run(check(url, seats))


@pytest.mark.slow
@pytest.mark.parametrize("kills", [3, pytest.param(100, marks=pytest.mark.long)])
def test_either_process_can_be_killed(kills: int, postgresql_url: str) -> None:
    _play(postgresql_url, kills, lambda server: server.process.kill(), 1)


@pytest.mark.slow
@pytest.mark.parametrize("restarts", [2, pytest.param(20, marks=pytest.mark.long)])
def test_either_process_can_be_restarted_under_load(restarts: int, postgresql_url: str) -> None:
    def restart(server: ServerProcess) -> None:
        server.process.terminate()
        server.process.wait(PATIENCE)

    _play(postgresql_url, restarts, restart, 2)


def _stop_and_wake(url: str, times: int, module: str = "vortex") -> None:
    """One of two stands still while the other plays on; then it is asked what it knows, before it has heard of
    anything. What reached it meanwhile, for a question that was answered since, changes nothing; if it was answered
    elsewhere, the answer is the same."""
    luck = random.Random(3)
    with _two(url, module) as (one, two):
        seat = StubbornSeat(Browser(one), "time-clash")
        seat.turn(luck)
        there = Browser(two)
        there.cookie = seat.browser.cookie
        for _ in range(times):
            # The table is in memory at both. A game that is over is followed by the next.
            seat.turn(luck)
            while not seat.tables:
                seat.turn(luck)
            table = seat.tables[-1]
            sleeper = there.connect(table)
            assert sleeper.position is not None
            late = _answer_to(sleeper) if sleeper.options else None
            os.kill(two.process.pid, signal.SIGSTOP)
            for _ in range(luck.randrange(2, 6)):
                seat.turn(luck)
            repeat = seat.last if seat.tables and seat.tables[-1] == table else None
            if repeat is not None:
                sleeper.send("move", **repeat[0])
            if late is not None:
                sleeper.send("move", **late)
            waker = threading.Timer(0.05, os.kill, [two.process.pid, signal.SIGCONT])
            waker.start()
            fresh = there.connect(seat.tables[-1]) if seat.tables else None
            waker.join()
            if fresh is not None:
                assert fresh.position is not None
                shown = (fresh.position["number"], fresh.position["private"])
                assert shown >= _promised(seat), "shown older than acknowledged"
                fresh.socket.close_socket()
            if repeat is not None:
                assert _outcome(sleeper, repeat[0]["id"]) == "ack", "a repeat is not known"
            if late is not None:
                assert _outcome(sleeper, late["id"]) in ("ack", "stale", "over")
            sleeper.socket.close_socket()
        seat.lost()
        assert len(seat.acked) > times
        asyncio.run(check(url, [seat]))


def _promised(seat: StubbornSeat) -> tuple[int, int]:
    return max(moment for id_, moment in seat.acked.items() if id_.startswith(seat.tables[-1]))


def _answer_to(player: Player) -> dict[str, Any]:
    position = player.position
    assert position is not None
    now = {"number": position["number"], "private": position["private"], "seat": 0}
    return {
        "id": "00000000-0000-4000-8000-" + os.urandom(6).hex(),
        **now,
        "choice": player.options[0]["choice"],
    }


def _outcome(player: Player, id_: str) -> str:
    while True:
        message = player.next()
        if message.get("id") == id_:
            return str(message.get("code") or message["type"])


@pytest.mark.slow
@pytest.mark.parametrize("times", [3, pytest.param(50, marks=pytest.mark.long)])
def test_a_process_that_stood_still_shows_what_was_acknowledged_meanwhile(
    times: int, postgresql_url: str
) -> None:
    _stop_and_wake(postgresql_url, times)


@pytest.mark.slow
def test_a_process_that_shows_what_it_remembers_would_be_found(postgresql_url: str) -> None:
    """Planted: a visitor is shown the table as this process knew it last."""
    with pytest.raises(AssertionError, match="shown older than acknowledged"):
        _stop_and_wake(postgresql_url, 12, module="tests.server.forgetful")
