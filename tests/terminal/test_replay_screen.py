"""A replay in panes: steps, seats, the curve."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.running import a_record
from tests.patience import PATIENCE
from tests.terminal.driving import Driver, drive_on
from textual.widgets import Static

from vortex.kernel.languages import Language
from vortex.terminal.app import TerminalApp
from vortex.terminal.curve import Curve
from vortex.terminal.replay_screen import ReplayScreen
from vortex.terminal.replaying import Replaying
from vortex.terminal.saved import take_up
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


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_replay_has_its_own_keys_words_and_reasons(
    language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_record(tmp_path / "r.json")
    monkeypatch.setattr(Curve, "judge", lambda _: False)
    replaying = Replaying(tmp_path / "r.json", Speech(language))

    async def run() -> None:
        app = TerminalApp(replaying.speech, lambda: ReplayScreen(replaying))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, ReplayScreen)
            keys = str(screen.query_one("#keys", Static).content)
            assert cell_len(keys) <= 78
            assert keys.endswith("q Leave" if language == "en" else "q Ende")
            await pilot.press("question_mark")
            help_ = ""
            async with asyncio.timeout(PATIENCE):
                while not help_:
                    await asyncio.sleep(0.002)
                    shown = app.screen.query("#reading-text").results(Static)
                    help_ = "".join(str(each.content) for each in shown)
            await pilot.press("escape")
            assert ("PgUp PgDn" if language == "en" else "Bild↑ Bild↓") in help_
            assert "Enter" not in help_
            for typed, number in (("/go 5", 5), ("next 2", 7), ("zurück", 6), ("/anfang", 0)):
                screen.typed.carry_out(typed)
                assert replaying.number == number
            screen.replaying.go(3)
            await pilot.press("slash", "g", "o", "space", "5", "home", "right", "left", "end")
            assert replaying.number == 3, "what is typed has these keys for itself"
            await pilot.press("enter")
            assert replaying.number == 5
            screen.typed.carry_out("/as 2")
            assert replaying.viewer == 1
            async with asyncio.timeout(PATIENCE):
                while not screen._is_judged:
                    await asyncio.sleep(0.01)
            await pilot.press("b")
            assert str(screen.query_one("#keys", Static).content) == replaying.speech.phrase("no-turns")
            for typed in ("next much", "go 9999", "as Nobody", "take 2"):
                number, viewer = replaying.number, replaying.viewer
                screen.typed.carry_out(typed)
                wrong = typed.split()[1] if typed != "take 2" else typed
                reason = str(screen.query_one("#detail-text", Static).content)
                assert repr(wrong) in reason, "what was wrong is named"
                assert (replaying.number, replaying.viewer) == (number, viewer)

    asyncio.run(run())


def test_a_game_that_is_over_can_be_looked_back_at_where_it_was_played(tmp_path: Path) -> None:
    a_record(tmp_path / "r.json")

    async def look(driver: Driver) -> None:
        app = driver.pilot.app
        await driver.until(lambda: "b Look back" in driver.text("#keys"))
        await driver.pilot.press("b")
        await driver.until(lambda: isinstance(app.screen, ReplayScreen))
        await driver.pilot.press("right")
        await driver.until(lambda: driver.table.seating.moment().number == 1)
        await driver.pilot.press("q")
        await driver.until(lambda: not isinstance(app.screen, ReplayScreen))
        assert "b Look back" in driver.text("#keys")

    drive_on(take_up(tmp_path / "r.json", Speech("en")), look)
