"""The mark of tests that replace what compiled code calls directly: they look into the source, not at its results."""

import pytest

from vortex.kernel import is_compiled

only_interpreted = pytest.mark.skipif(is_compiled(), reason="compiled code cannot be replaced in parts")
