"""HTTP: a game looked back at with the searching bot."""

from __future__ import annotations

from vortex.protocol.kinds import Outgoing


class CurvePoint(Outgoing):
    """Every seat's chance to win at a number, judged from what everybody could know then; after them that of nobody,
    where `CurveAnswer.nobody` says who wins then."""

    number: int
    odds: list[float]


class CurveSwing(Outgoing):
    """Between two numbers the chance of a seat rose (or fell, below zero) by so much, by one move or by several. `seat`
    counts as in `odds`."""

    before: int
    after: int
    seat: int
    by: float


class CurveAnswer(Outgoing):
    """The curve as far as it is worked out: ask again until it is `whole`. `sides` says which seats win together;
    `nobody` who has won where no seat has, and is a side of its own, or empty where some seat always wins."""

    points: list[CurvePoint]
    swings: list[CurveSwing]
    sides: list[int]
    nobody: str
    whole: bool


class ConsideredChoice(Outgoing):
    """How often the bot has tried a choice, what chance to win came of it, and what chance that no seat wins (nothing,
    where it was never tried)."""

    choice: int
    notation: str
    words: str
    visits: int
    value: float
    nobody: float


class ThoughtAnswer(Outgoing):
    """What the searching bot would do in the seat's place, from what that seat knew, the best first; `chosen` is what
    was done (null if the game stands there), `nobody` who has won where no seat has, or empty where some seat always
    wins."""

    number: int
    seat: int
    prompt: str
    choices: list[ConsideredChoice]
    chosen: int | None
    nobody: str
