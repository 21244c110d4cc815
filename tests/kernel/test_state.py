"""The stack of frames: calling, repeating, leaving, asking again."""

from __future__ import annotations

import pytest

from vortex.kernel.chance import FastChance
from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.state import (
    NOBODY,
    PASS,
    Frame,
    FrameBook,
    State,
    advance,
    answer,
    ask_again,
    dump_stack,
    field_names,
    load_stack,
)


class Diary(State):
    """A state that writes down which steps were run."""

    __slots__ = ("lines",)

    def __init__(self) -> None:
        super().__init__(2, FastChance(0))
        self.lines: list[str] = []


class Outer(Frame):
    __slots__ = ("name",)
    steps = ("first", "second", "third")

    def __init__(self, name: str) -> None:
        self.name = name

    def first(self, state: Diary) -> None:
        state.lines.append(f"{self.name} first")
        state.call(Inner((1, 2)), tally=2)

    def second(self, state: Diary) -> None:
        state.ask(1, "well?", [PASS, 3, 5])

    def on_second(self, state: Diary, choice: int) -> None:
        state.lines.append(f"{self.name} answered {choice}")
        if choice == 3:
            state.goto("first")
        elif choice == 5:
            state.become(Ending())

    def third(self, state: Diary) -> None:
        state.lines.append(f"{self.name} third")


class Inner(Frame):
    __slots__ = ("pair",)
    steps = ("count", "never_after_finish")

    def __init__(self, pair: tuple[int, int]) -> None:
        self.pair = pair

    def count(self, state: Diary) -> None:
        state.lines.append(f"inner {state.tally}")
        if state.tally == 0:
            state.finish()
        else:
            state.tally -= 1
            state.again()

    def never_after_finish(self, state: Diary) -> None:
        raise AssertionError


class Ending(Frame):
    __slots__ = ()
    steps = ("end", "never_after_the_end")

    def end(self, state: Diary) -> None:
        state.lines.append("end")
        state.end()

    def never_after_the_end(self, state: Diary) -> None:
        raise AssertionError


class EndingAnswer(Outer):
    __slots__ = ()

    def on_second(self, state: Diary, choice: int) -> None:
        state.end()


class EndingWithItsStep(Frame):
    __slots__ = ()
    steps = ("end", "never_after_the_end")

    def end(self, state: Diary) -> None:
        state.end_with_step()
        state.lines.append("the rest of the step")

    def never_after_the_end(self, state: Diary) -> None:
        raise AssertionError


class Series(Frame):
    """Plays a round, and another one when that is over."""

    __slots__ = ()
    steps = ("first_round", "second_round", "after")

    def first_round(self, state: Diary) -> None:
        state.call(Round())

    def second_round(self, state: Diary) -> None:
        state.lines.append("second round")
        state.call(Round())

    def after(self, state: Diary) -> None:
        state.lines.append("after")


class Round(Frame):
    __slots__ = ()
    steps = ("ask", "never_after_unwinding")

    def ask(self, state: Diary) -> None:
        state.ask(0, "over?", [PASS, 1])

    def on_ask(self, state: Diary, choice: int) -> None:
        if choice:
            state.call(Last())
            return
        state.lines.append("over by answer")
        state.unwind(1)
        raise AssertionError

    def never_after_unwinding(self, state: Diary) -> None:
        raise AssertionError


class Last(Frame):
    __slots__ = ()
    steps = ("unwind",)

    def unwind(self, state: Diary) -> None:
        state.lines.append("over by step")
        state.unwind(1)
        raise AssertionError


class Counts(Frame):
    """Runs its step until the frame above it leaves a number that is big enough."""

    __slots__ = ()
    steps = ("count", "done")

    def count(self, state: Diary) -> None:
        state.lines.append(f"told {state.tally}")
        state.call(Adds(), tally=state.tally)

    def done(self, state: Diary) -> None:
        state.lines.append(f"done with {state.tally}")


class Adds(Frame):
    __slots__ = ()
    steps = ("add",)

    def add(self, state: Diary) -> None:
        state.report(state.tally + 5)
        if state.tally < 10:
            state.send_back()


BOOK = FrameBook(Outer, Inner, Ending, EndingAnswer, EndingWithItsStep, Series, Round, Last, Counts, Adds)


def begun(frame: Frame | None = None) -> Diary:
    state = Diary()
    state.call(frame or Outer("outer"))
    advance(state)
    return state


def test_steps_run_in_order_until_somebody_is_asked() -> None:
    state = begun()
    assert state.lines == ["outer first", "inner 2", "inner 1", "inner 0"]
    assert (state.asked, state.topic, state.options) == (1, "well?", [PASS, 3, 5])


