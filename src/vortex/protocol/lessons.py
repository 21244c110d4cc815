"""HTTP: guided first games."""

from __future__ import annotations

from typing import Literal

from vortex.protocol.kinds import Incoming, NameText, Outgoing


class LessonStep(Outgoing):
    """`key` names what it says, `at` the part of the board that it speaks of, `card` the card that it names; empty for
    none. Its moves are those of the script from `begins` up to `ends`: none where it only explains."""

    key: str
    at: str
    card: str
    kind: Literal["explain", "move", "watch"]
    begins: int
    ends: int


class LessonInfo(Outgoing):
    game: str
    steps: list[LessonStep]


class Learn(Incoming):
    """Begin the guided first game under this name."""

    name: NameText
