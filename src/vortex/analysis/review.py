"""A game looked back at: every side's chance to win at moments along the way, and where it turned.

Where nobody at the table may win, as when the Daleks do, nobody is a side too: its chances come after those of the
seats, and `Game.nobody` names it.

The searching bot judges each moment from what everybody could know then, with a number of walks instead of a clock: the
same game always gets the same curve.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from vortex.bots import tree
from vortex.bots.chair import Chair
from vortex.bots.rollout import final_values
from vortex.kernel.chance import Chance
from vortex.kernel.game import Game
from vortex.kernel.state import State

MOMENTS = 40
"""So many moments of a game are looked at first; then more where it turned."""
SWINGS = 3
_LEAST = 0.04
"""Smaller turns are none: walks differ that much by luck."""
_CLOSER = 4
"""How often the place of a turn is looked for between two moments."""


class Onlooker(Chair):
    """Knows what everybody knows, and no hand."""

    __slots__ = ()

    def imagine(self, chance: Chance) -> State:
        imagined: State = self._game.determinise(self._state, None, chance)
        return imagined


class Swing(NamedTuple):
    """Between two moments somebody's chance to win rose or fell by the most; `seat` may be the place after the last."""

    before: int
    after: int
    seat: int
    by: float


def outlook(game: Game[Any], state: State, walks: int, seed: int) -> list[float]:
    """Every seat's chance to win, and nobody's."""
    if state.asked < 0:
        return final_values(game, state)
    return tree.outlook(Onlooker(game, state, state.asked), walks, seed)


def moments(last: int) -> list[int]:
    """The moments to look at first: the first, the last, and as many between as are worth it."""
    count = min(last, MOMENTS)
    return sorted({last * step // count for step in range(count + 1)}) if count else [0]


def swings(points: Mapping[int, Sequence[float]]) -> list[Swing]:
    """The largest turns, the largest first. A turn is one side's gain, for what one gains others lose."""
    numbers = sorted(points)
    found = []
    for before, after in pairwise(numbers):
        gains = [new - old for old, new in zip(points[before], points[after], strict=True)]
        losses = [-gain for gain in gains]
        # Where more lose than gain, or the other way round, the side that turned most is the one to tell of.
        best, worst = max(gains), max(losses)
        seat, by = (gains.index(best), best) if best > worst - 1e-9 else (losses.index(worst), -worst)
        if abs(by) >= _LEAST:
            found.append(Swing(before, after, seat, by))
    found.sort(key=lambda swing: (-abs(swing.by), swing.after))
    return found[:SWINGS]


def look_closer(points: Mapping[int, Sequence[float]], asked: int) -> int | None:
    """The next moment to look at, to find out where between two moments a game turned; None when that is known, or
    when enough was asked."""
    if asked >= _CLOSER * SWINGS:
        return None
    for swing in swings(points):
        if swing.after - swing.before > 1:
            return (swing.before + swing.after) // 2
    return None
