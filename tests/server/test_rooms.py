"""What happens at a table: undo, take-backs, standing passes, clocks, bots that take over, two processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any
from uuid import uuid4

import pytest
from tests.server.inside import FakeConnection, Inside, ask, move, settle, tell

from vortex.kernel.chance import FastChance
from vortex.kernel.state import PASS
from vortex.server.bot_workers import BotFailed, Request
from vortex.server.line import Trial
from vortex.server.room import Room
from vortex.server.storage.memory import MemoryStore


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    @wraps(test)
    def started() -> None:
        asyncio.run(test())

    return started


async def until(room: Room, connections: dict[int, FakeConnection], wanted: Callable[[], bool]) -> None:
    """Random moves by the seats' owners until something is so."""
    luck = FastChance(5)
    for _ in range(500):
        if wanted():
            return
        options = room.line.state.options
        asked = room.line.asked
        answer = await move(room, connections[asked], options[luck.below(len(options))])
        assert answer["type"] == "ack"
        await settle()
    raise AssertionError("it never came to that")


def is_window(room: Room) -> bool:
    return room.line.game.questions[room.line.state.topic].is_window


# -- moves -----------------------------------------------------------------------------------------


@run
async def test_a_move_is_acknowledged_before_anybody_hears_of_it() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    ada, bob = await inside.join(room, "ada"), await inside.join(room, "bob")
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
    assert again.line.number == 1


@run
async def test_a_stale_move_changes_nothing_and_says_so() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    ada = await inside.join(room, "ada")
    await move(room, ada, PASS)
    for number in (0, 2, 77):
        answer = await move(room, ada, PASS, number=number, seat=0)
        assert (answer["type"], answer["code"], answer["number"]) == ("refused", "stale", 1)
    assert room.line.number == 1


@run
async def test_an_illegal_move_is_refused_with_its_rule() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    ada = await inside.join(room, "ada")
    answer = await move(room, ada, room.line.game.notation.read("do first"))
    assert (answer["code"], answer["rule"]) == ("illegal", "TOY-TURN-02")
    answer = await ask(room, ada, "why_not", seat=0, notation="do first")
    assert (answer["type"], answer["rule"]) == ("why", "TOY-TURN-02")
    assert (await ask(room, ada, "why_not", seat=0, notation="pass"))["reason"] == ""
    assert (await ask(room, ada, "why_not", seat=0, notation="fly home"))["code"] == "unknown"


@run
async def test_nothing_can_be_done_before_hello() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    early = FakeConnection("ada")
    room.join(early)
    await tell(room, early, "move", id=str(uuid4()), number=0, seat=0, choice=0)
    assert [m["code"] for m in early.messages()] == ["hello_first"]
    assert room.line.number == 0


# -- reconnecting ----------------------------------------------------------------------------------


@run
async def test_coming_back_in_mid_turn_gives_view_question_and_what_was_missed() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    seats = {0: await inside.join(room, "ada"), 1: await inside.join(room, "bob")}
    await until(room, seats, lambda: room.line.number >= 3)
    since = room.line.number
    told = len(room.line.events)
    await until(room, seats, lambda: is_window(room) and room.line.number > since)
    asked = room.line.asked
    room.leave(seats[asked])
    back = await inside.join(room, room.row.seats[asked].session, since=since)
    welcome = back.last("welcome")
    assert welcome["position"] == seats[asked].position
    assert welcome["position"]["ask"]["options"]
    assert not welcome["reset"]
    assert [e["index"] for e in welcome["events"]] == list(range(told, len(room.line.events)))


@run
async def test_coming_back_after_an_undo_forgets_what_was_undone() -> None:
    inside = Inside()
    room = await inside.table("time-of-the-daleks", "ada", "ada")
    ada = await inside.join(room, "ada")
    await until(room, {0: ada, 1: ada}, lambda: room.line.can_undo(room.line.asked))
    number = room.line.number
    assert (await ask(room, ada, "undo", number=number, seat=room.line.asked))["type"] == "ack"
    back = await inside.join(room, "ada", since=number)
    assert back.last("welcome")["reset"]
    back = await inside.join(room, "ada", since=number + 1)
    assert not back.last("welcome")["reset"]


@run
async def test_two_tabs_of_one_seat_agree() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    tabs = [await inside.join(room, "ada") for _ in range(2)]
    bob = await inside.join(room, "bob")
    await until(room, {0: tabs[0], 1: bob}, lambda: room.line.number >= 6)
    one, two = ([d for d in tab.sent if b'"type":"update"' in d] for tab in tabs)
    assert one == two
    assert len(one) == room.line.number


# -- undo and take-back ----------------------------------------------------------------------------


