"""The bar for what takes long, as a terminal gets it."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from tests.patience import PATIENCE

COMMON = ("toy", "--bots", "random", "--seats", "2", "--json")


def seen(*typed: str | Path) -> tuple[str, str]:
    """What a command writes to the terminal that its stderr is, and its stdout, which is none."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm", "COLUMNS": "100"}
    try:
        done = subprocess.run(
            [sys.executable, "-m", "tests.toy_vortex", *map(str, typed)],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=theirs,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
        os.close(theirs)
        told = b""
        # A terminal whose other end is closed says so by an error.
        with suppress(OSError):
            while piece := os.read(ours, 4096):
                told += piece
    finally:
        os.close(ours)
    return told.decode(), done.stdout


def test_a_bar_counts_the_games_for_somebody_who_looks_and_is_gone_at_the_end() -> None:
    bar, stdout = seen("simulate", *COMMON, "--games", "20")
    assert "games" in bar
    assert "0/20" in bar
    assert "20/20" in bar
    assert bar.rstrip().endswith("\x1b[2K")
    assert stdout.startswith("{")
    assert "/20" not in stdout


def test_a_bar_begins_with_the_games_that_are_there_already(tmp_path: Path) -> None:
    typed = ("tournament", *COMMON, "--jobs", "1", "--out", tmp_path / "games.jsonl")
    assert "0/5" in seen(*typed, "--games", "5")[0]
    bar, _ = seen(*typed, "--games", "12")
    assert "5/12" in bar
    assert "12/12" in bar
    assert "0/12" not in bar


def test_nobody_looks_at_a_file() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.toy_vortex", "simulate", *COMMON, "--games", "3"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert done.stderr == ""
