"""Play in the browser: tables, seats, bots and the page. `create_app` is the door."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vortex.server.app import create_app as create_app

__all__ = ["create_app"]


def __getattr__(name: str) -> object:
    # A bot's process needs only its own small part of this package.
    if name == "create_app":
        from vortex.server.app import create_app

        return create_app
    raise AttributeError(name)
