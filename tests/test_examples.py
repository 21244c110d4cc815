"""The examples run, at a small budget, and say what they promise."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"

CASES = {
    "play.py": ([], "The Doctor Who Card Game: over, won by "),
    "ismcts.py": (["--games", "1", "--simulations", "2"], " of 1 games"),
    "mccfr.py": (["--iterations", "1"], "information states after 1 iterations"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", list(CASES))
def test_an_example_runs(name: str) -> None:
    arguments, promised = CASES[name]
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert promised in output


@pytest.mark.slow
def test_a_bot_of_ones_own_plays_from_the_command_line(tmp_path: Path) -> None:
    command = [
        "-m",
        "vortex",
        "simulate",
        "time-clash",
        "--seats",
        "2",
        "--option",
        "match=1",
        "--games",
        "3",
    ]
    bots = ["--bots", "own_bot:Careful,random", "--seed", "4"]
    environment = {**os.environ, "PYTHONPATH": str(EXAMPLES)}
    subprocess.run([sys.executable, *command, *bots], check=True, env=environment, cwd=tmp_path)


def test_every_example_is_tried() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == {*CASES, "own_bot.py"}
