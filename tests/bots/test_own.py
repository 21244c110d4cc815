"""Bots of other people: by entry point, by where their class is, and refused in a sentence if they cannot play."""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import dedent

import pytest
from click.testing import CliRunner, Result

from vortex.bots import own
from vortex.bots.bot import UnknownBot, is_bot, make_bot
from vortex.cli import main
from vortex.library.session import Session

LAST = """
    class Last:
        '''Takes the last choice.'''

        def __init__(self, seed):
            self.seed = seed

        def choose(self, chair):
            return chair.legal()[-1]

    class Deaf:
        def __init__(self, seed):
            pass

    class Seedless:
        pass

    class Last_by_notation(Last):
        def choose(self, chair):
            return chair.game.notation.write(chair.legal()[-1])

    class Last_by_numpy(Last):
        def choose(self, chair):
            import numpy
            return numpy.int64(chair.legal()[-1])

    class Raises(Last):
        def choose(self, chair):
            raise KeyError("boom")

    class Exits(Last):
        def choose(self, chair):
            raise SystemExit(3)

    class ExitsAtOnce:
        def __init__(self, seed):
            raise SystemExit("bye")

    class Property:
        def __init__(self, seed):
            pass

        @property
        def choose(self):
            raise RuntimeError("no")

    class GivesNothing(Last):
        def choose(self, chair):
            return None

    class GivesAFloat(Last):
        def choose(self, chair):
            return float(chair.legal()[-1])

    class GivesTrue(Last):
        def choose(self, chair):
            return True

    class GivesNonsense(Last):
        def choose(self, chair):
            return "nonsense"

    class GivesIllegal(Last):
        def choose(self, chair):
            return 0 if 0 not in chair.legal() else 1

    class GivesHuge(Last):
        def choose(self, chair):
            return 10**30

    class ThinksNothing(Last):
        def think(self, chair):
            return None

    class ThinksWrongly(Last):
        def think(self, chair):
            raise ValueError("boom")

    class FailsInTheSecondSeat(Last):
        def choose(self, chair):
            if chair.seat == 1:
                raise KeyError("later")
            return chair.legal()[-1]
"""

AT_FIRST = r"cannot play: asked '[a-z-]+' \(TC-MATCH-12\), it "
FAULTS = [
    ("Raises", AT_FIRST + r"failed in my_own_bots.py, line \d+: KeyError: 'boom'"),
    ("Exits", AT_FIRST + r"failed in my_own_bots.py, line \d+: SystemExit: 3"),
    ("GivesNothing", AT_FIRST + "gave None, which is neither a number nor the notation of a choice"),
    ("GivesAFloat", AT_FIRST + r"gave \d+\.0, which is neither"),
    ("GivesTrue", AT_FIRST + "gave True, which is not legal"),
    ("GivesNonsense", AT_FIRST + "gave 'nonsense', which is neither"),
    ("GivesIllegal", AT_FIRST + r"gave 0, which is not legal: TC-"),
    ("GivesHuge", AT_FIRST + "gave 10+, which is not legal: TC-"),
]
"""What a bot does wrong when it is asked, and what is said of it."""


