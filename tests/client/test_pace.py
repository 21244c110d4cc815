"""How fast a client sends: never faster than a server allows."""

from __future__ import annotations

import asyncio

import pytest

from vortex.client import pace
from vortex.client.pace import Pace
from vortex.server.settings import settings_from


def test_a_client_keeps_below_what_servers_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    settings = settings_from({})
    assert settings.message_burst > pace.AT_ONCE
    assert settings.message_rate > pace.A_SECOND


def test_what_is_sent_at_once_waits_when_it_is_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "AT_ONCE", 5.0)
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def scene() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: 100.0)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        sending = Pace()
        for cost in (3, 1, 1, 1, 3):
            await sending.wait(cost)

    asyncio.run(scene())
    assert slept == pytest.approx([1 / pace.A_SECOND, 4 / pace.A_SECOND])
