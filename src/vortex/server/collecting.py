"""Python's garbage collector, told to look at what is new, and at everything only when nobody waits for it.

A thousand tables are a million objects, hardly any of them garbage: to look at all of them takes most of a second, in
which no move is carried out. Tables that are put away hold no circles, so that they need no collector to go.
"""

from __future__ import annotations

import gc

_NEW = 20_000
"""So many more objects than before, and the newest are looked at."""
_NEVER = 1_000_000
_GROWN = 4
_FEW = 200_000


class Collector:
    def __init__(self) -> None:
        self._usual = gc.get_threshold()
        self._kept = 0
        self.full = 0
        """How often everything was looked at."""

    def start(self) -> None:
        """What is there now, games and all, stays."""
        self._usual = gc.get_threshold()
        gc.set_threshold(_NEW, 10, _NEVER)
        self._everything()

    def stop(self) -> None:
        gc.set_threshold(*self._usual)
        gc.unfreeze()

    def tidy(self, is_quiet: bool) -> None:
        """Now and then: what has lasted until now is not looked at again before it is quiet, or has grown by much."""
        gc.collect(1)
        gc.freeze()
        if gc.get_freeze_count() > _GROWN * max(self._kept, _FEW) or (
            is_quiet and gc.get_freeze_count() != self._kept
        ):
            self._everything()

    def _everything(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.full += 1
        self._kept = gc.get_freeze_count()
