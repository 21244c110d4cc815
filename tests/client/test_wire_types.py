"""The client speaks of the wire in types that are made from the server's own."""

import importlib.util
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "client"


def test_the_clients_types_fit_what_the_server_sends() -> None:
    pytest.importorskip("msgspec")
    script = CLIENT / "scripts" / "wire_types.py"
    spec = importlib.util.spec_from_file_location("wire_types", script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for path, text in module.targets().items():
        assert path.read_text(encoding="utf-8") == text, "run: python client/scripts/wire_types.py"
