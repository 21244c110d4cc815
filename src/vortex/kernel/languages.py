"""The available languages and their sentences: the Fluent files of `locales/`, shared with the page.

A message `tod-install` stands in `locales/<language>/games/tod.ftl`: what is before the first hyphen names the file,
so that a table reads the sentences of its own game only.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal, get_args

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
"""The first one is for readers of a language that we do not have."""
_INSTALLED = Path(__file__).parent.parent / "locales"
_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
LOCALES = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).parents[3] / "locales"


class Catalogue:
    """The messages of one language. `problems` collects what it could not say, for tests to read."""

    def __init__(self, language: str, *files: str) -> None:
        """`files`: those of the page, without `.ftl`, for a reader who wants its words, too."""
        # Loaded here, for it takes a while: games that are only simulated say nothing.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self.problems: list[str] = []
        self._bundle = FluentBundle([language], use_isolating=False)
        self._resource = FluentResource
        self._read: set[str] = set()
        self._unparsed: dict[str, str] = {}
        for file in files:
            self._take_in(LOCALES / language / f"{file}.ftl")

    def knows(self, message: str) -> bool:
        file = message.partition("-")[0]
        if file not in self._read:
            self._read.add(file)
            path = LOCALES / self.language / "games" / f"{file}.ftl"
            if path.is_file():
                self._take_in(path)
        self._parse(message)
        return self._bundle.has_message(message)

    def _take_in(self, path: Path) -> None:
        for entry in _ENTRY.split(path.read_text(encoding="utf-8"))[1:]:
            self._unparsed.setdefault(entry.partition("=")[0].strip(), entry)

    def _parse(self, entry: str) -> None:
        """An entry and those that it refers to, when first needed: all of a file take a tenth of a second."""
        text = self._unparsed.pop(entry, "")
        if text:
            self._bundle.add_resource(self._resource(text))
            for reference in _REFERENCE.findall(text):
                self._parse(reference)

    def format(self, message: str, values: dict[str, Any]) -> str:
        """A message that the language has, its gaps filled."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            self.problems.append(f"{self.language}: {message} is empty")
            return message
        written, errors = self._bundle.format_pattern(pattern, values)
        self.problems.extend(f"{self.language}: {message}: {error}" for error in errors)
        return _one_stop(str(written))


def _one_stop(text: str) -> str:
    """A value that already ends with a full stop, such as an abbreviation, also ends the sentence."""
    return text[:-1] if text.endswith("..") and not text.endswith("...") else text


def name_message(text: str) -> str:
    """The message that may hold a name in another language."""
    return "name-" + re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def preferred(wishes: str) -> str:
    """The first language of an Accept-Language header that we have."""
    ranked = []
    for wish in wishes.split(","):
        tag, _, rest = wish.strip().partition(";")
        quality = rest.strip().removeprefix("q=")
        try:
            ranked.append((-float(quality or 1), tag.lower().partition("-")[0]))
        except ValueError:
            continue
    return next((tag for _, tag in sorted(ranked, key=lambda r: r[0]) if tag in LANGUAGES), "en")
