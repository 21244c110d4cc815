"""What a game says: a message and what is filled into it, before it is in any language; and how a language writes it.

Games say `say("tod-install", card=name(pack.card_names[card]))`; the sentence itself stands in
`locales/<language>/games/`, and a `Wording` writes it for one reader. Words are plain values: equal when they
say the same thing, so that what was written once need not be written again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple, Union

from vortex.kernel.languages import LANGUAGES, Catalogue, name_message

_REMEMBERED = 4096
"""Nineteen of twenty sentences are among so many of the last; five times as many would hold hardly any more."""

Part = Union[int, str, "Words", tuple["Words", ...]]
"""What fills a gap: a number, text that is the same in every language, words, or (in a list) several of them."""

NAME, PLAYER, LISTING, CAPITAL = "=name", "=player", "=listing", "=capital"
"""Not messages of a catalogue but ways to put others together."""


class Words(NamedTuple):
    message: str
    parts: tuple[tuple[str, Part], ...] = ()

    def __bool__(self) -> bool:
        return self.message != ""

    def __str__(self) -> str:
        """In English, for errors and for programs that use the games from Python."""
        return wording("en").write(self)


NOTHING = Words("")


def say(message: str, /, **parts: Part) -> Words:
    """A message of the catalogue, its gaps filled."""
    return Words(message, tuple(parts.items()))


def name(text: str) -> Words:
    """A name as a pack gives it; a catalogue may know it in its own language."""
    return Words(NAME, (("text", text),))


def player(seat: int) -> Words:
    """The player in a seat: by name where names are known, else the seat."""
    return Words(PLAYER, (("seat", seat),))


def listing(items: Iterable[Words], joint: str = "comma") -> Words:
    """Several in a row, with the joint between them: comma, and, or, then, semicolon, space."""
    return Words(LISTING, (("joint", joint), ("items", tuple(items))))


def capital(words: Words) -> Words:
    """The same with a capital letter in front."""
    return Words(CAPITAL, (("words", words),))


def mentions(words: Words, what: Words) -> bool:
    """Whether words say this among other things."""
    return words == what or any(mentions(each, what) for each in _inner(words))


@lru_cache(_REMEMBERED)
def mentions_a_player(words: Words) -> bool:
    """Whether words are written with the name of a player."""
    return words.message == PLAYER or any(mentions_a_player(each) for each in _inner(words))


def _inner(words: Words) -> Iterator[Words]:
    for _, part in words.parts:
        if isinstance(part, Words):
            yield part
        elif isinstance(part, tuple):
            yield from part


def signed(number: int) -> str:
    """A number with its sign, in every language."""
    return f"{number:+}"


# -- in a language --------------------------------------------------------------------------------


class Wording:
    """Writes words in one language; what it lacks is said in the fallback's. `problems` are those of its catalogue."""

    def __init__(self, language: str, fallback: Wording | None = None) -> None:
        self.language = language
        self._fallback = fallback
        self._catalogue = Catalogue(language)
        self.problems = self._catalogue.problems
        self._remembered = lru_cache(_REMEMBERED)(self._write)

    def write(self, words: Words, names: tuple[str, ...] = ()) -> str:
        """The words as a sentence or a phrase; `names` are the players' by seat."""
        # What names nobody is the same at every table, and remembered once.
        return self._remembered(words, names if names and mentions_a_player(words) else ())

    def knows(self, message: str) -> bool:
        return self._catalogue.knows(message)

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
        return self._catalogue.format(message, values)

    def _part(self, part: Part, names: tuple[str, ...]) -> Any:
        return self.write(part, names) if isinstance(part, Words) else part

    def _name(self, text: str) -> str:
        message = name_message(text)
        return self._catalogue.format(message, {}) if self.knows(message) else text

    def _player(self, seat: Part, names: tuple[str, ...]) -> str:
        assert isinstance(seat, int)
        if seat < len(names) and names[seat]:
            return names[seat]
        if not self.knows("table-seat"):
            return str(seat + 1)
        return self._catalogue.format("table-seat", {"number": seat + 1})

    def _listing(self, joint: str, items: Part, names: tuple[str, ...]) -> str:
        assert isinstance(items, tuple)
        message = f"table-joint-{joint}"
        between = self._catalogue.format(message, {}) if self.knows(message) else ", "
        return between.join(self.write(item, names) for item in items if isinstance(item, Words))


@cache
def wording(language: str) -> Wording:
    """The wording of a language; English for a language that we do not have."""
    if language == "en" or language not in LANGUAGES:
        return _english()
    return Wording(language, _english())


@cache
def _english() -> Wording:
    return Wording("en")
