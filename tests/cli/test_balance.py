"""`vortex balance` as somebody types it."""

from __future__ import annotations

import json
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from vortex import __version__
from vortex.bots.bot import BOTS
from vortex.cli import main
from vortex.games import GAMES


class _Outside(HTMLParser):
    """Whatever a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.tags: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.found += [value or "" for name, value in attrs if name in ("src", "href")]


def balance(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["balance", *map(str, arguments)], catch_exceptions=False)


def test_the_command_writes_a_page_that_needs_nothing_and_the_same_as_json(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    typed = ("card-game", "--bots", "random", "--games", "6", "--seats", "3", "--jobs", "1", "--seed", "4")
    result = balance(*typed, "--report", report)
    assert result.exit_code == 0
    assert "The Doctor Who Card Game: 6 games of 3 seats" in result.stdout
    parser = _Outside()
    parser.feed(report.read_text())
    assert parser.found == []
    assert parser.tags["svg"] > 10
    assert parser.tags["script"] == parser.tags["link"] == 0
    command = "vortex balance card-game --seats 3 --bots random --games 6 --seed 4"
    assert command in report.read_text()
    data = json.loads(report.with_suffix(".json").read_text())
    assert data["command"] == command
    assert data["games"] == 6
    assert (data["version"], data["bots"]) == (__version__, "random")
    assert (
        f"Vortex {__version__}, sources {data['sources'][:12]}, cards {data['pack'][:12]}."
        in report.read_text()
    )
    assert len(data["sources"]) == 64
    assert {each["target"] for each in data["targets"]} >= {"points from conquest", "every Enemy is played"}
    assert json.loads(balance(*typed, "--json").stdout) == {k: v for k, v in data.items() if k != "command"}


@pytest.mark.parametrize(
    ("report", "out", "code", "told"),
    [
        ("nowhere/x.html", "games.jsonl", 2, "there is no folder {folder}/nowhere; make it first"),
        ("file/x.html", "games.jsonl", 2, "there is no folder {folder}/file; make it first"),
        ("x.json", "games.jsonl", 2, "say {folder}/x.html"),
        ("x.JSON", "games.jsonl", 2, "say {folder}/x.html"),
        ("taken.html", "games.jsonl", 1, "{folder}/taken.json is a folder"),
        ("x.html", "x.json", 2, "would overwrite the games in {folder}/x.json; give --out another name"),
        ("x.html", "x.html", 2, "would overwrite the games in {folder}/x.html; give --out another name"),
    ],
)
def test_a_report_that_cannot_be_written_is_refused_before_the_first_game(
    tmp_path: Path, report: str, out: str, code: int, told: str
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "taken.json").mkdir()
    result = balance("card-game", "--report", tmp_path / report, "--out", tmp_path / out)
    assert result.exit_code == code
    assert told.format(folder=tmp_path) in result.stderr
    assert {path.name for path in tmp_path.iterdir()} == {"file", "taken.json"}


def test_a_report_is_refused_where_nothing_may_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Said by the system, even to the superuser, who may write everything."""
    monkeypatch.setattr("os.access", lambda path, mode: path != tmp_path)
    result = balance("card-game", "--report", tmp_path / "x.html")
    assert result.exit_code == 1
    assert f"{tmp_path}/x.html may not be written; name a file elsewhere" in result.stderr
    monkeypatch.setattr("os.access", lambda path, mode: path != tmp_path / "x.json")
    (tmp_path / "x.json").touch()
    result = balance("card-game", "--report", tmp_path / "x.html")
    assert result.exit_code == 1
    assert f"{tmp_path}/x.json may not be written; name a file elsewhere" in result.stderr


def test_a_number_of_games_that_favours_some_set_ups_is_pointed_out() -> None:
    typed = ("time-clash", "--option", "match=1", "--bots", "random", "--seats", "2", "--jobs", "1")
    told = "Set-ups come in 27 ways: 27 or 54 games would have all of them equally often."
    assert told in balance(*typed, "--games", "28").stderr
    assert "ways" not in balance(*typed, "--games", "27").stderr


def test_a_game_without_measures_of_its_own_is_still_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy_game")
    typed = ("toy", "--bots", "random", "--games", "3", "--jobs", "1")
    kept = balance(*typed, "--out", tmp_path / "games.jsonl").stdout.splitlines()
    assert kept == [
        "Lanterns: 3 games of 3 seats; nothing is wanted of a table of this size.",
        "With --report FILE.html or --json the same command gives the figures of these games.",
    ]
    report = tmp_path / "report.html"
    told = balance(*typed, "--out", tmp_path / "games.jsonl", "--report", report).stdout.splitlines()
    assert told == [kept[0], f"{report} has everything; {report.with_suffix('.json')} has it for programs."]
    assert json.loads(balance(*typed, "--json").stdout)["games"] == 3


def test_where_nothing_would_be_told_nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*_: object) -> None:
        raise AssertionError("a game was played")

    monkeypatch.setattr("vortex.cli.balance.play_games", play)
    result = balance("time-of-the-daleks", "--bots", "companion", "--seats", "1", "--games", "8")
    assert result.exit_code == 2
    assert result.stderr == (
        "Error: nothing is wanted of Time of the Daleks with so many seats (1), so nothing would be reported: "
        "--report FILE.html or --json gives all figures, --out FILE keeps the games\n"
    )


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("card-game --bots genius", f"there is no bot 'genius'; there are: {', '.join(BOTS)}"),
        ("chess", "there is no game 'chess'"),
        (
            "card-game --bots novice,companion",
            "--bots novice,companion: figures of different bots do not make one figure",
        ),
        ("time-clash --option match=2", "option 'match' takes 3, 5, 1, not '2'"),
    ],
)
def test_what_is_wrong_is_named(typed: str, told: str) -> None:
    result = balance(*typed.split())
    assert result.exit_code == 2
    assert told in result.stderr
