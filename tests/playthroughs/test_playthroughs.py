"""Golden games are told today as they were told when somebody last read them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.playthroughs.scenarios import FOLDER, all_scenarios, game_of, golden_file, scenarios_of
from tests.playthroughs.telling import tell

LONG = 100_000
"""So many characters take about a second to tell."""


def _marked(key: str, name: str) -> Any:
    path = golden_file(key, name)
    is_long = path.exists() and path.stat().st_size > LONG
    return pytest.param(key, name, marks=[pytest.mark.slow] * is_long)


@pytest.mark.parametrize(("key", "name"), [_marked(*each) for each in all_scenarios()])
def test_a_golden_game_is_told_as_it_was(key: str, name: str) -> None:
    again = f"python -m tests.playthroughs.make {key} {name}"
    path = golden_file(key, name)
    assert path.exists(), f"{path.name} has not been written yet: {again}"
    told = tell(game_of(key), name, scenarios_of(key)[name]())
    golden = path.read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(told, golden, strict=False), 1):
        assert now == then, f"{path.name}, line {number} has changed; if that is right: {again}"
    assert len(told) == len(golden), f"{path.name} has another length; if that is right: {again}"


def test_every_golden_file_has_its_scenario() -> None:
    files = set(FOLDER.glob("*/*.txt"))
    assert files <= {golden_file(key, name) for key, name in all_scenarios()}
