"""How long it takes from `vortex play` to the first board in the browser.

    .venv/bin/python bench/start.py            five times, after one that warms up

The clock starts with the process of `vortex play` and stops when a table of a game against bots, opened by one click on
the start page, shows its board and its choices. The browser is already open; a person's browser usually is.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser import chromium
from tests.browser.test_start import first_board

TIMES = 5


def main() -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        first_board(browser, Path(folder))
        times = [first_board(browser, Path(folder)) for _ in range(TIMES)]
        browser.close()
    print(
        f"first board after {statistics.median(times):.2f} s ({', '.join(f'{one:.2f}' for one in sorted(times))})"
    )


if __name__ == "__main__":
    main()
