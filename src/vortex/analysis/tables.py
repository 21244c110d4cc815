"""The exact chance of an attempt in every situation that it can come to, by dynamic programming over multisets.

One array a block: its first axis is the layer (what can still be done), each further axis what the dice of one group
show. A re-roll is a matrix product along the axis of its group, the choice of dice a maximum over what can be kept.
Layers are worked out from those with nothing left to do upwards, many at a time.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from vortex.analysis.layers import FIRST_COLOUR, Block, Handful, Layer, Layers
from vortex.analysis.multisets import Dice, Floats, Ints, colour_against
from vortex.analysis.turning import Costs, Turning, can_afford
from vortex.kernel.chances import ALL_OF_THEM, Attempt, GoOn, Income, Reroll, Shown, no_hurry


class Purse(NamedTuple):
    """What can be spent on turning dice."""

    no_turns: bool
    tokens: tuple[int, ...]
    incomes: tuple[tuple[tuple[int, int], ...], ...]


class Tables:
    """Solved once; afterwards every situation of the attempt is a look-up."""

    def __init__(self, attempt: Attempt, go_on: GoOn = no_hurry) -> None:
        self.attempt = attempt
        self.layers = Layers(attempt, go_on)
        self.colours = [
            colour_against(faces, tuple(n if s in faces else 0 for s, n in enumerate(attempt.need)))
            for faces in attempt.faces
        ]
        self.chances: dict[Block, Floats] = {}
        self._dice: dict[Block, list[Dice]] = {}
        self._rolled: dict[tuple[Block, int], Floats] = {}
        self._steps = [
            {index: _columns(pairs) for index, pairs in level.items()} for level in self.layers.steps
        ]
        self._late_uses = {index: _columns(pairs) for index, pairs in self.layers.late_uses.items()}
        self._purses, self._purse_of = self._sort_purses()
        for block in self.layers.blocks:
            self._solve(block, go_on)
        self._rolled.clear()

    @property
    def size(self) -> int:
        """In bytes."""
        return sum(chances.nbytes for chances in self.chances.values())

    # -- looking up --------------------------------------------------------------------------------

    def find(self, attempt: Attempt) -> tuple[Block, Layer] | None:
        return self.layers.find(attempt)

    def chance(self, block: Block, layer: Layer, kept: Shown) -> float:
        """With these dice on the table, and all others of the block about to roll."""
        chances = self.chances[block][self.layers.places[layer]]
        for (pool, colour), dice in zip(self.layers.groups, self._dice[block], strict=True):
            symbols = kept[pool][colour]
            row = dice.chances(self.colours[colour].multiset(symbols), dice.count - sum(symbols))
            chances = np.tensordot(row, chances, axes=(0, 0))
        return float(chances)

    # -- solving -----------------------------------------------------------------------------------

    def _solve(self, block: Block, go_on: GoOn) -> None:
        layers = self.layers
        counts = layers.counts(block)
        dice = [
            self.colours[colour].dice(count) for (_, colour), count in zip(layers.groups, counts, strict=True)
        ]
        self._dice[block] = dice
        chances = self._without_rerolls(dice, counts, go_on)
        self.chances[block] = chances
        for pool, fewer in layers.given_up(block).items():
            np.maximum(chances, self._all_rolled(fewer, pool), out=chances)
        for (index, pool), more in layers.added(block).items():
            if index in self._late_uses:
                source, target = self._late_uses[index]
                added = self._one_added(block, more, pool, target)
                chances[source] = np.maximum(chances[source], added)
        for steps in self._steps:
            self._use_means(block, dice, chances, steps, go_on)

    def _sort_purses(self) -> tuple[list[Purse], Ints]:
        """Layers that have the same to spend on turning dice can turn the same dice."""
        found: dict[Purse, int] = {}
        purse_of = np.empty(len(self.layers.places), dtype=np.intp)
        for layer, place in self.layers.places.items():
            purse = Purse(layer.no_turns, layer.tokens, self._incomes(layer))
            purse_of[place] = found.setdefault(purse, len(found))
        return list(found), purse_of

    def _incomes(self, layer: Layer) -> tuple[tuple[tuple[int, int], ...], ...]:
        incomes: list[list[tuple[int, int]]] = [[] for _ in self.attempt.tokens]
        if self.layers.has_income:
            for kind, left in zip(self.layers.kinds, layer.left, strict=True):
                if isinstance(kind.means, Income):
                    incomes[kind.means.payer] += [(kind.means.cost, kind.means.tokens)] * left
        return tuple(map(tuple, incomes))

    def _without_rerolls(self, dice: list[Dice], counts: list[int], go_on: GoOn) -> Floats:
        """What turning dice alone can do, for every layer."""
        turning = Turning(self.attempt, self.layers.groups, counts, [some.vectors for some in dice])
        found: dict[tuple[Costs, ...], Floats] = {}
        results: list[Floats] = []
        for purse in self._purses:
            go_on()
            payable = () if purse.no_turns else self._payable(turning, purse)
            if payable not in found:
                successes = turning.successes(payable) if payable else turning.untouched()
                found[payable] = successes.astype(np.float64)
            results.append(found[payable])
        return np.stack(results)[self._purse_of]

    def _payable(self, turning: Turning, purse: Purse) -> tuple[Costs, ...]:
        most = self.attempt.most_tokens
        return tuple(
            costs
            for costs in turning.plans
            if all(
                can_afford(purse.tokens[payer], most, purse.incomes[payer], paid)
                for payer, paid in enumerate(costs)
                if paid
            )
        )

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

    def _one_added(self, block: Block, more: Block, pool: int, target: Ints) -> Floats:
        """The chances when a late die is rolled into the pool."""
        place = self.layers.groups.index((pool, FIRST_COLOUR))
        now = self._dice[block][place]
        then = self._dice[more][place]
        step = self.colours[FIRST_COLOUR].powers(1)[1][np.ix_(now.shown, then.shown)]
        return np.moveaxis(np.tensordot(step, self.chances[more][target], axes=(1, place + 1)), 0, place + 1)

    def _use_means(
        self,
        block: Block,
        dice: list[Dice],
        chances: Floats,
        steps: dict[int, tuple[Ints, Ints]],
        go_on: GoOn,
    ) -> None:
        """All uses that lead to layers of one level. A handful that several kinds can roll is worked out once."""
        wanted: dict[Handful, list[int]] = {}
        for index, (source, target) in steps.items():
            if isinstance(self.layers.kinds[index].means, Reroll):
                for handful in self.layers.handfuls(index, block):
                    wanted.setdefault(handful, []).append(index)
            else:
                chances[source] = np.maximum(chances[source], chances[target])
        for handful, kinds in wanted.items():
            go_on()
            if len(kinds) == 1 and len(steps[kinds[0]][0]) * chances[0].size <= _AT_ONCE:
                source, target = steps[kinds[0]]
                chances[source] = np.maximum(chances[source], _rerolled(chances[target], handful, dice))
            else:
                self._roll_handful(handful, dice, chances, [steps[index] for index in kinds], go_on)

    def _roll_handful(
        self,
        handful: Handful,
        dice: list[Dice],
        chances: Floats,
        uses: list[tuple[Ints, Ints]],
        go_on: GoOn,
    ) -> None:
        """What several kinds can roll, or what is much: each target once, and no more of them at once than is quick."""
        targets = np.unique(np.concatenate([target for _, target in uses]))
        places = [np.searchsorted(targets, target) for _, target in uses]
        at_once = max(1, _AT_ONCE // chances[0].size)
        for first in range(0, len(targets), at_once):
            go_on()
            best = _rerolled(chances[targets[first : first + at_once]], handful, dice)
            for (source, _), place in zip(uses, places, strict=True):
                if len(targets) > at_once:
                    inside = (place >= first) & (place < first + at_once)
                    source, place = source[inside], place[inside]
                if at_once < _FEW:
                    for here, there in zip(source.tolist(), place.tolist(), strict=True):
                        np.maximum(chances[here], best[there - first], out=chances[here])
                else:
                    chances[source] = np.maximum(chances[source], best[place - first])


_AT_ONCE = 1 << 16
"""So many numbers at a time: more would not stay in the processor's cache from one step to the next."""
_FEW = 32
"""Arrays that are large enough are compared one by one, which copies nothing."""


