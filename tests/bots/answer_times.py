"""How long companions take for the decisions of a game: for the test of it, and for `bench/bots.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import process_time
from typing import Any

from vortex.bots.bot import make_bot
from vortex.bots.chair import Chair
from vortex.kernel.game import Game, OptionError, OptionValue
from vortex.kernel.state import answer

_FOR_TWO: dict[str, OptionValue] = {"two-player-variant": True}


def companion_times(
    game: Game[Any], seats: int, seed: int, before: Callable[[Chair], object] | None = None
) -> list[float]:
    """Processor seconds of every decision with more than one legal choice, in a game among companions; `before` is
    shown the chair first."""
    state = game.new(_options_for(game, seats), seats, seed)
    bots = [make_bot("companion", 8 * seed + seat) for seat in range(seats)]
    took: list[float] = []
    while state.asked >= 0:
        chair = Chair(game, state, state.asked)
        is_free = len(state.options) > 1
        if is_free and before is not None:
            before(chair)
        began = process_time()
        choice = bots[state.asked].choose(chair)
        if is_free:
            took.append(process_time() - began)
        answer(state, choice)
    return took


def _options_for(game: Game[Any], seats: int) -> Mapping[str, OptionValue]:
    """Some numbers of players need a variant."""
    try:
        game.new({}, seats, 1)
    except OptionError:
        return _FOR_TWO
    return {}
