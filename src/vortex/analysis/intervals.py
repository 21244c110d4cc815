"""How sure a share is that was counted."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

_SURE = 1.959963984540054
"""Normal deviates lie within this of their mean in 95 of 100 cases."""


class Share(NamedTuple):
    """So many of so many, and within what the true share lies in 95 of 100 cases (Wilson's interval)."""

    hits: float
    of: float

    @property
    def value(self) -> float:
        return self.hits / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if not self.of:
            return 0.0, 1.0
        square = _SURE * _SURE
        middle = self.value + square / (2 * self.of)
        margin = _SURE * sqrt(self.value * (1 - self.value) / self.of + square / (4 * self.of * self.of))
        whole = 1 + square / self.of
        return max(0.0, (middle - margin) / whole), min(1.0, (middle + margin) / whole)

    def as_json(self) -> dict[str, float]:
        low, high = self.interval
        return {"hits": self.hits, "of": self.of, "share": self.value, "low": low, "high": high}

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.value:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
