"""The exact chance of an attempt in every situation that it can come to, by dynamic programming over multisets.

A *situation* is what the dice of all groups show. With the same to spend, the same situations can be turned into a
success, so layers are taken together by their purses: a *part* of a block is an array with a row for each situation
that is not won already and a column for each layer. A re-roll is a matrix product over what one group shows, the
choice of dice a minimum over what can be kept. Layers are worked out from those with nothing left to do upwards, many
at a time.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from vortex.dice.attempt import ALL_OF_THEM, Attempt, Income, Reroll, Shown
from vortex.dice.solving.layers import FIRST_COLOUR, Block, Handful, Layer, Layers
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
    row: Ints
    """For every situation its row; of those that are won, the last."""
    risks: Floats
    """Of failure, a row for each open situation and a column for each layer. The last row is 0: nothing can fail."""


class Use(NamedTuple):
    """Layers of one part that become layers of another, or of the same: columns for columns."""

    source: int
    target: int
    before: Ints
    after: Ints


Pairs = tuple[Ints, Ints]


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
        self._steps = [
            {index: _columns(pairs) for index, pairs in level.items()} for level in self.layers.steps
        ]
        self._uses: dict[tuple[int, tuple[int, ...]], list[Use]] = {}
        self._purses, self._purse_of = self._sort_purses()
        self._part_of, self._column = self._share_out()
        self._late_uses = {
            index: self._by_parts(_columns(pairs)) for index, pairs in self.layers.late_uses.items()
        }
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
        risks = part.risks[:, self._column[place]][part.row].reshape([len(some.shown) for some in dice])
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
                np.minimum(part.risks[:-1], rolled[beside[part.open]], out=part.risks[:-1])
        for (index, pool), more in layers.added(block).items():
            for use in self._late_uses.get(index, ()):
                added = self._one_added(block, more, pool, use)
                risks = parts[use.source].risks
                risks[:-1, use.before] = np.minimum(risks[:-1, use.before], added)
        rolls = Rolls(parts, dice)
        for level, steps in enumerate(self._steps):
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
            steps = self._steps[level]
            sources: list[Ints] = []
            targets: list[Ints] = []
            for index in kinds:
                source, target = steps[index]
                first = [rival for rival in kinds if rival in self.layers.first_to_roll[index]]
                if first:
                    is_served = np.zeros(len(self._part_of), dtype=np.bool_)
                    for rival in first:
                        is_served[steps[rival][0]] = True
                    own = ~is_served[source]
                    source, target = source[own], target[own]
                sources.append(source)
                targets.append(target)
            known = self._uses[level, kinds] = self._by_parts(
                (np.concatenate(sources), np.concatenate(targets))
            )
        return known

    def _by_parts(self, pairs: Pairs) -> list[Use]:
        """In each use every source stands but once."""
        source, target = pairs
        found: list[Use] = []
        while len(source):
            _, once = np.unique(source * self._part_count + self._part_of[target], return_index=True)
            of, to = self._part_of[source[once]], self._part_of[target[once]]
            for part in range(self._part_count):
                for other in range(self._part_count):
                    some = once[(of == part) & (to == other)]
                    if len(some):
                        found.append(Use(part, other, self._column[source[some]], self._column[target[some]]))
            source, target = np.delete(source, once), np.delete(target, once)
        return found

    def _sort_purses(self) -> tuple[list[Purse], Ints]:
        """Layers that have the same to spend on turning dice can turn the same dice."""
        found: dict[Purse, int] = {}
        purse_of = np.empty(len(self.layers.places), dtype=np.intp)
        for layer, place in self.layers.places.items():
            purse = Purse(layer.no_turns, layer.tokens, self._incomes(layer))
            purse_of[place] = found.setdefault(purse, len(found))
        return list(found), purse_of

    def _share_out(self) -> tuple[Ints, Ints]:
        """The part of each layer, and its column there. Purses with which almost the same is open share a part."""
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
        part_of = part_of_purse[self._purse_of]
        column = np.empty_like(part_of)
        for part in range(parts):
            own = np.flatnonzero(part_of == part)
            column[own] = np.arange(len(own))
        return part_of, column

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
        parts: list[Part] = []
        for part in range(self._part_count):
            purses = self._purse_of[self._part_of == part]
            is_open = fails[np.unique(purses)].any(axis=0)
            number = np.flatnonzero(is_open)
            row = np.full(len(is_open), len(number))
            row[number] = np.arange(len(number))
            risks = np.zeros((len(number) + 1, len(purses)))
            risks[:-1] = fails[:, number].T[:, purses]
            parts.append(Part(number, row, risks))
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
        """The risks when all dice of the pool roll, for each part: a row for what the other groups show."""
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
                rolled = np.zeros((int(beside.max()) + 1, part.risks.shape[1]))
                if len(there):
                    weighed = part.risks[order] * luck[part.open[order], None]
                    rolled[there] = np.add.reduceat(weighed, begins, axis=0)
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
        risks = part.risks[:, use.after][part.row].reshape(*form, -1)
        added = np.moveaxis(np.tensordot(step, risks, axes=(1, place)), 0, place)
        return added.reshape(-1, len(use.after))[self.parts[block][use.source].open]


class Rolls:
    """Re-rolls in one block."""

    def __init__(self, parts: list[Part], dice: list[Dice]) -> None:
        self.parts = parts
        self.dice = dice
        self._rows: dict[tuple[Handful, int, int], tuple[Ints, Ints]] = {}

    def stay(self, use: Use) -> None:
        """Something is used that rolls nothing."""
        source, target = self.parts[use.source], self.parts[use.target]
        after = target.risks[target.row[source.open]][:, use.after]
        source.risks[:-1, use.before] = np.minimum(source.risks[:-1, use.before], after)

    def use(self, handful: Handful, use: Use, go_on: GoOn) -> None:
        """The best re-roll of this handful, in as many layers at a time as is quick."""
        before, after = self._rows_of(handful, use.source, use.target)
        dice = [self.dice[place] for place, _ in handful]
        form = (*(len(some.shown) for some in dice), -1)
        source, target = self.parts[use.source].risks, self.parts[use.target].risks
        at_once = max(1, _AT_ONCE // max(1, len(after)))
        for first in range(0, len(use.before) if len(after) else 0, at_once):
            go_on()
            then = target.take(use.after[first : first + at_once], axis=1).take(after, axis=0)
            best = _rerolled(then.reshape(form), [most for _, most in handful], dice)
            if ALL_OF_THEM in (most for _, most in handful):
                best = np.broadcast_to(best, (*form[:-1], best.shape[-1]))
            best = best.reshape(len(after), -1).take(before, axis=0)
            columns = use.before[first : first + at_once]
            if columns[-1] - columns[0] + 1 == len(columns):
                side_by_side = source[:-1, columns[0] : columns[-1] + 1]
                np.minimum(side_by_side, best, out=side_by_side)
            else:
                source[:-1, columns] = np.minimum(source[:-1, columns], best)

    def _rows_of(self, handful: Handful, source: int, target: int) -> tuple[Ints, Ints]:
        """The rows of the target for all that the handful can show, beside all that the others can show; and where
        each row of the source stands among them. Where whatever the handful shows is won already, there is nothing to
        roll for."""
        known = self._rows.get((handful, source, target))
        if known is None:
            form = [len(some.shown) for some in self.dice]
            own = [place for place, _ in handful]
            others = [place for place in range(len(form)) if place not in own]
            numbers = np.arange(math.prod(form)).reshape(form).transpose(*own, *others)
            numbers = numbers.reshape(math.prod(form[place] for place in own), -1)
            part = self.parts[source]
            beside = (part.row[numbers] < len(part.open)).any(axis=0)
            numbers = numbers[:, beside].ravel()
            place = np.empty(len(part.row), dtype=np.intp)
            place[numbers] = np.arange(len(numbers))
            known = self._rows[handful, source, target] = place[part.open], self.parts[target].row[numbers]
        return known


_NONE = 1e-12
"""Less can only be a rounding error: all dice together show what is wanted more often than that."""
_AT_ONCE = 1 << 16
"""So many numbers at a time: more would not stay in the processor's cache from one step to the next."""
_NEEDLESS = 1 << 15
"""So many needless numbers in a part are quicker than one part more: many small arrays take longer than a large one."""


