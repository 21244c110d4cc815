"""Golden games: text files that show every decision, what each seat is told of it and how each view changes.

A scenario is a function in `tests/games/<package>/scenarios.py` (its name is the file's name) that returns options,
number of seats, seed and the choices in notation. `python -m tests.playthroughs.make` writes the files anew; a
changed line is read like code.
"""
