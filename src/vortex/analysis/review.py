"""Looking back at a game: every side's odds of winning along the way, and where the game turned.

Where a game can end without a winner at the table, as when the Daleks win, nobody counts as a side too: its odds come
after those of the seats, and `Game.nobody` names it.

The searching bot judges each moment from what everybody could know then, with a number of walks instead of a clock: the
same game always gets the same curve.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any, NamedTuple

from vortex.bots import tree
from vortex.bots.chair import Chair
from vortex.bots.rollout import final_values
from vortex.kernel.chance import Chance
from vortex.kernel.game import Game
from vortex.kernel.state import State

MOMENTS = 40
"""How many moments of a game are judged first; then more are, where it turned."""
SWINGS = 3
_LEAST = 0.04
"""Smaller changes are not turns: walks differ that much by luck."""
_CLOSER = 4
"""How many further moments are judged to locate each turn."""
_REACH = 2
"""A turn spans at most this many steps between the first moments: a trend over half a game is not a turn, and one that
lies across a moment is seen whole."""
_MOST_OF_IT = 0.75
"""A turn is shown by its shortest part that makes up this share of it: the rest may be luck."""


class Onlooker(Chair):
    """Knows what everybody knows, but no hand."""

    __slots__ = ()

    def imagine(self, chance: Chance) -> State:
        imagined: State = self._game.determinise(self._state, None, chance)
        return imagined


class Swing(NamedTuple):
    """One side's odds of winning rose or fell between two moments; `seat` is the number of seats where that side is
    nobody. The moves after `before`, up to `after`, made the difference: a single one if it can be found."""

    before: int
    after: int
    seat: int
    by: float


def outlook(game: Game[Any], state: State, walks: int, seed: int) -> list[float]:
    """Every seat's odds of winning, and nobody's."""
    if state.asked < 0:
        return final_values(game, state)
    return tree.outlook(Onlooker(game, state, state.asked), walks, seed)


def moments(last: int) -> list[int]:
    """The moments to look at first: the first, the last, and some evenly spread between them."""
    count = min(last, MOMENTS)
    return sorted({last * step // count for step in range(count + 1)}) if count else [0]


def swings(points: Mapping[int, Sequence[float]]) -> list[Swing]:
    """The largest turns, the largest first; none of them lies in another.

    Any two moments near enough to each other may bound a turn, not only neighbours: so a turn that took several moves
    stays as large as it was when more moments within it are judged."""
    found: list[Swing] = []
    shortened: list[Swing] = []
    for swing in sorted(_changes(points), key=_largest_first):
        if len(found) == SWINGS:
            break
        if all(swing.after <= other.before or other.after <= swing.before for other in found):
            found.append(swing)
            shortened.append(_most_of(swing, points))
    return sorted(shortened, key=_largest_first)


def _largest_first(swing: Swing) -> tuple[float, int, int]:
    """Among equally large ones the shortest comes first, then the earliest."""
    return -round(abs(swing.by), 9), swing.after - swing.before, swing.after


def _changes(points: Mapping[int, Sequence[float]]) -> list[Swing]:
    """From each moment to each that is near enough, what changed most; small changes are left out."""
    numbers = sorted(points)
    reach = -(-numbers[-1] // MOMENTS) * _REACH if numbers else 0
    found = []
    for place, before in enumerate(numbers):
        for after in numbers[place + 1 :]:
            if after - before > reach and after != numbers[place + 1]:
                break
            change = _change(points, before, after)
            if abs(change.by) >= _LEAST:
                found.append(change)
    return found


def _change(points: Mapping[int, Sequence[float]], before: int, after: int) -> Swing:
    """A turn is one side's gain: what one gains others mostly lose."""
    gains = [new - old for old, new in zip(points[before], points[after], strict=True)]
    losses = [-gain for gain in gains]
    # Where several lose and one gains, or the other way round, the side that changed most is reported.
    best, worst = max(gains), max(losses)
    seat, by = (gains.index(best), best) if best > worst - 1e-9 else (losses.index(worst), -worst)
    return Swing(before, after, seat, by)


def _most_of(swing: Swing, points: Mapping[int, Sequence[float]]) -> Swing:
    """The shortest part of a turn that makes up most of it; of two equally short ones the larger."""
    parts = _parts(swing, combinations(_within(swing, points), 2), points)
    most = _MOST_OF_IT * abs(swing.by)
    return min(
        (part for part in parts if abs(part.by) >= most),
        key=lambda part: (part.after - part.before, -abs(part.by)),
    )


def _within(swing: Swing, points: Mapping[int, Sequence[float]]) -> list[int]:
    return [number for number in sorted(points) if swing.before <= number <= swing.after]


def _parts(
    swing: Swing, spans: Iterable[tuple[int, int]], points: Mapping[int, Sequence[float]]
) -> list[Swing]:
    """What happened to the same side in these spans, where it went the same way."""
    seat = swing.seat
    parts = [
        Swing(before, after, seat, points[after][seat] - points[before][seat]) for before, after in spans
    ]
    return [part for part in parts if part.by * swing.by > 0]


def look_closer(points: Mapping[int, Sequence[float]], asked: int) -> int | None:
    """The next moment to look at, to find out where between two moments a game turned; None when that is known, or
    after enough questions. It is also known where the game turned little by little, without one large step."""
    if asked >= _CLOSER * SWINGS:
        return None
    for swing in swings(points):
        steps = _parts(swing, pairwise(_within(swing, points)), points)
        wide = [step for step in steps if step.after - step.before > 1 and abs(step.by) >= abs(swing.by) / 2]
        if wide:
            step = max(wide, key=lambda step: abs(step.by))
            return (step.before + step.after) // 2
    return None
