"""Bots play every game by what their seat may know."""

from __future__ import annotations

import pytest
from tests.bots.quick import SEARCHING, with_budget
from tests.conformance.positions import Setting, positions, settings, the_game
from tests.interpreted import only_interpreted

from vortex.bots.bot import make_bot
from vortex.bots.chair import Chair
from vortex.bots.match import play_out
from vortex.bots.tree import Node, Tree
from vortex.kernel.chance import FastChance
from vortex.kernel.record import canonical

COMBINATIONS = pytest.mark.long
"""Thinking takes its time: at every table a few games in any case, many of them now and then."""


@pytest.mark.slow
@pytest.mark.parametrize("name", SEARCHING)
def test_a_bot_thinks_the_same_in_every_world_that_its_seat_thinks_possible(
    setting: Setting, name: str
) -> None:
    """Its choice, and the visits and values behind it."""
    game = the_game(setting.key)
    for number, position in enumerate(positions(setting, 1)):
        state = position.state
        if len(state.options) == 1:
            continue
        before = canonical(game.dump(state))
        world = game.determinise(state, state.asked, FastChance(number))
        here = make_bot(name, number).think(Chair(game, state, state.asked))
        there = make_bot(name, number).think(Chair(game, world, state.asked))
        assert here == there, f"{name} has seen what it may not see: {state.topic}"
        assert sorted(one.choice for one in here.considered) == sorted(state.options)
        assert all(0 <= one.value <= 1 for one in here.considered)
        assert here.choice in state.options
        assert canonical(game.dump(state)) == before


@only_interpreted
@pytest.mark.slow
def test_the_tree_of_such_a_bot_weighs_answers_that_it_has_tried(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the test above would say nothing about the search."""
    weighed = 0
    pick = Tree._pick

    def counted(
        self: Tree, node: Node, seat: int, options: list[int], weights: list[float]
    ) -> tuple[Node, int, bool]:
        nonlocal weighed
        weighed += any((seat, choice) in node.children for choice in options)
        return pick(self, node, seat, options, weights)

    monkeypatch.setattr(Tree, "_pick", counted)
    game = the_game(key)
    thoughts = 0
    for setting in settings(key, 10):
        for position in positions(setting, 1):
            state = position.state
            if len(state.options) > 1 and thoughts < 30:
                make_bot(SEARCHING[-1], 1).think(Chair(game, state, state.asked))
                thoughts += 1
    assert weighed > thoughts >= 10


def test_advice_has_a_weight_for_every_choice_and_a_chance_for_every_side(setting: Setting) -> None:
    game = the_game(setting.key)
    for position in positions(setting, 1):
        state = position.state
        before = canonical(game.dump(state))
        weights = game.advice.weights(state)
        assert len(weights) == len(state.options)
        assert all(weight > 0 for weight in weights), state.topic
        values = game.advice.values(state)
        assert len(values) == state.seats + bool(game.nobody)
        assert all(0 <= value <= 1 for value in values), state.topic
        assert canonical(game.dump(state)) == before


@pytest.mark.slow
def test_all_levels_play_every_table_to_its_end(setting: Setting) -> None:
    game = the_game(setting.key)
    names = with_budget(2)
    for first in range(0, len(names), setting.seats):
        state = game.new(dict(setting.options), setting.seats, first)
        seated = [make_bot(names[(first + seat) % len(names)], seat) for seat in range(setting.seats)]
        play_out(game, state, seated)
        assert game.outcome(state) is not None
