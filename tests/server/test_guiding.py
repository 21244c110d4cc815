"""A guided first game: the table makes the moves of its script, each when the learner has come to it."""

from __future__ import annotations

from tests.server.inside import FakeConnection, Inside, ask, move, now, run, settle

from vortex.kernel.state import PASS
from vortex.lessons import Lesson, lesson
from vortex.server.room import Room


def taught() -> Lesson:
    found = lesson("time-clash")
    assert found is not None
    return found


async def begun(inside: Inside) -> tuple[Room, FakeConnection]:
    found = taught()
    room = await inside.table(found.game, "ada", f":{found.level}", options=found.options, seed=found.seed)
    ada = await inside.join(room, "ada")
    await settle()
    return room, ada


async def follow(room: Room, ada: FakeConnection, step: int) -> None:
    assert (await ask(room, ada, "follow", seat=0, step=step))["type"] == "ack"
    await settle()


async def guided(room: Room, ada: FakeConnection, to: int) -> None:
    """Through the script as far as the move of this number."""
    while len(room.timeline.steps) < to:
        scripted = taught().script[len(room.timeline.steps)]
        await follow(room, ada, scripted.step)
        if scripted.is_learners:
            assert (await move(room, ada, scripted.choice))["type"] == "ack"
            await settle()


def first(is_learners: bool) -> int:
    """The first move of the script that the learner makes, or that is played at a step."""
    return next(
        at for at, one in enumerate(taught().script) if one.is_learners == is_learners and one.step >= 0
    )


@run
async def test_the_set_up_is_played_at_once_and_the_learner_is_told_what_is_wanted() -> None:
    room, ada = await begun(Inside())
    at = first(is_learners=True)
    assert room.timeline.asked == 0
    assert ada.position["lesson"] == {"made": at, "follows": True, "wanted": taught().script[at].choice}
    assert ada.last("welcome")["table"]["lesson"]


@run
async def test_the_set_up_makes_no_pauses() -> None:
    _, ada = await begun(Inside(bot_pause=1.0))
    assert ada.position["lesson"]["made"] == first(is_learners=True)


@run
async def test_the_script_waits_for_the_learner_in_windows_whenever_they_want_to_be_asked() -> None:
    """They are shown what a window is, though they could do nothing in it."""
    script = taught().script
    window = next(at for at, one in enumerate(script) if one.is_learners and one.choice == PASS)
    for when in ("able", "never"):
        room, ada = await begun(Inside())
        assert (await ask(room, ada, "ask_me", seat=0, when=when))["type"] == "ack"
        await guided(room, ada, window)
        await follow(room, ada, script[window].step)
        assert ada.position["lesson"]["wanted"] == PASS
        assert ada.position["passes_in"] is None


@run
async def test_nothing_is_played_before_the_learner_has_come_to_its_step() -> None:
    room, ada = await begun(Inside())
    at = first(is_learners=False)
    scripted = taught().script[at]
    await follow(room, ada, scripted.step - 1)
    for one in taught().script[first(is_learners=True) : at]:
        await move(room, ada, one.choice)
    for _ in range(5):
        await settle()
    assert len(room.timeline.steps) == at
    await follow(room, ada, scripted.step)
    assert room.timeline.steps[at].choice == scripted.choice


@run
async def test_the_whole_script_is_played_and_then_the_bots_think_for_themselves() -> None:
    room, ada = await begun(Inside())
    script = taught().script
    await guided(room, ada, len(script))
    assert [step.choice for step in room.timeline.steps[: len(script)]] == [one.choice for one in script]
    assert ada.position["lesson"] == {"made": len(script), "follows": True, "wanted": None}
    await follow(room, ada, len(taught().steps))
    while room.timeline.asked == 0:
        await move(room, ada)
    for _ in range(20):
        await settle()
    assert ada.position["lesson"]["made"] > len(script), "the last step is not read again when they come back"
    assert any(step.seat == 1 for step in room.timeline.steps[len(script) :])


@run
async def test_the_bots_wait_until_the_last_step_is_read() -> None:
    """They have the turn after the script of this lesson."""
    found = lesson("card-game")
    assert found is not None
    inside = Inside()
    room = await inside.table(
        found.game, "ada", *[f":{found.level}"] * (found.seats - 1), options=found.options, seed=found.seed
    )
    ada = await inside.join(room, "ada")
    await settle()
    for scripted in found.script[len(room.timeline.steps) :]:
        await follow(room, ada, scripted.step)
        if scripted.is_learners:
            await move(room, ada, scripted.choice)
    await follow(room, ada, len(found.steps) - 1)
    assert room.bot_of(room.timeline.asked) is not None
    assert len(room.timeline.steps) == len(found.script)
    await follow(room, ada, len(found.steps))
    assert len(room.timeline.steps) > len(found.script)


@run
async def test_a_learner_who_goes_another_way_plays_on_freely() -> None:
    room, ada = await begun(Inside())
    wanted = ada.position["lesson"]["wanted"]
    other = next(choice for choice in room.timeline.state.options if choice != wanted)
    await move(room, ada, other)
    for _ in range(20):
        await settle()
    assert ada.position["lesson"]["follows"] is False
    assert ada.position["lesson"]["wanted"] is None
    assert any(step.seat == 1 for step in room.timeline.steps)


@run
async def test_going_back_goes_back_in_the_script() -> None:
    room, ada = await begun(Inside())
    at = first(is_learners=True)
    await move(room, ada, taught().script[at].choice)
    assert len(room.timeline.steps) == at + 1
    assert (await ask(room, ada, "take_back", seat=0, **now(room, 0)))["type"] == "ack"
    assert ada.position["lesson"]["made"] == at


@run
async def test_after_a_restart_the_place_is_known_and_the_page_says_again_what_was_read() -> None:
    inside = Inside()
    room, ada = await begun(inside)
    at = first(is_learners=False)
    for one in taught().script[first(is_learners=True) : at]:
        await move(room, ada, one.choice)
    await inside.restart()
    again = await inside.rooms.room(room.row.id)
    assert again is not None
    ada = await inside.join(again, "ada")
    await settle()
    assert ada.position["lesson"]["made"] == at
    await follow(again, ada, taught().script[at].step)
    assert len(again.timeline.steps) > at


@run
async def test_a_bot_that_takes_over_makes_the_learners_moves_too() -> None:
    inside = Inside()
    room, ada = await begun(inside)
    room.timeline.bots[0] = "novice"
    at = first(is_learners=True)
    await follow(room, ada, taught().script[at].step)
    assert room.timeline.steps[at].choice == taught().script[at].choice


@run
async def test_a_table_that_waits_for_its_learner_may_leave_the_memory() -> None:
    room, ada = await begun(Inside())
    at = first(is_learners=False)
    for one in taught().script[first(is_learners=True) : at]:
        await move(room, ada, one.choice)
    assert room.bot_of(room.timeline.asked) is not None
    room.leave(ada)
    assert room.is_idle()


@run
async def test_other_tables_have_no_lesson_to_follow() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    ada = await inside.join(room, "ada")
    assert ada.position["lesson"] is None
    assert (await ask(room, ada, "follow", seat=0, step=1))["code"] == "no_lesson"
    assert (await ask(room, ada, "follow", seat=1, step=1))["code"] == "not_yours"
