"""Vortex: three Doctor Who tabletop games, playable in full. Unofficial.

    import vortex

    session = vortex.Session("time-clash", seats=2, seed=7)
    session.push(session.legal[0])

`vortex.library` lists all that is offered here; docs/library.md teaches it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from vortex.library import *  # noqa: F403
else:

    def __getattr__(name: str) -> Any:
        """The library, loaded when it is first used: a command that needs a part of Vortex loads that part."""
        is_public = name == "__all__" or not name.startswith("_")
        offered = import_module("vortex.library") if is_public else None
        if offered is None or name not in (*offered.__all__, "__all__"):
            there = f"; it has: {', '.join(offered.__all__)}" if offered else ""
            raise AttributeError(f"module 'vortex' has no attribute {name!r}{there}")
        return getattr(offered, name)

    def __dir__() -> list[str]:
        return ["__version__", *import_module("vortex.library").__all__]
