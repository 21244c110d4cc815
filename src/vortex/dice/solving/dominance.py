"""Futures that need not be solved, because another of the same choice is sure to be no worse.

Players take the best of the futures of a choice. Many of them differ only in what a price was paid with: the dice are
the same, and one has all tokens and means of the other. Nobody must use what is left, so the poorer is never better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from vortex.dice.attempt import Attempt, Decided, Future, Futures, Means, Shown

Dice = tuple[Attempt, Shown, int]
"""An attempt without its tokens and means, what lies on the table, and the stage."""


def worth_solving(futures: Futures) -> Futures:
    """The same, with only those futures for each choice that could be the best."""
    compared = Compared()
    return replace(
        futures,
        choices=tuple((choice, undominated(each, compared)) for choice, each in futures.choices),
        now=undominated(futures.now, compared),
        unseen=tuple(
            (choice, tuple(undominated(each, compared) for each in cases)) for choice, cases in futures.unseen
        ),
    )


class Compared:
    """Futures and their means, each looked at once: choices share many futures, and futures most of their means."""

    def __init__(self) -> None:
        self._held: dict[tuple[Means, ...], int] = {}
        self._counted: list[Counter[Means]] = []
        self._has_all: dict[tuple[int, int], bool] = {}
        self._kinds: dict[Dice | Decided, int] = {}
        self._places: dict[Future, tuple[int, int]] = {}

    def place(self, future: Future) -> tuple[int, int]:
        """The number of its dice, and that of its means."""
        known = self._places.get(future)
        if known is None:
            means = () if isinstance(future, Decided) else future.attempt.means
            held = self._held.setdefault(means, len(self._held))
            if held == len(self._counted):
                self._counted.append(Counter(means))
            kind = self._kinds.setdefault(_dice(future), len(self._kinds))
            known = self._places[future] = kind, held
        return known

    def has_all(self, rich: int, poor: int) -> bool:
        """Whether the first means are the second and perhaps more."""
        known = self._has_all.get((rich, poor))
        if known is None:
            known = self._has_all[rich, poor] = self._counted[rich] >= self._counted[poor]
        return known


class Held(NamedTuple):
    future: Future
    tokens: tuple[int, ...]
    means: int


def undominated(futures: Iterable[Future], compared: Compared | None = None) -> tuple[Future, ...]:
    """Without those that have the dice of another and nothing that the other has not; of equals the first stays."""
    compared = compared or Compared()
    found: dict[int, list[Held]] = {}
    for future in futures:
        kind, means = compared.place(future)
        held = Held(future, () if isinstance(future, Decided) else future.attempt.tokens, means)
        rivals = found.setdefault(kind, [])
        if not any(_is_no_worse(rival, held, compared) for rival in rivals):
            rivals[:] = [rival for rival in rivals if not _is_no_worse(held, rival, compared)]
            rivals.append(held)
    return tuple(rival.future for rivals in found.values() for rival in rivals)


def _dice(future: Future) -> Dice | Decided:
    if isinstance(future, Decided):
        return future
    return future.attempt._replace(tokens=(), means=()), future.kept, future.stage


def _is_no_worse(rich: Held, poor: Held, compared: Compared) -> bool:
    """Of futures with the same dice."""
    return compared.has_all(rich.means, poor.means) and all(
        more >= less for more, less in zip(rich.tokens, poor.tokens, strict=True)
    )
