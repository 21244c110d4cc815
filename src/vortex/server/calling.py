"""Calling people who are away to the tables that wait for them, through the push services of their browsers.

Only the owner of the asked seat is called, and learns nothing but that: which game, and which table.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import NamedTuple, Protocol

from vortex.games import GAMES, load_game
from vortex.kernel.words import say, wording
from vortex.server.push_message import Signature, encrypted, padded
from vortex.server.push_service import PushFailed, PushService, SubscriptionGone
from vortex.server.settings import Settings
from vortex.server.storage.interface import Store, StoreFailed, Subscription
from vortex.server.storage.notices import end
from vortex.server.times import Times

_AT_ONCE = 4
_WAITING = 1000
"""So many messages wait to be sent; what is more is dropped, for it would come too late anyway."""
_KEPT_SECONDS = 24 * 3600
"""How long a push service keeps a message for a browser that it cannot reach."""
_LOOKS = 8
"""So often it is looked whether a person who seems to be here, in another process, still is."""


class Asked(NamedTuple):
    """Whom a table waits for, since which entry of its log."""

    table: str
    game: str
    number: int
    session: str
    is_here: bool


class Table(Protocol):
    """A table, as far as calling needs to know it."""

    called: int
    """The entry after which its asked player was called last."""

    def waits_for(self) -> Asked | None: ...


class Message(NamedTuple):
    to: Subscription
    table: str
    game: str


class Calling:
    """Does nothing where the host has named no contact: messages go through other companies' servers."""

    def __init__(self, settings: Settings, store: Store, times: Times, count: Callable[[str], None]) -> None:
        self._settings = settings
        self._store = store
        self._times = times
        self._count = count
        self._signature: Signature | None = None
        self.service = PushService(settings.push_networks, settings.push_timeout)
        self._queue: asyncio.Queue[Message] = asyncio.Queue(_WAITING)
        self._senders: list[asyncio.Task[None]] = []
        self._looking: dict[str, asyncio.Task[None]] = {}

    @property
    def key(self) -> str:
        """What browsers subscribe to; empty where nobody is called."""
        return self._signature.public if self._signature else ""

    def sign_with(self, key: bytes) -> None:
        if self._settings.push_contact:
            self._signature = Signature(key, self._settings.push_contact)

    def start(self) -> None:
        if self._signature:
            self._senders = [asyncio.create_task(self._send()) for _ in range(_AT_ONCE)]

    async def stop(self) -> None:
        await end(*self._looking.values(), *self._senders)

    def look(self, table: Table) -> None:
        """Something has happened there that may leave it waiting for a person who is away."""
        asked = table.waits_for() if self._signature else None
        if asked is None or asked.number == table.called or asked.table in self._looking:
            return
        if not asked.is_here or self._store.is_shared:
            task = asyncio.get_running_loop().create_task(self._wait(table))
            self._looking[asked.table] = task
            task.add_done_callback(lambda _: self._looking.pop(asked.table, None))

    async def _wait(self, table: Table) -> None:
        """A while, for those whose line is only broken for a moment. In one process a person who leaves later is
        looked for then."""
        for _ in range(_LOOKS if self._store.is_shared else 1):
            await self._times.sleep(self._settings.push_seconds)
            asked = table.waits_for()
            if asked is None or asked.number == table.called:
                return
            if not asked.is_here:
                table.called = asked.number
                await self._call(asked)
                return

    async def _call(self, asked: Asked) -> None:
        try:
            found = await self._store.subscriptions(asked.session)
        except StoreFailed:
            self._count("push failures")
            return
        for each in found:
            try:
                self._queue.put_nowait(Message(each, asked.table, asked.game))
            except asyncio.QueueFull:
                self._count("push failures")

    async def _send(self) -> None:
        while True:
            message = await self._queue.get()
            try:
                await self._post(message)
                self._count("pushes")
            except SubscriptionGone:
                try:
                    await self._store.unsubscribe(message.to.endpoint)
                except StoreFailed:
                    self._count("push failures")
            except (PushFailed, ValueError):
                self._count("push failures")

    async def _post(self, message: Message) -> None:
        assert self._signature is not None
        to = message.to
        title = load_game(message.game).title if message.game in GAMES else message.game
        language = wording(to.language)
        text = json.dumps(
            {
                "title": language.write(say("table-call", game=title)),
                "body": language.write(say("table-call-waits")),
                "table": message.table,
            }
        )
        headers = {
            "authorization": self._signature.header(to.endpoint, self._times.now() / 1000),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(_KEPT_SECONDS),
            "topic": message.table[
                :32
            ],  # a newer message for the same table takes the place of one that waits
            "urgency": "high",
        }
        await self.service.post(to.endpoint, headers, encrypted(padded(text.encode()), to.key, to.secret))
