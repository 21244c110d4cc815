"""Tables that are dealt the same every time.

The server draws each table's seed, and each bot's, from the system. That is not to be switched off in a server that
people play on; so it is done here, from outside.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from vortex.server.draws import Draws


class _Stream:
    """Begins anew with another seed."""

    def __init__(self, seed: Callable[[], str]) -> None:
        self._ask = seed
        self._seed = ""
        self._random = random.Random()

    def chance(self) -> random.Random:
        seed = self._ask()
        if seed != self._seed:
            self._seed, self._random = seed, random.Random(seed)
        return self._random


class Drawn(Draws):
    """Tables and bots draw apart: a bot that still thinks at another table must not change what is dealt at the next.
    Ids and sessions stay the system's: nothing follows from them."""

    def __init__(self, seed: Callable[[], str]) -> None:
        self._tables = _Stream(seed)
        self._bots = _Stream(seed)

    def table_seed(self) -> bytes:
        return self._tables.chance().randbytes(64)

    def number(self, bits: int) -> int:
        return self._bots.chance().getrandbits(bits)

    def one_of(self, options: Sequence[int]) -> int:
        return self._bots.chance().choice(options)


def deal_by(drawn: Drawn, put: Callable[[Any, str, Any], None]) -> None:
    """In every server of this process, also in one that runs already."""
    for name in ("table_seed", "number", "one_of"):
        put(Draws, name, getattr(drawn, name))
