"""The one call that every move makes: all that wait while a commit is under way share the next, on a connection of
their own and in one statement, which is one journey and one transaction.

A table that another process is busy with is left out, so that nobody else waits for it; so is one whose log has moved
on. These are looked at one by one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
from sqlalchemy import Connection, LargeBinary, bindparam, text

from vortex.server.storage import reads
from vortex.server.storage.done import Done
from vortex.server.storage.interface import Appended
from vortex.server.storage.notices import end
from vortex.server.storage.postgresql_errors import FAILURES, is_final
from vortex.server.storage.reads import Change
from vortex.server.storage.writes import Wish, refused

_GROUP = 256

_MANY = """
    WITH wish AS MATERIALIZED (
        SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::bytea[], $5::int[], $6::text[], $7::bool[])
            AS wish (table_id, number, move_id, entry, asked, status, stand_in)
    ), free AS MATERIALIZED (
        SELECT id FROM tables WHERE id = ANY ($1) FOR UPDATE SKIP LOCKED
    ), advanced AS (
        UPDATE tables
        SET number = wish.number, asked = wish.asked, status = wish.status, stand_in = wish.stand_in,
            version = tables.version + 1
        FROM wish JOIN free ON free.id = wish.table_id
        WHERE tables.id = wish.table_id AND tables.number = wish.number - 1 AND NOT EXISTS (
            SELECT FROM entries WHERE entries.table_id = wish.table_id AND entries.move_id = wish.move_id
        )
        RETURNING tables.id, tables.version
    ), added AS (
        INSERT INTO entries (table_id, number, move_id, entry)
        SELECT wish.table_id, wish.number, wish.move_id, wish.entry
        FROM wish JOIN advanced ON advanced.id = wish.table_id
    )
    SELECT id, version FROM advanced
    """

_ONE = text(
    """
    WITH advanced AS (
        UPDATE tables
        SET number = :number, asked = :asked, status = :status, stand_in = :stand_in, version = version + 1
        WHERE id = :table AND number = :number - 1
            AND NOT EXISTS (SELECT FROM entries WHERE table_id = :table AND move_id = :move_id)
        RETURNING version
    ), added AS (
        INSERT INTO entries (table_id, number, move_id, entry)
        SELECT :table, :number, :move_id, :entry FROM advanced
    )
    SELECT version FROM advanced
    """
).bindparams(bindparam("entry", type_=LargeBinary))


def append_one(connection: Connection, wish: Wish) -> Done[Appended]:
    """Two processes with the same number wait for each other at the table's row; the second finds it taken."""
    version = connection.execute(_ONE, wish._asdict()).scalar()
    if version is not None:
        return Done(Appended(wish.number, wish.entry, True), Change(wish.table, wish.number, int(version)))
    known = reads.entry_of(connection, wish.table, wish.move_id)
    if known is None:
        raise refused(connection, wish.table, wish.number)
    return Done(Appended(known.number, known.entry, False))


class Appender:
    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection[Any]]]) -> None:
        self.commits = 0
        self.largest_group = 0
        self._connect = connect
        self._connection: asyncpg.Connection[Any] | None = None
        self._waiting: list[tuple[Wish, asyncio.Future[int | None]]] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def append(self, wish: Wish) -> Done[Appended] | None:
        """None: look at it by itself. Raises one of FAILURES if the outcome is unknown."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((wish, future))
        self._wake.set()
        version: int | None = await future
        if version is None:
            return None
        return Done(Appended(wish.number, wish.entry, True), Change(wish.table, wish.number, version))

    async def close(self) -> None:
        await end(self._task)
        if self._connection is not None:
            self._connection.terminate()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            group = self._next_group()
            try:
                versions = await self._write([wish for wish, _ in group])
            except Exception as error:
                for _, future in group:
                    if not future.done():
                        future.set_exception(error)
                continue
            for wish, future in group:
                if not future.done():
                    future.set_result(versions.get(wish.table))

    def _next_group(self) -> list[tuple[Wish, asyncio.Future[int | None]]]:
        """One entry a table; a table's second waits for the next commit."""
        group: dict[str, tuple[Wish, asyncio.Future[int | None]]] = {}
        later = []
        for waiting in self._waiting:
            table = waiting[0].table
            if table in group or len(group) >= _GROUP:
                later.append(waiting)
            else:
                group[table] = waiting
        self._waiting = later
        if not later:
            self._wake.clear()
        return list(group.values())

    async def _write(self, wishes: list[Wish]) -> dict[str, int]:
        """The version of each table that got its entry."""
        try:
            if self._connection is None:
                self._connection = await self._connect()
            rows = await self._connection.fetch(
                _MANY, *(list(column) for column in zip(*wishes, strict=True))
            )
        except FAILURES as error:
            if is_final(error):
                return {}
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
            raise
        self.commits += 1
        self.largest_group = max(self.largest_group, len(wishes))
        return {row["id"]: row["version"] for row in rows}
