"""Each game's `slots` fit its `fields`, and what is written there copies, writes down and reads every field."""

from pathlib import Path
from typing import Any

import pytest
from generators.state_slots import made, slots_of
from generators.writing import write

FIELDS = """
from vortex.kernel.fields import Bits, Derived, Few

Cards = tuple[int, ...]


def game(seats: int) -> None:
    turn: int = 0
    hands: list[list[int]] = [[] for _ in range(seats)]
    stacks: list[list[int]] = [[], []]
    lines: list[Cards] = [()] * seats
    guards: dict[int, Cards] = {}
    laid: Bits = 0
    barred: Few = ()
    daleks: bytearray = bytearray(3)
    cycle: tuple[int, ...] = ()
    total: Derived[list[int]] = [0]
"""


def test_the_slots_of_every_game_fit_its_fields() -> None:
    assert write(made(), ["--check"]) == 0


def test_a_copy_shares_nothing_that_changes_and_a_dump_reads_back(tmp_path: Path) -> None:
    (tmp_path / "fields.py").write_text(FIELDS)
    module: dict[str, Any] = {}
    exec(slots_of(tmp_path), module)
    slots = module["Slots"]
    first, twin, again = (slots.__new__(slots) for _ in range(3))
    first.seats = 2
    first.reset_game()
    first.hands[1].append(7)
    first.stacks[0].append(3)
    first.lines[0] = (4, 5)
    first.guards.update({9: (1, 2), 3: ()})
    first.laid = 255
    first.barred = (6, 2)
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
        "laid": "ff",
        "barred": "44",
        "daleks": "000006",
        "cycle": [1, 0],
    }
    again.load_fields(plain)
    assert again.dump_fields() == plain
    assert again.guards == {3: (), 9: (1, 2)}
    assert again.barred == (2, 6)


def test_a_field_that_cannot_be_written_down_is_refused(tmp_path: Path) -> None:
    (tmp_path / "fields.py").write_text("def game() -> None:\n    odd: set[int] = set()\n")
    with pytest.raises(SystemExit, match=r"odd: no way to write down set\[int\]"):
        slots_of(tmp_path)
