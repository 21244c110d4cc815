"""What the stores on SQLite and on PostgreSQL share: everything but how to reach the database."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from vortex.server.storage import moderation, packs, reads, subscriptions, writes
from vortex.server.storage.done import Done
from vortex.server.storage.interface import (
    Appended,
    BarRow,
    ChatRow,
    Known,
    News,
    Notice,
    PackRow,
    PackVersion,
    Removal,
    StoredEntry,
    Subscription,
    Summary,
    TableRow,
)
from vortex.server.storage.notices import Watch
from vortex.server.storage.writes import Wish

T = TypeVar("T")
P = ParamSpec("P")


class SqlStore(ABC):
    is_shared = False

    def __init__(self) -> None:
        self._watch = Watch()

    @abstractmethod
    async def _read(
        self, read: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `read` on a connection. Raises StoreFailed if there is none to be had."""

    @abstractmethod
    async def _write(
        self, write: Callable[Concatenate[Connection, P], Done[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `write` in a transaction; return only after its commit, and tell others of the change then.

        It is carried to its end even if the caller is cancelled, and may be run more than once."""

    # -- tables ------------------------------------------------------------------------------------

    async def signing_key(self) -> bytes:
        return await self._write(writes.signing_key)

    async def create_table(self, table: TableRow) -> None:
        await self._write(writes.create_table, table)

    async def table(self, table: str) -> TableRow | None:
        return await self._read(reads.table, table)

    async def public_tables(self, limit: int) -> list[TableRow]:
        return await self._read(reads.public_tables, limit)

    async def tables_of(self, session: str, limit: int) -> list[TableRow]:
        return await self._read(reads.tables_of, session, limit)

    async def restless_tables(self, limit: int) -> list[str]:
        return await self._read(reads.restless_tables, limit)

    async def claim_seat(self, table: str, seat: int, generation: int, session: str, name: str) -> bool:
        return await self._write(writes.claim_seat, table, seat, generation, session, name)

    async def seat_bot(self, table: str, seat: int, level: str, name: str) -> bool:
        return await self._write(writes.seat_bot, table, seat, level, name)

    async def touch_seat(self, table: str, seat: int, at: int) -> None:
        await self._write(writes.touch_seat, table, seat, at)

    async def touch_seats(self, seats: Sequence[tuple[str, int]], at: int) -> list[tuple[str, int]]:
        return await self._write(writes.touch_seats, seats, at)

    async def link_rematch(self, table: str, rematch: TableRow) -> str:
        return await self._write(writes.link_rematch, table, rematch)

    # -- the log -----------------------------------------------------------------------------------

    @abstractmethod
    async def append_entry(
        self, table: str, number: int, move_id: str, entry: bytes, summary: Summary
    ) -> Appended:
        """The call that every move makes: each database has its own fastest way."""

    async def entries(self, table: str, since: int) -> list[StoredEntry]:
        return await self._read(reads.entries, table, since)

    async def news(self, known: Sequence[Known], lines: int) -> dict[str, News]:
        return await self._read(reads.news, known, lines)

    # -- moderation --------------------------------------------------------------------------------

    async def remove_person(
        self, table: str, number: int, move_id: str, entry: bytes, summary: Summary, removal: Removal
    ) -> Appended:
        wish = Wish(table, number, move_id, entry, *summary)
        return await self._write(moderation.remove_person, wish, removal)

    async def mute(self, table: str, move_id: str, seat: int, on: bool) -> bool:
        return await self._write(moderation.mute, table, move_id, seat, on)

    async def report_line(self, table: str, number: int, reporter: str, at: int) -> bool:
        return await self._write(moderation.report_line, table, number, reporter, at)

    async def bars(self, at: int) -> list[BarRow]:
        return await self._read(reads.bars, at)

    # -- packs -------------------------------------------------------------------------------------

    async def add_pack(
        self, row: PackRow, version: PackVersion, pictures: dict[str, bytes], most: int, in_all: int
    ) -> bool:
        return await self._write(packs.add_pack, row, version, pictures, most, in_all)

    async def pack(self, pack: str) -> PackRow | None:
        return await self._read(packs.pack, pack)

    async def packs_of(self, session: str) -> list[PackRow]:
        return await self._read(packs.packs_of, session)

    async def pack_version(self, pack: str, version: int) -> PackVersion | None:
        return await self._read(packs.pack_version, pack, version)

    async def pack_versions(self, pack: str) -> list[tuple[int, int]]:
        return await self._read(packs.pack_versions, pack)

    async def save_pack(self, expected: int, version: PackVersion) -> bool:
        return await self._write(packs.save_pack, expected, version)

    async def name_pack(self, pack: str, called: str) -> None:
        await self._write(packs.name_pack, pack, called)

    async def share_pack(self, pack: str, share: str) -> None:
        await self._write(packs.share_pack, pack, share)

    async def remove_pack(self, pack: str) -> None:
        await self._write(packs.remove_pack, pack)

    async def note_trial(self, pack: str, version: int, trial: str) -> None:
        await self._write(packs.note_trial, pack, version, trial)

    async def add_picture(self, pack: str, name: str, content: bytes, at: int, most: int) -> bool:
        return await self._write(packs.add_picture, pack, name, content, at, most)

    async def picture(self, pack: str, name: str) -> bytes | None:
        return await self._read(packs.picture, pack, name)

    async def pictures(self, pack: str) -> list[str]:
        return await self._read(packs.pictures, pack)

    # -- chat and sessions -------------------------------------------------------------------------

    async def add_chat(
        self, table: str, move_id: str, seat: int | None, name: str, text: str, at: int
    ) -> ChatRow:
        return await self._write(writes.add_chat, table, move_id, seat, name, text, at)

    async def chat(self, table: str, since: int, limit: int) -> list[ChatRow]:
        return await self._read(reads.chat, table, since, limit)

    async def add_session(self, session: str, at: int) -> None:
        await self._write(writes.add_session, session, at)

    async def is_session(self, session: str) -> bool:
        return await self._read(reads.is_session, session)

    # -- subscriptions -----------------------------------------------------------------------------

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        await self._write(subscriptions.subscribe, subscription, most)

    async def unsubscribe(self, endpoint: str, session: str = "") -> None:
        await self._write(subscriptions.unsubscribe, endpoint, session)

    async def subscriptions(self, session: str) -> list[Subscription]:
        return await self._read(subscriptions.of_session, session)

    # -- notices -----------------------------------------------------------------------------------

    async def watch(self, table: str) -> None:
        self._watch.add(table)
        try:
            found = await self._read(reads.changes, [table])
            self._watch.began(table, found[0].version if found else -1)
        except BaseException:
            self._watch.remove(table)
            raise

    async def unwatch(self, table: str) -> None:
        self._watch.remove(table)

    def notices(self) -> AsyncIterator[Notice]:
        return self._watch.notices()

    @abstractmethod
    def figures(self) -> dict[str, Any]: ...
