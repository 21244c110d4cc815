"""What can be left of the means of an attempt: every combination that play can lead to, before any probability is
worked out.

A *layer* is what can still be done: re-rolls left, tokens left, conditions in force. Layers with the same dice form a
*block*; dice go away when one is given up and come when one is added late, and then play is in another block.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from vortex.dice.attempt import (
    ALL_OF_THEM,
    Attempt,
    Income,
    LateDie,
    Lift,
    Means,
    Reroll,
    Turn,
)
from vortex.dice.solving.turning import Group
from vortex.kernel.odds import GoOn, no_hurry

FIRST_COLOUR = 0

Handful = tuple[tuple[int, int], ...]
"""Dice that roll together: groups, and how many dice of each at most. ALL_OF_THEM: the whole group, like it or not."""


Pair = tuple[int, int]
"""One layer becomes another."""


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
        self.endless = _is_endless(means)
        self.count = 0
        self.cheaper: list[int] = []
        """Kinds that do the same for less: it is never wrong to use those first."""


class Layers:
    """All blocks and layers of an attempt, and which lead to which."""

    def __init__(self, attempt: Attempt, go_on: GoOn = no_hurry) -> None:
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
        self._purses: dict[tuple[tuple[int, ...], int, int], tuple[int, ...]] = {}
        self.places: dict[Layer, int] = {}
        self._uses: dict[int, list[Pair]] = {}
        self.late_uses: dict[int, list[Pair]] = {}
        """For each kind of late die, which layers become which."""
        self._explore(go_on)
        self.blocks = self._find_blocks()
        self.levels = self._order_layers()
        """Where each level begins in the numbering, and where the last ends."""
        self.steps = self._order_steps()
        """Level by level, for each kind of means: which layers of this level become which."""
        self.first_to_roll = [
            [rival for rival, other in enumerate(self.kinds) if self._rolls_first(other, kind)]
            for kind in self.kinds
        ]
        """For each kind the kinds that go before it with dice that both can roll."""

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
                    work = self._work(means) if can_reroll or means.is_exempt else ()
                    if not work:
                        continue
                    # Where re-rolls are forbidden or may be, one that is not stands apart.
                    does = (work, means.is_exempt and attempt.no_rerolls)
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
                    # With a single die, ALL means only that it is rolled again or not.
                    most = 1 if total == 1 else ALL_OF_THEM
                else:
                    most = min(most, total)
                found.append((pool, colour, most))
        return tuple(found)

    def _rolls_first(self, rival: Kind, kind: Kind) -> bool:
        """Whether dice that both can roll are best rolled by the rival, for no higher price.

        If the rival can be used but once and the other kind can do all that the rival can, then that will do later what
        the rival would have done: the prices come in another order, but nothing is dearer at any time. With incomes
        that is not enough: nobody can hold more than so many tokens, and what is saved now may be lost. If the rival
        can be used again and again and costs less, nothing is lost by using it."""
        if rival is kind or not isinstance(rival.means, Reroll) or not isinstance(kind.means, Reroll):
            return False
        if self.attempt.no_rerolls and kind.means.is_exempt and not rival.means.is_exempt:
            return False
        price, other = rival.means.cost, kind.means.cost
        if price > other or (price and rival.means.payer != kind.means.payer):
            return False
        if rival.endless:
            return price < other
        return (price == other or not self.has_income) and self._covers(kind.means, rival.means)

    def _covers(self, rich: Reroll, poor: Reroll) -> bool:
        """Whether the first can roll whatever the second can, with all dice that there can ever be."""
        most_of = {(pool, colour): most for pool, colour, most in self._work(rich)}
        work = self._work(poor)
        for pool, colour, most in work:
            there = most_of.get((pool, colour))
            if there is None:
                return False
            if most == ALL_OF_THEM:
                colours = [other for of, other, _ in work if of == pool]
                if there == ALL_OF_THEM:
                    if colours != [other for of, other in most_of if of == pool]:
                        return False
                elif there < sum(self._most_dice(pool, other) for other in colours):
                    return False
            elif there == ALL_OF_THEM or there < most:
                return False
        return True

    def _groups(self) -> list[Group]:
        return [
            (pool, colour)
            for pool in self.pools
            for colour in range(len(self.attempt.faces))
            if self._most_dice(pool, colour)
        ]

    def _useful(self, tokens: tuple[int, ...]) -> tuple[int, ...]:
        """Tokens that can no longer buy anything count as none."""
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
                for handful in _shared_out(total, served, counts):
                    is_one_die = len(handful) == 1 and counts[handful[0][0]] == 1
                    yield ((handful[0][0], ALL_OF_THEM),) if is_one_die else handful

    # -- exploring ---------------------------------------------------------------------------------

    def _explore(self, go_on: GoOn) -> None:
        """Every layer counts in every block, whether or not play can bring the two together: so all blocks share one
        numbering, and what leads to what is worked out once."""
        self._waiting: list[Layer] = []
        self._place(self.top_layer)
        while self._waiting:
            go_on()
            layer = self._waiting.pop()
            here = self.places[layer]
            for index, kind in enumerate(self.kinds):
                after = self._use(layer, index, kind)
                if after is not None:
                    self._uses.setdefault(index, []).append((here, self._place(after)))
            for index, kind in enumerate(self.late_kinds):
                if self._can_pay(kind, layer):
                    after = layer._replace(tokens=self._paid(layer, kind.means))
                    self.late_uses.setdefault(index, []).append((here, self._place(after)))

    def _place(self, layer: Layer) -> int:
        place = self.places.get(layer)
        if place is None:
            place = self.places[layer] = len(self.places)
            self._waiting.append(layer)
        return place

    def _use(self, layer: Layer, index: int, kind: Kind) -> Layer | None:
        """What is left after this use, where it is possible and could be best."""
        if not (kind.endless or layer.left[index]):
            return None
        means = kind.means
        if means.cost > layer.tokens[means.payer]:
            return None
        if kind.cheaper and layer != self.top_layer and self._has_cheaper(kind, layer):
            # Only at the first choice is the value of what is never best wanted too.
            return None
        left = layer.left if kind.endless else _one_less(layer.left, index)
        tokens = self._paid(layer, means) if means.cost else layer.tokens
        if isinstance(means, Reroll):
            if layer.no_rerolls and not means.is_exempt:
                return None
            return Layer(left, tokens, layer.no_rerolls, layer.no_turns)
        if isinstance(means, Income):
            gained = min(self.attempt.most_tokens, tokens[means.payer] + means.tokens)
            tokens = (*tokens[: means.payer], gained, *tokens[means.payer + 1 :])
            return Layer(left, tokens, layer.no_rerolls, layer.no_turns)
        assert isinstance(means, Lift)
        if means.faces:
            return Layer(left, tokens, layer.no_rerolls, False) if layer.no_turns else None
        return Layer(left, tokens, False, layer.no_turns) if layer.no_rerolls else None

    def _has_cheaper(self, kind: Kind, layer: Layer) -> bool:
        for index in kind.cheaper:
            if layer.left[index] and self._can_pay(self.kinds[index], layer):
                return True
        return False

    def _can_pay(self, kind: Kind, layer: Layer) -> bool:
        return not kind.means.cost or layer.tokens[kind.means.payer] >= kind.means.cost

    def _paid(self, layer: Layer, means: Means) -> tuple[int, ...]:
        """The tokens that are left. Layers share few purses, so each price is paid once."""
        price = (layer.tokens, means.payer, means.cost)
        known = self._purses.get(price)
        if known is None:
            tokens = list(layer.tokens)
            tokens[means.payer] -= means.cost
            known = self._purses[price] = self._useful(tuple(tokens))
        return known

    def _order_layers(self) -> list[int]:
        """A layer's level is how many uses can follow in the same block. Layers are numbered level by level, so that
        each comes after all that it leads to in its block."""
        after: list[list[int]] = [[] for _ in self.places]
        for pairs in self._uses.values():
            for source, target in pairs:
                after[source].append(target)
        level = [0] * len(self.places)
        # An income can raise the tokens, but uses itself up: this order puts every layer after those it leads to.
        for layer in sorted(self.places, key=lambda layer: (sum(layer.left), sum(layer.tokens))):
            here = self.places[layer]
            level[here] = 1 + max((level[there] for there in after[here]), default=-1)
        order = sorted(range(len(level)), key=level.__getitem__)
        number = [0] * len(level)
        for place, before in enumerate(order):
            number[before] = place
        self.places = {layer: number[place] for layer, place in self.places.items()}
        for uses in (self._uses, self.late_uses):
            for pairs in uses.values():
                pairs[:] = [(number[source], number[target]) for source, target in pairs]
        sorted_levels = [level[before] for before in order]
        return [*(bisect_left(sorted_levels, height) for height in range(sorted_levels[-1] + 1)), len(level)]

    def _order_steps(self) -> list[dict[int, list[Pair]]]:
        steps: list[dict[int, list[Pair]]] = [{} for _ in self.levels[1:]]
        for index, pairs in self._uses.items():
            pairs.sort()
            first = 0
            while first < len(pairs):
                level = bisect_right(self.levels, pairs[first][0]) - 1
                last = bisect_left(pairs, (self.levels[level + 1], 0), first)
                steps[level][index] = pairs[first:last]
                first = last
        return steps

    # -- blocks ------------------------------------------------------------------------------------

    def _find_blocks(self) -> list[Block]:
        """All numbers of dice that play can come to, each after those that it leads to."""
        found = {self.top_block}
        waiting = [self.top_block]
        while waiting:
            block = waiting.pop()
            for after in (*self.given_up(block).values(), *self.added(block).values()):
                if after not in found:
                    found.add(after)
                    waiting.append(after)
        return sorted(found, key=lambda block: (sum(block.lates), sum(block.given)))

    def given_up(self, block: Block) -> dict[int, Block]:
        """By pool: the block after a die is given up. Not with the last die of a pool, and not where too few dice
        would be left to succeed."""
        dice = sum(self.pool_size(block, pool) for pool in self.pools) - 1 + sum(block.lates)
        if dice < self.total_need:
            return {}
        return {
            pool: Block(block.lates, _one_less(block.given, pool))
            for pool in self.pools
            if block.given[pool] and self.pool_size(block, pool) > 1
        }

    def added(self, block: Block) -> dict[tuple[int, int], Block]:
        """By kind of late die and pool: the block after it is added."""
        found: dict[tuple[int, int], Block] = {}
        if sum(block.given) >= self.attempt.box:
            return found
        for index, kind in enumerate(self.late_kinds):
            assert isinstance(kind.means, LateDie)
            for pool in kind.means.pools:
                if block.lates[index] and self.pool_size(block, pool) < self.attempt.room[pool]:
                    given = (*block.given[:pool], block.given[pool] + 1, *block.given[pool + 1 :])
                    found[index, pool] = Block(_one_less(block.lates, index), given)
        return found

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
        return (block, layer) if block in self.blocks and layer in self.places else None


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
