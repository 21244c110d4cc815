"""Every question is in words, with its rule and its options."""

from __future__ import annotations

import pytest
from tests.conformance.positions import Setting, positions, rules_of, the_game

from vortex.kernel.state import PASS

OF_EACH = 2
COMBINATIONS = pytest.mark.long
"""At every table a few games in any case, many of them now and then."""


def test_a_question_is_in_words_with_a_rule_that_stands_in_the_rules(setting: Setting) -> None:
    game = the_game(setting.key)
    rules = rules_of(setting.key)
    for position in positions(setting, OF_EACH):
        state = position.state
        ask = game.ask(state)
        assert (ask.seat, ask.topic) == (state.asked, state.topic)
        assert str(ask.question.prompt).strip()
        assert ask.question.rule in rules, f"{state.topic}: {ask.question.rule}"
        assert [option.choice for option in ask.options] == state.options
        assert len({option.notation for option in ask.options}) == len(ask.options)
        for option in ask.options:
            assert str(option.words).strip(), f"{state.topic}: {option.notation}"
            assert option.rule in rules, f"{state.topic}: {option.notation}: {option.rule}"
        assert not ask.question.is_window or PASS in state.options, (
            f"{state.topic} is a window that nobody can pass"
        )


def test_all_questions_and_kinds_of_choice_name_rules_that_stand_in_the_rules(key: str) -> None:
    game = the_game(key)
    rules = rules_of(key)
    for topic, question in game.questions.items():
        assert question.rule in rules, f"{topic}: {question.rule}"
        assert str(question.prompt).strip()
    for kind in game.choices.kinds:
        assert kind.rule in rules, f"{kind.name}: {kind.rule}"
    assert "" in game.questions, "a finished game has its words too"
