"""What a table does by itself: standing passes, clocks, bots."""

from __future__ import annotations

import asyncio
from uuid import uuid4

import pytest
from tests.server.bots_here import BotsHere
from tests.server.inside import Inside, ask, is_window, move, run, settle, tell, until

from vortex.bots.bot import BOTS
from vortex.bots.tree import Oracle
from vortex.kernel.state import PASS
from vortex.server.bot_workers import BotFailed
from vortex.server.log import HandedBack, TookOver
from vortex.server.storage.interface import replace
from vortex.server.thinking import ChoiceRequest, ThoughtFound, ThoughtRequest
from vortex.server.timeline import Timeline, Trial

# -- standing passes --------------------------------------------------------------------------------


@run
async def test_a_standing_pass_passes_all_windows_of_this_turn_and_nobody_learns_of_it() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob", "cid")
    seats = {n: await inside.join(room, who) for n, who in enumerate(("ada", "bob", "cid"))}
    await until(room, seats, lambda: is_window(room))
    asked, number = room.timeline.asked, room.timeline.number
    other = next(seat for seat in range(3) if seat != asked)
    heard = len(seats[other].sent)
    assert (await ask(room, seats[asked], "stand_by", seat=asked, on=True))["type"] == "ack"
    assert len(seats[other].sent) == heard
    await settle()
    assert room.timeline.number == number + 1
    update = seats[other].last("update")
    assert update["entry"]["by_bot"] is False
    assert "standing" not in str(update)
    assert "stands_by': True" not in str(update)


# -- clocks -----------------------------------------------------------------------------------------


@run
async def test_when_time_is_up_a_bot_plays_on_and_the_seat_stays_with_it() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob", clock=(60, 0))
    bob = await inside.join(room, "bob")
    ada = await inside.join(room, "ada")
    await inside.times.go_on(59)
    assert room.timeline.number == 0
    await inside.times.go_on(2)
    assert room.timeline.flagged == {0}
    assert bob.last("table")["table"]["seats"][0]["flagged"]
    answer = await move(room, ada, PASS, seat=0)
    assert answer["code"] in ("stale", "bot_plays")
    assert (await move(room, ada, PASS, seat=0, number=room.timeline.number))["code"] == "bot_plays"


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


# -- bots -------------------------------------------------------------------------------------------


class Failing(BotsHere):
    """Bots of these levels never answer; who was asked is written down."""

    def __init__(self, *levels: str) -> None:
        self.levels = levels
        self.asked: list[ChoiceRequest] = []
        self.found: list[int] = []

    async def choose(self, request: ChoiceRequest) -> int:
        self.asked.append(request)
        if request.level.partition(":")[0] in self.levels:
            raise BotFailed
        self.found.append(await super().choose(request))
        return self.found[-1]


@run
async def test_a_companion_answers_for_a_bot_that_fails_and_the_log_says_so() -> None:
    bots = Failing("time-lord")
    inside = Inside(bots=bots)
    room = await inside.table("toy", ":time-lord", "bob")
    await settle()
    first, second = bots.asked[:2]
    assert (first.level, second.level) == ("time-lord:0.9s", "companion")
    assert (first.world, first.seat) == (second.world, second.seat)
    stored = await inside.store.entries(room.row.id, 0)
    assert b'"by":"fallback"' in stored[0].entry
    assert room.timeline.steps[0].choice == bots.found[0]
    assert inside.context.counts["bot failures"] >= 1


@run
async def test_where_no_bot_answers_any_legal_choice_will_do() -> None:
    inside = Inside(bots=Failing("random", "companion"))
    room = await inside.table("toy", ":random", "bob")
    await settle()
    assert room.timeline.number >= 1
    stored = await inside.store.entries(room.row.id, 0)
    assert b'"by":"fallback"' in stored[0].entry
    assert inside.context.counts["bot failures"] >= 2


@run
async def test_an_oracle_thinks_as_long_as_the_host_wants_about_answers_and_hints() -> None:
    thought_about: list[ThoughtRequest] = []

    class Asked(Failing):
        async def thought(self, request: ThoughtRequest) -> ThoughtFound:
            thought_about.append(request)
            return await super().thought(request)

    bots = Asked()
    inside = Inside(bots=bots, think_seconds=0.02)
    room = await inside.table("toy", ":oracle", "bob")
    while not bots.found:
        await settle()
    assert {request.level for request in bots.asked} == {"oracle:0.02s"}
    while room.timeline.asked != 1:
        await settle()
    bob = await inside.join(room, "bob")
    assert (await ask(room, bob, "hint", number=room.timeline.numbers.number, seat=1))["type"] == "hint"
    assert {request.level for request in thought_about} == {"oracle:0.02s"}


