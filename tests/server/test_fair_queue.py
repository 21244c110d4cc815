"""Nobody who asks for much keeps others waiting."""

from __future__ import annotations

import asyncio
import socket
from functools import partial

import pytest
from msgspec import structs
from tests.patience import wait_until
from tests.server.bots_here import BotsHere
from tests.server.inside import Inside, run, settle
from tests.server.serving import Browser, Served, bot, here

from vortex.server.autoplay import LEAST_SECONDS
from vortex.server.fair_queue import Crowded, FairQueue, Urgency, unless_gone
from vortex.server.thinking import ChoiceRequest, ThoughtFound, ThoughtRequest


class Desk:
    """Work that is done when the test says so, and in which order it was begun."""

    def __init__(self, slots: int = 1, waiting: int = 64) -> None:
        self.queue = FairQueue(slots, waiting)
        self.begun: list[str] = []
        self._doing: list[asyncio.Event] = []

    def ask(
        self, name: str, asker: str, urgency: Urgency = Urgency.PAST, most: int | None = None
    ) -> asyncio.Task[str]:
        return asyncio.ensure_future(self.queue.run(urgency, asker, partial(self._work, name), most))

    async def _work(self, name: str) -> str:
        self.begun.append(name)
        self._doing.append(event := asyncio.Event())
        await event.wait()
        return name

    async def finish(self, count: int = 1) -> None:
        for _ in range(count):
            await settle()
            self._doing.pop(0).set()
        await settle()


@run
async def test_each_asker_has_a_turn_however_much_another_one_wants() -> None:
    desk = Desk()
    asked = [desk.ask(f"flood {number}", "flooder") for number in range(10)]
    asked += [desk.ask("one", "ada"), desk.ask("other", "bob")]
    await desk.finish(12)
    assert desk.begun[:4] == ["flood 0", "flood 1", "one", "other"]
    assert await asyncio.gather(*asked)


@run
async def test_a_bot_whose_turn_it_is_comes_before_all_that_looks_back() -> None:
    desk = Desk()
    asked = [desk.ask("first", "eve"), desk.ask("curve", "eve", Urgency.CURVE), desk.ask("past", "ada")]
    asked += [desk.ask("turn", "table", Urgency.TURN)]
    await desk.finish(4)
    assert desk.begun == ["first", "turn", "past", "curve"]
    await asyncio.gather(*asked)


@run
async def test_a_place_that_is_given_up_while_it_waits_is_free_and_begun_work_is_not() -> None:
    desk = Desk()
    first, second, third = (desk.ask(name, "eve", most=3) for name in ("first", "second", "third"))
    await settle()
    first.cancel()
    second.cancel()
    await settle()
    assert desk.begun == ["first"], "what has begun holds its slot though its asker has gone"
    await desk.finish(2)
    assert (desk.begun, await third) == (["first", "third"], "third")


@run
async def test_an_asker_with_too_much_under_way_is_refused_and_so_are_too_many_askers() -> None:
    desk = Desk(waiting=3)
    asked = [desk.ask(str(number), "eve", most=2) for number in range(2)]
    await settle()
    with pytest.raises(Crowded):
        await desk.ask("one more", "eve", most=2)
    asked += [desk.ask(name, name, most=2) for name in ("ada", "bob")]
    await settle()
    with pytest.raises(Crowded):
        await desk.ask("eli", "eli", most=2)
    asked += [desk.ask("turn", "table", Urgency.TURN)]
    await desk.finish(5)
    await asyncio.gather(*asked)
    assert desk.begun == ["0", "turn", "1", "ada", "bob"]
    again = desk.ask("again", "eve", most=1)
    await desk.finish()
    assert await again == "again"


@run
async def test_a_turn_that_comes_just_as_it_is_given_up_goes_to_the_next() -> None:
    desk = Desk()
    asked = [desk.ask(name, name) for name in ("ada", "bob", "eve")]
    await settle()
    asked[1].cancel()
    desk._doing.pop(0).set()
    await settle()
    assert desk.begun == ["ada", "eve"]
    await desk.finish()
    assert await asked[2] == "eve"


@run
async def test_work_is_dropped_when_its_asker_has_gone() -> None:
    gone = asyncio.Event()
    desk = Desk()
    held = desk.ask("held", "ada")

    async def leaves() -> None:
        await gone.wait()

    waiting = asyncio.ensure_future(
        unless_gone(desk.queue.run(Urgency.PAST, "eve", partial(desk._work, "eve")), leaves())
    )
    await settle()
    gone.set()
    assert await waiting is None
    await desk.finish()
    assert (await held, desk.begun) == ("held", ["held"])


# -- on a server --------------------------------------------------------------------------------------------


class Slow(BotsHere):
    """Thinks about the past until that is enough, and counts."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.is_enough = asyncio.Event()

    async def thought(self, request: ThoughtRequest) -> ThoughtFound:
        self.thoughts += 1
        await self.is_enough.wait()
        return ThoughtFound(0, [])


def test_a_flood_of_thoughts_whose_askers_hang_up_leaves_the_bots_free() -> None:
    slow = Slow()
    with Served(bots=slow) as server:
        ada = Browser(server)
        table = ada.create("toy", here("Ada"), here("Bob"))["table"]["id"]
        path = f"/api/tables/{table}/thought?upto=0"
        cookie = f"Cookie: {ada.cookie}" if ada.cookie else ""
        before = server.context.counts["requests"]
        for _ in range(30):
            with socket.create_connection(("127.0.0.1", server.port)) as caller:
                head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{cookie}\r\n\r\n"
                caller.sendall(head.encode())
        wait_until(lambda: server.context.counts["requests"] == before + 30)
        queue = server.context.thinking
        wait_until(lambda: not queue.is_waited_for())
        assert slow.thoughts <= 1, "one has begun; those that waited have gone with their askers"
        assert server.loop is not None
        server.loop.call_soon_threadsafe(slow.is_enough.set)
        player = ada.connect(ada.create("toy", here("Ada"), bot())["table"]["id"])
        first = player.move()["number"]
        player.until_number(first + 1)


class Crowd(BotsHere):
    """Notes how long each bot may think, and keeps the first ones waiting until it is time."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.is_time = asyncio.Event()

    async def choose(self, request: ChoiceRequest) -> int:
        self.seconds.append(float(request.level.partition(":")[2].rstrip("s")))
        await self.is_time.wait()
        return await super().choose(structs.replace(request, level="random"))


@run
async def test_while_many_tables_wait_searching_bots_think_for_less() -> None:
    bots = Crowd()
    inside = Inside(bots=bots)
    for _ in range(20):
        await inside.table("toy", ":oracle", "ada")
    await settle()
    bots.is_time.set()
    while len(bots.seconds) < 20:
        await settle()
    assert bots.seconds[0] == inside.context.settings.think_seconds
    assert bots.seconds[19] == LEAST_SECONDS
