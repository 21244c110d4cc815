"""An illegal choice and why it is refused."""

from __future__ import annotations

import pickle

import pytest
from tests import toy_game

from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.state import answer

GAME = toy_game.load()


def test_a_game_says_why_a_choice_is_illegal() -> None:
    state = GAME.new({}, 2, 1)
    choice = GAME.notation.read("do first")
    with pytest.raises(IllegalChoice) as caught:
        GAME.apply(state, choice)
    refusal = caught.value.refusal
    assert refusal is not None
    assert refusal == GAME.why_not(state, state.asked, choice)
    assert str(caught.value) == f"{refusal.rule}: {refusal.reason}"
    elsewhere = pickle.loads(pickle.dumps(caught.value))
    assert (str(elsewhere), elsewhere.choice, elsewhere.refusal) == (str(caught.value), choice, refusal)


def test_a_bare_state_names_the_choice_alone() -> None:
    state = GAME.new({}, 2, 1)
    with pytest.raises(IllegalChoice, match="the choice 999 is not among those asked for") as caught:
        answer(state, 999)
    assert caught.value.refusal is None


def test_a_number_that_is_no_choice_is_refused_by_the_rule_of_the_question() -> None:
    state = GAME.new({}, 2, 1)
    for number in (-1, 10**30):
        refusal = GAME.why_not(state, state.asked, number)
        assert refusal is not None
        assert refusal.rule == GAME.questions[state.topic].rule != GAME.questions[""].rule
        assert str(number) in str(refusal.reason)
