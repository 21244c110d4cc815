"""How smoothly boards move, in a real Chromium: frames a second while 100 pieces move, and how soon an update is shown.

    .venv/bin/python bench/boards.py
    .venv/bin/python bench/boards.py --write    keep the figures in RESULTS.md

Builds `client/bench`, opens it in a headless browser without a graphics card, and prints what it measured there.
Wants at least 50 frames a second, and of every board an update in less than 30 ms; answers with an error code
otherwise.
"""

import argparse
import functools
import http.server
import json
import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.results import keep  # noqa: E402
from playwright.sync_api import CDPSession, Page, sync_playwright  # noqa: E402 (after the path)
from tests.browser import chromium  # noqa: E402

LEAST_FRAMES = 50.0
MOST_MILLISECONDS = 30.0
NAMES = {
    "boxes": "100 bare boxes, without any of ours",
    "pieces": "100 pieces",
    "timeClash": "Time Clash, a card is played",
    "cardGame": "The Doctor Who Card Game, a card is laid before a Location",
    "timeOfTheDaleks": "Time of the Daleks, dice show other sides, ships go on",
}
BOARDS = ("timeClash", "cardGame", "timeOfTheDaleks")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Nobody wants to read requests here."""


def measure() -> dict[str, Any]:
    path = chromium.find()
    if path is None:
        sys.exit(chromium.HOW_TO_GET_IT)
    with tempfile.TemporaryDirectory() as built:
        config = ROOT / "client" / "bench" / "vite.config.ts"
        command = [
            "node_modules/.bin/vite",
            "build",
            "--config",
            str(config),
            "--outDir",
            built,
            "--logLevel",
            "error",
        ]
        subprocess.run(command, cwd=ROOT / "client", check=True)
        handler = functools.partial(Quiet, directory=built)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
                page = browser.new_page(viewport={"width": 1280, "height": 720})
                page.goto(f"http://127.0.0.1:{server.server_port}/")
                page.wait_for_function("() => window.bench")
                line = page.context.new_cdp_session(page)
                line.send("Performance.enable", {"timeDomain": "threadTicks"})
                figures = {stage: run(page, line, stage) for stage in NAMES}
                browser.close()
            server.shutdown()
    return figures


def run(page: Page, line: CDPSession, stage: str) -> dict[str, Any]:
    """What the page measured, and beside it how long its thread worked for one update and all that moved after it:
    time on the processor, which other processes do not make longer."""
    before = worked(line)
    figures: dict[str, Any] = page.evaluate(f"() => window.bench.{stage}()")
    return {**figures, "work": (worked(line) - before) * 1000 / figures["updates"]["count"]}


def worked(line: CDPSession) -> float:
    metrics = line.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def table(figures: dict[str, Any]) -> str:
    load = os.getloadavg()[0]
    rows = [
        "| | frames/s | longest frame | update, median | update, slowest | work for an update | load average |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for stage, name in NAMES.items():
        one = figures[stage]
        frames = f"{one['frames']:.0f} | {one['longest']:.0f} ms" if "frames" in one else " | "
        updates = f"{one['updates']['median']:.1f} ms | {one['updates']['most']:.1f} ms"
        rows.append(f"| {name} | {frames} | {updates} | {one['work']:.1f} ms | {load:.1f} |")
    return "\n".join(rows)


def busy() -> str:
    """A warning where others had the processor as well."""
    if os.getloadavg()[0] <= (os.cpu_count() or 1):
        return ""
    return (
        "**Not yet a figure to go by:** made beside other busy processes, so frames and waits say more about them."
        " The work, time on the processor of the page's own thread for one update and all that moves after it, is"
        " ours alone.\n\n"
    )


def write(figures: dict[str, Any]) -> None:
    keep(
        "Boards",
        "Made by `.venv/bin/python bench/boards.py --write` in headless Chromium without a graphics card."
        f" Target: {LEAST_FRAMES:.0f} frames/s while 100 pieces move, an update shown in"
        f" {MOST_MILLISECONDS:.0f} ms.\n\n{busy()}{table(figures)}",
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="keep the figures in RESULTS.md")
    given = parser.parse_args()
    figures = measure()
    print(json.dumps(figures, indent=2))
    print(table(figures))
    if given.write:
        write(figures)
    medians = [figures[board]["updates"]["median"] for board in BOARDS]
    if figures["pieces"]["frames"] < LEAST_FRAMES or max(medians) > MOST_MILLISECONDS:
        sys.exit("Slower than wanted.")


if __name__ == "__main__":
    main()
