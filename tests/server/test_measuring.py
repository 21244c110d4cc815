"""What is told of many games."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.patience import PATIENCE

from vortex.server.measuring import Job, Measuring, figures
from vortex.server.proving import GameFound


def test_figures_say_what_using_a_card_does_to_winning() -> None:
    games = [GameFound([0], 10, [0, 1], [0]) for _ in range(6)] + [GameFound([], 20, [0, 1], [0])] * 2
    found = figures(games, 2)
    assert (found.games, found.could, found.used) == (8, 16, 8)
    assert found.rounds == 12.5
    assert found.nobody.value == 0.25
    assert [share.value for share in found.seats] == [0.75, 0.0]
    assert found.with_it is not None
    assert found.with_it.value == 0.75
    assert found.difference is not None
    assert found.difference.value == 0.75
    assert found.difference.low > 0


@pytest.mark.parametrize("games", [[], [GameFound([0], 3, [], [])]])
def test_where_nobody_could_use_it_nothing_is_said(games: list[GameFound]) -> None:
    found = figures(games, 2)
    assert found.with_it is found.without_it is found.difference is None


class Queue:
    """Plays a game whenever the loop comes by."""

    def __init__(self) -> None:
        self.played = 0

    async def run(self, *_: Any) -> GameFound:
        await asyncio.sleep(0)
        self.played += 1
        return GameFound([0], 10, [], [])


class Clock:
    now = 0.0

    def monotonic(self) -> float:
        return self.now


def test_who_turns_to_another_card_need_not_wait_for_the_first() -> None:
    async def scenario() -> None:
        clock, queue = Clock(), Queue()
        bots = SimpleNamespace(prove=print)
        measuring = Measuring(cast("Any", bots), cast("Any", queue), cast("Any", clock))
        first, second = Job("card-game", {}, "scarf"), Job("card-game", {}, "jelly")

        async def until(played: int) -> None:
            while queue.played < played:
                await asyncio.sleep(0)

        assert not measuring.measured("mine", first, "ada").waiting
        await until(3)
        assert measuring.measured("mine", second, "ada").waiting, "both are being looked at"
        assert not measuring.measured("other", Job("card-game", {}, "jelly"), "grace").waiting
        clock.now += 6
        assert measuring.measured("mine", second, "ada").waiting, (
            "until the game that is being played has ended"
        )
        await until(queue.played + 3)
        assert not measuring.measured("mine", second, "ada").waiting
        assert first.task is None
        assert not first.is_whole
        assert measuring.measured("mine", first, "ada").waiting, (
            "what was played is kept, and goes on afterwards"
        )
        await measuring.stop()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))
