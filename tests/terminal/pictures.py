"""Pictures of the terminal for the docs: `python -m tests.terminal.pictures` writes docs/images/terminal-*.svg."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path

from textual.pilot import Pilot
from textual.screen import Screen

from vortex.games import load_game
from vortex.kernel.languages import Language
from vortex.kernel.sitting import Sitting
from vortex.terminal.app import TerminalApp
from vortex.terminal.replay_screen import ReplayScreen
from vortex.terminal.replaying import Replaying
from vortex.terminal.saved import seat
from vortex.terminal.speech import Speech
from vortex.terminal.table_screen import TableScreen

IMAGES = Path(__file__).parents[2] / "docs" / "images"
NAMES = ["Ann", "companion 2", "companion 3"]
_FONT_ELSEWHERE = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def sitting(key: str, seed: int, moves: int) -> Sitting:
    """A game some moves on, in which the companions have played all seats; it is Ann's turn."""
    from vortex.bots.bot import make_bot
    from vortex.bots.chair import Chair

    found = Sitting.open(load_game(key), {}, NAMES, seed)
    bots = [make_bot("companion", place) for place in range(3)]
    while found.asked >= 0 and (
        len(found.record.choices) < moves or found.asked != 0 or not _has_choice(found)
    ):
        found.apply(bots[found.asked].choose(Chair(found.game, found.state, found.asked)))
    return found


def _has_choice(found: Sitting) -> bool:
    return len(found.state.options) > 3


async def picture(
    name: str,
    screen: Screen[None],
    speech: Speech,
    size: tuple[int, int],
    theme: str,
    keys: Sequence[str] = (),
) -> None:
    app = TerminalApp(speech, lambda: screen)
    async with app.run_test(size=size) as pilot:
        app.theme = theme
        await settle(pilot)
        for key in keys:
            await pilot.press(key)
        await settle(pilot)
        drawn = _FONT_ELSEWHERE.sub("", app.export_screenshot(title="vortex"))
        (IMAGES / f"terminal-{name}.svg").write_text(drawn, encoding="utf-8")


async def settle(pilot: Pilot[str]) -> None:
    """Until all has been thought out; the game itself waits for an answer."""
    await pilot.pause()
    while any(worker.group != "game" and not worker.is_finished for worker in pilot.app.workers):
        await pilot.pause(0.1)
    await pilot.pause()


def table(key: str, seed: int, moves: int, language: Language, folder: Path) -> tuple[TableScreen, Speech]:
    found = sitting(key, seed, moves)
    speech = Speech(language)
    local = seat(found, [0], ["", "companion", "companion"], speech, folder / "game.json")
    return TableScreen(local), speech


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        screen, speech = table("time-of-the-daleks", 4, 120, "en", folder)
        asyncio.run(picture("time-of-the-daleks", screen, speech, (120, 40), "vortex", ["down"]))
        screen, speech = table("time-clash", 3, 40, "en", folder)
        asyncio.run(picture("time-clash", screen, speech, (80, 24), "paper", ["h"]))
        screen, speech = table("card-game", 3, 60, "de", folder)
        asyncio.run(picture("card-game", screen, speech, (80, 24), "vortex", ["down"]))
        whole = sitting("time-clash", 5, 10_000)
        (folder / "r.json").write_text(whole.record.to_json(), encoding="utf-8")
        replaying = Replaying(folder / "r.json", Speech("en"))
        asyncio.run(
            picture("replay", ReplayScreen(replaying), replaying.speech, (100, 34), "vortex", ["end", "left"])
        )


if __name__ == "__main__":
    main()
