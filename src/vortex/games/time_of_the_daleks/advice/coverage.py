"""The chance that rolled dice show all the symbols that are asked for, or all but a few.

Worked out die by die and remembered, so that nearly every question is answered by looking it up.
"""

from __future__ import annotations

_BITS = 3
_DIGIT = (1 << _BITS) - 1
_MOST_KEPT = 400_000
"""Answers that are remembered: some tens of megabytes, more than any one evening asks for."""


class Coverage:
    """For one set of dice: `faces` has the six symbols of each colour."""

    def __init__(self, faces: tuple[tuple[int, ...], ...]) -> None:
        self._hits = tuple(
            tuple((_BITS * symbol, shown.count(symbol) / 6) for symbol in sorted(set(shown)))
            for shown in faces
        )
        self._known: dict[int, float] = {}

    def chance(self, need: list[int], dice: list[int], turns: int) -> float:
        """That a roll of so many dice of each colour leaves at most `turns` of the needed symbols uncovered."""
        return self.packed_chance(packed(need), sum(need), dice, turns)

    def packed_chance(self, need: int, missing: int, dice: list[int], turns: int) -> float:
        """The same with the symbols `packed`, for whoever asks about the same challenge again and again."""
        if missing <= turns:
            return 1.0
        if len(self._known) > _MOST_KEPT:
            self._known.clear()
        return self._at(need, missing - turns, dice[1], dice[2], dice[3], dice[0])

    def _at(self, need: int, hits: int, green: int, blue: int, red: int, black: int) -> float:
        """`hits` more dice must show something that is needed."""
        if hits <= 0:
            return 1.0
        if green + blue + red + black < hits:
            return 0.0
        if not (green or blue or red):
            need = _sorted(need)
        key = (((((need << 3 | hits) << 5 | green) << 5 | blue) << 5 | red) << 5) | black
        known = self._known.get(key)
        if known is not None:
            return known
        if green:
            colour, green = 1, green - 1
        elif blue:
            colour, blue = 2, blue - 1
        elif red:
            colour, red = 3, red - 1
        else:
            colour, black = 0, black - 1
        found = 0.0
        idle = 1.0
        for shift, share in self._hits[colour]:
            if need >> shift & _DIGIT:
                idle -= share
                found += share * self._at(need - (1 << shift), hits - 1, green, blue, red, black)
        if idle > 1e-9:
            found += idle * self._at(need, hits, green, blue, red, black)
        self._known[key] = found
        return found


def packed(need: list[int]) -> int:
    """How often each symbol is needed, in one number."""
    found = 0
    for symbol in range(5, -1, -1):
        found = found << _BITS | need[symbol]
    return found


def _sorted(need: int) -> int:
    """To black dice all symbols are alike."""
    counts = sorted([need >> (_BITS * symbol) & _DIGIT for symbol in range(6)])
    packed = 0
    for count in counts:
        packed = packed << _BITS | count
    return packed
