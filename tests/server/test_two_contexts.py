"""Two processes on one store, without a network."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple
from uuid import uuid4

from tests.server.inside import FakeConnection, Inside, ask, move, now, run, settle, tell

from vortex.kernel.chance import FastChance
from vortex.kernel.state import PASS
from vortex.server.room import Room
from vortex.server.storage.interface import (
    Appended,
    Known,
    News,
    OutcomeUnknown,
    StoreFailed,
    Summary,
)
from vortex.server.storage.memory import MemoryStore


class TwoProcesses(NamedTuple):
    """One table, in the memory of both."""

    one: Inside
    two: Inside
    room: Room
    twin: Room


async def two_processes(*players: str) -> TwoProcesses:
    store = MemoryStore()
    one, two = Inside(store), Inside(store.sibling())
    room = await one.table("toy", *players)
    twin = await two.rooms.room(room.row.id)
    assert twin is not None
    return TwoProcesses(one, two, room, twin)


@run
async def test_two_processes_serve_the_two_sides_of_one_table() -> None:
    one, two, room, twin = await two_processes("ada", "bob")
    one.rooms.start()
    two.rooms.start()
    sides = {0: (room, await one.join(room, "ada")), 1: (twin, await two.join(twin, "bob"))}
    luck = FastChance(3)
    for _ in range(300):
        if room.row.status == "over":
            break
        here, connection = sides[room.timeline.asked]
        options = here.timeline.state.options
        answer = await move(here, connection, options[luck.below(len(options))])
        assert answer["type"] == "ack"
        await settle()
        assert room.timeline.number == twin.timeline.number
        assert room.position(room.reader(None, "en")) == twin.position(twin.reader(None, "en"))
    assert twin.row.status == "over"
    await one.rooms.stop()
    await two.rooms.stop()


@run
async def test_the_slower_of_two_processes_is_told_to_look_again() -> None:
    one, two, room, twin = await two_processes("ada", "bob")
    ada, other_tab = await one.join(room, "ada"), await two.join(twin, "ada")
    assert (await move(room, ada, PASS))["type"] == "ack"
    answer = await move(twin, other_tab, PASS, number=0, seat=0)
    assert (answer["code"], answer["number"]) == ("stale", 1)
    assert other_tab.last("update")["position"]["number"] == 1
    assert len(await one.store.entries(room.row.id, 0)) == 1


@run
async def test_chat_of_two_processes_is_whole_and_in_order_at_both() -> None:
    """Each has said a line before it has heard of the other's, whose number is smaller."""
    one, two, room, twin = await two_processes("ada", "bob")
    ada, bob = await one.join(room, "ada"), await two.join(twin, "bob")
    for text in ("one", "two", "three"):
        assert (await ask(room, ada, "say", text=f"{text} of ada"))["type"] == "ack"
        assert (await ask(twin, bob, "say", text=f"{text} of bob"))["type"] == "ack"
    await room.catch_up()
    said = [f"{text} of {who}" for text in ("one", "two", "three") for who in ("ada", "bob")]
    for connection, here in ((ada, room), (bob, twin)):
        heard = [m["line"] for m in connection.messages() if m["type"] == "chat"]
        assert [line["text"] for line in heard] == said
        assert [line["number"] for line in heard] == [1, 2, 3, 4, 5, 6]
        assert [line.text for line in here.chat] == said


class Counted(MemoryStore):
    """Counts how often each table is read, and how many reads of it are under way at once."""

    def __init__(self) -> None:
        super().__init__()
        self.reads: list[int] = []
        self.under_way: Counter[str] = Counter()
        self.most = 0

    async def news(self, known: Sequence[Known], lines: int) -> dict[str, News]:
        self.reads.append(len(known))
        self.under_way.update(each.table for each in known)
        self.most = max([self.most, *self.under_way.values()])
        await settle()
        self.under_way.subtract(each.table for each in known)
        return await super().news(known, lines)


