"""The program: its commands, and errors with their exit codes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.running import a_record, refused, run

from vortex import __version__
from vortex.kernel import state

# -- the program -----------------------------------------------------------------------------------


def test_it_says_its_version_and_whether_it_is_compiled() -> None:
    how = "interpreted" if Path(state.__file__).suffix == ".py" else "compiled"
    assert run("--version").stdout == f"vortex {__version__} ({how})\n"


@pytest.mark.parametrize("command", ["play", "simulate", "cards", "verify"])
def test_every_command_explains_itself(command: str) -> None:
    assert f" {command} " in run("--help").stdout
    assert run(command, "--help").stdout.startswith("Usage:")


def test_an_unknown_command_is_a_mistake_of_usage() -> None:
    result = run("dance")
    assert result.exit_code == 2
    assert "No such command 'dance'" in result.stderr


LOADED = """
import atexit, sys
from vortex.cli import main
atexit.register(lambda: print(*sys.modules, file=sys.stderr))
main()
"""
A_SERVER = {
    "asyncio",
    "msgspec",
    "socket",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "vortex.server",
    "webbrowser",
}
"""And what comes with it."""


def _loaded_by(*command: str | Path) -> set[str]:
    """The modules that a command has loaded when it ends: `play`, where it puts its first question."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    program = [sys.executable, "-c", LOADED, *command]
    ended = subprocess.run(
        program, input="quit\n", env=environment, capture_output=True, text=True, check=True
    )
    return set(ended.stderr.split())


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_the_program_speaks_of_itself_before_it_loads_anything(option: str) -> None:
    loaded = _loaded_by(option)
    ours = {name for name in loaded if name.startswith("vortex.")}
    assert ours == {"vortex.cli", "vortex.kernel"}
    assert loaded & {"rich", "json", "numpy", *A_SERVER} == set()


def test_the_first_question_waits_for_nothing_that_it_does_without(tmp_path: Path) -> None:
    """Neither for a server, nor for NumPy, other games, or a look at all installed packages."""
    loaded = _loaded_by("play", "time-clash", "--terminal", "--seed", "1", "--record", tmp_path / "record")
    assert {"vortex.games.time_clash.rules", "vortex.kernel.words"} <= loaded
    assert loaded & {"numpy", "importlib.metadata", "vortex.analysis", *A_SERVER} == set()
    assert loaded & {"vortex.games.card_game", "vortex.games.time_of_the_daleks"} == set()


# -- errors ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        ("play ludo", 2, "there is no game 'ludo'; there are: time-of-the-daleks, time-clash, card-game"),
        ("simulate ludo", 2, "there is no game 'ludo'"),
        ("cards ludo", 2, "there is no game 'ludo'"),
        ("cards check ludo x", 1, "ludo: no such file or folder"),
        ("cards check toy", 2, "name the folder or the files to check"),
        ("play toy --seats 7", 2, "Lanterns is for 2 to 3 seats, not 7"),
        ("simulate toy --seats 0", 2, "Lanterns is for 2 to 3 seats, not 0"),
        ("play toy --option speed=3", 2, "Lanterns has no option 'speed'; it has: goal, dark"),
        ("play toy --option goal=7", 2, "option 'goal' takes 6, 12, not '7'"),
        ("simulate toy --option dark=maybe", 2, "option 'dark' takes false, true, not 'maybe'"),
        ("simulate toy --option dark", 2, "--option takes KEY=VALUE, not 'dark'"),
        ("play toy --bots genius", 2, "there is no bot 'genius'; there are: random"),
        ("simulate toy --bots random,genius,random", 2, "there is no bot 'genius'; there are: random"),
        ("simulate toy --bots random,random", 2, "--bots takes one name or 3"),
        ("play toy --human 4", 2, "--human takes a seat from 1 to 3, `all` or `none`, not '4'"),
        ("play toy --human me", 2, "--human takes a seat from 1 to 3"),
        ("play toy --pack /nowhere/at/all", 1, "/nowhere/at/all: no pack here"),
        ("cards toy --kind dragon", 2, "toy has no cards of the kind 'dragon'; it has: card"),
        ("play toy --record /nowhere/at/all.json", 1, "the folder /nowhere/at is not there"),
        ("play toy --resume x.json --seats 3", 2, "a resumed game keeps its seats, options and seed"),
    ],
)
def test_an_error_is_one_sentence_with_its_exit_code(arguments: str, code: int, sentence: str) -> None:
    refused(run(*arguments.split()), code, sentence)


def test_a_record_is_not_written_over_another_file(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear")
    refused(run("play", "toy", "--record", path), 1, f"{path}: is there already")
    refused(run("play", "toy", "--record", tmp_path), 1, f"{tmp_path}: is a directory")
    assert path.read_text() == "dear"
    refused(run("play", "toy", "--record", "/dev/null"), 1, "this is not an ordinary file")


def test_a_resumed_record_must_be_of_the_named_game(tmp_path: Path) -> None:
    a_record(tmp_path / "r.json", choices=2)
    refused(
        run("play", "time-clash", "--resume", tmp_path / "r.json"), 2, "is a record of toy, not of time-clash"
    )


def test_a_finished_game_cannot_be_resumed(tmp_path: Path) -> None:
    a_record(tmp_path / "r.json")
    refused(
        run("play", "--resume", tmp_path / "r.json"), 1, "this game is over; look at it with: vortex replay"
    )
