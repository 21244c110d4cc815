"""The chance that rolled dice show all the symbols that are asked for, or all but a few.

Exact, and quick where nothing like it was asked before. What green and blue dice leave of a challenge is worked out
once for that challenge; how likely red and black dice cover what is left is the same whatever the challenge was, and
so is soon known. An answer is one sum over both.
"""

from __future__ import annotations

from typing import Final

_BITS: Final = 3
_DIGIT: Final = (1 << _BITS) - 1
_NEED_BITS: Final = 6 * _BITS
_NEED: Final = (1 << _NEED_BITS) - 1
_COUNT_BITS: Final = 5
_COUNT: Final = (1 << _COUNT_BITS) - 1
_EVERY_SYMBOL: Final = tuple(range(0, _NEED_BITS, _BITS))
_BLACK: Final = 0
_GREEN: Final = 1
_BLUE: Final = 2
_RED: Final = 3
_USUAL_DICE: Final = 7
"""Worked out for this many black dice from the start."""
_MOST_ANSWERS: Final = 200_000
_MOST_SHARES: Final = 10_000
"""What is remembered: some tens of megabytes, more than any one evening asks for."""


class Coverage:
    """For one set of dice: `faces` has the six symbols of each colour."""

    def __init__(self, faces: tuple[tuple[int, ...], ...]) -> None:
        self._hits = tuple(
            tuple((_BITS * symbol, shown.count(symbol) / 6) for symbol in sorted(set(shown)))
            for shown in faces
        )
        self._shown = tuple(sum(_DIGIT << _BITS * symbol for symbol in set(shown)) for shown in faces)
        self._not_red = tuple(place for place in _EVERY_SYMBOL if not self._shown[_RED] >> place & 1)
        self._answers: dict[int, float] = {}
        self._shares: dict[int, dict[int, float]] = {}
        self._rolls: tuple[dict[int, list[tuple[int, float]]], ...] = tuple({} for _ in faces)
        self._rows: dict[int, list[float]] = {}

    def probability(self, need: list[int], dice: list[int], turns: int) -> float:
        """That a roll of so many dice of each colour leaves at most `turns` of the needed symbols uncovered."""
        return self.packed_chance(packed(need), sum(need), dice, turns)

    def packed_chance(self, need: int, missing: int, dice: list[int], turns: int) -> float:
        """The same with the symbols `packed`, for asking about the same challenge again and again."""
        if missing <= turns:
            return 1.0
        black, green, blue, red = dice
        if black + green + blue + red < missing - turns:
            return 0.0
        key = ((((turns << 5 | red) << 5 | blue) << 5 | green) << 5 | black) << _NEED_BITS | need
        known = self._answers.get(key)
        if known is None:
            known = 0.0
            base = (turns << _COUNT_BITS | red) << _NEED_BITS
            rows = self._rows
            for left, share in self._left(need, green, blue).items():
                row = rows.get(base + left)
                if row is None or len(row) <= black:
                    row = self._row(base + left, black)
                known += share * row[black]
            if len(self._answers) > _MOST_ANSWERS:
                self._answers.clear()
            self._answers[key] = known
        return known

    # -- green and blue ----------------------------------------------------------------------------

    def _left(self, need: int, green: int, blue: int) -> dict[int, float]:
        """What so many dice can leave of the needed symbols, and how likely."""
        key = (blue << _COUNT_BITS | green) << _NEED_BITS | need
        found = self._shares.get(key)
        if found is None:
            found = {}
            for first, share in self._rolled(_GREEN, green, need):
                rest = need - first
                for second, part in self._rolled(_BLUE, blue, rest):
                    found[rest - second] = found.get(rest - second, 0.0) + share * part
            if len(self._shares) > _MOST_SHARES:
                self._shares.clear()
            self._shares[key] = found
        return found

    def _rolled(self, colour: int, count: int, need: int) -> list[tuple[int, float]]:
        """What dice of one colour can take off the needed symbols, and how likely."""
        if not count:
            return [(0, 1.0)]
        key = (need & self._shown[colour]) << _COUNT_BITS | count
        found = self._rolls[colour].get(key)
        if found is None:
            taken: dict[int, float] = {}
            for before, share in self._rolled(colour, count - 1, need):
                idle = 1.0
                for place, part in self._hits[colour]:
                    if (need - before) >> place & _DIGIT:
                        idle -= part
                        after = before + (1 << place)
                        taken[after] = taken.get(after, 0.0) + share * part
                if idle > 1e-9:
                    taken[before] = taken.get(before, 0.0) + share * idle
            found = self._rolls[colour][key] = list(taken.items())
        return found

    # -- red and black -----------------------------------------------------------------------------

    def _row(self, key: int, black: int) -> list[float]:
        """The chances with 0, 1, … up to at least `black` black dice; the key has symbols, red dice and turns."""
        row = self._rows.get(key)
        if row is not None and len(row) > black:
            return row
        need = key & _NEED
        red = key >> _NEED_BITS & _COUNT
        alike = key - need + self._as_good(need, red)
        if alike != key:
            row = self._rows[key] = self._row(alike, black)
            return row
        if row is None:
            row = self._rows[key] = []
        length = max(_USUAL_DICE, black + 1)
        missing = sum([need >> place & _DIGIT for place in _EVERY_SYMBOL])
        if missing <= key >> (_NEED_BITS + _COUNT_BITS):
            row.extend([1.0] * (length - len(row)))
            return row
        after = key - (1 << _NEED_BITS) if red else key
        idle = 1.0
        parts: list[tuple[float, list[float]]] = []
        for place, part in self._hits[_RED if red else _BLACK]:
            if need >> place & _DIGIT:
                idle -= part
                parts.append((part, self._row(after - (1 << place), length - 1)))
        if red:
            others = self._row(after, length - 1)
            for count in range(len(row), length):
                row.append(idle * others[count] + sum([part * theirs[count] for part, theirs in parts]))
        else:
            if not row:
                row.append(0.0)
            for count in range(len(row) - 1, length - 1):
                row.append(idle * row[count] + sum([part * theirs[count] for part, theirs in parts]))
        return row

    def _as_good(self, need: int, red: int) -> int:
        """Symbols are alike if the dice cannot tell them apart: all of them for black dice, those they lack for red
        ones."""
        places = self._not_red if red else _EVERY_SYMBOL
        for place, count in zip(places, sorted([need >> place & _DIGIT for place in places]), strict=True):
            need += (count - (need >> place & _DIGIT)) << place
        return need


def packed(need: list[int]) -> int:
    """How often each symbol is needed, in one number."""
    found = 0
    for symbol in range(5, -1, -1):
        found = found << _BITS | need[symbol]
    return found
