"""The words of the terminal in one language: its own, the games', and those that it shares with the page."""

from __future__ import annotations

import locale
import os
from functools import cache
from typing import Literal

from vortex.kernel.languages import LANGUAGES, Catalogue
from vortex.kernel.words import Words, wording
from vortex.terminal.text import printable

Language = Literal["en", "de"]
_SHARED = ("page", "tables", "review", "board_card_game", "board_time_clash", "board_time_of_the_daleks")


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
    return Catalogue(language, *_SHARED)


def language_of(wish: str | None) -> Language:
    """The wish; without one the language of this machine, or English where we do not have that."""
    spoken = wish or next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
    spoken = spoken or locale.getlocale()[0] or ""
    return "de" if spoken.lower().startswith(("de", "german")) else "en"


assert set(LANGUAGES) == {"en", "de"}, "language_of and Language know every language"
