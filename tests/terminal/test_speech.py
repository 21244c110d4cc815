"""The terminal speaks both languages, with the page's words where it has them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import vortex.terminal
from vortex.kernel.languages import Language
from vortex.terminal.speech import Speech, language_of

ROOM = Path(vortex.terminal.__file__).parent


def labels() -> Iterator[tuple[str, str]]:
    """Every message of the page that the terminal names, and where."""
    for path in sorted(ROOM.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr in ("label", "fact") and isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value), f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_label_is_one_of_the_page(language: Language) -> None:
    named = list(labels())
    assert len(named) > 60
    speech = Speech(language)
    assert [(label, where) for label, where in named if not speech.has_label(label)] == []


def test_a_label_is_written_as_on_the_page() -> None:
    assert Speech("en").label("cg-attack-of", name="Ann") == "Attack of Ann"
    assert Speech("de").label("cg-seat-facts", tp=1, cards=2) == "1 ZP, Hand 2"
    assert re.fullmatch("[A-Z].* SHA-256 .* abc", Speech("de").phrase("sealed", hash="abc"))


def test_the_language_is_the_one_wished_for_or_that_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert (language_of(None), language_of("en")) == ("de", "en")
    monkeypatch.setenv("LC_ALL", "German_Germany.1252")
    assert (language_of(None), language_of("en")) == ("de", "en")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert (language_of(None), language_of("de")) == ("en", "de")
