"""Every game says of each question whether luck has a say in it: only there do players ask for odds."""

from __future__ import annotations

from tests.conformance.positions import Setting, positions, the_game

from vortex.kernel.odds import OutOfTime
from vortex.kernel.state import NOBODY
from vortex.kernel.words import Words, wording

OF_EACH = 3


def at_once() -> None:
    """Enough to know that there are odds."""
    raise OutOfTime


def test_a_question_has_odds_only_where_luck_has_a_say(setting: Setting) -> None:
    game = the_game(setting.key)
    for position in positions(setting, OF_EACH):
        state = position.state
        luck = game.luck(state)
        try:
            found = game.odds(state, state.asked, in_full=True, go_on=at_once) is not None
        except OutOfTime:
            found = True
        assert luck is not None or not found, state.topic


def test_luck_speaks_of_the_options_in_words_of_the_catalogues(setting: Setting) -> None:
    game = the_game(setting.key)
    english = wording("en")

    def is_said(words: Words) -> bool:
        return english.knows(words.message) and english.write(words) != ""

    for position in positions(setting, OF_EACH):
        state = position.state
        luck = game.luck(state)
        if luck is None:
            continue
        assert is_said(luck.words)
        assert is_said(luck.label)
        assert {*luck.free, *dict(luck.leaning)} <= set(state.options)
        for _, leaning in luck.leaning:
            assert leaning.seat == NOBODY or (
                leaning.seat in range(state.seats) and leaning.seat != state.asked
            )
            assert is_said(leaning.words)
            assert is_said(leaning.label)
