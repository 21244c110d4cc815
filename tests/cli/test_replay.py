"""`vortex replay`: a record step by step, in lines."""

from __future__ import annotations

from pathlib import Path

from tests.cli.running import a_record, refused, run


def test_a_record_is_stepped_through_and_seen_from_a_seat(tmp_path: Path) -> None:
    record = a_record(tmp_path / "r.json")
    last = len(record.choices)
    typed = "\nnext 2\nback\ngo 999\ngo x\nnext y\nas Zoe\nend\nstart\nas Ann\nview\nas\n"
    typed += "look lamp\nwhat\nhelp\ncurve\nquit\n"
    result = run("replay", tmp_path / "r.json", "--language", "en", typed=typed)
    assert result.exit_code == 0, result.output
    moves = [line for line in result.stdout.splitlines() if line.startswith("Move ")]
    assert moves == [f"Move {n} of {last}" for n in (0, 1, 3, 2, last, 0, 0, 0)]
    assert "The game is over. " in result.stdout
    for wrong in ("999", "x", "y"):
        assert f"Not understood: '{wrong}' is no move here; type a number from " in result.stdout
    assert "nobody here is called 'Zoe'; there are: Ann, Ben." in result.stdout
    assert "there is no command 'what'; `help` lists them." in result.stdout
    assert "every side's chance of winning" in result.stdout, "help"
    assert result.stdout.count("▁") + result.stdout.count("█") > 10, "the curve"
    assert "Lamp (" in result.stdout


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{}")
    refused(run("replay", tmp_path / "x.json"), 1, "x.json")
