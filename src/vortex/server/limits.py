"""How often and how many: limits for each address and session, in one process or in all that serve one port.

Shared limits lie in memory that all processes see, without a lock: a process that is killed cannot leave one behind.
Two that count at the same instant may let one more in; that is all.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from hashlib import blake2b
from multiprocessing.sharedctypes import RawArray
from typing import Any, Protocol

from vortex.server.times import Times

_SLOTS = 1 << 13
"""Keys are counted by their hash; few enough are active at once that two hardly ever share a slot."""


class Buckets(Protocol):
    def take(self, key: str, count: int = 1) -> bool:
        """So many at once, then so many a second, for each key."""


class Counts(Protocol):
    def enter(self, key: str, most: int) -> bool:
        """Count one more for the key, unless there are as many as may be."""

    def leave(self, key: str) -> None: ...


class Limits(Protocol):
    """Where a process counts. What has the same name is counted together."""

    def buckets(self, name: str, burst: int, rate: float, times: Times) -> Buckets: ...

    def counts(self, name: str) -> Counts: ...


def _filled(left: float, then: float, now: float, burst: int, rate: float) -> float:
    return min(float(burst), left + (now - then) * rate)


# -- one process -------------------------------------------------------------------------------------


class OwnLimits:
    def buckets(self, name: str, burst: int, rate: float, times: Times) -> OwnBuckets:
        return OwnBuckets(burst, rate, times)

    def counts(self, name: str) -> OwnCounts:
        return OwnCounts()


class OwnBuckets:
    """A key whose bucket is full again is forgotten, for it is like one that never came; so are those least used, where
    there are too many."""

    def __init__(self, burst: int, rate: float, times: Times, most: int = 10_000) -> None:
        self._burst = burst
        self._rate = rate
        self._times = times
        self._most = most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, count: int = 1) -> bool:
        now = self._times.monotonic()
        left = _filled(*self._left.pop(key, (float(self._burst), now)), now, self._burst, self._rate)
        allowed = left >= count
        self._left[key] = (left - count * allowed, now)
        self._forget(now)
        return allowed

    def __len__(self) -> int:
        return len(self._left)

    def _forget(self, now: float) -> None:
        while self._left:
            key, (left, then) = next(iter(self._left.items()))
            is_full = _filled(left, then, now, self._burst, self._rate) >= self._burst
            if not is_full and len(self._left) <= self._most:
                return
            del self._left[key]


class OwnCounts:
    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def enter(self, key: str, most: int) -> bool:
        if self._open[key] >= most:
            return False
        self._open[key] += 1
        return True

    def leave(self, key: str) -> None:
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


# -- several processes -------------------------------------------------------------------------------


class SharedLimits:
    """Made by the process that starts the others, and handed to each with the number of its row. Clocks that never go
    back are the same for all processes of a machine."""

    def __init__(self, rows: int) -> None:
        self._rows = rows
        self._row = 0
        self._buckets = {name: RawArray("d", 2 * _SLOTS) for name in BUCKETS}
        self._counts = {name: RawArray("i", rows * _SLOTS) for name in COUNTS}

    def for_row(self, row: int) -> SharedLimits:
        """As the process of this row uses them."""
        mine = object.__new__(SharedLimits)
        vars(mine).update(vars(self), _row=row)
        return mine

    def clear(self, row: int) -> None:
        """The process of this row is gone, and so is what it had let in."""
        for counts in self._counts.values():
            counts[row * _SLOTS : (row + 1) * _SLOTS] = [0] * _SLOTS

    def buckets(self, name: str, burst: int, rate: float, times: Times) -> SharedBuckets:
        return SharedBuckets(self._buckets[name], burst, rate, times)

    def counts(self, name: str) -> SharedCounts:
        return SharedCounts(self._counts[name], self._rows, self._row)


BUCKETS = ("creates", "handshakes", "messages", "reads", "uploads", "writes")
COUNTS = ("addresses", "connections", "sessions")


class SharedBuckets:
    """A slot that was never used is full, which it is told by its moment."""

    def __init__(self, slots: Any, burst: int, rate: float, times: Times) -> None:
        self._slots = slots
        self._burst = burst
        self._rate = rate
        self._times = times

    def take(self, key: str, count: int = 1) -> bool:
        now = self._times.monotonic()
        at = 2 * _slot(key)
        left, then = self._slots[at], self._slots[at + 1]
        left = _filled(left, then, now, self._burst, self._rate) if then else float(self._burst)
        allowed = left >= count
        self._slots[at], self._slots[at + 1] = left - count * allowed, now
        return bool(allowed)


class SharedCounts:
    def __init__(self, slots: Any, rows: int, row: int) -> None:
        self._slots = slots
        self._rows = rows
        self._mine = row * _SLOTS

    def enter(self, key: str, most: int) -> bool:
        slot = _slot(key)
        if sum(self._slots[row * _SLOTS + slot] for row in range(self._rows)) >= most:
            return False
        self._slots[self._mine + slot] += 1
        return True

    def leave(self, key: str) -> None:
        self._slots[self._mine + _slot(key)] -= 1


def _slot(key: str) -> int:
    return int.from_bytes(blake2b(key.encode(), digest_size=4).digest(), "big") % _SLOTS
