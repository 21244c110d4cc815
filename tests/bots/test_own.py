"""Bots of other people: by entry point, by where their class is, and refused in a sentence if they cannot play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from click.testing import CliRunner

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
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path with a module of bots, and an installed package that brings one by entry point."""
    (tmp_path / "my_own_bots.py").write_text(dedent(LAST))
    about = tmp_path / "lanterns-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[vortex.bots]\nlamplighter = my_own_bots:Last\n")
    monkeypatch.syspath_prepend(tmp_path)
    own.brought.cache_clear()
    yield tmp_path
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


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("nowhere.at_all:Bot", "ModuleNotFoundError: No module named 'nowhere'"),
        ("my_own_bots:First", "AttributeError: module 'my_own_bots' has no attribute 'First'"),
        ("my_own_bots:Deaf", r"it has no method choose\(chair\)"),
        ("my_own_bots:Seedless", "TypeError: .*takes no arguments"),
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