class ManyTables(NamedTuple):
    """In the memory of both, the second of which counts its reads. Ada is at the first."""

    one: Inside
    two: Inside
    counted: Counted
    rooms: list[Room]
    twins: list[Room]
    adas: list[FakeConnection]


async def many_tables() -> ManyTables:
    store = MemoryStore()
    one, counted = Inside(store), Counted()
    store.sibling()
    counted.__dict__.update({**vars(store), "_watched": {}, "_news": asyncio.Queue()})
    store._siblings.append(counted)
    two = Inside(counted)
    rooms = [await one.table("toy", "ada", "bob") for _ in range(50)]
    twins = [twin for room in rooms if (twin := await two.rooms.room(room.row.id)) is not None]
    two.rooms.start()
    adas = [await one.join(room, "ada") for room in rooms]
    counted.reads.clear()
    counted.most = 0
    return ManyTables(one, two, counted, rooms, twins, adas)


@run
async def test_a_process_catches_up_with_many_tables_in_few_reads() -> None:
    _, two, counted, rooms, twins, adas = await many_tables()
    for _ in range(4):
        for room, ada in zip(rooms, adas, strict=True):
            if room.timeline.asked == 0:
                assert (await move(room, ada))["type"] == "ack"
            await settle()
    for _ in range(20):
        await settle()
    assert [twin.timeline.number for twin in twins] == [room.timeline.number for room in rooms]
    assert counted.most == 1, "two reads of one table at once"
    assert max(counted.reads) > 1
    await two.rooms.stop()


@run
async def test_a_table_that_is_put_away_while_news_is_read_keeps_it_from_no_other() -> None:
    """Found by the simulation: the others of the same read stayed behind."""
    _, two, counted, rooms, twins, adas = await many_tables()
    for _ in range(20):
        await settle()
    read = counted.news

    async def slowly(known: Sequence[Known], lines: int) -> dict[str, News]:
        found = await read(known, lines)
        for each in known:
            if each.table == rooms[0].row.id:
                await two.rooms._put_away(twins[0])
        return found

    counted.news = slowly  # type: ignore[method-assign]  # of this one only
    for room, ada in zip(rooms, adas, strict=True):
        assert (await move(room, ada))["type"] == "ack"
    for room in two.rooms:
        two.rooms._is_behind(room)
    two.rooms._begin_to_catch_up()
    for _ in range(20):
        await settle()
    assert len(two.rooms) == len(rooms) - 1
    assert [twin.timeline.number for twin in twins[1:]] == [room.timeline.number for room in rooms[1:]]
    assert two.context.counts["errors"] == 0
    await two.rooms.stop()


@run
async def test_who_is_still_there_is_said_and_asked_of_many_tables_at_once() -> None:
    """Also of those whom another process has taken to be gone."""
    one, two, counted, rooms, twins, _ = await many_tables()
    for _ in range(20):
        await settle()
    assert all(twin.is_connected(0) for twin in twins)
    await one.store.touch_seat(rooms[0].row.id, 0, 0)
    for _ in range(20):
        await settle()
    assert not twins[0].is_connected(0)
    counted.reads.clear()
    said: list[int] = []
    say = one.store.touch_seats

    async def touch_seats(seats: Sequence[tuple[str, int]], at: int) -> list[tuple[str, int]]:
        said.append(len(seats))
        return await say(seats, at)

    one.store.touch_seats = touch_seats  # type: ignore[method-assign]
    await one.rooms.tidy()
    await two.rooms.tidy()
    for _ in range(20):
        await settle()
    assert all(twin.is_connected(0) for twin in twins)
    assert len(counted.reads) < 5
    assert said == [len(rooms)]
    await two.rooms.stop()


