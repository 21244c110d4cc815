"""Playing in the terminal: whole games through typed lines, leaving and coming back."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from pathlib import Path
from shutil import rmtree

import pytest
from click.testing import CliRunner
from tests.conformance.positions import is_there
from tests.patience import PATIENCE
from tests.terminal.at_the_terminal import ROOT, numbers, play, start, wait_for

from vortex.cli import main
from vortex.games import GAMES
from vortex.games.register import Register
from vortex.kernel.chance import commitment
from vortex.kernel.record import record_from_json

# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("key", ["toy", *GAMES])
def test_a_whole_game_can_be_played_through_typed_lines(key: str, tmp_path: Path) -> None:
    if not is_there(key):
        pytest.skip(f"{key.upper()} IS NOT IN THIS BUILD")
    path = tmp_path / "r.json"
    result = play(key, "--record", path, typed=numbers(3, 40_000))
    assert result.exit_code == 0
    assert "The game is over. " in result.stdout
    seed = re.search(r"^Seed: ([0-9a-f]{128})$", result.stdout, re.MULTILINE)
    assert seed
    assert f"its SHA-256 is {commitment(bytes.fromhex(seed.group(1)))}" in result.stdout.splitlines()[1]
    assert CliRunner().invoke(main, ["verify", str(path)]).stdout.endswith("ok\n")


def test_bots_can_play_alone() -> None:
    result = play("toy", "--human", "none", "--seed", "1")
    assert "The game is over. " in result.stdout
    assert "drew a card" in result.stdout
    assert not re.search("drew (Lamp|Storm|Torch|Candle)", result.stdout)


def test_without_a_game_it_asks_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vortex.terminal.choosing.GAMES", Register({"toy": "tests.toy_game"}))
    result = play("--seed", "1", typed="chess\n7\nTOY\n\nquit\n")
    assert "Which game?\n  1  Lanterns\n" in result.stdout
    assert "Type a number from 1 to 1, or one of: toy." in result.stdout
    assert "Lanterns: Player 1, companion 2, companion 3" in result.stdout


# -- leaving and coming back -----------------------------------------------------------------------


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    first = play("toy", "--record", path, typed="1\nquit\n")
    choices = json.loads(path.read_text())["choices"]
    assert first.exit_code == 0
    assert len(choices) >= 1
    second = play("--resume", path, typed=numbers(2, 300))
    assert "Lanterns: Player 1, companion 2, companion 3" in second.stdout
    assert "The game is over. " in second.stdout
    assert json.loads(path.read_text())["choices"][: len(choices)] == choices
    assert CliRunner().invoke(main, ["verify", str(path)]).exit_code == 0


def test_the_end_of_the_input_leaves_cleanly(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    result = play("toy", "--record", path, typed="")
    assert result.exit_code == 0
    assert result.stdout.endswith(f"Saved: {path}\nGo on with: vortex play --resume {path}\n")


def test_a_game_with_a_pack_of_its_own_goes_on_without_being_told_of_it(tmp_path: Path) -> None:
    pack = _toy_pack(tmp_path / "my pack")
    path = tmp_path / "r.json"
    result = play("toy", "--record", path, "--pack", pack, typed="quit\n")
    assert result.stdout.endswith(f"Go on with: vortex play --resume {path}\n")
    again = play("--resume", path, "--pack", pack, typed="quit\n")
    assert again.stdout.endswith(f"Go on with: vortex play --resume {path}\n")
    rmtree(pack)
    assert "The game is over. " in play("--resume", path, typed=numbers(1, 400)).stdout
    assert CliRunner().invoke(main, ["verify", str(path)]).exit_code == 0


def test_a_game_does_not_go_on_with_other_cards(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    play("toy", "--record", path, "--pack", _toy_pack(tmp_path / "mine"), typed="quit\n")
    other = _toy_pack(tmp_path / "other", "# another\n")
    assert "another pack" in play("--resume", path, "--pack", other).stderr


def test_a_saved_game_that_did_not_bring_its_cards_names_their_pack(tmp_path: Path) -> None:
    pack = _toy_pack(tmp_path / "my pack")
    path = tmp_path / "r.json"
    play("toy", "--record", path, "--pack", pack, typed="quit\n")
    record = record_from_json(path.read_text())
    record.cards = {}
    path.write_text(record.to_json())
    assert "another pack" in play("--resume", path).stderr
    result = play("--resume", path, "--pack", pack, typed="quit\n")
    assert f"Go on with: vortex play --resume {path} --pack '{pack}'\n" in result.stdout


def _toy_pack(folder: Path, more: str = "# mine\n") -> Path:
    folder.mkdir()
    source = ROOT / "tests" / "toy_game" / "pack" / "cards.toml"
    (folder / "cards.toml").write_text(source.read_text() + more)
    return folder


def test_an_unnamed_game_is_kept_in_the_data_folder(tmp_path: Path) -> None:
    for _ in range(3):
        play("toy", typed="quit\n")
    kept = sorted((tmp_path / "data" / "vortex").iterdir())
    assert len(kept) == 3
    assert all(record_from_json(path.read_text()).game == "toy" for path in kept)


# -- another process -------------------------------------------------------------------------------


@pytest.mark.parametrize(("blow", "code"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGINT, 130)])
def test_a_game_that_is_stopped_in_the_middle_loses_nothing(
    tmp_path: Path, blow: signal.Signals, code: int
) -> None:
    path = tmp_path / "r.json"
    process = start("play", "toy", "--record", path, "--human", "all")
    assert process.stdin is not None
    process.stdin.write(b"pass\npass\n")
    process.stdin.flush()
    wait_for(path, 2)
    process.send_signal(blow)
    out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    assert json.loads(path.read_text())["choices"] == ["pass", "pass"]
    assert os.listdir(tmp_path) == ["r.json"]
    if blow == signal.SIGINT:
        assert out.decode().endswith(f"Go on with: vortex play --resume {path}\n")
    resumed = play("--resume", path, typed=numbers(1, 400))
    assert "The game is over" in resumed.stdout


def test_a_closed_pipe_is_no_traceback(tmp_path: Path) -> None:
    process = start("play", "toy", "--human", "none", "--record", tmp_path / "r.json", stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert b"Traceback" not in process.stderr.read()
    process.wait(timeout=PATIENCE)
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()
