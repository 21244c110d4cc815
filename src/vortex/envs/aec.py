"""The games for PettingZoo: one agent a seat, asked in the order of the rules.

    from vortex.envs.aec import env

    table = env("time-clash", seats=2)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        done = termination or truncation
        table.step(None if done else table.action_space(agent).sample(observation["action_mask"]))

Seats are asked in no fixed rotation, so there is no parallel form: `vortex.envs.vector` steps many games at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from vortex.envs.rows import action_mask, in_words, observation, reward
from vortex.games import load_game
from vortex.kernel.game import OptionValue
from vortex.kernel.state import State, answer

Observation = dict[str, Any]


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment as PettingZoo's own games offer it: an illegal action ends the game and loses it."""
    wrapped: Any = SeatsEnvironment(game, seats, options, render_mode)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class SeatsEnvironment(AECEnv, EzPickle):  # type: ignore[misc]
    """The bare environment. Actions are choices of the game's table; `render` gives the question in words."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "vortex_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, render_mode)
        super().__init__()
        self.game = load_game(game)
        places = self.game.usual_seats if seats is None else seats
        self.options = self.game.settle(options or {}, places)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(places)]
        self.agents: list[str] = []
        observed = spaces.Box(0, 255, (self.game.observation.size,), np.uint8)
        allowed = spaces.Box(0, 1, (self.game.choices.size,), np.int8)
        shown = spaces.Dict({"observation": observed, "action_mask": allowed})
        actions = spaces.Discrete(self.game.choices.size)
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self._seeds = np.random.default_rng()
        self._state: State | None = None

    @property
    def state_of_play(self) -> State:
        """The state behind it, hidden cards included, for reading."""
        if self._state is None:
            raise RuntimeError("reset() comes first")
        return self._state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        dealt = int(self._seeds.integers(1 << 62))
        self._state = self.game.new(self.options, len(self.possible_agents), dealt)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._state.asked]

    def observe(self, agent: str) -> Observation:
        state = self.state_of_play
        seat = self.possible_agents.index(agent)
        return {
            "observation": observation(self.game, state, seat),
            "action_mask": action_mask(self.game, state, seat),
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        state = self.state_of_play
        self._cumulative_rewards[self.agent_selection] = 0.0
        answer(state, int(action))
        if state.over:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = reward(self.game, state, seat)
                self.terminations[agent] = True
        else:
            self.agent_selection = self.possible_agents[state.asked]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The question of the asked seat, with its choices, in words."""
        return in_words(self.game, self.state_of_play) if self.render_mode else None

    def close(self) -> None:
        """Nothing is open."""
