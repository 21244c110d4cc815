"""Odds at a table: for the asked seat, from what it knows, unless they are switched off."""

from __future__ import annotations

import asyncio
import signal
import sys
from time import process_time
from typing import cast

import msgspec
import pytest
from tests.patience import PATIENCE
from tests.server.inside import Inside, ask, move, now

from vortex.analysis.odds import Solver
from vortex.games.time_of_the_daleks.numbering import CONSOLE
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.odds import Odds
from vortex.server.bot_workers import BotFailed, BotWorkers
from vortex.server.room import Room
from vortex.server.thinking import ChoiceRequest, OddsRequest, find_odds

DALEKS = "time-of-the-daleks"


async def _to_odds(inside: Inside, room: Room, is_under_way: bool) -> None:
    """On to the first question with odds, while an Adventure is under way or before one."""
    ada = await inside.join(room, "ada", seat=0)
    game = room.timeline.game
    for _ in range(500):
        state = cast(DaleksState, room.timeline.state)
        is_there = (state.adventure_zone != CONSOLE) == is_under_way
        if is_there and game.odds(state, room.timeline.asked) is not None:
            return
        assert (await move(room, ada))["type"] == "ack"
    raise AssertionError("no question with odds came")


async def _to_an_adventure(inside: Inside, room: Room) -> None:
    """On to the first question in an Adventure on which its success hangs."""
    await _to_odds(inside, room, is_under_way=True)


@pytest.mark.parametrize("is_under_way", [False, True])
def test_the_asked_seat_is_told_its_chance_and_what_each_choice_is_worth(is_under_way: bool) -> None:
    async def scene() -> None:
        inside = Inside()
        room = await inside.table(DALEKS, "ada", "ada")
        await _to_odds(inside, room, is_under_way)
        ada = await inside.join(room, "ada", seat=room.timeline.asked)
        seat = room.timeline.asked
        answer = await ask(room, ada, "odds", **now(room, seat), seat=seat)
        assert answer["type"] == "odds"
        assert answer["rule"] == "TOD-ROLL-03"
        offered = {each["choice"]: each["odds"] for each in answer["choices"]}
        assert set(offered) <= set(room.timeline.state.options)
        assert answer["odds"] == max(offered.values())
        assert set(offered) == set(room.timeline.state.options) or not answer["is_whole"]
        luck = room.timeline.game.luck(room.timeline.state)
        assert luck is not None
        assert answer["is_own_whole"] == (set(luck.own(room.timeline.state.options)) <= set(offered))
        assert answer["next_free"] == luck.next_free(room.timeline.state.options, offered)
        assert (await ask(room, ada, "odds", **now(room, 1 - seat), seat=1 - seat))["code"] == "not_asked"

    asyncio.run(scene())


def test_before_the_roll_it_is_told_the_best_dice_and_their_worth_without_cards_and_tokens() -> None:
    async def scene() -> None:
        inside = Inside()
        room = await inside.table(DALEKS, "ada", "ada")
        await _to_an_adventure(inside, room)
        seat = room.timeline.asked
        ada = await inside.join(room, "ada", seat=seat)
        answer = await ask(room, ada, "odds", **now(room, seat), seat=seat)
        assert 0 <= answer["alone"] <= answer["unpaid"] <= answer["odds"] <= 1
        assert answer["alone"] < answer["odds"], "the starting tokens are worth something"
        [own] = answer["pool"]
        assert len(own) == 4
        assert 1 <= sum(own) <= 8

    asyncio.run(scene())


