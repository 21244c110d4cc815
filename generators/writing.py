"""Write source files that follow from others, or say which of them are out of date.

python -m generators.state_slots            write them
python -m generators.state_slots --check    say whether they are up to date
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src"
GAMES = SOURCE / "vortex" / "games"


def formatted(text: str, path: Path) -> str:
    """As the formatter would leave it in that place, its imports in order and without those that nothing uses."""
    for command in (["check", "--fix-only", "--quiet"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", str(path), "-"]
        text = subprocess.run(ruff, input=text, check=True, capture_output=True, text=True).stdout
    return text


def write(made: Iterable[tuple[Path, str]], arguments: list[str]) -> int:
    """Each text to its path; with `--check` nothing is written, and 1 says that something is out of date."""
    stale = 0
    for path, text in made:
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            print(f"{path} is out of date. Run: make states")
            stale = 1
    return stale
