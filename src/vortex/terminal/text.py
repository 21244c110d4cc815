"""Makes text safe to show, wherever it comes from: records, packs, the keyboard, figures."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil


def printable(text: str) -> str:
    """Without control characters: a name in a record must not control the terminal."""
    return text if text.isprintable() else "".join(c if c.isprintable() or c == "\n" else "?" for c in text)


def plain(text: str) -> str:
    """Text that others may have written, safe in Textual's markup: no tag begins or is undone in it."""
    return printable(text).replace("\\", "∖").replace("[", "\\[")


def sentence(text: str) -> str:
    return text if text.endswith((".", "?", "!")) else text + "."


def in_a_row(lines: Sequence[str]) -> str:
    """Lines as one; between two there is one mark, not a full stop and a semicolon."""
    between = [" " if line.endswith((".", "?", "!")) else "; " for line in lines[:-1]]
    return "".join(line + mark for line, mark in zip(lines, [*between, ""], strict=True))


def percent(probability: float) -> str:
    """As a percentage: never 0 or 100 unless it is certain."""
    rounded = round(100 * probability)
    if probability > 0 and rounded == 0:
        return "< 1 %"
    if probability < 1 and rounded == 100:
        return "> 99 %"
    return f"{rounded} %"


def exactly(probability: float, language: str) -> str:
    """With one decimal, as it is written in the reader's language."""
    figure = f"{100 * probability:.1f} %"
    return figure.replace(".", ",") if language == "de" else figure


def tried(probability: float, times: int) -> str:
    """A chance that a bot found by trying so often. What never came of it, or always, may be luck: then its true chance
    is within three in so many, in 95 of 100 cases (the rule of three)."""
    if probability in (0, 1):
        doubt = min(99, ceil(300 / times))
        return f"> {100 - doubt} %" if probability else f"< {doubt} %"
    return percent(probability)
