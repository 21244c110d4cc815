"""A vector environment: many games stepped by one call into arrays that are always the same.

    env = vortex.envs.vector.VectorEnvironment("time-clash", count=256, seats=2, seed=1)
    while training:
        actions = policy(env.observations, env.masks)      # one for each game, by the seat in env.to_move
        env.step(actions)
        env.rewards[env.ended]                             # 1 for the seats that won, -1 for the others

`observations`, `masks`, `to_move`, `ended` and `rewards` are written in place: copy what is to be kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from vortex.envs.many import ManyGames
from vortex.envs.rows import number, observed
from vortex.kernel.game import Game, OptionValue

_SEED = "a seed is a number"


class VectorEnvironment:
    """`count` games side by side. An ended game is dealt anew in the same step, and `ended` says so."""

    def __init__(
        self,
        game: str | Game[Any],
        count: SupportsIndex,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seed: SupportsIndex | None = None,
    ) -> None:
        """Without a seed the games are dealt at random."""
        door = observed(game)
        count = number(count, "how many games are side by side is a number")
        if count < 1:
            raise ValueError(f"there is at least one game side by side, not {count}")
        places = door.usual_seats if seats is None else seats
        first = randbits(64) if seed is None else number(seed, _SEED)
        self.games = many = ManyGames(door, count, places, options or {}, first)
        self.observations: NDArray[np.uint8] = np.frombuffer(many.observations, np.uint8).reshape(count, -1)
        self.masks: NDArray[np.bool_] = np.frombuffer(many.legal, np.bool_).reshape(count, -1)
        self.to_move: NDArray[np.uint8] = np.frombuffer(many.asked, np.uint8)
        self.ended: NDArray[np.bool_] = np.frombuffer(many.ended, np.bool_)
        self.rewards: NDArray[np.float32] = np.zeros((count, places), np.float32)
        self._winners: NDArray[np.uint8] = np.frombuffer(many.winners, np.uint8).reshape(count, -1)
        for array in (self.observations, self.masks, self.to_move, self.ended):
            array.flags.writeable = False

    def __repr__(self) -> str:
        many = self.games
        return f"<VectorEnvironment of {many.game.key}: {many.count} games with {many.seats} seats>"

    def __reduce_ex__(self, protocol: SupportsIndex) -> Any:
        raise TypeError("arrays of a copy would show nothing new: make another vector environment instead")

    def reset(self, seed: SupportsIndex) -> None:
        """Begin all games anew."""
        self.games.deal(number(seed, _SEED))
        self.rewards[:] = 0

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """One choice in each game, by the seat that is to move there."""
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu" or chosen.ndim != 1:
            raise TypeError(
                f"actions are whole numbers, one for each game, not {chosen.dtype} of the shape {chosen.shape}"
            )
        self.games.step(chosen.tolist())
        self.rewards[:] = 0
        if self.ended.any():
            self.rewards[self.ended] = 2.0 * self._winners[self.ended] - 1.0
