"""Tables come into memory once, and leave it when nobody looks at them."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.inside import Inside, move, run, settle

from vortex.kernel.state import PASS
from vortex.server.room import Room
from vortex.server.storage.interface import StoredEntry, StoreFailed
from vortex.server.storage.memory import MemoryStore

pytestmark = pytest.mark.usefixtures("each_database")


@run
async def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    ada = await inside.join(room, "ada")
    await move(room, ada, PASS)
    await inside.times.go_on(1000)
    await inside.rooms.tidy()
    assert len(inside.rooms) == 1
    room.leave(ada)
    await inside.times.go_on(1000)
    await inside.rooms.tidy()
    assert len(inside.rooms) == 0
    again = await inside.rooms.room(room.row.id)
    assert again is not None
    assert again.timeline.number == 1


@run
async def test_nothing_of_a_table_that_leaves_memory_goes_on() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    ada = await inside.join(room, "ada")
    room.resolve()
    room.leave(ada)
    await settle()
    assert under_way() == {"ShownTable._tell_presence", "Room._resolve"}
    room.is_gone = True
    await inside.rooms.tidy()
    assert under_way() == set()


def under_way() -> set[str]:
    """What of tables runs here beside the test, by name."""
    names = {getattr(task.get_coro(), "__qualname__", "") for task in asyncio.all_tasks()}
    return {name for name in names if name.startswith(("ShownTable.", "Room.", "Autoplay."))}


class Slow(MemoryStore):
    """Reads take a while, and the first one fails."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.gate = asyncio.Event()

    async def entries(self, table: str, since: int) -> list[StoredEntry]:
        self.reads += 1
        mine = self.reads
        await self.gate.wait()
        await asyncio.sleep(0)
        if mine == 1:
            raise StoreFailed("the database is away")
        return await super().entries(table, since)


@run
async def test_a_bot_goes_on_though_the_database_was_away_when_its_table_was_to_be_woken() -> None:
    """Found by the simulation: without a visitor, nobody looked at such a table again."""
    store = Slow()
    store.gate.set()
    inside = Inside(store)
    with pytest.raises(StoreFailed):
        await inside.table("toy", ":random", "ada")
    store.reads = 0
    inside.rooms.start()
    await inside.times.go_on(1)
    assert len(inside.rooms) == 0
    await inside.times.go_on(5)
    (room,) = inside.rooms
    assert room.timeline.number > 0
    assert inside.context.counts["errors"] == 0
    await inside.rooms.stop()


@run
async def test_a_table_is_in_memory_once_also_if_loading_it_failed_for_somebody() -> None:
    store = Slow()
    store.gate.set()
    inside = Inside(store)
    with pytest.raises(StoreFailed):
        await inside.table("toy", "ada", "bob")
    (table,) = [row.id for row in store._tables.values()]
    store.reads = 0
    store.gate.clear()
    first = asyncio.ensure_future(inside.rooms.room(table))
    second = asyncio.ensure_future(inside.rooms.room(table))
    await settle()
    store.gate.set()
    while not first.done():
        await asyncio.sleep(0)
    late = [asyncio.ensure_future(inside.rooms.room(table)) for _ in range(3)]
    found = await asyncio.gather(first, second, *late, return_exceptions=True)
    rooms = {id(each) for each in found if isinstance(each, Room)}
    assert len(rooms) == 1
    assert {type(each) for each in found} == {StoreFailed, Room}
    assert store._watched[table] == 1
