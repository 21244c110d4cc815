"""Commands in this process: simulate, cards, verify, and errors with their exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests import toy_game

from vortex import __version__
from vortex.bots.bot import RandomBot
from vortex.cli import main
from vortex.games import GAMES
from vortex.kernel.record import Record

PACK = Path(toy_game.__file__).parent / "pack"


@pytest.fixture(autouse=True)
def _toy_among_the_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy_game")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def run(*arguments: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(main, [str(a) for a in arguments], input=typed, catch_exceptions=False)


def refused(result: Result, code: int, *parts: str) -> None:
    """One sentence on stderr, nothing on stdout, no traceback."""
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1, result.stderr
    for part in parts:
        assert part in lines[0]


# -- the program -----------------------------------------------------------------------------------


def test_it_says_its_version() -> None:
    assert run("--version").stdout == f"vortex {__version__}\n"


@pytest.mark.parametrize("command", ["play", "simulate", "cards", "verify"])
def test_every_command_explains_itself(command: str) -> None:
    assert f" {command} " in run("--help").stdout
    assert run(command, "--help").stdout.startswith("Usage:")


def test_an_unknown_command_is_a_mistake_of_usage() -> None:
    result = run("dance")
    assert result.exit_code == 2
    assert "No such command 'dance'" in result.stderr


def test_nothing_heavy_is_loaded_before_it_is_needed() -> None:
    code = "import sys, vortex.cli; print(*(m for m in ('rich', 'vortex.kernel.game', 'json') if m in sys.modules))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert found.stdout == "\n"


# -- simulate --------------------------------------------------------------------------------------


def simulated(*arguments: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(run("simulate", "toy", "--json", *arguments).stdout)
    assert float(str(found.pop("seconds"))) >= 0
    assert int(str(found.pop("decisions_per_second"))) >= 0
    return found


def test_a_simulation_says_what_came_out_and_the_same_for_the_same_seed() -> None:
    first = simulated("--games", "40", "--seed", "7", "--seats", "2")
    assert first == simulated("--games", "40", "--seed", "7", "--seats", "2", "--bots", "random,random")
    assert first != simulated("--games", "40", "--seed", "8", "--seats", "2")
    assert first["game"] == "toy"
    assert (first["seats"], first["games"]) == (2, 40)
    outcomes = first["outcomes"]
    assert isinstance(outcomes, dict)
    assert set(outcomes["by_kind"]) <= {"lit", "burnt out"}
    assert sum(outcomes["by_kind"].values()) == 40
    assert len(outcomes["wins_by_seat"]) == 2
    assert 1 < float(str(first["rounds"])) < 50


def test_options_change_a_simulation() -> None:
    found = simulated("--games", "20", "--option", "goal=12", "--option", "dark=yes")
    assert found["options"] == {"goal": 12, "dark": True}


def test_a_simulation_for_people_is_a_table() -> None:
    text = run("simulate", "toy", "--games", "20").stdout
    assert "Lanterns: 20 games of 3 seats" in text
    assert "seat 3 (random) won" in text


def test_a_simulation_points_out_a_bot_that_thinks_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vortex.analysis.runs.make_bot", lambda name, seed: RandomBot(seed))
    told = "oracle thinks by the clock: games will differ from run to run. oracle:400 would not.\n"
    common = ("simulate", "toy", "--games", "1", "--seats", "2", "--json")
    by_the_clock = run(*common, "--bots", "random,oracle")
    assert by_the_clock.stderr == told
    assert json.loads(by_the_clock.stdout)["games"] == 1
    assert run(*common, "--bots", "random,oracle:10").stderr == ""


# -- cards -----------------------------------------------------------------------------------------


def test_cards_are_listed_with_their_texts_and_where_they_come_from() -> None:
    text = run("cards", "toy").stdout
    assert "Torch  [card torch]\n  gain 3 light or draw 2 cards\n  (ours)\n" in text
    assert "  (rulebook; known: name)\n" in text
    assert "  (public, a poem)\n" in text
    assert text.endswith("12 cards: 12 card\n")


def test_cards_as_json() -> None:
    faces = json.loads(run("cards", "toy", "--kind", "card", "--json").stdout)
    assert len(faces) == 12
    assert faces[3] == {
        "kind": "card",
        "key": "beacon",
        "name": "Beacon",
        "lines": ["gain 2 light and draw 1 card, then others lose 1 light"],
        "source": "rulebook",
        "where": "",
        "known": ["name"],
        "printed": {},
        "effects": {},
    }


def test_the_cards_of_another_pack_are_listed(tmp_path: Path) -> None:
    (tmp_path / "all.toml").write_text((PACK / "cards.toml").read_text().replace("Torch", "Flare"))
    assert "Flare  [card torch]" in run("cards", "toy", "--pack", tmp_path).stdout


def test_a_sound_pack_is_ok(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text((PACK / "cards.toml").read_text())
    for arguments in (
        ("toy", tmp_path),
        (tmp_path,),
        (tmp_path / "cards.toml",),
        ("--game", "toy", tmp_path),
    ):
        result = run("cards", "check", *arguments)
        assert (result.exit_code, result.stdout) == (0, "ok: toy, 12 cards: 12 card\n")


def test_a_folder_may_be_called_like_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "cards.toml").write_text((PACK / "cards.toml").read_text())
    monkeypatch.chdir(tmp_path)
    for arguments in (["toy"], ["toy", "toy"]):
        assert run("cards", "check", *arguments).stdout == "ok: toy, 12 cards: 12 card\n"


def test_a_single_file_replaces_the_own_file_of_its_name_or_of_its_kinds(tmp_path: Path) -> None:
    renamed = tmp_path / "my-cards.toml"
    renamed.write_text((PACK / "cards.toml").read_text())
    assert run("cards", "check", renamed).stdout == "ok: toy, 12 cards: 12 card\n"


def test_a_mistake_in_a_pack_is_said_with_file_and_line(tmp_path: Path) -> None:
    text = (PACK / "cards.toml").read_text().replace("gain 4 light", "gain for light")
    line = text[: text.index("gain for light")].count("\n") + 1
    (tmp_path / "cards.toml").write_text(text)
    for arguments in ((tmp_path / "cards.toml",), ("toy", tmp_path)):
        refused(
            run("cards", "check", *arguments),
            1,
            f"cards.toml:{line}: card 'lighthouse', effect: found 'gain for light', expected one of: gain N light;",
        )


def test_too_few_cards_are_said_without_a_temporary_name(tmp_path: Path) -> None:
    few = tmp_path / "cards.toml"
    few.write_text('[[card]]\nkey = "a"\n')
    result = run("cards", "check", few)
    refused(result, 1, f"{few}: expected 6 to 16 cards, found 1")


def test_a_file_for_no_game_or_several_needs_the_game(tmp_path: Path) -> None:
    strange = tmp_path / "strange.toml"
    strange.write_text('[[spaceship]]\nkey = "a"\n')
    refused(run("cards", "check", strange), 2, "say which game it is for: --game ")
    refused(run("cards", "check", strange, "--game", "toy"), 2, "expected one of the file names cards.toml")


# -- verify ----------------------------------------------------------------------------------------


def a_record(path: Path, seed: int | bytes = b"x" * 64, choices: int = 1000) -> Record:
    game = toy_game.load()
    record = Record("toy", 1, game.pack_hash, game.check_options({}), ["Ann", "Ben"], seed)
    state = game.new({}, 2, seed)
    while state.asked >= 0 and len(record.choices) < choices:
        record.choices.append(game.notation.write(state.options[-1]))
        game.apply(state, state.options[-1])
    path.write_text(record.to_json())
    return record


def test_a_sound_record_is_shown_with_commitment_seed_and_result(tmp_path: Path) -> None:
    record = a_record(tmp_path / "r.json")
    result = run("verify", tmp_path / "r.json")
    assert result.exit_code == 0
    assert record.commitment in result.stdout
    assert (b"x" * 64).hex() in result.stdout
    assert f"{len(record.choices)} choices, every one of them legal" in result.stdout
    assert "wins (Ann " in result.stdout
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
        run("play", "--resume", tmp_path / "r.json"), 1, "this game is over; look at it with: vortex verify"
    )
