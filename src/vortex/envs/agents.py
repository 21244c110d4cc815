"""One agent a seat: what the two forms of an environment for PettingZoo have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vortex.envs.rows import (
    RENDER_MODES,
    OneGame,
    action_mask,
    check_render_mode,
    in_words,
    longest,
    number,
    observation,
    observed,
    reward,
)
from vortex.kernel.game import Game, OptionValue
from vortex.kernel.state import State

Observation = dict[str, Any]
ILLEGAL = -1.0
"""What an illegal action costs its seat."""


class Agents(OneGame):
    """The agents `seat_0`, `seat_1`, … of one game. Actions are choices of the game's table."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = observed(game)
        places = self.game.usual_seats if seats is None else seats
        self.options = self.game.settle(options or {}, places)
        self.max_cycles = (
            longest(self.game) if max_cycles is None else number(max_cycles, "max_cycles is a number")
        )
        if self.max_cycles < 1:
            raise ValueError(f"a game has at least one cycle, not {max_cycles}")
        check_render_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": f"vortex_{self.game.key.replace('-', '_')}_v0",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,  # by PettingZoo's own conversion, which wants a fixed rotation
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(places)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observed() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.game.choices.size) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 255, (places * self.game.observation.size,), np.uint8)
        self._seeds = np.random.default_rng()
        self._cycles = 0

    def _observed(self) -> spaces.Dict:
        observed = spaces.Box(0, 255, (self.game.observation.size,), np.uint8)
        allowed = spaces.Box(0, 1, (self.game.choices.size,), np.int8)
        return spaces.Dict({"observation": observed, "action_mask": allowed})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self._named(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self._named(agent)]

    def _named(self, agent: str) -> str:
        if agent not in self.action_spaces:
            raise ValueError(f"there is no agent {agent!r}; there are: {', '.join(self.possible_agents)}")
        return agent

    def observe(self, agent: str) -> Observation:
        state = self.state_of_play
        seat = self.possible_agents.index(self._named(agent))
        return {
            "observation": observation(self.game, state, seat),
            "action_mask": action_mask(self.game, state, seat),
        }

    def state(self) -> NDArray[np.uint8]:
        """What all seats observe, side by side: for training with one critic that sees the whole table."""
        state = self.state_of_play
        return np.concatenate(
            [observation(self.game, state, seat) for seat in range(len(self.possible_agents))]
        )

    def render(self) -> str | None:
        """The question of the asked seat, with its choices, in words."""
        return in_words(self.game, self.state_of_play) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""

    def _deal(self, seed: int | None) -> State:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._state = self.game.new(
            self.options, len(self.possible_agents), int(self._seeds.integers(1 << 62))
        )
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._state

    def _action(self, agent: str, action: SupportsIndex | None) -> int:
        return number(action, f"{agent} is asked: an action is a number")

    def _rewards(self) -> dict[str, float]:
        """Of a game that is over."""
        state = self.state_of_play
        return {agent: reward(self.game, state, seat) for seat, agent in enumerate(self.possible_agents)}

    def _refusal(self, seat: int, action: int) -> str:
        """Why an action is illegal: the rule and the reason."""
        refusal = self.game.why_not(self.state_of_play, seat, action)
        return f"{refusal.rule}: {refusal.reason}" if refusal else ""
