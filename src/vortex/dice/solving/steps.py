"""What can be done next with dice that lie there, one step at a time, and what each step leads to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from vortex.dice.attempt import (
    ALL_OF_THEM,
    TURNING,
    Attempt,
    GiveUp,
    Income,
    LateDie,
    Lift,
    Means,
    Prospect,
    Reroll,
    Shown,
    Step,
    Stop,
    Turn,
)
from vortex.dice.solving.layers import FIRST_COLOUR

Die = tuple[int, int, int]
"""Pool, colour and symbol."""


def next_steps(prospect: Prospect) -> Iterator[Step]:
    """Every step that is possible while dice can still be rolled again; dice that look alike come only once."""
    attempt, shown = prospect.attempt, prospect.kept
    nothing = _without(shown, shown)
    for means in dict.fromkeys(attempt.means):
        if attempt.tokens[means.payer] < means.cost:
            continue
        if isinstance(means, Reroll):
            if means.is_exempt or not attempt.no_rerolls:
                after = _used(attempt, means)
                for lifted in _handfuls(means, shown):
                    yield Step(means, lifted, Prospect(after, _without(shown, lifted)))
        elif isinstance(means, Turn):
            if not attempt.no_turns:
                yield from _turns(attempt, means, shown)
        elif isinstance(means, LateDie):
            for pool in means.pools:
                if _has_room(attempt, pool):
                    after = _with_first_colour(_used(attempt, means), pool, 1)
                    yield Step(means, nothing, Prospect(after, shown))
        elif isinstance(means, Income) or (attempt.no_turns if means.faces else attempt.no_rerolls):
            yield Step(means, nothing, Prospect(_used(attempt, means), shown))
    for pool, colours in enumerate(attempt.dice):
        if colours[FIRST_COLOUR] and sum(colours) > 1:
            rolled = _only(shown, pool)
            after = _with_first_colour(attempt, pool, -1)
            yield Step(GiveUp(pool), rolled, Prospect(after, _without(shown, rolled)))
    yield Step(Stop(), nothing, Prospect(attempt, shown, TURNING))


def _used(attempt: Attempt, means: Means) -> Attempt:
    """The attempt after its price is paid and it is used up, with all that it does to tokens and conditions."""
    tokens = list(attempt.tokens)
    tokens[means.payer] -= means.cost
    if isinstance(means, Income):
        tokens[means.payer] = min(attempt.most_tokens, tokens[means.payer] + means.tokens)
    left = list(attempt.means)
    if not (isinstance(means, Reroll | Turn) and means.endless):
        left.remove(means)
    attempt = attempt._replace(tokens=tuple(tokens), means=tuple(left))
    if isinstance(means, Lift):
        return attempt._replace(no_turns=False) if means.faces else attempt._replace(no_rerolls=False)
    return attempt


def _handfuls(means: Reroll, shown: Shown) -> Iterator[Shown]:
    """TOD-REROLL-06 to -09: the dice that this re-roll may lift, at least one, all from one pool."""
    for pool in means.pools:
        served = [
            [count if means.colours >> colour & 1 else 0 for count in symbols]
            for colour, symbols in enumerate(shown[pool])
        ]
        total = sum(map(sum, served))
        if means.most == ALL_OF_THEM:
            if total:
                yield _in_pool(shown, pool, [count for symbols in served for count in symbols])
            continue
        for lifted in product(*(range(count + 1) for symbols in served for count in symbols)):
            if 1 <= sum(lifted) <= means.most:
                yield _in_pool(shown, pool, list(lifted))


def _turns(attempt: Attempt, means: Turn, shown: Shown) -> Iterator[Step]:
    """TOD-FACE-03, -06: one die to one symbol that is asked for; afterwards nothing is rolled again."""
    after = _used(attempt, means)
    targets = [symbol for symbol, count in enumerate(attempt.need) if count]
    for pool, colour, symbol in _dice(shown):
        if pool in means.pools and means.colours >> colour & 1:
            turned = _single(shown, (pool, colour, symbol))
            for target in targets:
                if means.symbol in (-1, target) and target != symbol:
                    lies = _with(_without(shown, turned), _single(shown, (pool, colour, target)))
                    yield Step(means, turned, Prospect(after, lies, TURNING), target)


def _has_room(attempt: Attempt, pool: int) -> bool:
    held = sum(colours[FIRST_COLOUR] for colours in attempt.dice)
    return sum(attempt.dice[pool]) < attempt.room[pool] and held < attempt.box


def _with_first_colour(attempt: Attempt, pool: int, more: int) -> Attempt:
    dice = list(attempt.dice)
    dice[pool] = (dice[pool][FIRST_COLOUR] + more, *dice[pool][1:])
    return attempt._replace(dice=tuple(dice))


# -- dice by pool, colour and symbol ---------------------------------------------------------------


def _dice(shown: Shown) -> Iterator[Die]:
    for pool, colours in enumerate(shown):
        for colour, symbols in enumerate(colours):
            for symbol, count in enumerate(symbols):
                if count:
                    yield pool, colour, symbol


def _combined(shown: Shown, other: Shown, sign: int) -> Shown:
    return tuple(
        tuple(
            tuple(here + sign * there for here, there in zip(symbols, others, strict=True))
            for symbols, others in zip(colours, other_colours, strict=True)
        )
        for colours, other_colours in zip(shown, other, strict=True)
    )


def _with(shown: Shown, more: Shown) -> Shown:
    return _combined(shown, more, 1)


def _without(shown: Shown, lifted: Shown) -> Shown:
    return _combined(shown, lifted, -1)


def _in_pool(shown: Shown, pool: int, flat: list[int]) -> Shown:
    """These dice of one pool, and none of the others; `flat` has its colours one after the other."""
    width = len(shown[pool][0])
    own = tuple(tuple(flat[start : start + width]) for start in range(0, len(flat), width))
    none = tuple((0,) * width for _ in own)
    return tuple(own if place == pool else none for place in range(len(shown)))


def _only(shown: Shown, pool: int) -> Shown:
    return _in_pool(shown, pool, [count for symbols in shown[pool] for count in symbols])


def _single(shown: Shown, die: Die) -> Shown:
    pool, colour, symbol = die
    width = len(shown[pool][0])
    flat = [0] * (width * len(shown[pool]))
    flat[colour * width + symbol] = 1
    return _in_pool(shown, pool, flat)
