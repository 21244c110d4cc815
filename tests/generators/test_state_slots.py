"""Each game's `slots` fit its `fields`, and what is written there copies, writes down and reads every field."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "generators" / "state_slots.py"

FIELDS = """
from vortex.kernel.fields import Bits, Derived

Cards = tuple[int, ...]


def game(seats: int) -> None:
    turn: int = 0
    hands: list[list[int]] = [[] for _ in range(seats)]
    stacks: list[list[int]] = [[], []]
    lines: list[Cards] = [()] * seats
    guards: dict[int, Cards] = {}
    barred: Bits = 0
    daleks: bytearray = bytearray(3)
    cycle: tuple[int, ...] = ()
    total: Derived[list[int]] = [0]
"""


def _generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("state_slots", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_slots_of_every_game_fit_its_fields() -> None:
    done = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_copy_shares_nothing_that_changes_and_a_dump_reads_back(tmp_path: Path) -> None:
    (tmp_path / "fields.py").write_text(FIELDS)
    made: dict[str, Any] = {}
    exec(_generator().slots_of(tmp_path), made)
    slots = made["Slots"]
    first, twin, again = (slots.__new__(slots) for _ in range(3))
    first.seats = 2
    first.reset_game()
    first.hands[1].append(7)
    first.stacks[0].append(3)
    first.lines[0] = (4, 5)
    first.guards.update({9: (1, 2), 3: ()})
    first.barred = 255
    first.daleks[2] = 6
    first.cycle = (1, 0)
    first.total[0] = 12
    first.copy_fields(twin)
    plain = first.dump_fields()
    assert twin.dump_fields() == plain
    for change in (first.hands[1], first.stacks[0], first.lines, first.total):
        change.append(0)
    first.guards[0] = ()
    first.daleks[0] = 1
    assert twin.dump_fields() == plain
    assert twin.total == [12]
    assert plain == {
        "turn": 0,
        "hands": [[], [7]],
        "stacks": [[3], []],
        "lines": [[4, 5], []],
        "guards": [[3], [9, 1, 2]],
        "barred": "ff",
        "daleks": "000006",
        "cycle": [1, 0],
    }
    again.load_fields(plain)
    assert again.dump_fields() == plain
    assert again.guards == {3: (), 9: (1, 2)}


def test_a_field_that_cannot_be_written_down_is_refused(tmp_path: Path) -> None:
    (tmp_path / "fields.py").write_text("def game() -> None:\n    odd: set[int] = set()\n")
    with pytest.raises(SystemExit, match=r"odd: no way to write down set\[int\]"):
        _generator().slots_of(tmp_path)
