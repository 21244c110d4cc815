"""All mistakes of a pack at once.

A game stops reading at the first mistake, which keeps its readers simple. So each mistake is noted and mended, and the
cards are read again, until nothing is left to be found.
"""

from __future__ import annotations

from collections.abc import Callable

from vortex.kernel.pack import Entry, PackError, PackFiles

_MOST = 200
_MOST_READS = 300
"""Every mistake that is mended takes another reading."""


def proofread(read: Callable[[PackFiles], object], files: PackFiles, base: PackFiles) -> list[PackError]:
    """What is wrong with a pack, in the order in which the game finds it. `base` has the game's own cards; `files` is
    mended, so use it no further."""
    reader = _Proofreader(files, base)
    found: list[PackError] = []
    for _ in range(_MOST_READS):
        try:
            read(files)
            return found
        except PackError as error:
            is_known = any(str(each) == str(error) for each in found)
            if not is_known and not (found and reader.is_our_doing(error)):
                found.append(error)
            if len(found) >= _MOST or not reader.mend(error):
                return found
    return found


class _Proofreader:
    def __init__(self, files: PackFiles, base: PackFiles) -> None:
        self._files = files
        self._base = base
        self._mended: set[tuple[tuple[str, str], str]] = set()
        self._taken_out: set[str] = set()
        self._restored: set[tuple[str, str]] = set()

    def is_our_doing(self, error: PackError) -> bool:
        """Whether the mistake may come from a card that was taken out: it is missing now, or not counted. Or it comes
        from what was put into a field that was wrong."""
        if error.entry is not None and (error.entry.id, error.field) in self._mended:
            return True
        return bool(self._taken_out) and (
            error.entry is None or any(repr(key) in str(error) for key in self._taken_out)
        )

    def mend(self, error: PackError) -> bool:
        """Puts something in the place of the mistake that is right elsewhere; False if there is nothing to mend."""
        entry, field = error.entry, error.field
        if entry is None:
            return False
        if field in ("", "key") or (entry.id, field) in self._mended:
            return self._take_out(entry)
        self._mended.add((entry.id, field))
        example = self._example(entry, field)
        if example is None:
            return entry.fields.pop(field, None) is not None or self._take_out(entry)
        entry.fields[field] = example.fields[field]
        return True

    def _example(self, entry: Entry, field: str) -> Entry | None:
        """A card that has this field right: the same of the game's own, or the first of its kind."""
        same = [each for each in self._base.entries if each.kind == entry.kind and field in each.fields]
        same.sort(key=lambda each: each.id != entry.id)
        return same[0] if same else None

    def _take_out(self, entry: Entry) -> bool:
        """The game's own card comes back, if there is one and it is not at fault itself."""
        entries = self._files.entries
        at = next((index for index, each in enumerate(entries) if each is entry), None)
        if at is None:
            return False
        own = [each for each in self._base.entries if each.id == entry.id]
        if own and entry.id not in self._restored:
            self._restored.add(entry.id)
            entries[at] = own[0]
        else:
            del entries[at]
        self._taken_out.add(entry.id[1])
        return True
