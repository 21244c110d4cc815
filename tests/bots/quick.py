"""Every bot there is, thinking only so long that tests stay quick, and the same on every machine."""

from __future__ import annotations

from vortex.bots.bot import BOTS, is_bot


def with_budget(budget: int) -> tuple[str, ...]:
    return tuple(f"{name}:{budget}" if is_bot(f"{name}:{budget}") else name for name in BOTS)


QUICK = with_budget(4)
SEARCHING = with_budget(24)
"""So long that the tree weighs answers against each other that it has tried."""
