"""Every command has the toy game among the games, and a folder for data that is the test's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from vortex.games import GAMES


@pytest.fixture(autouse=True)
def _toy_among_the_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy_game")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
