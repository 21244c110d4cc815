"""Undo and take-backs: entries of the log like any other."""

from __future__ import annotations

import asyncio
from typing import Any
from uuid import uuid4

import pytest
from tests.patience import PATIENCE
from tests.server.inside import Inside, ask, move, run, tell, until

from vortex.kernel.state import PASS
from vortex.server.log import AskedTakeBack, TookOver
from vortex.server.room import Room
from vortex.server.storage.interface import Appended, StoreFailed, Summary
from vortex.server.storage.memory import MemoryStore

pytestmark = pytest.mark.usefixtures("each_database")


@run
async def test_undo_goes_back_to_the_last_boundary_and_is_an_entry_of_the_log() -> None:
    inside = Inside()
    room = await inside.table("time-of-the-daleks", "ada", "ada")
    ada = await inside.join(room, "ada")
    await until(room, {0: ada, 1: ada}, lambda: room.timeline.can_undo(room.timeline.asked))
    asked = room.timeline.asked
    before = room.timeline.steps[-1].number - 1
    was = room.timeline.state_after(len(room.timeline.steps) - 1)
    assert ada.position["can_undo"] == (ada.viewer == asked)
    answer = await ask(room, ada, "undo", number=room.timeline.number, seat=asked)
    assert answer["type"] == "ack"
    assert ada.last("update")["undone_to"] == before
    assert room.timeline.game.dump(room.timeline.state) == room.timeline.game.dump(was)
    while room.timeline.can_undo(room.timeline.asked):
        await ask(room, ada, "undo", number=room.timeline.number, seat=room.timeline.asked)
    answer = await ask(room, ada, "undo", number=room.timeline.number, seat=room.timeline.asked)
    assert answer["code"] == "nothing_to_undo"
    await _same_after_restart(inside, room)


async def _same_after_restart(inside: Inside, room: Room) -> None:
    await inside.restart()
    again = await inside.rooms.room(room.row.id)
    assert again is not None
    game = room.timeline.game
    assert game.dump(again.timeline.state) == game.dump(room.timeline.state)
    assert again.timeline.events == room.timeline.events
    assert again.timeline.steps == room.timeline.steps
    for seat in (*range(room.timeline.seats), None):
        assert again.position(again.reader(seat, "en")) == room.position(room.reader(seat, "en"))


@run
async def test_a_take_back_needs_all_other_people() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob", "cid")
    seats = {n: await inside.join(room, who) for n, who in enumerate(("ada", "bob", "cid"))}
    await until(room, seats, lambda: room.timeline.number >= 5)
    to = 2
    was = room.timeline.state_after(room.timeline.length_at(to))
    assert (await ask(room, seats[0], "take_back", number=5, seat=0, to=to))["type"] == "ack"
    assert seats[2].position["take_back"] == {"seat": 0, "to": 2, "needs": [1, 2], "agreed": []}
    answer = await ask(room, seats[0], "answer_take_back", number=6, seat=0, yes=True)
    assert answer["code"] == "no_request"
    await ask(room, seats[1], "answer_take_back", number=6, seat=1, yes=True)
    assert seats[0].position["take_back"]["agreed"] == [1]
    await ask(room, seats[2], "answer_take_back", number=7, seat=2, yes=True)
    assert seats[1].last("update")["undone_to"] == 2
    assert room.timeline.game.dump(room.timeline.state) == room.timeline.game.dump(was)
    assert room.timeline.number == 8
    await _same_after_restart(inside, room)


@run
async def test_one_no_a_withdrawal_or_a_move_ends_a_request() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    seats = {0: await inside.join(room, "ada"), 1: await inside.join(room, "bob")}
    await until(room, seats, lambda: room.timeline.number >= 4)
    for seat in (1, 0):
        await ask(room, seats[0], "take_back", number=room.timeline.number, seat=0)
        assert room.timeline.take_back
        answer = await ask(
            room, seats[seat], "answer_take_back", number=room.timeline.number, seat=seat, yes=False
        )
        assert answer["type"] == "ack"
        assert room.timeline.take_back is None
    await ask(room, seats[0], "take_back", number=room.timeline.number, seat=0)
    await move(room, seats[room.timeline.asked])
    assert room.timeline.take_back is None
    assert len(room.timeline.steps) == 5


