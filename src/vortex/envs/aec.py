"""The games for PettingZoo: one agent a seat, asked in the order of the rules.

    from vortex.envs.aec import env

    table = env("time-clash", seats=2)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        done = termination or truncation
        table.step(None if done else table.action_space(agent).sample(observation["action_mask"]))

An illegal action ends the game and loses it, and `info["refusal"]` names the rule: the environment does by itself, and
faster, what PettingZoo's wrappers would do. `vortex.envs.parallel` has the other form, in which all seats act at once.
"""

from __future__ import annotations

from typing import Any, SupportsIndex

from pettingzoo import AECEnv  # type: ignore[import-untyped]

from vortex.envs.agents import ILLEGAL, Agents
from vortex.kernel.state import answer


class SeatsEnvironment(Agents, AECEnv):  # type: ignore[misc]
    """The seats answer one after the other; `max_cycles` decisions at most, by default as many as a game can have."""

    agent_selection = ""
    """Who is asked."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        state = self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[state.asked]
        self._skip_agent_selection = None

    def step(self, action: SupportsIndex | None) -> None:
        state = self.state_of_play
        agent = self.agent_selection
        if not self.agents:
            raise RuntimeError("the game is over: reset() deals another")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        choice = self._action(agent, action)
        self._cumulative_rewards[agent] = 0.0
        if choice not in state.options:
            self.infos[agent]["refusal"] = self._refusal(state.asked, choice)
            self._end({**dict.fromkeys(self.possible_agents, 0.0), agent: ILLEGAL})
            return
        answer(state, choice)
        self._cycles += 1
        if state.over:
            self._end(self._rewards())
            return
        self.agent_selection = self.possible_agents[state.asked]
        if self._cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


env = SeatsEnvironment
"""As PettingZoo's own games call it."""
