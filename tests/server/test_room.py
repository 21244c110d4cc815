"""What happens at a table: moves, chat, a store that fails."""

from __future__ import annotations

import logging
from uuid import uuid4

import pytest
from tests.server.inside import FakeConnection, Inside, ask, move, run, settle, tell

from vortex.kernel.state import PASS
from vortex.server.context import LOG
from vortex.server.storage.interface import Appended, StoreFailed, Summary
from vortex.server.storage.memory import MemoryStore

pytestmark = pytest.mark.usefixtures("each_database")


# -- moves ------------------------------------------------------------------------------------------


@run
async def test_a_move_is_acknowledged_before_anybody_hears_of_it() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    ada, bob = await inside.join(room, "ada"), await inside.join(room, "bob")
    await settle()
    ada.sent.clear()
    answer = await move(room, ada)
    assert answer == {"type": "ack", "id": answer["id"], "number": 1, "private": 0}
    assert [m["type"] for m in ada.messages()][:2] == ["ack", "update"]
    assert bob.last("update")["position"]["number"] == 1
    assert len(await inside.store.entries(room.row.id, 0)) == 1


@run
async def test_a_repeat_gets_the_same_answer_and_changes_nothing_also_after_a_restart() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    ada = await inside.join(room, "ada")
    said = {"id": str(uuid4()), "number": 0, "seat": 0, "choice": PASS}
    first = await tell(room, ada, "move", **said)
    assert await tell(room, ada, "move", **said) == first
    await inside.restart()
    again = await inside.rooms.room(room.row.id)
    assert again is not None
    back = await inside.join(again, "ada")
    assert await tell(again, back, "move", **said) == first
    assert again.timeline.number == 1


@run
async def test_a_stale_move_changes_nothing_and_says_so() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    ada = await inside.join(room, "ada")
    await move(room, ada, PASS)
    for number in (0, 2, 77):
        answer = await move(room, ada, PASS, number=number, seat=0)
        assert (answer["type"], answer["code"], answer["number"]) == ("refused", "stale", 1)
    assert room.timeline.number == 1


@run
async def test_an_illegal_move_is_refused_with_its_rule() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    ada = await inside.join(room, "ada")
    answer = await move(room, ada, room.timeline.game.notation.read("do first"))
    assert (answer["code"], answer["rule"]) == ("illegal", "TOY-TURN-02")
    answer = await ask(room, ada, "why_not", seat=0, notation="do first")
    assert answer["type"] == "why"
    assert (answer["refusal"]["code"], answer["refusal"]["rule"]) == ("illegal", "TOY-TURN-02")
    assert (await ask(room, ada, "why_not", seat=0, notation="pass"))["refusal"] is None
    assert (await ask(room, ada, "why_not", seat=0, notation="fly home"))["code"] == "unknown"


@run
async def test_nothing_can_be_done_before_hello() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    early = FakeConnection("ada")
    room.join(early)
    await tell(room, early, "move", id=str(uuid4()), number=0, seat=0, choice=0)
    assert [m["code"] for m in early.messages()] == ["hello_first"]
    assert room.timeline.number == 0


# -- the store, and memory --------------------------------------------------------------------------


@run
async def test_what_could_not_be_saved_is_not_played() -> None:
    class Full(MemoryStore):
        full = False

        async def append_entry(
            self, table: str, number: int, move_id: str, entry: bytes, summary: Summary
        ) -> Appended:
            if self.full:
                raise StoreFailed("disk full")
            return await super().append_entry(table, number, move_id, entry, summary)

    store = Full()
    inside = Inside(store)
    room = await inside.table("toy", "ada", "bob")
    ada, bob = await inside.join(room, "ada"), await inside.join(room, "bob")
    store.full = True
    said = {"id": str(uuid4()), "number": 0, "seat": 0, "choice": PASS}
    answer = await tell(room, ada, "move", **said)
    assert answer is not None
    assert answer["code"] == "store"
    assert room.timeline.number == 0
    assert not [m for m in bob.messages() if m["type"] == "update"]
    store.full = False
    answer = await tell(room, ada, "move", **said)
    assert answer is not None
    assert answer["type"] == "ack"


# -- chat -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\u202eabc", "x" * 600])
def test_chat_is_cleaned_or_refused(text: str) -> None:
    @run
    async def chat() -> None:
        inside = Inside()
        room = await inside.table("toy", "ada", "bob")
        ada, bob = await inside.join(room, "ada"), await inside.join(room, "bob")
        watching = await inside.join(room, "")
        if text:
            assert (await ask(room, ada, "say", text=text))["code"] == "text"
        assert (await ask(room, watching, "say", text="hi"))["code"] == "not_yours"
        said = {"id": str(uuid4()), "text": "  <b>hello</b>   there "}
        for _ in range(2):
            answer = await tell(room, ada, "say", **said)
            assert answer is not None
            assert answer["type"] == "ack"
        assert [m["line"]["text"] for m in bob.messages() if m["type"] == "chat"] == ["<b>hello</b> there"]

    chat()


@run
async def test_a_line_that_is_sent_again_from_another_seat_of_the_browser_is_the_same_line() -> None:
    """Found by the simulation: it was said twice."""
    inside = Inside()
    room = await inside.table("toy", "ada", "bob", "ada")
    ada = await inside.join(room, "ada", seat=0)
    said = {"id": str(uuid4()), "text": "hello"}
    first = await tell(room, ada, "say", **said)
    await tell(room, ada, "look", seat=2)
    assert await tell(room, ada, "say", **said) == first
    assert [line.text for line in room.chat] == ["hello"]


@run
async def test_a_repeat_of_stand_by_gets_the_same_answer_and_has_no_effect() -> None:
    inside = Inside()
    room = await inside.table("time-clash", "ada", "bob")
    ada = await inside.join(room, "ada")
    first = {"id": "00000000-0000-0000-0000-000000000001", "seat": 0, "on": True}
    answer = await tell(room, ada, "stand_by", **first)
    await ask(room, ada, "stand_by", seat=0, on=False)
    assert await tell(room, ada, "stand_by", **first) == answer
    assert 0 not in room.standing


@run
async def test_moves_that_cannot_be_saved_are_logged_once_a_minute_and_so_is_the_end_of_it() -> None:
    inside = Inside()
    said: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: said.append(record.getMessage())  # type: ignore[method-assign]  # a test's own
    LOG.addHandler(handler)
    try:
        context = inside.context
        for seconds in (0, 1, 30, 61):
            inside.times.seconds += seconds
            context.store_failed(StoreFailed("the disk is full"))
        context.store_works()
        context.store_works()
    finally:
        LOG.removeHandler(handler)
    trouble = "Tables cannot be saved or read: the disk is full."
    assert said == [trouble, trouble, "Tables can be saved again."]
    assert context.counts["store failures"] == 4
