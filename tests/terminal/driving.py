"""The app at a table, driven by Textual's pilot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.patience import PATIENCE
from textual.pilot import Pilot
from textual.widgets import Static

from vortex.games import load_game
from vortex.kernel.game import OptionValue
from vortex.kernel.languages import Language
from vortex.terminal.app import TerminalApp
from vortex.terminal.curtain import Curtain
from vortex.terminal.local import Local
from vortex.terminal.panes import TextPane
from vortex.terminal.question_pane import QuestionPane
from vortex.terminal.replay_screen import look_back
from vortex.terminal.saved import Plan, open_game
from vortex.terminal.speech import Speech
from vortex.terminal.table_screen import TableScreen

Driven = Callable[["Driver"], Awaitable[None]]


class Driver:
    """Waits for what must happen, never by the clock alone."""

    def __init__(self, pilot: Pilot[str], local: Local) -> None:
        self.pilot = pilot
        self.local = local

    @property
    def table(self) -> TableScreen:
        screen = self.pilot.app.screen
        assert isinstance(screen, TableScreen)
        return screen

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(0.002)

    async def until_asked(self, after: int = -1) -> None:
        """Until a person is asked on the screen, or the game is over."""

        def is_so() -> bool:
            screen = self.pilot.app.screen
            if not isinstance(screen, TableScreen) or screen._moment is None:
                return isinstance(screen, Curtain)
            moment = screen._moment
            is_ready = moment.ending is not None or (
                self.local.waits_for_a_person and screen.query_one(QuestionPane).takes_answers
            )
            return moment.number > after and is_ready and moment.number == self.local.moment().number

        await self.until(is_so)

    def in_sight(self, pane: TextPane) -> str:
        """What of its text can be seen now."""
        top, height = round(pane.scroll_y), pane.scrollable_content_region.height
        return "\n".join(pane._text.render_line(line).text for line in range(top, top + height))

    def read(self) -> str:
        """What is shown over the whole screen; nothing where nothing is."""
        return "".join(
            str(text.content) for text in self.pilot.app.screen.query("#reading-text").results(Static)
        )

    def text(self, of: str) -> str:
        return str(self.table.query_one(of, Static).content)


def drive(
    plan: Plan, language: Language, path: Path, doing: Driven, size: tuple[int, int] = (80, 24)
) -> Local:
    return drive_on(open_game(plan, Speech(language), path), doing, size)


def drive_on(local: Local, doing: Driven, size: tuple[int, int] = (80, 24)) -> Local:
    """A game that has begun."""

    async def run() -> None:
        app = TerminalApp(local.speech, lambda: TableScreen(local, look_back))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await doing(Driver(pilot, local))

    asyncio.run(run())
    return local


def plan_of(key: str, seed: int, *bots: str, **options: OptionValue) -> Plan:
    game = load_game(key)
    return Plan(game, ("", *bots), game.check_options(options), seed)
