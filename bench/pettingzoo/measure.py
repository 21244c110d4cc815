"""PettingZoo's classic games as its documentation plays them: `env.last`, an action of the mask, `env.step`."""

from random import Random
from typing import Any

import numpy as np
from pettingzoo.classic import chess_v6, connect_four_v3, hanabi_v5

DISTRIBUTION = "pettingzoo"
GAMES = {"connect_four": 2, "chess": 2, "hanabi": 2}
_MADE = {"connect_four": connect_four_v3, "chess": chess_v6, "hanabi": hanabi_v5}


def new(game: str, seed: int) -> Any:
    env = _MADE[game].env()
    env.reset(seed=seed)
    return env


def play(table: Any, luck: Random, most: int) -> int:
    random = luck.random
    decisions = 0
    while decisions < most and table.agents:
        observation, _, is_over, is_cut, info = table.last()
        if is_over or is_cut:
            table.step(None)
            continue
        mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
        legal = np.flatnonzero(mask)
        table.step(int(legal[int(random() * len(legal))]))
        decisions += 1
    return decisions