def install(folder: Path, package: str, *entries: str) -> None:
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("\n".join(["[vortex.bots]", *entries, ""]))
    own.brought.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path with a module of bots, and an installed package that brings one by entry point."""
    (tmp_path / "my_own_bots.py").write_text(dedent(LAST))
    install(tmp_path, "lanterns", "lamplighter = my_own_bots:Last")
    monkeypatch.syspath_prepend(tmp_path)
    own.brought.cache_clear()
    yield tmp_path
    sys.modules.pop("my_own_bots", None)
    own.brought.cache_clear()


def test_a_class_somewhere_else_plays(folder: Path) -> None:
    bot = make_bot("my_own_bots:Last", 7)
    session = Session("time-clash", 2, seed=1)
    last = session.legal[-1]
    session.play(bot, None)
    assert session.moves[0] == last.notation
    assert bot.think(session.chair(1)).considered


def test_a_package_brings_a_bot_by_its_name(folder: Path) -> None:
    assert is_bot("lamplighter")
    assert make_bot("lamplighter", 7).choose(Session("time-clash", 2, seed=1).chair(0))
    with pytest.raises(UnknownBot, match=r"there are: random, .*lamplighter.*, and your own as MODULE:CLASS"):
        make_bot("genius", 1)


def test_a_name_that_is_brought_wrongly_gets_a_sentence_and_the_others_play(folder: Path) -> None:
    install(
        folder, "candles", "twin = my_own_bots:Last", "whole = my_own_bots", "Odd:Name = my_own_bots:Last"
    )
    install(folder, "matches", "twin = my_own_bots:Last")
    assert is_bot("lamplighter")
    for name, fault in {
        "twin": r"there are several with this name \(it comes with candles and matches\)",
        "whole": r"its entry point must name a class, MODULE:CLASS, not 'my_own_bots' \(it comes with candles\)",
        "Odd:Name": "its name is not made of a to z, 0 to 9, _ and -",
    }.items():
        assert not is_bot(name)
        with pytest.raises(own.BrokenBot, match=f"the bot {name} cannot play: {fault}"):
            make_bot(name, 1)


def test_a_bot_of_ours_keeps_its_name(folder: Path) -> None:
    install(folder, "usurper", "companion = my_own_bots:Last")
    assert type(make_bot("companion", 1)) is type(make_bot("companion", 2)) is not own.OwnBot


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("nowhere.at_all:Bot", "ModuleNotFoundError: No module named 'nowhere'"),
        ("my_own_bots:First", "AttributeError: module 'my_own_bots' has no attribute 'First'"),
        ("my_own_bots:Deaf", r"it has no method choose\(chair\)"),
        ("my_own_bots:Seedless", "TypeError: .*takes no arguments"),
        ("my_own_bots:ExitsAtOnce", "SystemExit: bye"),
        ("my_own_bots:Property", "RuntimeError: no"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_in_a_sentence(folder: Path, place: str, reason: str) -> None:
    with pytest.raises(own.BrokenBot, match=f"the bot {place} cannot play: {reason}"):
        make_bot(place, 1)
    shown = CliRunner().invoke(main, ["simulate", "time-clash", "--bots", place])
    assert shown.exit_code == 1
    assert f"the bot {place} cannot play" in shown.output


def test_the_name_of_a_class_is_not_known_as_a_bot(folder: Path) -> None:
    """A record that somebody sends must not run code: names in it are looked up, never imported."""
    assert not is_bot("my_own_bots:Last")
    with pytest.raises(UnknownBot):
        make_bot("oracle:genius", 1)


def test_commands_find_a_bot_in_the_folder_where_they_are_called(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    (here / "local_bots.py").write_text(dedent(LAST))
    monkeypatch.chdir(here)
    command = ["simulate", "time-clash", "--seats", "2", "--games", "1", "--bots", "local_bots:Last,random"]
    shown = CliRunner().invoke(main, command)
    assert shown.exit_code == 0, shown.output


@pytest.mark.parametrize("name", ["Last", "Last_by_notation", "Last_by_numpy"])
def test_a_choice_is_a_number_of_any_kind_or_a_notation(folder: Path, name: str) -> None:
    chair = Session("time-clash", 2, seed=1).chair(0)
    choice = make_bot(f"my_own_bots:{name}", 7).choose(chair)
    assert type(choice) is int
    assert choice == chair.legal()[-1]


@pytest.mark.parametrize(("name", "reason"), FAULTS)
def test_a_bot_that_fails_is_named_with_the_question_and_what_it_did(
    folder: Path, name: str, reason: str
) -> None:
    place = f"my_own_bots:{name}"
    session = Session("time-clash", 2, seed=1)
    kind = getattr(import_module("my_own_bots"), name)
    for bot, called in ((place, place), (kind(1), name)):
        with pytest.raises(own.BrokenBot, match=f"the bot {called} {reason}"):
            session.play(bot, "random")
        with pytest.raises(own.BrokenBot, match=f"the bot {called} {reason}"):
            session.think(bot)
    assert session.moves == []


@pytest.mark.parametrize(
    ("name", "reason"),
    [("ThinksNothing", "gave None, which is not a Thought"), ("ThinksWrongly", "failed in ")],
)
def test_so_is_one_that_gives_wrong_reasons(folder: Path, name: str, reason: str) -> None:
    session = Session("time-clash", 2, seed=1)
    with pytest.raises(own.BrokenBot, match=f"the bot my_own_bots:{name} {AT_FIRST}{reason}"):
        session.think(f"my_own_bots:{name}")


def test_a_bot_without_reasons_is_asked_for_them_all_the_same(folder: Path) -> None:
    session = Session("time-clash", 2, seed=1)
    bot: own.Bot = import_module("my_own_bots").Last(1)
    assert session.think(bot)[0].move == session.legal[-1]


def test_what_is_told_of_a_fault_elsewhere_has_nothing_of_the_game_in_it(folder: Path) -> None:
    chair = Session("time-clash", 2, seed=1).chair(0)
    told = {}
    for name, _ in FAULTS:
        with pytest.raises(own.BrokenBot) as broken:
            make_bot(f"my_own_bots:{name}", 1).choose(chair)
        told[name] = pickle.loads(pickle.dumps(broken.value)).fault
    assert told["Raises"].startswith("KeyError in my_own_bots.py, line ")
    assert told["GivesNothing"] == "gave no legal choice (NoneType)"
    assert told["GivesNonsense"] == "gave no legal choice (str)"


def commands(*words: str) -> Result:
    """Run in this process. A traceback is an error of the test."""
    return CliRunner().invoke(main, words, catch_exceptions=False)


@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=pytest.mark.slow)])
@pytest.mark.parametrize("command", ["simulate", "tournament", "balance"])
def test_a_command_that_plays_many_games_says_which_bot_fails(folder: Path, command: str, jobs: str) -> None:
    bots = "my_own_bots:Exits" if command == "balance" else "my_own_bots:Exits,random"
    common = ("--seats", "2", "--games", "4", "--jobs", jobs, "--option", "match=1", "--bots", bots)
    shown = commands(command, "time-clash", *common)
    assert shown.exit_code == 1
    last = shown.stderr.splitlines()[-1]
    assert last.startswith("Error: the bot my_own_bots:Exits cannot play: asked ")
    assert "it failed in my_own_bots.py, line " in last
    assert "SystemExit: 3" in last


@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=pytest.mark.slow)])
def test_what_was_played_before_a_bot_failed_is_told(folder: Path, tmp_path: Path, jobs: str) -> None:
    out = tmp_path / "games.jsonl"
    words = ("tournament", "time-clash", "--seats", "2", "--games", "12", "--jobs", jobs, "--out", str(out))
    shown = commands(
        *words, "--option", "match=1", "--bots", "my_own_bots:FailsInTheSecondSeat,random", "--json"
    )
    played = out.read_text().count("\n") - 1
    assert shown.exit_code == 1
    assert played == 1
    assert json.loads(shown.stdout)["games"] == played
    assert f"KeyError: 'later'. {played} of 12 games are in {out}." in shown.stderr


def test_at_a_terminal_a_bot_that_fails_is_named(folder: Path, tmp_path: Path) -> None:
    record = str(tmp_path / "game.json")
    words = (
        "play",
        "time-clash",
        "--terminal",
        "--plain",
        "--seats",
        "2",
        "--human",
        "2",
        "--record",
        record,
    )
    shown = commands(*words, "--bots", "my_own_bots:Raises", "--language", "en")
    assert shown.exit_code == 1
    assert "Error: the bot my_own_bots:Raises cannot play: asked" in shown.stderr
