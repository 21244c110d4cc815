"""OpenSpiel's own information-set tree search plays Time Clash against a player at random.

python examples/ismcts.py --games 2 --simulations 30
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import vortex.envs.spiel  # noqa: F401, it makes the games known to OpenSpiel

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--games", type=int, default=2)
parser.add_argument("--simulations", type=int, default=30)
arguments = parser.parse_args()

game = pyspiel.load_game("vortex_time_clash(seats=2,match=1)")
luck = np.random.RandomState(1)
wins = 0
for deal in range(arguments.games):
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=2.0,
        max_simulations=arguments.simulations,
        random_state=luck,
    )
    state = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        mine = state.current_player() == 0
        state.apply_action(bot.step(state) if mine else int(luck.choice(state.legal_actions())))
    wins += state.returns()[0] > 0
print(f"ISMCTS won {wins} of {arguments.games} games")
