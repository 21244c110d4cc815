"""What went wrong with PostgreSQL: in words, and whether asking again can help."""

from __future__ import annotations

import asyncpg
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from vortex.server.storage.interface import StoreFailed


class NotConnected(OSError):
    """There was no connection, so nothing was sent."""


class UnreadableAddress(StoreFailed):
    def __init__(self) -> None:
        super().__init__(
            "the address of the database cannot be read; one is postgresql://user@host:5432/name"
        )


FAILURES = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that broke in the middle of a message
    OSError,
    TimeoutError,
)
"""Everything that a call can raise when the database is at fault. TimeoutError is asyncio's too."""

# The first two characters of an SQLSTATE, or all five, after which it is certain that nothing was committed and that
# the same call would fare no better at once.
_FINAL = {
    "22": "the database refused a value",
    "23": "the database refused a row",
    "25006": "the database can only be read",
    "28": "the database did not let us in",
    "3D": "there is no such database",
    "42501": "the database does not let us do this",
    "42": "the database did not understand",
    "53100": "the database's disk is full",
    "53200": "the database has no memory left",
    "57014": "the database took too long",
}
_LOCK_NOT_AVAILABLE, _DEADLOCK = "55P03", "40P01"


def is_final(error: BaseException) -> bool:
    """False: the connection broke or the server went away, so the outcome is unknown."""
    return _final_words(error) is not None


def is_held_up(error: BaseException) -> bool:
    """Another process has kept a row for too long. Nothing was committed."""
    return _state(error) == _LOCK_NOT_AVAILABLE


def is_undone(error: BaseException) -> bool:
    """Whether it is certain that nothing was committed: without a connection nothing was even sent."""
    known = is_final(error) or isinstance(error, NotConnected)
    return known or _state(error) in (_LOCK_NOT_AVAILABLE, _DEADLOCK)


def failed(error: BaseException) -> StoreFailed:
    """Without the server's own words: its details repeat what was to be written."""
    state = _state(error)
    words = "another process holds the table" if is_held_up(error) else _final_words(error)
    words = words or "the database is out of reach"
    return StoreFailed(f"{words} (SQLSTATE {state})" if state else words)


def _final_words(error: BaseException) -> str | None:
    state = _state(error)
    return _FINAL.get(state) or _FINAL.get(state[:2])


def _state(error: BaseException) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(getattr(cause, "sqlstate", None) or "")
