"""Uploaded records: the last few, in memory only."""

from __future__ import annotations

from collections import OrderedDict

from vortex.kernel.record import Record
from vortex.server.timeline import Timeline

_KEPT = 32


class Shelf:
    def __init__(self) -> None:
        self._lines: OrderedDict[str, tuple[Timeline, Record]] = OrderedDict()

    def put(self, key: str, timeline: Timeline, record: Record) -> None:
        self._lines[key] = (timeline, record)
        self._lines.move_to_end(key)
        if len(self._lines) > _KEPT:
            self._lines.popitem(last=False)

    def get(self, key: str) -> tuple[Timeline, Record] | None:
        return self._lines.get(key)
