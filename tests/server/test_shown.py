"""What those at a table are shown: coming back, several tabs, who is there."""

from __future__ import annotations

import pytest
from tests.server.inside import Inside, ask, is_window, run, settle, until

pytestmark = pytest.mark.usefixtures("each_database")


@run
async def test_coming_back_in_mid_turn_gives_view_question_and_what_was_missed() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    seats = {0: await inside.join(room, "ada"), 1: await inside.join(room, "bob")}
    await until(room, seats, lambda: room.timeline.number >= 3)
    since = room.timeline.number
    told = len(room.timeline.events)
    await until(room, seats, lambda: is_window(room) and room.timeline.number > since)
    asked = room.timeline.asked
    room.leave(seats[asked])
    back = await inside.join(room, room.row.seats[asked].session, since=since)
    welcome = back.last("welcome")
    assert welcome["position"] == seats[asked].position
    assert welcome["position"]["question"]["options"]
    assert not welcome["reset"]
    assert [e["index"] for e in welcome["events"]] == list(range(told, len(room.timeline.events)))


@run
async def test_coming_back_after_an_undo_forgets_what_was_undone() -> None:
    inside = Inside()
    room = await inside.table("time-of-the-daleks", "ada", "ada")
    ada = await inside.join(room, "ada")
    await until(room, {0: ada, 1: ada}, lambda: room.timeline.can_undo(room.timeline.asked))
    number = room.timeline.number
    assert (await ask(room, ada, "undo", number=number, seat=room.timeline.asked))["type"] == "ack"
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
    await until(room, {0: tabs[0], 1: bob}, lambda: room.timeline.number >= 6)
    one, two = ([d for d in tab.sent if b'"type":"update"' in d] for tab in tabs)
    assert one == two
    assert len(one) == room.timeline.number


@run
async def test_spectators_who_come_and_go_are_told_of_once_in_a_while() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    ada = await inside.join(room, "ada")
    await inside.times.go_on(10)
    ada.sent.clear()
    for _ in range(100):
        room.leave(await inside.join(room, ""))
        await settle()
    staying = await inside.join(room, "")
    assert len(ada.sent) == 1
    await inside.times.go_on(10)
    assert [message["table"]["spectating"] for message in ada.messages()] == [0, 1]
    room.leave(staying)
    await settle()
    assert ada.messages()[-1]["table"]["spectating"] == 0, "after a quiet while, at once"


@run
async def test_all_tabs_of_a_seat_learn_of_its_standing_pass_and_nobody_else() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    tabs = [await inside.join(room, "ada", seat=0) for _ in range(2)]
    bob = await inside.join(room, "bob")
    heard = len(bob.sent)
    for on in (True, False):
        await ask(room, tabs[0], "stand_by", seat=0, on=on)
        for tab in tabs:
            assert tab.position["stands_by"] is on
            assert not tab.last("welcome")["reset"]
    assert len(bob.sent) == heard
