"""Where the app begins: games, saved games, and what is settled before the first move."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, OptionList, Select

from vortex.games import load_game
from vortex.terminal.app import TerminalApp
from vortex.terminal.home import Home, SetUp
from vortex.terminal.local import Local
from vortex.terminal.saved import open_game, saved_games, usual_plan
from vortex.terminal.speech import Speech
from vortex.terminal.table_screen import TableScreen

pytestmark = pytest.mark.slow


def at_home(doing: Callable[[Pilot[str]], Awaitable[None]]) -> None:
    async def run() -> None:
        speech = Speech("en")
        async with TerminalApp(speech, lambda: Home(speech)).run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await doing(pilot)

    asyncio.run(run())


def test_a_game_is_set_up_and_begun() -> None:
    async def begin(pilot: Pilot[str]) -> None:
        games = pilot.app.screen.query_one("#games", OptionList)
        games.highlighted = games.get_option_index("new:toy")
        await pilot.press("enter")
        screen = pilot.app.screen
        assert isinstance(screen, SetUp)
        screen.query_one("#seats", Select).value = 2
        await pilot.pause()
        screen.query_one("#seat-1", Select).value = "random"
        screen.query_one("#begin", Button).press()
        await pilot.pause()
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        assert isinstance(table.seating, Local)
        assert table.speech.names == ("Player 1", "random 2")
        await pilot.press("q")
        assert isinstance(pilot.app.screen, Home)

    at_home(begin)
    assert [saved.names for saved in saved_games()] == [("Player 1", "random 2")]


def test_a_saved_game_is_taken_up_and_removed() -> None:
    open_game(usual_plan(load_game("toy")), Speech()).save()
    [saved] = saved_games()

    async def go_on(pilot: Pilot[str]) -> None:
        games = pilot.app.screen.query_one("#games", OptionList)
        games.highlighted = games.get_option_index(str(saved.path))
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, TableScreen)
        await pilot.press("q")
        games = pilot.app.screen.query_one("#games", OptionList)
        games.highlighted = games.get_option_index(str(saved.path))
        await pilot.press("d")
        assert saved.path.exists(), "one press only asks"
        await pilot.press("d")
        assert not saved.path.exists()

    at_home(go_on)
    assert saved_games() == []
