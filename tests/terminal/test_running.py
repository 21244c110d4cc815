"""Panes or lines."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.at_the_terminal import in_a_terminal

from vortex.terminal.running import shows_panes

APP = "There is an app with panes, mouse and keys: pip install 'vortex-tabletop[terminal]'"


@pytest.mark.slow
def test_where_textual_is_not_installed_lines_say_what_there_is_besides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['textual'] = None\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    shown = in_a_terminal(b"quit\n", "--terminal", "--record", tmp_path / "r.json")
    assert APP in " ".join(shown.split())
    assert "Go on with: vortex play --resume" in " ".join(shown.split())
    plain = in_a_terminal(b"quit\n", "--plain", "--record", tmp_path / "s.json")
    assert APP not in " ".join(plain.split())


@pytest.mark.parametrize(("term", "panes"), [("dumb", False), ("unknown", False), ("xterm-256color", True)])
def test_a_terminal_that_cannot_move_its_cursor_is_shown_lines(
    term: str, panes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vortex.terminal.running.is_terminal", lambda _: True)
    monkeypatch.setenv("TERM", term)
    assert shows_panes() is panes
    assert shows_panes(plain=True) is False
