"""The games for Gymnasium: one seat is the agent's, bots have the others.

    from vortex.envs.single import SeatEnvironment

    env = SeatEnvironment("time-clash", bots=["companion"])
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(action)    # info["action_mask"] says which are legal

`gymnasium.make("vortex.envs.single:vortex/time-clash-v0", bots=["companion"])` makes the same by name.

An illegal action loses the game at once: `info["refusal"]` names the rule. `action_masks()` is what sb3-contrib's
MaskablePPO asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vortex.bots.bot import Thinker, make_bot
from vortex.bots.chair import Chair
from vortex.bots.own import Bot, held
from vortex.envs.rows import (
    RENDER_MODES,
    OneGame,
    action_mask,
    check_render_mode,
    in_words,
    number,
    observation,
    observed,
    reward,
)
from vortex.games import GAMES
from vortex.kernel.game import Game, OptionValue
from vortex.kernel.state import answer

Opponent = str | Callable[[int], Bot]
"""A bot by its name, or what makes one of a seed: a class of one's own."""


class SeatEnvironment(OneGame, gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One seat against bots, in the order of the other seats; one stands for all of them."""

    metadata = {"render_modes": [*RENDER_MODES]}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        seat: int = 0,
        bots: Opponent | Sequence[Opponent] = ("companion",),
        options: Mapping[str, OptionValue] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = observed(game)
        check_render_mode(render_mode)
        bots = [bots] if isinstance(bots, str) or callable(bots) else bots
        if not isinstance(bots, Sequence):
            raise TypeError(f"bots are a list of names or of classes, not {bots!r}")
        if seats is not None:
            places = seats
        else:
            places = len(bots) + 1 if len(bots) > 1 else self.game.usual_seats
        self.options = self.game.settle(options or {}, places)
        seat = number(seat, "a seat is a number")
        if not 0 <= seat < places:
            raise ValueError(f"there is no seat {seat}; there are 0 to {places - 1}")
        others = list(bots) * (places - 1) if len(bots) == 1 else list(bots)
        if len(others) != places - 1:
            raise ValueError(
                f"{places} seats need {places - 1} bots, or one for all of them, not {len(others)}"
            )
        for each in others:
            _seated(each, 0)
        self.seat = seat
        self._players: list[Opponent] = [*others[:seat], "random", *others[seat:]]
        """At the agent's own seat is one that is never asked."""
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.game.observation.size,), np.uint8)
        self.action_space = spaces.Discrete(self.game.choices.size)
        self._bots: list[Thinker] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        dealt = [int(self.np_random.integers(1 << 62)) for _ in self._players]
        self._state = self.game.new(self.options, len(self._players), dealt[self.seat])
        self._bots = [_seated(player, each) for player, each in zip(self._players, dealt, strict=True)]
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: SupportsIndex) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        state = self.state_of_play
        choice = number(action, "an action is a number")
        if choice not in state.options or state.asked != self.seat:
            refusal = self.game.why_not(state, self.seat, choice)
            sentence = f"{refusal.rule}: {refusal.reason}" if refusal else ""
            return self._observation(), -1.0, True, False, {**self._info(), "refusal": sentence}
        answer(state, choice)
        self._let_bots_play()
        won = reward(self.game, state, self.seat)
        return self._observation(), won, state.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return action_mask(self.game, self.state_of_play, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The question, with its choices, in words."""
        return in_words(self.game, self.state_of_play) if self.render_mode else None

    def _let_bots_play(self) -> None:
        state = self.state_of_play
        while not state.over and state.asked != self.seat:
            answer(state, self._bots[state.asked].choose(Chair(self.game, state, state.asked)))

    def _observation(self) -> NDArray[np.uint8]:
        return observation(self.game, self.state_of_play, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": action_mask(self.game, self.state_of_play, self.seat)}


def _seated(player: Opponent, seed: int) -> Thinker:
    return held(player(seed)) if callable(player) else make_bot(player, seed)


for _key in GAMES:
    gymnasium.register(f"vortex/{_key}-v0", "vortex.envs.single:SeatEnvironment", kwargs={"game": _key})
