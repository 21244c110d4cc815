"""Names, titles and chat: what may be in them, and which names look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

NAME_LENGTH = 24
TITLE_LENGTH = 60
CHAT_LENGTH = 500
_BYTES_A_LETTER = 4
_MARKS_IN_A_ROW = 3

_JOINER = "\u200d"
_EMOJI_STYLE = "\ufe0f"
_FILLERS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")
"""Letters that show nothing."""

# Letters of other scripts, and figures, that look like Latin letters. What NFKD folds is not listed.
_ALIKE = {
    ord(other): latin
    for latin, others in {
        "a": "аα", "b": "вβ", "c": "сϲ", "d": "ԁđ", "e": "еεє", "f": "ƒ", "g": "ɡ", "h": "һнħ", "i": "іιıł1l|!ӏ",
        "j": "јϳ", "k": "кκ", "m": "м", "n": "ηп", "o": "оοø0σ", "p": "рρ", "q": "ԛ", "r": "г", "s": "ѕ$5",
        "t": "тτ", "u": "υ", "v": "νѵ", "w": "ԝω", "x": "хχ", "y": "уγү",
    }.items()
    for other in others
}  # fmt: skip


class TextRefused(ValueError):
    """The text cannot be taken. The message says why, and quotes nothing of it."""


def clean_name(text: str) -> str:
    name = _clean(" ".join(text.split()), NAME_LENGTH, "a name")
    if not any(letter.isalnum() for letter in name):
        raise TextRefused("a name needs a letter or a figure")
    return name


def clean_title(text: str) -> str:
    return _clean(" ".join(text.split()), TITLE_LENGTH, "a title") if text.strip() else ""


def clean_chat(text: str) -> str:
    return _clean(" ".join(text.split()), CHAT_LENGTH, "a message")


def _clean(text: str, most: int, what: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise TextRefused(f"{what} must be whole characters") from None
    text = unicodedata.normalize("NFC", text).strip()
    if not text:
        raise TextRefused(f"{what} must not be empty")
    marks = 0
    length = 0
    before = ""
    for letter in text:
        kind = unicodedata.category(letter)
        if letter == _JOINER:
            # Joined emoji are one picture; between anything else a joiner is only invisible.
            if unicodedata.category(before or " ") not in ("So", "Sk", "Mn"):
                raise TextRefused(f"{what} must not hold invisible characters")
        elif kind in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or letter in _FILLERS:
            raise TextRefused(f"{what} must not hold control or invisible characters")
        elif kind == "Zs" and letter != " ":
            raise TextRefused(f"{what} must not hold special spaces")
        if kind in ("Mn", "Me", "Mc"):
            marks += 1
            if marks > _MARKS_IN_A_ROW:
                raise TextRefused(f"{what} has too many marks on one letter")
        else:
            marks = 0
            length += letter != _JOINER and letter != _EMOJI_STYLE
        before = letter
    if length > most or len(text.encode()) > most * _BYTES_A_LETTER:
        raise TextRefused(f"{what} may have {most} letters at most")
    return text


def skeleton(name: str) -> str:
    """Names with the same skeleton look alike."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    bare = "".join(letter for letter in folded if letter.isalnum() or letter in "|!$")
    return bare.translate(_ALIKE).replace("rn", "m").replace("vv", "w")


def refuse_look_alike(name: str, seated: Iterable[str]) -> None:
    mine = skeleton(name)
    if any(skeleton(other) == mine for other in seated if other):
        raise TextRefused("somebody at this table has that name, or one that looks like it")
