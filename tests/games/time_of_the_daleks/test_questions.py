"""Every question has words, and says what is missing and what is to pay."""

from __future__ import annotations

import re

import pytest
from tests.games.time_of_the_daleks.said import adventure, complaint, english, everything_met, toll

from vortex.games import load_game
from vortex.games.time_of_the_daleks.questions import QUESTIONS
from vortex.games.time_of_the_daleks.rules.dice_stage import RerollStage
from vortex.games.time_of_the_daleks.rules.travel import Travel
from vortex.kernel.chance import FastChance


@pytest.mark.slow
def test_every_question_has_words() -> None:
    assert everything_met().topics | {""} == set(QUESTIONS)
    for question in QUESTIONS.values():
        prompt = english(question.prompt)
        assert not complaint(prompt)
        assert prompt[-1] in ".?"


def test_windows_are_marked_as_such_and_nothing_else_is() -> None:
    assert [topic for topic, question in QUESTIONS.items() if question.is_window] == ["card-window"]


def test_a_question_says_what_is_missing_and_what_is_to_pay() -> None:
    position = adventure(challenge="running running science").hand(0, "fez").shows("black-running")
    ask = position.game.ask(position.run(RerollStage(0)).state)
    assert english(ask.question.prompt) == "Missing: Running, Science. Not met yet: re-roll, or stop?"
    price = toll().run(Travel(0)).choose("go earth-past")
    assert (
        english(price.game.ask(price.state).question.prompt) == "Pay 2 sonic charges or one Timey-Wimey card."
    )


def test_before_recruiting_one_hears_what_is_to_be_faced_what_it_brings_and_what_it_costs() -> None:
    game = load_game("time-of-the-daleks")
    heard: set[str] = set()
    for seed in range(40):
        state = game.new({}, 3, seed)
        luck = FastChance(seed)
        while not state.over and state.topic != "recruit":
            game.apply(state, state.options[luck.below(len(state.options))])
        if not state.over:
            heard.add(english(game.ask(state).question.prompt))
    assert len(heard) > 5
    for prompt in heard:
        assert re.fullmatch(
            r".+: .+\. Success: .+\. Failure: .+\. Recruit a Companion for this Adventure\?", prompt
        ), prompt
    assert any("(" in prompt for prompt in heard), "a condition"
