"""The words of the terminal in one language: its own, the games', and those that it shares with the page."""

from __future__ import annotations

import locale
import os
from functools import cache

from vortex.kernel.languages import LANGUAGES, LOCALES, Catalogue, Language
from vortex.kernel.words import Words, wording
from vortex.terminal.text import printable

_SHARED = ("page", "tables", "review")


class Speech:
    """Writes for one reader. `names` are the players', once it is known who plays."""

    def __init__(self, language: Language = "en", names: tuple[str, ...] = ()) -> None:
        self.language: Language = language
        self.names = names
        self._wording = wording(language)

    def write(self, words: Words) -> str:
        """What a game says, with the players' names in it."""
        return self._wording.write(words, self.names)

    def phrase(self, message: str, /, **parts: int | str) -> str:
        """What only the terminal says."""
        return self._wording.write(Words(f"terminal-{message}", tuple(parts.items())))

    def label(self, message: str, /, **values: int | str) -> str:
        """The same message as on the page."""
        return _page(self.language).format(message, values) if self.has_label(message) else message

    def has_label(self, message: str) -> bool:
        return _page(self.language).knows(message)

    def player(self, seat: int) -> str:
        return (
            printable(self.names[seat])
            if seat < len(self.names)
            else self.label("seat-number", number=seat + 1)
        )


@cache
def _page(language: str) -> Catalogue:
    boards = sorted(path.stem for path in (LOCALES / language).glob("board_*.ftl"))
    return Catalogue(language, *_SHARED, *boards)


def language_of(wish: str | None) -> Language:
    """The wish; without one the language of this machine, or English where we do not have that."""
    spoken = wish or next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
    spoken = locale.normalize(spoken or locale.getlocale()[0] or "").lower()
    return next((known for known in LANGUAGES if spoken.startswith(known)), LANGUAGES[0])
