"""A quick estimate of which futures are likely to be the best, so that these are solved first.

For every set of symbols the dice should show as many of them as the challenge asks for. How far their mean lies above
that, in standard deviations, is looked at for the set that is worst off. Re-rolls count as further tries of the dice
that they can roll, turns as symbols. No chance is worked out from it: only the order in which chances are.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from vortex.dice.attempt import ALL_OF_THEM, Attempt, Decided, Future, LateDie, Prospect, Reroll, Turn


def most_promising_first(futures: Iterable[Future]) -> list[Future]:
    """Of equals the first stays first."""
    return sorted(futures, key=promise, reverse=True)


def promise(future: Future) -> float:
    if isinstance(future, Decided):
        return np.inf
    return _promise(future)


@lru_cache(maxsize=1 << 12)
def _promise(prospect: Prospect) -> float:
    attempt = prospect.attempt
    shares, wanted = _sets(attempt.need, attempt.faces)
    tries = _tries(attempt)
    mean = np.zeros(len(wanted))
    spread = np.full(len(wanted), 1e-6)
    for pool, colours in enumerate(attempt.dice):
        for colour, count in enumerate(colours):
            if count:
                chance = 1 - (1 - shares[colour]) ** tries[pool][colour]
                mean += count * chance
                spread += count * chance * (1 - chance)
    return float(((mean + _turns(attempt) - wanted) / np.sqrt(spread)).min())


def _tries(attempt: Attempt) -> list[list[float]]:
    """How often a die of each pool and colour is rolled, if all that can be is rolled again and shared fairly."""
    tries = [[1.0] * len(colours) for colours in attempt.dice]
    tokens = list(attempt.tokens)
    for means in attempt.means:
        if not isinstance(means, Reroll) or means.cost > tokens[means.payer]:
            continue
        if attempt.no_rerolls and not means.is_exempt:
            continue
        times = tokens[means.payer] // means.cost if means.endless and means.cost else 1
        served = [
            (pool, colour, count)
            for pool in means.pools
            for colour, count in enumerate(attempt.dice[pool])
            if count and means.colours >> colour & 1
        ]
        total = sum(count for _, _, count in served)
        for pool, colour, _ in served:
            most = total if means.most == ALL_OF_THEM else min(means.most, total)
            tries[pool][colour] += times * most / total
    return tries


def _turns(attempt: Attempt) -> int:
    if attempt.no_turns:
        return 0
    return sum(
        isinstance(means, LateDie) or (isinstance(means, Turn) and not means.endless)
        for means in attempt.means
        if means.cost <= attempt.tokens[means.payer]
    )


Table = NDArray[np.float64]


@lru_cache(maxsize=512)
def _sets(need: tuple[int, ...], faces: tuple[tuple[int, ...], ...]) -> tuple[Table, Table]:
    """Of every set of symbols that are asked for: the share of faces that each colour has for it, and how many of it
    are asked for."""
    kinds = [symbol for symbol, count in enumerate(need) if count]
    chosen = [some for some in product((0, 1), repeat=len(kinds)) if any(some)]
    sets = np.zeros((len(chosen), len(need)))
    sets[:, kinds] = chosen
    shares = np.array([[sum(some[face] for face in sides) / len(sides) for some in sets] for sides in faces])
    return shares, sets @ np.array(need)
