"""How long it takes from `vortex play` to the first board in the browser.

    .venv/bin/python bench/start.py            nine times, after one that warms up
    .venv/bin/python bench/start.py --write    also puts the figure into bench/RESULTS.md

The clock starts with the process of `vortex play` and stops when a table of a game against bots, opened by one click on
the start page, shows its board. The browser is already open; a person's browser usually is.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.results import keep
from tests.browser import chromium
from tests.browser.test_start import first_board

TIMES = 9


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="write into bench/RESULTS.md")
    given = parser.parse_args()
    load = os.getloadavg()[0]
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        first_board(browser, Path(folder))
        times = sorted(first_board(browser, Path(folder)).waited for _ in range(TIMES))
        browser.close()
    figure = (
        f"First board after {statistics.median(times):.2f} s, {times[0]:.2f} s to {times[-1]:.2f} s"
        f" in {TIMES} starts; load average before {load:.1f}."
    )
    print(figure)
    if given.write:
        command = ".venv/bin/python bench/start.py --write"
        keep("Start", f"Made by `{command}`. Target: the first board is seen within 2 s.\n\n{figure}")


if __name__ == "__main__":
    main()
