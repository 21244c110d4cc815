"""A move goes through the door by number or in words, or is refused and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests import toy_game

from vortex.kernel.choices import NotationError
from vortex.kernel.record import canonical
from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.state import answer, take

GAME: Any = toy_game.load()


def test_a_choice_is_the_same_by_number_in_words_and_without_the_door() -> None:
    states = [GAME.new({}, 2, 1) for _ in range(4)]
    choice = states[0].options[-1]
    GAME.apply(states[0], choice)
    GAME.apply(states[1], GAME.notation.write(choice))
    answer(states[2], choice)
    take(states[3], choice)
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
