"""Words in a reader's language: the Fluent files of `locales/`, shared with the page.

A message `tod-install` stands in `locales/<language>/games/tod.ftl`: what is before the first hyphen names the file,
so that a table reads the words of its own game only. What a language lacks is said in English.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from vortex.kernel.words import CAPITAL, LISTING, NAME, PLAYER, Part, Words

LANGUAGES = ("en", "de")
_REMEMBERED = 20_000
_INSTALLED = Path(__file__).parent.parent / "locales"
LOCALES = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).parents[3] / "locales"


class Wording:
    """Writes words in one language. `problems` collects what a catalogue could not say, for tests to read."""

    def __init__(self, language: str, fallback: Wording | None = None) -> None:
        self.language = language
        self.problems: list[str] = []
        self._fallback = fallback
        self._bundle = FluentBundle([language], use_isolating=False)
        self._read: set[str] = set()
        self._remembered = lru_cache(_REMEMBERED)(self._write)

    def write(self, words: Words, names: tuple[str, ...] = ()) -> str:
        """The words as a sentence or a phrase; `names` are the players' by seat."""
        return self._remembered(words, names)

    def knows(self, message: str) -> bool:
        file = message.partition("-")[0]
        if file not in self._read:
            self._read.add(file)
            path = LOCALES / self.language / "games" / f"{file}.ftl"
            if path.is_file():
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        return self._bundle.has_message(message)

    def _write(self, words: Words, names: tuple[str, ...]) -> str:
        message, parts = words
        if not message:
            return ""
        if message == NAME:
            return self._name(str(parts[0][1]))
        if message == PLAYER:
            return self._player(parts[0][1], names)
        if message == LISTING:
            return self._listing(str(parts[0][1]), parts[1][1], names)
        if message == CAPITAL:
            written = str(self._part(parts[0][1], names))
            return written[:1].upper() + written[1:]
        if not self.knows(message):
            self.problems.append(f"{self.language}: no message {message}")
            return self._fallback.write(words, names) if self._fallback else message
        values = {gap: self._part(part, names) for gap, part in parts}
        return self._format(message, values)

    def _part(self, part: Part, names: tuple[str, ...]) -> Any:
        return self.write(part, names) if isinstance(part, Words) else part

    def _name(self, text: str) -> str:
        message = name_message(text)
        return self._format(message, {}) if self.knows(message) else text

    def _player(self, seat: Part, names: tuple[str, ...]) -> str:
        assert isinstance(seat, int)
        if seat < len(names) and names[seat]:
            return names[seat]
        return self._format("table-seat", {"number": seat + 1}) if self.knows("table-seat") else str(seat + 1)

    def _listing(self, joint: str, items: Part, names: tuple[str, ...]) -> str:
        assert isinstance(items, tuple)
        message = f"table-joint-{joint}"
        between = self._format(message, {}) if self.knows(message) else ", "
        return between.join(self.write(item, names) for item in items if isinstance(item, Words))

    def _format(self, message: str, values: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            self.problems.append(f"{self.language}: {message} is empty")
            return message
        written, errors = self._bundle.format_pattern(pattern, values)
        self.problems.extend(f"{self.language}: {message}: {error}" for error in errors)
        return _one_stop(str(written))


def _one_stop(text: str) -> str:
    """What ends with a full stop of its own, like an abbreviation, brings the sentence's along."""
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


@cache
def wording(language: str) -> Wording:
    """How one language says things; a language that we lack is English."""
    if language == "en" or language not in LANGUAGES:
        return _english()
    return Wording(language, _english())


@cache
def _english() -> Wording:
    return Wording("en")
