"""The effect words: each is one row with all that boards, rules and bots need of it."""

from vortex.games.time_of_the_daleks.effects import LANGUAGE


def test_every_word_is_drawn() -> None:
    assert [verb.phrase for verb in LANGUAGE.verbs if verb.picture is None] == []
