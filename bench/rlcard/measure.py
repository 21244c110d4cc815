"""RLCard: `env.step` with one of the legal actions of the state that the step before gave."""

from random import Random
from typing import Any

import rlcard

DISTRIBUTION = "rlcard"
GAMES = {"uno": 4, "gin-rummy": 2, "limit-holdem": 2}


def new(game: str, seed: int) -> list[Any]:
    players = {"game_num_players": GAMES[game]} if game == "uno" else {}
    env = rlcard.make(game, config={"seed": seed, **players})
    state, _ = env.reset()
    return [env, state]


def play(table: list[Any], luck: Random, most: int) -> int:
    env, state = table
    random = luck.random
    decisions = 0
    while decisions < most and not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(random() * len(legal))])
        decisions += 1
    table[1] = state
    return decisions
