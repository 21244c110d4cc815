"""Dice of one colour as a multiset of symbols.

Dice of one colour are alike, so what they show is how often each symbol shows. More of a symbol than the challenge
asks for is worth nothing, and neither is a symbol that it does not ask for: both count as a miss. That this loses
nothing is shown in `docs/odds.md`. So a few dozen multisets stand for thousands of rolls.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Place = tuple[slice | int, ...]


class Dice:
    """Some dice of one colour, against one challenge."""

    def __init__(self, colour: Colour, count: int) -> None:
        self.colour = colour
        self.count = count
        roll = colour.powers(count)[count][0]
        self.shown: Ints = np.flatnonzero(roll)
        self.first_roll: Floats = roll[self.shown]
        self.vectors = colour.vectors[self.shown]
        caps = [min(cap, count) for cap in colour.caps]
        self.form = tuple(cap + 1 for cap in caps)
        """With one axis a symbol, what can be kept lies in the order of its numbers."""
        kept = [colour.number[multiset] for multiset in product(*map(range, self.form))]
        self.kept: Ints = np.array(kept, dtype=np.intp)
        """What can be kept, and some that would take more dice than there are."""
        self.kept_place: Ints = np.searchsorted(self.kept, self.shown)
        """Where among it what shows has its place."""
        self._one_less: list[tuple[Place, Place]] = [
            ((*[slice(None)] * (axis + 1), less + 1), (*[slice(None)] * (axis + 1), less))
            for axis, cap in enumerate(caps)
            for less in range(cap)
        ]
        """In that form behind another axis, for each symbol and number of it: those with so many, and with one less."""
        self._known: dict[int, tuple[Floats, Ints | None]] = {}

    def probabilities(self, kept: int, rolled: int) -> Floats:
        """How likely each multiset shows when these dice were kept and so many roll; the others are misses."""
        row: Floats = self.colour.powers(rolled)[rolled][kept][self.shown]
        return row

    def all_rolled(self, risks: Floats) -> Floats:
        """All of the dice roll: from the risks of what shows afterwards, along the middle axis, the risk before the
        roll."""
        rolled: Floats = self.first_roll[None] @ risks
        return rolled

    def reroll(self, risks: Floats, most: int) -> Floats:
        """Up to this many of the dice roll again: from the risks of what shows afterwards, along the middle axis,
        those of what is kept before."""
        known = self._known.get(most)
        if known is None:
            known = self._known[most] = self._rerolled(min(most, self.count))
        probabilities, impossible = known
        kept: Floats = probabilities @ risks
        if impossible is not None:
            kept[:, impossible] = 1.0
        return kept

    def _rerolled(self, most: int) -> tuple[Floats, Ints | None]:
        """A row for each multiset that is kept, a column for each that shows then, and the rows of what cannot be
        kept: dice left as misses where no face is one. Misses roll first. More dice than there are cannot be kept
        either, but nobody asks for that."""
        sums = np.array(self.colour.sums)[self.kept]
        rolled = np.minimum(most, self.count - sums)
        probabilities = np.zeros((len(sums), len(self.shown)))
        for count, power in enumerate(self.colour.powers(most)[: most + 1]):
            probabilities[rolled == count] = power[np.ix_(self.kept[rolled == count], self.shown)]
        impossible = np.flatnonzero((probabilities.sum(axis=1) < 1 - 1e-9) & (sums <= self.count))
        return probabilities, impossible if len(impossible) else None

    def best_kept(self, risks: Floats) -> Floats:
        """From the risks for all that can be kept, along the middle axis, those for what shows, in the same places;
        uses them up. The best of all parts of a multiset is found symbol by symbol: with as many of it, or with one
        less. That counts parts too that leave more misses than the icon rolls, but to keep more than those is never
        worse."""
        parts = risks.reshape(len(risks), *self.form, -1)
        for with_it, without_it in self._one_less:
            np.minimum(parts[with_it], parts[without_it], out=parts[with_it])
        return risks


class Colour:
    """A die's faces against a challenge: the multisets of symbols that count."""

    def __init__(self, faces: tuple[int, ...], need: tuple[int, ...]) -> None:
        self.kinds = tuple(symbol for symbol in sorted(set(faces)) if need[symbol])
        self.caps = tuple(need[symbol] for symbol in self.kinds)
        multisets = list(product(*(range(cap + 1) for cap in self.caps)))
        self.number = {multiset: number for number, multiset in enumerate(multisets)}
        self.vectors: NDArray[np.int64] = np.zeros((len(multisets), len(need)), dtype=np.int64)
        for number, multiset in enumerate(multisets):
            for kind, count in zip(self.kinds, multiset, strict=True):
                self.vectors[number, kind] = count
        self.sums = [sum(multiset) for multiset in multisets]
        self._powers: list[Floats] = [np.eye(len(multisets))]
        self._step = self._one_more(faces, multisets)
        self._dice: dict[int, Dice] = {}

    def _one_more(self, faces: tuple[int, ...], multisets: list[tuple[int, ...]]) -> Floats:
        """What one more rolled die makes of each multiset."""
        step = np.zeros((len(multisets), len(multisets)))
        for number, multiset in enumerate(multisets):
            for face in faces:
                after = number
                if face in self.kinds:
                    place = self.kinds.index(face)
                    if multiset[place] < self.caps[place]:
                        grown = (*multiset[:place], multiset[place] + 1, *multiset[place + 1 :])
                        after = self.number[grown]
                step[number, after] += 1 / len(faces)
        return step

    def powers(self, most: int) -> list[Floats]:
        """What 0, 1, … up to `most` rolled dice make of each multiset."""
        while len(self._powers) <= most:
            self._powers.append(self._powers[-1] @ self._step)
        return self._powers

    def multiset(self, symbols: tuple[int, ...]) -> int:
        """The number of what these dice show, as far as it counts."""
        return self.number[
            tuple(min(symbols[kind], cap) for kind, cap in zip(self.kinds, self.caps, strict=True))
        ]

    def dice(self, count: int) -> Dice:
        if count not in self._dice:
            self._dice[count] = Dice(self, count)
        return self._dice[count]


@lru_cache(maxsize=512)
def colour_against(faces: tuple[int, ...], need: tuple[int, ...]) -> Colour:
    """Many attempts share a challenge; what there is to know of its multisets is worked out once."""
    return Colour(faces, need)
