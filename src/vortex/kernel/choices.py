"""Choices are small ints from a game's fixed table; each has one text notation.

A table is a list of kinds. A kind has a name and up to three arguments, each from a range of known size, packed
densely, so that the table is also the fixed action space of a research environment. Sizes are upper bounds and
belong to the game; the names of the single cards come from the pack and are bound by `Notation`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Range(NamedTuple):
    """An argument: what it names, and how many there can be."""

    noun: str
    size: int


class Kind(NamedTuple):
    name: str
    base: int
    ranges: tuple[Range, ...]
    rule: str

    @property
    def size(self) -> int:
        size = 1
        for r in self.ranges:
            size *= r.size
        return size


class NotationError(ValueError):
    """The text is not a choice of this game. The message says what was expected."""


class ChoiceTable:
    """The kinds in the order in which they were added. `pass` is always the first: choice 0."""

    def __init__(self, pass_rule: str) -> None:
        self.kinds: list[Kind] = []
        self.size = 0
        self._kind_of: list[int] = []
        self.add("pass", pass_rule)

    def add(self, name: str, rule: str, *ranges: Range) -> int:
        """A new kind; `rule` is the rule that allows it. Returns its base: a choice is base + packed arguments."""
        kind = Kind(name, self.size, ranges, rule)
        self._kind_of.extend([len(self.kinds)] * kind.size)
        self.kinds.append(kind)
        self.size += kind.size
        return kind.base

    def __contains__(self, choice: int) -> bool:
        return 0 <= choice < self.size

    def kind(self, choice: int) -> Kind:
        return self.kinds[self._kind_of[choice]]

    def arguments(self, choice: int) -> tuple[int, ...]:
        kind = self.kind(choice)
        rest = choice - kind.base
        found: list[int] = []
        for r in reversed(kind.ranges):
            rest, argument = divmod(rest, r.size)
            found.append(argument)
        return tuple(reversed(found))


class Notation:
    """Turns choices into text and back, with the names of one pack. An empty name is a gap: no such thing."""

    def __init__(self, table: ChoiceTable, names: Mapping[str, Sequence[str]]) -> None:
        self.table = table
        self.names = names
        self._kinds = {kind.name: kind for kind in table.kinds}
        self._index = {noun: {key: i for i, key in enumerate(keys) if key} for noun, keys in names.items()}

    def exists(self, choice: int) -> bool:
        """A table has room for more cards than a pack may hold."""
        if choice not in self.table:
            return False
        kind = self.table.kind(choice)
        arguments = self.table.arguments(choice)
        return all(
            a < len(self.names[r.noun]) and self.names[r.noun][a]
            for r, a in zip(kind.ranges, arguments, strict=True)
        )

    def write(self, choice: int) -> str:
        if choice not in self.table:
            raise NotationError(f"there is no choice {choice}; there are 0 to {self.table.size - 1}")
        kind = self.table.kind(choice)
        words = [kind.name]
        for r, argument in zip(kind.ranges, self.table.arguments(choice), strict=True):
            names = self.names[r.noun]
            if argument >= len(names) or not names[argument]:
                raise NotationError(f"there is no choice {choice}: these cards have no {r.noun} {argument}")
            words.append(names[argument])
        return " ".join(words)

    def read(self, text: str) -> int:
        words = text.lower().split()
        if not words or words[0] not in self._kinds:
            known = ", ".join(self._kinds)
            raise NotationError(f"{text!r} is not a choice; a choice begins with one of: {known}")
        kind = self._kinds[words[0]]
        if len(words) - 1 != len(kind.ranges):
            form = " ".join([kind.name, *(f"<{r.noun}>" for r in kind.ranges)])
            raise NotationError(f"{text!r} has the wrong number of words; the form is: {form}")
        choice = 0
        for r, word in zip(kind.ranges, words[1:], strict=True):
            index = self._index[r.noun]
            if word not in index:
                raise NotationError(f"{word!r} is no {r.noun}; known are: {', '.join(index)}")
            choice = choice * r.size + index[word]
        return kind.base + choice
