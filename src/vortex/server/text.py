"""Names, titles and chat: what may be in them, and which names look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from vortex.kernel.words import Words, say

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
    """The text cannot be taken. The words say why, for the person who typed it, and quote nothing of it."""

    def __init__(self, words: Words) -> None:
        super().__init__(str(words))
        self.words = words


def clean_name(text: str) -> str:
    name = _clean(" ".join(text.split()), NAME_LENGTH)
    if not any(letter.isalnum() for letter in name):
        raise TextRefused(say("table-name-bare"))
    return name


def readable_name(text: str, seat: int) -> str:
    """A name in an uploaded record, where nobody can be asked for a better one."""
    kept = "".join(letter for letter in text if letter.isprintable())[:NAME_LENGTH]
    try:
        return clean_name(kept)
    except TextRefused:
        return f"{seat + 1}"


def clean_title(text: str) -> str:
    return _clean(" ".join(text.split()), TITLE_LENGTH) if text.strip() else ""


def clean_chat(text: str) -> str:
    return _clean(" ".join(text.split()), CHAT_LENGTH)


def _clean(text: str, most: int) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise TextRefused(say("table-text-broken")) from None
    text = unicodedata.normalize("NFC", text).strip()
    if not text:
        raise TextRefused(say("table-text-empty"))
    marks = 0
    length = 0
    before = ""
    for letter in text:
        kind = unicodedata.category(letter)
        if letter == _JOINER:
            # Joined emoji are one picture; between anything else a joiner is only invisible.
            if unicodedata.category(before or " ") not in ("So", "Sk", "Mn"):
                raise TextRefused(say("table-text-invisible"))
        elif kind in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or letter in _FILLERS:
            raise TextRefused(say("table-text-invisible"))
        elif kind == "Zs" and letter != " ":
            raise TextRefused(say("table-text-spaces"))
        if kind in ("Mn", "Me", "Mc"):
            marks += 1
            if marks > _MARKS_IN_A_ROW:
                raise TextRefused(say("table-text-marks"))
        else:
            marks = 0
            length += letter != _JOINER and letter != _EMOJI_STYLE
        before = letter
    if length > most or len(text.encode()) > most * _BYTES_A_LETTER:
        raise TextRefused(say("table-text-long", most=most))
    return text


def skeleton(name: str) -> str:
    """Names with the same skeleton look alike."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    bare = "".join(letter for letter in folded if letter.isalnum() or letter in "|!$")
    return bare.translate(_ALIKE).replace("rn", "m").replace("vv", "w")


def refuse_look_alike(name: str, seated: Iterable[str]) -> None:
    mine = skeleton(name)
    if any(skeleton(other) == mine for other in seated if other):
        raise TextRefused(say("table-name-alike"))
