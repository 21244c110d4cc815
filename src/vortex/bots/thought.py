"""What a bot answers when it is asked for its reasons."""

from __future__ import annotations

from typing import NamedTuple


class Considered(NamedTuple):
    """A legal choice: how often a bot has tried it, and what chance to win came of that. What was never tried has
    no chance to show; there the value of a bot that follows the advice is how much that likes it, of others 0. `nobody`
    is the chance that came of it that no seat wins, where that may be."""

    choice: int
    visits: int
    value: float
    nobody: float = 0.0


class Thought(NamedTuple):
    """What a bot chooses and why: all legal choices, what it thinks most of first."""

    choice: int
    considered: tuple[Considered, ...]


def unexplained(choice: int, legal: list[int]) -> Thought:
    """The thought of a bot that gives no reasons."""
    return Thought(choice, tuple(Considered(each, 0, 0.0) for each in legal))
