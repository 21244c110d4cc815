"""Stores to test: each kind opened as often as a test likes, always on the same tables."""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from vortex.server.storage.interface import SeatRow, Store, StoredEntry, Summary, TableRow
from vortex.server.storage.memory import MemoryStore
from vortex.server.storage.postgresql import PostgresqlStore
from vortex.server.storage.sqlite import SqliteStore

PLAYING = Summary(0, "playing")

_NUMBERS = itertools.count(1)


class Stores(ABC):
    """What was opened is closed when the test is over."""

    def __init__(self) -> None:
        self.opened: list[Store] = []

    async def open(self) -> Store:
        store = self.make()
        await store.open()
        self.opened.append(store)
        return store

    async def close(self) -> None:
        while self.opened:
            await self.opened.pop().close()

    @abstractmethod
    def make(self) -> Store: ...


class MemoryStores(Stores):
    def make(self) -> Store:
        if self.opened:
            first = self.opened[0]
            assert isinstance(first, MemoryStore)
            return first.sibling()
        return MemoryStore()


class SqliteStores(Stores):
    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path

    def make(self) -> Store:
        return SqliteStore(self.path, poll_seconds=0.05)


class PostgresqlStores(Stores):
    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    def make(self) -> Store:
        return PostgresqlStore(self.url, deaf_seconds=0.2)


def new_table(**given: Any) -> TableRow:
    number = next(_NUMBERS)
    values: dict[str, Any] = {
        "id": f"table-{number}",
        "game": "toy",
        "pack": "own",
        "pack_hash": "0123",
        "rules_version": 3,
        "options": {},
        "seats": (person(0), SeatRow(1, "open", "Seat 2")),
        "seed": bytes(range(64)),
        "host": f"host-{number}",
        "created": number,
    }
    return TableRow(**values | given)


def person(seat: int, session: str = "somebody") -> SeatRow:
    return SeatRow(seat, "person", f"Player {seat + 1}", session=session, generation=1)


def full_table(**given: Any) -> TableRow:
    return new_table(**{"seats": (person(0), person(1)), "status": "playing"} | given)


def numbers(log: list[StoredEntry]) -> list[int]:
    return [stored.number for stored in log]
