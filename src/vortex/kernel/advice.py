"""What a game tells a bot so that it plays well: how good choices look, and who is ahead.

Advice is only ever asked about an imagined table, in which everything hidden from the thinking seat has been dealt
anew: it may look at all of it and still knows nothing.
"""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from vortex.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """The default, for a game without advice of its own: all choices look alike, and every seat is equally likely to
    win."""

    decisions_ahead: ClassVar[int] = 8
    """The least number of decisions that a search plays on by the advice before it judges the table."""

    trials: ClassVar[int] = 30
    """How many trials a shallow search makes, over all its choices."""

    sees_past_quiet: ClassVar[bool] = True
    """Whether a tree search gains by going on past a table that can be judged. Not where dice decide what comes next:
    it would mostly follow luck."""

    solidarity: ClassVar[float] = 0.0
    """In a game that all seats can lose, how much the strongest bot cares that some seat wins: 0 if it cares only for
    itself, 1 if it cares for all seats equally."""

    def weights(self, state: S) -> list[float]:
        """How good each legal choice of the asked seat looks, in the order of the options: above zero, and only the
        ratios count."""
        return [1.0] * len(state.options)

    def looks_at_hidden(self, state: S) -> bool:
        """Whether `weights` depends on anything that the asked seat does not know: then it must be asked
        about several worlds."""
        return True

    def is_before_luck(self, state: S) -> bool:
        """Whether luck is about to decide something whose odds `values` knows: a bot that thinks from here need not
        trust the outcome in a single world."""
        return False

    def values(self, state: S, foreseen: bool = False) -> list[float]:
        """Every seat's chance to win from here, as far as can be seen without playing on: 0 to 1; and after them, where
        nobody may win (`Game.nobody`), the chance of that. That is not 1 minus the others, since several may win
        together. With `foreseen`, the thinking began before the dice that lie on the table now were rolled: they
        stand for every roll that was possible."""
        return [1.0 / state.seats] * state.seats

    def calibrated(self, state: S, found: list[float]) -> list[float]:
        """What people are shown where a search from here has found these odds, in the form of `values`. A search
        only has to compare; where its odds are known to be off from what comes of games, this puts them right. It
        uses only what every player knows."""
        return found

    def is_ending(self, state: S) -> bool:
        """Whether the game is likely to be over soon, so that it is better played to its end than judged."""
        return False

    def is_quiet(self, state: S) -> bool:
        """Whether `values` can judge the table now; in the middle of an action it is better to play on."""
        return True
