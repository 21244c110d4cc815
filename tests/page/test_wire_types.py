"""The client speaks of the wire in types that are made from the server's own."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from vortex.games import GAMES

CLIENT = Path(__file__).parents[2] / "client"


@pytest.fixture
def wire_types() -> ModuleType:
    pytest.importorskip("msgspec")
    script = CLIENT / "scripts" / "wire_types.py"
    spec = importlib.util.spec_from_file_location("wire_types", script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_clients_types_fit_what_the_server_sends(wire_types: ModuleType) -> None:
    for path, text in wire_types.targets().items():
        assert path.read_text(encoding="utf-8") == text, "run: python client/scripts/wire_types.py"


def test_a_game_of_another_package_gets_no_file(
    wire_types: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = set(wire_types.targets())
    monkeypatch.setitem(GAMES, "toy", "tests.toy_game")
    assert set(wire_types.targets()) == ours
