"""How a game declares the fields of its state, once, in its `fields`.

A field is a line in a function: its name, its type, and what it is on an empty table.

    def game(seats: int) -> None:
        turn: int = 0
        hands: list[list[int]] = [[] for _ in range(seats)]
        totals: Derived[list[int]] = [0, 0, 0]

`make states` writes the game's `slots` from it: a class with these slots, a `reset_game` that empties them, and
`copy_fields`, `dump_fields` and `load_fields`. So a copy is as plain and as fast as if it were written by hand, and a
field cannot be forgotten in one of five places. Lists, lists of lists, dicts and bytearrays are copied; everything
else is never changed in place, so copies share it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeVar

T = TypeVar("T")

Derived = Annotated[T, "derived"]
"""Follows from other fields, or from the pack: copied, but not dumped. A state's `derive` works it out again."""
Bits = Annotated[int, "bits"]
"""A set as a number, one bit a member; written down in hexadecimal."""
Few = Annotated[tuple[int, ...], "few"]
"""A set that is mostly empty, as a tuple of its members; written down like `Bits`."""


def written(members: Iterable[int]) -> str:
    """A set as it is dumped."""
    return f"{sum(1 << member for member in members):x}"


def members(text: str) -> tuple[int, ...]:
    """The set that was dumped like this."""
    bits = int(text, 16)
    return tuple(member for member in range(bits.bit_length()) if bits >> member & 1)
