"""Defects that servers like this one have had, each planted again by a small patch. The simulation has to find them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from vortex.server import handling
from vortex.server.room import Room
from vortex.server.rooms import Outdated, Rooms
from vortex.server.shown import ShownTable
from vortex.server.storage.interface import Appended, StoredEntry, StoreFailed, Summary, replace
from vortex.server.storage.memory import MemoryStore
from vortex.server.storage.postgresql import PostgresqlStore
from vortex.server.storage.postgresql_append import append_one
from vortex.server.storage.postgresql_bus import PostgresqlBus
from vortex.server.storage.store import SqlStore
from vortex.server.storage.writes import Wish
from vortex.server.timeline import Stale

Patch = pytest.MonkeyPatch
DEFECTS: dict[str, Callable[[Patch], None]] = {}


def _defect(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
    DEFECTS[plant.__name__] = plant
    return plant


# -- what is acknowledged, and what is stored --------------------------------------------------------


@_defect
def acknowledged_before_the_commit(patch: Patch) -> None:
    append = Room.append

    async def hasty(self: Room, entry: Any, move_id: str, trial: Any = None, acknowledge: Any = None) -> int:
        if acknowledge:
            acknowledge(self.timeline.number + 1)
        return await append(self, entry, move_id, trial)

    patch.setattr(Room, "append", hasty)


@_defect
def only_a_lock_in_memory(patch: Patch) -> None:
    """The store takes whatever number it is given: a process that was paused writes over what others wrote."""

    async def append_entry(
        self: MemoryStore, table: str, number: int, move_id: str, entry: bytes, summary: Summary
    ) -> Appended:
        stored = StoredEntry(number, move_id, entry)
        self._logs[table].append(stored)
        self._ids[table, move_id] = stored
        self._tables[table] = replace(self._tables[table], number=number, **summary._asdict())
        self._notify(table)
        return Appended(number, entry, True)

    patch.setattr(MemoryStore, "append_entry", append_entry)


@_defect
def a_retry_under_another_id(patch: Patch) -> None:
    """What may have been written is written again, as something new."""

    async def append_entry(
        self: PostgresqlStore, table: str, number: int, move_id: str, entry: bytes, summary: Summary
    ) -> Appended:
        async def attempt(is_again: bool) -> Any:
            wish = Wish(table, number, str(uuid4()) if is_again else move_id, entry, *summary)
            done = await self._appender.append(wish)
            return done or await self._in_transaction(self._at_once, append_one, wish)

        appended: Appended = (await self._persist(attempt))[0].answer
        return appended

    patch.setattr(PostgresqlStore, "append_entry", append_entry)


@_defect
def an_unknown_outcome_called_a_failure(patch: Patch) -> None:
    class Never(Exception):
        pass

    patch.setattr(handling, "OutcomeUnknown", Never)


# -- repeats -----------------------------------------------------------------------------------------


@_defect
def ids_forgotten_at_a_restart(patch: Patch) -> None:
    load = Rooms._load

    async def forgetful(self: Rooms, table: str) -> Room | None:
        room = await load(self, table)
        if room is not None:
            room.ids.clear()
        return room

    patch.setattr(Rooms, "_load", forgetful)


@_defect
def a_repeat_refused_as_stale_where_it_is_not_known_yet(patch: Patch) -> None:
    numbered = handling._numbered

    async def hasty(room: Room, connection: Any, message: Any, acknowledge: Any) -> None:
        if str(message.id) not in room.ids and not handling._is_current(room, message):
            raise handling._stale()
        await numbered(room, connection, message, acknowledge)

    patch.setattr(handling, "_numbered", hasty)


@_defect
def a_line_of_chat_known_by_its_seat(patch: Patch) -> None:
    add_chat = SqlStore.add_chat

    async def by_seat(self: SqlStore, table: str, move_id: str, seat: int | None, *rest: Any) -> Any:
        return await add_chat(self, table, f"{seat}:{move_id}", seat, *rest)

    patch.setattr(SqlStore, "add_chat", by_seat)


# -- several processes -------------------------------------------------------------------------------


async def _nothing(*args: Any) -> None: ...


async def _for_ever(*args: Any) -> None:
    await asyncio.Event().wait()


@_defect
def notices_trusted(patch: Patch) -> None:
    """Nobody asks, now and then, what has changed."""
    patch.setattr(PostgresqlBus, "_keep_looking", _for_ever)
    patch.setattr(Rooms, "_look_around", _nothing)


@_defect
def a_table_shown_as_it_was(patch: Patch) -> None:
    """Those who come, or ask, see what this process has in memory."""
    load = Rooms.room

    async def as_it_was(self: Rooms, table: str) -> Room | None:
        return self._rooms.get(table) or await load(self, table)

    patch.setattr(Rooms, "room", as_it_was)


@_defect
def a_hidden_choice_told_by_a_refusal(patch: Patch) -> None:
    append = Room.append

    async def outrun(self: Room, entry: Any, move_id: str, trial: Any = None, acknowledge: Any = None) -> int:
        try:
            return await append(self, entry, move_id, trial, acknowledge)
        except Stale:
            raise handling._stale() if acknowledge else Stale from None

    patch.setattr(Room, "append", outrun)


# -- what goes on by itself --------------------------------------------------------------------------


@_defect
def bots_asleep_after_a_restart(patch: Patch) -> None:
    patch.setattr(Rooms, "_wake_up", _nothing)


@_defect
def a_table_woken_only_once(patch: Patch) -> None:
    """Though the database may be away just then."""

    async def wake(self: Rooms, table: str) -> None:
        with contextlib.suppress(Outdated, StoreFailed):
            await self.room(table)

    patch.setattr(Rooms, "_wake", wake)


@_defect
def a_flood_of_who_comes_and_goes(patch: Patch) -> None:
    patch.setattr(ShownTable, "tell_presence", ShownTable.tell_table)
