"""Whom the operator keeps out for a time: sessions and addresses, as the database has them.

They are read before the first visitor comes and every few seconds after that, by each process for itself. While the
database is away, those last read stay.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections.abc import Callable
from datetime import UTC, datetime

from vortex.server.refusals import RequestRefused
from vortex.server.storage.interface import BarRow, Store, StoreFailed
from vortex.server.storage.notices import end
from vortex.server.times import Times

LOOK_SECONDS = 2.0


class Bars:
    def __init__(self, store: Store, times: Times) -> None:
        self._store = store
        self._times = times
        self._rows: list[BarRow] = []
        self._sessions: dict[str, int] = {}
        self._networks: list[tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, int]] = []
        self._task: asyncio.Task[None] | None = None
        self.on_change: Callable[[], None] = lambda: None
        """Called when others are barred than before."""

    async def start(self) -> None:
        await self.look()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            await end(self._task)

    async def _run(self) -> None:
        while True:
            await self._times.sleep(LOOK_SECONDS)
            await self.look()

    async def look(self) -> None:
        with contextlib.suppress(StoreFailed):
            rows = await self._store.bars(self._times.now())
            if rows != self._rows:
                self._rows = rows
                self._sessions = {row.value: row.until for row in rows if row.kind == "session"}
                self._networks = [
                    (ipaddress.ip_network(row.value), row.until) for row in rows if row.kind == "address"
                ]
                self.on_change()

    def check_session(self, session: str) -> None:
        until = self._sessions.get(session)
        if until is not None:
            self._refuse_until(until)

    def check_address(self, address: str) -> None:
        if not self._networks:
            return
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return  # a local socket has no address
        if isinstance(known, ipaddress.IPv6Address) and known.ipv4_mapped is not None:
            known = known.ipv4_mapped
        for network, until in self._networks:
            if known in network:
                self._refuse_until(until)

    def _refuse_until(self, until: int) -> None:
        if self._times.now() < until:
            moment = datetime.fromtimestamp(until / 1000, UTC)
            raise RequestRefused(
                "barred", f"the operator of this server keeps you out until {moment:%Y-%m-%d %H:%M} UTC"
            )
