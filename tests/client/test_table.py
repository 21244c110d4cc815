"""A table from afar: questions, answers, talk, and coming back."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import numpy as np
import pytest
from tests.client.test_server import played
from tests.patience import PATIENCE
from tests.server.serving import Served

from vortex import Session
from vortex.client import BotSeat, ClientError, Gone, OpenSeat, PersonHere, Refused, Server, Table, sit, watch
from vortex.protocol import Chat, TableChanged, Update


async def alone(server: Served, game: str = "time-clash", **more: Any) -> Table:
    """A table where this session holds every seat."""
    names = [PersonHere(name) for name in ("Ada", "Bob", "Cid")]
    seats = names[: 3 if game == "card-game" else 2]
    return await Server(server.origin).create(game, *seats, **more)


def cut(table: Table) -> None:
    """The connection breaks without a word, as when a cable is pulled."""
    socket = table._connection._socket
    assert socket is not None
    socket.transport.abort()


async def until_gone(table: Table) -> None:
    while True:
        await table._connection.news()


@pytest.mark.slow
@played
async def test_a_whole_game_is_answered_from_all_seats_of_a_session(server: Served) -> None:
    async with await alone(server, options={"match": 1}) as table:
        seats = set()
        async for question in table.questions():
            assert table.position is not None
            assert (question.seat, bool(question.options)) == (table.position.seat, True)
            seats.add(question.seat)
            assert await table.answer(question.options[-1])
        assert seats == {0, 1}
        assert table.outcome is not None
        assert len(table.outcome.seed) == 128
        # To look from another seat brings the newest events anew, as that seat may know them.
        first, *_, last = [event.index for event in table.events]
        assert last - first == len(table.events) - 1


@played
async def test_an_answer_is_an_option_a_number_or_its_notation(server: Served) -> None:
    async with await alone(server) as table:
        questions = aiter(table.questions())
        first = await anext(questions)
        assert [option.notation for option in first.options] == ["preset", "picks"]
        with pytest.raises(Refused, match="'preset, please' is not among the options: preset, picks") as no:
            await table.answer("preset, please")
        assert no.value.code == "unknown"
        with pytest.raises(Refused) as no:
            await table.answer(999_999)
        assert no.value.code == "illegal"
        assert await table.answer("preset")
        second = await anext(questions)
        assert await table.answer(second.options[0].choice)
        assert (await anext(questions)) is not second


@played
async def test_what_a_server_would_not_understand_is_refused_here_and_the_table_lives_on(
    server: Served,
) -> None:
    async with await alone(server) as table:
        question = await anext(aiter(table.questions()))
        for wrong in (-1, 10**9, 10**30):
            with pytest.raises(Refused, match="this is nothing that can be said to a server: ") as no:
                await table.answer(wrong)
            assert no.value.code == "not_understood"
        for other in (True, None, 1.0):
            with pytest.raises(Refused, match=f"{other} is not among the options: preset, picks"):
                await table.answer(other)  # type: ignore[arg-type]
        for text in ("\ud800", "x" * 100_000):
            with pytest.raises(Refused, match="nothing that can be said to a server"):
                await table.say(text)
        for seat in (9, -1):
            with pytest.raises(Refused, match=f"seat {seat} is not yours"):
                await table.look(seat)
        assert await table.answer(np.int64(question.options[0].choice))


@played
async def test_a_table_is_used_inside_async_with(server: Served) -> None:
    table = await alone(server)
    said = "this table is not connected: use it inside `async with table:`"
    for use in (
        anext(aiter(table.questions())),
        anext(aiter(table.positions())),
        anext(aiter(table.messages())),
        table.news(),
        table.answer("preset"),
        table.hint(),
        table.undo(),
        table.say("Hello."),
    ):
        with pytest.raises(ClientError, match=re.escape(said)):
            await use
    assert not table.is_connected
    async with table:
        with pytest.raises(ClientError, match="this table is connected already"):
            await table.__aenter__()
        assert await table.answer("preset")


@played
async def test_a_table_that_was_left_is_not_connected_and_can_be_entered_again(server: Served) -> None:
    async with await alone(server) as table:
        assert table.is_connected
    assert not table.is_connected
    with pytest.raises(Gone, match="the table has been left"):
        await table.answer("preset")
    async with table:
        assert table.is_connected
        assert await table.answer("preset")


@played
async def test_an_answer_that_comes_too_late_is_no_error(server: Served) -> None:
    async with await alone(server) as table:
        question = await anext(aiter(table.questions()))
        old = table.position
        assert await table.answer(question.options[0])
        await anext(aiter(table.questions()))
        table.position = old
        for _ in ("noticed here", "noticed by the server"):
            assert not await table.answer(question.options[0])


@played
async def test_an_answer_is_to_the_question_that_was_given_whatever_has_been_asked_since(
    server: Served,
) -> None:
    async with await alone(server) as table:
        questions = aiter(table.questions())
        question = await anext(questions)
        await table.hand_over(question.seat, "random")
        while (now := table._question()) is None or now.seat == question.seat:
            await table.news()
        assert not await table.answer(question.options[0])
        assert table._question() is now
        assert await table.answer((await anext(questions)).options[0])


@played
async def test_what_else_can_be_asked_is_answered(server: Served) -> None:
    async with await alone(server) as table:
        await anext(aiter(table.questions()))
        assert (await table.why_not("preset")) is None
        refusal = await table.why_not("pass")
        assert refusal is not None
        assert refusal.rule.startswith("TC-")
        assert (await table.preview("picks")).choice == table.position.question.options[1].choice  # type: ignore[union-attr]
        assert (await table.imagine())["game"] == "time-clash"
        assert (await table.odds()).odds is None
        with pytest.raises(Refused) as no:
            await table.answer_take_back(True)
        assert no.value.code == "no_request"
        await table.stand_by()
        await table.answer("preset")
        await anext(aiter(table.questions()))
        await table.take_back()
        await anext(aiter(table.questions()))
        assert await table.why_not("picks") is None


@played
async def test_people_at_a_table_talk_and_others_watch(server: Served) -> None:
    host = Server(server.origin)
    made = await host.create("time-clash", PersonHere("Ada"), OpenSeat())
    async with made as ada, await sit(made.invite, "Bob") as bob:
        async with await watch(f"{server.origin}/table/{made.id}") as onlooker:
            with pytest.raises(Refused) as no:
                await onlooker.say("hello")
            assert no.value.code == "not_yours"
            told = onlooker.messages()
            waiting = asyncio.ensure_future(_until_chat(told))
            await asyncio.sleep(0)
            await bob.say("Your turn!")
            lines = await asyncio.wait_for(waiting, PATIENCE)
            assert lines[-1].line.text == "Your turn!"
            position = await anext(aiter(onlooker.positions()))
            assert position.seat is None
            assert position.question is not None
            assert position.question.options == []
        while not ada.chat:
            await ada._connection.news()
        assert (ada.chat[0].name, ada.chat[0].text) == ("Bob", "Your turn!")


@played
async def test_a_host_mutes_and_removes_and_a_line_is_reported(server: Served) -> None:
    made = await Server(server.origin).create("time-clash", PersonHere("Ada"), OpenSeat())
    async with made as ada, await sit(made.invite, "Bob") as bob:
        with pytest.raises(Refused) as no:
            await bob.mute(0)
        assert no.value.code == "not_yours"
        await bob.say("You again!")
        while not ada.chat:
            await ada._connection.news()
        await ada.report(ada.chat[0].number)
        await ada.mute(1)
        with pytest.raises(Refused) as no:
            await bob.say("And again!")
        assert no.value.code == "muted"
        await ada.mute(1, on=False)
        await bob.say("Sorry.")
        await ada.remove(1)
        with pytest.raises(Gone, match="the host of this table has removed us from it"):
            await until_gone(bob)


@played
async def test_a_player_gives_up_and_the_record_is_fetched(server: Served) -> None:
    async with await alone(server) as table:
        question = await anext(aiter(table.questions()))
        assert question.seat == 0
        await table.answer(question.options[0])
        for bot in ("random", None):
            await table.hand_over(1, bot)
            while table.info.seats[1].level != bot:
                await table.news()
        with pytest.raises(Refused) as no:
            await table.record()
        assert no.value.code == "not_over"
        with pytest.raises(Refused) as no:
            await table.resign(2)
        assert no.value.code == "not_yours"
        await table.resign(1)
        while table.outcome is None:
            await table.news()
        assert (table.outcome.kind, table.outcome.winners) == ("resigned", [0])
        record = await table.record()
    assert (record.game, record.names[0], record.options["match"]) == ("time-clash", "Ada", 3)
    assert Session.from_record(record).moves == record.choices != []


async def _until_chat(messages: Any) -> list[Any]:
    found = []
    async for message in messages:
        assert isinstance(message, Update | TableChanged | Chat)
        if isinstance(message, Chat):
            found.append(message)
            break
    return found


@played
async def test_a_broken_connection_is_mended_and_nothing_is_missing(server: Served) -> None:
    made = await Server(server.origin).create("time-clash", PersonHere("Ada"), OpenSeat())
    async with made as ada, await sit(made.invite, "Bob") as bob:
        for number in range(12):
            table = next(each for each in (ada, bob) if each.position and each._question())
            question = await anext(aiter(table.questions()))
            if number % 3 == 0:
                cut(ada)
                cut(bob)
            assert await table.answer(question.options[0])
            for each in (ada, bob):
                async for position in each.positions():
                    if position.number + position.private > number:
                        break
        assert [event.index for event in bob.events] == list(range(len(bob.events)))
        assert [each.index for each in ada.events] == [each.index for each in bob.events]


@played
async def test_a_seat_that_is_taken_elsewhere_is_gone(server: Served) -> None:
    made = await Server(server.origin).create("time-clash", OpenSeat(), BotSeat("random"))
    async with await sit(made.invite, "Bob") as bob:
        await sit(bob.way_back)
        with pytest.raises(Gone, match="this seat is played elsewhere now"):
            await until_gone(bob)
        with pytest.raises(Gone):
            await bob.say("hello?")


def test_a_server_that_stays_away_is_given_up() -> None:
    async def scene() -> None:
        with Served() as short_lived:
            made = await Server(short_lived.origin, patience=0.05).create(
                "time-clash", PersonHere("Ada"), PersonHere("Bob")
            )
            await made.__aenter__()
        with pytest.raises(Gone, match="has not answered for 0 seconds"):
            await until_gone(made)
        await made.__aexit__(None, None, None)

    asyncio.run(scene())


@played
async def test_only_a_guided_game_is_followed(server: Served) -> None:
    async with await alone(server) as table:
        with pytest.raises(Refused) as no:
            await table.follow(1)
        assert no.value.code == "no_lesson"
