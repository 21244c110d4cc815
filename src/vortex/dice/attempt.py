"""Dice against a challenge, as plain data. `vortex.dice.solving` makes probabilities of it.

A game knows which dice will roll and what may be done with them; how likely that is to succeed is the same
arithmetic for every game. So a game only describes: the `Attempt` at hand, and for every legal choice what it leads to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from vortex.kernel.odds import Odds, Unsolved


class AttemptError(ValueError):
    """A description of an attempt that cannot be understood. The message says what was expected."""


ANY_NUMBER = 99
"""A re-roll of any number of dice."""
ALL_OF_THEM = 0
"""A re-roll of every die of the colours, without a choice."""

Counts = tuple[tuple[int, ...], ...]
"""Dice by pool and colour."""
Shown = tuple[tuple[tuple[int, ...], ...], ...]
"""Dice by pool, colour and symbol."""


@dataclass(frozen=True)
class Reroll:
    """Once: `payer` pays `cost`, picks one of the pools and rolls `most` of its dice of these colours again.
    `endless` repeats it while it can be paid."""

    payer: int
    cost: int
    pools: tuple[int, ...]
    colours: int
    most: int
    endless: bool = False
    is_exempt: bool = False
    """Possible also where re-rolls are forbidden."""


@dataclass(frozen=True)
class Turn:
    """Once, after all re-rolls: one die of these colours in one of the pools is turned to the symbol; -1: to any."""

    payer: int
    cost: int
    pools: tuple[int, ...]
    colours: int
    symbol: int
    endless: bool = False


@dataclass(frozen=True)
class LateDie:
    """Once, among the re-rolls: a further die of the first colour is rolled into one of the pools, if it has room."""

    payer: int
    cost: int
    pools: tuple[int, ...]


@dataclass(frozen=True)
class Income:
    """Once, at any time: `payer` gains tokens for a price."""

    payer: int
    cost: int
    tokens: int


@dataclass(frozen=True)
class Lift:
    """Once, among the re-rolls: from now on re-rolls (or, with `faces`, turns) are no longer forbidden."""

    payer: int
    cost: int
    faces: bool


Means = Reroll | Turn | LateDie | Income | Lift


class Attempt(NamedTuple):
    """Dice against a challenge, and all that may still be done about them.

    Symbols and colours are small ints. The players act in whatever order they like; a player with a pool may also
    give up one die of the first colour and roll all others of that pool again, as long as another is left.
    """

    need: tuple[int, ...]
    """How often each symbol must show, over all pools."""
    faces: tuple[tuple[int, ...], ...]
    """The faces of a die of each colour."""
    dice: Counts
    """How many dice of each colour each pool has."""
    room: tuple[int, ...]
    """How many dice each pool can have at most; a late die needs room."""
    box: int
    """How many dice of the first colour there are for all pools together."""
    tokens: tuple[int, ...]
    most_tokens: int
    no_rerolls: bool
    no_turns: bool
    means: tuple[Means, ...]


ROLLING, TURNING = range(2)


class Prospect(NamedTuple):
    """Dice that lie as they are, and dice that are about to roll; in the stage of turning nothing rolls any more."""

    attempt: Attempt
    kept: Shown
    stage: int = ROLLING


class Decided(NamedTuple):
    """The probability is known without dice, such as 1 for a success."""

    probability: float


Future = Prospect | Decided


class GiveUp(NamedTuple):
    """One die of the first colour leaves this pool, and all others of it roll again."""

    pool: int


class Stop(NamedTuple):
    """No more dice are rolled; dice may still be turned."""


class Step(NamedTuple):
    """Something that can be done next with dice that lie there."""

    how: Means | GiveUp | Stop
    dice: Shown
    """The dice that are rolled again or turned; of a die given up all of its pool."""
    future: Prospect
    symbol: int = -1
    """What a die is turned to."""


@dataclass(frozen=True)
class Futures(Unsolved):
    """What every choice of the asked seat leads to, as far as one seat knows: of several futures the players take the
    best. Where that seat sees nothing to choose, `now` says what comes."""

    rule: str
    """The rule that says what a success is."""
    actor: int
    """The seat whose attempt it is."""
    choices: tuple[tuple[int, tuple[Future, ...]], ...]
    now: tuple[Future, ...] = ()
    whole: Attempt | None = None
    """The attempt as it stands, while dice on the table may be rolled again: the futures are parts of it."""
    has_rolled: bool = False
    is_whole: bool = True
    """Whether all choices were followed; else some are left out, for want of time or as they were not asked for."""
    unseen: tuple[tuple[int, tuple[tuple[Future, ...], ...]], ...] = ()
    """Choices that turn up what the seat has not seen: what each of the things that it may be leads to, all equally
    likely."""


@dataclass(frozen=True)
class PoolOdds(Odds):
    """Before the roll also what the best pool is, and what it is worth with less."""

    alone: float | None = None
    """With the best pool, but nothing used after the roll; dice given up aside."""
    unpaid: float | None = None
    """The same with everything that costs no tokens."""
    pool: Counts | None = None
    """The dice that the probability counts on, by pool and colour."""