def test_an_answer_goes_to_the_step_that_asked_and_the_next_step_follows() -> None:
    state = begun()
    answer(state, PASS)
    assert state.lines[4:] == ["outer answered 0", "outer third"]
    assert state.over
    assert state.asked == NOBODY
    assert state.options == []


def test_goto_goes_back_to_a_named_step() -> None:
    state = begun()
    answer(state, 3)
    assert state.lines[4:] == ["outer answered 3", "outer first", "inner 2", "inner 1", "inner 0"]
    assert state.asked == 1


def test_the_game_stops_at_the_decisive_moment() -> None:
    state = begun()
    answer(state, 5)
    assert state.lines[4:] == ["outer answered 5", "end"]
    assert (state.over, state.asked, state.topic, state.options) == (True, NOBODY, "", [])
    assert (state.stack, state.frames) == ([], [])


def test_an_answer_can_be_the_decisive_moment() -> None:
    state = begun(EndingAnswer("outer"))
    answer(state, PASS)
    assert (state.over, state.asked, state.frames) == (True, NOBODY, [])


def test_unwinding_leaves_everything_above_at_once_and_the_frame_there_goes_on() -> None:
    state = begun(Series())
    answer(state, PASS)
    assert state.lines == ["over by answer", "second round"]
    assert (state.asked, state.topic, dump_stack(state)) == (0, "over?", [["Series", 2, 0], ["Round", 1, 0]])
    answer(state, 1)
    assert state.lines[2:] == ["over by step", "after"]
    assert (state.over, state.asked, state.options) == (True, NOBODY, [])


def test_a_frame_can_leave_a_number_beneath_it_and_have_the_step_there_run_again() -> None:
    state = begun(Counts())
    assert state.lines == ["told 0", "told 5", "told 10", "done with 15"]


def test_an_illegal_choice_changes_nothing() -> None:
    state = begun()
    before = dump_stack(state), state.lines[:], state.options
    for choice in (1, 4, -1, 10**9):
        with pytest.raises(IllegalChoice):
            answer(state, choice)
    assert (dump_stack(state), state.lines, state.options) == before


def test_a_game_can_end_when_a_step_does_and_nothing_of_the_stack_follows() -> None:
    state = Diary()
    state.call(Outer("never gone on with"))
    state.call(EndingWithItsStep())
    advance(state)
    assert state.lines == ["the rest of the step"]
    assert state.over
    assert (state.asked, state.topic, state.options, state.frames) == (NOBODY, "", [], [])


def test_nobody_can_answer_after_the_end() -> None:
    state = begun()
    answer(state, 5)
    with pytest.raises(IllegalChoice):
        answer(state, PASS)


def test_a_stack_written_down_and_read_again_asks_the_same() -> None:
    state = begun()
    written = dump_stack(state)
    assert written == [["Outer", 2, 0, "outer"]]
    again = Diary()
    load_stack(again, BOOK, written)
    ask_again(again)
    assert (again.asked, again.topic, again.options) == (1, "well?", [PASS, 3, 5])
    assert again.lines == []
    assert dump_stack(again) == written


def test_lists_in_a_written_frame_come_back_as_tuples() -> None:
    frame = BOOK.load("Inner", [[4, 5]])
    assert isinstance(frame, Inner)
    assert frame.pair == (4, 5)


def test_asking_again_after_the_end_asks_nothing() -> None:
    state = begun()
    answer(state, 5)
    ask_again(state)
    assert state.asked == NOBODY


def test_a_copied_kernel_shares_nothing_that_changes() -> None:
    state = begun()
    state.knows = [1, 2]
    state.events = []
    twin = Diary()
    state.copy_kernel(twin)
    twin.tally = 9
    twin.call(Outer("of the twin"))
    twin.send_back()
    twin.knows[0] = 9
    twin.chance.roll(6)
    assert dump_stack(state) == [["Outer", 2, 0, "outer"]]
    assert state.knows == [1, 2]
    assert state.chance.dump() == FastChance(0).dump()
    assert twin.events is None


def test_a_copied_kernel_has_every_field() -> None:
    state = begun()
    twin = Diary.__new__(Diary)
    state.copy_kernel(twin)
    assert [name for name in field_names(State) if not hasattr(twin, name)] == []
    given = set(field_names(State)) - {"chance", "events"}
    assert {name: getattr(twin, name) for name in given} == {name: getattr(state, name) for name in given}
    assert twin.chance.dump() == state.chance.dump()
