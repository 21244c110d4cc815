"""`vortex verify`: records that are sound, and those that are not."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.running import PACK, a_record, refused, run


def test_a_sound_record_is_shown_with_commitment_seed_and_result(tmp_path: Path) -> None:
    record = a_record(tmp_path / "r.json")
    result = run("verify", tmp_path / "r.json")
    assert result.exit_code == 0
    assert record.commitment in result.stdout
    assert (b"x" * 64).hex() in result.stdout
    assert f"{len(record.choices)} choices, every one of them legal" in result.stdout
    assert "has won. (Ann " in result.stdout
    assert result.stdout.endswith("ok\n")


def test_the_seed_must_be_the_one_that_was_committed_to(tmp_path: Path) -> None:
    record = a_record(tmp_path / "r.json")
    assert run("verify", tmp_path / "r.json", "--commitment", record.commitment.upper()).exit_code == 0
    other = "0" * len(record.commitment)
    refused(run("verify", tmp_path / "r.json", "--commitment", other), 1, "not the one that was committed to")


def test_a_game_in_the_middle_is_sound_too(tmp_path: Path) -> None:
    a_record(tmp_path / "r.json", 5, choices=1)
    text = run("verify", tmp_path / "r.json").stdout
    assert "seed: 5\n" in text
    assert "not over yet: " in text


def test_an_altered_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    a_record(path)
    path.write_text(path.read_text().replace('"Ann"', '"Eve"'))
    refused(run("verify", path), 1, f"{path}: the record has been altered")


def test_a_record_of_another_pack_needs_that_pack(tmp_path: Path) -> None:
    a_record(tmp_path / "r.json")
    other = tmp_path / "pack"
    other.mkdir()
    (other / "cards.toml").write_text((PACK / "cards.toml").read_text() + "# changed\n")
    refused(run("verify", tmp_path / "r.json", "--pack", other), 1, "another pack of cards")


@pytest.mark.parametrize("bad", ["missing", "folder", "bytes", "text", "cut", "unknown game"])
@pytest.mark.parametrize("command", [("verify",), ("play", "--resume")])
def test_a_file_that_is_no_record_is_refused_in_a_sentence(
    tmp_path: Path, bad: str, command: tuple[str, ...]
) -> None:
    path = tmp_path / "r.json"
    record = a_record(path, choices=3)
    if bad == "missing":
        path.unlink()
    elif bad == "folder":
        path.unlink()
        path.mkdir()
    elif bad == "bytes":
        path.write_bytes(b"\xff\xfe\x00")
    elif bad == "text":
        path.write_text("hello")
    elif bad == "cut":
        path.write_text(path.read_text()[:-40])
    else:
        record.game = "ludo"
        path.write_text(record.to_json())
    refused(run(*command, path), 1, str(path))
