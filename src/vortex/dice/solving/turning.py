"""The end of an attempt: which dice can still be turned so that the challenge is met. No luck is left in it.

A *plan* says how many dice of each group are turned and which symbols they then give. The dice that are not turned
must cover the rest; whether they can is a question of flow between groups and symbols, and by the theorem of Hall it
is enough to look at every set of symbols: what a set still needs must not exceed what the groups have for it.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vortex.dice.attempt import Attempt, Income, Turn

Group = tuple[int, int]
"""The dice of one colour in one pool."""
Costs = tuple[tuple[int, ...], ...]
"""What is paid, by payer: single prices in order."""
Incomes = tuple[tuple[int, int], ...]
"""Prices, and the tokens that come for each."""
Bools = NDArray[np.bool_]
Words = NDArray[np.uint64]


class Plan(NamedTuple):
    provided: tuple[int, ...]
    wild: int
    """Turned dice whose symbol is chosen freely."""
    turned: tuple[int, ...]
    """Dice of each group that are turned."""
    costs: Costs


@lru_cache(maxsize=4096)
def can_afford(tokens: int, most: int, incomes: tuple[tuple[int, int], ...], costs: tuple[int, ...]) -> bool:
    """Whether these prices can all be paid, in some order, with these incomes in between; nobody holds more tokens
    than `most`, so an income may have to wait."""
    if not costs:
        return True
    for index, cost in enumerate(costs):
        if cost <= tokens and can_afford(tokens - cost, most, incomes, costs[:index] + costs[index + 1 :]):
            return True
    for index, (cost, gain) in enumerate(incomes):
        if cost <= tokens:
            rest = incomes[:index] + incomes[index + 1 :]
            if can_afford(min(most, tokens - cost + gain), most, rest, costs):
                return True
    return False


def make_plans(attempt: Attempt, groups: list[Group], counts: list[int]) -> list[Plan]:
    """Every way to turn dice that could be of use and could ever be paid."""
    nothing = Plan((0,) * len(attempt.need), 0, (0,) * len(groups), ((),) * len(attempt.tokens))
    plans = {nothing}
    incomes = [incomes_of(attempt, payer) for payer in range(len(attempt.tokens))]
    for means in attempt.means:
        if not isinstance(means, Turn) or (means.symbol >= 0 and not attempt.need[means.symbol]):
            continue
        served = [
            place
            for place, (pool, colour) in enumerate(groups)
            if counts[place] and pool in means.pools and means.colours >> colour & 1
        ]
        fresh = plans
        while fresh:
            fresh = {
                grown
                for plan, place in product(fresh, served)
                if (grown := _with_turn(attempt, plan, means, place, counts, incomes)) is not None
            } - plans
            plans = plans | fresh
            if not means.endless:
                break
    return sorted(plans)


def _with_turn(
    attempt: Attempt, plan: Plan, means: Turn, place: int, counts: list[int], incomes: list[Incomes]
) -> Plan | None:
    turned = _one_more(plan.turned, place)
    if turned[place] > counts[place] or sum(plan.provided) + plan.wild >= sum(attempt.need):
        return None
    provided = plan.provided
    wild = plan.wild
    if means.symbol < 0:
        wild += 1
    else:
        provided = _one_more(provided, means.symbol)
        if provided[means.symbol] > attempt.need[means.symbol]:
            return None
    costs = plan.costs
    if means.cost:
        paid = tuple(sorted((*costs[means.payer], means.cost)))
        tokens = attempt.tokens[means.payer]
        if not can_afford(tokens, attempt.most_tokens, incomes[means.payer], paid):
            return None
        costs = (*costs[: means.payer], paid, *costs[means.payer + 1 :])
    return Plan(provided, wild, turned, costs)


def _one_more(numbers: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*numbers[:place], numbers[place] + 1, *numbers[place + 1 :])


def incomes_of(attempt: Attempt, payer: int) -> Incomes:
    return tuple(
        (means.cost, means.tokens)
        for means in attempt.means
        if isinstance(means, Income) and means.payer == payer
    )


class Turning:
    """All plans for some groups of dice, against everything that the dice can show.

    `vectors` has for each group one row a multiset: how often it shows each symbol. `successes` answers with one
    truth for each combination of rows, the groups as axes in their order.

    Whether each set of symbols is covered is counted in a byte of its own, eight sets to a word: a byte begins as far
    below 128 as there are symbols wanted, so that its highest bit says whether the dice have made up for it.
    """

    def __init__(
        self, attempt: Attempt, groups: list[Group], counts: list[int], vectors: list[NDArray[np.int64]]
    ) -> None:
        self.counts = counts
        self.shape = tuple(len(rows) for rows in vectors)
        kinds = [symbol for symbol, count in enumerate(attempt.need) if count]
        # The empty set wants nothing; some more of it make the words full.
        sets = [some for some in product((0, 1), repeat=len(kinds)) if any(some)]
        self.words = -(-len(sets) // 8)
        self.sets = np.zeros((8 * self.words, len(attempt.need)), dtype=np.int64)
        self.sets[: len(sets), kinds] = sets
        self.need = np.array(attempt.need, dtype=np.int64)
        self.shows = [(rows @ self.sets.T).astype(np.uint8) for rows in vectors]
        # Half and half: what is added last is long on both sides, which is quick.
        self.half = len(groups) // 2
        self.second_half = math.prod(self.shape[self.half :])
        self._successes: dict[Costs, Bools] = {}
        plans = make_plans(attempt, groups, counts)
        by_costs: dict[Costs, list[Plan]] = {}
        for plan in plans:
            by_costs.setdefault(plan.costs, []).append(plan)
        self.plans = by_costs

    def successes(self, can_pay: tuple[Costs, ...]) -> Bools:
        """Where one of the plans at these prices meets the challenge."""
        found: Bools = self._with_costs(can_pay[0]).copy()
        for costs in can_pay[1:]:
            found |= self._with_costs(costs)
        return found.reshape(self.shape)

    def untouched(self) -> Bools:
        """Where the challenge is met without turning anything."""
        nothing = Plan((0,) * len(self.need), 0, (0,) * len(self.shape), ())
        met: Bools = np.zeros(math.prod(self.shape), dtype=np.bool_)
        self._meet(met, [nothing])
        return met.reshape(self.shape)

    def _with_costs(self, costs: Costs) -> Bools:
        """Where a plan at these prices, or at some of them, meets the challenge."""
        known = self._successes.get(costs)
        if known is None:
            known = np.zeros(math.prod(self.shape), dtype=np.bool_)
            for payer, paid in enumerate(costs):
                for place in range(len(paid)):
                    less = paid[:place] + paid[place + 1 :]
                    known |= self._with_costs((*costs[:payer], less, *costs[payer + 1 :]))
            self._meet(known, self.plans[costs])
            self._successes[costs] = known
        return known

    def _meet(self, met: Bools, plans: list[Plan]) -> None:
        """Marks where one of these plans meets the challenge; where it is met already nothing is looked at."""
        rest = np.flatnonzero(~met)
        first = 0
        while len(rest) and first < len(plans):
            some = plans[first : first + max(1, _AT_ONCE // len(rest))]
            first += len(some)
            before, behind = self._halves(some)
            one, other = np.divmod(rest, self.second_half)
            covered = ~np.uint64(0)
            for word in range(self.words):
                covered = covered & (before[word].take(one, axis=1) + behind[word].take(other, axis=1))
            found = ((covered & _HIGHEST_BITS) == _HIGHEST_BITS).any(axis=0)
            met[rest[found]] = True
            rest = rest[~found]

    def _halves(self, plans: list[Plan]) -> tuple[Words, Words]:
        """By word and plan: what the dice that are not turned cover, those of the first groups, for all that they can
        show, and those of the others."""
        provided = np.array([plan.provided for plan in plans], dtype=np.int64)
        wild = np.array([plan.wild for plan in plans], dtype=np.int64)
        missing = (self.need - provided) @ self.sets.T - wild[:, None]
        begin = (128 - np.maximum(missing, 0)).astype(np.uint8)
        none = np.zeros_like(begin)
        left = np.array(self.counts) - np.array([plan.turned for plan in plans])
        words = [
            np.ascontiguousarray(
                np.minimum(shows[None], left[:, place, None, None].astype(np.uint8))
                .view(np.uint64)
                .transpose(2, 0, 1)
            )
            for place, shows in enumerate(self.shows)
        ]
        return _sums(words[: self.half], begin), _sums(words[self.half :], none)


_AT_ONCE = 1 << 13
"""So many combinations are looked at at a time: each time those that are met are left out of the next."""
_HIGHEST_BITS = np.uint64(0x8080808080808080)


def _sums(parts: list[Words], begin: NDArray[np.uint8]) -> Words:
    """For each word and plan, every sum of one number from each part."""
    total: Words = begin.view(np.uint64).T[:, :, None]
    for part in parts:
        total = (total[:, :, :, None] + part[:, :, None, :]).reshape(*total.shape[:2], -1)
    return total
