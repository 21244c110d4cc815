"""A game's RULES.md by rule id: what the terminal and the page show when they name a rule."""

from __future__ import annotations

import re

_ID = r"[A-Z]{2,}(?:-[A-Z0-9]+)+"
_ITEM = re.compile(rf"- \*\*({_ID})\*\*\s*(?:—\s*)?(.*)")
_HEADING = re.compile(r"#{2,3} (.*)")
_ROW = re.compile(rf"\|\s*\*\*({_ID})\*\*\s*\|(.*)\|\s*")


def chapter_of(rule: str) -> str:
    """What the ids of one chapter have in common: `TOD-TRAVEL` for `TOD-TRAVEL-08`."""
    return rule.rpartition("-")[0]


def is_of_set_up(rule: str) -> bool:
    """Whether the rule is about what is settled before the game."""
    return chapter_of(rule).endswith("-SETUP")


class Rulebook:
    """Rules stand in lists (`- **TOD-TRAVEL-08** text`) and in tables with the id in the first cell."""

    def __init__(self, text: str) -> None:
        self.rules: dict[str, str] = {}
        self.chapters: dict[str, str] = {}
        """The heading above each rule."""
        current = ""
        chapter = ""
        heads: list[str] = []
        for line in text.splitlines():
            item = _ITEM.fullmatch(line)
            row = _ROW.fullmatch(line)
            heading = _HEADING.fullmatch(line)
            if heading:
                chapter = heading.group(1).strip()
            if item:
                current = item.group(1)
                self.chapters[current] = chapter
                self.rules[current] = item.group(2)
            elif current and line.startswith("  "):
                self.rules[current] += " " + line.strip()
            elif row:
                cells = [cell.strip() for cell in row.group(2).split("|")]
                named = zip(heads[1:], cells, strict=False)
                self.chapters[row.group(1)] = chapter
                self.rules[row.group(1)] = "; ".join(f"{head}: {cell}" for head, cell in named if cell)
            else:
                current = ""
                if line.startswith("|") and not line.startswith("|-"):
                    heads = [cell.strip() for cell in line.strip().strip("|").split("|")]

    def in_the_words_of(self, translation: Rulebook) -> Rulebook:
        """The same rules in the same order; what the translation lacks stays as it is."""
        translated = Rulebook("")
        for rule in self.rules:
            book = translation if rule in translation else self
            translated.rules[rule] = book.rules[rule]
            translated.chapters[rule] = book.chapters[rule]
        return translated

    def __contains__(self, rule: str) -> bool:
        return rule in self.rules

    def text(self, rule: str) -> str:
        """The rule in words without markup; empty if there is no such rule."""
        words = self.rules.get(rule, "")
        words = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", words)
        return re.sub(r"\*\*|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)|`", "", words).strip()
