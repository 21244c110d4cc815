"""Exact odds of dice pools: attempts as plain data (`attempt`), and their solver (`solving`), which needs NumPy.

Games import the plain data alone; it loads nothing else.
"""
