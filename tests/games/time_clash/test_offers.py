"""Options in words: what they cost and where they go."""

from __future__ import annotations

from tests.games.time_clash.positions import (
    position,
)
from tests.games.time_clash.writing import options

from vortex.games.time_clash.questions import QUESTIONS
from vortex.games.time_clash.refusals import KINDS_OF_TOPIC


def test_options_say_cost_and_target() -> None:
    state = position(hands=["ask-for-tea refocus", ""])
    said = options(state)
    assert said["play ask-for-tea enemy"] == ("Play Ask for Tea (Plan +100) on the Enemy stack", "", "Enemy")
    assert said["move refocus time"] == ("Discard Refocus: the Doctor goes to Time", "Refocus", "Time")
    assert said["discard refocus"] == ("Discard Refocus", "Refocus", "")
    assert (
        said["use refocus 1"][0] == "Play Refocus: move the Doctor, then play another card, then draw 1 card"
    )


def test_every_question_has_its_kinds_of_choice() -> None:
    assert set(KINDS_OF_TOPIC) == set(QUESTIONS) - {""}
    assert {topic for topic, question in QUESTIONS.items() if question.is_window} == {
        "counter",
        "counter-turned",
    }
