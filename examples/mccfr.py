"""OpenSpiel's outcome-sampling MCCFR on Time of the Daleks: some iterations, and how many information states they met.

python examples/mccfr.py --iterations 20
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import outcome_sampling_mccfr

import vortex.envs.spiel  # noqa: F401, it makes the games known to OpenSpiel

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--iterations", type=int, default=20)
arguments = parser.parse_args()

np.random.seed(1)
game = pyspiel.load_game("vortex_time_of_the_daleks(seats=2,seeds=10)")
solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
for _ in range(arguments.iterations):
    solver.iteration()
print(f"{len(solver._infostates)} information states after {arguments.iterations} iterations")