@run
async def test_a_bot_that_stands_in_does_not_consent_for_the_owner() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    seats = {n: await inside.join(room, who) for n, who in enumerate(("ada", "bob"))}
    await until(room, seats, lambda: room.timeline.number >= 4 and room.timeline.asked == 0)
    async with room.lock:
        await room.append(TookOver(1, 0, 0, "random"), "stands in")
    was = room.timeline.steps[:]
    await ask(room, seats[0], "take_back", number=room.timeline.number, seat=0)
    assert room.timeline.steps == was, "gone back without the consent of the player who is away"
    assert seats[0].position["take_back"]["needs"] == [1]
    await ask(room, seats[1], "answer_take_back", number=room.timeline.number, seat=1, yes=True)
    assert len(room.timeline.steps) < len(was)


@run
async def test_alone_against_bots_a_take_back_needs_nobody() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", ":random")
    ada = await inside.join(room, "ada")
    await move(room, ada, PASS)
    async with asyncio.timeout(PATIENCE):
        while (number := room.timeline.number) == 1 or room.timeline.asked != 0:
            await asyncio.sleep(0.005)
    assert (await ask(room, ada, "take_back", number=number, seat=0))["type"] == "ack"
    assert (room.timeline.steps, room.timeline.number) == ([], number + 1)
    assert room.row.asked == 0


class Watched(MemoryStore):
    """Notes what each commit says of the table, and writes nothing else once an entry is in."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[Summary] = []
        self.is_full = False

    async def append_entry(
        self, table: str, number: int, move_id: str, entry: bytes, summary: Summary
    ) -> Appended:
        done = await super().append_entry(table, number, move_id, entry, summary)
        self.said.append(summary)
        self.is_full = True
        return done

    def __getattribute__(self, name: str) -> Any:
        if name in ("set_asked", "touch_seat", "claim_seat", "add_chat") and self.is_full:
            raise StoreFailed("disk full")
        return super().__getattribute__(name)


@run
async def test_who_is_asked_after_going_back_is_in_the_same_commit() -> None:
    """A kill after the commit must leave no wrong row, and a full disk no second answer."""
    store = Watched()
    inside = Inside(store)
    room = await inside.table("toy", "ada", "bob")
    seats = {0: await inside.join(room, "ada"), 1: await inside.join(room, "bob")}
    await until(room, seats, lambda: len({step.seat for step in room.timeline.steps}) == 2)
    to = next(step.number - 1 for step in room.timeline.steps if step.seat != room.timeline.asked)
    asker = 1 - room.timeline.asked
    was_asked = room.timeline.asked
    await ask(room, seats[asker], "take_back", number=room.timeline.number, seat=asker, to=to)
    id_ = str(uuid4())
    yes = {"id": id_, "number": room.timeline.number, "seat": was_asked, "yes": True}
    await tell(room, seats[was_asked], "answer_take_back", **yes)
    assert [answer["type"] for answer in seats[was_asked].answers(id_)] == ["ack"]
    assert room.timeline.asked != was_asked
    assert store.said[-1] == Summary(room.timeline.asked, "playing")
    row = await store.table(room.row.id)
    assert row is not None
    assert (row.asked, room.row.asked) == (room.timeline.asked, room.timeline.asked)


@run
async def test_looking_ahead_leaves_the_line_as_it_is_and_finds_what_carrying_out_finds() -> None:
    inside = Inside()
    room = await inside.table("time-of-the-daleks", "ada", "ada", seed=bytes([11] * 64))
    ada = await inside.join(room, "ada")
    timeline = room.timeline
    for wanted in (3, 70):
        await until(room, {0: ada, 1: ada}, lambda wanted=wanted: len(timeline.steps) >= wanted)  # type: ignore[misc]
        for to in (timeline.steps[-1].number - 1, timeline.steps[len(timeline.steps) // 2].number, 0):
            entry = AskedTakeBack(0, 0, 0, to, ())
            before = (
                timeline.game.dump(timeline.state),
                list(timeline.steps),
                list(timeline.events),
                timeline.number,
            )
            ahead = timeline.try_return(entry)
            assert ahead is not None
            assert before == (
                timeline.game.dump(timeline.state),
                timeline.steps,
                timeline.events,
                timeline.number,
            )
            twin = timeline.at(timeline.number)
            twin.carry_out(entry)
            assert timeline.game.dump(twin.state) == timeline.game.dump(ahead.state)
            assert len(twin.steps) == ahead.length
