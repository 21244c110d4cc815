"""German calls the reader "du", never "Sie": on the page, in the games and in the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXTS = [
    *(ROOT / "locales" / "de").rglob("*.ftl"),
    *(ROOT / "src" / "vortex" / "games").glob("*/RULES.de.md"),
]
# With a capital inside a sentence these words are an address; at its beginning they may be "she", "they" or "her".
BEGINNINGS = tuple(".:?!…=|(„*#]-")
FORMAL = re.compile(r"(?<![\w-])(?:Sie|Ihre?[mnrs]?|Ihnen)(?![\w-])")


def formal(text: str) -> list[str]:
    found = []
    for line in text.splitlines():
        for word in FORMAL.finditer(line):
            before = line[: word.start()].strip()
            if before and not before.endswith(BEGINNINGS):
                found.append(line)
    return found


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_nobody_is_called_sie(path: Path) -> None:
    assert formal(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "ask = Möchten Sie beginnen?",
        "name = Wie ist Ihr Name?",
        "hint = Wir helfen Ihnen.",
        "x = Bitte warten Sie.",
    ],
)
def test_a_formal_address_is_found(line: str) -> None:
    assert formal(line) == [line]


@pytest.mark.parametrize(
    "line",
    [
        "a = Sie kommt nicht wieder.",
        "a = Weg damit. Ihr Wert geht mit.",
        "| **AB-CD-01** | Sie bleibt | ihr |",
    ],
)
def test_a_beginning_of_a_sentence_is_no_address(line: str) -> None:
    assert formal(line) == []