@run
async def test_undo_goes_back_to_the_last_boundary_and_is_an_entry_of_the_log() -> None:
    inside = Inside()
    room = await inside.table("time-of-the-daleks", "ada", "ada")
    ada = await inside.join(room, "ada")
    await until(room, {0: ada, 1: ada}, lambda: room.line.can_undo(room.line.asked))
    asked = room.line.asked
    before = room.line.steps[-1].number - 1
    was = room.line.state_after(len(room.line.steps) - 1)
    assert ada.position["can_undo"] == (ada.viewer == asked)
    answer = await ask(room, ada, "undo", number=room.line.number, seat=asked)
    assert answer["type"] == "ack"
    assert ada.last("update")["undone_to"] == before
    assert room.line.game.dump(room.line.state) == room.line.game.dump(was)
    while room.line.can_undo(room.line.asked):
        await ask(room, ada, "undo", number=room.line.number, seat=room.line.asked)
    answer = await ask(room, ada, "undo", number=room.line.number, seat=room.line.asked)
    assert answer["code"] == "nothing_to_undo"
    await _same_after_restart(inside, room)


async def _same_after_restart(inside: Inside, room: Room) -> None:
    await inside.restart()
    again = await inside.rooms.room(room.row.id)
    assert again is not None
    game = room.line.game
    assert game.dump(again.line.state) == game.dump(room.line.state)
    assert again.line.events == room.line.events
    assert again.line.steps == room.line.steps
    for seat in (*range(room.line.seats), None):
        assert again.position(again.reader(seat, "en")) == room.position(room.reader(seat, "en"))


@run
async def test_a_take_back_needs_all_other_people() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob", "cid")
    seats = {n: await inside.join(room, who) for n, who in enumerate(("ada", "bob", "cid"))}
    await until(room, seats, lambda: room.line.number >= 5)
    to = 2
    was = room.line.state_after(room.line.length_at(to))
    assert (await ask(room, seats[0], "take_back", number=5, seat=0, to=to))["type"] == "ack"
    assert seats[2].position["take_back"] == {"seat": 0, "to": 2, "needs": [1, 2], "agreed": []}
    answer = await ask(room, seats[0], "answer_take_back", number=6, seat=0, yes=True)
    assert answer["code"] == "no_request"
    await ask(room, seats[1], "answer_take_back", number=6, seat=1, yes=True)
    assert seats[0].position["take_back"]["agreed"] == [1]
    await ask(room, seats[2], "answer_take_back", number=7, seat=2, yes=True)
    assert seats[1].last("update")["undone_to"] == 2
    assert room.line.game.dump(room.line.state) == room.line.game.dump(was)
    assert room.line.number == 8
    await _same_after_restart(inside, room)


@run
async def test_one_no_a_withdrawal_or_a_move_ends_a_request() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    seats = {0: await inside.join(room, "ada"), 1: await inside.join(room, "bob")}
    await until(room, seats, lambda: room.line.number >= 4)
    for seat in (1, 0):
        await ask(room, seats[0], "take_back", number=room.line.number, seat=0)
        assert room.line.take_back
        answer = await ask(
            room, seats[seat], "answer_take_back", number=room.line.number, seat=seat, yes=False
        )
        assert answer["type"] == "ack"
        assert room.line.take_back is None
    await ask(room, seats[0], "take_back", number=room.line.number, seat=0)
    await move(room, seats[room.line.asked])
    assert room.line.take_back is None
    assert len(room.line.steps) == 5


@run
async def test_alone_against_bots_a_take_back_needs_nobody() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", ":random")
    ada = await inside.join(room, "ada")
    await move(room, ada, PASS)
    await settle()
    await asyncio.sleep(0.05)
    assert room.line.asked == 0
    number = room.line.number
    assert number > 1
    assert (await ask(room, ada, "take_back", number=number, seat=0))["type"] == "ack"
    assert (room.line.steps, room.line.number) == ([], number + 1)
    assert room.row.asked == 0


# -- standing passes -------------------------------------------------------------------------------


@run
async def test_a_standing_pass_passes_all_windows_of_this_turn_and_nobody_learns_of_it() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob", "cid")
    seats = {n: await inside.join(room, who) for n, who in enumerate(("ada", "bob", "cid"))}
    await until(room, seats, lambda: is_window(room))
    asked, number = room.line.asked, room.line.number
    other = next(seat for seat in range(3) if seat != asked)
    heard = len(seats[other].sent)
    assert (await ask(room, seats[asked], "stand_by", seat=asked, on=True))["type"] == "ack"
    assert len(seats[other].sent) == heard
    await settle()
    assert room.line.number == number + 1
    update = seats[other].last("update")
    assert update["entry"]["by_bot"] is False
    assert "standing" not in str(update)
    assert "stands_by': True" not in str(update)


