"""Two processes on one store, without a network."""

from __future__ import annotations

from tests.server.inside import Inside, ask, move, run, settle

from vortex.kernel.chance import FastChance
from vortex.kernel.state import PASS
from vortex.server.storage.memory import MemoryStore


@run
async def test_two_processes_serve_the_two_sides_of_one_table() -> None:
    store = MemoryStore()
    one, two = Inside(store), Inside(store.sibling())
    room = await one.table("toy", "ada", "bob")
    twin = await two.rooms.room(room.row.id)
    assert twin is not None
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
    store = MemoryStore()
    one, two = Inside(store), Inside(store.sibling())
    room = await one.table("toy", "ada", "bob")
    twin = await two.rooms.room(room.row.id)
    assert twin is not None
    ada, other_tab = await one.join(room, "ada"), await two.join(twin, "ada")
    assert (await move(room, ada, PASS))["type"] == "ack"
    answer = await move(twin, other_tab, PASS, number=0, seat=0)
    assert (answer["code"], answer["number"]) == ("stale", 1)
    assert other_tab.last("update")["position"]["number"] == 1
    assert len(await store.entries(room.row.id, 0)) == 1


@run
async def test_chat_of_two_processes_is_whole_and_in_order_at_both() -> None:
    """Each has said a line before it has heard of the other's, whose number is smaller."""
    store = MemoryStore()
    one, two = Inside(store), Inside(store.sibling())
    room = await one.table("toy", "ada", "bob")
    twin = await two.rooms.room(room.row.id)
    assert twin is not None
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
