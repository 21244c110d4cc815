"""What an environment shows of a state, as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from vortex.kernel.game import Game
from vortex.kernel.state import State

RENDER_MODES = ("ansi",)


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render_mode {mode!r}; there are: {', '.join(RENDER_MODES)}")


def observation(game: Game[Any], state: State, seat: int) -> NDArray[np.uint8]:
    """What a seat observes, in an array of its own."""
    row = bytearray(game.observation.size)
    game.observe_into(row, 0, state, seat)
    return np.frombuffer(row, np.uint8)


def action_mask(game: Game[Any], state: State, seat: int) -> NDArray[np.int8]:
    """1 for each choice that the seat may make now; never those of another seat."""
    mask = bytearray(game.choices.size)
    if state.asked == seat:
        for choice in state.options:
            mask[choice] = 1
    return np.frombuffer(mask, np.int8)


def reward(game: Game[Any], state: State, seat: int) -> float:
    """At the end of a game, 1 for a seat that has won and -1 for one that has not; 0 before the end."""
    outcome = game.outcome(state)
    if outcome is None:
        return 0.0
    return 1.0 if seat in outcome.winners else -1.0


def in_words(game: Game[Any], state: State) -> str:
    """The question of the asked seat, with its choices."""
    if state.over:
        return f"{game.title}: over"
    ask = game.ask(state)
    choices = (f"  {each.notation}: {each.words}" for each in ask.options)
    return "\n".join([f"seat {ask.seat}: {ask.question.prompt}", *choices])