def _columns(pairs: list[tuple[int, int]]) -> Pairs:
    table = np.array(pairs, dtype=np.intp)
    return table[:, 0], table[:, 1]


def _rerolled(risks: Floats, handful: list[int], dice: list[Dice]) -> Floats:
    """The best use of a re-roll that rolls up to so many of these dice together: an axis for what each group shows, and
    one for all else. First the luck of all groups, then the choice."""
    if len(dice) == 1 and handful[0] != ALL_OF_THEM:
        return dice[0].best_kept(dice[0].reroll(risks, handful[0]))
    for axis, (most, some) in enumerate(zip(handful, dice, strict=True)):
        rows, form = _in_rows(risks, axis)
        rolled = (some.first_roll @ rows)[None] if most == ALL_OF_THEM else some.reroll(rows, most)
        risks = _out_of_rows(rolled, form, axis)
    for axis in reversed(range(len(dice))):
        if handful[axis] != ALL_OF_THEM:
            # The last to roll lies in rows still, so that nothing is copied.
            rows, form = _in_rows(risks, axis)
            risks = _out_of_rows(dice[axis].best_kept(rows), form, axis)
    return risks


def _in_rows(risks: Floats, axis: int) -> tuple[Floats, tuple[int, ...]]:
    """A row for each place of the axis, and the form of a row."""
    in_front = risks.transpose(axis, *range(axis), *range(axis + 1, risks.ndim))
    return in_front.reshape(len(in_front), -1), in_front.shape[1:]


def _out_of_rows(rows: Floats, form: tuple[int, ...], axis: int) -> Floats:
    """The opposite."""
    in_front = rows.reshape(len(rows), *form)
    return in_front.transpose(*range(1, axis + 1), 0, *range(axis + 1, in_front.ndim))
