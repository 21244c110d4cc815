"""The games are siblings: the same rooms under the same names, so that knowing one game means knowing all."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import vortex.games

GAMES = sorted(path.parent for path in Path(vortex.games.__file__).parent.glob("*/RULES.md"))
CHAPTERS = {"__init__", "setup", "turn", "ending", "effects"}
"""What every rulebook has. The other chapters are named as each rulebook names them."""


def _names(folder: Path) -> set[str]:
    files = (path for path in folder.iterdir() if path.suffix in (".py", ".md"))
    folders = (path for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__")
    return {path.stem for path in files} | {path.name for path in folders}


def _own(game: Path) -> set[str]:
    """The rooms that a game alone has, by what its door says."""
    door = ast.get_docstring(ast.parse((game / "__init__.py").read_text(encoding="utf-8"))) or ""
    return set(re.findall(r"`(\w+)`", door))


def test_there_are_games_to_compare() -> None:
    assert len(GAMES) == 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_the_rooms_of_its_siblings_and_explains_its_own(game: Path) -> None:
    common = set.intersection(*map(_names, GAMES))
    assert _names(game) - common == _own(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_chapters_that_all_games_have_are_named_alike(game: Path) -> None:
    assert _names(game / "rules") >= CHAPTERS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_advice_about_effect_words_is_named_like_their_rules(game: Path) -> None:
    assert _names(game / "advice") >= {"__init__", "effects"}
