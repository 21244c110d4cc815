"""The records that somebody has brought to look at: the last few, in memory only."""

from __future__ import annotations

from collections import OrderedDict

from vortex.kernel.record import Record
from vortex.server.line import Line

_KEPT = 32


class Shelf:
    def __init__(self) -> None:
        self._lines: OrderedDict[str, tuple[Line, Record]] = OrderedDict()

    def put(self, key: str, line: Line, record: Record) -> None:
        self._lines[key] = (line, record)
        self._lines.move_to_end(key)
        if len(self._lines) > _KEPT:
            self._lines.popitem(last=False)

    def get(self, key: str) -> tuple[Line, Record] | None:
        return self._lines.get(key)
