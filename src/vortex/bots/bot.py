"""What a bot is, and the bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from vortex.bots.chair import Chair
from vortex.kernel.chance import FastChance


class Considered(NamedTuple):
    """A choice that a bot has thought about: how often, and what chance to win it gives it."""

    choice: int
    visits: int
    value: float


class Thought(NamedTuple):
    """What a bot chooses and why: all legal choices, the best first."""

    choice: int
    considered: tuple[Considered, ...]


class Bot(Protocol):
    """Reproducible from its seed: the same chair and the same seed give the same choice."""

    def choose(self, chair: Chair) -> int: ...

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
        return Thought(self.choose(chair), tuple(Considered(choice, 0, 0.0) for choice in chair.legal()))


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}


class UnknownBot(ValueError):
    """No bot has this name. The message names those there are."""


def make_bot(name: str, seed: int) -> Bot:
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
