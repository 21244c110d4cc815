"""Whether a line of a file can be a game of a plan: the file may have been edited, and the figures must be true."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TypeGuard

from vortex.analysis.runs import Plan, Played, Player
from vortex.kernel.measures import Measured

_LARGEST = 1 << 53
"""Floating point is exact up to here, and nothing in a game comes near it."""


class Fitting:
    """Reads games of one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def read(self, number: int, line: bytes) -> Played | None:
        """The game of this number; None if the line is not it."""
        try:
            played = Played.from_json(line)
            fits = self._fits(played, number)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return None
        return played if fits else None

    def _fits(self, played: Played, number: int) -> bool:
        seats = range(self.plan.seats)
        return (
            _is_count(played.number)
            and played.number == number
            and played.bots == tuple(self.plan.line_ups[number % len(self.plan.line_ups)])
            and isinstance(played.ending, str)
            and all(_is_count(seat) and seat in seats for seat in played.winners)
            and len(set(played.winners)) == len(played.winners)
            and len(played.scores) == len(seats)
            and all(map(_is_number, played.scores))
            and all(map(_is_count, (played.turns, played.rounds, played.decisions)))
            and (played.measured is not None) == self.plan.measured
            and (played.measured is None or self._was_counted(played.measured))
        )

    def _was_counted(self, measured: Measured) -> bool:
        return (
            _all_by_name(measured.rates, lambda rates: _all_by_name(rates, _is_rate))
            and _all_by_name(measured.numbers, lambda numbers: all(map(_is_number, _list(numbers))))
            and _all_by_name(measured.amounts, lambda amounts: _all_by_name(amounts, _is_count))
            and len(_list(measured.could)) == len(_list(measured.used)) == self.plan.seats
            and all(map(self._was_used, measured.could, measured.used))
        )

    def _was_used(self, could: list[str], used: dict[str, int]) -> bool:
        """Cards of the game, each once, and only those used that could be."""
        return (
            self._cards.issuperset(_list(could))
            and len(set(could)) == len(could)
            and set(could).issuperset(used)
            and _all_by_name(used, _is_count)
        )

    @cached_property
    def _cards(self) -> frozenset[str]:
        cards = Player(self.plan).game.measuring.cards()
        return frozenset(f"{group}/{key}" for group, keys in cards.items() for key in keys)


def _is_number(value: object) -> bool:
    return type(value) is int and -_LARGEST < value < _LARGEST


def _is_count(value: object) -> TypeGuard[int]:
    return type(value) is int and 0 <= value < _LARGEST


def _is_rate(value: object) -> bool:
    """A count out of a total."""
    hits, of = _list(value)
    return _is_count(hits) and _is_count(of) and hits <= of


def _list(value: object) -> list[object]:
    """Text and tables can be walked through like lists, but are not lists."""
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def _all_by_name(table: object, is_sound: Callable[[object], bool]) -> bool:
    return isinstance(table, dict) and all(map(is_sound, table.values()))
