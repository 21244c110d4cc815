"""The example in the documentation plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.serving import Browser, Served, bot, open_seat

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["time-of-the-daleks", "card-game"])
def test_the_example_bot_plays_to_the_end(game: str) -> None:
    with Served() as server:
        made = Browser(server).create(game, open_seat(), bot(), bot())
        link = made["invite"]["url"]
        done = subprocess.run(
            [sys.executable, str(EXAMPLE), server.origin, link, "Marvin"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines()[-1].endswith("]")
        assert len(EXAMPLE.read_text().splitlines()) <= 42