@run
async def test_a_repeat_at_a_process_that_is_behind_gets_the_same_answer() -> None:
    one, two, room, twin = await two_processes("ada", "ada")
    ada, elsewhere = await one.join(room, "ada"), await two.join(twin, "ada")
    first = {**now(room, 0), "seat": 0, "choice": room.timeline.state.options[0], "id": str(uuid4())}
    answer = await tell(room, ada, "move", **first)
    seat = room.timeline.asked
    second = {**now(room, seat), "seat": seat, "choice": room.timeline.state.options[0], "id": str(uuid4())}
    later = await tell(room, ada, "move", **second)
    assert await tell(twin, elsewhere, "move", **second) == later, "its number is not known here yet"
    assert await tell(twin, elsewhere, "move", **first) == answer
    assert len(await one.store.entries(room.row.id, 0)) == 2


@run
async def test_who_comes_to_a_process_that_is_behind_is_shown_what_was_acknowledged() -> None:
    one, two, room, _ = await two_processes("ada", "bob")
    assert (await move(room, await one.join(room, "ada")))["type"] == "ack"
    again = await two.rooms.room(room.row.id)
    assert again is not None
    assert (await two.join(again, "ada")).position["number"] == 1


@run
async def test_a_refusal_of_the_slower_process_does_not_tell_of_a_hidden_choice() -> None:
    """Found by the simulation: the number was taken, so the message was refused as stale, though for its seat nothing
    had changed."""
    store = MemoryStore()
    one, two = Inside(store), Inside(store.sibling())
    room = await one.table("card-game", "ada", "bob", "cleo")
    twin = await two.rooms.room(room.row.id)
    assert twin is not None
    sides = {seat: await one.join(room, who) for seat, who in enumerate(("ada", "bob", "cleo"))}
    elsewhere = [await two.join(twin, who) for who in ("ada", "bob", "cleo")]
    luck = FastChance(3)
    answered: list[str] = []
    while len(answered) < 5:
        await twin.catch_up()
        asked, number = room.timeline.asked, room.timeline.numbers.number
        options = room.timeline.state.options
        assert (await move(room, sides[asked], options[luck.below(len(options))]))["type"] == "ack"
        other = room.timeline.steps[0].seat
        if room.timeline.numbers.number == number and other != asked:
            message = {**now(twin, other), "seat": other, "to": None}
            answered.append((await ask(twin, elsewhere[other], "take_back", **message))["type"])
            await room.catch_up()
    assert set(answered) == {"ack"}


class Cut(MemoryStore):
    """Keeps the next entry, and goes away before it says so."""

    def __init__(self) -> None:
        super().__init__()
        self.is_away = False

    async def append_entry(
        self, table: str, number: int, move_id: str, entry: bytes, summary: Summary
    ) -> Appended:
        done = await super().append_entry(table, number, move_id, entry, summary)
        if self.is_away:
            raise OutcomeUnknown("the database is out of reach")
        return done

    async def news(self, known: Sequence[Known], lines: int) -> dict[str, News]:
        if self.is_away:
            raise StoreFailed("the database is out of reach")
        return await super().news(known, lines)


@run
async def test_an_unknown_outcome_is_called_so_and_told_when_it_is_known() -> None:
    store = Cut()
    inside = Inside(store)
    room = await inside.table("toy", "ada", "bob")
    ada = await inside.join(room, "ada")
    message = {**now(room, 0), "seat": 0, "choice": room.timeline.state.options[0], "id": str(uuid4())}
    store.is_away = True
    answer = await tell(room, ada, "move", **message)
    assert answer is not None
    assert (answer["type"], answer["code"]) == ("refused", "unsure")
    await inside.times.go_on(3)
    assert room.timeline.number == 0
    store.is_away = False
    await inside.times.go_on(1)
    assert ada.last("update")["position"]["number"] == 1, "told as soon as it is known"
    again = await tell(room, ada, "move", **message)
    assert again is not None
    assert (again["type"], again["number"]) == ("ack", 1)
    assert len(await store.entries(room.row.id, 0)) == 1
