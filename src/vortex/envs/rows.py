"""What an environment shows of a state, as arrays."""

from __future__ import annotations

from copy import deepcopy
from operator import index
from typing import Any, Self, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from vortex.games import opened
from vortex.kernel.game import Game
from vortex.kernel.state import State

RENDER_MODES = ("ansi",)


class OneGame:
    """An environment with one game under way. A copy, also one that was pickled, goes on from the same position by
    itself."""

    game: Game[Any]
    _state: State | None = None

    @property
    def state_of_play(self) -> State:
        """The state behind it, hidden cards included, for reading."""
        if self._state is None:
            raise RuntimeError("reset() comes first")
        return self._state

    def __repr__(self) -> str:
        name = f"{type(self).__name__} of {self.game.key}"
        if self._state is None:
            return f"<{name}: not dealt yet>"
        asked = f"seat {self._state.asked} is asked" if not self._state.over else "over"
        return f"<{name}: {self._state.seats} seats, {asked}>"

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        memo[id(self.game)] = self.game  # Rules and cards never change.
        twin = type(self).__new__(type(self))
        twin.__dict__.update(deepcopy(self.__dict__, memo))
        return twin

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        if self._state is not None:
            kept["_state"] = self.game.dump(self._state)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if self._state is not None:
            self._state = self.game.load(kept["_state"])


def observed(game: str | Game[Any]) -> Game[Any]:
    """A game by its key or as it is, if there is something in it to learn from."""
    door = opened(game)
    if not door.observation.size:
        raise ValueError(f"{door.title} has no observations: programs cannot learn it")
    return door


def longest(game: Game[Any]) -> int:
    """So many decisions a game has at most, or is given where it knows no limit itself."""
    return game.most_decisions or 1_000_000


def number(given: SupportsIndex | None, rule: str) -> int:
    """Also one of NumPy's or of PyTorch's."""
    try:
        return index(given)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{rule}, not {given!r}") from None


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
