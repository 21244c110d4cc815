"""Games typed at a terminal: in this process, in another one, and on a real terminal."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result
from tests.patience import PATIENCE, wait_until

from vortex.cli import main
from vortex.kernel.chance import FastChance

ROOT = Path(__file__).parents[2]


def play(*arguments: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(
        main, ["play", "--terminal", *map(str, arguments)], input=typed, catch_exceptions=False
    )


def numbers(seed: int, count: int, most: int = 5) -> str:
    luck = FastChance(seed)
    return "".join(f"{1 + luck.below(most)}\n" for _ in range(count))


def toy(tmp_path: Path, typed: str, *more: str) -> tuple[str, list[str]]:
    """A game with a known seed, all seats at this terminal: the text, and the choices made."""
    path = tmp_path / "r.json"
    result = play(
        "toy", "--seats", "2", "--human", "all", "--seed", "3", "--record", path, *more, typed=typed
    )
    assert result.exit_code == 0
    return result.stdout, json.loads(path.read_text())["choices"]


def start(*arguments: str | Path, **more: int) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]), "COLUMNS": "80"}
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, **more}
    command = [sys.executable, "-m", "tests.toy_vortex", *map(str, arguments)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, **streams)  # type: ignore[call-overload, no-any-return]


def wait_for(path: Path, choices: int) -> None:
    """Until the record has grown so far."""
    wait_until(lambda: path.exists() and len(json.loads(path.read_text())["choices"]) >= choices)


def in_a_terminal(typed: bytes, *arguments: str | Path) -> str:
    """What a terminal of eighty columns is sent."""
    mine, theirs = pty.openpty()
    process = start("play", "toy", "--seed", "3", *arguments, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    os.write(mine, typed)
    shown = b""
    while select.select([mine], [], [], PATIENCE)[0]:
        try:
            piece = os.read(mine, 65536)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    os.close(mine)
    assert process.wait(timeout=PATIENCE) == 0
    return shown.decode().replace("\r", "")
