"""Bots: they play any game through a `Chair`, which shows them what their seat may know and nothing else."""
