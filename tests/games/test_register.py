"""Games that other packages bring: found by their entry points, and no trouble to anybody if they are broken."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest
from click.testing import CliRunner
from tests import toy_game

from vortex.cli import main
from vortex.games import GAMES, UnknownGame, load_game, rulebook
from vortex.games.register import Register

OURS = {"time-clash": "vortex.games.time_clash"}


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> Register:
    """The register as if it had not looked for other packages yet, with one game of ours."""
    for name, value in vars(Register(OURS)).items():
        monkeypatch.setattr(GAMES, name, value)
    return GAMES


class Site:
    """A folder of installed packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, package: str, **entries: str) -> None:
        about = self.folder / f"{package}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{key.replace('_', '-')} = {module}" for key, module in entries.items()]
        (about / "entry_points.txt").write_text("\n".join(["[vortex.games]", *lines, ""]))

    def module(self, name: str, text: str) -> None:
        (self.folder / f"{name}.py").write_text(dedent(text))


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    monkeypatch.syspath_prepend(tmp_path)
    return Site(tmp_path)


def test_a_game_of_another_package_is_among_the_games(games: Register, site: Site) -> None:
    site.install("lanterns", toy="tests.toy_game")
    assert list(games) == ["time-clash", "toy"]
    assert "toy" in games
    assert load_game("toy") is toy_game.load()
    assert "TOY-TURN-02" in rulebook("toy")
    assert games.faults == {}


def test_it_can_be_played_and_simulated(games: Register, site: Site, tmp_path: Path) -> None:
    site.install("lanterns", toy="tests.toy_game")
    record = str(tmp_path / "record.json")
    for words in (
        ["simulate", "toy", "--games", "3"],
        ["play", "toy", "--human", "none", "--record", record],
    ):
        result = CliRunner().invoke(main, words, catch_exceptions=False)
        assert result.exit_code == 0, result.output
        assert "Lanterns" in result.output
    assert CliRunner().invoke(main, ["verify", record], catch_exceptions=False).exit_code == 0


def test_nobody_looks_for_packages_to_play_a_game_of_ours(games: Register, site: Site) -> None:
    site.install("trap", trap="the_trap")
    site.module("the_trap", "raise AssertionError('looked at')")
    assert load_game("time-clash").key == "time-clash"
    assert "time-clash" in games
    with pytest.raises(UnknownGame, match="AssertionError: looked at"):
        load_game("trap")


def test_a_broken_package_gets_a_sentence_and_the_others_go_on(games: Register, site: Site) -> None:
    site.install("lanterns", toy="tests.toy_game")
    site.install("gone", gone="there_is_no_such_module")
    site.install("crash", crash="a_crash")
    site.module("a_crash", "def load(pack):\n    raise RuntimeError('no cards')")
    site.install("other", other="tests.toy_game")
    site.install("thing", thing="a_thing")
    site.module("a_thing", "def load(pack):\n    return 7")
    site.install("attribute", attribute="tests.toy_game:load")
    site.install("wrong", WRONG="tests.toy_game")
    assert list(games) == ["time-clash", "toy"]
    assert games.faults == {
        "WRONG": "the game 'WRONG' of wrong cannot be played: "
        "a key has small letters, digits and hyphens, and at most 40 of them",
        "attribute": "the game 'attribute' of attribute cannot be played: "
        "its entry point must name a module, not 'tests.toy_game:load'",
        "crash": "the game 'crash' of crash cannot be played: RuntimeError: no cards",
        "gone": "the game 'gone' of gone cannot be played: "
        "ModuleNotFoundError: No module named 'there_is_no_such_module'",
        "other": "the game 'other' of other cannot be played: it calls itself 'toy'",
        "thing": "the game 'thing' of thing cannot be played: a_thing.load gives no Game",
    }
    assert load_game("toy").title == "Lanterns"
    with pytest.raises(UnknownGame, match="the game 'crash' of crash cannot be played: RuntimeError"):
        load_game("crash")
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: time-clash, toy"):
        load_game("chess")


def test_a_key_that_is_taken_is_refused(games: Register, site: Site) -> None:
    site.install("usurper", **{"time-clash": "tests.toy_game"})
    assert games["time-clash"] == OURS["time-clash"]
    assert games.faults == {
        "time-clash": "the game 'time-clash' of usurper cannot be played: there is a game with this key already"
    }
    assert load_game("time-clash").key == "time-clash"


def test_of_two_packages_with_the_same_key_neither_is_played(games: Register, site: Site) -> None:
    site.install("lanterns", toy="tests.toy_game")
    site.install("candles", toy="tests.toy_game")
    assert list(games) == ["time-clash"]
    assert games.faults == {
        "toy": "the game 'toy' of candles and lanterns cannot be played: they have the same key"
    }
