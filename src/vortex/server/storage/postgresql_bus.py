"""LISTEN and NOTIFY between the processes of one PostgreSQL database, and asking every now and then should it fail.

Notices are sent after the commit and not with it: a transaction that notifies makes all others that do so wait for its
commit, one after the other. Sent on the connection that listens, a process recognises its own by their sender.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from vortex.server.storage.notices import Watch, end
from vortex.server.storage.postgresql_errors import FAILURES
from vortex.server.storage.reads import Change

CHANNEL = "vortex_tables"

_NOTIFY = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"
_SEND_SECONDS = 5.0

_LOG = logging.getLogger(__name__)


class PostgresqlBus:
    """`look` asks the database where the watched tables are: often while nothing can be heard, rarely otherwise."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[asyncpg.Connection[Any]]],
        watch: Watch,
        look: Callable[[], Awaitable[None]],
        *,
        deaf_seconds: float = 1.0,
        idle_seconds: float = 10.0,
    ) -> None:
        self.is_listening = False
        self.sent = 0
        self.received = 0
        self._connect = connect
        self._watch = watch
        self._look = look
        self._deaf_seconds = deaf_seconds
        self._idle_seconds = idle_seconds
        self._outgoing: dict[str, Change] = {}
        self._wake = asyncio.Event()
        self._look_now = asyncio.Event()
        self._tasks = [asyncio.create_task(self._keep_connected()), asyncio.create_task(self._keep_looking())]

    def tell(self, change: Change) -> None:
        """Others hear of it soon; of several changes to a table, the newest is enough."""
        self._outgoing[change.table] = change
        self._wake.set()

    async def close(self) -> None:
        await end(*self._tasks)

    # -- hearing and telling -----------------------------------------------------------------------

    async def _keep_connected(self) -> None:
        while True:
            try:
                await self._converse()
            except FAILURES as error:
                if self.is_listening:
                    _LOG.warning(
                        "No notices from other processes (%s); asking instead.", type(error).__name__
                    )
            self.is_listening = False
            self._look_now.set()
            await asyncio.sleep(self._deaf_seconds)

    async def _converse(self) -> None:
        connection = await self._connect()
        try:
            connection.add_termination_listener(lambda connection: self._wake.set())
            await connection.add_listener(CHANNEL, self._hear)
            self.is_listening = True
            # What was said while nobody listened.
            self._look_now.set()
            while not connection.is_closed():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self._idle_seconds):
                        await self._wake.wait()
                self._wake.clear()
                await self._send(connection)
        finally:
            connection.terminate()

    async def _send(self, connection: asyncpg.Connection[Any]) -> None:
        """Also with nothing to say: a connection that died silently is found out by speaking."""
        batch, self._outgoing = self._outgoing, {}
        payloads = [f"{change.table} {change.number} {change.version}" for change in batch.values()]
        try:
            await connection.execute(_NOTIFY, CHANNEL, payloads, timeout=_SEND_SECONDS)
        except BaseException:
            self._outgoing = batch | self._outgoing
            raise
        self.sent += len(payloads)

    def _hear(self, connection: Any, sender: int, channel: str, payload: object) -> None:
        if sender == connection.get_server_pid():
            return
        self.received += 1
        table, _, numbers = str(payload).partition(" ")
        number, _, version = numbers.partition(" ")
        if number.isdecimal() and version.isdecimal():
            self._watch.heard([Change(table, int(number), int(version))])
        else:
            self._look_now.set()

    # -- asking ------------------------------------------------------------------------------------

    async def _keep_looking(self) -> None:
        is_blind = False
        while True:
            pause = self._idle_seconds if self.is_listening else self._deaf_seconds
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._look_now.wait()
            self._look_now.clear()
            try:
                await self._look()
                is_blind = False
            except Exception as error:
                if not is_blind:
                    _LOG.warning("Other processes' changes cannot be looked up (%s).", type(error).__name__)
                is_blind = True
                await asyncio.sleep(self._deaf_seconds)
