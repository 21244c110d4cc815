"""What verbs keep beside the fields that it follows from is at every decision what `derive` works out from them."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest
from tests.conformance.positions import Setting, seeds, settings, steps, the_game

from vortex.games import GAMES
from vortex.kernel.state import field_names

GAMES_EACH = 3
TABLES = [
    table
    for key, module in GAMES.items()
    if module.startswith("vortex.games.")
    for table in settings(key, GAMES_EACH)
]


def derived(key: str) -> list[str]:
    """The names of the fields that a game declares as derived."""
    declared = import_module(f"{GAMES[key]}.fields").__file__
    assert declared
    return [
        node.target.id
        for node in ast.walk(ast.parse(Path(declared).read_text(encoding="utf-8")))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if ast.unparse(node.annotation).startswith("Derived[")
    ]


def plain(value: object) -> object:
    """Something that is equal if its parts are: a list of consoles by what they hold."""
    if isinstance(value, list):
        return [plain(each) for each in value]
    names = field_names(type(value))
    return {name: getattr(value, name) for name in names} if names else value


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_kept_follows_from_the_rest(table: Setting) -> None:
    game = the_game(table.key)
    names = derived(table.key)
    assert len(names) > 1, "the pack and more"
    for seed in seeds(table):
        for state, _ in steps(game, table, seed):
            again = game.load(game.dump(state))
            for name in names:
                assert plain(getattr(again, name)) == plain(getattr(state, name)), (name, state.topic)
