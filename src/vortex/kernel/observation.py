"""What a seat observes as an array of small numbers: the same size for every position, for programs that learn.

A game declares its fields in `observation.py`, one a line, each with its size and meaning; `observe_into` writes them
into a row of bytes without building a view. Seats are counted from the observer on, so that every seat sees the table
alike. What a seat may not know is not in it, as in its view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

MOST: Final = 255
"""The largest number that fits; larger ones are cut down to it."""


class ObservedField(NamedTuple):
    name: str
    at: int
    size: int
    meaning: str


class Layout:
    """The fields of an observation, side by side in the order in which they were added."""

    def __init__(self) -> None:
        self.fields: list[ObservedField] = []
        self.size = 0

    def add(self, name: str, size: int, meaning: str) -> int:
        """A new field. Returns where it begins."""
        at = self.size
        self.fields.append(ObservedField(name, at, size, meaning))
        self.size += size
        return at

    def clear(self, row: bytearray, at: int) -> None:
        """Nothing observed yet, in the row that begins at `at`."""
        row[at : at + self.size] = bytes(self.size)


def put(row: bytearray, at: int, number: int) -> None:
    """A number of at least 0."""
    row[at] = number if number < MOST else MOST


def put_signed(row: bytearray, at: int, number: int, unit: int) -> None:
    """A number of either sign, counted in units: how much it is above 0, then how much below."""
    amount = (number if number >= 0 else -number) // unit
    row[at if number >= 0 else at + 1] = amount if amount < MOST else MOST


def put_cards(row: bytearray, at: int, cards: Sequence[int]) -> None:
    """For each card that lies in a pile, its place in it from 1 on."""
    for place, card in enumerate(cards, 1):
        row[at + card] = place if place < MOST else MOST


def point(row: bytearray, at: int, other: int, seat: int, seats: int) -> None:
    """1 at another seat, counted from the observer on; nothing where there is none."""
    if other >= 0:
        row[at + (other - seat) % seats] = 1
