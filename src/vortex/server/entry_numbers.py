"""The numbers under which people know the entries of a table's log.

Some choices nobody but their maker can see: the cards that are being put together for an action, say. How many there
were must not be revealed by counting. So everybody counts only the entries that everybody can see; what was done since
then counts for those alone who can see it.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from vortex.kernel.knowledge import PUBLIC


class EntryNumber(NamedTuple):
    """`number` is the same for all viewers; `private` counts the entries since then that this viewer can see."""

    number: int
    private: int


class EntryNumbers:
    """Who sees which entry: a bit a seat, and the spectators' one."""

    def __init__(self, seen: list[int] | None = None) -> None:
        self._seen: list[int] = []
        self._public: list[int] = []
        self._private: dict[int | None, list[int]] = {}
        """Of each viewer the entries that not everybody can see."""
        for bits in seen or ():
            self.add(bits)

    def add(self, seen: int) -> None:
        self._seen.append(seen)
        if seen & PUBLIC:
            self._public.append(len(self._seen))
            return
        for viewer in range(seen.bit_length()):
            if seen >> viewer & 1:
                self._private.setdefault(viewer, []).append(len(self._seen))

    @property
    def number(self) -> int:
        return len(self._public)

    def number_of(self, entry: int) -> int:
        """The number that everybody knew when the log had so many entries."""
        return bisect_right(self._public, entry)

    def entry_of(self, number: int) -> int:
        """How many entries the log had when this number was reached."""
        return self._public[number - 1] if number else 0

    def seen(self, entry: int) -> int:
        return self._seen[entry - 1]

    def of(self, viewer: int | None, entry: int | None = None) -> EntryNumber:
        """Where a viewer was when the log had so many entries; now, if none are given."""
        entry = len(self._seen) if entry is None else entry
        number = self.number_of(entry)
        private = self._private.get(viewer, [])
        return EntryNumber(
            number, bisect_right(private, entry) - bisect_right(private, self.entry_of(number))
        )

    def upto(self, entry: int) -> EntryNumbers:
        return EntryNumbers(self._seen[:entry])


def sees(bits: int, viewer: int | None) -> bool:
    return bool(bits & (PUBLIC if viewer is None else 1 << viewer))
