"""What runs out at a server's table: each seat's clock, and the time until the table passes by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from vortex.terminal.speech import Speech


class Times(NamedTuple):
    """In seconds. `left` has a number for each seat, if there is a clock; that of the seat `running` goes on."""

    left: tuple[int, ...] = ()
    running: int | None = None
    passes_in: int | None = None

    @classmethod
    def after(cls, left: Sequence[int], running: int | None, passes_in: int | None, passed: float) -> Self:
        """From milliseconds as they were sent, so many seconds ago."""
        now = [each - (1000 * passed if seat == running else 0) for seat, each in enumerate(left)]
        passes = None if passes_in is None else max(0, -int(-(passes_in - 1000 * passed) // 1000))
        return cls(tuple(max(0, int(each // 1000)) for each in now), running, passes)

    def of(self, seat: int) -> str:
        """A seat's clock; nothing where there is none."""
        if seat >= len(self.left):
            return ""
        minutes, seconds = divmod(self.left[seat], 60)
        return f"{minutes}:{seconds:02}"

    def urgent(self, speech: Speech) -> str:
        """What runs now, in a word or a sentence."""
        if self.passes_in is not None:
            return speech.label("passes-in", seconds=self.passes_in)
        return self.of(self.running) if self.running is not None else ""

    def all(self, speech: Speech) -> str:
        """Every clock with its player's name."""
        clocks = (f"{speech.player(seat)} {self.of(seat)}" for seat in range(len(self.left)))
        return f"{speech.label('clock')}: {', '.join(clocks)}" if self.left else ""