@run
async def test_a_time_lord_thinks_at_most_as_long_as_the_host_wants() -> None:
    bots = Failing()
    inside = Inside(bots=bots, think_seconds=0.02)
    await inside.table("toy", ":time-lord", "bob")
    while not bots.found:
        await settle()
    assert {request.level for request in bots.asked} == {"time-lord:0.02s"}


@pytest.mark.slow
@run
async def test_a_bot_is_given_an_imagined_world_and_nothing_secret() -> None:
    asked: list[ChoiceRequest] = []

    class Curious(BotsHere):
        async def choose(self, request: ChoiceRequest) -> int:
            asked.append(request)
            raise BotFailed

    inside = Inside(bots=Curious())
    room = await inside.table("card-game", ":random", ":random", ":random", seed=bytes(range(100, 164)))
    for _ in range(10):
        await settle()
    true = [
        room.timeline.game.dump(room.timeline.state_after(n))["state"]
        for n in range(len(room.timeline.steps))
    ]
    assert any(all(request.world["state"]["hands"]) for request in asked)
    for request in asked:
        text = str(request)
        assert bytes(range(100, 164)).hex() not in text
        assert room.row.id not in text
        assert request.world["chance"][0] == "fast"
        if all(request.world["state"]["hands"]):
            assert request.world["state"] not in true


@run
async def test_where_a_rule_fails_the_table_stays_at_its_last_question_and_bots_choose_otherwise() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", ":random")
    ada = await inside.join(room, "ada")
    honest = room.timeline.try_choice
    before = room.timeline.game.dump(room.timeline.state)

    def failing(choice: int) -> Trial:
        if choice != PASS:
            raise RuntimeError("a mistake in the rules")
        return honest(choice)

    room.timeline.try_choice = failing  # type: ignore[method-assign]  # planted
    assert (await move(room, ada, room.timeline.state.options[1]))["code"] == "broken"
    assert room.timeline.game.dump(room.timeline.state) == before
    assert (await move(room, ada, PASS))["type"] == "ack"
    for _ in range(5):
        await settle()
    assert room.timeline.asked == 0
    assert room.timeline.number >= 2
    assert inside.context.counts["errors"] >= 1


