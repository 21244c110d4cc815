"""Everything that a game can say, in every language that we have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.conformance.positions import Setting, positions, the_game

from vortex.kernel.game import Game
from vortex.kernel.languages import LANGUAGES
from vortex.kernel.words import Wording, Words

OF_EACH = 2
COMBINATIONS = pytest.mark.long
"""At every table a few games in any case, many of them now and then."""
MANY = 120
NAMES = ("Ada", "Bob", "Cleo", "Dan")


def writer(language: str) -> Wording:
    """One of its own, so that its problems are those of one test; without English to fall back on."""
    return Wording(language)


def everything_said(game: Game[Any], setting: Setting) -> Iterator[Words]:
    """Questions, choices, refusals and log lines at positions of steered random games, and what follows on them."""
    size = game.choices.size
    stride = max(1, size // MANY)
    for number, position in enumerate(positions(setting, OF_EACH)):
        state = position.state
        ask = game.ask(state)
        yield ask.question.prompt
        for option in ask.options:
            yield from (option.words, option.cost, option.target)
        for choice in range(number % stride, size, stride):
            refusal = game.why_not(state, state.asked, choice)
            if refusal is not None:
                yield refusal.reason
        for other in range(setting.seats):
            refusal = game.why_not(state, other, -1)
            assert refusal is not None
            yield refusal.reason
        for choice in state.options:
            follower = game.clone(state)
            follower.events = []
            game.apply(follower, choice)
            for event in follower.events:
                for seat in (*range(setting.seats), None):
                    yield game.tell(event.seen_by(seat))


@pytest.mark.slow
def test_everything_that_is_said_at_a_table_is_said_in_every_language(setting: Setting) -> None:
    said = {words for words in everything_said(the_game(setting.key), setting) if words}
    for language in LANGUAGES:
        wording = writer(language)
        for words in said:
            text = wording.write(words, NAMES)
            assert text == text.strip(), text
            assert "\n" not in text
            assert "=" not in text, text
        assert wording.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_options_and_questions_are_told_in_the_readers_language(key: str, language: str) -> None:
    game = the_game(key)
    wording = writer(language)
    for face in game.gallery():
        assert wording.write(face.name)
        assert all(wording.write(line) for line in face.lines)
    for option in game.options:
        assert wording.write(option.words)
    for question in game.questions.values():
        assert wording.write(question.prompt)
    assert wording.problems == []
