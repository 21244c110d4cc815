"""Every bot there is, thinking only so long that tests stay quick, and the same on every machine."""

from __future__ import annotations

from vortex.bots.bot import BOTS

_BUDGETS = {"time-lord": 8, "oracle": 8}

QUICK = tuple(f"{name}:{_BUDGETS[name]}" if name in _BUDGETS else name for name in BOTS)