# -- clocks ----------------------------------------------------------------------------------------


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
async def test_when_time_is_up_a_bot_plays_on_and_the_seat_stays_with_it() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob", clock=(60, 0))
    bob = await inside.join(room, "bob")
    ada = await inside.join(room, "ada")
    await inside.times.go_on(59)
    assert room.line.number == 0
    await inside.times.go_on(2)
    assert room.line.flagged == {0}
    assert bob.last("table")["table"]["seats"][0]["flagged"]
    answer = await move(room, ada, PASS, seat=0)
    assert answer["code"] in ("stale", "bot_plays")
    assert (await move(room, ada, PASS, seat=0, number=room.line.number))["code"] == "bot_plays"


@run
async def test_an_outage_costs_nobody_time() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob", clock=(60, 0))
    ada = await inside.join(room, "ada")
    await inside.times.go_on(20)
    await move(room, ada, PASS)
    await inside.restart()
    await inside.times.go_on(500)
    again = await inside.rooms.room(room.row.id)
    assert again is not None
    clock = again.clock_info()
    assert clock is not None
    assert (clock.left, clock.running) == ([40_000, 60_000], 1)


# -- bots ------------------------------------------------------------------------------------------


@run
async def test_a_bot_that_fails_is_replaced_by_any_legal_choice_and_the_log_says_so() -> None:
    class Failing:
        async def start(self) -> None: ...

        async def stop(self) -> None: ...

        async def choose(self, request: Request) -> int:
            raise BotFailed

    inside = Inside(bots=Failing())
    room = await inside.table("toy", ":random", "bob")
    await settle()
    assert room.line.number >= 1
    stored = await inside.store.entries(room.row.id, 0)
    assert b'"by":"fallback"' in stored[0].entry
    assert inside.house.counts["bot failures"] >= 1


@run
async def test_a_bot_is_given_an_imagined_world_and_nothing_secret() -> None:
    asked: list[Request] = []

    class Curious:
        async def start(self) -> None: ...

        async def stop(self) -> None: ...

        async def choose(self, request: Request) -> int:
            asked.append(request)
            raise BotFailed

    inside = Inside(bots=Curious())
    room = await inside.table("card-game", ":random", ":random", ":random", seed=bytes(range(100, 164)))
    for _ in range(10):
        await settle()
    true = [room.line.game.dump(room.line.state_after(n))["table"] for n in range(len(room.line.steps))]
    assert any(all(request.world["table"]["hands"]) for request in asked)
    for request in asked:
        text = str(request)
        assert bytes(range(100, 164)).hex() not in text
        assert room.row.id not in text
        assert request.world["chance"][0] == "fast"
        if all(request.world["table"]["hands"]):
            assert request.world["table"] not in true


@run
async def test_where_a_rule_fails_the_table_stays_at_its_last_question_and_bots_choose_otherwise() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", ":random")
    ada = await inside.join(room, "ada")
    honest = room.line.try_choice
    before = room.line.game.dump(room.line.state)

    def failing(choice: int) -> Trial:
        if choice != PASS:
            raise RuntimeError("a mistake in the rules")
        return honest(choice)

    room.line.try_choice = failing  # type: ignore[method-assign]  # planted
    assert (await move(room, ada, room.line.state.options[1]))["code"] == "broken"
    assert room.line.game.dump(room.line.state) == before
    assert (await move(room, ada, PASS))["type"] == "ack"
    for _ in range(5):
        await settle()
    assert room.line.asked == 0
    assert room.line.number >= 2
    assert inside.house.counts["errors"] >= 1


# -- the store fails, two processes ----------------------------------------------------------------


@run
async def test_what_could_not_be_saved_is_not_played() -> None:
    from vortex.server.storage.interface import Appended, StoreFailed, Summary

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
    assert room.line.number == 0
    assert not [m for m in bob.messages() if m["type"] == "update"]
    store.full = False
    answer = await tell(room, ada, "move", **said)
    assert answer is not None
    assert answer["type"] == "ack"


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
        here, connection = sides[room.line.asked]
        options = here.line.state.options
        answer = await move(here, connection, options[luck.below(len(options))])
        assert answer["type"] == "ack"
        await settle()
        assert room.line.number == twin.line.number
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
    assert again.line.number == 1


@pytest.mark.parametrize("text", ["", "\u202eabc", "x" * 600])
def test_chat_is_cleaned_or_refused(text: str) -> None:
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

    asyncio.run(chat())
