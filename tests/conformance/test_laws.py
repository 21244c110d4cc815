"""The laws of the house: only the verbs of a state change it and tell what happened."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests import toy_game

import vortex.games

ROOMS = Path(vortex.games.__file__).parent
CHAPTERS = sorted(ROOMS.glob("*/rules/*.py"))
OF_THE_STATE = {"dice", "hands", "imagine", "slots", "state", "zones"}
"""The state and its verbs; `imagine` deals a copy anew."""
READERS = sorted(
    path
    for path in [*ROOMS.glob("*/*.py"), *ROOMS.glob("*/advice/*.py")]
    if path.parent.parent != ROOMS or path.stem not in OF_THE_STATE
)
OWN_COUNT = "tally"
"""A frame counts there for itself; all else of the state is the verbs'."""
MUTATORS = {"append", "clear", "extend", "insert", "pop", "popleft", "remove", "reverse", "sort", "update"}
NOT_FOR_RULES = {"at", "events", "frames"}


def _path(node: ast.AST) -> list[str] | None:
    """`state.hands[seat]` as its names, if it begins with the state."""
    names: list[str] = []
    while isinstance(node, ast.Attribute | ast.Subscript):
        if (
            isinstance(node, ast.Subscript)
            and isinstance(node.slice, ast.Slice)
            and isinstance(node.ctx, ast.Load)
        ):
            return None
        if isinstance(node, ast.Attribute):
            names.append(node.attr)
        node = node.value
    return names[::-1] if isinstance(node, ast.Name) and node.id == "state" and names else None


def _targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign | ast.Delete):
        return [one for target in node.targets for one in ast.walk(target) if isinstance(one, ast.expr)]
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        return [node.target]
    return []


def breaches(source: str) -> Iterator[str]:
    """Each line of a chapter that changes the state itself, tells an event, or reaches into the stack of frames."""
    yield from changes(source)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in NOT_FOR_RULES and _path(node) == [node.attr]:
            yield f"{node.lineno}: state.{node.attr}"


def changes(source: str) -> Iterator[str]:
    """Each line that changes the state itself."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            yield from _changes_in(function)


def _changes_in(function: ast.FunctionDef) -> Iterator[str]:
    aliases = {
        target.id: path
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and (path := _path(node.value))
        for target in node.targets
        if isinstance(target, ast.Name)
    }

    def part_of_state(node: ast.AST) -> list[str] | None:
        inner = node
        while isinstance(inner, ast.Subscript):
            inner = inner.value
        if isinstance(inner, ast.Name) and inner.id in aliases:
            return aliases[inner.id]
        return _path(node)

    for node in ast.walk(function):
        for target in _targets(node):
            if isinstance(target, ast.Attribute | ast.Subscript) and not isinstance(target.ctx, ast.Load):
                path = part_of_state(target)
                if path and path[0] != OWN_COUNT:
                    yield f"{target.lineno}: state.{'.'.join(path)} is changed"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
            path = part_of_state(node.func.value)
            if path and path[0] != OWN_COUNT:
                yield f"{node.lineno}: state.{'.'.join(path)}.{node.func.attr}()"


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_rules_change_the_state_by_its_verbs_only(chapter: Path) -> None:
    assert list(breaches(chapter.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("module", READERS, ids=lambda path: path.relative_to(ROOMS).as_posix())
def test_whatever_only_reads_the_state_leaves_it_alone(module: Path) -> None:
    assert list(changes(module.read_text(encoding="utf-8"))) == []


def test_the_worked_example_changes_the_state_by_its_verbs_only() -> None:
    source = Path(toy_game.__file__).read_text(encoding="utf-8")
    rules = [
        each
        for each in ast.parse(source).body
        if isinstance(each, ast.ClassDef) and {"Frame", "Window"} & {ast.unparse(base) for base in each.bases}
    ]
    assert len(rules) == len(toy_game.ToyGame.frames.by_name)
    assert [breach for each in rules for breach in breaches(ast.unparse(each))] == []


@pytest.mark.parametrize(
    "line",
    [
        "state.turn = 1",
        "state.turn += 1",
        "state.tokens[seat] -= 1",
        "state.pool[4:] = [0]",
        "state.first, state.last = 0, 1",
        "del state.hands[0]",
        "state.hands[seat].append(card)",
        "state.deck.sort()",
        "hand = state.hands[seat]; hand.remove(card)",
        "held = state.prison; held[0] -= 1",
        "state.events.append(event)",
        "state.at[-1] = 0",
    ],
)
def test_a_breach_is_found(line: str) -> None:
    assert list(breaches(f"def step(self, state):\n    {line}\n"))


@pytest.mark.parametrize(
    "line",
    [
        "state.draw(seat)",
        "state.tally[-1] += 1",
        "turn = state.turn; turn = 1",
        "found = [card for card in state.hands[seat]]; found.append(1)",
        "rest = state.hands[seat][:]; rest.remove(card)",
        "self.seat = state.first",
    ],
)
def test_reading_and_verbs_are_no_breach(line: str) -> None:
    assert list(breaches(f"def step(self, state):\n    {line}\n")) == []
