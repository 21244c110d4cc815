"""What a module can say: the texts in its source, as patterns. So a table of cases can be held against the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from types import ModuleType

from tests.source import source


def texts(module: ModuleType, is_said: Callable[[ast.Call], ast.expr | None]) -> list[tuple[int, str]]:
    """Line and pattern of every text for which `is_said` finds the argument in a call; f-strings get wildcards."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(source(module))):
        if isinstance(node, ast.Call):
            said = is_said(node)
            pattern = _pattern(said) if said is not None else ""
            if pattern:
                found.append((node.lineno, pattern))
    return sorted(found)


def _pattern(said: ast.expr) -> str:
    """Only texts that stand there: a variable is said elsewhere."""
    if isinstance(said, ast.Constant) and isinstance(said.value, str):
        return re.escape(said.value)
    if isinstance(said, ast.JoinedStr):
        return "".join(
            re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else ".*"
            for part in said.values
        )
    return ""
