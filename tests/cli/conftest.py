"""Every command has the toy game among the games, seeds that are the same every time, and its own folder for data."""

from __future__ import annotations

import secrets
from itertools import count
from pathlib import Path

import pytest

from vortex.games import GAMES


@pytest.fixture(autouse=True)
def _toy_among_the_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy_game")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture(autouse=True)
def _sealed_seeds_that_are_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()
    monkeypatch.setattr(secrets, "token_bytes", lambda n: f"{next(numbers):{n}}".encode())
