"""Luck as a test wants it."""

from __future__ import annotations

from collections.abc import Iterable

from vortex.kernel.chance import Chance


class ScriptedChance(Chance):
    """`below` (and so `roll` and `pick`) takes the next scripted number; `shuffle` leaves the order as it is, unless
    `orders` holds the next one."""

    __slots__ = ("numbers", "orders")

    def __init__(self, numbers: Iterable[int] = (), orders: Iterable[list[int]] = ()) -> None:
        self.numbers = list(numbers)
        self.orders = list(orders)

    def below(self, n: int) -> int:
        assert self.numbers, f"a number below {n} was asked for, and none is scripted"
        number = self.numbers.pop(0)
        assert 0 <= number < n, f"a number below {n} was asked for, {number} is scripted"
        return number

    def shuffle(self, cards: list[int]) -> None:
        if self.orders:
            order = self.orders.pop(0)
            assert sorted(order) == sorted(cards), f"{order} is no order of {cards}"
            cards[:] = order

    def copy(self) -> ScriptedChance:
        return ScriptedChance(self.numbers, self.orders)

    def dump(self) -> list[str | int]:
        return ["scripted", *self.numbers]