@pytest.mark.slow
def test_calls_for_help_are_weighed_on_request() -> None:
    async def scene() -> None:
        inside = Inside(odds_seconds=60.0)
        room = await inside.table(DALEKS, "ada", "ada")
        await _to_an_adventure(inside, room)
        seat = room.timeline.asked
        ada = await inside.join(room, "ada", seat=seat)
        asked = room.timeline.game.ask(room.timeline.state)
        call = next(each.choice for each in asked.options if each.notation.startswith("call"))
        brief = await ask(room, ada, "odds", **now(room, seat), seat=seat)
        full = await ask(room, ada, "odds", **now(room, seat), seat=seat, in_full=True)
        assert call not in {each["choice"] for each in brief["choices"]}
        [leaning] = [each["leaning"] for each in full["choices"] if each["choice"] == call]
        assert leaning["seat"] == 1 - seat
        assert room.names[1 - seat] in leaning["words"]
        assert full["odds"] >= brief["odds"]
        assert not brief["is_whole"], "the call may be better"

    asyncio.run(scene())


@pytest.mark.slow
def test_with_the_time_that_is_usual_every_choice_but_calls_has_its_worth() -> None:
    """Calls for help are told as far as there is time; the answer comes in time in any case."""

    async def scene() -> None:
        inside = Inside()
        room = await inside.table(DALEKS, "ada", "ada")
        await _to_an_adventure(inside, room)
        seat = room.timeline.asked
        ada = await inside.join(room, "ada", seat=seat)
        asked = room.timeline.game.ask(room.timeline.state)
        calls = {each.choice for each in asked.options if each.notation.startswith("call")}
        assert calls
        brief = await ask(room, ada, "odds", **now(room, seat), seat=seat)
        assert {each["choice"] for each in brief["choices"]} == set(room.timeline.state.options) - calls
        began = process_time()
        full = await ask(room, ada, "odds", **now(room, seat), seat=seat, in_full=True)
        assert process_time() - began < inside.context.settings.odds_seconds + 3.0
        assert full["type"] == "odds"
        assert full["choices"]
        assert full["odds"] == max(each["odds"] for each in full["choices"])

    asyncio.run(scene())


def test_what_there_was_no_time_for_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        inside = Inside()
        room = await inside.table(DALEKS, "ada", "ada")
        await _to_an_adventure(inside, room)
        seat = room.timeline.asked
        ada = await inside.join(room, "ada", seat=seat)
        some = room.timeline.state.options[0]
        other = room.timeline.state.options[1]
        part = Odds(0.4, {some: 0.4, other: 0.2}, "TOD-ROLL-03", is_whole=False, at_least=frozenset({other}))
        monkeypatch.setattr(Solver, "odds", lambda *_: part)
        answer = await ask(room, ada, "odds", **now(room, seat), seat=seat)
        assert (answer["odds"], answer["is_whole"]) == (0.4, False)
        assert not answer["is_own_whole"]
        assert answer["next_free"] is None
        assert answer["choices"] == [
            {"choice": some, "odds": 0.4, "leaning": None, "is_least": False},
            {"choice": other, "odds": 0.2, "leaning": None, "is_least": True},
        ]

    asyncio.run(scene())


def test_a_second_question_about_the_same_attempt_builds_no_new_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        inside = Inside()
        room = await inside.table(DALEKS, "ada", "ada")
        await _to_an_adventure(inside, room)
        timeline = room.timeline
        request = OddsRequest(DALEKS, {}, timeline.game.dump(timeline.state), timeline.asked)
        first = find_odds(request)
        assert first.probability is not None

        def built(*_: object) -> None:
            raise AssertionError("tables were built")

        monkeypatch.setattr("vortex.dice.solving.solver.Tables", built)
        assert find_odds(request) == first
        best = max(first.choices, key=first.choices.__getitem__)
        world = timeline.game.clone(timeline.state)
        timeline.game.apply(world, best)
        assert not world.has_rolled
        then = find_odds(OddsRequest(DALEKS, {}, timeline.game.dump(world), timeline.asked))
        assert then.probability == first.probability

    asyncio.run(scene())


