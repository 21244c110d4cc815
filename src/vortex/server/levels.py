"""Which bots players can choose: ours, and those of others that the host has named."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from vortex.bots.bot import BOTS, make_bot
from vortex.bots.own import NAME, BrokenBot, brought, is_place
from vortex.server.settings import SettingError

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
    if name in brought().places:
        return name
    if fault := brought().faults.get(name):
        raise SettingError(f"the bot {name} cannot be offered: {fault}")
    if not is_place(name):
        there = ", ".join(brought().places) or "none"
        raise SettingError(
            f"no installed package brings a bot {name!r}; there are: {there}; or name a class as MODULE:CLASS"
        )
    level = _INNER_CAPITAL.sub("-", name.rpartition(":")[2].rpartition(".")[2]).lower()
    if not NAME.fullmatch(level):
        raise SettingError(
            f"the bot {name} cannot be offered: {level!r} is not made of a to z, 0 to 9, _ and -"
        )
    return level


def _other(name: str) -> str:
    return "one of ours" if name in BOTS else name
