"""The exact chance of an attempt in every situation that it can come to, by dynamic programming over multisets.

A *situation* is what the dice of all groups show. With the same to spend, the same situations can be turned into a
success, so layers are taken together by their purses: a *part* of a block is an array with a row for each layer and a
column for each situation that is not won already. A re-roll is a matrix product over what one group shows, the
choice of dice a minimum over what can be kept. Layers are worked out from those with nothing left to do upwards, many
at a time.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np

from vortex.dice.attempt import ALL_OF_THEM, Attempt, Income, Reroll, Shown
from vortex.dice.solving.layers import FIRST_COLOUR, Block, Handful, Layer, Layers, Pair
from vortex.dice.solving.multisets import Dice, Floats, Ints, colour_against
from vortex.dice.solving.turning import Bools, Costs, Turning, can_afford
from vortex.kernel.odds import GoOn, no_hurry


class Purse(NamedTuple):
    """What can be spent on turning dice."""

    no_turns: bool
    tokens: tuple[int, ...]
    incomes: tuple[tuple[tuple[int, int], ...], ...]


class Part(NamedTuple):
    open: Ints
    """The situations that no turning of dice makes a success, in order."""
    column: Ints
    """For every situation its column; of those that are won, the last."""
    risks: Floats
    """Of failure, a row for each layer and a column for each open situation. The last column is 0: nothing can fail."""


Rows = Ints | slice


class Use(NamedTuple):
    """Layers of one part that become layers of another, or of the same: rows for rows."""

    source: int
    target: int
    before: Rows
    after: Rows
    layers: int


class Tables:
    """Solved once; afterwards every situation of the attempt is a look-up."""

    def __init__(self, attempt: Attempt, go_on: GoOn = no_hurry) -> None:
        self.attempt = attempt
        self.layers = Layers(attempt, go_on)
        self.colours = [
            colour_against(faces, tuple(n if s in faces else 0 for s, n in enumerate(attempt.need)))
            for faces in attempt.faces
        ]
        self.parts: dict[Block, list[Part]] = {}
        self._dice = {block: self._dice_of(block) for block in self.layers.blocks}
        self._failures: dict[Block, list[Bools]] = {}
        self._rolled: dict[tuple[Block, int], list[Floats]] = {}
        self._uses: dict[tuple[int, tuple[int, ...]], list[Use]] = {}
        self._purses, self._purse_of = self._sort_purses()
        self._part_of, self._row = self._share_out()
        self._late_uses = {index: self._by_parts(pairs) for index, pairs in self.layers.late_uses.items()}
        for block in self.layers.blocks:
            self._solve(block, go_on)
        self._rolled.clear()
        self._failures.clear()

    def _dice_of(self, block: Block) -> list[Dice]:
        counts = self.layers.counts(block)
        return [
            self.colours[colour].dice(count)
            for (_, colour), count in zip(self.layers.groups, counts, strict=True)
        ]

    @property
    def size(self) -> int:
        """In bytes."""
        return sum(part.risks.nbytes for parts in self.parts.values() for part in parts)

    # -- looking up --------------------------------------------------------------------------------

    def find(self, attempt: Attempt) -> tuple[Block, Layer] | None:
        return self.layers.find(attempt)

    def probability(self, block: Block, layer: Layer, kept: Shown) -> float:
        """With these dice on the table, and all others of the block about to roll."""
        place = self.layers.places[layer]
        part = self.parts[block][self._part_of[place]]
        dice = self._dice[block]
        risks = part.risks[self._row[place]][part.column].reshape([len(some.shown) for some in dice])
        for (pool, colour), some in zip(self.layers.groups, dice, strict=True):
            symbols = kept[pool][colour]
            row = some.probabilities(self.colours[colour].multiset(symbols), some.count - sum(symbols))
            risks = np.tensordot(row, risks, axes=(0, 0))
        probability = 1.0 - float(risks)
        return probability if probability > _NONE else 0.0

    # -- solving -----------------------------------------------------------------------------------

    def _solve(self, block: Block, go_on: GoOn) -> None:
        layers = self.layers
        dice = self._dice[block]
        parts = self.parts[block] = self._without_rerolls(block, go_on)
        for pool, fewer in layers.given_up(block).items():
            own = [place for place, (of, _) in enumerate(layers.groups) if of == pool]
            form = [1 if place in own else len(some.shown) for place, some in enumerate(dice)]
            beside = np.broadcast_to(
                np.arange(math.prod(form)).reshape(form), [len(some.shown) for some in dice]
            ).ravel()
            for part, rolled in zip(parts, self._all_rolled(fewer, pool), strict=True):
                risks = part.risks[:, :-1]
                np.minimum(risks, rolled.take(beside[part.open], axis=1), out=risks)
        for (index, pool), more in layers.added(block).items():
            for use in self._late_uses.get(index, ()):
                _lower(parts[use.source].risks, use.before, self._one_added(block, more, pool, use))
        rolls = Rolls(parts, dice)
        for level, steps in enumerate(layers.steps):
            go_on()
            wanted: dict[Handful, list[int]] = {}
            for index, pairs in steps.items():
                if isinstance(layers.kinds[index].means, Reroll):
                    for handful in layers.handfuls(index, block):
                        wanted.setdefault(handful, []).append(index)
                else:
                    for use in self._by_parts(pairs):
                        rolls.stay(use)
            for handful, kinds in wanted.items():
                for use in self._uses_of(level, tuple(kinds)):
                    rolls.use(handful, use, go_on)

    def _uses_of(self, level: int, kinds: tuple[int, ...]) -> list[Use]:
        """What these kinds make of layers with dice that all of them can roll. A kind that goes before another leaves
        to it only the layers in which it cannot be used itself."""
        known = self._uses.get((level, kinds))
        if known is None:
            steps = self.layers.steps[level]
            pairs: list[Pair] = []
            for index in kinds:
                first = [rival for rival in kinds if rival in self.layers.first_to_roll[index]]
                served = {source for rival in first for source, _ in steps[rival]}
                pairs += [pair for pair in steps[index] if pair[0] not in served]
            known = self._uses[level, kinds] = self._by_parts(pairs)
        return known

    def _by_parts(self, pairs: list[Pair]) -> list[Use]:
        """In each use every source stands but once."""
        found: dict[tuple[int, int, int], list[Pair]] = {}
        times: dict[Pair, int] = {}
        for source, target in sorted(pairs):
            part, other = self._part_of[source], self._part_of[target]
            again = times[source, other] = times.get((source, other), -1) + 1
            found.setdefault((part, other, again), []).append((self._row[source], self._row[target]))
        return [
            Use(
                part,
                other,
                _rows([before for before, _ in own]),
                _rows([after for _, after in own]),
                len(own),
            )
            for (part, other, _), own in found.items()
        ]

    def _sort_purses(self) -> tuple[list[Purse], Ints]:
        """Layers that have the same to spend on turning dice can turn the same dice."""
        found: dict[Purse, int] = {}
        purse_of = np.empty(len(self.layers.places), dtype=np.intp)
        for layer, place in self.layers.places.items():
            purse = Purse(layer.no_turns, layer.tokens, self._incomes(layer))
            purse_of[place] = found.setdefault(purse, len(found))
        return list(found), purse_of

    def _share_out(self) -> tuple[list[int], list[int]]:
        """The part of each layer, and its row there. Purses with which almost the same is open share a part."""
        fails = self._fails(self.layers.top_block)
        layers = np.bincount(self._purse_of).tolist()
        sizes = [int(some.sum()) for some in fails]
        part_of_purse = np.empty(len(sizes), dtype=np.intp)
        parts = needless = rows = 0
        for purse in sorted(range(len(sizes)), key=lambda purse: -sizes[purse]):
            needless += layers[purse] * (rows - sizes[purse])
            if not parts or needless > _NEEDLESS:
                parts, needless, rows = parts + 1, 0, sizes[purse]
            part_of_purse[purse] = parts - 1
        self._part_count = parts
        part_of: list[int] = part_of_purse[self._purse_of].tolist()
        filled = [0] * parts
        row: list[int] = []
        for part in part_of:
            row.append(filled[part])
            filled[part] += 1
        return part_of, row

    def _incomes(self, layer: Layer) -> tuple[tuple[tuple[int, int], ...], ...]:
        incomes: list[list[tuple[int, int]]] = [[] for _ in self.attempt.tokens]
        if self.layers.has_income:
            for kind, left in zip(self.layers.kinds, layer.left, strict=True):
                if isinstance(kind.means, Income):
                    incomes[kind.means.payer] += [(kind.means.cost, kind.means.tokens)] * left
        return tuple(map(tuple, incomes))

    def _fails(self, block: Block, go_on: GoOn = no_hurry) -> list[Bools]:
        """For each purse the situations that turning dice alone cannot make a success."""
        known = self._failures.get(block)
        if known is None:
            dice, counts = self._dice[block], self.layers.counts(block)
            turning = Turning(self.attempt, self.layers.groups, counts, [some.vectors for some in dice])
            found: dict[tuple[Costs, ...], Bools] = {}
            known = self._failures[block] = []
            for purse in self._purses:
                go_on()
                payable = () if purse.no_turns else self._payable(turning, purse)
                if payable not in found:
                    successes = turning.successes(payable) if payable else turning.untouched()
                    found[payable] = ~successes.ravel()
                known.append(found[payable])
        return known

    def _without_rerolls(self, block: Block, go_on: GoOn) -> list[Part]:
        """What turning dice alone can do, for every layer."""
        fails = np.stack(self._fails(block, go_on))
        part_of = np.array(self._part_of)
        parts: list[Part] = []
        for part in range(self._part_count):
            purses = self._purse_of[part_of == part]
            is_open = fails[np.unique(purses)].any(axis=0)
            number = np.flatnonzero(is_open)
            column = np.full(len(is_open), len(number))
            column[number] = np.arange(len(number))
            risks = np.zeros((len(purses), len(number) + 1))
            risks[:, :-1] = fails.take(number, axis=1)[purses]
            parts.append(Part(number, column, risks))
        return parts

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

    def _all_rolled(self, block: Block, pool: int) -> list[Floats]:
        """The risks when all dice of the pool roll, for each part: a column for what the other groups show."""
        known = self._rolled.get((block, pool))
        if known is None:
            luck = np.ones(1)
            beside = np.zeros(1, dtype=np.intp)
            for (of, _), dice in zip(self.layers.groups, self._dice[block], strict=True):
                own = dice.first_roll if of == pool else np.ones(len(dice.shown))
                luck = np.outer(luck, own).ravel()
                many = 1 if of == pool else len(dice.shown)
                beside = (beside[:, None] * many + np.arange(len(own)) % many).ravel()
            known = self._rolled[block, pool] = []
            for part in self.parts[block]:
                order = np.argsort(beside[part.open], kind="stable")
                there, begins = np.unique(beside[part.open[order]], return_index=True)
                rolled = np.zeros((len(part.risks), int(beside.max()) + 1))
                if len(there):
                    weighed = part.risks.take(order, axis=1) * luck[part.open[order]]
                    rolled[:, there] = np.add.reduceat(weighed, begins, axis=1)
                known.append(rolled)
        return known

    def _one_added(self, block: Block, more: Block, pool: int, use: Use) -> Floats:
        """The risks when a late die is rolled into the pool."""
        place = self.layers.groups.index((pool, FIRST_COLOUR))
        now = self._dice[block][place]
        then = self._dice[more][place]
        step = self.colours[FIRST_COLOUR].powers(1)[1][np.ix_(now.shown, then.shown)]
        part = self.parts[more][use.target]
        form = [len(some.shown) for some in self._dice[more]]
        risks = part.risks[use.after].take(part.column, axis=1).reshape(-1, *form)
        added = np.moveaxis(np.tensordot(step, risks, axes=(1, place + 1)), 0, place + 1)
        return added.reshape(use.layers, -1).take(self.parts[block][use.source].open, axis=1)


class Rolls:
    """Re-rolls in one block."""

    def __init__(self, parts: list[Part], dice: list[Dice]) -> None:
        self.parts = parts
        self.dice = dice
        self._columns: dict[tuple[Handful, int, int], tuple[Ints, Ints]] = {}

    def stay(self, use: Use) -> None:
        """Something is used that rolls nothing."""
        source, target = self.parts[use.source], self.parts[use.target]
        _lower(source.risks, use.before, target.risks[use.after].take(target.column[source.open], axis=1))

    def use(self, handful: Handful, use: Use, go_on: GoOn) -> None:
        """The best re-roll of this handful, in as many layers at a time as is quick."""
        before, after = self._columns_of(handful, use.source, use.target)
        if not len(after):
            return
        dice = [self.dice[place] for place, _ in handful]
        form = tuple(len(some.shown) for some in dice)
        source, target = self.parts[use.source].risks, self.parts[use.target].risks
        at_once = max(1, _AT_ONCE // len(after))
        for first in range(0, use.layers, at_once):
            go_on()
            then = target[_some(use.after, first, at_once)].take(after, axis=1)
            best = _rerolled(then.reshape(len(then), *form, -1), [most for _, most in handful], dice)
            best = best.reshape(len(then), -1).take(before, axis=1)
            _lower(source, _some(use.before, first, at_once), best)

    def _columns_of(self, handful: Handful, source: int, target: int) -> tuple[Ints, Ints]:
        """The columns of the target for all that the handful can show, beside all that the others can show; and where
        each column of the source stands among what can be kept instead. Where whatever the handful shows is won
        already, there is nothing to roll for."""
        known = self._columns.get((handful, source, target))
        if known is None:
            form = [len(some.shown) for some in self.dice]
            own = [place for place, _ in handful]
            others = [place for place in range(len(form)) if place not in own]
            numbers = np.arange(math.prod(form)).reshape(form).transpose(*own, *others)
            numbers = numbers.reshape(math.prod(form[place] for place in own), -1)
            part = self.parts[source]
            beside = (part.column[numbers] < len(part.open)).any(axis=0)
            numbers = numbers[:, beside]
            kept = np.zeros(1, dtype=np.intp)
            for place, most in handful:
                dice = self.dice[place]
                many = 1 if most == ALL_OF_THEM else len(dice.kept)
                shown = np.zeros_like(dice.shown) if most == ALL_OF_THEM else dice.kept_place
                kept = (kept[:, None] * many + shown).ravel()
            where = np.empty(len(part.column), dtype=np.intp)
            where[numbers] = kept[:, None] * numbers.shape[1] + np.arange(numbers.shape[1])
            after = self.parts[target].column[numbers.ravel()]
            known = self._columns[handful, source, target] = where[part.open], after
        return known


_NONE = 1e-12
"""Less can only be a rounding error: all dice together show what is wanted more often than that."""
_AT_ONCE = 1 << 15
"""So many numbers at a time: more would not stay in the processor's cache from one step to the next, and memory for
them would be fetched anew each time."""
_NEEDLESS = 1 << 15
"""So many needless numbers in a part are quicker than one part more: many small arrays take longer than a large one."""


def _rows(numbers: list[int]) -> Rows:
    """As a slice where they follow each other: that copies nothing."""
    if numbers == list(range(numbers[0], numbers[0] + len(numbers))):
        return slice(numbers[0], numbers[0] + len(numbers))
    return np.array(numbers, dtype=np.intp)


def _some(rows: Rows, first: int, count: int) -> Rows:
    if isinstance(rows, slice):
        return slice(rows.start + first, min(rows.start + first + count, rows.stop))
    return rows[first : first + count]


def _lower(risks: Floats, rows: Rows, best: Floats) -> None:
    """The risks of these layers are at most the best; the last column stays what it is."""
    own = risks[rows]
    np.minimum(own[:, :-1], best, out=own[:, :-1])
    if not isinstance(rows, slice):
        risks[rows] = own


def _rerolled(risks: Floats, handful: list[int], dice: list[Dice]) -> Floats:
    """The best use of a re-roll that rolls up to so many of these dice together: a first axis for layers, one for what
    each group shows, and one for all else. First the luck of all groups, then the choice: what is kept has the axes."""
    for axis, (most, some) in enumerate(zip(handful, dice, strict=True), start=1):
        roll = some.all_rolled if most == ALL_OF_THEM else partial(some.reroll, most=most)
        risks = _along(axis, risks, roll)
    for axis, (most, some) in enumerate(zip(handful, dice, strict=True), start=1):
        if most != ALL_OF_THEM:
            risks = _along(axis, risks, some.best_kept)
    return risks


def _along(axis: int, risks: Floats, change: Callable[[Floats], Floats]) -> Floats:
    """The change of one axis, which stands between all before it and all behind it."""
    form = risks.shape
    lines = change(risks.reshape(math.prod(form[:axis]), form[axis], -1))
    return lines.reshape(*form[:axis], lines.shape[1], *form[axis + 1 :])
