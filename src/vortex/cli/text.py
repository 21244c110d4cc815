"""Text that comes from elsewhere (records, packs, the keyboard), made fit to be shown."""

from __future__ import annotations


def printable(text: str) -> str:
    """Without control characters: a name in somebody's record must not steer the terminal."""
    return text if text.isprintable() else "".join(c if c.isprintable() or c == "\n" else "?" for c in text)


def sentence(text: str) -> str:
    return text if text.endswith((".", "?", "!")) else text + "."
