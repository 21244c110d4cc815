"""Every rule in every language: the same ids, chapters, figures and references as in English, in other words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from vortex import games
from vortex.games import GAMES, rulebook
from vortex.kernel.languages import LANGUAGES
from vortex.kernel.rulebook import Rulebook

FOLDER = Path(games.__file__).parent
BOOKS = [(key, language) for key in GAMES for language in LANGUAGES if language != "en"]
every_translation = pytest.mark.parametrize(("key", "language"), BOOKS)


def text_of(key: str, language: str) -> str:
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (FOLDER / key.replace("-", "_") / name).read_text(encoding="utf-8")


def headings(text: str) -> list[int]:
    return [len(marks) for marks in re.findall(r"^(#+) ", text, re.MULTILINE)]


def table_shapes(text: str) -> list[int]:
    return [line.count("|") for line in text.splitlines() if line.startswith("|")]


def ids(text: str) -> Counter[str]:
    return Counter(re.findall(r"\b[A-Z]{2,}(?:-[A-Z0-9]+)+\b", text))


def places(text: str) -> list[str]:
    """What stands in brackets: where the publication says so. It is cited as it is printed."""
    return re.findall(r"\[([^\]]*›[^\]]*)\]", text)


def figures(text: str) -> Counter[str]:
    """Numbers written in figures, without those of ids; 1,000 in English is 1.000 in German."""
    bare = re.sub(r"\b[A-Z]{2,}(?:-[A-Z0-9]+)+\b", "", text)
    return Counter(re.sub(r"[.,]", "", number) for number in re.findall(r"\d+(?:[.,]\d+)*", bare))


def differences(english: Rulebook, other: Rulebook) -> list[str]:
    found: list[str] = []
    if list(other.rules) != list(english.rules):
        found.append(f"ids or their order: {sorted(set(english.rules) ^ set(other.rules))}")
    for rule in english.rules.keys() & other.rules.keys():
        one, two = english.rules[rule], other.rules[rule]
        if not other.text(rule):
            found.append(f"{rule}: empty")
        if one == two:
            found.append(f"{rule}: still English")
        for what in (ids, places, figures):
            if what(one) != what(two):
                found.append(f"{rule}: {what.__name__} {what(one)} became {what(two)}")
    return sorted(found)


@every_translation
def test_every_rule_is_told(key: str, language: str) -> None:
    assert differences(Rulebook(text_of(key, "en")), Rulebook(text_of(key, language))) == []


@every_translation
def test_chapters_and_tables_have_the_same_shape(key: str, language: str) -> None:
    english, other = text_of(key, "en"), text_of(key, language)
    assert headings(other) == headings(english)
    assert table_shapes(other) == table_shapes(english)


@every_translation
def test_rules_stand_in_the_same_chapters(key: str, language: str) -> None:
    english, other = rulebook(key), rulebook(key, language)
    pairs = {(english.chapters[rule], other.chapters[rule]) for rule in english.rules}
    assert len(pairs) == len(set(english.chapters.values())) == len(set(other.chapters.values()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_links_lead_to_a_heading(key: str, language: str) -> None:
    text = text_of(key, language)
    titles = re.findall(r"^#+ (.*)", text, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}
    assert set(re.findall(r"\]\(#([^)]*)\)", text)) <= anchors


def test_the_comparison_sees_every_kind_of_slip() -> None:
    english = Rulebook("- **AB-CD-01** Draw 2 of 1,000, see AB-CD-02. [Book › DRAW]\n- **AB-CD-02** Stop.\n")
    good = "- **AB-CD-01** Zieh 2 von 1.000, siehe AB-CD-02. [Book › DRAW]\n- **AB-CD-02** Halt.\n"
    assert differences(english, Rulebook(good)) == []
    slips = {
        "Zieh 2 von": "Zieh 3 von",
        "1.000": "1.001",
        "siehe AB-CD-02": "siehe AB-CD-03",
        "› DRAW": "› ZIEHEN",
        "Halt.": "Stop.",
        "**AB-CD-02** Halt.": "**AB-CD-02**",
        "- **AB-CD-02** Halt.\n": "",
    }
    for said, slip in slips.items():
        assert len(differences(english, Rulebook(good.replace(said, slip)))) == 1, slip


def test_what_is_not_translated_is_told_in_english() -> None:
    english = Rulebook("## Turns\n\n- **AB-CD-01** Draw.\n- **AB-CD-02** Stop.\n")
    german = Rulebook("## Züge\n\n- **AB-CD-02** Halt.\n- **AB-CD-03** Zu viel.\n")
    told = english.in_the_words_of(german)
    assert told.rules == {"AB-CD-01": "Draw.", "AB-CD-02": "Halt."}
    assert told.chapters == {"AB-CD-01": "Turns", "AB-CD-02": "Züge"}
    assert rulebook("time-clash", "xx").rules == rulebook("time-clash").rules
