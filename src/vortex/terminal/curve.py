"""Every side's chance of winning along a game, as a row of little bars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vortex.analysis.review import look_closer, moments, outlook, swings
from vortex.terminal.replaying import Replaying

_BARS = "▁▂▃▄▅▆▇█"
_WALKS = 60
"""For each moment: enough for a curve, quick enough to watch it grow."""
_SEED = 1


class Curve:
    """Judged moment by moment: `judge` works out the next one."""

    def __init__(self, replaying: Replaying) -> None:
        self._replaying = replaying
        self._first = moments(replaying.last)
        self._closer = 0
        self.points: dict[int, Sequence[float]] = {}

    def judge(self) -> bool:
        """One more moment. False when the curve is whole."""
        number = next((each for each in self._first if each not in self.points), None)
        if number is None:
            number = look_closer(self.points, self._closer)
            self._closer += 1
        if number is None:
            return False
        game, state = self._replaying.game, self._replaying.state_at(number)
        self.points[number] = outlook(game, state, _WALKS, _SEED)
        return True

    @property
    def turns(self) -> list[int]:
        """The moves after which the game stood differently, the largest turn first."""
        return [swing.after for swing in swings(self.points)] if self.points else []

    def bars(self, side: int, width: int) -> str:
        return spark(
            {number: odds[side] for number, odds in self.points.items()}, self._replaying.last, width
        )

    def now(self, side: int) -> float | None:
        """At the present move, or the last one before it that was judged."""
        before = [number for number in self.points if number <= self._replaying.number]
        return self.points[max(before)][side] if before else None


def spark(points: Mapping[int, float], last: int, width: int) -> str:
    """A bar a column, from 0 to 1; a column without a point of its own goes on as the one before it."""
    bars = []
    for column in range(width):
        until = last if column == width - 1 else (column + 1) * last // width
        known = [number for number in points if number <= until]
        if known:
            level = points[max(known)]
            bars.append(_BARS[min(len(_BARS) - 1, int(level * len(_BARS)))])
        else:
            bars.append(" ")
    return "".join(bars)
