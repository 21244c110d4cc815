"""A replay in panes: steps, seats, the curve."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.cli.running import a_record
from tests.patience import PATIENCE
from textual.widgets import Static

from vortex.terminal.app import TerminalApp
from vortex.terminal.replay_screen import ReplayScreen
from vortex.terminal.replaying import Replaying
from vortex.terminal.speech import Speech

pytestmark = pytest.mark.slow


def test_a_replay_steps_seeks_and_shows_the_curve(tmp_path: Path) -> None:
    a_record(tmp_path / "r.json")
    replaying = Replaying(tmp_path / "r.json", Speech("de"))

    async def run() -> None:
        app = TerminalApp(replaying.speech, lambda: ReplayScreen(replaying))
        async with app.run_test(size=(80, 24)) as pilot:
            for key, number in (
                ("right", 1),
                ("right", 2),
                ("left", 1),
                ("end", replaying.last),
                ("home", 0),
            ):
                await pilot.press(key)
                assert replaying.number == number
            await pilot.press("v")
            assert replaying.viewer == 0
            await pilot.press("end")
            async with asyncio.timeout(PATIENCE):
                while "█" not in str(app.screen.query_one("#curve", Static).content):
                    await asyncio.sleep(0.01)
            assert "▲" in str(app.screen.query_one("#curve", Static).content)

    asyncio.run(run())