@pytest.fixture
def _hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest bot gives hints, unless there is none but the one that guesses."""
    monkeypatch.setitem(BOTS, "thoughtful", BOTS["random"])


class Dead(BotsHere):
    """Never answers: as if the server went while it thought."""

    async def choose(self, request: ChoiceRequest) -> int:
        await asyncio.Event().wait()
        raise AssertionError

    async def thought(self, request: ThoughtRequest) -> ThoughtFound:
        await asyncio.Event().wait()
        raise AssertionError


# -- after a restart -------------------------------------------------------------------------------


async def _begun_again(inside: Inside) -> None:
    await inside.restart()
    inside.rooms.start()
    for _ in range(5):
        await inside.times.go_on(0.1)


@run
async def test_after_a_restart_bots_that_are_asked_answer_though_nobody_comes() -> None:
    """Bots from the start, bots that took over, and clocks: all go on; tables that wait for a person stay asleep."""
    inside = Inside(bots=Dead())
    waits = await inside.table("toy", "ada", ":random")
    bots = await inside.table("toy", ":random", "bob")
    taken = await inside.table("toy", "ada", "bob")
    async with taken.lock:
        await taken.append(TookOver(0, 0, 0, "random"), "takes over")
    given_back = await inside.table("toy", "ada", "bob")
    async with given_back.lock:
        await given_back.append(TookOver(0, 0, 0, "random"), "takes over")
        await given_back.append(HandedBack(0, 0, 0), "hands back")
    timed = await inside.table("toy", "ada", "bob", clock=(60, 0))
    over = await inside.table("toy", ":random", "bob", status="over")
    await settle()
    inside.context.bots = BotsHere()
    await _begun_again(inside)
    awake = {room.row.id for room in inside.rooms}
    assert awake == {bots.row.id, taken.row.id, timed.row.id}
    for table in (bots, taken):
        room = inside.rooms.here(table.row.id)
        assert room is not None
        assert (room.timeline.asked, room.timeline.number > table.timeline.number) == (1, True)
    await inside.times.go_on(61)
    room = inside.rooms.here(timed.row.id)
    assert room is not None
    assert room.timeline.flagged == {0}
    assert not {waits.row.id, given_back.row.id, over.row.id} & awake
    await inside.rooms.stop()


@run
async def test_many_tables_are_woken_a_few_at_a_time_and_one_that_cannot_be_does_no_harm() -> None:
    inside = Inside(bots=Dead())
    tables = [(await inside.table("toy", ":random", "bob", created=n)).row for n in range(30)]
    broken = replace(tables[25], id="broken", rules_version=99)
    await inside.store.create_table(broken)
    await inside.restart()
    inside.context.bots = BotsHere()
    inside.rooms.start()
    await settle()
    assert 0 < len(inside.rooms) < 10
    for _ in range(20):
        await inside.times.go_on(0.1)
    assert {room.row.id for room in inside.rooms} == {row.id for row in tables}
    await inside.rooms.stop()


# -- what goes wrong -------------------------------------------------------------------------------


@run
async def test_after_a_mistake_of_ours_a_table_tries_again_and_not_for_ever() -> None:
    class Mistaken(BotsHere):
        left = 3
        asked = 0

        async def choose(self, request: ChoiceRequest) -> int:
            self.asked += 1
            if self.left:
                self.left -= 1
                raise RuntimeError("a mistake of ours")
            return await super().choose(request)

    bots = Mistaken()
    inside = Inside(bots=bots)
    room = await inside.table("toy", ":random", "bob")
    await settle()
    assert (room.timeline.number, bots.asked) == (0, 1)
    await inside.times.go_on(60)
    assert room.timeline.asked == 1
    bots.left, before = 1_000_000, bots.asked
    stuck = await inside.table("toy", ":random", "bob")
    await inside.times.go_on(7 * 24 * 3600)
    assert stuck.timeline.number == 0
    assert bots.asked - before < 20
    bots.left = 0
    await inside.join(stuck, "bob")
    await settle()
    assert stuck.timeline.asked == 1
    await room.autoplay.stop()


@run
async def test_a_bots_choice_is_tried_once() -> None:
    tried: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        honest = Timeline.try_choice

        def noted(self: Timeline, choice: int) -> Trial:
            tried.append(choice)
            return honest(self, choice)

        patch.setattr(Timeline, "try_choice", noted)
        inside = Inside(bot_pause=1.0)
        room = await inside.table("toy", ":random", "bob")
        await inside.times.go_on(60)
    assert room.timeline.asked == 1
    assert len(tried) == room.timeline.number > 0


@pytest.mark.usefixtures("_hints")
@run
async def test_a_hint_is_looked_for_once_at_a_time() -> None:
    inside = Inside(bots=Dead())
    room = await inside.table("toy", "ada", "bob")
    ada = await inside.join(room, "ada")
    first = asyncio.ensure_future(tell(room, ada, "hint", id=str(uuid4()), number=0, seat=0))
    await settle()
    assert (await ask(room, ada, "hint", number=0, seat=0))["code"] == "busy"
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    inside.context.bots = BotsHere()
    assert (await ask(room, ada, "hint", number=0, seat=0))["type"] == "hint"


@pytest.fixture
def _brief_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot that gives hints has six trials, which is enough for three choices."""
    monkeypatch.setitem(BOTS, "thoughtful", lambda seed: Oracle(seed, walks=6, seconds=None))


@pytest.mark.usefixtures("_brief_hints")
@run
async def test_a_hint_says_what_came_of_the_choices_that_were_tried() -> None:
    """What was never tried has no chance to tell."""
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    ada = await inside.join(room, "ada")
    hint = await ask(room, ada, "hint", number=0, seat=0)
    tried = hint["tried"]
    assert len(room.timeline.state.options) == 5
    assert len(tried) == 3
    assert tried[0]["choice"] == hint["choice"]
    assert {each["choice"] for each in tried} < set(room.timeline.state.options)
    assert all(each["tries"] > 0 and 0 <= each["odds"] <= 1 for each in tried)
    assert sum(each["tries"] for each in tried) <= 6


@pytest.mark.usefixtures("_hints")
@run
async def test_a_hint_is_thought_out_in_an_imagined_world_and_is_none_if_that_fails() -> None:
    asked: list[ThoughtRequest] = []

    class Curious(BotsHere):
        async def thought(self, request: ThoughtRequest) -> ThoughtFound:
            asked.append(request)
            raise BotFailed

    inside = Inside(bots=Curious())
    room = await inside.table("toy", "ada", "bob", seed=bytes(range(100, 164)))
    ada = await inside.join(room, "ada")
    assert (await ask(room, ada, "hint", number=0, seat=0))["code"] == "busy"
    assert inside.context.counts["bot failures"] == 1
    [request] = asked
    assert bytes(range(100, 164)).hex() not in str(request)
    assert request.world["state"] != room.timeline.game.dump(room.timeline.state)["state"]
