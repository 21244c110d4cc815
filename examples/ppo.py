"""MaskablePPO of Stable-Baselines3 learns Time Clash from games against a bot, then plays against it.

python examples/ppo.py --steps 60000 --games 400 --save learned.zip

What has learned is a bot like any other, in the folder where `learned.zip` lies:

PYTHONPATH=examples vortex tournament time-clash --bots ppo:Learned,novice --seats 2 --option match=1 --games 40
"""

import argparse

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from vortex import Chair
from vortex.envs.single import SeatEnvironment

TABLES = 8


def table(seat: int, bot: str) -> SeatEnvironment:
    """A single game of two; the agent has this seat, and so this team."""
    return SeatEnvironment("time-clash", seats=2, seat=seat, bots=[bot], options={"match": 1})


def trained(steps: int, bot: str) -> MaskablePPO:
    tables = DummyVecEnv([lambda seat=number % 2: table(seat, bot) for number in range(TABLES)])
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=256,
        n_epochs=4,
        gamma=1.0,  # a reward comes at the end of a game, and is worth as much at its beginning
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
        device="cpu",
    )
    return model.learn(steps)


def share_won(model: MaskablePPO, games: int, bot: str) -> float:
    """Of new games, half of them from either seat."""
    won = 0
    for game in range(games):
        env = table(game % 2, bot)
        observation, _ = env.reset(seed=1_000_000 + game)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, over, _, _ = env.step(action)
        won += reward > 0
    return won / games


class Learned:
    """A bot that plays as the model in `learned.zip` has learned to."""

    def __init__(self, seed: int) -> None:
        self._model = MaskablePPO.load("learned.zip", device="cpu")

    def choose(self, chair: Chair) -> int:
        mask = np.zeros(chair.game.choices.size, np.bool_)
        mask[chair.legal()] = True
        observed = np.frombuffer(chair.observation(), np.uint8)
        return int(self._model.predict(observed, action_masks=mask, deterministic=True)[0])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=60_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=400, help="to play afterwards")
    parser.add_argument("--against", default="random", help="the bot to learn from and to play against")
    parser.add_argument("--save", help="a file for the model")
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    model = trained(arguments.steps, arguments.against)
    share = share_won(model, arguments.games, arguments.against)
    print(f"after {model.num_timesteps:,} decisions it wins {share:.0%} of {arguments.games} games")
    if arguments.save:
        model.save(arguments.save)
