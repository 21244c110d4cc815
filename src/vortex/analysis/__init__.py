"""Numbers about games: exact odds. Needs NumPy (`pip install vortex-tabletop[analysis]`)."""

import os

# Our products of matrices are small. Further threads of the library below NumPy spend longer waiting than working,
# on cores that other tables need; must be said before NumPy is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
