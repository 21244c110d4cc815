"""When a seat is asked in windows, and that the time of its answer tells nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.inside import FakeConnection, Inside, ask, is_window, move, run, settle, tell, until

from vortex.kernel.chance import FastChance
from vortex.kernel.state import PASS
from vortex.server.asking import AskingTable
from vortex.server.room import Room

SECONDS = 8.0


def deal(room: Room, can_reply: bool, observer: int | None) -> None:
    """Another world that the observer cannot tell from this one, in which the asked seat can reply, or not."""
    timeline = room.timeline
    for seed in range(200):
        world = timeline.game.determinise(timeline.state, observer, FastChance(seed))
        if (world.options != [PASS]) is can_reply:
            timeline.state = world
            return
    raise AssertionError("there is no such world")


async def in_window(*people: str, **given: Any) -> tuple[Room, dict[int, FakeConnection], Inside]:
    inside = Inside(answer_seconds=SECONDS, **given)
    room = await inside.table("toy", *people)
    seats = {n: await inside.join(room, who, seat=n) for n, who in enumerate(people) if who[0] != ":"}
    for seat in seats:
        assert (await ask(room, seats[seat], "ask_me", seat=seat, when="always"))["type"] == "ack"
    await until(room, seats, lambda: is_window(room))
    return room, seats, inside


@run
async def test_among_bots_a_seat_is_asked_only_when_it_could_do_something() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", ":random", ":random")
    ada = await inside.join(room, "ada")
    await ask(room, ada, "ask_me", seat=0, when="able")
    luck = FastChance(5)
    while not room.timeline.state.over:
        if is_window(room) and room.timeline.asked == 0:
            assert room.timeline.state.options != [PASS]
            assert ada.position["passes_in"] is None
        options = room.timeline.state.options
        await move(room, ada, options[luck.below(len(options))])
        await settle()
    stored = await inside.store.entries(room.row.id, 0)
    assert any(b'"standing"' in entry.entry for entry in stored)


@run
async def test_a_seat_that_wants_never_to_be_asked_is_passed_for_until_it_says_otherwise() -> None:
    room, seats, _ = await in_window("ada", "bob", "cid")
    asked, number = room.timeline.asked, room.timeline.number
    await ask(room, seats[asked], "ask_me", seat=asked, when="never")
    await settle()
    assert room.timeline.number > number
    await ask(room, seats[asked], "ask_me", seat=asked, when="always")
    await until(room, seats, lambda: is_window(room) and room.timeline.asked == asked)
    number = room.timeline.number
    await settle()
    assert room.timeline.number == number


async def watched(can_reply: bool) -> tuple[float, list[tuple[float, bytes]]]:
    """What another person is sent of a window, and when. The asked seat passes by itself if it can do more than that,
    and otherwise does nothing."""
    room, seats, inside = await in_window("ada", "bob", "cid")
    asked = room.timeline.asked
    other = (asked + 1) % 3
    deal(room, can_reply, other)
    heard = len(seats[other].sent)
    begun = inside.times.monotonic()
    room.asked_since = begun
    await ask(room, seats[asked], "ask_me", seat=asked, when="able")
    told: list[tuple[float, bytes]] = []
    for second in range(12):
        if second == 3 and can_reply:
            here = room.timeline.numbers.of(asked)._asdict()
            sent = {"id": "00000000-0000-0000-0000-000000000001", "seat": asked, "choice": PASS, **here}
            await tell(room, seats[asked], "move", **sent)
        await inside.times.go_on(1)
        told += [(inside.times.monotonic() - begun, data) for data in seats[other].sent[heard:]]
        heard = len(seats[other].sent)
    return begun, told


async def compared() -> None:
    _, with_a_choice = await watched(can_reply=True)
    _, without = await watched(can_reply=False)
    assert with_a_choice == without
    assert without[0][0] == SECONDS


@run
async def test_others_are_told_of_a_pass_at_the_same_time_whatever_the_hand() -> None:
    await compared()


@run
async def test_a_pass_that_is_carried_out_at_once_would_be_found() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(AskingTable, "must_wait", lambda self, choice: False)
        with pytest.raises(AssertionError):
            await compared()


@run
async def test_a_seat_that_is_passed_for_only_without_a_choice_would_be_found() -> None:
    true = AskingTable.passes_in
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(AskingTable, "is_among_bots", lambda self, seat: True)
        assert AskingTable.passes_in is true
        with pytest.raises(AssertionError):
            await compared()


@run
async def test_a_pass_that_waits_is_acknowledged_when_it_is_kept_and_a_repeat_waits_too() -> None:
    room, seats, inside = await in_window("ada", "bob", "cid")
    asked = room.timeline.asked
    deal(room, True, None)
    await ask(room, seats[asked], "ask_me", seat=asked, when="able")
    id_ = "00000000-0000-0000-0000-000000000002"
    sent = {"id": id_, "seat": asked, "choice": PASS, **room.timeline.numbers.of(asked)._asdict()}
    for _ in range(2):
        assert await tell(room, seats[asked], "move", **sent) is None
    await inside.times.go_on(SECONDS)
    assert [answer["type"] for answer in seats[asked].answers(id_)] == ["ack"]
    assert room.ids[id_]
    repeat = await tell(room, seats[asked], "move", **sent)
    assert repeat is not None
    assert repeat["type"] == "ack"


@run
async def test_a_reply_need_not_wait_and_a_spectator_makes_a_seat_among_bots_wait() -> None:
    room, seats, inside = await in_window("ada", ":random")
    asked = room.timeline.asked
    assert asked == 0
    deal(room, False, None)
    await inside.join(room, "eve", seat=None)
    room.asked_since = inside.times.monotonic()
    await ask(room, seats[0], "ask_me", seat=0, when="able")
    number = room.timeline.number
    assert seats[0].position["passes_in"] == round(1000 * SECONDS)
    await inside.times.go_on(SECONDS - 1)
    assert room.timeline.number == number
    await inside.times.go_on(1)
    assert room.timeline.number > number


@run
async def test_nobody_else_hears_when_a_seat_wants_to_be_asked() -> None:
    room, seats, _ = await in_window("ada", "bob", "cid")
    asked = room.timeline.asked
    others = [connection for seat, connection in seats.items() if seat != asked]
    heard = [len(connection.sent) for connection in others]
    await ask(room, seats[asked], "ask_me", seat=asked, when="able")
    assert [len(connection.sent) for connection in others] == heard
    assert all(connection.position["passes_in"] is None for connection in others)
