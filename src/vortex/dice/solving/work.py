"""How much work an attempt is to solve, counted before it is done: so that a budget of work cuts off the same futures
wherever and whenever a question is asked, which a clock would not."""

from __future__ import annotations

from collections import Counter
from math import comb, isqrt, prod

from vortex.dice.attempt import TURNING, Attempt, Decided, Future, LateDie, Means, Reroll, Turn

_FIRST_COLOUR = 0
_STEP = 200
"""What it costs to work on some layers at once, however few situations there are."""
_NUMBERS = 200
"""So many numbers of a table cost as much as one unit of work."""


def work(future: Future) -> int:
    """In millionths of a second, roughly: as many layers as can be are worked on at once, so that in small tables the
    root of their number counts, and in large ones every entry."""
    if isinstance(future, Decided) or future.stage == TURNING:
        return 0
    attempt = future.attempt
    layers = _layers(attempt)
    return _blocks(attempt) * (_STEP * (1 + isqrt(layers)) + layers * _situations(attempt) // _NUMBERS)


def _situations(attempt: Attempt) -> int:
    """What all dice can show, as far as it counts."""
    return prod(
        _multisets([attempt.need[symbol] for symbol in set(faces) if attempt.need[symbol]], colours[colour])
        for colours in attempt.dice
        for colour, faces in enumerate(attempt.faces)
        if colours[colour]
    )


def _multisets(caps: list[int], dice: int) -> int:
    return min(comb(dice + len(caps), dice), prod(min(cap, dice) + 1 for cap in caps))


def _layers(attempt: Attempt) -> int:
    """How many combinations of means and tokens can be left."""
    counted: Counter[Means] = Counter(
        means
        for means in attempt.means
        if not isinstance(means, Turn | LateDie) and _has_dice(attempt, means)
    )
    prices: dict[int, int] = {}
    for means in counted:
        if means.cost:
            prices[means.payer] = min(means.cost, prices.get(means.payer, means.cost))
    left = prod(
        count + 1 for means, count in counted.items() if not (isinstance(means, Reroll) and means.endless)
    )
    return left * prod(attempt.tokens[payer] // price + 1 for payer, price in prices.items())


def _has_dice(attempt: Attempt, means: Means) -> bool:
    return not isinstance(means, Reroll) or any(
        count and means.colours >> colour & 1
        for pool in means.pools
        for colour, count in enumerate(attempt.dice[pool])
    )


def _blocks(attempt: Attempt) -> int:
    """How many numbers of dice play can come to, by dice given up and dice added late."""
    late = sum(isinstance(means, LateDie) for means in attempt.means)
    spare = max(0, sum(map(sum, attempt.dice)) + late - sum(attempt.need))
    return (late + 1) * prod(1 + min(spare, colours[_FIRST_COLOUR]) for colours in attempt.dice)
