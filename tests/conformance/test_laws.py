"""The laws of the house: only the verbs of a state change it and tell what happened."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests import toy_game
from tests.conformance.laws import breaches, changes

import vortex.games

ROOMS = Path(vortex.games.__file__).parent
CHAPTERS = sorted(ROOMS.glob("*/rules/*.py"))
OF_THE_STATE = {"dice", "hands", "imagine", "slots", "state", "zones"}
"""The state and its verbs; `imagine` deals a copy anew."""
ADVICE = sorted(ROOMS.glob("*/advice/*.py"))
READERS = sorted([*(path for path in ROOMS.glob("*/*.py") if path.stem not in OF_THE_STATE), *ADVICE])


def name(path: Path) -> str:
    return path.relative_to(ROOMS).as_posix()


@pytest.mark.parametrize("chapter", CHAPTERS, ids=name)
def test_rules_change_the_state_by_its_verbs_only(chapter: Path) -> None:
    assert list(breaches(chapter.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("module", READERS, ids=name)
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
        "state.turn: int = 1",
        "state.tokens[seat] -= 1",
        "state.pool[4:] = [0]",
        "state.first, state.last = 0, 1",
        "for state.turn in (1,): pass",
        "del state.hands[0]",
        "state.hands[seat].append(card)",
        "state.deck.sort()",
        "state.guards.setdefault(place, ())",
        "state.guards.popitem()",
        "state.seen.add(card)",
        "state.seen.discard(card)",
        "push = state.deck.append; push(card)",
        "setattr(state, 'turn', 1)",
        "getattr(state, 'events').append(event)",
        "vars(state)['turn'] = 1",
        "s = state; s.turn = 1",
        "stack = state; stack.here = 0",
        "hand = state.hands[seat]; hand.remove(card)",
        "hand = state.hands[seat]; hand += [card]",
        "hand: list = state.hands[0]; hand.append(1)",
        "hands = state.hands; hand = hands[0]; hand.append(1)",
        "(hand := state.hands[0]).append(1)",
        "a, b = state.hands; a.append(1)",
        "a, b = 1, state.hands[0]; b.append(1)",
        "hand = state.hands[0] if seat else state.hands[1]; hand.append(1)",
        "hand = state.guards.get(place); hand.append(1)",
        "for hand in state.hands: hand.append(1)",
        "for hand in state.hands[1:]: hand.append(1)",
        "for seat, hand in enumerate(state.hands): hand.append(1)",
        "for place, cards in state.guards.items(): cards.append(1)",
        "[hand.append(1) for hand in state.hands]",
        "held = state.prison; held[0] -= 1",
        "found = lambda: state.deck.pop()",
        "self.state.turn = 1",
        "state.events.append(event)",
        "s = state; s.events",
        "state.here = 0",
    ],
)
def test_a_breach_is_found(line: str) -> None:
    assert list(breaches(f"def step(self, state):\n    {line}\n"))


@pytest.mark.parametrize(
    "source",
    [
        "rule = lambda state: state.deck.pop()",
        "RULES = {0: Rule(lambda state, seat: state.hands[seat].clear())}",
        "state.turn = 1",
        "def step(self, table: ClashState): table.turn = 1",
        "def step(self, table: 'ClashState | None' = None): table.turn = 1",
        "def step(self, table: ClashState | None): table.turn = 1",
        "def step(self, *, table: ClashState): table.turn = 1",
        "class Step:\n    def step(self, table: ClashState): table.turn = 1",
        "async def step(self, state): state.turn = 1",
        "def step(self, state):\n    hand = state.hands[0]\n    def later(): hand.append(1)",
        "def step(self, state, undo=state.deck.pop()): pass",
    ],
)
def test_a_breach_is_found_wherever_it_stands(source: str) -> None:
    assert list(breaches(source))


@pytest.mark.parametrize(
    "line",
    [
        "state.draw(seat)",
        "state.discard(seat, card)",
        "state.tally += 1",
        "turn = state.turn; turn = 1",
        "turn = state.turn; turn += 1",
        "found = [card for card in state.hands[seat]]; found.append(1)",
        "found = sorted(state.hands[seat]); found.append(1)",
        "rest = state.hands[seat][:]; rest.remove(card)",
        "first, *rest = state.hands[seat]; rest.remove(card)",
        "best = [0]; best[state.turn] = 1",
        "for card in state.hands[seat]: card += 1",
        "twin = state.clone(); twin.turn = 1",
        "hand = state.hands[0]; found = lambda hand: hand.append(1)",
        "self.seat = state.first",
        "stage = getattr(state.doctors[seat], 'stage', 0)",
    ],
)
def test_reading_and_verbs_are_no_breach(line: str) -> None:
    assert list(breaches(f"def step(self, state):\n    {line}\n")) == []


def imports(source: str) -> set[str]:
    """Every module that may be meant: `from a import b` names `a`, and `a.b`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
    return found


@pytest.mark.parametrize("module", [*CHAPTERS, *ADVICE], ids=name)
def test_rules_and_advice_leave_events_to_the_verbs(module: Path) -> None:
    game = module.relative_to(ROOMS).parts[0]
    assert f"vortex.games.{game}.events" not in imports(module.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "line",
    [
        "from vortex.games.toy import events",
        "from vortex.games.toy import cards, events as told",
        "from vortex.games.toy.events import EVENTS",
        "import vortex.games.toy.events",
    ],
)
def test_an_import_of_events_is_found(line: str) -> None:
    assert "vortex.games.toy.events" in imports(line)
