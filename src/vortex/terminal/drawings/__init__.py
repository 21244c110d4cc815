"""What a seat sees, as zones of text: a title and lines. A game with a drawing of its own has a module here.

Zones are text alone, so that colour is never the only signal and the line mode shows the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from vortex.kernel.game import CardFace, View
from vortex.terminal.speech import Speech
from vortex.terminal.text import in_a_row


class Zone(NamedTuple):
    """A part of the table. `key` is its own, however its title changes; `notes` are lines that are left out where there
    is little room; `cards` are those that lie there, by their keys."""

    key: str
    title: str
    lines: list[str]
    notes: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


HAND = "hand"
"""The key of the zone with the viewer's own cards."""


class Faces:
    """What is printed on the cards of a game, by key: views carry keys alone."""

    def __init__(self, gallery: Iterable[CardFace]) -> None:
        self.all = list(gallery)
        self._by_key = {face.key: face for face in self.all}

    def find(self, key: str) -> CardFace | None:
        """Copies carry a number at their key's end that the gallery does not have."""
        return self._by_key.get(key) or self._by_key.get(re.sub(r"-\d+$", "", key))

    def named_in(self, notation: str) -> list[CardFace]:
        """The cards that a move is made with, in its order."""
        return [face for word in notation.split() if (face := self.find(word)) is not None]


class Pen:
    """What a drawing writes with: the cards, and the words of one reader."""

    def __init__(self, speech: Speech, faces: Faces) -> None:
        self.speech = speech
        self.faces = faces
        self.player = speech.player
        self.label = speech.label

    def card(self, key: str) -> str:
        """Its name; what a pack does not print has its key alone."""
        face = self.faces.find(key)
        return self.speech.write(face.name) if face else key.replace("-", " ")

    def printed(self, key: str) -> list[str]:
        face = self.faces.find(key)
        return [self.speech.write(line) for line in face.lines] if face else []

    def number(self, key: str, field: str) -> str:
        """A figure that is printed on a card; nothing where there is none."""
        face = self.faces.find(key)
        return dict(face.printed).get(field, ("",))[0] if face else ""

    def fact(self, label: str, value: str | int, **values: str | int) -> str:
        return f"{self.label(label, **values)}: {value}"

    def row(self, words: Iterable[str], nothing: str = "none") -> str:
        return ", ".join(words) or self.label(nothing)

    def with_hidden(self, cards: Sequence[str], hidden: int) -> list[str]:
        return [*cards, *([self.label("hidden-cards", count=hidden)] if hidden else [])]

    def face(self, face: CardFace) -> str:
        """A card in one line: its name, its kind, all that is printed on it."""
        lines = in_a_row([self.speech.write(line) for line in face.lines])
        return f"{self.speech.write(face.name)} ({self.kind(face)}): {lines}"

    def kind(self, face: CardFace) -> str:
        message = f"kind-{face.kind}"
        return self.label(message) if self.speech.has_label(message) else face.kind


Draw = Callable[[Any, Pen], list[Zone]]

_OWN = {
    "time-of-the-daleks": "time_of_the_daleks",
    "time-clash": "time_clash",
    "card-game": "card_game",
}
"""Games with a drawing of their own, and its module."""


def zones_of(game: str, view: View, pen: Pen) -> list[Zone]:
    if game in _OWN:
        draw: Draw = import_module(f"vortex.terminal.drawings.{_OWN[game]}").draw
        return draw(view, pen)
    return draw_any(view, pen)


def draw_any(view: View, pen: Pen) -> list[Zone]:
    """A drawing for any view: plain facts together, then a zone for everything that has parts."""
    facts: list[str] = []
    zones: list[Zone] = []
    names = pen.speech.names
    for key, value in view.items():
        if key == "seat":
            continue
        title = _title(key, pen)
        if isinstance(value, list) and len(value) == len(names) and any(_has_parts(part) for part in value):
            zones += [
                Zone(f"{key}-{seat}", f"{pen.player(seat)}: {title.lower()}", _lines(part, pen))
                for seat, part in enumerate(value)
            ]
        elif _has_parts(value):
            zones.append(Zone(key, title, _lines(value, pen)))
        else:
            facts.append(f"{title}: {_phrase(value, pen)}")
    return [Zone("table", pen.label("zone-table"), facts), *zones]


def _has_parts(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and len(value) > 0)


def _lines(value: Any, pen: Pen) -> list[str]:
    if isinstance(value, dict):
        return [f"{_title(str(key), pen)}: {_phrase(part, pen)}" for key, part in value.items()]
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        return [_phrase(part, pen) for part in value]
    return [_phrase(value, pen)]


def _title(key: str, pen: Pen) -> str:
    message = f"key-{key}"
    return pen.label(message) if pen.speech.has_label(message) else key.replace("_", " ").capitalize()


def _phrase(value: Any, pen: Pen) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return pen.label("yes" if value else "no")
    if isinstance(value, dict):
        return ", ".join(f"{key.replace('_', ' ')} {_phrase(part, pen)}" for key, part in value.items())
    if isinstance(value, list):
        return (
            ", ".join(f"({_phrase(part, pen)})" if _has_parts(part) else _phrase(part, pen) for part in value)
            or "–"
        )
    return str(value)
