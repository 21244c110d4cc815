"""What every store must tell other processes. Two stores in a test are two processes on the same tables."""

from __future__ import annotations

import asyncio

from tests.patience import PATIENCE
from tests.server.storage.stores import PLAYING, Stores, full_table, new_table, person

from vortex.server.storage.interface import Notice, SeatRow, Store


class Hearing:
    """Reads a store's notices."""

    def __init__(self, store: Store) -> None:
        self.heard: list[Notice] = []
        self.task = asyncio.create_task(self._listen(store))

    async def _listen(self, store: Store) -> None:
        async for notice in store.notices():
            self.heard.append(notice)

    async def about(self, table: str) -> None:
        """Waits for a notice about the table, and forgets what was heard."""
        async with asyncio.timeout(PATIENCE):
            while not any(notice.table in ("", table) for notice in self.heard):
                await asyncio.sleep(0.01)
        self.heard.clear()


async def test_others_hear_of_every_kind_of_change(stores: Stores) -> None:
    one, two = await stores.open(), await stores.open()
    table = new_table(seats=(person(0), SeatRow(1, "open", ""), SeatRow(2, "open", "")))
    await one.create_table(table)
    await two.watch(table.id)
    hearing = Hearing(two)
    for change in (
        one.claim_seat(table.id, 1, 0, "she", "Romana"),
        one.seat_bot(table.id, 2, "strong", "K9"),
        one.append_entry(table.id, 1, "a", b"one", PLAYING),
        one.add_chat(table.id, "c", 0, "P", "hello", 0),
        one.touch_seat(table.id, 0, 77),
        one.touch_seat(table.id, 0, 0),
        one.link_rematch(table.id, full_table()),
    ):
        await change
        await hearing.about(table.id)


async def test_nobody_hears_of_their_own_changes_nor_of_tables_they_do_not_watch(stores: Stores) -> None:
    one, two = await stores.open(), await stores.open()
    mine, other, last = full_table(), full_table(), full_table()
    for table in (mine, other, last):
        await one.create_table(table)
    await two.watch(mine.id)
    await two.watch(last.id)
    hearing = Hearing(two)
    for number in range(1, 6):
        await two.append_entry(mine.id, number, f"m{number}", b"x", PLAYING)
        await one.append_entry(other.id, number, f"m{number}", b"x", PLAYING)
    await one.touch_seat(last.id, 0, 5)
    await hearing.about(last.id)
    await one.touch_seat(mine.id, 0, 5)
    await hearing.about(mine.id)
    await one.touch_seat(mine.id, 0, 6)
    await one.append_entry(last.id, 1, "m", b"x", PLAYING)
    async with asyncio.timeout(PATIENCE):
        while not hearing.heard:
            await asyncio.sleep(0.01)
    assert {notice.table for notice in hearing.heard} == {last.id}


async def test_watching_is_counted(stores: Stores) -> None:
    one, two = await stores.open(), await stores.open()
    table, last = full_table(), full_table()
    for each in (table, last):
        await one.create_table(each)
    hearing = Hearing(two)
    await two.watch(table.id)
    await two.watch(table.id)
    await two.unwatch(table.id)
    await one.append_entry(table.id, 1, "a", b"x", PLAYING)
    await hearing.about(table.id)
    await two.unwatch(table.id)
    await two.watch(last.id)
    await one.append_entry(table.id, 2, "b", b"x", PLAYING)
    await one.append_entry(last.id, 1, "b", b"x", PLAYING)
    async with asyncio.timeout(PATIENCE):
        while not hearing.heard:
            await asyncio.sleep(0.01)
    assert {notice.table for notice in hearing.heard} == {last.id}


async def test_a_table_watched_again_tells_again(stores: Stores) -> None:
    one, two = await stores.open(), await stores.open()
    table = full_table()
    await one.create_table(table)
    await two.watch(table.id)
    await two.unwatch(table.id)
    await one.append_entry(table.id, 1, "a", b"x", PLAYING)
    await two.watch(table.id)
    hearing = Hearing(two)
    await one.append_entry(table.id, 2, "b", b"x", PLAYING)
    await hearing.about(table.id)


async def test_notices_end_when_the_store_is_closed(stores: Stores) -> None:
    store = await stores.open()
    hearing = Hearing(store)
    await asyncio.sleep(0)
    await stores.close()
    async with asyncio.timeout(PATIENCE):
        await hearing.task
