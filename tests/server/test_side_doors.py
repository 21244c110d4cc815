"""What somebody does out of sight is told by no side door (L1): neither by looking back, nor by asking to go back, nor
by coming back.

Ada puts cards together that nobody else can see; whatever Bob asks for meanwhile, he is answered as if she had not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.bots_here import Noted
from tests.server.serving import Json, Served
from tests.server.test_counting import TABLE, Run, StillTimes

from vortex.kernel.chance import FastChance

ADA, BOB, CID = range(3)


class Play(Run):
    """A game of three that has come to a question of Ada's at which she can do something unseen."""

    def __init__(self, server: Served, bots: Noted) -> None:
        super().__init__(server, "card-game", 3)
        self.bots = bots
        self.luck = FastChance(3)
        self.until_asked(BOB)
        self.bobs_question = self.number
        self.until_asked(ADA)
        self.adas_question = self.number

    @property
    def number(self) -> int:
        return self.timeline.numbers.number

    @property
    def unseen(self) -> list[int]:
        return [c for c in self.timeline.state.options if not self.timeline.try_choice(c).is_public]

    def move(self, choice: int | None = None) -> int:
        """Anything, unless told otherwise."""
        asked = self.timeline.asked
        choice = self.luck.pick(self.timeline.state.options) if choice is None else choice
        self.send(asked, "move", choice=choice)
        self.until_all_know()
        return choice

    def until_asked(self, seat: int) -> None:
        """Until the seat can begin something that nobody else sees."""
        number = self.number
        while (
            self.timeline.asked != seat or self.timeline.numbers.of(seat) <= (number, 0) or not self._is_new()
        ):
            self.move()

    def _is_new(self) -> bool:
        return self.timeline.numbers.of(self.timeline.asked).private == 0 and bool(self.unseen)

    def go_back(self, to: int) -> None:
        """Bob asks for it, and all agree."""
        self.send(BOB, "take_back", to=to)
        for seat in (ADA, CID):
            self.until_all_know()
            self.send(seat, "answer_take_back", yes=True)
        self.until_all_know()

    def get(self, seat: int, path: str) -> Json:
        answer = self.browsers[seat].get(f"/api/tables/{TABLE}/{path}")
        assert answer.status == 200, answer.body
        return answer.json

    def ask(self, seat: int, type_: str, **fields: Any) -> Json:
        at = self.timeline.numbers.of(seat)._asdict()
        return self.players[seat].ask(type_, seat=seat, **at, **fields)

    def resumed(self, seat: int, since: int) -> Json:
        self.players[seat].send("hello", version=2, seat=seat, since=since)
        return self.players[seat].until("welcome")


@pytest.fixture
def play() -> Iterator[Play]:
    bots = Noted()
    with Served(times=StillTimes(), bots=bots) as server:
        yield Play(server, bots)


def test_a_thought_about_my_question_tells_what_i_chose_whatever_came_after_it_was_taken_back(
    play: Play,
) -> None:
    play.until_asked(BOB)
    number, mine = play.number, play.move()
    assert play.get(BOB, f"thought?upto={number}")["chosen"] == mine
    play.go_back(play.adas_question)
    assert play.timeline.asked == ADA
    for choice in (play.unseen[0], None):
        play.move(choice)
        assert play.get(BOB, f"thought?upto={number}")["chosen"] == mine


def test_a_choice_that_i_took_back_is_not_the_one_that_a_thought_tells(play: Play) -> None:
    """Also where nobody else can see either of them."""
    play.until_asked(BOB)
    number, options = play.number, play.unseen
    path = f"thought?upto={number}"
    play.move(options[0])
    assert play.get(BOB, path)["chosen"] == options[0]
    play.send(BOB, "undo")
    assert play.get(BOB, path)["chosen"] is None
    play.move(options[-1])
    assert play.get(BOB, path)["chosen"] == options[-1] != options[0]


def test_a_thought_about_the_past_is_the_same_whatever_is_done_unseen(play: Play) -> None:
    def thought() -> tuple[Json, bytes]:
        answer = play.get(BOB, f"thought?upto={play.bobs_question}")
        return answer, play.bots.thoughts[-1]

    before = thought()
    play.move(play.unseen[0])
    assert thought() == before
    play.send(ADA, "undo")
    assert thought() == before


def test_going_back_to_now_is_refused_whatever_is_done_unseen(play: Play) -> None:
    def asked_to_go_back() -> list[str]:
        return [play.ask(seat, "take_back", to=play.number).get("code", "ack") for seat in (BOB, CID)]

    assert asked_to_go_back() == ["nothing_to_undo", "nothing_to_undo"]
    play.move(play.unseen[0])
    assert asked_to_go_back() == ["nothing_to_undo", "nothing_to_undo"]
    # An entry that everybody sees and that is no choice changes nothing about it.
    play.send(BOB, "take_back", to=play.bobs_question)
    play.until_all_know()
    play.send(BOB, "answer_take_back", yes=False)
    play.until_all_know()
    assert play.ask(BOB, "take_back", to=play.number - 1)["code"] == "nothing_to_undo"
    assert play.ask(ADA, "take_back", to=play.number - 2)["type"] == "ack", "she did choose something"


def test_coming_back_after_an_unseen_undo_brings_nothing_new(play: Play) -> None:
    play.move(play.unseen[0])
    play.send(BOB, "take_back", to=play.bobs_question)
    play.until_all_know()
    number = play.number
    looks = [f"replay?seat={BOB}&upto={at}" for at in range(number + 1)]
    before = play.resumed(BOB, number), [play.get(BOB, each) for each in looks]
    assert not before[0]["reset"]
    play.send(ADA, "undo")
    assert (play.resumed(BOB, number), [play.get(BOB, each) for each in looks]) == before


def test_coming_back_after_an_undo_that_i_saw_forgets_what_was_undone(play: Play) -> None:
    """Otherwise the test above could not fail."""
    before = play.number
    while play.number == before:
        play.move()
    number = play.number
    play.go_back(before)
    assert play.resumed(BOB, number)["reset"]
    assert not play.resumed(BOB, before)["reset"]
