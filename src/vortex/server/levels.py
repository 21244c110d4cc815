"""Which bots players can choose: ours, and those of others that the host has named."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from vortex.bots.bot import BOTS, make_bot
from vortex.bots.own import BrokenBot, brought, is_place
from vortex.server.settings import SettingError

_KEY = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
"""What the protocol takes for a level; so `module:Class`, which would run any code, is none."""
_INNER_CAPITAL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def offered(names: Sequence[str]) -> Mapping[str, str]:
    """What `make_bot` makes of each level: from the weakest of ours to the strongest, then the others. One that cannot
    play is a mistake of the host, reported before the start."""
    levels = {name: name for name in BOTS}
    for name in dict.fromkeys(names):
        level = _level(name)
        if level in levels:
            raise SettingError(
                f"the bot {name} would be called {level!r} at tables, and so is {_other(levels[level])}"
            )
        try:
            make_bot(name, 0)
        except BrokenBot as error:
            raise SettingError(str(error)) from error
        levels[level] = name
    return levels


def _level(name: str) -> str:
    """What players choose it by: an entry point's name as it is, `package.module:GrandMaster` as `grand-master`."""
    is_brought = name in brought()
    level = (
        name if is_brought else _INNER_CAPITAL.sub("-", name.rpartition(":")[2].rpartition(".")[2]).lower()
    )
    if not is_brought and not is_place(name):
        there = ", ".join(each for each in brought() if _KEY.fullmatch(each)) or "none"
        raise SettingError(
            f"no installed package brings a bot {name!r}; there are: {there}; or name a class as MODULE:CLASS"
        )
    if not _KEY.fullmatch(level):
        raise SettingError(
            f"the bot {name} cannot be offered: {level!r} is not made of a to z, 0 to 9, _ and -"
        )
    return level


def _other(name: str) -> str:
    return "one of ours" if name in BOTS else name
