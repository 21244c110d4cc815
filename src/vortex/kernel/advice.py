"""What a game tells a bot so that it plays well: how good choices look, and who is ahead.

Advice is only ever asked about an imagined table, in which everything hidden from the thinking seat has been dealt
anew: it may look at all of it and still knows nothing.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from vortex.kernel.state import State

S = TypeVar("S", bound=State)


class Advice(Generic[S]):
    """For a game that knows nothing better: all choices look alike, and everybody is as likely to win."""

    decisions_ahead = 8
    """For how many decisions at least a search plays on by the advice before it judges the table."""

    trials = 30
    """How often a shallow search tries its choices, all together."""

    sees_past_quiet = True
    """Whether a tree of answers gains by going on past a table that can be judged. Not where dice decide what comes
    next: then it finds more luck than sense there."""

    solidarity = 0.0
    """How much the strongest bot cares that any seat wins at all, where none may: 0 where it thinks of itself alone, 1
    where it thinks of all alike."""

    def weights(self, state: S) -> list[float]:
        """How good each legal choice of the asked seat looks, in their order: above zero; only the ratios count."""
        return [1.0] * len(state.options)

    def looks_at_hidden(self, state: S) -> bool:
        """Whether `weights` depends on anything that the asked seat does not know: then it must be asked
        about several worlds."""
        return True

    def is_before_luck(self, state: S) -> bool:
        """Whether luck is to come that `values` knows by its odds: a bot thinking from here need not believe what falls
        in a single world."""
        return False

    def values(self, state: S, foreseen: bool = False) -> list[float]:
        """Every seat's chance to win from here, as far as can be seen without playing on: 0 to 1; and after them, where
        nobody may win (`Game.nobody`), the chance of that. It is not what the seats leave over: several may win
        together. `foreseen` where the thinking began before the luck that lies on the table now, which stands for all
        that could have fallen."""
        return [1.0 / state.seats] * state.seats

    def calibrated(self, state: S, found: list[float]) -> list[float]:
        """What people are shown where a search from here has found these odds, in the form of `values`. A search
        only has to compare; where its odds are known to be off from what comes of games, this puts them right. It
        goes by what everybody knows of the table alone."""
        return found

    def is_ending(self, state: S) -> bool:
        """Whether the game is likely to be over soon, so that it is better played to its end than judged."""
        return False

    def is_quiet(self, state: S) -> bool:
        """Whether `values` can judge the table now; in the middle of something it is better to play on."""
        return True
