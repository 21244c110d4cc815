"""How long it takes from the command to the first board."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from playwright.sync_api import Browser as Chromium
from tests.browser.served import ROOT

IN_ANY_CASE = 8.0
"""What even a machine busy with other tests keeps; `bench/start.py` measures a quiet one."""


def first_board(chromium: Chromium, folder: Path) -> float:
    """Seconds from the start of `vortex play` to the first board in a browser that is already open."""
    page = chromium.new_page()
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
        page.get_by_role("button").filter(has_text="bots").first.click()
        page.locator(".board").first.wait_for()
        waited = time.monotonic() - began
        page.locator(
            "[data-choice], [data-source]"
        ).first.wait_for()  # and it can be played on; a bot may begin
        return waited
    finally:
        page.close()
        process.terminate()
        process.communicate(timeout=60)


def test_the_first_board_is_there_soon_after_the_start(
    built: None, chromium: Chromium, tmp_path: Path
) -> None:
    # The first time warms up what the operating system keeps in memory; another one meets other work by chance.
    assert any(first_board(chromium, tmp_path) < IN_ANY_CASE for _ in range(3))
