"""`vortex play` in the browser: whether, where, and with which address."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.ports import free_port

from vortex.cli import browser, main
from vortex.cli.errors import Broken, Misused
from vortex.server.settings import Settings


def test_without_a_page_the_game_is_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("vortex.cli.browser.what_is_missing", lambda: "the page has not been built")
    result = CliRunner().invoke(main, ["play", "time-clash"], input="quit\n")
    assert result.exit_code == 0
    assert "Playing in the terminal: the page has not been built." in result.stderr
    assert "Go on with: vortex play --resume" in result.stdout


def test_with_a_page_play_opens_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr("vortex.cli.browser.what_is_missing", lambda: "")
    monkeypatch.setattr("vortex.cli.browser.play_in_browser", lambda *given: asked.append(given))
    assert CliRunner().invoke(main, ["play", "card-game", "--no-browser", "--local"]).exit_code == 0
    assert CliRunner().invoke(main, ["play"]).exit_code == 0
    assert asked == [("card-game", None, None, None, True, False), (None, None, None, None, False, True)]


def test_cards_of_ones_own_open_the_page_for_their_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr("vortex.cli.browser.what_is_missing", lambda: "")
    monkeypatch.setattr("vortex.cli.browser.play_in_browser", lambda *given: asked.append(given[:2]))
    mine = tmp_path / "mine"
    assert CliRunner().invoke(main, ["cards", "new", "card-game", str(mine)]).exit_code == 0
    assert CliRunner().invoke(main, ["play", "--pack", str(mine)]).exit_code == 0
    (mine / "enemies.toml").write_text('[[enemy]]\nkey = "daleks"\nstrenth = 6\n')
    wrong = CliRunner().invoke(main, ["play", "--pack", str(mine)])
    assert "enemies.toml:3: enemy 'daleks', strenth: no such field" in wrong.stderr
    assert asked == [("card-game", mine)]


def test_the_page_opens_where_a_table_is_set_up_with_the_cards(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder may be called as packs that people make in the page are."""
    mine = tmp_path / "my box@2"
    assert CliRunner().invoke(main, ["cards", "new", "card-game", str(mine)]).exit_code == 0
    tables: list[Settings] = []

    def serve(app: object, settings: Settings, listening: object, announce: Callable[[], None]) -> None:
        tables.append(settings)
        announce()

    monkeypatch.setattr("vortex.server.running.serve", serve)
    browser.play_in_browser("card-game", mine, 0, "memory:", is_local=True, opens=False)
    assert "/new/card-game?pack=my%20box-2\n" in capsys.readouterr().out
    assert tables[0].packs == {"my box-2": mine}


def test_the_page_has_the_same_address_every_day_unless_something_else_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = free_port()
    monkeypatch.setattr(browser, "USUAL_PORT", usual)
    with browser._listening("127.0.0.1", None) as first:
        assert first.getsockname()[1] == usual
        with browser._listening("127.0.0.1", None) as second:
            assert second.getsockname()[1] not in (0, usual)
        with pytest.raises(Broken, match=f"port {usual}: address already in use"):
            browser._listening("127.0.0.1", usual)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("OWN_BOTS", "nowhere:Bot", "the bot nowhere:Bot cannot play: ModuleNotFoundError"),
        ("BOT_WORKERS", "many", "the setting bot_workers must be a whole number"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused_in_a_sentence(
    name: str, value: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"VORTEX_{name}", value)
    with pytest.raises(Misused, match=reason):
        browser.play_in_browser(None, None, 0, "memory:", is_local=True, opens=False)


def test_no_browser_is_started_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not browser.can_open()
