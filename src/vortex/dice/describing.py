"""Games that can describe an attempt in words, without a game being played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from vortex.dice.attempt import Counts, Prospect, Step


@runtime_checkable
class DescribesAttempts(Protocol):
    """What `vortex odds` needs of a game to answer about an attempt that was typed in."""

    def described_attempt(self, words: Mapping[str, Sequence[str]]) -> Mapping[Prospect, str]:
        """One prospect for each pool among which the players choose, with what they do to get it, in the same words.
        Raises AttemptError where the words make no attempt."""
        ...

    def written_dice(self, dice: Counts) -> str:
        """Dice by pool and colour, in the words in which an attempt is described."""
        ...

    def written_step(self, step: Step) -> tuple[str, str]:
        """What is done with dice that lie there, and with which of them, in the same words."""
        ...
