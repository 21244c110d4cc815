"""Tables that are dealt the same every time.

The server draws each table's seed, and each bot's, from the system. That is not to be switched off in a server that
people play on; so it is done here, from outside.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from vortex.server import autoplay, tables_api

DRAWING = (tables_api, autoplay)
"""Each draws by itself: a bot that still thinks at another table must not change what is dealt at the next."""


class Drawn:
    """What stands in for `secrets` in one module. Another seed begins anew."""

    def __init__(self, seed: Callable[[], str]) -> None:
        self._ask = seed
        self._seed = ""
        self._random = random.Random()

    def _chance(self) -> random.Random:
        seed = self._ask()
        if seed != self._seed:
            self._seed, self._random = seed, random.Random(seed)
        return self._random

    def token_bytes(self, count: int) -> bytes:
        return self._chance().randbytes(count)

    def randbits(self, bits: int) -> int:
        return self._chance().getrandbits(bits)

    def choice(self, options: Any) -> Any:
        return self._chance().choice(options)
