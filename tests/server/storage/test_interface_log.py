"""What every store must keep of a table's log. Two stores in a test are two processes on the same tables."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from tests.server.storage.stores import PLAYING, Stores, full_table, numbers

from vortex.server.storage.interface import (
    Appended,
    Known,
    NumberTaken,
    Store,
    StoredEntry,
    StoreFailed,
    Summary,
    replace,
)


async def test_an_entry_and_the_summary_are_written_together(stores: Stores) -> None:
    store = await stores.open()
    table = full_table()
    await store.create_table(table)
    assert await store.append_entry(table.id, 1, "a", b"\x00one", Summary(1, "playing")) == Appended(
        1, b"\x00one", True
    )
    assert await store.append_entry(table.id, 2, "b", b"two", Summary(-1, "over")) == Appended(
        2, b"two", True
    )
    assert await store.entries(table.id, 0) == [StoredEntry(1, "a", b"\x00one"), StoredEntry(2, "b", b"two")]
    assert await store.entries(table.id, 1) == [StoredEntry(2, "b", b"two")]
    assert await store.entries(table.id, 2) == []
    assert await store.table(table.id) == replace(table, number=2, asked=-1, status="over")


async def test_a_known_move_id_changes_nothing_and_answers_the_earlier_entry(stores: Stores) -> None:
    one, two = await stores.open(), await stores.open()
    table = full_table()
    await one.create_table(table)
    await one.append_entry(table.id, 1, "a", b"one", PLAYING)
    await one.append_entry(table.id, 2, "b", b"two", PLAYING)
    before = await one.table(table.id)
    for store in (one, two):
        for number in (1, 2, 3, 9):
            answer = await store.append_entry(table.id, number, "a", b"other", Summary(1, "over"))
            assert answer == Appended(1, b"one", False)
    assert numbers(await two.entries(table.id, 0)) == [1, 2]
    assert await two.table(table.id) == before


async def test_a_move_id_is_known_at_its_own_table_only(stores: Stores) -> None:
    store = await stores.open()
    one, two = full_table(), full_table()
    for table in (one, two):
        await store.create_table(table)
        assert (await store.append_entry(table.id, 1, "a", b"one", PLAYING)).is_new


async def test_a_taken_number_is_refused(stores: Stores) -> None:
    one, two = await stores.open(), await stores.open()
    table = full_table()
    await one.create_table(table)
    await one.append_entry(table.id, 1, "a", b"one", PLAYING)
    for store in (one, two):
        with pytest.raises(NumberTaken):
            await store.append_entry(table.id, 1, "b", b"two", Summary(1, "over"))
    assert await two.entries(table.id, 0) == [StoredEntry(1, "a", b"one")]


async def test_a_gap_is_refused(stores: Stores) -> None:
    store = await stores.open()
    table = full_table()
    await store.create_table(table)
    with pytest.raises(StoreFailed):
        await store.append_entry(table.id, 2, "b", b"two", PLAYING)
    assert await store.entries(table.id, 0) == []
    assert await store.table(table.id) == table


async def test_one_refusal_does_not_spoil_what_is_written_at_the_same_time(stores: Stores) -> None:
    store = await stores.open()
    tables = [full_table() for _ in range(12)]
    for table in tables:
        await store.create_table(table)
    good = [store.append_entry(table.id, 1, "a", b"one", PLAYING) for table in tables]
    bad = [store.append_entry(table.id, 7, "b", b"seven", PLAYING) for table in tables]
    mixed = [call for pair in zip(good, bad, strict=True) for call in pair]
    answers = await asyncio.gather(*mixed, store.create_table(tables[0]), return_exceptions=True)
    assert answers[0:-1:2] == [Appended(1, b"one", True)] * len(tables)
    assert all(isinstance(answer, StoreFailed) for answer in answers[1::2])
    for table in tables:
        assert await store.entries(table.id, 0) == [StoredEntry(1, "a", b"one")]


@pytest.mark.slow
async def test_who_races_for_the_same_numbers_leaves_no_gap_and_no_double(stores: Stores) -> None:
    """Eight writers in two processes, each trying until its ten moves are in the log."""
    one, two = await stores.open(), await stores.open()
    table = full_table()
    await one.create_table(table)
    acknowledged: dict[str, int] = {}

    async def write(store: Store, name: str) -> None:
        for move in range(10):
            id = f"{name}-{move}"
            while id not in acknowledged:
                number = len(await store.entries(table.id, 0)) + 1
                with contextlib.suppress(NumberTaken):
                    acknowledged[id] = (
                        await store.append_entry(table.id, number, id, id.encode(), PLAYING)
                    ).number

    await asyncio.gather(*(write((one, two)[each % 2], f"writer{each}") for each in range(8)))
    log = await one.entries(table.id, 0)
    assert numbers(log) == list(range(1, 81))
    assert {stored.move_id: stored.number for stored in log} == acknowledged
    assert all(stored.entry == stored.move_id.encode() for stored in log)


async def test_the_same_move_sent_to_two_processes_at_once_is_one_entry(stores: Stores) -> None:
    one, two = await stores.open(), await stores.open()
    table = full_table()
    await one.create_table(table)
    for number in range(1, 21):
        answers = await asyncio.gather(
            *(
                store.append_entry(table.id, number, f"move-{number}", b"x", PLAYING)
                for store in (one, two, one, two)
            )
        )
        assert [answer.number for answer in answers] == [number] * 4
        assert [answer.is_new for answer in answers].count(True) == 1
    assert numbers(await one.entries(table.id, 0)) == list(range(1, 21))


async def test_a_caller_who_goes_away_leaves_the_log_whole(stores: Stores) -> None:
    store = await stores.open()
    table = full_table()
    await store.create_table(table)
    for number in range(1, 11):
        call = asyncio.create_task(store.append_entry(table.id, number, f"m{number}", b"x", PLAYING))
        await asyncio.sleep(0)
        call.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await call
        # A repeat of the same id learns how it ended.
        answer = await store.append_entry(table.id, number, f"m{number}", b"x", PLAYING)
        assert answer.number == number
    assert numbers(await store.entries(table.id, 0)) == list(range(1, 11))


async def test_what_is_new_at_many_tables_is_read_at_once(stores: Stores) -> None:
    store = await stores.open()
    tables = [full_table() for _ in range(5)]
    for table in tables:
        await store.create_table(table)
        for number in range(1, 4):
            await store.append_entry(table.id, number, f"m{number}", b"%d" % number, PLAYING)
            await store.add_chat(table.id, f"c{number}", 0, "Ada", f"line {number}", number)
    known = [Known(table.id, number, number) for number, table in enumerate(tables)]
    found = await store.news([*known, Known("no such table", 0, 0)], 2)
    assert set(found) == {table.id for table in tables}
    for number, table in enumerate(tables):
        news = found[table.id]
        assert news.row == await store.table(table.id)
        assert news.entries == await store.entries(table.id, number)
        assert news.chat == await store.chat(table.id, number, 2)
    assert await store.news([], 2) == {}
