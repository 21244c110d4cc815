"""Where tables are kept. `interface` says what the server needs; everything else is one way to give it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vortex.server.storage.interface import Store

__all__ = ["UnknownDatabase", "default_url", "open_store"]


class UnknownDatabase(ValueError):
    """No store can be had from this address. The message never repeats it: it may hold a password."""


def open_store(url: str = "") -> Store:
    """A store by its address; the caller awaits its `open()`.

    `sqlite:///path` (three slashes before a relative path, four before an absolute one), `postgresql://…`, `memory:`;
    nothing means a SQLite file in the user's data directory.
    """
    # What a store needs is imported only for that store: a table in memory needs no database driver.
    is_usual = not url
    url = url or default_url()
    scheme, _, rest = url.partition(":")
    if scheme == "memory":
        from vortex.server.storage.memory import MemoryStore

        return MemoryStore()
    if scheme == "sqlite" and rest.startswith("///") and len(rest) > 3:
        from vortex.server.storage.sqlite import SqliteStore

        # The usual place is ours to make; a folder that was named and is not there is a mistake.
        return SqliteStore(file_of(rest), makes_folder=is_usual)
    if scheme in ("postgresql", "postgres") and rest.startswith("//"):
        from vortex.server.storage.postgresql import PostgresqlStore

        return PostgresqlStore(url)
    raise UnknownDatabase("a database is sqlite:///path, postgresql://user@host/name or memory:")


def file_of(rest: str) -> Path:
    """What stands behind `sqlite:` in an address."""
    try:
        return Path(rest.removeprefix("///")).expanduser()
    except RuntimeError:
        raise UnknownDatabase(
            "the database is said to be in the home of a user who has none here: write its folder in full"
        ) from None


def default_url() -> str:
    """The file that is used when no database is named; its folder is made when it is first opened."""
    import platformdirs

    return f"sqlite:///{platformdirs.user_data_path('vortex', appauthor=False) / 'tables.db'}"
