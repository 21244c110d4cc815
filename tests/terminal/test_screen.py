"""Panels, plain lines, and hands that are wiped away."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.patience import PATIENCE
from tests.terminal.at_the_terminal import ROOT, in_a_terminal, play, start

from vortex.cli import main
from vortex.kernel.record import record_from_json
from vortex.terminal.drawings import Zone
from vortex.terminal.screen import Screen
from vortex.terminal.seating import Asked, Choice
from vortex.terminal.speech import Speech


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


def test_only_what_has_changed_is_printed_again(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(plain=True)
    screen.table([Zone("a", "A", ["one", "two"], notes=("note",)), Zone("b", "B", ["x"])])
    assert capsys.readouterr().out == "[A]\n  one\n  two\n  note\n[B]\n  x\n"
    screen.table(
        [Zone("a", "A", ["one", "three"], notes=("note",)), Zone("b", "B", ["x"])], only_changes=True
    )
    assert capsys.readouterr().out == "[A]\n  three\n"
    screen.table([Zone("a", "Now A", ["one", "three"], notes=("note",)), Zone("b", "B", ["x"])], True)
    assert capsys.readouterr().out == "[Now A]\n"
    screen.table([Zone("a", "Now A", ["one"], notes=("note",)), Zone("b", "B", ["x"])], only_changes=True)
    assert capsys.readouterr().out == "[Now A]\n  one\n"
    screen.forget()
    screen.table([Zone("b", "B", ["x"])], only_changes=True)
    assert capsys.readouterr().out == "[B]\n  x\n"


def test_markup_in_a_text_is_shown_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(plain=True)
    screen.say("[bold]:smile: (TOY-1)")
    option = Choice(1, "play [x]", "Play [red]", "TOY-1")
    screen.question(Asked(0, "Which [one]?", "TOY-1", False, (option,)))
    assert capsys.readouterr().out == (
        "[bold]:smile: (TOY-1)\nSeat 1: Which [one]?  (TOY-1)\n  1  play [x]: Play [red]\n"
    )


def test_in_a_terminal_a_hand_is_wiped_away_before_the_next_one_is_shown(tmp_path: Path) -> None:
    shown = in_a_terminal(
        b"\npass\n\nquit\n", "--plain", "--human", "1", "--human", "2", "--record", tmp_path / "r.json"
    )
    first, second = (shown.index(f"--- Hand over to Player {n}. ---") for n in (1, 2))
    assert first < shown.index("Player 1: Play a card") < second < shown.index("Player 2: Play a card")
    between = shown[shown.index("Player 1: Play a card") : second]
    assert "\x1b[2J" in between
    assert "\x1b[3J" in between


@pytest.mark.parametrize("typed", ["quit", "beenden", "/Beenden"])
def test_at_a_hand_over_a_person_leaves_by_the_word_that_is_named(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = Screen(True, Speech("de"))
    lines = iter(["nanu", typed])
    monkeypatch.setattr("vortex.terminal.screen.is_terminal", lambda _: True)
    monkeypatch.setattr(screen, "read", lambda: next(lines))
    assert not screen.hand_over("Ann")
    assert "oder tippe beenden" in capsys.readouterr().out


def test_a_command_that_is_to_be_copied_stays_in_one_piece(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(plain=False)
    screen.console.width = 40
    command = "Go on with: vortex play --resume /a/folder/with/a/long/name/game.json"
    screen.say(command, is_whole=True)
    assert capsys.readouterr().out == f"{command}\n"
