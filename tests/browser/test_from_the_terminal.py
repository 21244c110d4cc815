"""One person in the browser, the other at a terminal, by `vortex join`."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Opening
from tests.browser.playing import Player
from tests.patience import PATIENCE

from vortex.kernel.chance import FastChance

ROOT = Path(__file__).parents[2]


def test_a_browser_and_a_terminal_play_each_other_to_the_end(visit: Opening, tmp_path: Path) -> None:
    ada = visit(name="Ada", text_view=True).open("/new/time-clash")
    ada.get_by_label("How many seats?").select_option("2")
    ada.get_by_label("Name of seat 1").fill("Ada")
    ada.get_by_label("Seat 2", exact=True).select_option("open")
    ada.locator("label", has_text="match").get_by_role("combobox").select_option("1")
    ada.get_by_role("button", name="Go to the table").click()
    link = ada.locator("#invite").input_value()
    command = [sys.executable, "-m", "vortex", "join", link, "--name", "Grace", "--language", "en"]
    luck = FastChance(3)
    typed = "".join(f"{1 + luck.below(3)}\n" for _ in range(6000))
    # Into a file: a pipe that nobody reads would stop the terminal.
    shown = tmp_path / "shown.txt"
    with shown.open("w", encoding="utf-8") as file:
        terminal = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=file, text=True)
    try:
        expect(ada.locator(".seats").first).to_contain_text("Grace")
        ada.locator("header.status").wait_for()
        assert terminal.stdin is not None
        terminal.stdin.write(typed)
        terminal.stdin.flush()
        player = Player(ada, 1)
        player.begin()
        player.finish()
        ada.locator("#end-title").wait_for()
        terminal.wait(timeout=PATIENCE)
    finally:
        terminal.kill()
        terminal.wait()
        assert terminal.stdin is not None
        with suppress(BrokenPipeError):
            terminal.stdin.close()
    out = shown.read_text(encoding="utf-8")
    assert terminal.returncode == 0
    assert "\nThe game is over. " in out
    assert player.answers > 2, "both have played"
    seed = ada.locator(".end dd code").all_text_contents()
    assert any(text.strip() and text.strip() in out for text in seed), "the same game on both screens"
