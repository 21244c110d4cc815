"""What is not legal is refused, with the rule that forbids it, and changes nothing."""

from __future__ import annotations

import re

import pytest
from tests.conformance.positions import Setting, positions, rules_of, the_game

from vortex.kernel.record import canonical
from vortex.kernel.refusal import IllegalChoice

OF_EACH = 2
COMBINATIONS = pytest.mark.long
"""At every table a few games in any case, many of them now and then."""
MANY = 250


def test_only_a_legal_choice_is_not_refused_and_every_refusal_names_a_rule(setting: Setting) -> None:
    game = the_game(setting.key)
    rules = rules_of(setting.key)
    size = game.choices.size
    stride = max(1, size // MANY)
    for number, position in enumerate(positions(setting, OF_EACH)):
        state = position.state
        looked_at = {*range(number % stride, size, stride), *state.options, -1, size}
        for choice in sorted(looked_at):
            refusal = game.why_not(state, state.asked, choice)
            legal = choice in state.options
            what = f"{state.topic}: {game.notation.write(choice) if game.notation.exists(choice) else choice}"
            assert (refusal is None) == legal, what
            if refusal is not None:
                assert refusal.rule in rules, f"{what}: {refusal.rule}"
                assert str(refusal.reason).strip(), what
        for other in range(setting.seats):
            if other != state.asked:
                refusal = game.why_not(state, other, state.options[0])
                assert refusal is not None
                assert refusal.rule in rules


def test_what_a_question_shows_as_closed_is_refused(setting: Setting) -> None:
    game = the_game(setting.key)
    for position in positions(setting, OF_EACH):
        state = position.state
        closed = game.ask(state).closed
        assert len(set(closed)) == len(closed)
        for notation in closed:
            refusal = game.why_not(state, state.asked, game.notation.read(notation))
            assert refusal is not None, f"{state.topic}: {notation}"


def test_an_illegal_choice_is_refused_with_its_rule_and_changes_nothing(setting: Setting) -> None:
    game = the_game(setting.key)
    rules = rules_of(setting.key)
    size = game.choices.size
    for number, position in enumerate(positions(setting, OF_EACH)):
        state = position.state
        before = canonical(game.dump(state))
        question = (state.asked, state.topic, state.options[:])
        state.events = []
        wrong = [-1, size, size + 7, *(number * 37 % 11 + i * size // 12 for i in range(12))]
        for choice in wrong:
            if choice in state.options:
                continue
            with pytest.raises(IllegalChoice) as refused:
                game.apply(state, choice)
            found = re.match(r"([A-Z]+(?:-[A-Z0-9]+)+): \S", str(refused.value))
            assert found, f"{state.topic}, choice {choice}: {refused.value}"
            assert found.group(1) in rules
        assert state.events == []
        state.events = None
        assert canonical(game.dump(state)) == before
        assert (state.asked, state.topic, state.options) == question
