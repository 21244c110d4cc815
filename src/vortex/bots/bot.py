"""What a bot is, and the bots by name."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import Protocol

from vortex.bots.chair import Chair
from vortex.bots.looking_ahead import TimeLord
from vortex.bots.own import broken, brought, is_place, make_own
from vortex.bots.sensible import Companion, Novice
from vortex.bots.thought import Thought, unexplained
from vortex.bots.tree import Oracle
from vortex.kernel.chance import FastChance


class Thinker(Protocol):
    """A bot that can be relied on, ours or an `OwnBot`. Reproducible from its seed: the same chair and the same seed
    give the same choice."""

    def choose(self, chair: Chair) -> int:
        """One of `chair.legal()`."""
        ...

    def think(self, chair: Chair) -> Thought:
        """The choice with the reasons for it."""
        ...


class RandomBot:
    """Any legal choice, each equally likely."""

    __slots__ = ("_chance",)

    def __init__(self, seed: int) -> None:
        self._chance = FastChance(seed)

    def choose(self, chair: Chair) -> int:
        legal = chair.legal()
        return legal[self._chance.below(len(legal))]

    def think(self, chair: Chair) -> Thought:
        return unexplained(self.choose(chair), chair.legal())


BOTS: dict[str, Callable[[int], Thinker]] = {
    "random": RandomBot,
    "novice": Novice,
    "companion": Companion,
    "time-lord": TimeLord,
    "oracle": Oracle,
}
"""From the weakest to the strongest."""

USUAL = "companion"
"""The opponent where no level has been chosen."""

_WITH_BUDGET: dict[str, Callable[[int, int], Thinker]] = {
    "time-lord": lambda seed, budget: TimeLord(seed, trials=budget),
    "oracle": lambda seed, budget: Oracle(seed, walks=budget, seconds=None),
}
_BY_CLOCK: dict[str, Callable[[int, float], Thinker]] = {
    "time-lord": lambda seed, seconds: TimeLord(seed, seconds=seconds),
    "oracle": lambda seed, seconds: Oracle(seed, seconds=seconds),
}


class UnknownBot(ValueError):
    """No bot has this name. The message lists the bots."""


def is_bot(name: str) -> bool:
    """Whether a bot is known by this name; that of a class somewhere else (`package.module:Class`) is not known."""
    return name in BOTS or _budget(name) > 0 or _seconds(name) > 0 or name in brought().places


def _budget(name: str) -> int:
    """The number after the colon; 0 if there is none, or none that a bot can use."""
    level, _, budget = name.partition(":")
    return int(budget) if level in _WITH_BUDGET and budget.isascii() and budget.isdecimal() else 0


def _seconds(name: str) -> float:
    """The same for a time, which ends with an s."""
    level, _, time = name.partition(":")
    if level not in _BY_CLOCK or not time.endswith("s"):
        return 0.0
    try:
        seconds = float(time[:-1])
    except ValueError:
        return 0.0
    return seconds if isfinite(seconds) else 0.0


def thinking_for(name: str, seconds: float) -> str:
    """The name of the same bot with this much time to think, if it can think by the clock."""
    return f"{name}:{seconds}s" if name in _BY_CLOCK else name


def own_place(name: str) -> str:
    """Where a bot's class is that others have written, `package.module:Class`; empty for ours and for unknown names."""
    if name in BOTS:
        return ""
    return brought().places.get(name, name if is_place(name) and name.partition(":")[0] not in BOTS else "")


def make_bot(name: str, seed: int) -> Thinker:
    """A bot by its name. `oracle:200` thinks for 200 walks, however long they take, so that its choices are the same
    on every machine, `oracle:2.5s` for two seconds and a half; `time-lord:60` makes 60 trials, `time-lord:0.5s` as many
    of its usual ones as half a second allows. `package.module:Class` is a bot of the caller's own."""
    if not isinstance(seed, int):
        raise TypeError(f"a bot's seed is a number, not {seed!r}")
    if not isinstance(name, str):
        raise TypeError(f"the name of a bot is a text, not {name!r}")
    level = name.partition(":")[0]
    if (budget := _budget(name)) > 0:
        return _WITH_BUDGET[level](seed, budget)
    if (seconds := _seconds(name)) > 0:
        return _BY_CLOCK[level](seed, seconds)
    if name in BOTS:
        return BOTS[name](seed)
    place = own_place(name)
    if fault := brought().faults.get(name):
        raise broken(name, fault, "is brought wrongly")
    if not place:
        searching = [f"{each}:NUMBER" for each in _WITH_BUDGET] + [f"{each}:SECONDSs" for each in _BY_CLOCK]
        names = ", ".join([*BOTS, *brought().places, *searching])
        raise UnknownBot(f"there is no bot {name!r}; there are: {names}, and your own as MODULE:CLASS")
    return make_own(place, seed)
