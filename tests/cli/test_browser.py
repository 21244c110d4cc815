"""`vortex play` in the browser: whether, where, and with which address."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.ports import free_port

from vortex.cli import browser, main
from vortex.cli.errors import Broken, Misused


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
    assert asked == [("card-game", None, None, True, False), (None, None, None, False, True)]


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
        browser.play_in_browser(None, 0, "memory:", is_local=True, opens=False)


def test_no_browser_is_started_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not browser.can_open()
