"""How much work it takes from the command to the first board."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urljoin

from playwright.sync_api import Browser as Chromium
from tests.browser.served import ROOT
from tests.patience import PATIENCE
from tests.yardstick import slowness

MOST = 5.0
"""Seconds of the processor, in the server and in the page; `bench/start.py` measures how long people wait."""


class Start(NamedTuple):
    waited: float
    """Seconds from the start of `vortex play` to the first board."""
    worked: float
    """Seconds of the processor until one can play, in the server and in the page."""


def first_board(chromium: Chromium, folder: Path) -> Start:
    """In a browser that is already open."""
    page = chromium.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    began = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-m", "vortex", "play", "--local", "--no-browser", "--port", "0"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src", "VORTEX_DATABASE": f"sqlite:///{folder}/tables.db"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().removeprefix("Vortex is at ").strip()
        page.goto(address)
        page.get_by_role("button", name="Play :").first.click()
        page.locator(".board").first.wait_for()
        waited = time.monotonic() - began
        page.locator(
            "[data-choice], [data-source]"
        ).first.wait_for()  # and it can be played on; a bot may begin
        figures = page.request.get(urljoin(address, "/metrics")).text()
        server = re.search(r"^vortex_cpu_seconds_total (\S+)", figures, re.MULTILINE)
        assert server is not None
        of_page = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
        return Start(waited, float(server[1]) + of_page["TaskDuration"])
    finally:
        page.close()
        process.terminate()
        process.communicate(timeout=PATIENCE)


def test_the_first_board_takes_little_work(built: None, chromium: Chromium, tmp_path: Path) -> None:
    start = first_board(chromium, tmp_path)
    assert start.worked < MOST * slowness(), start
