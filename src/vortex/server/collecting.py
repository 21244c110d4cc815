"""Directs Python's garbage collector: it looks at new objects, and at all of them only when nobody is waiting.

A thousand tables are a million objects, hardly any of them garbage: to look at all of them takes most of a second, in
which no move is carried out. Tables that are put away and sockets that are closed hold no circles, so that they need no
collector to go.
"""

from __future__ import annotations

import gc
import time

_NEW = 2_000
"""With this many more objects than before, the newest are looked at; after twice as many, those a little older too. New
objects replace old ones, so many times as many have been made by then."""
_NEVER = 1_000_000
_GROWN = 4
_MANY = 1_000_000
_COUNT_EVERY = 20
"""Counting takes a while, too."""


class Collector:
    def __init__(self) -> None:
        self._usual = gc.get_threshold()
        self._kept = 0
        self.full = 0
        """How often everything was looked at."""
        self.longest = 0.0
        """The most processor time, in seconds, that people have waited for it."""
        self._began = 0.0
        self._is_quiet = True
        self._is_stirred = True
        self._tidied = 0

    def start(self) -> None:
        """What is there now, games and all, stays."""
        self._usual = gc.get_threshold()
        gc.set_threshold(_NEW, 2, _NEVER)
        gc.callbacks.append(self._time)
        self._everything()
        self._is_quiet = False

    def stop(self) -> None:
        gc.callbacks.remove(self._time)
        gc.set_threshold(*self._usual)
        gc.unfreeze()

    def tidy(self, is_quiet: bool) -> None:
        """Now and then: what has lasted until now is not looked at again before it is quiet, or has grown by much."""
        self._is_quiet = is_quiet
        gc.collect(1)
        gc.freeze()
        self._tidied += 1
        if (is_quiet and self._is_stirred) or self._has_grown():
            self._everything()
        self._is_stirred = not is_quiet
        self._is_quiet = False

    def _has_grown(self) -> bool:
        if self._tidied % _COUNT_EVERY:
            return False
        return gc.get_freeze_count() > _GROWN * max(self._kept, _MANY)

    def _time(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        elif not self._is_quiet:
            self.longest = max(self.longest, time.thread_time() - self._began)

    def _everything(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.full += 1
        self._kept = gc.get_freeze_count()
