"""Questions in words: what is asked, and what has come before it."""

from __future__ import annotations

from tests.games.time_clash.positions import (
    ENDGAME,
    GAME,
    NAMES,
    asked,
    do,
    position,
)
from tests.games.time_clash.writing import options

from vortex.kernel.words import wording


def test_a_window_says_what_can_be_answered_and_calls_players_by_name() -> None:
    state = position(hands=["refocus ask-for-tea", "rebut plunger"])
    do(state, "use refocus 1")
    assert GAME.ask(state).question.is_window
    assert asked(state).startswith("Ann plays Refocus: move the Doctor")
    do(state, "counter rebut 3")
    assert asked(state) == "Bob counters Refocus with Rebut. Counter it?"
    assert str(GAME.ask(state).question.prompt) == "Seat 2 counters Refocus with Rebut. Counter it?"
    german = wording("de").write(GAME.ask(state).question.prompt, NAMES)
    assert german == "Bob kontert „Besinnung“ mit „Widerrede“. Kontern?"


def test_a_gambit_says_what_it_has_come_to() -> None:
    state = position(phase=ENDGAME, step="third", time="save-gallifrey", hands=["ask-for-tea", "lure"])
    assert asked(state) == "Try a Gambit? (It needs +800; your open cards come to +400.)"
    do(state, "gambit", "turn time")
    assert (
        asked(state)
        == "Turned for the Gambit: Save Gallifrey (Plan +400). Counter a card that was turned for the Gambit?"
    )
    do(state, "pass")
    assert asked(state).endswith("(The Gambit stands at +400.)")


def test_who_begins_and_who_comes_second_are_two_things() -> None:
    pair_first = do(GAME.new({"lone": "enemy"}, 3, 1), "preset")
    assert options(pair_first)["first 1"][0] == "Seat 1 begins"
    pair_second = do(GAME.new({"lone": "doctor"}, 3, 1), "preset")
    assert options(pair_second)["first 2"][0] == "Seat 2 takes the second turn"
