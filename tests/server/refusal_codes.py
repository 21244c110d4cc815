"""The codes with which the server refuses something, as its sources write them."""

from __future__ import annotations

import ast
from pathlib import Path

SERVER = Path(__file__).parents[2] / "src" / "vortex" / "server"
WRITTEN_ELSEWHERE = {"room.row.status": {"waiting", "over"}}
"""Codes that are not written where the refusal is made, by the expression that stands there."""


def refused_by(*paths: Path) -> set[str]:
    codes: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "RequestRefused":
                code = node.args[0]
                codes |= (
                    {str(code.value)}
                    if isinstance(code, ast.Constant)
                    else WRITTEN_ELSEWHERE[ast.unparse(code)]
                )
    return codes
