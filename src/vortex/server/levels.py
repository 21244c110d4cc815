"""Which bots players can choose: ours, and those of installed packages that the host has named."""

from __future__ import annotations

import re
from collections.abc import Sequence

from vortex.bots.bot import BOTS, make_bot
from vortex.bots.own import BrokenBot, brought
from vortex.server.settings import SettingError

_KEY = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
"""What the protocol takes for a level; so `module:Class`, which would run any code, is none."""


def offered(names: Sequence[str]) -> tuple[str, ...]:
    """From the weakest of ours to the strongest, then the others. One that cannot play is a mistake of the host,
    reported before the start."""
    for name in names:
        if name not in brought() or not _KEY.fullmatch(name):
            there = ", ".join(each for each in brought() if _KEY.fullmatch(each)) or "none"
            raise SettingError(f"no installed package brings a bot {name!r}; there are: {there}")
        try:
            make_bot(name, 0)
        except BrokenBot as error:
            raise SettingError(str(error)) from error
    return (*BOTS, *(name for name in dict.fromkeys(names) if name not in BOTS))
