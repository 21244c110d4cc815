"""The games are siblings: the same rooms under the same names, so that knowing one game means knowing all."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import vortex.games

GAMES = sorted(path.parent for path in Path(vortex.games.__file__).parent.glob("*/RULES.md"))
CHAPTERS = {"__init__", "setup", "turn", "ending", "effects"}
"""What every rulebook has. The other chapters are named as each rulebook names them."""

NAMES = {
    "__init__": ("OWN_PACK", "load(files)"),
    "advice/__init__": ("<Game>Advice",),
    "advice/effects": ("WORTH",),
    "cards": ("Pack",),
    "choices": ("TABLE",),
    "effects": ("LANGUAGE",),
    "events": ("EVENTS",),
    "fields": ("game(",),
    "gallery": ("gallery(pack)",),
    "hands": ("Hands",),
    "imagine": ("determinise(state, seat, chance)",),
    "log": ("event_log(pack)",),
    "measures": ("<Game>Measures", "<Game>Measuring"),
    "notation": ("make_notation(pack)",),
    "numbering": ("Ending",),
    "observation": ("LAYOUT", "observe_into(row, at, state, seat)"),
    "odds": ("odds(state, seat",),
    "offers": ("option(state, choice, notation)",),
    "questions": ("QUESTIONS", "prompt(state, question)"),
    "refusals": ("refusal(state, seat, choice)",),
    "rules/__init__": ("FRAMES",),
    "rules/effects": ("RULES", "Rule"),
    "rules/ending": ("outcome(state)",),
    "rules/setup": ("SetUp",),
    "slots": ("Slots",),
    "state": ("<Game>State",),
    "view": ("<Game>View", "view(state, seat)"),
    "words": ("card(pack",),
    "zones": ("Zones",),
}
"""What each room has in every game, functions with their parameters; one without its closing bracket may take more.
`<Game>` is how a game's own classes begin, its state first of all."""


def _names(folder: Path) -> set[str]:
    files = (path for path in folder.iterdir() if path.suffix in (".py", ".md"))
    folders = (path for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__")
    return {path.stem for path in files} | {path.name for path in folders}


def _own(game: Path) -> set[str]:
    """The rooms that a game alone has, by what its door says."""
    door = ast.get_docstring(ast.parse((game / "__init__.py").read_text(encoding="utf-8"))) or ""
    return set(re.findall(r"`(\w+)`", door))


def test_the_games_to_compare_are_those_of_the_register() -> None:
    assert len(GAMES) > 1
    ours = {module for module in vortex.games.GAMES.values() if module.startswith("vortex.games.")}
    assert {f"vortex.games.{game.name}" for game in GAMES} == ours


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


def _declared(module: Path) -> Iterator[str]:
    """The public names of a module, functions with their parameters."""
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.FunctionDef):
            yield f"{node.name}({', '.join(argument.arg for argument in node.args.args)})"
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


def _prefix(game: Path) -> str:
    (state,) = (name for name in _declared(game / "state.py") if name.endswith("State"))
    return state.removesuffix("State")


def test_every_room_that_all_games_have_says_what_is_in_it() -> None:
    rooms = {name for name in set.intersection(*map(_names, GAMES)) if (GAMES[0] / f"{name}.py").exists()}
    assert rooms == {room for room in NAMES if "/" not in room}


@pytest.mark.parametrize("room", NAMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_room_has_what_it_has_in_every_game(game: Path, room: str) -> None:
    declared = list(_declared(game / f"{room}.py"))
    for name in NAMES[room]:
        wanted = name.replace("<Game>", _prefix(game))
        is_open = "(" in wanted and not wanted.endswith(")")
        assert any(other.startswith(wanted) if is_open else other == wanted for other in declared), wanted
