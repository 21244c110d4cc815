"""The examples run, at a small budget, and say what they promise."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
TRAINING = Path(f"{sys.prefix}-train", "bin", "python")
"""Of the environment that `make training` makes."""

CASES = {
    "play.py": ([], "The Doctor Who Card Game: over, won by "),
    "ismcts.py": (["--games", "1", "--simulations", "5"], " of 1 games"),
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


@pytest.fixture
def training() -> Path:
    if not TRAINING.exists():
        pytest.skip("PyTorch is not installed: `make training` does that")
    return TRAINING


@pytest.mark.slow
def test_what_has_learned_plays_as_a_bot(training: Path, tmp_path: Path) -> None:
    learn = [
        str(training),
        str(EXAMPLES / "ppo.py"),
        "--steps",
        "1000",
        "--games",
        "2",
        "--save",
        "learned.zip",
    ]
    told = subprocess.run(learn, check=True, capture_output=True, text=True, cwd=tmp_path).stdout
    assert re.search(r"after 2,048 decisions it wins \d+% of 2 games", told)
    command = "-m vortex simulate time-clash --seats 2 --option match=1 --games 1 --bots ppo:Learned,random"
    environment = {**os.environ, "PYTHONPATH": str(EXAMPLES)}
    subprocess.run([training, *command.split()], check=True, env=environment, cwd=tmp_path)


@pytest.mark.long
def test_it_learns(training: Path) -> None:
    """A player at random wins half of them."""
    learn = [str(training), str(EXAMPLES / "ppo.py"), "--games", "200"]
    told = subprocess.run(learn, check=True, capture_output=True, text=True).stdout
    won = re.search(r"it wins (\d+)% of 200 games", told)
    assert won is not None
    assert int(won[1]) >= 85


def test_every_example_is_tried() -> None:
    """The one that joins a server has a test of its own, `server/test_example_bot.py`."""
    assert {path.name for path in EXAMPLES.glob("*.py")} == {*CASES, "bot.py", "own_bot.py", "ppo.py"}
