"""Numbers about games: exact odds. Needs NumPy (`pip install vortex-tabletop[analysis]`)."""
