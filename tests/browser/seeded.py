"""`vortex` whose tables are dealt by a seed: `python -m tests.browser.seeded FILE serve …`, where FILE holds the seed.
Another seed in the file begins anew."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.server.dealing import DRAWING, Drawn

from vortex.cli import main

if __name__ == "__main__":
    for module in DRAWING:
        module.__dict__["secrets"] = Drawn(Path(sys.argv[1]).read_text)
    main(args=sys.argv[2:], prog_name="vortex")
