"""What is left of the means of an attempt: every combination that play can lead to, before any number is worked out.

A *layer* is what can still be done: re-rolls left, tokens left, conditions in force. Layers with the same dice form a
*block*; dice go away when one is given up and come when one is added late, and then play is in another block.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vortex.analysis.turning import Group
from vortex.kernel.chances import (
    ALL_OF_THEM,
    Attempt,
    Income,
    LateDie,
    Lift,
    Means,
    Reroll,
    Turn,
)

FIRST_COLOUR = 0

Handful = tuple[tuple[int, int], ...]
"""Dice that roll together: groups, and how many dice of each at most. ALL_OF_THEM: the whole group, like it or not."""


class Block(NamedTuple):
    lates: tuple[int, ...]
    """How often each kind of late die is still to be had."""
    given: tuple[int, ...]
    """Dice of the first colour in each pool, the colour that can be given up."""


class Layer(NamedTuple):
    left: tuple[int, ...]
    """How often each kind of means can still be used."""
    tokens: tuple[int, ...]
    no_rerolls: bool
    no_turns: bool


class Kind:
    """Means that do the same at the same price, so that only their number matters."""

    def __init__(self, means: Means, does: object) -> None:
        self.means = means
        self.does = does
        self.count = 0
        self.cheaper: list[int] = []
        """Kinds that do the same for less: it is never wrong to use those first."""


class Layers:
    """All blocks and layers of an attempt, and which lead to which."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        self.pools = range(len(attempt.dice))
        self.total_need = sum(attempt.need)
        self._sort_means(attempt)
        self.groups = self._groups()
        self.top_block = Block(
            tuple(kind.count for kind in self.late_kinds),
            tuple(dice[FIRST_COLOUR] for dice in attempt.dice),
        )
        self.top_layer = Layer(
            tuple(kind.count for kind in self.kinds),
            self._useful(attempt.tokens),
            attempt.no_rerolls,
            attempt.no_turns,
        )
        self._handfuls: dict[tuple[int, Block], tuple[Handful, ...]] = {}
        self.places: dict[Block, dict[Layer, int]] = {}
        self.within: dict[Block, dict[int, list[tuple[int, int]]]] = {}
        self.given_up: dict[Block, dict[int, list[tuple[int, int]]]] = {}
        self.added: dict[Block, dict[tuple[int, int], list[tuple[int, int]]]] = {}
        self._explore()

    # -- sorting what there is ---------------------------------------------------------------------

    def _sort_means(self, attempt: Attempt) -> None:
        lifts = {means.faces for means in attempt.means if isinstance(means, Lift)}
        can_reroll = not attempt.no_rerolls or False in lifts
        can_turn = not attempt.no_turns or True in lifts
        self.kinds: list[Kind] = []
        self.late_kinds: list[Kind] = []
        self.kind_of: dict[Means, int] = {}
        found: dict[object, int] = {}
        late_found: dict[object, int] = {}
        payers: set[int] = set()
        self.has_income = False
        for means in attempt.means:
            if isinstance(means, LateDie):
                does: object = ("late", means.pools, means.cost, means.payer if means.cost else -1)
                if does not in late_found:
                    late_found[does] = len(self.late_kinds)
                    self.late_kinds.append(Kind(means, does))
                self.late_kinds[late_found[does]].count += 1
                self.kind_of[means] = late_found[does]
            elif isinstance(means, Turn):
                if not can_turn:
                    continue
            else:
                if isinstance(means, Reroll):
                    work = self._work(means) if can_reroll else ()
                    if not work:
                        continue
                    does = work
                elif isinstance(means, Lift):
                    if not (attempt.no_turns if means.faces else attempt.no_rerolls):
                        continue
                    does = ("lift", means.faces)
                else:
                    does = ("income", means.payer, means.tokens)
                    self.has_income = True
                same = (does, means.cost, means.payer if means.cost else -1, _is_endless(means))
                if same not in found:
                    found[same] = len(self.kinds)
                    self.kinds.append(Kind(means, does))
                self.kinds[found[same]].count += 0 if _is_endless(means) else 1
                self.kind_of[means] = found[same]
            if means.cost:
                payers.add(means.payer)
        self.payers = payers
        self.least_cost = {
            payer: min(means.cost for means in attempt.means if means.payer == payer and means.cost)
            for payer in payers
        }
        for index, kind in enumerate(self.kinds):
            for other, rival in enumerate(self.kinds):
                if other != index and _goes_before(rival, kind):
                    kind.cheaper.append(other)

    def _most_dice(self, pool: int, colour: int) -> int:
        lates = 0
        if colour == FIRST_COLOUR:
            lates = sum(isinstance(means, LateDie) and pool in means.pools for means in self.attempt.means)
        return self.attempt.dice[pool][colour] + lates

    def _work(self, means: Reroll) -> tuple[tuple[int, int, int], ...]:
        """What a re-roll can do to each group, as far as the dice that there can ever be tell it from others."""
        found: list[tuple[int, int, int]] = []
        for pool in means.pools:
            sizes = [
                (colour, self._most_dice(pool, colour))
                for colour in range(len(self.attempt.faces))
                if means.colours >> colour & 1 and self._most_dice(pool, colour)
            ]
            total = sum(size for _, size in sizes)
            for colour, _ in sizes:
                most = means.most
                if most == ALL_OF_THEM:
                    # One die alone is rolled again or not: that is all that ALL could mean.
                    most = 1 if total == 1 else ALL_OF_THEM
                else:
                    most = min(most, total)
                found.append((pool, colour, most))
        return tuple(found)

    def _groups(self) -> list[Group]:
        return [
            (pool, colour)
            for pool in self.pools
            for colour in range(len(self.attempt.faces))
            if self._most_dice(pool, colour)
        ]

    def _useful(self, tokens: tuple[int, ...]) -> tuple[int, ...]:
        """Tokens that can buy nothing any more are as good as none."""
        return tuple(
            0
            if payer not in self.payers or (not self.has_income and count < self.least_cost[payer])
            else count
            for payer, count in enumerate(tokens)
        )

    # -- dice --------------------------------------------------------------------------------------

    def counts(self, block: Block) -> list[int]:
        """How many dice each group has in this block."""
        return [
            block.given[pool] if colour == FIRST_COLOUR else self.attempt.dice[pool][colour]
            for pool, colour in self.groups
        ]

    def pool_size(self, block: Block, pool: int) -> int:
        return block.given[pool] + sum(self.attempt.dice[pool]) - self.attempt.dice[pool][FIRST_COLOUR]

    def handfuls(self, index: int, block: Block) -> tuple[Handful, ...]:
        """The ways to share out a re-roll among groups; what it allows is used as far as there are dice."""
        key = (index, block)
        known = self._handfuls.get(key)
        if known is None:
            means = self.kinds[index].means
            assert isinstance(means, Reroll)
            known = self._handfuls[key] = tuple(self._shares(means, self.counts(block)))
        return known

    def _shares(self, means: Reroll, counts: list[int]) -> Iterator[Handful]:
        for pool in means.pools:
            served = [
                place
                for place, (of, colour) in enumerate(self.groups)
                if of == pool and means.colours >> colour & 1 and counts[place]
            ]
            if not served:
                continue
            if means.most == ALL_OF_THEM:
                yield tuple((place, ALL_OF_THEM) for place in served)
            else:
                total = min(means.most, sum(counts[place] for place in served))
                yield from _shared_out(total, served, counts)

    # -- exploring ---------------------------------------------------------------------------------

    def _explore(self) -> None:
        self._waiting: list[tuple[Block, Layer]] = []
        self._place(self.top_block, self.top_layer)
        while self._waiting:
            block, layer = self._waiting.pop()
            here = self.places[block][layer]
            for index, after in self._uses(block, layer):
                self.within[block].setdefault(index, []).append((here, self._place(block, after)))
            for pool in self.pools:
                fewer = self._without_one(block, pool)
                if fewer is not None:
                    there = self._place(fewer, layer)
                    self.given_up[block].setdefault(pool, []).append((here, there))
            for index, kind in enumerate(self.late_kinds):
                for pool, more, after in self._late(block, layer, index, kind):
                    there = self._place(more, after)
                    self.added[block].setdefault((index, pool), []).append((here, there))

    def _place(self, block: Block, layer: Layer) -> int:
        places = self.places.get(block)
        if places is None:
            places = self.places[block] = {}
            self.within[block] = {}
            self.given_up[block] = {}
            self.added[block] = {}
        place = places.get(layer)
        if place is None:
            place = places[layer] = len(places)
            self._waiting.append((block, layer))
        return place

    def _uses(self, block: Block, layer: Layer) -> Iterator[tuple[int, Layer]]:
        for index, kind in enumerate(self.kinds):
            means = kind.means
            endless = _is_endless(means)
            if not endless and not layer.left[index]:
                continue
            if means.cost and layer.tokens[means.payer] < means.cost:
                continue
            if any(layer.left[rival] and self._can_pay(rival, layer) for rival in kind.cheaper):
                continue
            left = layer.left if endless else _one_less(layer.left, index)
            tokens = self._paid(layer, means)
            if isinstance(means, Reroll):
                if layer.no_rerolls or not self.handfuls(index, block):
                    continue
                yield index, Layer(left, tokens, False, layer.no_turns)
            elif isinstance(means, Lift):
                if means.faces:
                    if layer.no_turns:
                        yield index, Layer(left, tokens, layer.no_rerolls, False)
                elif layer.no_rerolls:
                    yield index, Layer(left, tokens, False, layer.no_turns)
            elif isinstance(means, Income):
                gained = min(self.attempt.most_tokens, tokens[means.payer] + means.tokens)
                tokens = (*tokens[: means.payer], gained, *tokens[means.payer + 1 :])
                yield index, Layer(left, tokens, layer.no_rerolls, layer.no_turns)

    def _can_pay(self, index: int, layer: Layer) -> bool:
        means = self.kinds[index].means
        return not means.cost or layer.tokens[means.payer] >= means.cost

    def _paid(self, layer: Layer, means: Means) -> tuple[int, ...]:
        if not means.cost:
            return layer.tokens
        tokens = list(layer.tokens)
        tokens[means.payer] -= means.cost
        return self._useful(tuple(tokens))

    def _without_one(self, block: Block, pool: int) -> Block | None:
        """Not with the last die of a pool, and not where too few dice would be left to succeed."""
        if not block.given[pool] or self.pool_size(block, pool) < 2:
            return None
        dice = sum(self.pool_size(block, of) for of in self.pools) - 1 + sum(block.lates)
        if dice < self.total_need:
            return None
        return Block(block.lates, _one_less(block.given, pool))

    def _late(self, block: Block, layer: Layer, index: int, kind: Kind) -> Iterator[tuple[int, Block, Layer]]:
        means = kind.means
        assert isinstance(means, LateDie)
        if not block.lates[index] or (means.cost and layer.tokens[means.payer] < means.cost):
            return
        if sum(block.given) >= self.attempt.box:
            return
        after = layer._replace(tokens=self._paid(layer, means))
        for pool in means.pools:
            if self.pool_size(block, pool) < self.attempt.room[pool]:
                given = (*block.given[:pool], block.given[pool] + 1, *block.given[pool + 1 :])
                yield pool, Block(_one_less(block.lates, index), given), after

    # -- finding one's place -----------------------------------------------------------------------

    def find(self, attempt: Attempt) -> tuple[Block, Layer] | None:
        """Where an attempt that this one may have become stands, if it is known here."""
        own = self.attempt
        if attempt[:2] != own[:2] or attempt.room != own.room or attempt.box != own.box:
            return None
        if len(attempt.dice) != len(own.dice) or attempt.most_tokens != own.most_tokens:
            return None
        if any(mine[1:] != theirs[1:] for mine, theirs in zip(own.dice, attempt.dice, strict=True)) or _turns(
            own
        ) != _turns(attempt):
            return None
        left = [0] * len(self.kinds)
        lates = [0] * len(self.late_kinds)
        for means in attempt.means:
            if isinstance(means, Turn):
                continue
            index = self.kind_of.get(means)
            if index is None:
                if means in own.means:
                    continue
                return None
            if isinstance(means, LateDie):
                lates[index] += 1
            elif not _is_endless(means):
                left[index] += 1
        block = Block(tuple(lates), tuple(dice[FIRST_COLOUR] for dice in attempt.dice))
        layer = Layer(tuple(left), self._useful(attempt.tokens), attempt.no_rerolls, attempt.no_turns)
        return (block, layer) if layer in self.places.get(block, ()) else None


def _is_endless(means: Means) -> bool:
    return isinstance(means, Reroll | Turn) and means.endless


def _goes_before(rival: Kind, kind: Kind) -> bool:
    """The rival does the same, can be used but once, and costs nobody more."""
    if rival.does != kind.does or _is_endless(rival.means):
        return False
    if rival.means.cost == 0:
        return kind.means.cost > 0
    return rival.means.payer == kind.means.payer and (
        rival.means.cost < kind.means.cost
        or (rival.means.cost == kind.means.cost and _is_endless(kind.means))
    )


def _shared_out(total: int, served: list[int], counts: list[int]) -> Iterator[Handful]:
    """All ways to take so many dice from these groups."""
    first, rest = served[0], served[1:]
    if not rest:
        if total <= counts[first]:
            yield ((first, total),) if total else ()
        return
    for here in range(min(total, counts[first]) + 1):
        for others in _shared_out(total - here, rest, counts):
            yield ((first, here), *others) if here else others


def _one_less(numbers: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*numbers[:place], numbers[place] - 1, *numbers[place + 1 :])


def _turns(attempt: Attempt) -> list[Turn]:
    return sorted((means for means in attempt.means if isinstance(means, Turn)), key=repr)
