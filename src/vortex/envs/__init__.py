"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

Each module needs what its name says, and nothing here is loaded before it is used (the extras `envs` and `openspiel`).
"""
