"""What a write answers."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from vortex.server.storage.reads import Change

T = TypeVar("T")


class Done(NamedTuple, Generic[T]):
    """The answer, and what others are to be told of once it is committed."""

    answer: T
    change: Change | None = None