def _columns(pairs: list[tuple[int, int]]) -> tuple[Ints, Ints]:
    table = np.array(pairs, dtype=np.intp)
    return table[:, 0], table[:, 1]


def _rolled(chances: Floats, axis: int, dice: Dice) -> Floats:
    """One group rolled in full: its axis shrinks to one place."""
    rows, form = _in_rows(chances, axis)
    return _out_of_rows((dice.first_roll @ rows)[None], form, axis)


def _rerolled(chances: Floats, handful: Handful, dice: list[Dice]) -> Floats:
    """The best use of a re-roll that rolls these dice together: first the luck of all groups, then the choice."""
    chosen: list[int] = []
    for place, most in handful:
        if most == ALL_OF_THEM:
            chances = _rolled(chances, place + 1, dice[place])
        else:
            rows, form = _in_rows(chances, place + 1)
            chances = _out_of_rows(dice[place].rerolled(most) @ rows, form, place + 1)
            chosen.append(place)
    for place in reversed(chosen):
        # The last to roll lies in rows still, so that nothing is copied.
        rows, form = _in_rows(chances, place + 1)
        chances = _out_of_rows(dice[place].best_kept(rows), form, place + 1)
    return chances


def _in_rows(chances: Floats, axis: int) -> tuple[Floats, tuple[int, ...]]:
    """A row for each place of the axis, and the form of a row."""
    in_front = chances.transpose(axis, *range(axis), *range(axis + 1, chances.ndim))
    return in_front.reshape(len(in_front), -1), in_front.shape[1:]


def _out_of_rows(rows: Floats, form: tuple[int, ...], axis: int) -> Floats:
    """The opposite."""
    in_front = rows.reshape(len(rows), *form)
    return in_front.transpose(*range(1, axis + 1), 0, *range(axis + 1, in_front.ndim))
