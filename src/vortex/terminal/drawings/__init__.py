"""What a seat sees, as zones of text: a title and lines. A game with a drawing of its own has a module here.

Zones are text alone, so that colour is never the only signal and the plain line mode shows the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from vortex.kernel.game import CardFace, View


class Zone(NamedTuple):
    """A part of the table. A wide one takes the whole width of the screen."""

    title: str
    lines: list[str]
    wide: bool = False


class Faces:
    """What is printed on the cards of a game, by key: views carry keys alone."""

    def __init__(self, gallery: Iterable[CardFace]) -> None:
        self._by_key = {face.key: face for face in gallery}

    def name(self, key: str) -> str:
        return str(self._face(key).name)

    def lines(self, key: str) -> list[str]:
        return [str(line) for line in self._face(key).lines]

    def _face(self, key: str) -> CardFace:
        """Copies carry a number at their key's end that the gallery does not have."""
        return self._by_key.get(key) or self._by_key[re.sub(r"-\d+$", "", key)]


Draw = Callable[[View, tuple[str, ...], Faces], list[Zone]]

_OWN = {
    "time-of-the-daleks": "time_of_the_daleks",
    "time-clash": "time_clash",
    "card-game": "card_game",
}
"""Games with a drawing of their own, and its module."""


def zones_of(game: str, view: View, names: tuple[str, ...], faces: Faces) -> list[Zone]:
    if game in _OWN:
        draw: Draw = import_module(f"vortex.terminal.drawings.{_OWN[game]}").draw
        return draw(view, names, faces)
    return draw_any(view, names)


def joined(words: Sequence[str]) -> str:
    return ", ".join(words) or "none"


def draw_any(view: View, names: tuple[str, ...]) -> list[Zone]:
    """A drawing for any view: plain facts together, then a zone for everything that has parts."""
    facts: list[str] = []
    zones: list[Zone] = []
    for key, value in view.items():
        if key == "seat":
            continue
        title = _title(key)
        if isinstance(value, list) and len(value) == len(names) and any(_has_parts(part) for part in value):
            zones += [
                Zone(f"{name}: {title.lower()}", _lines(part))
                for name, part in zip(names, value, strict=True)
            ]
        elif _has_parts(value):
            zones.append(Zone(title, _lines(value)))
        else:
            facts.append(f"{title}: {_phrase(value)}")
    return [Zone("Table", facts, wide=True), *zones]


def _has_parts(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and len(value) > 0)


def _lines(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [f"{_title(str(key))}: {_phrase(part)}" for key, part in value.items()]
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        return [_phrase(part) for part in value]
    return [_phrase(value)]


def _title(key: str) -> str:
    return key.replace("_", " ").capitalize()


def _phrase(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key.replace('_', ' ')} {_phrase(part)}" for key, part in value.items())
    if isinstance(value, list):
        return ", ".join(f"({_phrase(part)})" if _has_parts(part) else _phrase(part) for part in value) or "–"
    return str(value)
