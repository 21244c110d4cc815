"""Where the app begins: games, saved games, and what is settled before the first move."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from vortex.games import load_game
from vortex.kernel.languages import Language
from vortex.library.records import records_folder
from vortex.terminal.app import TerminalApp
from vortex.terminal.form import Doing, Row
from vortex.terminal.home import Home, SetUp
from vortex.terminal.local import Local
from vortex.terminal.saved import open_game, saved_games, take_up, usual_plan
from vortex.terminal.speech import Speech
from vortex.terminal.table_screen import TableScreen
from vortex.terminal.themes import kept_theme

pytestmark = pytest.mark.slow


def at_home(doing: Callable[[Pilot[str]], Awaitable[None]], language: Language = "en") -> None:
    async def run() -> None:
        speech = Speech(language)
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
        screen.query_one("#seats", Row).put(2)
        await pilot.pause()
        screen.query_one("#seat-1", Row).put("random")
        screen.query_one("#begin", Doing).focus()
        await pilot.press("enter")
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


def games_of(pilot: Pilot[str]) -> OptionList:
    return pilot.app.screen.query_one("#games", OptionList)


def last_line(pilot: Pilot[str]) -> str:
    return str(pilot.app.screen.query_one("#keys", Static).content)


def test_removing_is_called_off_by_every_other_key_and_names_the_game() -> None:
    for _ in range(2):
        open_game(usual_plan(load_game("toy")), Speech()).save()
    [first, second] = saved_games()

    async def hesitate(pilot: Pilot[str]) -> None:
        games = games_of(pilot)
        games.highlighted = games.get_option_index(str(first.path))
        await pilot.pause()
        for way_out in (("down", "d"), ("up", "d"), ("t", "d"), ("enter", "q", "d"), ("x", "d")):
            await pilot.press("d")
            assert "Press d again to remove Lanterns: Player 1, companion 2, companion 3 (" in last_line(
                pilot
            )
            await pilot.press(*way_out)
            assert first.path.exists(), way_out
            assert second.path.exists(), way_out
            await pilot.press("escape" if way_out[-1] != "d" else "x")
            assert "d: remove a saved game" in last_line(pilot)
        games.highlighted = games.get_option_index(str(second.path))
        await pilot.press("d", "d")
        assert first.path.exists()
        assert not second.path.exists()

    at_home(hesitate)


def test_a_saved_game_that_cannot_be_removed_stays_and_the_reason_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    open_game(usual_plan(load_game("toy")), Speech()).save()
    [saved] = saved_games()

    def refuse(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    async def remove(pilot: Pilot[str]) -> None:
        games = games_of(pilot)
        games.highlighted = games.get_option_index(str(saved.path))
        monkeypatch.setattr(Path, "unlink", refuse)
        await pilot.press("d", "d")
        assert last_line(pilot) == f"{saved.path}: permission denied."
        monkeypatch.undo()

    at_home(remove)


def test_colours_that_were_chosen_stay_and_unknown_ones_are_the_usual() -> None:
    async def choose(pilot: Pilot[str]) -> None:
        assert pilot.app.theme == "vortex"
        await pilot.press("t")

    async def look(pilot: Pilot[str]) -> None:
        assert pilot.app.theme == "paper"

    at_home(choose)
    at_home(look)
    assert saved_games() == [], "what is kept beside them is no game"
    (records_folder() / "theme").write_bytes(b"\xff")
    assert kept_theme() == "vortex"


def test_the_cursor_is_a_sign_in_the_list_and_in_the_form() -> None:
    async def look(pilot: Pilot[str]) -> None:
        games = games_of(pilot)
        games.highlighted = games.get_option_index("new:toy")
        await pilot.pause()
        drawn = [games.render_line(y).text for y in range(games.size.height)]
        assert [line.strip() for line in drawn if line.startswith("▸")] == ["▸Lanterns"]
        await pilot.press("enter")
        screen = pilot.app.screen
        rows = [str(row.content)[0] for row in screen.query(Row) if row.display]
        assert rows == ["▸", *" " * (len(rows) - 1)]
        await pilot.press("down")
        assert str(screen.query_one("#seat-0", Row).content).startswith("▸ Seat 1")
        assert str(screen.query_one("#seats", Row).content).startswith(" ")

    at_home(look)


def test_options_follow_the_seats_as_on_the_page() -> None:
    async def fill_in(pilot: Pilot[str]) -> None:
        games = games_of(pilot)
        games.highlighted = games.get_option_index("new:card-game")
        await pilot.press("enter")
        screen = pilot.app.screen
        variant = screen.query_one("#option-two-player-variant", Row)
        assert screen.query_one("#seats", Row).value == 3
        assert (variant.display, variant.value) == (False, False)
        await pilot.press("left")
        assert screen.query_one("#seats", Row).value == 2
        assert (variant.display, variant.value) == (True, True)
        await pilot.press("right")
        assert (variant.display, variant.value) == (False, False)
        await pilot.press("escape")
        games.highlighted = games.get_option_index("new:time-clash")
        await pilot.press("enter")
        assert pilot.app.screen.query_one("#seats", Row).value == 2

    at_home(fill_in)


def test_a_saved_game_that_cannot_be_read_is_listed_with_the_reason_and_can_be_removed() -> None:
    open_game(usual_plan(load_game("toy")), Speech()).save()
    [saved] = saved_games()
    saved.path.write_text("{", encoding="utf-8")

    async def look(pilot: Pilot[str]) -> None:
        games = games_of(pilot)
        option = games.get_option(str(saved.path))
        assert saved.path.name in str(option.prompt)
        assert "nicht lesbar: " in str(option.prompt)
        games.highlighted = games.get_option_index(str(saved.path))
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, Home)
        await pilot.press("d", "d")
        assert not saved.path.exists()

    at_home(look, "de")


def test_seats_without_a_name_are_called_in_the_readers_language() -> None:
    local = open_game(usual_plan(load_game("toy")), Speech("de"))
    assert local.speech.names == ("Spieler 1", "Begleiter 2", "Begleiter 3")
    assert local.sitting.record.names == ["Player 1", "companion 2", "companion 3"]
    local.save()
    assert take_up(local.path, Speech("de")).people == [0]
    assert take_up(local.path, Speech("en")).speech.names == ("Player 1", "companion 2", "companion 3")
