"""Whole games: seeds, copies, legal choices, endings, and what a table may be opened with."""

from __future__ import annotations

import pytest
from tests.conformance.positions import Setting, played, positions, seeds, steps, the_game

from vortex.kernel.game import OptionError
from vortex.kernel.record import canonical
from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.state import NOBODY

OF_EACH = 2
COMBINATIONS = pytest.mark.long
"""At every table a few games in any case, many of them now and then."""


def test_the_same_seed_gives_the_same_game(setting: Setting) -> None:
    game = the_game(setting.key)
    seed = seeds(setting)[0]
    for one, other in zip(steps(game, setting, seed), steps(game, setting, seed), strict=True):
        assert one[0].options == other[0].options
        last = one[0], other[0]
    assert canonical(game.dump(last[0])) == canonical(game.dump(last[1]))


def test_a_copy_is_independent(setting: Setting) -> None:
    game = the_game(setting.key)
    for position in positions(setting, OF_EACH):
        state = position.state
        before = canonical(game.dump(state))
        for choice in (state.options[0], state.options[-1]):
            first = game.clone(state)
            assert canonical(game.dump(first)) == before
            assert (first.asked, first.topic, first.options) == (state.asked, state.topic, state.options)
            second = game.clone(first)
            game.apply(first, choice)
            assert canonical(game.dump(second)) == before, (
                f"{state.topic}: the copy changed with its original"
            )
            assert canonical(game.dump(state)) == before, f"{state.topic}: the original changed with its copy"
            assert second.options == state.options


def test_every_legal_choice_can_be_made(setting: Setting) -> None:
    game = the_game(setting.key)
    for position in positions(setting, OF_EACH):
        for choice in position.state.options:
            state = game.clone(position.state)
            game.apply(state, choice)
            assert state.over == (state.asked == NOBODY)
            assert bool(state.options) == (state.asked >= 0)
            assert (game.outcome(state) is None) == (state.asked >= 0)


def test_a_finished_game_takes_no_more_choices(setting: Setting) -> None:
    game = the_game(setting.key)
    state, _ = played(game, setting, seeds(setting)[0])
    before = canonical(game.dump(state))
    for choice in (0, 1, game.choices.size - 1):
        with pytest.raises(IllegalChoice):
            game.apply(state, choice)
    assert canonical(game.dump(state)) == before


def test_a_wrong_number_of_seats_or_option_is_refused_with_the_right_ones(key: str) -> None:
    game = the_game(key)
    for seats in (game.seats.start - 1, game.seats.stop, 0, -1):
        with pytest.raises(OptionError, match=str(game.seats.start)):
            game.new({}, seats, 1)
    with pytest.raises(OptionError, match=game.options[0].key if game.options else "none"):
        game.new({"no such thing": 1}, game.seats.start, 1)
    for option in game.options:
        with pytest.raises(OptionError, match=str(option.values[0]).lower()):
            game.new({option.key: "no such value"}, game.seats.start, 1)
        assert option.default in option.values
        assert option.words
