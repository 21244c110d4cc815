"""What a game says, before it is in anybody's language: a message and what is filled into it.

Games say `say("tod-install", card=name(pack.card_names[card]))`; the sentence itself stands in
`locales/<language>/games/`, and `kernel.wording` writes it for one reader. Words are plain values: equal when they
say the same thing, so that what was written once need not be written again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Union

Part = Union[int, str, "Words", tuple["Words", ...]]
"""What fills a gap: a number, text that is the same in every language, words, or (in a list) several of them."""

NAME, PLAYER, LISTING, CAPITAL = "=name", "=player", "=listing", "=capital"
"""Words that are no message of a catalogue but a way to put others together."""


class Words(NamedTuple):
    message: str
    parts: tuple[tuple[str, Part], ...] = ()

    def __bool__(self) -> bool:
        return self.message != ""

    def __str__(self) -> str:
        """In English, for errors and for whoever uses the games from Python."""
        from vortex.kernel.wording import wording

        return wording("en").write(self)


NOTHING = Words("")


def say(message: str, /, **parts: Part) -> Words:
    """A message of the catalogue, its gaps filled."""
    return Words(message, tuple(parts.items()))


def name(text: str) -> Words:
    """A name as a pack gives it; a catalogue may know it in its own language."""
    return Words(NAME, (("text", text),))


def player(seat: int) -> Words:
    """Whoever sits there: by name where names are known, else the seat."""
    return Words(PLAYER, (("seat", seat),))


def listing(items: Iterable[Words], joint: str = "comma") -> Words:
    """Several in a row, with the joint between them: comma, and, or, then, semicolon, space."""
    return Words(LISTING, (("joint", joint), ("items", tuple(items))))


def capital(words: Words) -> Words:
    """The same with a capital letter in front."""
    return Words(CAPITAL, (("words", words),))


def signed(number: int) -> str:
    """A number with its sign, in every language."""
    return f"{number:+}"
