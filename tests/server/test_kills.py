"""kill -9 of the whole server while all games are played: nothing acknowledged is lost, no table is stuck (D2)."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.processes import ServerProcess
from tests.server.serving import Browser, Json, Player
from tests.server.stubborn import GONE, SEATS, StubbornSeat, check

BACK_SECONDS = 5
"""With so much of the processor's time a server starts and every table answers those who come back."""


def _play_until_killed(server: ServerProcess, seats: list[StubbornSeat], luck: random.Random) -> None:
    """Some moves in peace; then the kill comes within the next ones, as long as moves take on this machine just now."""
    in_peace = luck.randrange(2, 7)
    began = time.monotonic()
    for _ in range(in_peace):
        luck.choice(seats).turn(luck)
    two_moves = 2 * (time.monotonic() - began) / in_peace
    killer = threading.Timer(luck.uniform(0, two_moves), server.process.kill)
    killer.start()
    with contextlib.suppress(*GONE):
        while True:
            luck.choice(seats).turn(luck)
    killer.join()
    server.kill()


def _play(database: str, kills: int, seed: int) -> None:
    luck = random.Random(seed)
    server = ServerProcess(database)
    server.start()
    ada = Browser(server)
    seats = [StubbornSeat(ada, game) for game in SEATS]
    done = 0
    busiest = 0.0
    try:
        while done < kills:
            _play_until_killed(server, seats, luck)
            done += 1
            for seat in seats:
                seat.lost()
            server.start()
            for seat in seats:
                seat.come_back()
            busiest = max(busiest, server.figures()["cpu_seconds_total"])
        for seat in seats:
            seat.turn(luck)
    finally:
        server.kill()
        for seat in seats:
            seat.lost()
    acked = sum(len(seat.acked) for seat in seats)
    print(
        f"{kills} kills, {acked} moves acknowledged, back after {busiest:.1f} s of work at most, seed {seed}"
    )
    assert acked > kills
    assert busiest < BACK_SECONDS
    asyncio.run(check(server.database, seats))


@pytest.mark.slow
def test_after_kill_9_every_table_goes_on_where_it_was(tmp_path: Path) -> None:
    _play(f"sqlite:///{tmp_path}/tables.db", 2, 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    "kills", [16, pytest.param(300, marks=(pytest.mark.long, pytest.mark.timeout(3600)))]
)
def test_after_many_kills_nothing_acknowledged_is_lost(kills: int, tmp_path: Path) -> None:
    _play(f"sqlite:///{tmp_path}/tables.db", kills, 2)


@pytest.mark.slow
def test_a_server_that_keeps_its_tables_in_memory_would_be_found() -> None:
    """Planted: what is acknowledged is nowhere but in the process."""
    with pytest.raises(AssertionError, match="a table is lost"):
        _play("memory:", 2, 1)


@pytest.mark.slow
def test_a_table_that_hangs_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: after the first kill, no move is ever answered."""
    honest = ServerProcess.start
    starts: list[ServerProcess] = []

    def start(self: ServerProcess) -> None:
        honest(self)
        if starts:
            monkeypatch.setattr(Player, "ask", hang)
        starts.append(self)

    def hang(self: Player, type_: str, **fields: Any) -> Json:
        raise TimeoutError

    monkeypatch.setattr(ServerProcess, "start", start)
    with pytest.raises(AssertionError, match="hangs"):
        _play(f"sqlite:///{tmp_path}/tables.db", 2, 1)
