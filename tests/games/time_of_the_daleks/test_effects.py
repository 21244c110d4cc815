"""The effect words: each is one row with all that boards, rules and bots need of it."""

import pytest

from vortex.games.time_of_the_daleks.effects import LANGUAGE
from vortex.games.time_of_the_daleks.rules.carrying_out import do
from vortex.games.time_of_the_daleks.state import DaleksState


def test_every_word_is_drawn() -> None:
    assert [verb.phrase for verb in LANGUAGE.verbs if verb.sign is None] == []


def test_a_word_that_nobody_carries_out_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="nobody carries out verb 19"):
        do(DaleksState.__new__(DaleksState), 0, len(LANGUAGE.verbs), 1, 0)
