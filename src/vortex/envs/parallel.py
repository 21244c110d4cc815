"""The games for PettingZoo's parallel form: all seats act in every cycle, and the action of the asked seat counts.

    from vortex.envs.parallel import parallel_env

    table = parallel_env("time-clash", seats=2)
    observations, infos = table.reset(seed=7)
    while table.agents:
        actions = {
            agent: table.action_space(agent).sample(seen["action_mask"]) for agent, seen in observations.items()
        }
        observations, rewards, terminations, truncations, infos = table.step(actions)

A seat that is not asked may only wait, which is action 0 and all that its mask has; anything else from it is ignored.
An illegal action of the asked seat changes nothing and costs it a reward of -1, so that stalling never pays.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
from pettingzoo.utils import parallel_to_aec  # type: ignore[import-untyped]

from vortex.envs.agents import ILLEGAL, Agents, Observation
from vortex.kernel.state import PASS, answer

WAIT = PASS
Infos = dict[str, dict[str, Any]]


class TableEnvironment(Agents, ParallelEnv):  # type: ignore[misc]
    """A whole table in every step; `max_cycles` of them at most, by default as many as a game can have."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self._deal(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        state = self.state_of_play
        if not self.agents:
            return {}, {}, {}, {}, {}
        asked = self.agents[state.asked]
        if asked not in actions:
            raise ValueError(f"{asked} is asked, and there is no action of it")
        action = self._action(asked, actions[asked])
        rewards = dict.fromkeys(self.agents, 0.0)
        infos = self._infos()
        if action in state.options:
            answer(state, action)
        else:
            rewards[asked] = ILLEGAL
            infos[asked]["refusal"] = self._refusal(state.asked, action)
        self._cycles += 1
        if state.over:
            rewards = self._rewards()
        is_cut = not state.over and self._cycles >= self.max_cycles
        result = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, state.over),
            dict.fromkeys(self.agents, is_cut),
            infos,
        )
        if state.over or is_cut:
            self.agents = []
        return result

    def observe(self, agent: str) -> Observation:
        seen = super().observe(agent)
        if self.possible_agents.index(agent) != self.state_of_play.asked:
            seen["action_mask"][WAIT] = 1
        return seen

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _infos(self) -> Infos:
        return {agent: {} for agent in self.agents}


parallel_env = TableEnvironment
"""As PettingZoo's own games call it."""


def env(*given: Any, **named: Any) -> AECEnv:
    """The same table with one agent after the other, each once a cycle: for wrappers that know no parallel form."""
    return parallel_to_aec(TableEnvironment(*given, **named))