@pytest.mark.slow
def test_no_bot_waits_for_odds() -> None:
    async def scene() -> None:
        inside = Inside()
        room = await inside.table(DALEKS, "ada", "ada")
        await _to_an_adventure(inside, room)
        timeline = room.timeline
        world = timeline.game.dump(timeline.state)
        workers = BotWorkers(1, PATIENCE, inside.context.settings.bot_memory)
        try:
            # A worker that stands still while it works out odds: a table that waited for it would wait for ever.
            (await workers._for_odds[0]._running()).send_signal(signal.SIGSTOP)
            odds = asyncio.create_task(
                workers.odds(OddsRequest(DALEKS, {}, world, timeline.asked, True, seconds=600.0))
            )
            await asyncio.sleep(0)
            choice = await workers.choose(ChoiceRequest(DALEKS, {}, world, timeline.asked, "random", 1))
            assert choice in timeline.state.options
            assert not odds.done()
            odds.cancel()
            await asyncio.gather(odds, return_exceptions=True)
        finally:
            await workers.stop()

    asyncio.run(scene())


def test_what_takes_too_long_is_not_worked_out_and_the_worker_lives() -> None:
    async def scene() -> None:
        inside = Inside(odds_seconds=1e-9)
        room = await inside.table(DALEKS, "ada", "ada")
        await _to_an_adventure(inside, room)
        timeline = room.timeline
        workers = BotWorkers(1, PATIENCE, inside.context.settings.bot_memory)
        try:
            short = OddsRequest(DALEKS, {}, timeline.game.dump(timeline.state), timeline.asked, seconds=0.0)
            assert not (await workers.odds(short)).was_found
            assert (await workers.odds(msgspec.structs.replace(short, seconds=60.0))).probability is not None
        finally:
            await workers.stop()
        seat = timeline.asked
        ada = await inside.join(room, "ada", seat=seat)
        assert (await ask(room, ada, "odds", **now(room, seat), seat=seat))["code"] == "busy"

    asyncio.run(scene())


def test_without_numpy_there_are_no_odds_and_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        inside = Inside()
        room = await inside.table(DALEKS, "ada", "ada")
        await _to_an_adventure(inside, room)
        seat = room.timeline.asked
        ada = await inside.join(room, "ada", seat=seat)
        monkeypatch.setitem(sys.modules, "vortex.analysis.odds", None)
        assert (await ask(room, ada, "odds", **now(room, seat), seat=seat))["code"] == "busy"
        monkeypatch.setitem(sys.modules, "numpy", None)
        assert (await ask(room, ada, "odds", **now(room, seat), seat=seat))["code"] == "no_odds"

    asyncio.run(scene())


def test_where_nothing_hangs_on_luck_there_is_no_chance() -> None:
    async def scene() -> None:
        inside = Inside()
        room = await inside.table(DALEKS, "ada", "ada")
        seat = room.timeline.asked
        ada = await inside.join(room, "ada", seat=seat)
        answer = await ask(room, ada, "odds", **now(room, seat), seat=seat)
        assert (answer["type"], answer["odds"], answer["choices"]) == ("odds", None, [])

    asyncio.run(scene())


def test_a_table_can_do_without_help() -> None:
    async def scene() -> None:
        inside = Inside()
        room = await inside.table(DALEKS, "ada", "ada", help=False)
        assert not room.info().help
        seat = room.timeline.asked
        ada = await inside.join(room, "ada", seat=seat)
        assert (await ask(room, ada, "odds", **now(room, seat), seat=seat))["code"] == "no_odds"
        assert (await ask(room, ada, "hint", **now(room, seat), seat=seat))["code"] == "no_hints"

    asyncio.run(scene())


def test_odds_are_found_in_a_process_of_their_own_within_its_memory() -> None:
    async def scene() -> None:
        inside = Inside()
        room = await inside.table(DALEKS, "ada", "ada")
        await _to_an_adventure(inside, room)
        timeline = room.timeline
        request = OddsRequest(DALEKS, {}, timeline.game.dump(timeline.state), timeline.asked)
        workers = BotWorkers(1, PATIENCE, inside.context.settings.bot_memory)
        try:
            found = await workers.odds(request)
            assert found.probability == max(found.choices.values())
            with pytest.raises(BotFailed):
                await workers.odds(OddsRequest("no-such-game", {}, {}, 0))
        finally:
            await workers.stop()

    asyncio.run(scene())
