"""Every bot there is, thinking only so long that tests stay quick, and the same on every machine."""

from __future__ import annotations

from vortex.bots.bot import BOTS

_THINKS_LONG = ("time-lord", "oracle")


def with_budget(budget: int) -> tuple[str, ...]:
    return tuple(f"{name}:{budget}" if name in _THINKS_LONG else name for name in BOTS)


QUICK = with_budget(4)
SEARCHING = with_budget(24)
"""So long that the tree weighs answers against each other that it has tried."""
