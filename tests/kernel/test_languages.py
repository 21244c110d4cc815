"""Which language a reader gets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from vortex.kernel.languages import LANGUAGES, LOCALES, Catalogue, preferred
from vortex.protocol.kinds import Language

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr, de;q=0.5, en;q=0.4", "de"),
        ("en;q=0.5, de;q=0.9", "de"),
        ("fr", "en"),
        ("de;q=often, en", "en"),
    ],
)
def test_the_best_language_that_we_have(wishes: str, language: str) -> None:
    assert preferred(wishes) == language


def test_every_list_of_languages_is_the_same() -> None:
    """A type cannot be computed, so the protocol names them again; the page adds what each language calls itself."""
    page = (ROOT / "client" / "src" / "words.svelte.ts").read_text(encoding="utf-8")
    menu = re.search(r"LANGUAGES = \{(.*?)\}", page, re.DOTALL)
    assert menu
    assert tuple(re.findall(r"(\w+): \"", menu.group(1))) == LANGUAGES
    assert get_args(Language) == LANGUAGES
    assert {folder.name for folder in (ROOT / "locales").iterdir()} == set(LANGUAGES)


def test_a_message_is_parsed_with_what_it_refers_to_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Catalogue("en")
    parsed: list[str] = []
    parse = catalogue._resource

    def noting(text: str) -> Any:
        parsed.append(text)
        return parse(text)

    monkeypatch.setattr(catalogue, "_resource", noting)
    assert catalogue.knows("tod-log-dice-imprisoned")
    values = {"anomaly": "The Void", "count": 2, "colour": "blue"}
    assert catalogue.format("tod-log-dice-imprisoned", values) == "The Void imprisons 2 blue dice."
    assert catalogue.knows("tod-log-dice-imprisoned")
    assert [text.partition(" =")[0] for text in parsed] == ["tod-log-dice-imprisoned", "tod-dice"]
    assert catalogue.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_file_can_be_asked_for(language: str) -> None:
    from fluent.runtime import FluentResource

    for path in sorted((LOCALES / language / "games").glob("*.ftl")):
        catalogue = Catalogue(language)
        there = [
            entry.id.name
            for entry in FluentResource(path.read_text(encoding="utf-8")).body
            if hasattr(entry, "id")
        ]
        assert there
        assert [message for message in there if not catalogue.knows(message)] == []
