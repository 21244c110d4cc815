"""Questions, refusals, notation and log lines."""

from __future__ import annotations

import pytest
from tests.conformance.positions import Setting, positions, rules_of, the_game

from vortex.kernel.pack import SOURCES
from vortex.kernel.state import PASS
from vortex.kernel.words import wording

OF_EACH = 2
COMBINATIONS = pytest.mark.long
"""At every table a few games in any case, many of them now and then."""
MANY = 250


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


def test_notation_is_read_back_as_the_same_choice(key: str) -> None:
    game = the_game(key)
    written: set[str] = set()
    for choice in range(game.choices.size):
        if game.notation.exists(choice):
            text = game.notation.write(choice)
            assert game.notation.read(text) == choice
            assert game.notation.read(text.upper()) == choice
            assert text not in written
            written.add(text)


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


def test_everything_that_happens_can_be_told_to_everybody(setting: Setting) -> None:
    game = the_game(setting.key)
    names = tuple(f"Player {seat + 1}" for seat in range(setting.seats))
    for position in positions(setting, OF_EACH):
        for choice in position.state.options:
            state = game.clone(position.state)
            state.events = []
            game.apply(state, choice)
            for event in state.events:
                for seat in (*range(setting.seats), None):
                    assert "\n" not in wording("en").write(game.tell(event.seen_by(seat)), names)


def test_all_questions_and_kinds_of_choice_name_rules_that_stand_in_the_rules(key: str) -> None:
    game = the_game(key)
    rules = rules_of(key)
    for topic, question in game.questions.items():
        assert question.rule in rules, f"{topic}: {question.rule}"
        assert str(question.prompt).strip()
    for kind in game.choices.kinds:
        assert kind.rule in rules, f"{kind.name}: {kind.rule}"
    assert "" in game.questions, "a finished game has its words too"


def test_the_gallery_shows_every_card_once_with_where_it_comes_from(key: str) -> None:
    faces = the_game(key).gallery()
    assert faces
    assert len({(face.kind, face.key) for face in faces}) == len(faces)
    for face in faces:
        assert str(face.name)
        assert face.lines
        assert all(str(line).strip() for line in face.lines)
        assert face.source in SOURCES
        assert face.where or face.source != "public"
