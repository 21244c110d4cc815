"""Windows: seats are asked in order until all have passed in succession."""

from __future__ import annotations

from vortex.kernel.chance import FastChance
from vortex.kernel.state import (
    PASS,
    Frame,
    FrameBook,
    State,
    advance,
    answer,
    ask_again,
    dump_stack,
    load_stack,
)
from vortex.kernel.window import ANEW, Window


class Hall(State):
    __slots__ = ("cards", "said")

    def __init__(self, cards: list[list[int]]) -> None:
        super().__init__(len(cards), FastChance(0))
        self.cards = cards
        self.said: list[tuple[int, int]] = []


class Talk(Window):
    __slots__ = ()
    topic = "talk"

    def replies(self, state: Hall, seat: int) -> list[int]:
        return state.cards[seat][:]

    def reply(self, state: Hall, seat: int, choice: int) -> None:
        state.cards[seat].remove(choice)
        state.said.append((seat, choice))


class OneReply(Talk):
    __slots__ = ()
    closes_on_reply = True


class OnlyWithCards(Talk):
    __slots__ = ()

    def still_open(self, state: Hall, seat: int) -> bool:
        return bool(state.cards[seat])


class Nested(Talk):
    """Every reply opens a window of its own for the other seats."""

    __slots__ = ()

    def reply(self, state: Hall, seat: int, choice: int) -> None:
        super().reply(state, seat, choice)
        state.call(Nested(tuple(s for s in range(state.seats) if s != seat)))


class Withdrawn(Frame):
    __slots__ = ()
    steps = ("withdraw",)

    def withdraw(self, state: Hall) -> None:
        state.report(ANEW)


class Futile(Talk):
    """A reply comes to nothing."""

    __slots__ = ()

    def reply(self, state: Hall, seat: int, choice: int) -> None:
        super().reply(state, seat, choice)
        state.call(Withdrawn())


BOOK = FrameBook(Talk, OneReply, OnlyWithCards, Nested, Withdrawn, Futile)


def opened(window: Window, cards: list[list[int]]) -> Hall:
    state = Hall(cards)
    state.call(window)
    advance(state)
    return state


def asked_by(state: Hall, answers: list[int]) -> list[int]:
    order = []
    for choice in answers:
        order.append(state.asked)
        answer(state, choice)
    return order


def test_it_closes_when_all_have_passed_in_succession() -> None:
    state = opened(Talk((2, 0, 1)), [[], [], []])
    assert asked_by(state, [PASS, PASS, PASS]) == [2, 0, 1]
    assert state.over


def test_a_seat_without_a_reply_is_asked_all_the_same() -> None:
    state = opened(Talk((0, 1)), [[], [5]])
    assert (state.asked, state.options) == (0, [PASS])


def test_after_a_reply_everybody_is_asked_anew_beginning_with_the_next() -> None:
    state = opened(Talk((0, 1, 2)), [[7], [5], []])
    assert asked_by(state, [PASS, 5, PASS, 7, PASS, PASS, PASS]) == [0, 1, 2, 0, 1, 2, 0]
    assert state.said == [(1, 5), (0, 7)]
    assert state.over


def test_a_window_for_one_reply_closes_with_it() -> None:
    state = opened(OneReply((0, 1, 2)), [[], [5], [6]])
    assert asked_by(state, [PASS, 5]) == [0, 1]
    assert state.over
    assert state.said == [(1, 5)]


def test_a_seat_can_drop_out_on_public_grounds() -> None:
    state = opened(OnlyWithCards((0, 1, 2)), [[], [5], []])
    assert asked_by(state, [5]) == [1]
    assert state.over


def test_a_window_for_nobody_does_not_open() -> None:
    assert opened(OnlyWithCards((0, 1)), [[], []]).over
    assert opened(Talk(()), [[], []]).over


def test_after_a_reply_that_comes_to_nothing_a_window_can_begin_again_with_the_first_seat() -> None:
    state = opened(Futile((2, 0, 1)), [[4], [5], []])
    assert asked_by(state, [PASS, 4, PASS, PASS, 5, PASS, PASS, PASS]) == [2, 0, 2, 0, 1, 2, 0, 1]
    assert state.over


def test_a_window_inside_a_window_is_finished_first() -> None:
    state = opened(Nested((0, 1)), [[4], [5]])
    assert asked_by(state, [4, 5, PASS, PASS, PASS, PASS]) == [0, 1, 0, 1, 1, 0]
    assert state.over


def test_an_open_window_can_be_written_down_and_asks_the_same_seat_again() -> None:
    state = opened(Talk((0, 1, 2)), [[7], [5], []])
    asked_by(state, [PASS, 5, PASS])
    again = Hall([[7], [], []])
    load_stack(again, BOOK, dump_stack(state))
    ask_again(again)
    assert (again.asked, again.topic, again.options) == (0, "talk", [PASS, 7])
    assert asked_by(again, [PASS, PASS]) == [0, 1]
    assert again.over
