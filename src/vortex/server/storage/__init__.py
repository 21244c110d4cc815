"""Where tables are kept. `interface` says what the server needs; everything else is one way to give it."""

from __future__ import annotations

from vortex.server.storage.interface import Store
from vortex.server.storage.memory import MemoryStore


class UnknownDatabase(ValueError):
    """The address names no kind of database that there is."""


def open_store(database: str) -> Store:
    """The store behind an address; it is opened later, by the server."""
    if database == "memory:":
        return MemoryStore()
    raise UnknownDatabase(f"{database!r} is no database; there is: memory:")
