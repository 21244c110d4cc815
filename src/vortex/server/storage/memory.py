"""A store that forgets everything at the end of the process: for tests, and for `--database memory:`."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Any

from vortex.server.storage.interface import (
    Appended,
    BarRow,
    ChatRow,
    Known,
    Muted,
    News,
    Notice,
    NumberTaken,
    PackRow,
    PackVersion,
    Removal,
    SeatRow,
    StoredEntry,
    StoreFailed,
    Subscription,
    Summary,
    TableRow,
    replace,
)


class MemoryStore:
    """`sibling` gives a second store on the same tables: to test two processes on one database."""

    def __init__(self) -> None:
        self.is_shared = False
        self._siblings: list[MemoryStore] = [self]
        self._key = secrets.token_bytes(32)
        self._tables: dict[str, TableRow] = {}
        self._logs: dict[str, list[StoredEntry]] = {}
        self._chats: dict[str, list[ChatRow]] = {}
        self._ids: dict[tuple[str, str], StoredEntry] = {}
        self._sessions: set[str] = set()
        self._acts: set[tuple[str, str]] = set()
        self._reports: set[tuple[str, int, str]] = set()
        self._packs: dict[str, PackRow] = {}
        self._pack_versions: dict[tuple[str, int], PackVersion] = {}
        self._pictures: dict[tuple[str, str], bytes] = {}
        self._subscriptions: dict[str, Subscription] = {}
        self._watched: dict[str, int] = {}
        self._news: asyncio.Queue[Notice | None] = asyncio.Queue()

    def sibling(self) -> MemoryStore:
        twin = MemoryStore()
        vars(twin).update(vars(self), _watched={}, _news=asyncio.Queue())
        self._siblings.append(twin)
        for store in self._siblings:
            store.is_shared = True
        return twin

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        self._news.put_nowait(None)

    async def is_well(self) -> bool:
        return True

    async def signing_key(self) -> bytes:
        return self._key

    # -- tables ------------------------------------------------------------------------------------

    async def create_table(self, table: TableRow) -> None:
        if table.id in self._tables:
            raise StoreFailed("the id is in use")
        if "@" in table.pack:
            pack, _, version = table.pack.partition("@")
            if (pack, int(version)) not in self._pack_versions:
                raise StoreFailed("the pack is gone")
        self._tables[table.id] = table
        self._logs[table.id] = []
        self._chats[table.id] = []

    async def table(self, table: str) -> TableRow | None:
        return self._tables.get(table)

    async def public_tables(self, limit: int) -> list[TableRow]:
        found = [
            row for row in self._tables.values() if row.public and row.status != "over" and not row.closed
        ]
        found.sort(key=lambda row: (row.status != "waiting", -row.created))
        return found[:limit]

    async def tables_of(self, session: str, limit: int) -> list[TableRow]:
        found = [
            row
            for row in self._tables.values()
            if not row.closed and (row.host == session or any(seat.session == session for seat in row.seats))
        ]
        found.sort(key=lambda row: (row.status == "over", -row.created))
        return found[:limit]

    async def restless_tables(self, limit: int) -> list[str]:
        found = [row for row in self._tables.values() if row.status == "playing" and _is_restless(row)]
        found.sort(key=lambda row: -row.created)
        return [row.id for row in found[:limit]]

    async def claim_seat(self, table: str, seat: int, generation: int, session: str, name: str) -> bool:
        old = self._tables[table].seats[seat]
        if old.kind == "bot" or old.generation != generation:
            return False
        self._set_seat(
            table,
            replace(
                old,
                kind="person",
                session=session,
                generation=generation + 1,
                name=name or old.name,
                seen=0,
                muted=old.muted or self._is_muted(table, session),
            ),
        )
        return True

    async def seat_bot(self, table: str, seat: int, level: str, name: str) -> bool:
        old = self._tables[table].seats[seat]
        if old.kind != "open":
            return False
        self._set_seat(table, replace(old, kind="bot", level=level, name=name, generation=old.generation + 1))
        return True

    async def touch_seat(self, table: str, seat: int, at: int) -> None:
        old = self._tables[table].seats[seat]
        self._set_seat(table, replace(old, seen=at), tell=bool(old.seen) != bool(at))

    async def touch_seats(self, seats: Sequence[tuple[str, int]], at: int) -> list[tuple[str, int]]:
        left = []
        for table, seat in seats:
            row = self._tables.get(table)
            if row is not None and row.seats[seat].seen:
                self._set_seat(table, replace(row.seats[seat], seen=at), tell=False)
            else:
                left.append((table, seat))
        return left

    def _set_seat(self, table: str, seat: SeatRow, tell: bool = True) -> None:
        row = self._tables[table]
        seats = tuple(seat if old.seat == seat.seat else old for old in row.seats)
        status = row.status
        if status == "waiting" and all(each.kind != "open" for each in seats):
            status = "playing"
        self._tables[table] = replace(row, seats=seats, status=status)
        if tell:
            self._notify(table)

    async def link_rematch(self, table: str, rematch: TableRow) -> str:
        row = self._tables[table]
        if row.next:
            return row.next
        await self.create_table(rematch)
        self._tables[table] = replace(row, next=rematch.id)
        self._notify(table)
        return rematch.id

    # -- the log -----------------------------------------------------------------------------------

    async def append_entry(
        self, table: str, number: int, move_id: str, entry: bytes, summary: Summary
    ) -> Appended:
        earlier = self._ids.get((table, move_id))
        if earlier is not None:
            return Appended(earlier.number, earlier.entry, False)
        log = self._logs[table]
        if number <= len(log):
            raise NumberTaken(number)
        if number != len(log) + 1:
            raise StoreFailed("an entry is missing before this one")
        stored = StoredEntry(number, move_id, entry)
        log.append(stored)
        self._ids[table, move_id] = stored
        self._tables[table] = replace(
            self._tables[table],
            number=number,
            asked=summary.asked,
            status=summary.status,
            stand_in=summary.stand_in,
        )
        self._notify(table)
        return Appended(number, entry, True)

    async def entries(self, table: str, since: int) -> list[StoredEntry]:
        return self._logs[table][since:]

    async def news(self, known: Sequence[Known], lines: int) -> dict[str, News]:
        found = {}
        for each in known:
            row = await self.table(each.table)
            if row is not None:
                entries = await self.entries(each.table, each.number)
                found[each.table] = News(row, entries, await self.chat(each.table, each.chat, lines))
        return found

    # -- moderation --------------------------------------------------------------------------------

    async def remove_person(
        self, table: str, number: int, move_id: str, entry: bytes, summary: Summary, removal: Removal
    ) -> Appended:
        old = self._tables[table].seats
        owned = tuple(seat.seat for seat in old if seat.kind == "person" and seat.session == removal.session)
        if (table, move_id) not in self._ids and owned != removal.seats:
            raise NumberTaken(number)
        appended = await self.append_entry(table, number, move_id, entry, summary)
        if appended.is_new:
            row = self._tables[table]
            self._tables[table] = replace(
                row, removed=(*row.removed, removal.session), invites=row.invites + 1
            )
            for seat in removal.seats:
                self._set_seat(
                    table,
                    SeatRow(
                        seat, removal.kind, removal.name(seat), removal.level, "", old[seat].generation + 1
                    ),
                )
        return appended

    async def mute(self, table: str, move_id: str, seat: int, on: bool) -> bool:
        owner = self._tables[table].seats[seat]
        if (table, move_id) in self._acts:
            return True
        if owner.kind != "person":
            return False
        self._acts.add((table, move_id))
        for each in self._tables[table].seats:
            if each.session == owner.session:
                self._set_seat(table, replace(each, muted=on))
        return True

    def _is_muted(self, table: str, session: str) -> bool:
        return any(seat.muted for seat in self._tables[table].seats if seat.session == session)

    async def report_line(self, table: str, number: int, reporter: str, at: int) -> bool:
        self._reports.add((table, number, reporter))
        return 0 < number <= len(self._chats[table])

    async def bars(self, at: int) -> list[BarRow]:
        return []

    # -- chat --------------------------------------------------------------------------------------

    async def add_chat(
        self, table: str, move_id: str, seat: int | None, name: str, text: str, at: int
    ) -> ChatRow:
        lines = self._chats[table]
        for line in lines:
            if line.move_id == move_id:
                return line
        if seat is not None and self._is_muted(table, self._tables[table].seats[seat].session):
            raise Muted
        lines.append(ChatRow(len(lines) + 1, move_id, seat, name, text, at))
        self._notify(table)
        return lines[-1]

    async def chat(self, table: str, since: int, limit: int) -> list[ChatRow]:
        return self._chats[table][since:][-limit:]

    # -- sessions ----------------------------------------------------------------------------------

    async def add_session(self, session: str, at: int) -> None:
        self._sessions.add(session)

    async def is_session(self, session: str) -> bool:
        return session in self._sessions

    # -- subscriptions -----------------------------------------------------------------------------

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        self._subscriptions[subscription.endpoint] = subscription
        for old in (await self.subscriptions(subscription.session))[most:]:
            del self._subscriptions[old.endpoint]

    async def unsubscribe(self, endpoint: str, session: str = "") -> None:
        found = self._subscriptions.get(endpoint)
        if found is not None and session in ("", found.session):
            del self._subscriptions[endpoint]

    async def subscriptions(self, session: str) -> list[Subscription]:
        mine = [each for each in self._subscriptions.values() if each.session == session]
        return sorted(mine, key=lambda each: (-each.made, each.endpoint))

    # -- notices -----------------------------------------------------------------------------------

    async def watch(self, table: str) -> None:
        self._watched[table] = self._watched.get(table, 0) + 1

    async def unwatch(self, table: str) -> None:
        self._watched[table] -= 1
        if not self._watched[table]:
            del self._watched[table]

    async def notices(self) -> AsyncIterator[Notice]:
        while (notice := await self._news.get()) is not None:
            yield notice

    def _notify(self, table: str) -> None:
        for store in self._siblings:
            if store is not self and table in store._watched:
                store._news.put_nowait(Notice(table, self._tables[table].number))

    # -- packs -------------------------------------------------------------------------------------

    async def add_pack(
        self, row: PackRow, version: PackVersion, pictures: dict[str, bytes], most: int, in_all: int
    ) -> bool:
        if len(await self.packs_of(row.owner)) >= most or len(self._packs) >= in_all:
            return False
        self._packs[row.id] = row
        self._pack_versions[row.id, version.version] = version
        self._pictures.update({(row.id, name): content for name, content in pictures.items()})
        return True

    async def pack(self, pack: str) -> PackRow | None:
        return self._packs.get(pack)

    async def packs_of(self, session: str) -> list[PackRow]:
        mine = [row for row in self._packs.values() if row.owner == session]
        return sorted(mine, key=lambda row: (-row.changed, row.id))

    async def pack_version(self, pack: str, version: int) -> PackVersion | None:
        return self._pack_versions.get((pack, version))

    async def pack_versions(self, pack: str) -> list[tuple[int, int]]:
        return sorted((row.version, row.made) for row in self._pack_versions.values() if row.pack == pack)

    async def save_pack(self, expected: int, version: PackVersion) -> bool:
        row = self._packs.get(version.pack)
        if row is None or not row.owner or row.version != expected:
            return False
        self._pack_versions[row.id, version.version] = version
        self._packs[row.id] = replace(row, version=version.version, changed=version.made)
        for old in range(1, version.version - 9):
            if not self._is_used(f"{row.id}@{old}"):
                self._pack_versions.pop((row.id, old), None)
        return True

    async def name_pack(self, pack: str, called: str) -> None:
        self._packs[pack] = replace(self._packs[pack], name=called)

    async def share_pack(self, pack: str, share: str) -> None:
        self._packs[pack] = replace(self._packs[pack], share=share)

    async def remove_pack(self, pack: str) -> None:
        row = self._packs.get(pack)
        if row is None:
            return
        kept = [
            version for version, _ in await self.pack_versions(pack) if self._is_used(f"{pack}@{version}")
        ]
        if kept:
            self._packs[pack] = replace(row, owner="", share="", name="")
        else:
            del self._packs[pack]
            for picture in [key for key in self._pictures if key[0] == pack]:
                del self._pictures[picture]
        for key in [key for key in self._pack_versions if key[0] == pack and key[1] not in kept]:
            del self._pack_versions[key]

    def _is_used(self, pack: str) -> bool:
        return any(row.pack == pack for row in self._tables.values())

    async def note_trial(self, pack: str, version: int, trial: str) -> None:
        self._pack_versions[pack, version] = replace(self._pack_versions[pack, version], trial=trial)

    async def add_picture(self, pack: str, name: str, content: bytes, at: int, most: int) -> bool:
        there = await self.pictures(pack)
        if pack not in self._packs or (name not in there and len(there) >= most):
            return False
        self._pictures.setdefault((pack, name), content)
        return True

    async def picture(self, pack: str, name: str) -> bytes | None:
        return self._pictures.get((pack, name))

    async def pictures(self, pack: str) -> list[str]:
        return sorted(name for owner, name in self._pictures if owner == pack)

    def figures(self) -> dict[str, Any]:
        return {"tables": len(self._tables), "entries": len(self._ids)}


def _is_restless(row: TableRow) -> bool:
    asks_bot = row.asked >= 0 and row.seats[row.asked].kind == "bot"
    return row.clock is not None or row.stand_in or asks_bot
