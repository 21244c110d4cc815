"""How long it takes from `vortex play` to the first board in the browser, and to the first question in the terminal.

    .venv/bin/python bench/start.py               nine times, after one that warms up
    .venv/bin/python bench/start.py --write       also puts the figures into bench/RESULTS.md
    .venv/bin/python bench/start.py --terminal    the terminal alone

In the browser, the clock starts with the process of `vortex play` and stops when a table of a game against bots, opened
by one click on the start page, shows its board. The browser is already open; a person's browser usually is. In the
terminal, what counts is the processor's time from the start to the first question of a game, at which the input ends.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from platform import python_version

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.results import keep

from vortex.games import GAMES

TIMES = 9


def first_question(key: str, folder: str, number: int) -> float:
    """Seconds of the processor until the terminal asks for the first time."""
    command = [sys.executable, "-m", "vortex", "play", key, "--terminal", "--plain", "--seed", "1"]
    # Bytecode is kept, as it is wherever the game is installed.
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    process = subprocess.Popen(
        [*command, "--record", f"{folder}/{key}-{number}.json"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        env=settings,
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"vortex play {key} ended with {process.returncode}")
    return used.ru_utime + used.ru_stime


def in_the_terminal(is_kept: bool) -> None:
    load = os.getloadavg()[0]
    lines = ["| | first question, seconds of the processor | lowest – highest |", "|---|---:|---:|"]
    with tempfile.TemporaryDirectory() as folder:
        for key in GAMES:
            times = sorted([first_question(key, folder, number) for number in range(TIMES + 1)][1:])
            lines.append(f"| {key} | {statistics.median(times):.2f} | {times[0]:.2f} – {times[-1]:.2f} |")
    print(*lines, sep="\n", flush=True)
    if is_kept:
        keep(
            "Start in the terminal",
            "Made by `.venv/bin/python bench/start.py --terminal --write`: `vortex play GAME --terminal --plain`, from "
            "the start of Python through imports and cards to the first question. Target: 0.3 s.\n\n"
            + "\n".join(lines)
            + f"\n\nPython {python_version()}, games interpreted, {TIMES} starts; load average before {load:.1f}.",
        )


def in_the_browser(is_kept: bool) -> None:
    from playwright.sync_api import sync_playwright
    from tests.browser import chromium
    from tests.browser.test_start import first_board

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
    if is_kept:
        command = ".venv/bin/python bench/start.py --write"
        keep("Start", f"Made by `{command}`. Target: the first board is seen within 2 s.\n\n{figure}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="write into bench/RESULTS.md")
    parser.add_argument("--terminal", action="store_true", help="in the terminal only")
    given = parser.parse_args()
    in_the_terminal(given.write)
    if not given.terminal:
        in_the_browser(given.write)


if __name__ == "__main__":
    main()
