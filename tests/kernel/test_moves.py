"""A move goes through the door by number or in words, or is refused and changes nothing."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from tests import toy_game

from vortex.kernel.choices import NotationError
from vortex.kernel.record import canonical
from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.state import answer, take

GAME: Any = toy_game.load()


def test_a_choice_is_the_same_by_number_in_words_and_without_the_door() -> None:
    states = [GAME.new({}, 2, 1) for _ in range(5)]
    choice = states[0].options[-1]
    GAME.apply(states[0], choice)
    GAME.apply(states[1], GAME.notation.write(choice))
    answer(states[2], choice)
    take(states[3], choice)
    GAME.apply(states[4], np.int64(choice))
    assert len({canonical(GAME.dump(state)) for state in states}) == 1
    assert states[0].options == states[3].options


@pytest.mark.parametrize("choice", [-1, toy_game.TABLE.size, 1 << 70])
def test_what_is_not_offered_is_refused_and_changes_nothing(choice: int) -> None:
    state = GAME.new({}, 2, 1)
    before = canonical(GAME.dump(state))
    with pytest.raises(IllegalChoice) as caught:
        GAME.apply(state, choice)
    assert caught.value.refusal is not None
    assert canonical(GAME.dump(state)) == before


def test_words_that_are_no_choice_change_nothing() -> None:
    state = GAME.new({}, 2, 1)
    before = canonical(GAME.dump(state))
    with pytest.raises(NotationError, match="juggle"):
        GAME.apply(state, "juggle")
    assert canonical(GAME.dump(state)) == before


@pytest.mark.parametrize("choice", [None, 1.0, [1]])
def test_what_is_neither_a_number_nor_a_text_is_named(choice: object) -> None:
    state = GAME.new({}, 2, 1)
    said = re.escape(f"a choice is its number or its notation, not {choice}")
    with pytest.raises(TypeError, match=said):
        GAME.apply(state, choice)
    with pytest.raises(TypeError, match=said):
        GAME.why_not(state, state.asked, choice)


def test_whether_a_choice_is_legal_is_asked_by_any_of_its_names() -> None:
    state = GAME.new({}, 2, 1)
    legal, other = state.options[-1], GAME.notation.read("do first")
    for choice in (legal, np.int64(legal), GAME.notation.write(legal)):
        assert GAME.why_not(state, state.asked, choice) is None
    refusal = GAME.why_not(state, state.asked, other)
    assert refusal == GAME.why_not(state, state.asked, "do first") is not None
    shown = [GAME.preview(state, state.asked, choice) for choice in (legal, np.int64(legal))]
    assert shown[0] == shown[1] == GAME.preview(state, state.asked, GAME.notation.write(legal))
