"""Bots play games out."""

from __future__ import annotations

from typing import Any

from tests import toy_game

from vortex.bots.bot import RandomBot, Thinker
from vortex.bots.match import Watcher, derived_seed, play_out
from vortex.kernel.game import Game
from vortex.kernel.state import PASS, State

GAME: Game[Any] = toy_game.load()


def test_every_game_is_another_one() -> None:
    assert len({derived_seed(1, "game", n) for n in range(1000)}) == 1000
    assert derived_seed(1, "game", 0) == derived_seed(1, "game", 0) != derived_seed(1, "bot", 0)


def test_bots_play_a_game_out() -> None:
    state = GAME.new({}, 3, 1)
    bots: list[Thinker] = [RandomBot(seat) for seat in range(3)]
    decisions = play_out(GAME, state, bots)
    assert state.over
    assert decisions > 3


def test_a_watcher_sees_every_choice_and_may_make_one() -> None:
    class Watching(Watcher):
        def __init__(self) -> None:
            self.seen: list[int] = []
            self.after_each = 0

        def choose(self, state: State) -> int | None:
            return PASS if not self.seen else None

        def before(self, state: State, choice: int) -> None:
            assert choice in state.options
            self.seen.append(choice)

        def after(self, state: State) -> None:
            self.after_each += 1

    state = GAME.new({}, 3, 1)
    watching = Watching()
    decisions = play_out(GAME, state, [RandomBot(seat) for seat in range(3)], watching)
    assert state.over
    assert len(watching.seen) == watching.after_each == decisions
    assert watching.seen[0] == PASS


def test_a_watcher_that_overrides_nothing_changes_nothing() -> None:
    states = [GAME.new({}, 3, 1) for _ in range(2)]
    for state, watcher in zip(states, (None, Watcher()), strict=True):
        play_out(GAME, state, [RandomBot(seat) for seat in range(3)], watcher)
    assert GAME.dump(states[0]) == GAME.dump(states[1])
