"""Bots that follow the game's advice without looking ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from vortex.bots.chair import Chair
from vortex.bots.thought import Considered, Thought
from vortex.kernel.chance import FastChance

_FINE: Final = 1 << 30
_ROUNDING: Final = 1e-9
_WORLDS: Final = 3
"""The advice may depend on hidden cards, so it is asked about a few possible worlds."""

# Bots can be copied: `serializable`. mypyc runs the `__init__` of such a class only if others may derive from it.


def drawn(weights: list[float], chance: FastChance) -> int:
    """A random index; a greater weight makes it more likely."""
    point = sum(weights) * chance.below(_FINE) / _FINE
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    return len(weights) - 1


def preferred(weights: list[float], chance: FastChance) -> int:
    """The index of the greatest weight; any of those that are as great but for rounding."""
    enough = max(weights) * (1 - _ROUNDING)
    best = [index for index, weight in enumerate(weights) if weight > enough]
    return best[chance.below(len(best))]


def advised(chair: Chair, chance: FastChance, worlds: int = _WORLDS) -> list[float]:
    """The weights of the legal choices, as shares of one."""
    legal = chair.legal()
    total = [0.0] * len(legal)
    imagined = chair.imagine(chance)
    if not chair.advice.looks_at_hidden(imagined):
        worlds = 1
    for number in range(worlds):
        weights = chair.advice.weights(chair.imagine(chance) if number else imagined)
        whole = sum(weights)
        for index, weight in enumerate(weights):
            total[index] += weight / whole / worlds
    return total


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Novice:
    """Guesses, with a preference for what makes sense."""

    __slots__ = ("_chance",)
    doubt = 0.5
    """How far the advice is heeded: with 0 not at all, with 1 in full."""

    def __init__(self, seed: int) -> None:
        self._chance = FastChance(seed)

    def choose(self, chair: Chair) -> int:
        legal = chair.legal()
        if len(legal) == 1:
            return legal[0]
        weights = [share**self.doubt for share in advised(chair, self._chance, 1)]
        return legal[drawn(weights, self._chance)]

    def think(self, chair: Chair) -> Thought:
        shares = advised(chair, FastChance(0))
        return Thought(self.choose(chair), _by_share(chair.legal(), shares))


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Companion:
    """Takes what the game's advice thinks best."""

    __slots__ = ("_chance",)

    def __init__(self, seed: int) -> None:
        self._chance = FastChance(seed)

    def choose(self, chair: Chair) -> int:
        legal = chair.legal()
        return legal[0] if len(legal) == 1 else self.think(chair).choice

    def think(self, chair: Chair) -> Thought:
        legal = chair.legal()
        shares = advised(chair, self._chance)
        return Thought(legal[preferred(shares, self._chance)], _by_share(legal, shares))


def _by_share(legal: list[int], shares: list[float]) -> tuple[Considered, ...]:
    found = [Considered(choice, 0, share) for choice, share in zip(legal, shares, strict=True)]
    return tuple(sorted(found, key=lambda one: -one.value))
