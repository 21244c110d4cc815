"""Panels, plain lines, and hands that are wiped away."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.patience import PATIENCE
from tests.terminal.at_the_terminal import ROOT, in_a_terminal, play, start

from vortex.cli import main
from vortex.kernel.record import record_from_json
from vortex.terminal.screen import Screen


def test_a_closed_input_ends_the_game_like_an_empty_one(tmp_path: Path) -> None:
    game = f"play time-of-the-daleks --terminal --record {tmp_path / 'r.json'}"
    command = f"exec {sys.executable} -m vortex {game} <&-"
    found = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd=ROOT, check=False)
    assert found.returncode == 0
    assert "Traceback" not in found.stderr


def test_where_a_screen_cannot_be_wiped_a_hand_scrolls_away(capsys: pytest.CaptureFixture[str]) -> None:
    assert Screen(plain=True).hand_over("Ada")
    shown = capsys.readouterr().out
    assert shown.count("\n") > 60
    assert shown.endswith("--- Hand over to Ada. ---\n")
    assert Screen(plain=True).hand_over("Ada", wipe=False)
    assert capsys.readouterr().out == "--- Hand over to Ada. ---\n"


def test_bytes_that_are_no_text_are_answered_too(tmp_path: Path) -> None:
    process = start("play", "toy", "--record", tmp_path / "r.json", stderr=subprocess.PIPE)
    out, err = process.communicate(b"\xff\xfe\nquit\n", timeout=PATIENCE)
    assert process.returncode == 0
    assert err == b""
    assert b"Not understood: " in out


def test_a_name_in_a_record_cannot_steer_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    play("toy", "--record", path, typed="quit\n")
    record = record_from_json(path.read_text())
    record.names[0] = "\x1b[2JEve"
    path.write_text(record.to_json())
    for text in (
        play("--resume", path, typed="quit\n").stdout,
        CliRunner().invoke(main, ["verify", str(path)]).stdout,
    ):
        assert "?[2JEve" in text
        assert "\x1b" not in text


def test_in_a_terminal_there_are_panels_of_eighty_columns(tmp_path: Path) -> None:
    shown = in_a_terminal(b"? 1\nquit\n", "--record", tmp_path / "r.json")
    text = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)
    assert "╭─ Table ─" in text
    assert "╭─ Player 1: hands ─" in text
    assert "Player 1: Play a card, or pass.  (TOY-TURN-02)" in text
    assert "Go on with: " in text
    drawn = [line for line in text.splitlines() if line.startswith(("╭", "│", "╰"))]
    assert drawn
    assert all(len(line.rstrip()) <= 80 for line in drawn)


def test_in_a_terminal_a_hand_is_wiped_away_before_the_next_one_is_shown(tmp_path: Path) -> None:
    shown = in_a_terminal(
        b"\npass\n\nquit\n", "--human", "1", "--human", "2", "--record", tmp_path / "r.json"
    )
    first, second = (shown.index(f"--- Hand over to Player {n}. ---") for n in (1, 2))
    assert first < shown.index("Player 1: Play a card") < second < shown.index("Player 2: Play a card")
    between = shown[shown.index("Player 1: Play a card") : second]
    assert "\x1b[2J" in between
    assert "\x1b[3J" in between
