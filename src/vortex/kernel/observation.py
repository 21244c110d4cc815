"""What a seat observes as an array of small numbers: the same size for every position, for programs that learn.

A game declares its fields in `observation.py`, one a line, each with its size and meaning; `observe_into` writes them
into a row of bytes without building a view. Seats are counted from the observer on, so that every seat sees the table
alike. What a seat may not know is not in it, as in its view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from vortex.kernel.state import State

MOST: Final = 255
"""The largest number that fits; larger ones are cut down to it."""


class ObservedField(NamedTuple):
    name: str
    at: int
    size: int
    meaning: str


class Layout:
    """The fields of an observation, side by side in the order in which they were added. Every game has the first three:
    the question, the seat that is asked, and the seats at the table."""

    def __init__(self, topics: Sequence[str], seats: int) -> None:
        self.fields: list[ObservedField] = []
        self.size = 0
        self._nothing = bytearray()
        self._topics = {topic: number for number, topic in enumerate(topics)}
        self._question = self.add(
            "question", len(topics), "1 at the question that the observer is asked; 0 while another is"
        )
        self._asked = self.add("asked", seats, "1 at the seat that is asked")
        self._present = self.add("seats", seats, "1 for each seat at the table")

    def add(self, name: str, size: int, meaning: str) -> int:
        """A new field. Returns where it begins."""
        at = self.size
        self.fields.append(ObservedField(name, at, size, meaning))
        self.size += size
        self._nothing = bytearray(self.size)
        return at

    def begin(self, row: bytearray, at: int, state: State, seat: int) -> None:
        """Write what every game has, in the row that begins at `at`, and nothing else yet."""
        if not (0 <= seat < state.seats and 0 <= at <= len(row) - self.size):
            raise ValueError(
                f"an observation is of one of {state.seats} seats and takes {self.size} bytes: "
                f"there is no seat {seat}, or no room at {at} of {len(row)}"
            )
        row[at : at + self.size] = self._nothing
        if state.asked == seat:
            row[at + self._question + self._topics[state.topic]] = 1
        point(row, at + self._asked, state.asked, seat, state.seats)
        for place in range(state.seats):
            row[at + self._present + place] = 1


def put(row: bytearray, at: int, number: int) -> None:
    """A number of at least 0. A row begins with nothing but those."""
    if number:
        row[at] = number if number < MOST else MOST


def put_signed(row: bytearray, at: int, number: int, unit: int) -> None:
    """A number of either sign, counted in units: how much it is above 0, then how much below."""
    if number >= 0:
        put(row, at, number // unit)
    else:
        put(row, at + 1, -number // unit)


def put_cards(row: bytearray, at: int, cards: Sequence[int]) -> None:
    """For each card that lies in a pile, its place in it from 1 on."""
    place = 0
    for card in cards:
        place += 1  # noqa: SIM113, enumerate makes an object of every number
        row[at + card] = place if place < MOST else MOST


def point(row: bytearray, at: int, other: int, seat: int, seats: int) -> None:
    """1 at another seat, counted from the observer on; nothing where there is none."""
    if other >= 0:
        row[at + (other - seat) % seats] = 1
