"""RESULTS.md: one section for each command that measures, which renews its own and leaves the others alone."""

from __future__ import annotations

import re
from pathlib import Path

_RESULTS = Path(__file__).resolve().parent / "RESULTS.md"


def keep(heading: str, section: str) -> None:
    """The section under this heading is now this one; it comes last if there was none."""
    text = _RESULTS.read_text(encoding="utf-8")
    new = f"## {heading}\n\n{section.strip()}\n"
    found = re.search(rf"^## {re.escape(heading)}\n.*?(?=^## |\Z)", text, flags=re.DOTALL | re.MULTILINE)
    if found:
        rest = text[found.end() :]
        text = text[: found.start()] + new + (f"\n{rest}" if rest else "")
    else:
        text = f"{text.rstrip()}\n\n{new}"
    _RESULTS.write_text(text, encoding="utf-8")
