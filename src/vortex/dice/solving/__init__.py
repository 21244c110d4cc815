"""The solver of dice pools. Needs NumPy (`pip install vortex-tabletop[analysis]`)."""

import os

# Our products of matrices are small. Further threads of the library below NumPy spend longer waiting than working,
# on cores that other tables need, and reserve more memory than a bot's process may have. Must be said before NumPy
# is loaded, which nobody does but the modules of this package.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
