"""What is measured in processes of their own, which print a line of JSON for each figure."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

COMPILED = Path(__file__).resolve().parents[1] / "build" / "compiled"
"""Where our games lie as `compiled.py` has compiled them."""


def lines_of(command: list[str], **environment: str) -> list[dict[str, Any]]:
    """With the source that Python finds by itself, unless the environment names another."""
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | environment
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=settings).stdout
    return [json.loads(line) for line in output.splitlines()]
