"""A bot that the host has written: chosen on the page, and played against."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect
from tests.browser.served import ROOT
from tests.patience import PATIENCE, wait_until

BOT = """
from pathlib import Path

class QuickestOfAll:
    def __init__(self, seed):
        pass

    def choose(self, chair):
        Path(__file__).with_name("asked").touch()
        return chair.legal()[0]
"""


def test_a_bot_of_the_hosts_own_is_chosen_in_the_set_up_and_plays(
    built: None, chromium: Chromium, tmp_path: Path
) -> None:
    (tmp_path / "my_bots.py").write_text(BOT)
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "vortex", "serve", "--bots", "my_bots:QuickestOfAll"),
            *("--port", "0", "--database", "memory:"),
        ],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
    )
    page = chromium.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().removeprefix("Vortex is at ").strip()
        page.goto(f"{address}new/time-clash")
        level = page.locator("#level-1")
        expect(level.locator("option:checked")).to_have_text("Bot: companion")
        level.select_option("quickest-of-all")
        page.get_by_role("button", name="Move seat 2 up").click()
        page.get_by_role("button", name="Go to the table").click()
        # In the first seat, it has the first question.
        page.locator(".board").first.wait_for()
        page.get_by_role("tab", name="Table").click()
        expect(page.get_by_text("quickest-of-all").first).to_be_visible()
        wait_until(lambda: (tmp_path / "asked").exists())
    finally:
        page.close()
        process.terminate()
        process.communicate(timeout=PATIENCE)
