"""What a seat sees tells it nothing that it may not know."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.conformance.calls import is_compiled
from tests.conformance.positions import Setting, positions, the_game

from vortex.bots.bot import RandomBot
from vortex.bots.chair import Chair
from vortex.bots.match import play_out
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game
from vortex.kernel.knowledge import PUBLIC
from vortex.kernel.record import canonical
from vortex.kernel.state import State, dump_stack

OF_EACH = 2
UNSEEN_PLANS = {"card-game": ("action",)}
"""Where a seat puts something together that the others do not see before it is laid down: they imagine it otherwise."""


def test_a_view_is_plain_data(setting: Setting) -> None:
    game = the_game(setting.key)
    for position in positions(setting, OF_EACH):
        for seat in (*range(setting.seats), None):
            view = game.view(position.state, seat)
            assert json.loads(json.dumps(view)) == view


def test_nothing_is_shown_to_a_seat_that_is_not_there(setting: Setting) -> None:
    game = the_game(setting.key)
    state = next(iter(positions(setting, 1))).state
    for seat in (-1, setting.seats):
        said = f"there is no seat {seat}; there are 0 to {setting.seats - 1}"
        with pytest.raises(ValueError, match=said):
            game.view(state, seat)
        with pytest.raises(ValueError, match=said):
            game.determinise(state, seat, FastChance(7))
        with pytest.raises(ValueError, match=said):
            game.why_not(state, seat, state.options[0])
        with pytest.raises(ValueError, match=said):
            game.preview(state, seat, state.options[0])
        with pytest.raises(ValueError, match=said):
            Chair(game, state, seat)
    with pytest.raises(TypeError, match="a seat is a number, not 'first'"):
        game.view(state, "first")  # type: ignore[arg-type]


def test_looking_changes_nothing(setting: Setting) -> None:
    game = the_game(setting.key)
    for position in positions(setting, 1):
        state = position.state
        before = canonical(game.dump(state)), state.options[:], state.asked, state.topic
        for seat in (*range(setting.seats), None):
            game.view(state, seat)
            game.determinise(state, seat, FastChance(7))
        game.ask(state)
        assert (canonical(game.dump(state)), state.options, state.asked, state.topic) == before


def test_a_view_is_the_same_in_every_world_that_the_seat_thinks_possible(setting: Setting) -> None:
    game = the_game(setting.key)
    for number, position in enumerate(positions(setting, OF_EACH)):
        state = position.state
        for seat in (*range(setting.seats), None):
            world = game.determinise(state, seat, FastChance(number))
            assert canonical(game.view(world, seat)) == canonical(game.view(state, seat)), state.topic
            assert (world.asked, world.topic) == (state.asked, state.topic)
            if seat == state.asked:
                assert world.options == state.options, state.topic
                assert game.ask(world) == game.ask(state), state.topic


def test_the_same_luck_imagines_the_same_world_from_the_true_one_and_from_any_other(setting: Setting) -> None:
    """So nothing that a bot thinks can depend on how hidden cards truly lie."""
    game = the_game(setting.key)
    for number, position in enumerate(positions(setting, OF_EACH)):
        state = position.state
        other = game.determinise(state, state.asked, FastChance(number))
        from_here = game.determinise(state, state.asked, FastChance(7))
        from_there = game.determinise(other, state.asked, FastChance(7))
        assert canonical(game.dump(from_here)) == canonical(game.dump(from_there)), state.topic


def test_rules_in_progress_hold_nothing_hidden(setting: Setting) -> None:
    """A frame that named a hidden card would name the wrong one in an imagined world."""
    game = the_game(setting.key)
    for number, position in enumerate(positions(setting, OF_EACH)):
        state = position.state
        for seat in (*range(setting.seats), None):
            world = game.determinise(state, seat, FastChance(number))
            assert dump_stack(world) == dump_stack(state), state.topic
            assert game.turns(world) == game.turns(state)
            assert game.rounds(world) == game.rounds(state)
            assert world.seats == state.seats


def test_an_imagined_world_has_its_own_luck_and_can_be_played_to_its_end(setting: Setting) -> None:
    game = the_game(setting.key)
    for number, position in enumerate(positions(setting, 1)):
        state = position.state
        world = game.determinise(state, None if number % 4 == 0 else state.asked, FastChance(number))
        assert world.chance.dump() != state.chance.dump(), "the seat could look up the next roll"
        assert world.events is None
        play_out(game, world, [RandomBot(i) for i in range(setting.seats)])
        assert game.outcome(world) is not None


def test_hidden_cards_do_move_between_imagined_worlds(setting: Setting) -> None:
    game = the_game(setting.key)
    different = 0
    for position in positions(setting, 1):
        worlds = {
            json.dumps(game.dump_state(game.determinise(position.state, None, FastChance(n))))
            for n in range(4)
        }
        different += len(worlds) > 1
    assert different


@pytest.mark.skipif(is_compiled(), reason="compiled code writes into a list itself, past the diary")
def test_what_happens_looks_the_same_in_every_world_that_the_seat_thinks_possible(setting: Setting) -> None:
    """Another seat's choice, made in the true world and in an imagined one with the same luck, tells the same."""
    game = the_game(setting.key)
    compared = 0
    for number, position in enumerate(positions(setting, OF_EACH)):
        true = position.state
        for watcher in (*range(setting.seats), None):
            if watcher == true.asked:
                continue
            imagined = game.determinise(true, watcher, FastChance(number))
            imagined.chance = true.chance.copy()
            if not _same_plans(game, true, imagined):
                continue
            for choice in true.options[:6]:
                if choice not in imagined.options:
                    continue
                here, news_here = _applied(game, true, choice, watcher)
                there, news_there = _applied(game, imagined, choice, watcher)
                if news_here or news_there:
                    continue
                compared += 1
                told_here = [event.seen_by(watcher) for event in here.events or []]
                told_there = [event.seen_by(watcher) for event in there.events or []]
                what = f"{true.topic}: {game.notation.write(choice)}"
                assert told_here == told_there, what
                assert (here.asked, here.topic) == (there.asked, there.topic), what
                assert dump_stack(here) == dump_stack(there), f"{what}: a frame holds something hidden"
                assert canonical(game.view(here, watcher)) == canonical(game.view(there, watcher)), what
    assert compared


class _Diary(list[int]):
    """Knowledge that remembers what was known in between, also if the card has been shuffled away since."""

    def __init__(self, marks: list[int]) -> None:
        super().__init__(marks)
        self.ever = marks[:]

    def __setitem__(self, place: Any, mark: Any) -> None:
        super().__setitem__(place, mark)
        now = self[:]
        for card, seen in enumerate(now):
            self.ever[card] |= seen


def _applied(game: Game[Any], state: State, choice: int, watcher: int | None) -> tuple[State, bool]:
    """The state afterwards, and whether the watcher has learned a card: then what is told may well differ."""
    after: State = game.clone(state)
    after.events = []
    diary = _Diary(after.knows)
    after.knows = diary
    game.apply(after, choice)
    bit = PUBLIC if watcher is None else 1 << watcher
    news = any(new & ~old & bit for old, new in zip(state.knows, diary.ever, strict=True))
    return after, news


def _same_plans(game: Game[Any], one: State, other: State) -> bool:
    plans = UNSEEN_PLANS.get(game.key, ())
    return all(game.dump_state(one)[field] == game.dump_state(other)[field] for field in plans)
