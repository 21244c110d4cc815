"""Futures that need not be solved, because another of the same choice is sure to be no worse.

Players take the best of the futures of a choice. Many of them differ only in what a price was paid with: the dice are
the same, and one has all tokens and means of the other. Nobody must use what is left, so the poorer is never better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from vortex.kernel.chances import Attempt, Chances, Decided, Future, Means, Prospect, Shown

Dice = tuple[Attempt, Shown, int]
"""An attempt without its tokens and means, what lies on the table, and the stage."""


def worth_solving(chances: Chances) -> Chances:
    """The same, with only those futures for each choice that could be the best."""
    return chances._replace(
        choices=tuple((choice, undominated(futures)) for choice, futures in chances.choices),
        now=undominated(chances.now),
    )


def undominated(futures: Iterable[Future]) -> tuple[Future, ...]:
    """Without those that have the dice of another and nothing that the other has not; of equals the first stays."""
    found: dict[Dice | Decided, list[Future]] = {}
    for future in futures:
        rivals = found.setdefault(_dice(future), [])
        if not any(_is_no_worse(rival, future) for rival in rivals):
            rivals[:] = [rival for rival in rivals if not _is_no_worse(future, rival)]
            rivals.append(future)
    return tuple(future for rivals in found.values() for future in rivals)


def _dice(future: Future) -> Dice | Decided:
    if isinstance(future, Decided):
        return future
    return future.attempt._replace(tokens=(), means=()), future.kept, future.stage


def _is_no_worse(rich: Future, poor: Future) -> bool:
    """Of futures with the same dice."""
    if isinstance(rich, Decided) or isinstance(poor, Decided):
        return rich == poor
    return all(
        more >= less for more, less in zip(rich.attempt.tokens, poor.attempt.tokens, strict=True)
    ) and _has_all(rich, poor)


def _has_all(rich: Prospect, poor: Prospect) -> bool:
    mine, theirs = rich.attempt.means, poor.attempt.means
    if mine == theirs:
        return True
    counted: Counter[Means] = Counter(mine)
    counted.subtract(theirs)
    return min(counted.values(), default=0) >= 0
