"""The exact chance of an attempt in every situation that it can come to, by dynamic programming over multisets.

One array a block: its first axis is the layer (what can still be done), each further axis what the dice of one group
show. A re-roll is a matrix product along the axis of its group, the choice of dice a maximum over what can be kept.
Layers are worked out from those with nothing left to do upwards, many at a time.
"""

from __future__ import annotations

import numpy as np

from vortex.analysis.layers import FIRST_COLOUR, Block, Handful, Layer, Layers
from vortex.analysis.multisets import Colour, Dice, Floats, Ints, colour_against
from vortex.analysis.turning import Costs, Turning, can_afford
from vortex.kernel.chances import ALL_OF_THEM, Attempt, Income, LateDie, Reroll, Shown


class Tables:
    """Solved once; afterwards every situation of the attempt is a look-up."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        self.layers = Layers(attempt)
        self.colours = [
            colour_against(faces, tuple(n if s in faces else 0 for s, n in enumerate(attempt.need)))
            for faces in attempt.faces
        ]
        self.chances: dict[Block, Floats] = {}
        self._dice: dict[Block, list[Dice]] = {}
        self._rolled: dict[tuple[Block, int], Floats] = {}
        for block in sorted(self.layers.places, key=lambda block: (sum(block.lates), sum(block.given))):
            self._solve(block)

    # -- looking up --------------------------------------------------------------------------------

    def find(self, attempt: Attempt) -> tuple[Block, Layer] | None:
        return self.layers.find(attempt)

    def chance(self, block: Block, layer: Layer, kept: Shown) -> float:
        """With these dice on the table, and all others of the block about to roll."""
        chances = self.chances[block][self.layers.places[block][layer]]
        for (pool, colour), dice in zip(self.layers.groups, self._dice[block], strict=True):
            symbols = kept[pool][colour]
            row = dice.chances(self.colours[colour].multiset(symbols), dice.count - sum(symbols))
            chances = np.tensordot(row, chances, axes=(0, 0))
        return float(chances)

    # -- solving -----------------------------------------------------------------------------------

    def _solve(self, block: Block) -> None:
        layers = self.layers
        counts = layers.counts(block)
        dice = [
            self._colour(colour).dice(count) for (_, colour), count in zip(layers.groups, counts, strict=True)
        ]
        self._dice[block] = dice
        chances = self._without_rerolls(block, dice, counts)
        self.chances[block] = chances
        for pool, pairs in layers.given_up[block].items():
            source, target = _columns(pairs)
            fewer = Block(block.lates, tuple(given - (of == pool) for of, given in enumerate(block.given)))
            chances[source] = np.maximum(chances[source], self._all_rolled(fewer, pool)[target])
        for (index, pool), pairs in layers.added[block].items():
            source, target = _columns(pairs)
            chances[source] = np.maximum(chances[source], self._one_added(block, index, pool, target))
        self._use_means(block, dice, chances)

    def _colour(self, colour: int) -> Colour:
        return self.colours[colour]

    def _without_rerolls(self, block: Block, dice: list[Dice], counts: list[int]) -> Floats:
        """What turning dice alone can do, for every layer."""
        layers = self.layers
        turning = Turning(self.attempt, layers.groups, counts, [some.vectors for some in dice])
        untouched = turning.untouched()
        found: dict[tuple[object, ...], int] = {}
        results: list[Floats] = []
        which = np.empty(len(layers.places[block]), dtype=np.intp)
        for layer, place in layers.places[block].items():
            incomes = self._incomes(layer)
            key = (layer.no_turns, layer.tokens, incomes)
            if key not in found:
                found[key] = len(results)
                payable = [] if layer.no_turns else self._payable(turning, layer.tokens, incomes)
                results.append((turning.successes(payable) if payable else untouched).astype(np.float64))
            which[place] = found[key]
        return np.stack(results)[which]

    def _incomes(self, layer: Layer) -> tuple[tuple[tuple[int, int], ...], ...]:
        incomes: list[list[tuple[int, int]]] = [[] for _ in self.attempt.tokens]
        for kind, left in zip(self.layers.kinds, layer.left, strict=True):
            if isinstance(kind.means, Income):
                incomes[kind.means.payer] += [(kind.means.cost, kind.means.tokens)] * left
        return tuple(map(tuple, incomes))

    def _payable(
        self, turning: Turning, tokens: tuple[int, ...], incomes: tuple[tuple[tuple[int, int], ...], ...]
    ) -> list[Costs]:
        most = self.attempt.most_tokens
        return [
            costs
            for costs in turning.plans
            if all(
                can_afford(tokens[payer], most, incomes[payer], paid)
                for payer, paid in enumerate(costs)
                if paid
            )
        ]

    def _all_rolled(self, block: Block, pool: int) -> Floats:
        """The chances when all dice of the pool roll; its axes shrink to one place."""
        known = self._rolled.get((block, pool))
        if known is None:
            known = self.chances[block]
            for axis, ((of, _), dice) in enumerate(
                zip(self.layers.groups, self._dice[block], strict=True), 1
            ):
                if of == pool:
                    known = _rolled(known, axis, dice)
            self._rolled[block, pool] = known
        return known

    def _one_added(self, block: Block, index: int, pool: int, target: Ints) -> Floats:
        """The chances when a late die is rolled into the pool."""
        means = self.layers.late_kinds[index].means
        assert isinstance(means, LateDie)
        more = Block(
            tuple(left - (late == index) for late, left in enumerate(block.lates)),
            tuple(given + (of == pool) for of, given in enumerate(block.given)),
        )
        place = self.layers.groups.index((pool, FIRST_COLOUR))
        now = self._dice[block][place]
        then = self._dice[more][place]
        step = self.colours[FIRST_COLOUR].powers(1)[1][np.ix_(now.shown, then.shown)]
        return np.moveaxis(np.tensordot(step, self.chances[more][target], axes=(1, place + 1)), 0, place + 1)

    def _use_means(self, block: Block, dice: list[Dice], chances: Floats) -> None:
        """Level by level: a layer's level is how many more uses can follow in this block."""
        layers = self.layers
        level = self._levels(block)
        steps: dict[int, dict[int, tuple[Ints, Ints]]] = {}
        for index, pairs in layers.within[block].items():
            source, target = _columns(pairs)
            levels = level[target]
            for height in np.unique(levels).tolist():
                chosen = levels == height
                order = np.argsort(target[chosen])
                steps.setdefault(height, {})[index] = (source[chosen][order], target[chosen][order])
        for height in sorted(steps):
            self._use_on_level(block, dice, chances, steps[height])

    def _use_on_level(
        self, block: Block, dice: list[Dice], chances: Floats, steps: dict[int, tuple[Ints, Ints]]
    ) -> None:
        """A handful that several kinds of means can roll is worked out once."""
        wanted: dict[Handful, list[int]] = {}
        for index, (source, target) in steps.items():
            if isinstance(self.layers.kinds[index].means, Reroll):
                for handful in self.layers.handfuls(index, block):
                    wanted.setdefault(handful, []).append(index)
            else:
                chances[source] = np.maximum(chances[source], chances[target])
        for handful, kinds in wanted.items():
            targets = np.unique(np.concatenate([steps[index][1] for index in kinds]))
            best = _rerolled(chances[targets], handful, dice)
            for index in kinds:
                source, target = steps[index]
                chances[source] = np.maximum(chances[source], best[np.searchsorted(targets, target)])

    def _levels(self, block: Block) -> Ints:
        places = self.layers.places[block]
        after: list[list[int]] = [[] for _ in places]
        for pairs in self.layers.within[block].values():
            for source, target in pairs:
                after[source].append(target)
        level = np.zeros(len(places), dtype=np.intp)
        # An income can raise the tokens, but uses itself up: this order puts every layer after those it leads to.
        order = sorted(places, key=lambda layer: 1000 * _uses_left(layer) + sum(layer.tokens))
        for layer in order:
            here = places[layer]
            if after[here]:
                level[here] = 1 + max(level[there] for there in after[here])
        return level


def _uses_left(layer: Layer) -> int:
    return sum(layer.left)


def _columns(pairs: list[tuple[int, int]]) -> tuple[Ints, Ints]:
    table = np.array(pairs, dtype=np.intp)
    return table[:, 0], table[:, 1]


def _rolled(chances: Floats, axis: int, dice: Dice) -> Floats:
    """One group rolled in full: its axis shrinks to one place."""
    return np.expand_dims(np.tensordot(chances, dice.first_roll, axes=(axis, 0)), axis)


def _rerolled(chances: Floats, handful: Handful, dice: list[Dice]) -> Floats:
    """The best use of a re-roll that rolls these dice together: first the luck of all groups, then the choice."""
    choices: list[tuple[int, Ints, Ints]] = []
    for place, most in handful:
        if most == ALL_OF_THEM:
            chances = _rolled(chances, place + 1, dice[place])
        else:
            rule = dice[place].reroll(most)
            chances = np.moveaxis(np.tensordot(rule.chances, chances, axes=(1, place + 1)), 0, place + 1)
            choices.append((place + 1, rule.kept, rule.starts))
    for axis, kept, starts in choices:
        chances = np.maximum.reduceat(np.take(chances, kept, axis=axis), starts, axis=axis)
    return chances
