"""What every store must keep of tables, seats, sessions. Two stores in a test are two processes on the same tables."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.storage.stores import PLAYING, Stores, full_table, new_table, person

from vortex.server.storage.interface import (
    ChatRow,
    Muted,
    SeatRow,
    StoredEntry,
    StoreFailed,
    Subscription,
    Summary,
    replace,
)

# -- tables -------------------------------------------------------------------------------------


async def test_the_signing_key_is_random_and_the_same_for_everybody(stores: Stores) -> None:
    one, two = await stores.open(), await stores.open()
    key = await one.signing_key()
    assert len(key) == 32
    assert len(set(key)) > 8
    assert await two.signing_key() == key


async def test_a_table_comes_back_as_it_was_written(stores: Stores) -> None:
    store = await stores.open()
    table = new_table(
        options={"hard": True, "rounds": 5, "map": "Gallifrey → Skaro"},
        seats=(person(0), SeatRow(1, "bot", "K9", level="strong"), SeatRow(2, "open", "", seen=1 << 41)),
        seed=bytes(range(255, 191, -1)),
        title="Zoë’s table",
        public=True,
        spectators=False,
        clock=(600, 5),
        created=1_700_000_000_123,
    )
    await store.create_table(table)
    assert await store.table(table.id) == table
    plain = new_table()
    await store.create_table(plain)
    assert await store.table(plain.id) == plain


async def test_an_unknown_table_is_none(stores: Stores) -> None:
    store = await stores.open()
    assert await store.table("nowhere") is None


async def test_an_id_in_use_is_refused_and_changes_nothing(stores: Stores) -> None:
    store = await stores.open()
    table = new_table()
    await store.create_table(table)
    with pytest.raises(StoreFailed):
        await store.create_table(replace(table, title="another"))
    assert await store.table(table.id) == table


async def test_public_tables_wait_first_then_the_newest_first(stores: Stores) -> None:
    store = await stores.open()
    tables = {
        name: new_table(id=name, public=public, status=status, created=created)
        for name, public, status, created in (
            ("old-waiting", True, "waiting", 1),
            ("new-waiting", True, "waiting", 2),
            ("old-playing", True, "playing", 3),
            ("new-playing", True, "playing", 4),
            ("over", True, "over", 5),
            ("private", False, "waiting", 6),
        )
    }
    for table in tables.values():
        await store.create_table(table)
    found = await store.public_tables(10)
    assert [table.id for table in found] == ["new-waiting", "old-waiting", "new-playing", "old-playing"]
    assert found[0] == tables["new-waiting"]
    assert [table.id for table in await store.public_tables(3)] == [table.id for table in found[:3]]


async def test_ones_own_tables_are_those_one_sits_at_or_made(stores: Stores) -> None:
    store = await stores.open()
    for table in (
        new_table(id="made", host="me", created=1),
        new_table(id="sits", seats=(person(0), person(1, "me")), created=2),
        new_table(
            id="both-over", host="me", seats=(person(0, "me"), person(1, "me")), created=3, status="over"
        ),
        new_table(id="others", created=4),
    ):
        await store.create_table(table)
    assert [table.id for table in await store.tables_of("me", 10)] == ["sits", "made", "both-over"]
    assert [table.id for table in await store.tables_of("me", 1)] == ["sits"]
    assert await store.tables_of("nobody", 10) == []


async def test_restless_tables_have_a_bot_asked_or_a_clock_and_are_in_play(stores: Stores) -> None:
    store = await stores.open()
    bot, clock = SeatRow(1, "bot", "K9", level="random"), (60, 0)
    plans: dict[str, dict[str, Any]] = {
        "person": {},
        "bot": {"asked": 1},
        "bot-over": {"asked": 1, "status": "over"},
        "bot-waiting": {"asked": 1, "status": "waiting"},
        "nobody": {"asked": -1},
        "clock": {"clock": clock},
        "clock-over": {"clock": clock, "status": "over"},
        "taken-over": {},
        "given-back": {},
    }
    for created, (name, plan) in enumerate(plans.items()):
        values = {"asked": 0, "status": "playing", "created": created, **plan}
        await store.create_table(new_table(id=name, seats=(person(0), bot), **values))
    await store.append_entry("taken-over", 1, "a", b"one", Summary(0, "playing", True))
    await store.append_entry("given-back", 1, "a", b"one", Summary(0, "playing", True))
    await store.append_entry("given-back", 2, "b", b"two", Summary(0, "playing", False))
    assert await store.restless_tables(10) == ["taken-over", "clock", "bot"]
    assert await store.restless_tables(2) == ["taken-over", "clock"]
    row = await store.table("taken-over")
    assert row is not None
    assert row.stand_in


# -- seats --------------------------------------------------------------------------------------


async def test_claiming_the_last_open_seat_starts_the_game(stores: Stores) -> None:
    store = await stores.open()
    table = new_table(seats=(person(0), SeatRow(1, "open", "Seat 2"), SeatRow(2, "open", "Seat 3")))
    await store.create_table(table)
    assert await store.claim_seat(table.id, 1, 0, "she", "Romana")
    found = await store.table(table.id)
    assert found is not None
    assert found.seats[1] == SeatRow(1, "person", "Romana", session="she", generation=1)
    assert found.status == "waiting"
    assert await store.claim_seat(table.id, 2, 0, "he", "")
    found = await store.table(table.id)
    assert found is not None
    assert found.seats[2] == SeatRow(2, "person", "Seat 3", session="he", generation=1)
    assert found.status == "playing"


async def test_a_claim_of_an_old_generation_changes_nothing(stores: Stores) -> None:
    store = await stores.open()
    table = new_table()
    await store.create_table(table)
    assert await store.claim_seat(table.id, 1, 0, "she", "Romana")
    before = await store.table(table.id)
    assert not await store.claim_seat(table.id, 1, 0, "he", "Adric")
    assert not await store.claim_seat(table.id, 1, 2, "he", "Adric")
    assert await store.table(table.id) == before
    assert await store.claim_seat(table.id, 1, 1, "he", "Adric"), "a return link names the newest generation"


async def test_of_many_claims_at_once_one_succeeds(stores: Stores) -> None:
    one, two = await stores.open(), await stores.open()
    table = new_table()
    await one.create_table(table)
    claims = [(one, two)[each % 2].claim_seat(table.id, 1, 0, f"session-{each}", "") for each in range(10)]
    answers = await asyncio.gather(*claims)
    assert answers.count(True) == 1
    found = await one.table(table.id)
    assert found is not None
    assert found.seats[1].session == f"session-{answers.index(True)}"


async def test_a_bot_takes_only_an_open_seat(stores: Stores) -> None:
    store = await stores.open()
    table = new_table()
    await store.create_table(table)
    assert not await store.seat_bot(table.id, 0, "strong", "K9")
    assert await store.seat_bot(table.id, 1, "strong", "K9")
    assert not await store.seat_bot(table.id, 1, "strong", "K9")
    assert not await store.claim_seat(table.id, 1, 1, "he", "Adric"), "a bot's seat is not claimed"
    found = await store.table(table.id)
    assert found is not None
    assert found.seats == (person(0), SeatRow(1, "bot", "K9", level="strong", generation=1))
    assert found.status == "playing"


async def test_a_seat_remembers_when_its_owner_was_there(stores: Stores) -> None:
    store = await stores.open()
    table = new_table()
    await store.create_table(table)
    await store.touch_seat(table.id, 0, 1_700_000_000_000)
    found = await store.table(table.id)
    assert found is not None
    assert [seat.seen for seat in found.seats] == [1_700_000_000_000, 0]


async def test_many_seats_at_once_remember_that_their_owners_are_still_there(stores: Stores) -> None:
    """Those of whom it was not known are left to be touched one by one, so that others hear of it."""
    store = await stores.open()
    tables = [full_table() for _ in range(3)]
    for table in tables:
        await store.create_table(table)
        await store.touch_seat(table.id, 0, 5)
    seats = [(table.id, seat) for table in tables[:2] for seat in (0, 1)]
    left = await store.touch_seats([*seats, ("x" * 22, 0)], 7)
    assert sorted(left) == sorted([(tables[0].id, 1), (tables[1].id, 1), ("x" * 22, 0)])
    rows = [await store.table(table.id) for table in tables]
    assert [[seat.seen for seat in row.seats] for row in rows if row] == [[7, 0], [7, 0], [5, 0]]


# -- rematch ------------------------------------------------------------------------------------


async def test_of_many_rematches_at_once_one_is_made(stores: Stores) -> None:
    one, two = await stores.open(), await stores.open()
    table = full_table(status="over")
    await one.create_table(table)
    wishes = [full_table() for _ in range(6)]
    answers = await asyncio.gather(
        *((one, two)[each % 2].link_rematch(table.id, wish) for each, wish in enumerate(wishes))
    )
    assert len(set(answers)) == 1
    found = await two.table(table.id)
    assert found is not None
    assert found.next == answers[0]
    made = [wish.id for wish in wishes if await one.table(wish.id) is not None]
    assert made == [answers[0]]


# -- chat and sessions --------------------------------------------------------------------------


async def test_chat_is_numbered_and_a_repeat_adds_nothing(stores: Stores) -> None:
    store = await stores.open()
    table = full_table()
    await store.create_table(table)
    first = await store.add_chat(table.id, "a", 0, "Leela", "Allons-y ↯", 1_700_000_000_000)
    assert first == ChatRow(1, "a", 0, "Leela", "Allons-y ↯", 1_700_000_000_000)
    second = await store.add_chat(table.id, "b", None, "a spectator", "hello", 5)
    assert second == ChatRow(2, "b", None, "a spectator", "hello", 5)
    assert await store.add_chat(table.id, "a", 1, "Adric", "other", 9) == first
    assert await store.chat(table.id, 0, 10) == [first, second]
    assert await store.chat(table.id, 1, 10) == [second]
    assert await store.chat(table.id, 0, 1) == [second], "the newest lines"
    assert await store.chat(table.id, 2, 10) == []


async def test_who_is_muted_is_so_in_all_their_seats(stores: Stores) -> None:
    store = await stores.open()
    table = new_table(seats=(person(0, "she"), person(1, "he"), SeatRow(2, "open", "Seat 3")))
    await store.create_table(table)
    assert await store.mute(table.id, "mute", 1, True)
    assert await store.claim_seat(table.id, 2, 0, "he", "Adric")
    found = await store.table(table.id)
    assert found is not None
    assert [seat.muted for seat in found.seats] == [False, True, True]
    with pytest.raises(Muted):
        await store.add_chat(table.id, "a", 2, "Adric", "Hear me.", 1)
    assert (await store.add_chat(table.id, "b", 0, "Romana", "Quiet at last.", 2)).number == 1
    # By a link to a muted person's seat, that person joins another's.
    assert await store.claim_seat(table.id, 1, 1, "she", "Adric")
    with pytest.raises(Muted):
        await store.add_chat(table.id, "c", 0, "Romana", "Hear me.", 3)
    assert await store.mute(table.id, "unmute", 0, False)
    assert (await store.add_chat(table.id, "d", 0, "Romana", "Thank you.", 4)).number == 2


async def test_chat_from_two_processes_at_once_has_no_double_numbers(stores: Stores) -> None:
    one, two = await stores.open(), await stores.open()
    table = full_table()
    await one.create_table(table)
    lines = await asyncio.gather(
        *((one, two)[each % 2].add_chat(table.id, f"m{each}", 0, "P", f"{each}", 0) for each in range(12))
    )
    assert sorted(line.number for line in lines) == list(range(1, 13))
    assert await one.chat(table.id, 0, 100) == sorted(lines)


async def test_only_remembered_sessions_are_sessions(stores: Stores) -> None:
    one, two = await stores.open(), await stores.open()
    await one.add_session("abc", 1_700_000_000_000)
    await one.add_session("abc", 1_800_000_000_000)
    assert await two.is_session("abc")
    assert not await two.is_session("abd")
    assert not await two.is_session("")


async def test_a_browser_is_called_for_one_session_and_each_has_a_few(stores: Stores) -> None:
    one, two = await stores.open(), await stores.open()

    def subscription(endpoint: str, session: str, made: int) -> Subscription:
        return Subscription(endpoint, session, b"\0key", b"\0secret", "de", made)

    for made, endpoint in enumerate("abc"):
        await one.subscribe(subscription(endpoint, "ada", made), 2)
    assert await two.subscriptions("ada") == [subscription("c", "ada", 2), subscription("b", "ada", 1)]
    await two.subscribe(subscription("c", "bo", 3), 2)
    assert [each.endpoint for each in await one.subscriptions("ada")] == ["b"]
    assert await one.subscriptions("bo") == [subscription("c", "bo", 3)]
    await one.unsubscribe("c", "ada")
    assert len(await one.subscriptions("bo")) == 1
    await one.unsubscribe("c", "bo")
    await one.unsubscribe("b")
    await one.unsubscribe("b")
    assert [await two.subscriptions(session) for session in ("ada", "bo", "")] == [[], [], []]


# -- the rest -----------------------------------------------------------------------------------


async def test_a_store_that_works_is_well_and_has_figures(stores: Stores) -> None:
    store = await stores.open()
    await store.add_session("abc", 1)
    assert await store.is_well()
    figures = store.figures()
    assert figures
    assert all(isinstance(figure, int | float) for figure in figures.values())
    assert all(name.isidentifier() and name == name.lower() for name in figures)


async def test_everything_is_there_after_a_restart(lasting_stores: Stores) -> None:
    store = await lasting_stores.open()
    table = full_table()
    await store.create_table(table)
    await store.append_entry(table.id, 1, "a", b"one", PLAYING)
    line = await store.add_chat(table.id, "c", 0, "P", "hello", 1)
    await store.add_session("abc", 1)
    key = await store.signing_key()
    await lasting_stores.close()

    store = await lasting_stores.open()
    assert await store.table(table.id) == replace(table, number=1, asked=0)
    assert await store.entries(table.id, 0) == [StoredEntry(1, "a", b"one")]
    assert await store.chat(table.id, 0, 10) == [line]
    assert await store.is_session("abc")
    assert await store.signing_key() == key
    assert not (await store.append_entry(table.id, 1, "a", b"one", PLAYING)).is_new


async def test_two_processes_may_start_at_the_same_time(lasting_stores: Stores) -> None:
    opened = await asyncio.gather(*(lasting_stores.open() for _ in range(4)))
    keys = {await store.signing_key() for store in opened}
    assert len(keys) == 1
