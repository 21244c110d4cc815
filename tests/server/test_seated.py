"""Whose clock runs, and who is absent."""

from __future__ import annotations

from tests.server.inside import Inside, move, run, settle

from vortex.kernel.state import PASS
from vortex.server.storage.memory import MemoryStore


@run
async def test_a_clock_runs_only_for_the_asked_seat_and_adds_its_increment() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob", clock=(60, 5))
    seats = {0: await inside.join(room, "ada"), 1: await inside.join(room, "bob")}
    assert seats[0].position["clock"] == {"left": [60_000, 60_000], "running": 0}
    await inside.times.go_on(10)
    await move(room, seats[0], PASS)
    assert seats[1].position["clock"] == {"left": [55_000, 60_000], "running": 1}


@run
async def test_who_has_not_come_back_since_a_restart_is_absent_after_a_minute() -> None:
    """Though nobody asked in the meantime."""
    inside = Inside()
    room = await inside.table("toy", "ada", "bob", "cid")
    bob = await inside.join(room, "bob")
    assert not room.is_absent(0)
    await inside.times.go_on(61)
    assert (room.is_absent(0), room.is_absent(1)) == (True, False)
    room.leave(bob)
    assert not room.is_absent(1)
    await inside.times.go_on(61)
    assert room.is_absent(1)
    await inside.restart()
    again = await inside.rooms.room(room.row.id)
    assert again is not None
    await inside.join(again, "cid")
    await inside.times.go_on(61)
    assert again.is_absent(0)


@run
async def test_who_was_connected_elsewhere_is_absent_a_minute_after_having_been_seen() -> None:
    store = MemoryStore()
    one, two = Inside(store), Inside(store.sibling())
    room = await one.table("toy", "ada", "bob")
    twin = await two.rooms.room(room.row.id)
    assert twin is not None
    ada = await one.join(room, "ada")
    await settle()
    await twin.catch_up()
    assert not twin.is_absent(0)
    room.leave(ada)
    await settle()
    await twin.catch_up()
    await two.times.go_on(61)
    assert twin.is_absent(0)
