"""`vortex` whose tables are dealt the same every time: `python -m tests.browser.seeded SEED serve …`.

The server draws each table's seed, and each bot's, from the system. That is not to be switched off in a server that
people play on; so it is done here, from outside, in a process that only tests start.
"""

from __future__ import annotations

import random
import sys
from types import SimpleNamespace

from vortex.cli import main
from vortex.server import autoplay, tables_api


def deal_from(seed: int) -> None:
    chance = random.Random(seed)
    drawn = SimpleNamespace(token_bytes=chance.randbytes, randbits=chance.getrandbits, choice=chance.choice)
    for module in (tables_api, autoplay):
        module.__dict__["secrets"] = drawn


if __name__ == "__main__":
    deal_from(int(sys.argv[1]))
    main(args=sys.argv[2:], prog_name="vortex")
