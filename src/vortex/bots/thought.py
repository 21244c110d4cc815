"""What a bot answers when it is asked for its reasons."""

from __future__ import annotations

from typing import NamedTuple


class Considered(NamedTuple):
    """A choice that a bot has thought about: how often, and what chance to win it gives it."""

    choice: int
    visits: int
    value: float


class Thought(NamedTuple):
    """What a bot chooses and why: all legal choices, the best first."""

    choice: int
    considered: tuple[Considered, ...]
