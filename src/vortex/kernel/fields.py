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

from typing import Annotated, TypeVar

T = TypeVar("T")

Derived = Annotated[T, "derived"]
"""Follows from other fields, or from the pack: copied, but not written down. A state's `derive` works it out anew."""
Bits = Annotated[int, "bits"]
"""A set as a number, one bit a member; written down in hexadecimal."""
