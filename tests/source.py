"""The text of a module, for tests that compare what is written in it with what is known elsewhere."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType


def source(module: ModuleType) -> str:
    """Also of a compiled module: its source lies beside it."""
    assert module.__file__
    name = module.__name__.rpartition(".")[2]
    return Path(module.__file__).with_name(f"{name}.py").read_text(encoding="utf-8")
